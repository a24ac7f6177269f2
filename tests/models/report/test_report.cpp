// SPDX-License-Identifier: GPL-3.0-or-later
// Reports: one way to write a number, the order of a review, the same digits in every form, and a check that
// finds a changed one.
#include "report/build.h"
#include "report/charts.h"
#include "report/markup.h"
#include "report/parts.h"
#include "report/reproducer.h"
#include "report/verify.h"
#include "report/writers.h"

#include "cluster/simulation.h"
#include "decision/diagnosis.h"
#include "scenario/document.h"
#include "support/kinds.h"
#include "support/paths.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

using namespace fulcrum;
using report::Figure;
using report::Form;
using report::Quantity;

namespace
{

constexpr const char* kDash = "\u2013";

std::string shown(double value, double low, double high, Quantity quantity)
{
    return report::text_of(report::known(Interval{value, low, high}, quantity, ""));
}

std::string shown(double value, Quantity quantity)
{
    return shown(value, value, value, quantity);
}

struct Example {
    std::string text;
    report::Results results;
};

// Made once: what follows looks at it only.
const Example& example(const std::string& name)
{
    static std::map<std::string, Example> made;
    const auto found = made.find(name);
    if (found != made.end()) return found->second;
    const std::string file = test::source_folder() + "/projects/" + name + ".toml";
    const cluster::Kinds kinds = test::all_kinds();
    const auto text = scenario::read_text_file(file);
    const scenario::Document document(text ? *text : "", file, cluster::node_types(kinds));
    report::Effort effort;
    effort.fast = true;
    auto results = report::produce(document.project(), file, kinds, effort, {});
    if (!results) qFatal("%s", to_string(results.errors()).c_str());
    return made.emplace(name, Example{*text, std::move(*results)}).first->second;
}

report::BuildOptions options(const Example& one, std::vector<std::string> sections = {})
{
    return {"0.1.0", "2026-11-30 14:41 UTC", "example.toml", one.text, std::move(sections)};
}

report::Machine machine(const report::Document& document, Form form)
{
    return report::machine_of(document, form, {}, {});
}

std::string written(const report::Document& document, Form form)
{
    return report::write(document, machine(document, form), "name").text;
}

QByteArray joined(const std::vector<report::Mismatch>& mismatches)
{
    std::string text;
    for (const report::Mismatch& one : mismatches)
        text +=
            one.figure + ": expected " + one.expected + ", found " + one.found + " in " + one.where + "\n";
    return QByteArray::fromStdString(text);
}

// One other digit in the first place of the text; "" where it is not there.
std::string changed(std::string text, const std::string& what)
{
    const std::size_t at = text.find(what);
    if (at == std::string::npos) return {};
    const std::size_t digit = text.find_first_of("0123456789", at);
    text[digit] = text[digit] == '7' ? '8' : '7';
    return text;
}

// A figure that stands once in this text, so that the digit to change is its own.
const Figure* telling(const std::vector<Figure>& figures, const std::string& seen)
{
    for (const Figure& one : figures) {
        const std::string text = report::text_of(one);
        if (one.run.empty() || text.size() < 6 || text.find('.') == std::string::npos) continue;
        const std::size_t at = seen.find(text);
        if (at != std::string::npos && seen.find(text, at + 1) == std::string::npos) return &one;
    }
    return nullptr;
}

} // namespace

