// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/notebook.h"
#include "evidence/observations.h"
#include "evidence/review.h"
#include "models/evidence/requests.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fulcrum;
using namespace fulcrum::evidence;
using scenario::Direction;
using scenario::Moment;
using scenario::Note;
using scenario::NoteKind;
using scenario::Observation;
using scenario::Project;

namespace
{

Moment run(double seconds)
{
    return {from_seconds(seconds), false};
}

Note note(NoteKind kind, const std::string& id, std::vector<std::string> links = {})
{
    Note made;
    made.kind = kind;
    made.id = id;
    made.text = "words";
    made.links = std::move(links);
    return made;
}

Note action(const std::string& id, double from, std::optional<double> until)
{
    Note made = note(NoteKind::Action, id);
    made.cost = "bulk waits";
    made.stop_condition = "p95 below 1 s";
    made.reversible = true;
    made.at = run(from);
    if (until) made.until = run(*until);
    return made;
}

Note prediction(const std::string& id, const std::string& action)
{
    Note made = note(NoteKind::Prediction, id, {action});
    made.metric = "ttft_s";
    made.statistic = "p95";
    made.of_class = "chat";
    made.direction = Direction::Down;
    made.at_most = 1;
    made.until = run(160);
    return made;
}

// A request each tenth of a second: slow from 50 s until 110 s.
std::vector<RequestRow> chat(double slow_until = 110)
{
    std::vector<RequestRow> rows;
    for (int i = 0; i < 3000; ++i) {
        const double at = 0.1 * i;
        rows.push_back(requests::completed(at, at >= 50 && at < slow_until ? 6 : 0.1, 0.3));
        rows.back().population.request_class = "chat";
    }
    return rows;
}

const std::vector<std::string>& missing_of(const std::vector<NoteStatus>& all, const std::string& id)
{
    return std::ranges::find(all, id, &NoteStatus::id)->missing;
}

bool asks(const std::vector<std::string>& questions, const std::string& key)
{
    return std::ranges::any_of(questions, [&](const std::string& one) { return one.starts_with(key); });
}

} // namespace

class TestNotebook : public QObject
{
    Q_OBJECT

private slots:
    void vagueObservationsAreRefused()
    {
        Observation seen;
        seen.id = "slow";
        seen.title = "latency is high";
        const auto refused = refuse_vague(seen);
        QVERIFY(refused.has_value());
        const QByteArray why = QByteArray::fromStdString(to_string(*refused));
        for (const char* part :
             {"latency is high", "metric:", "statistic:", "value:", "window:", "population:", "source:"})
            QVERIFY2(why.contains(part), why);

        seen.metric = "client_ttft_s";
        seen.statistic = "p95";
        seen.before = scenario::Observed{0.8, 0.8, 0.8};
        seen.after = scenario::Observed{8, 8, 8};
        seen.window = {run(0), run(120)};
        seen.population.prompt_band = "long";
        seen.count = 2000;
        seen.source = "dashboard";
        QVERIFY(!refuse_vague(seen));
        QVERIFY(asks(missing(seen), "timed-out requests"));
        QCOMPARE(missing(seen).size(), 1U);
        seen.timed_out = scenario::TimedOut::Censored;
        QVERIFY(missing(seen).empty());
        // A gauge has no requests that could time out.
        seen.metric = "running";
        seen.statistic = "value";
        seen.timed_out = scenario::TimedOut::Unknown;
        QVERIFY(missing(seen).empty());
    }

