// SPDX-License-Identifier: GPL-3.0-or-later
// Observations, notes and [triage] in a project: what is read, what is refused, and edits of them.
#include "models/scenario/random_records.h"
#include "models/scenario/sample.h"
#include "scenario/evidence_text.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace fulcrum;
using namespace fulcrum::scenario;
using namespace records;

namespace
{

constexpr const char* kRecords = R"(
# The first thing that was seen.
[[observation]]
id = "first-token"
title = "Chat waits"
metric = "ttft_s"
statistic = "p95"
before = "0.8 s"   # as on any day
after = ["7.5 s", "8 s", "10 s"]
target = "at most 1 s"
from = 2026-11-30T10:00:00Z
until = 2026-11-30T11:02:00.5+01:00
class = "chat"
tenant = "acme"
count = 2000
source = "Grafana"
timed_out = "censored"

[[observation]]
id = "tail"
metric = "e2e_s"
statistic = "p99"
after = "at least 30 s"
from = "10 min"
until = "12 min"
[observation.buckets_after]
bounds = [1, 10, 30]
counts = [5, 10, 20, 65]
sum = 214.5

[[observation]]
id = "cache"
metric = "prefix_hit_ratio"
statistic = "value"
before = "80 %"
after = [0.02, 0.04]

[[note]]
kind = "observation"
id = "seen"
text = "Chat waits eight seconds."
observation = "first-token"
at = 2026-11-30T10:02:00Z
author = "ada"

[[note]]
kind = "hypothesis"
id = "bulk"
text = "Bulk prompts use up the prompt budget"
mechanism = "long-prompts"
links = ["seen", "tail"]

[[note]]
kind = "action"
id = "limit"
cost = "bulk waits"
stop_condition = "chat p95 below 1 s for 5 min"
reversible = true
scenario = "observed"
at = "10 min"
until = "15 min"
links = ["bulk"]

[[note]]
kind = "falsifier"
id = "prefill-slow"
metric = "prefill_s"
statistic = "p95"
class = "chat"
direction = "flat"
at_least = "2 s"
then = "slow-prefill"
links = ["bulk"]

[triage]
base = "observed"
[triage.priors]
prefix-collapse = "20 %"
cold-replica = 0.05
)";

std::string text_with(std::string_view records)
{
    return sample::project_text() + std::string(records);
}

QByteArray problems_of(const std::string& records)
{
    return QByteArray::fromStdString(to_string(sample::document(text_with(records)).problems()));
}

// Line of the i-th record line behind the sample.
int first_line()
{
    const std::string text = sample::project_text();
    return static_cast<int>(std::ranges::count(text, '\n')) + 1;
}

void compare(const std::optional<Buckets>& a, const std::optional<Buckets>& b)
{
    QCOMPARE(a.has_value(), b.has_value());
    if (!a) return;
    QCOMPARE(a->bounds, b->bounds);
    QCOMPARE(a->counts, b->counts);
    QVERIFY(a->sum == b->sum || (std::isnan(a->sum) && std::isnan(b->sum)));
}

void compare(const Observation& a, const Observation& b)
{
    QCOMPARE(a.id, b.id);
    QCOMPARE(a.title, b.title);
    QCOMPARE(a.metric, b.metric);
    QCOMPARE(a.statistic, b.statistic);
    QVERIFY(a.before == b.before);
    QVERIFY(a.after == b.after);
    QVERIFY(a.target == b.target);
    compare(a.buckets_before, b.buckets_before);
    compare(a.buckets_after, b.buckets_after);
    QVERIFY(a.window == b.window);
    QVERIFY(a.window_before == b.window_before);
    QVERIFY(a.population == b.population);
    QVERIFY(a.count == b.count);
    QCOMPARE(a.source, b.source);
    QCOMPARE(a.timed_out, b.timed_out);
    QCOMPARE(a.definition, b.definition);
}

} // namespace

class TestScenarioNotebook : public QObject
{
    Q_OBJECT

private slots:
    void reads_observations();
    void reads_notes_and_triage();
    void an_incomplete_observation_is_no_error();
    void refuses_data();
    void refuses();
    void units_follow_the_metric();
    void what_is_written_is_read_back();
    void random_edits_are_undone();
    void an_id_is_followed_and_removed_everywhere();
    void sets_only_what_differs();
    void sets_triage();
    void edits_that_could_not_be_read_back_are_refused();
};