class TestReport : public QObject
{
    Q_OBJECT

private slots:
    void numbers_have_three_digits_and_no_more_than_the_interval_supports()
    {
        QCOMPARE(shown(0.9601, 0.918, 1.013, Quantity::Seconds), std::string("960 ms (920\u20131,010)"));
        QCOMPARE(shown(4.5, Quantity::Seconds), std::string("4.5 s"));
        QCOMPARE(shown(4.5, 4.2, 4.8, Quantity::Seconds), std::string("4.5 s (4.2\u20134.8)"));
        QCOMPARE(shown(0.706, Quantity::Seconds), std::string("706 ms"));
        QCOMPARE(shown(0.0195, Quantity::Seconds), std::string("19.5 ms"));
        QCOMPARE(shown(12.345678, Quantity::Number), std::string("12.3"));
        QCOMPARE(shown(12474.33, Quantity::Count), std::string("12,474"));
        QCOMPARE(shown(0.6134, Quantity::Probability), std::string("0.61"));
        QCOMPARE(shown(0.004, Quantity::Probability), std::string("<0.01"));
        QCOMPARE(shown(0, Quantity::Probability), std::string("0.00"));
        QCOMPARE(shown(1, Quantity::Probability), std::string("1.00"));
        QCOMPARE(shown(5, Quantity::Factor), std::string("\u00D7 5.0"));
        QCOMPARE(shown(0.42, Quantity::Factor), std::string("\u00D7 0.42"));
        QCOMPARE(shown(-3.5, Quantity::Number), std::string("\u22123.5"));
        QCOMPARE(shown(0, Quantity::Number), std::string("0"));
        QCOMPARE(shown(-0.0, Quantity::Seconds), std::string("0 s"));
        QCOMPARE(shown(13, Quantity::PerSecond), std::string("13 /s"));
        QCOMPARE(shown(45, Quantity::Seconds), std::string("45 s"));
        QCOMPARE(shown(1800, Quantity::Seconds), std::string("30 min"));
        QCOMPARE(shown(NAN, Quantity::Seconds), std::string(kDash));
        QCOMPARE(report::text_of(Figure{}), std::string(kDash));
        Figure bound = report::known(30, Quantity::Seconds, "");
        bound.state = Figure::State::AtLeast;
        QCOMPARE(report::text_of(bound), std::string("at least 30 s"));
        bound.state = Figure::State::Insufficient;
        QCOMPARE(report::text_of(bound), std::string("insufficient"));
    }

    void value_and_interval_share_their_decimals()
    {
        for (const double value : {0.00123, 0.0456, 0.78, 3.21, 45.6, 789.0, 12345.0})
            for (const double width : {0.0001, 0.001, 0.01, 0.1, 0.5, 0.9}) {
                const std::string text =
                    shown(value, value * (1 - width), value * (1 + width), Quantity::Number);
                static const QRegularExpression number(QStringLiteral("[0-9,]+(?:\\.([0-9]+))?"));
                auto matches = number.globalMatch(QString::fromStdString(text));
                QList<qsizetype> decimals;
                while (matches.hasNext())
                    decimals.append(matches.next().captured(1).size());
                for (const qsizetype each : decimals)
                    QCOMPARE(each, decimals.front());
            }
    }

    void columns_of_durations_get_one_unit()
    {
        report::Table table{"t", "", {{"Scenario"}, {"TTFT", true}}, {}, {}};
        for (const double value : {0.085, 0.9, 4.5})
            table.rows.push_back({"a", report::known(value, Quantity::Seconds, "")});
        report::settle_units(table);
        QCOMPARE(table.columns[1].unit, std::string("ms"));
        QCOMPARE(table.rows[2][1].plain(), std::string("4,500"));
        QCOMPARE(table.columns[0].unit, std::string());
    }

    void sections_come_in_the_order_of_a_review()
    {
        const Example& one = example("tenant-burst");
        const report::Document document = report::build(one.results, options(one));
        std::vector<std::string> order, found;
        for (const report::SectionKind& kind : report::section_kinds())
            order.emplace_back(kind.id);
        for (const report::Section& section : document.sections)
            found.push_back(section.id);
        QCOMPARE(found.front(), std::string("summary"));
        QCOMPARE(found.back(), std::string("runs"));
        for (const char* id :
             {"impact", "observations", "mitigations", "falsifier", "prevention", "assumptions"})
            QVERIFY2(std::ranges::find(found, id) != found.end(), id);
        for (const char* id : {"fixes", "tables"}) // nothing was ranked; not asked for
            QVERIFY2(std::ranges::find(found, id) == found.end(), id);
        std::erase_if(order,
                      [&](const std::string& id) { return std::ranges::find(found, id) == found.end(); });
        QVERIFY(found == order);
        const report::Document two = report::build(one.results, options(one, {"runs", "observations"}));
        QCOMPARE(two.sections.size(), std::size_t{2});
        QCOMPARE(two.sections[0].id, std::string("runs"));
        QCOMPARE(two.sections[1].id, std::string("observations"));
    }