    void whatRecordsLackIsAskedFor()
    {
        Project project;
        project.notes = {note(NoteKind::Hypothesis, "h"), note(NoteKind::Action, "a"),
                         note(NoteKind::Prediction, "p"), note(NoteKind::RecoveryCheck, "r"),
                         note(NoteKind::Proposal, "c"),   note(NoteKind::Observation, "o")};
        auto all = completeness(project);
        QVERIFY(asks(missing_of(all, "h"), "falsifier"));
        for (const char* part : {"prediction", "cost", "stop_condition", "reversible", "at"})
            QVERIFY2(asks(missing_of(all, "a"), part), part);
        for (const char* part : {"metric", "statistic", "direction", "until", "links"})
            QVERIFY2(asks(missing_of(all, "p"), part), part);
        QVERIFY(asks(missing_of(all, "r"), "at, until"));
        QVERIFY(asks(missing_of(all, "c"), "scenario"));
        QVERIFY(asks(missing_of(all, "o"), "observation"));

        Note falsifier = note(NoteKind::Falsifier, "f", {"h"});
        falsifier.metric = "prefill_s";
        falsifier.statistic = "p95";
        falsifier.at_least = 2;
        project.notes = {note(NoteKind::Hypothesis, "h", {"o"}), action("a", 100, 400), prediction("p", "a"),
                         falsifier};
        Observation seen;
        seen.id = "o";
        project.observations = {seen};
        all = completeness(project);
        QVERIFY(std::ranges::all_of(all, &NoteStatus::complete));

        Note proposal = note(NoteKind::Proposal, "c", {"h"});
        proposal.cost = "bulk waits";
        proposal.scenario = "guarded";
        project.notes = {proposal, note(NoteKind::Hypothesis, "h")};
        QVERIFY(asks(completeness(project)[0].missing, "[[expect]]"));
        scenario::Expectation expectation;
        expectation.scenario = "guarded";
        project.expectations.push_back(expectation);
        QVERIFY(completeness(project)[0].complete());
    }

    void predictionsAreJudged()
    {
        Project project;
        project.notes = {action("a", 100, 300), prediction("p", "a")};
        const auto rows = chat();
        const NoteData data = data_of("run", rows, false, 300);
        const Judged came = judge(project.notes[1], project, data);
        QCOMPARE(came.verdict, Verdict::CameTrue);
        QVERIFY(std::abs(came.before->value - 6.3) < 1e-9);
        QVERIFY(std::abs(came.after->value - 0.4) < 1e-9);
        QVERIFY2(QByteArray::fromStdString(came.text).contains("6.3 s before, 400 ms after"),
                 came.text.c_str());

        const auto slow = chat(1e9);
        QCOMPARE(judge(project.notes[1], project, data_of("run", slow, false, 300)).verdict, Verdict::DidNot);
        QCOMPARE(judge(project.notes[1], project, data_of("run", rows, false, 150)).verdict,
                 Verdict::NotYetDue);
        // It fell, but not by as much as predicted.
        project.notes[1].at_most = 0.2;
        QCOMPARE(judge(project.notes[1], project, data).verdict, Verdict::DidNot);
        project.notes[1].of_class = "bulk";
        QCOMPARE(judge(project.notes[1], project, data).verdict, Verdict::NoData);
        project.notes[1].metric.clear();
        QCOMPARE(judge(project.notes[1], project, data).verdict, Verdict::NoData);
        // A clock of dates can not be compared with one of a run.
        QCOMPARE(judge(prediction("p", "a"), project, data_of("run", rows, true, 300)).verdict,
                 Verdict::NoData);
    }

    void whatIsHiddenDecidesNothingInFavour()
    {
        Project project;
        project.notes = {action("a", 100, 300), prediction("p", "a")};
        auto rows = chat();
        for (RequestRow& row : rows)
            if (row.arrival >= 150) row = requests::ended(row.arrival, 0.5, RequestRow::Ended::TimedOut);
        for (RequestRow& row : rows)
            row.population.request_class = "chat";
        const Judged judged = judge(project.notes[1], project, data_of("run", rows, false, 300));
        QCOMPARE(judged.verdict, Verdict::NoData);
        QVERIFY2(QByteArray::fromStdString(judged.text).contains("at least 500 ms after"),
                 judged.text.c_str());
    }

    void falsifiersAreJudged()
    {
        Project project;
        Note falsifier = note(NoteKind::Falsifier, "f", {"h"});
        falsifier.metric = "prefill_s";
        falsifier.statistic = "p95";
        falsifier.at_least = 2;
        project.notes = {note(NoteKind::Hypothesis, "h"), action("a", 100, 300), falsifier};
        project.notes[1].links = {"h"};
        auto rows = chat();
        QCOMPARE(judge(falsifier, project, data_of("run", rows, false, 300)).verdict, Verdict::DidNot);
        for (RequestRow& row : rows)
            row.first_token += 3;
        QCOMPARE(judge(falsifier, project, data_of("run", rows, false, 300)).verdict, Verdict::CameTrue);
    }