void TestScenarioNotebook::reads_observations()
{
    const Document document = sample::document(text_with(kRecords));
    QCOMPARE(problems_of(kRecords), QByteArray());
    const auto& seen = document.project().observations;
    QCOMPARE(seen.size(), 3U);
    QVERIFY(seen[0].before == (Observed{0.8, 0.8, 0.8}));
    QVERIFY(seen[0].after == (Observed{8, 7.5, 10}));
    QVERIFY(seen[0].target == (Observed{1, 0, 1}));
    QVERIFY(seen[0].window.from == (Moment{1796032800 * kSecond, true}));
    QVERIFY(seen[0].window.until == (Moment{1796032920 * kSecond + kSecond / 2, true}));
    QCOMPARE(seen[0].population.request_class, std::string("chat"));
    QCOMPARE(seen[0].population.tenant, std::string("acme"));
    QCOMPARE(*seen[0].count, 2000);
    QCOMPARE(seen[0].timed_out, TimedOut::Censored);
    QCOMPARE(seen[0].at.line, first_line() + 2);
    QVERIFY(seen[1].after->at_least());
    QCOMPARE(seen[1].after->value, 30.0);
    QVERIFY(seen[1].window.from == (Moment{600 * kSecond, false}));
    QCOMPARE(seen[1].buckets_after->count(), 100);
    QCOMPARE(seen[1].buckets_after->sum, 214.5);
    QCOMPARE(seen[1].timed_out, TimedOut::Unknown);
    QVERIFY(seen[2].before == (Observed{0.8, 0.8, 0.8}));
    QVERIFY(seen[2].after == (Observed{0.03, 0.02, 0.04}));
}

void TestScenarioNotebook::reads_notes_and_triage()
{
    const Document document = sample::document(text_with(kRecords));
    const auto& notes = document.project().notes;
    QCOMPARE(notes.size(), 4U);
    QCOMPARE(notes[0].kind, NoteKind::Observation);
    QCOMPARE(notes[0].observation, std::string("first-token"));
    QCOMPARE(notes[1].mechanism, std::string("long-prompts"));
    QCOMPARE(notes[1].links, (std::vector<std::string>{"seen", "tail"}));
    QCOMPARE(notes[2].kind, NoteKind::Action);
    QCOMPARE(notes[2].reversible, std::optional<bool>(true));
    QCOMPARE(notes[2].scenario, std::string("observed"));
    QVERIFY(notes[2].until == (Moment{900 * kSecond, false}));
    QCOMPARE(notes[3].direction, std::optional<Direction>(Direction::Flat));
    QCOMPARE(*notes[3].at_least, 2.0);
    QVERIFY(!notes[3].at_most);
    const TriageSettings& triage = document.project().triage;
    QCOMPARE(triage.base, std::string("observed"));
    QCOMPARE(triage.priors.at("prefix-collapse"), 0.2);
    QCOMPARE(triage.priors.at("cold-replica"), 0.05);
}

void TestScenarioNotebook::an_incomplete_observation_is_no_error()
{
    QCOMPARE(problems_of("[[observation]]\nid = \"slow\"\ntitle = \"latency is high\"\n"), QByteArray());
}