    void every_simulated_figure_names_its_run()
    {
        const Example& one = example("tenant-burst");
        const report::Document document = report::build(one.results, options(one));
        std::size_t simulated = 0;
        for (const Figure& figure : report::figures_of(document)) {
            if (figure.run.empty()) continue;
            ++simulated;
            QVERIFY2(std::ranges::find(document.runs, figure.run, &report::Run::id) != document.runs.end(),
                     figure.name.c_str());
        }
        QVERIFY(simulated > 50);
        for (const report::Run& run : document.runs)
            if (run.what == "simulated") QCOMPARE(run.fingerprint.size(), std::size_t{16});
    }

    void every_form_says_the_same_numbers()
    {
        for (const char* name : {"tenant-burst", "symptom-3.4"}) {
            const Example& one = example(name);
            const report::Document document = report::build(one.results, options(one));
            std::string markdown = report::visible(Form::Markdown, written(document, Form::Markdown));
            for (const report::Chart* chart : report::charts_of(document))
                markdown += report::visible_text(report::svg_of(*chart));
            const std::string html = report::visible(Form::Html, written(document, Form::Html));
            const std::string json = report::visible(Form::Json, written(document, Form::Json));
            for (const Figure& figure : report::figures_of(document)) {
                const std::string text = report::text_of(figure);
                QVERIFY2(markdown.find(text) != std::string::npos, (figure.name + " " + text).c_str());
                QVERIFY2(html.find(text) != std::string::npos, (figure.name + " " + text).c_str());
                QVERIFY2(json.find(text) != std::string::npos, (figure.name + " " + text).c_str());
            }
            const std::string csv = report::visible(Form::Csv, written(document, Form::Csv));
            for (const report::Table* table : report::tables_of(document))
                for (const auto& row : table->rows)
                    for (const report::Text& cell : row)
                        if (cell.is_figure())
                            QVERIFY2(csv.find(cell.plain()) != std::string::npos, cell.plain().c_str());
        }
    }

    void a_report_that_is_made_again_holds()
    {
        const Example& one = example("tenant-burst");
        const report::Document document = report::build(one.results, options(one));
        for (const Form form : {Form::Html, Form::Markdown, Form::Csv, Form::Json}) {
            const std::string text = written(document, form);
            const auto json = report::extract(form, text);
            QVERIFY2(json.ok(), std::string(report::to_string(form)).c_str());
            const auto block = report::read_machine(*json);
            QVERIFY(block.ok());
            QCOMPARE(block->figures.size(), report::figures_of(document).size());
            const auto in_block = report::compare_block(*block, document);
            QVERIFY2(in_block.empty(), joined(in_block));
            const auto in_text = report::compare_text(report::visible(form, text),
                                                      report::visible(form, text), document, "the text");
            QVERIFY2(in_text.empty(), joined(in_text));
        }
    }

    void a_changed_digit_is_found_and_named()
    {
        const Example& one = example("tenant-burst");
        const report::Document document = report::build(one.results, options(one));
        const std::vector<Figure> figures = report::figures_of(document);
        for (const Form form : {Form::Html, Form::Markdown, Form::Csv, Form::Json}) {
            const std::string text = written(document, form);
            const std::string seen = report::visible(form, text);
            const Figure* figure = telling(figures, seen);
            QVERIFY(figure != nullptr);
            const std::string broken = changed(seen, report::text_of(*figure));
            const std::string again = report::visible(form, written(report::marked(document), form));
            const auto mismatches = report::compare_text(broken, again, document, "the text");
            QVERIFY2(mismatches.size() >= 1 && mismatches.size() <= 3, joined(mismatches));
            QVERIFY(mismatches.front().expected != mismatches.front().found);
            // Several figures may read alike; one of those is named, and no other.
            const bool named = std::ranges::any_of(figures, [&](const Figure& like) {
                return report::text_of(like) == report::text_of(*figure) &&
                       mismatches.front().figure.starts_with(like.name + ", run " + like.run);
            });
            QVERIFY2(named, joined(mismatches) + figure->name.c_str());
        }
        auto block = report::read_machine(*report::extract(Form::Html, written(document, Form::Html)));
        block->figures[7].text = changed(block->figures[7].text, "");
        const auto in_block = report::compare_block(*block, document);
        QCOMPARE(in_block.size(), std::size_t{1});
        block->figures[7] = machine(document, Form::Html).figures[7];
        block->figures[9].value += 1e-3;
        QCOMPARE(report::compare_block(*block, document).size(), std::size_t{1});
    }