    void measuredSeriesAnswerToo()
    {
        Imported imported;
        imported.series.push_back({.metric = "waiting",
                                   .name = "vllm:num_requests_waiting",
                                   .unit = "",
                                   .population = {},
                                   .seconds = {0, 60, 120, 180, 240},
                                   .values = {0, 40, 40, 4, 2},
                                   .gaps = {}});
        Project project;
        Note queue = prediction("p", "a");
        queue.metric = "waiting";
        queue.statistic = "max";
        queue.of_class.clear();
        queue.at_most = 5;
        project.notes = {action("a", 130, std::nullopt), queue};
        QCOMPARE(judge(queue, project,
                       [&] {
                           NoteData data = data_of(imported);
                           data.utc = false;
                           return data;
                       }())
                     .verdict,
                 Verdict::CameTrue);
    }

    void creditsOfActionsThatOverlapAreUnresolved()
    {
        Project project;
        project.notes = {action("limit", 100, 300), action("restart", 120, std::nullopt),
                         prediction("p", "limit")};
        project.notes[0].accepted_by = "ada";
        const auto rows = chat();
        std::vector<Judged> judged(1);
        judged[0].note = "p";
        judged[0].verdict = Verdict::CameTrue;
        const auto overlapping = overlaps(project.notes);
        QCOMPARE(overlapping.size(), 1U);
        QVERIFY(overlapping[0].from == run(120));
        QCOMPARE(overlapping[0].until, 300 * kSecond);
        auto all = credits(project, judged);
        QCOMPARE(all[0].credit, Credit::Unresolved);
        QVERIFY2(QByteArray::fromStdString(all[0].text).contains("unresolved"), all[0].text.c_str());
        QVERIFY(QByteArray::fromStdString(all[0].text).contains("does not bear that out"));
        QCOMPARE(all[1].credit, Credit::None);
        // Told apart by a replay.
        QCOMPARE(credits(project, judged, overlapping)[0].credit, Credit::Accepted);
        project.notes[0].accepted_by.clear();
        QCOMPARE(credits(project, judged, overlapping)[0].credit, Credit::Supported);
        // One after the other.
        project.notes[1].at = run(300.5);
        QVERIFY(overlaps(project.notes).empty());
        QCOMPARE(credits(project, judged)[0].credit, Credit::Supported);
        judged[0].verdict = Verdict::DidNot;
        QCOMPARE(credits(project, judged)[0].credit, Credit::None);
    }

    void theWindowsOfARecoveryCheck()
    {
        Project project;
        Note check = note(NoteKind::RecoveryCheck, "r", {"a"});
        check.at = run(200);
        check.until = run(300);
        project.notes = {action("a", 110, 300), check};
        QVERIFY(!recovery_windows(project, check).ok());
        Observation seen;
        seen.id = "o";
        seen.window = {run(50), run(110)};
        project.observations = {seen};
        project.notes[0].links = {"o"};
        const auto windows = recovery_windows(project, check);
        QVERIFY(windows.ok());
        QCOMPARE(windows->during.from, 50.0);
        QCOMPARE(windows->before.from, -10.0);
        QCOMPARE(windows->after.until, 300.0);
        project.notes[1].scenario = "s";
        const NotebookReview result = review(project, {{"s", {chat(), 300, {{"chat", {1, 1}}}}}});
        QCOMPARE(result.recoveries.size(), 1U);
        QVERIFY(result.recoveries[0].recovery.ok());
        QCOMPARE(result.recoveries[0].recovery->conclusion, Conclusion::FullServiceRestored);
        QVERIFY(!review(project, {}).recoveries[0].recovery.ok());
    }
};

QTEST_APPLESS_MAIN(TestNotebook)
#include "test_evidence_notebook.moc"