void TestScenarioNotebook::refuses_data()
{
    QTest::addColumn<QString>("records");
    QTest::addColumn<QString>("message");
    const QString seen = "[[observation]]\nid = \"a\"\nmetric = \"ttft_s\"\n";
    const QString note = "[[note]]\nkind = \"%1\"\nid = \"n\"\n";
    const auto add = [](const char* name, const QString& records, const char* message) {
        QTest::newRow(name) << records << message;
    };
    add("no id", "[[observation]]\nmetric = \"ttft_s\"\n", ":1: 'id' is not set");
    add("bad id", "[[observation]]\nid = \"a b\"\n", "2:6: an observation can not have the id 'a b'");
    add("same id", "[[observation]]\nid = \"a\"\n" + note.arg("action").replace("\"n\"", "\"a\""),
        "5:6: there already is an observation or a note 'a'");
    add("unknown key", seen + "befor = \"8 s\"\n", "4:1: unknown key 'befor' (did you mean 'before'?)");
    add("no unit", seen + "after = 8\n", "4:9: 'after' has no unit");
    add("wrong unit", seen + "after = \"8 GB\"\n", "4:9: 'after': unknown unit 'GB'");
    add("negative", seen + "after = \"-8 s\"\n", "4:9: 'after' is negative");
    add("share above 1", "[[observation]]\nid = \"a\"\nmetric = \"kv_usage\"\nafter = 31\n",
        "4:9: 'after' is a share above 1 (write it from 0 to 1, or in per cent");
    add("falling range", seen + "after = [\"9 s\", \"7 s\"]\n", "4:9: 'after' is a range that does not rise");
    add("long range", seen + "after = [\"1 s\", \"2 s\", \"3 s\", \"4 s\"]\n",
        "4:9: 'after' is a list of 4 figures");
    add("no metric", "[[observation]]\nid = \"a\"\nafter = \"8 s\"\n",
        "an observation has a figure without a metric");
    add("statistic", seen + "statistic = \"p94\"\n", "'statistic'");
    add("no zone", seen + "from = 2026-11-30T10:00:00\n",
        "4:8: 'from' does not say in which time zone it is");
    add("no moment", seen + "from = 12\n", "4:8: 'from' must be a moment");
    add("backwards", seen + "from = \"5 min\"\nuntil = \"4 min\"\n", "5:9: a window ends before it begins");
    add("mixed window", seen + "from = \"5 min\"\nuntil = 2026-11-30T10:00:00Z\n", "one end on the clock");
    add("counts", seen + "[observation.buckets_after]\nbounds = [1, 2]\ncounts = [1, 2]\n",
        "there are 2 counts for 2 bounds");
    add("bounds", seen + "[observation.buckets_after]\nbounds = [1, 1]\ncounts = [1, 2, 3]\n",
        "'bounds' do not rise");
    add("half a request", seen + "[observation.buckets_after]\nbounds = [1]\ncounts = [0.5, 2]\n",
        "whole numbers");
    add("dangling observation", seen + note.arg("observation") + "observation = \"b\"\n",
        "a note names the observation 'b', which is not there");
    add("dangling link", seen + note.arg("action") + "links = [\"aa\", \"a\"]\n",
        "7:10: a note links to 'aa', which is not there (did you mean 'a'?)");
    add("itself", note.arg("action") + "links = [\"n\"]\n", "links to itself");
    add("scenario", note.arg("action") + "scenario = \"observe\"\n",
        "a note names the scenario 'observe', which is not there (did you mean 'observed'?)");
    add("kind", note.arg("idea"), "'kind'");
    add("wrong key for the kind", note.arg("hypothesis") + "cost = \"much\"\n",
        "4:1: a note of kind 'hypothesis' has no 'cost' (it belongs to: action, proposal)");
    add("bound without metric", note.arg("prediction") + "at_most = \"1 s\"\n",
        "a note has a bound without a metric");
    add("crossed bounds",
        note.arg("prediction") + "metric = \"ttft_s\"\nat_least = \"2 s\"\nat_most = \"1 s\"\n",
        "at_least is larger than at_most");
    add("base", "[triage]\nbase = \"observd\"\n", "did you mean 'observed'?");
    add("prior", "[triage.priors]\nx = 20\n", "'x' is a share above 1");
    add("all priors", "[triage.priors]\nx = \"80 %\"\ny = \"60 %\"\n",
        "1:1: [triage.priors] adds up to 140 %, which leaves nothing for all others (give less than 100 % in "
        "all)");
}

void TestScenarioNotebook::refuses()
{
    QFETCH(QString, records);
    QFETCH(QString, message);
    // Positions in the table above count from the first record line.
    const QRegularExpression position("^(\\d+):(\\d+): ");
    if (const auto match = position.match(message); match.hasMatch())
        message.replace(0, match.capturedLength(),
                        QStringLiteral("%1:%2: ")
                            .arg(match.captured(1).toInt() + first_line() - 1)
                            .arg(match.captured(2)));
    const QByteArray problems = problems_of(records.toStdString());
    QVERIFY2(problems.contains(message.toUtf8()), problems);
    // And nothing else is lost.
    QCOMPARE(sample::document(text_with(records.toStdString())).project().scenarios.size(),
             sample::document(sample::project_text()).project().scenarios.size());
}