    // Each figure in turn, in each form that shows it: the name is the figure's own.
    void every_changed_figure_is_named()
    {
        const Example& one = example("symptom-3.4");
        const report::Document document = report::build(one.results, options(one));
        const std::size_t count = report::figures_of(document).size();
        std::size_t named = 0;
        for (std::size_t i = 0; i < count; i += 7) {
            report::Document forged = document;
            std::size_t at = 0;
            std::string name;
            report::for_each_figure(forged, [&](Figure& figure) {
                if (at++ != i || figure.state != Figure::State::Known || figure.value == 0) return;
                name = figure.name;
                figure.value *= 3; // another digit, whatever is shown of it
                figure.low = figure.high = figure.value;
            });
            if (name.empty()) continue;
            const std::string found = report::visible(Form::Html, written(forged, Form::Html));
            const std::string again =
                report::visible(Form::Html, written(report::marked(document), Form::Html));
            const auto mismatches = report::compare_text(found, again, document, "the text");
            QVERIFY2(!mismatches.empty(), name.c_str());
            // A chart's axis may change with it.
            const bool found_it = std::ranges::any_of(
                mismatches, [&](const report::Mismatch& each) { return each.figure.starts_with(name); });
            QVERIFY2(found_it, joined(mismatches) + name.c_str());
            ++named;
        }
        QVERIFY(named > 10);
    }

    void marks_do_not_change_a_text()
    {
        const Example& one = example("tenant-burst");
        const report::Document document = report::build(one.results, options(one));
        for (const Form form : {Form::Html, Form::Markdown, Form::Csv, Form::Json}) {
            const auto mismatches = report::compare_text(
                report::visible(form, written(document, form)),
                report::visible(form, written(report::marked(document), form)), document, "the text");
            QVERIFY2(mismatches.empty(), joined(mismatches));
        }
    }

    void mitigations_are_predicted_and_judged()
    {
        const auto table = [](const report::Document& document, const char* id) -> const report::Table* {
            for (const report::Table* one : report::tables_of(document))
                if (one->id == id) return one;
            return nullptr;
        };
        // Those that a triage plays, each with what it is predicted to bring, what it costs and when to stop.
        const Example& deploy = example("ttft-after-deploy");
        const report::Document review = report::build(deploy.results, options(deploy));
        const report::Table* played = table(review, "mitigations");
        QVERIFY(played != nullptr);
        QCOMPARE(played->rows.size(), deploy.results.verdict->mitigations.size());
        for (const auto& row : played->rows) {
            QVERIFY(row[2].is_figure() && !row[2].spans().front().figure->run.empty());
            QVERIFY(row[3].is_figure() && row[3].spans().front().figure->has_interval());
            QVERIFY(!row[5].empty() && !row[6].empty());
            QVERIFY2(row[6].plain().find("_s") == std::string::npos, row[6].plain().c_str());
        }
        // Those of a notebook, with every prediction's verdict.
        const Example& burst = example("tenant-burst");
        const report::Document done = report::build(burst.results, options(burst));
        const report::Table* judged = table(done, "predictions");
        QVERIFY(judged != nullptr);
        QCOMPARE(judged->rows.size(), std::size_t{3});
        for (const auto& row : judged->rows)
            QCOMPARE(row[1].plain(), std::string("came true"));
    }

