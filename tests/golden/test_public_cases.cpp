// SPDX-License-Identifier: GPL-3.0-or-later
// Public incidents, each as a project made from what an operator could see (tests/golden/cases/*.toml),
// against the answer that the people involved confirmed. A case is right where the answer comes first, or
// where nothing is clearly ahead and the measurement that split the case is among those proposed; an answer
// that is wrong never has more than 0.9. Run the program for the table.
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "support/kinds.h"
#include "support/paths.h"
#include "triage/triage.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace fulcrum;

namespace
{

struct Case {
    const char* file;
    std::vector<std::string> answers; // any of them is the confirmed one, as the catalogue calls it
    std::vector<std::string> splits;  // metrics of the measurement that split it
    const char* check = nullptr;      // the arithmetic that names it before anything is run
};

// Several answers where the catalogue has one cause in several forms: which of its settings was to blame is
// what the case itself does not tell.
const std::vector<Case>& cases()
{
    static const std::vector<Case> all = {
        {"g1-graph-ceiling", {"graph-ceiling", "graphs-off"}, {"graph_share"}, "graphs"},
        {"g4-prefill-first", {"prefill-starves-decode"}, {"itl_s", "decode_s", "step_tokens"}},
        {"g6-one-long-prompt", {"one-prompt-takes-the-budget"}, {"step_tokens", "queue_s", "waiting"}},
        {"g7-over-admission",
         {"kv-pressure", "preemption-loop"},
         {"preemption_rate", "preemptions_per_request", "kv_usage"}},
        {"g9-counter-in-the-prompt", {"prefix-lost-everywhere"}, {"cached_tokens", "prefix_hit_ratio"}},
        {"g11-proxy-buffers", {"proxy-buffers"}, {"itl_s", "ttft_s", "client_itl_s"}},
        {"g12-cpu-quota", {"cpu-quota"}, {"cpu_throttled_share"}},
        // What a variable does cannot be simulated: it stays a suspect by name, and `fulcrum diff` shows it.
        {"g15-upgrade", {"environment-variable"}, {"environment-variable"}},
    };
    return all;
}

scenario::Project project_of(const std::string& name, const cluster::Kinds& kinds)
{
    const std::string path = test::source_folder() + "/tests/golden/cases/" + name + ".toml";
    const auto text = scenario::read_text_file(path);
    if (!text) qFatal("%s", to_string(text.errors()).c_str());
    const scenario::Document document(*text, path, cluster::node_types(kinds));
    if (!document.runnable()) qFatal("%s", to_string(document.problems()).c_str());
    scenario::Project project = document.project();
    project.run.folder = test::source_folder() + "/tests/golden/cases";
    return project;
}

bool among(const std::vector<std::string>& all, const std::string& one)
{
    return std::ranges::find(all, one) != all.end();
}

bool arithmetic_counts(const triage::Verdict& verdict)
{
    return std::ranges::any_of(verdict.notes, [](const std::string& note) {
        return note.find("times as likely as in the catalogue") != std::string::npos;
    });
}

bool splits(const triage::Measurement& m, const Case& one)
{
    return among(one.splits, m.figure.metric);
}

// Among what the project's own figures tell apart, or by name where it cannot be simulated.
bool proposes(const triage::Verdict& verdict, const Case& one)
{
    const auto named = [&](const triage::LeftOut& out) { return among(one.splits, out.id); };
    if (std::ranges::any_of(verdict.left_out, named)) return true;
    if (verdict.measure_next && splits(*verdict.measure_next, one)) return true;
    return std::ranges::any_of(verdict.alternatives, [&](const auto& m) { return splits(m, one); });
}

} // namespace

class TestPublicCases : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();
    std::vector<std::string> table_;

private slots:
    void confirmed_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < cases().size(); ++i)
            QTest::newRow(cases()[i].file) << static_cast<int>(i);
    }

    void confirmed()
    {
        QFETCH(const int, index);
        const Case& one = cases()[static_cast<std::size_t>(index)];
        triage::Options options;
        options.replications = 2;
        QElapsedTimer timer;
        timer.start();
        const auto verdict = triage::triage(project_of(one.file, kinds_), kinds_, options);
        QVERIFY2(verdict.ok(), verdict ? "" : to_string(verdict.errors()).c_str());
        const triage::Hypothesis& first = verdict->hypotheses.front();
        const bool right = among(one.answers, first.id);
        const bool honest = verdict->verdict == "cannot tell" && proposes(*verdict, one);
        QString row =
            QString::asprintf("%-26s %-14s first %-28s %.2f  measure %-24s", one.file,
                              right    ? "right"
                              : honest ? "cannot tell"
                                       : "WRONG",
                              first.id.c_str(), first.probability,
                              verdict->measure_next ? to_string(verdict->measure_next->figure).c_str() : "-");
        if (!right) row += QStringLiteral(" answer has ");
        for (const triage::Hypothesis& each : verdict->hypotheses)
            if (!right && among(one.answers, each.id)) row += QString::asprintf("%.2f ", each.probability);
        if (qEnvironmentVariableIsSet("FULCRUM_CASES_DETAIL")) {
            row += QString::asprintf(" (%d runs, %.1f s)\n", verdict->runs,
                                     static_cast<double>(timer.elapsed()) / 1e3);
            for (std::size_t h = 0; h < verdict->hypotheses.size(); ++h) {
                const triage::Hypothesis& each = verdict->hypotheses[h];
                if (h >= 6 && !among(one.answers, each.id)) continue;
                row += QString::asprintf("    %-30s %.3f s=%.2f", each.id.c_str(), each.probability,
                                         each.severity);
                for (const triage::Failure& fail : each.fails)
                    row += QString::asprintf("  [%.1f sd] %s", fail.deviations, fail.text.c_str());
                row += "\n";
            }
            for (const triage::Measurement& m : verdict->alternatives)
                row += QString::fromStdString("    or " + to_string(m.figure) + "\n");
            for (const std::string& note : verdict->notes)
                row += QString::fromStdString("    note: " + note + "\n");
            for (const auto& out : verdict->left_out)
                row += QString::fromStdString("    out: " + out.id + ": " + out.why + "\n");
        }
        qInfo("%s", qPrintable(row));
        QVERIFY2(right || first.probability <= 0.9, qPrintable(row));
        if (!right && one.check != nullptr) {
            const auto names_it = [&](const study::Check& check) {
                return check.id == one.check && !check.holds;
            };
            QVERIFY2(std::ranges::any_of(verdict->checks, names_it), qPrintable(row));
        }
        QCOMPARE(arithmetic_counts(*verdict), one.check != nullptr);
        QVERIFY2(right || honest, qPrintable(row));
    }

    // A project knows its own system: the prior that it gives counts as it stands, whatever the arithmetic
    // names.
    void a_prior_of_the_project_is_left_as_it_is()
    {
        scenario::Project project = project_of("g1-graph-ceiling", kinds_);
        project.triage.priors["graph-ceiling"] = 0.25;
        triage::Options options;
        options.replications = 1;
        const auto verdict = triage::triage(project, kinds_, options);
        QVERIFY2(verdict.ok(), verdict ? "" : to_string(verdict.errors()).c_str());
        QVERIFY(!arithmetic_counts(*verdict));
        const auto found = std::ranges::find(verdict->hypotheses, "graph-ceiling", &triage::Hypothesis::id);
        QVERIFY(found != verdict->hypotheses.end());
        QCOMPARE(found->prior, 0.25);
    }
};

QTEST_GUILESS_MAIN(TestPublicCases)
#include "test_public_cases.moc"