void TestScenarioNotebook::units_follow_the_metric()
{
    QCOMPARE(dimension_of("ttft_s", "p99"), Dimension::Time);
    QCOMPARE(dimension_of("prefill_s_per_token", "mean"), Dimension::Time);
    QCOMPARE(dimension_of("output_token_rate", "rate"), Dimension::Rate);
    QCOMPARE(dimension_of("prompt_tokens", "p99"), Dimension::Tokens);
    QCOMPARE(dimension_of("prefix_hit_ratio", "value"), Dimension::Fraction);
    QCOMPARE(dimension_of("kv_usage", "max"), Dimension::Fraction);
    QCOMPARE(dimension_of("running", "value"), Dimension::None);
    QCOMPARE(dimension_of("ttft_s", "share"), Dimension::Fraction);
    QCOMPARE(to_text(Observed{30, 30, kInfinity}, Dimension::Time), std::string("at least 30 s"));
    QCOMPARE(to_text(Observed{8, 7.5, 10}, Dimension::Time), std::string("7.5 s to 10 s"));
    QCOMPARE(to_text(Moment{600 * kSecond, false}), std::string("600 s"));
}

void TestScenarioNotebook::what_is_written_is_read_back()
{
    Random random(7);
    for (int round = 0; round < 300; ++round) {
        const Observation seen = random_observation(random, round);
        std::vector<Note> notes;
        std::string text = to_toml(seen);
        for (int i = 0; i < 4; ++i) {
            notes.push_back(random_note(random, i));
            text += to_toml(notes.back());
        }
        const Document document = sample::document(text_with(text));
        QVERIFY2(document.problems().empty(), (to_string(document.problems()) + "\n" + text).c_str());
        compare(document.project().observations.front(), seen);
        if (QTest::currentTestFailed()) QFAIL(text.c_str());
        for (std::size_t i = 0; i < notes.size(); ++i) {
            const Note& again = document.project().notes[i];
            QCOMPARE(to_toml(again), to_toml(notes[i]));
            QCOMPARE(again.text, notes[i].text);
            QVERIFY(again.at == notes[i].at && again.until == notes[i].until);
            QVERIFY(again.at_least == notes[i].at_least && again.at_most == notes[i].at_most);
            QVERIFY(again.direction == notes[i].direction && again.reversible == notes[i].reversible);
        }
    }
}

void TestScenarioNotebook::random_edits_are_undone()
{
    Random random(11);
    for (const std::string line_break : {"\n", "\r\n"}) {
        std::string start = text_with(kRecords);
        if (line_break == "\r\n")
            for (std::size_t i = start.find('\n'); i != std::string::npos; i = start.find('\n', i + 2))
                start.insert(i, 1, '\r');
        Document document = sample::document(start);
        std::vector<Patch> done;
        for (int round = 0; round < 150; ++round) {
            const auto& project = document.project();
            const auto observation = [&] {
                return project.observations[random() % project.observations.size()].id;
            };
            Result<Patch> patch = Patch{};
            Observation seen = random_observation(random, 1000 + round);
            switch (random() % 5) {
            case 0:
                patch = document.add_observation(seen);
                break;
            case 1:
            case 2:
                if (!project.observations.empty()) patch = document.set_observation(observation(), seen);
                break;
            case 3:
                if (!project.observations.empty()) patch = document.remove_observation(observation());
                break;
            default: {
                Note note = random_note(random, 0);
                note.id = "m" + std::to_string(round);
                if (!project.observations.empty()) note.links = {observation()};
                patch = random() % 2 == 0 || project.notes.empty()
                            ? document.add_note(note)
                            : document.set_note(project.notes[random() % project.notes.size()].id, note);
            }
            }
            QVERIFY2(patch.ok(), patch.ok() ? "" : to_string(patch.errors()).c_str());
            QVERIFY(document.apply(*patch).ok());
            done.push_back(*patch);
            QVERIFY2(document.problems().empty(), (to_string(document.problems()) + document.text()).c_str());
        }
        if (line_break == "\r\n")
            QCOMPARE(std::ranges::count(document.text(), '\n'), std::ranges::count(document.text(), '\r'));
        QVERIFY(document.text().starts_with(start.substr(0, sample::project_text().size())));
        for (auto patch = done.rbegin(); patch != done.rend(); ++patch)
            QVERIFY(document.apply(patch->inverse()).ok());
        QVERIFY(document.text() == start);
    }
}