    void names_of_figures_are_said_in_words()
    {
        const std::pair<const char*, const char*> cases[] = {
            {"stop if ttft_s.p99 is not below 1.37 s", "stop if TTFT p99 is not below 1.37 s"},
            {"prefill_s p95 of chat: 138 ms before", "Prefill time p95 of chat: 138 ms before"},
            {"replicas 10 -> 9", "replicas 10 \u2192 9"},
            {"net value -3.4: it is a-b", "net value \u22123.4: it is a-b"},
            {"(x 0.48, 0.34 to 0.68)", "(\u00D7 0.48, 0.34 to 0.68)"},
            {"max_num_seqs stays", "max_num_seqs stays"}};
        for (const auto& [text, wanted] : cases)
            QCOMPARE(report::in_words(text), std::string(wanted));
        QCOMPARE(report::sentence("gaps joined "), std::string("Gaps joined."));
    }

    void words_may_be_edited_and_numbers_may_not()
    {
        const report::Document none;
        const std::string text = "TTFT rose from 0.9 to 4.5 s in the chat of 12,474 requests";
        QVERIFY(report::compare_text("TTFT went up from 0.9 to 4.5 s in our chat of 12,474 requests", text,
                                     none, "")
                    .empty());
        QCOMPARE(
            report::compare_text("TTFT rose from 0.9 to 4.6 s in the chat of 12,474 requests", text, none, "")
                .size(),
            std::size_t{1});
        const auto gone =
            report::compare_text("TTFT rose from 0.9 s in the chat of 12,474 requests", text, none, "");
        QCOMPARE(gone.size(), std::size_t{1});
        QCOMPARE(gone.front().expected, std::string("4.5"));
        QCOMPARE(gone.front().found, std::string("nothing"));
        const auto added = report::compare_text(text + " and 3 more", text, none, "");
        QCOMPARE(added.size(), std::size_t{1});
        QCOMPARE(added.front().expected, std::string("nothing"));
    }

    void html_is_one_file_that_is_well_formed()
    {
        const Example& one = example("symptom-3.4");
        const report::Document document = report::build(one.results, options(one));
        const std::string html = written(document, Form::Html);
        static const QRegularExpression outside(QStringLiteral("(?:src|href)=\"(?!#)|url\\("));
        QVERIFY(!QString::fromStdString(html).contains(outside));
        QVERIFY(html.find("prefers-color-scheme: dark") != std::string::npos);
        QVERIFY(html.find("<thead>") != std::string::npos);
        for (const report::Chart* chart : report::charts_of(document)) {
            QXmlStreamReader xml(QByteArray::fromStdString(report::svg_of(*chart)));
            while (!xml.atEnd())
                xml.readNext();
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        }
    }

    void texts_cannot_break_out_of_their_form()
    {
        report::Document document;
        document.title = "a <script>alert(1)</script> | b";
        report::Table table{"t", "x", {{"A"}, {"B"}}, {}, {}};
        table.rows.push_back({"=1+2", "a|b, \"c\" <i> </script> -->"});
        document.sections.push_back({"s", "S", {table, report::Paragraph{"</script> --> `x` *y*"}}});
        document.sections.front().blocks.emplace_back(
            report::Paragraph{report::known(1, Quantity::Number, "</script> --> name")});
        const std::string html = written(document, Form::Html);
        QCOMPARE(QString::fromStdString(html).count(QStringLiteral("<script")), 1);
        QCOMPARE(QString::fromStdString(html).count(QStringLiteral("</script>")), 1);
        const std::string markdown = written(document, Form::Markdown);
        QVERIFY(markdown.find("a\\|b") != std::string::npos);
        const auto block = report::extract(Form::Markdown, markdown);
        QVERIFY(block.ok() && report::read_machine(*block).ok());
        QCOMPARE(report::read_machine(*block)->figures.front().name, std::string("</script> --> name"));
        const std::string csv = written(document, Form::Csv);
        QVERIFY(csv.find("'=1+2") != std::string::npos);
        QVERIFY(csv.find("\"a|b, \"\"c\"\" <i> </script> -->\"") != std::string::npos);
    }