void TestScenarioNotebook::an_id_is_followed_and_removed_everywhere()
{
    Document document = sample::document(text_with(kRecords));
    Observation seen = document.project().observations[0];
    seen.id = "chat-first-token";
    const auto renamed = document.set_observation("first-token", seen);
    QVERIFY2(renamed.ok(), renamed.ok() ? "" : to_string(renamed.errors()).c_str());
    QVERIFY(document.apply(*renamed).ok());
    QCOMPARE(document.project().notes[0].observation, std::string("chat-first-token"));
    const auto removed = document.remove_observation("chat-first-token");
    QVERIFY(removed.ok());
    QVERIFY(document.apply(*removed).ok());
    QCOMPARE(document.project().notes[0].observation, std::string());
    QVERIFY(document.text().find("The first thing that was seen") == std::string::npos);
    const auto note = document.remove_note("bulk");
    QVERIFY(note.ok());
    QVERIFY(document.apply(*note).ok());
    QVERIFY(document.problems().empty());
    QVERIFY(document.project().notes[1].links.empty());
    QCOMPARE(document.unused_id("tail"), std::string("tail-2"));
    QCOMPARE(document.unused_id("größer / p99"), std::string("gr-er-p99"));
}

void TestScenarioNotebook::sets_only_what_differs()
{
    const Document document = sample::document(text_with(kRecords));
    Observation seen = document.project().observations[0];
    seen.after = Observed{9, 9, 9};
    seen.population.tenant.clear();
    seen.definition = "client";
    const auto patch = document.set_observation("first-token", seen);
    QVERIFY(patch.ok());
    Document after = document;
    QVERIFY(after.apply(*patch).ok());
    std::string expected =
        sample::replaced(text_with(kRecords), "after = [\"7.5 s\", \"8 s\", \"10 s\"]", "after = \"9 s\"");
    expected = sample::replaced(expected, "tenant = \"acme\"\n", "");
    expected = sample::replaced(expected, "timed_out = \"censored\"\n",
                                "timed_out = \"censored\"\ndefinition = \"client\"\n");
    QCOMPARE(QByteArray::fromStdString(after.text()), QByteArray::fromStdString(expected));
    QVERIFY(document.set_observation("first-token", document.project().observations[0])->old_text.empty());
}

void TestScenarioNotebook::sets_triage()
{
    Document document = sample::document(sample::project_text());
    const auto apply = [&](const Result<Patch>& patch) {
        QVERIFY2(patch.ok(), patch.ok() ? "" : to_string(patch.errors()).c_str());
        QVERIFY(document.apply(*patch).ok());
        QVERIFY(document.problems().empty());
    };
    apply(document.set_triage_base("observed"));
    apply(document.set_triage_prior("prefix-collapse", 0.25));
    apply(document.set_triage_prior("cold-replica", 0.5));
    QCOMPARE(document.project().triage.base, std::string("observed"));
    QCOMPARE(document.project().triage.priors.size(), 2U);
    const auto all = document.set_triage_prior("prefix-collapse", 0.5); // with the other, all there is
    QVERIFY(!all.ok());
    QVERIFY(QByteArray::fromStdString(to_string(all.errors())).contains("[triage.priors] adds up to 100 %"));
    apply(document.set_triage_prior("prefix-collapse", std::nullopt));
    QCOMPARE(document.project().triage.priors.size(), 1U);
    const auto wrong = document.set_triage_base("observd");
    QVERIFY(!wrong.ok());
    QVERIFY(QByteArray::fromStdString(to_string(wrong.errors())).contains("did you mean 'observed'?"));
    apply(document.set_triage_base(""));
    QCOMPARE(document.project().triage.base, std::string());
}

void TestScenarioNotebook::edits_that_could_not_be_read_back_are_refused()
{
    const Document document = sample::document(text_with(kRecords));
    const auto refused = [](const Result<Patch>& patch) {
        return patch.ok() ? QByteArray() : QByteArray::fromStdString(to_string(patch.errors()));
    };
    Observation seen = document.project().observations[0];
    QVERIFY(refused(document.add_observation(seen)).contains("there already is"));
    seen.id = "other";
    seen.after = Observed{3, 4, 5};
    QVERIFY(!refused(document.add_observation(seen)).isEmpty());
    seen.after = Observed{std::numeric_limits<double>::quiet_NaN(), 4, 5};
    QVERIFY(!refused(document.add_observation(seen)).isEmpty());
    seen.after.reset();
    seen.metric.clear();
    QVERIFY(refused(document.add_observation(seen)).contains("without a metric"));
    Note note = document.project().notes[1];
    note.links = {"sen"};
    QVERIFY(refused(document.set_note("bulk", note)).contains("did you mean 'seen'?"));
    QVERIFY(refused(document.remove_note("bulkk")).contains("did you mean 'bulk'?"));
    QVERIFY(refused(sample::document("format = 3\n").add_note(note)).contains("read-only"));
}

QTEST_APPLESS_MAIN(TestScenarioNotebook)
#include "test_scenario_notebook.moc"