    void the_update_has_eight_lines()
    {
        for (const char* name : {"tenant-burst", "symptom-3.4"}) {
            const Example& one = example(name);
            const auto lines = report::update_lines(one.results, options(one));
            QCOMPARE(lines.size(), std::size_t{8});
            for (const std::string& line : lines)
                QVERIFY2(!line.empty() && line.find('\n') == std::string::npos, line.c_str());
            QVERIFY(report::update_chart(one.results).has_value());
        }
        const auto lines =
            report::update_lines(example("tenant-burst").results, options(example("tenant-burst")));
        QVERIFY2(lines[1].find("800 ms to 8 s") != std::string::npos, lines[1].c_str());
        QVERIFY2(lines[2].find("overload bounded") != std::string::npos, lines[2].c_str());
    }

    void sentences_agree_with_what_they_are_about()
    {
        scenario::Observation one;
        one.metric = "request_rate";
        one.before = one.after = scenario::Observed{7, 7, 7};
        QCOMPARE(report::change_of(one).plain(), std::string("are as before, 7 /s"));
        one.metric = "ttft_s";
        one.statistic = "p95";
        one.population.request_class = "chats";
        QCOMPARE(report::change_of(one).plain(), std::string("is as before, 7 s"));
    }

    // The catalogue's levers, played against what triage found; a project that nothing is known of has none.
    void levers_are_ranked_as_the_command_does()
    {
        const Example& one = example("symptom-3.4");
        QVERIFY(one.results.project.levers.empty() && one.results.decision);
        const cluster::Kinds kinds = test::all_kinds();
        triage::Options fast;
        fast.replications = 1;
        const auto diagnosis = decision::diagnose(one.results.project, kinds, fast);
        QVERIFY(diagnosis.ok());
        const scenario::Project project =
            decision::standing_on(one.results.project, *diagnosis, cluster::node_types(kinds));
        decision::DecideOptions how;
        how.diagnosis_verdict = diagnosis->verdict;
        how.diagnosis = decision::probabilities_for(project.levers, *diagnosis);
        how.impact.draws = one.results.ranking_draws;
        how.impact.replications = one.results.ranking_replications;
        how.impact.seed = project.run.seed;
        const auto decided = decision::decide(project, kinds, how);
        QVERIFY(decided.ok());
        const auto order = [](const decision::Decision& one_of) {
            std::vector<std::pair<std::string, double>> levers;
            for (const decision::RankedLever& ranked : one_of.ranking.levers)
                levers.emplace_back(one_of.levers[ranked.lever].id(), ranked.mean);
            return levers;
        };
        QVERIFY(order(*one.results.decision) == order(*decided));
        QVERIFY(!example("replay").results.decision);
        QVERIFY(example("replay").results.missing.front().starts_with("Ranking: "));
    }

    // Commands fit on paper, and a shell reads them as they stand there.
    void commands_break_before_their_options()
    {
        const report::Document document =
            report::build(example("symptom-3.4").results, options(example("symptom-3.4")));
        int broken = 0;
        for (const report::Section& section : document.sections)
            for (const report::Block& block : section.blocks) {
                const auto* code = std::get_if<report::Code>(&block);
                if (section.id != "reproducer" || code == nullptr) continue;
                for (const QString& line : QString::fromStdString(code->text).split(QLatin1Char('\n'))) {
                    QVERIFY2(line.size() <= 96 || !line.startsWith(QStringLiteral("vllm")), qPrintable(line));
                    broken += line.endsWith(QStringLiteral(" \\")) ? 1 : 0;
                    if (line.startsWith(QLatin1Char(' ')))
                        QVERIFY2(line.startsWith(QStringLiteral("    -")), qPrintable(line));
                }
            }
        QVERIFY(broken > 3);
    }

    void the_reproducer_shows_the_fault_at_a_smaller_load()
    {
        const Example& one = example("symptom-3.4");
        QVERIFY(one.results.reproducer.has_value());
        const report::Reproducer& found = *one.results.reproducer;
        QVERIFY(found.fault.value > 1.5 * found.fixed.value);
        QCOMPARE(found.tools.size(), std::size_t{3});
        for (const report::ReproducerLines& tool : found.tools)
            QVERIFY(!tool.lines.empty());
        QVERIFY(found.tools[0].lines.front().starts_with("vllm bench serve --model meta-llama/"));
        QVERIFY(found.tools[1].lines.front().starts_with("guidellm benchmark --target "));
        QVERIFY(!found.changes.empty());
    }

    // Flags as the tools read them: vllm bench serve [S vllm/benchmarks/serve.py and datasets.py, of 0.11 and
    // of 2026], guidellm benchmark [S src/guidellm/__main__.py of 0.5; --rate-type is its older name of
    // --profile, which 0.3 does not have], curl(1).
    void load_lines_carry_flags_that_the_tools_take()
    {
        const std::map<std::string, QStringList> taken{
            {"vllm bench serve",
             {"--model", "--request-rate", "--num-prompts", "--seed", "--percentile-metrics",
              "--metric-percentiles", "--dataset-name", "--random-input-len", "--random-output-len",
              "--prefix-repetition-prefix-len", "--prefix-repetition-suffix-len",
              "--prefix-repetition-num-prefixes", "--prefix-repetition-output-len", "--ignore-eos"}},
            {"GuideLLM", {"--target", "--rate-type", "--rate", "--max-requests", "--data"}},
            {"curl", {"-N", "-s", "-w", "-H", "-d"}}};
        const QStringList data{"prompt_tokens", "prompt_tokens_stdev", "output_tokens",
                               "output_tokens_stdev"};
        static const QRegularExpression flag(QStringLiteral("(?<= )--?[A-Za-z][A-Za-z-]*(?= |$)"));
        static const QRegularExpression key(QStringLiteral("([a-z_]+)=\\d"));
        int seen = 0;
        for (const char* name : {"symptom-3.4", "tenant-burst", "ttft-after-deploy"}) {
            const Example& one = example(name);
            if (!one.results.reproducer) continue;
            for (const report::ReproducerLines& tool : one.results.reproducer->tools) {
                QVERIFY(taken.contains(tool.tool));
                for (const std::string& line : tool.lines) {
                    const QString text = QString::fromStdString(line).section(QLatin1String("-d \""), 0, 0);
                    for (auto match = flag.globalMatch(text); match.hasNext(); ++seen) {
                        const QString found = match.next().captured();
                        QVERIFY2(taken.at(tool.tool).contains(found), line.c_str());
                    }
                    if (tool.tool != "GuideLLM") continue;
                    for (auto match = key.globalMatch(text.section(QLatin1String("--data"), 1));
                         match.hasNext();) {
                        const QString found = match.next().captured(1);
                        QVERIFY2(data.contains(found), line.c_str());
                    }
                    QVERIFY(text.contains(QLatin1String("--rate-type poisson")) ||
                            text.contains(QLatin1String("--rate-type constant")));
                }
            }
        }
        QVERIFY(seen > 30);
    }

    void what_is_not_ready_to_be_sent_is_told()
    {
        const Example& one = example("tenant-burst");
        const auto checks = report::checks_before_sending(one.results);
        const auto complete = std::ranges::find(
            checks, std::string("Every record of the notebook is complete"), &report::Check::text);
        QVERIFY(complete != checks.end() && complete->holds);
        QVERIFY(std::ranges::any_of(checks,
                                    [](const report::Check& check) { return !check.holds; })); // made fast
    }

    void two_projects_stand_side_by_side()
    {
        const Example& one = example("symptom-3.4");
        const report::Document document =
            report::build_comparison(one.results, one.results, options(one), options(one));
        QVERIFY(!document.sections.empty());
        for (const Figure& figure : report::figures_of(document))
            if (figure.quantity == Quantity::Factor && figure.state == Figure::State::Known)
                QCOMPARE(figure.value, 1.0);
    }
};

QTEST_GUILESS_MAIN(TestReport)
#include "test_report.moc"
