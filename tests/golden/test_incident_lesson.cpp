// SPDX-License-Identifier: GPL-3.0-or-later
// The third seed's lesson: its incident as a run whose figures match the story, its notebook judged by that
// run, and each of its checkpoints answered by a feature.
#include "evidence/decomposition.h"
#include "evidence/observations.h"
#include "evidence/replay.h"
#include "evidence/review.h"
#include "evidence/rows.h"
#include "evidence/slices.h"
#include "golden/example_projects.h"
#include "models/evidence/requests.h"
#include "study/latencies.h"
#include "support/kinds.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

using namespace fulcrum;
using namespace fulcrum::evidence;

namespace
{

QByteArray bytes(const std::string& text)
{
    return QByteArray::fromStdString(text);
}

} // namespace

class TestIncidentLesson : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theRunTellsTheStory();
    void theNotebookIsComplete();
    void predictionsAreJudgedByTheRun();
    void chatsAreServedAndTheBulkIsNot();
    void moreTimeIsSpentWaiting();
    void percentilesOfStagesDoNotAdd();
    void aQueueShrunkByRejectionsIsNoRecovery();
    void twoChangesAtOnceAreUnresolvedUntilReplayed();
    void theMismatchedCanaryGivesNoPercentage();
    void latencyIsHighIsRefused();

private:
    const ScenarioRows& run(const std::string& name) const { return m_runs.at(name); }
    double figure(const std::string& scenario, const char* metric, const char* statistic, double from,
                  double until, const char* of_class = "chat") const
    {
        const ScenarioRows& of = run(scenario);
        const auto value =
            data_of(scenario, of.rows, false, of.ends).figure(metric, statistic, of_class, from, until);
        return value ? value->value : std::nan("");
    }

    std::optional<scenario::Document> m_document;
    std::map<std::string, ScenarioRows> m_runs;
};

void TestIncidentLesson::initTestCase()
{
    m_document.emplace(golden::open_project("tenant-burst"));
    QVERIFY2(m_document->runnable(), golden::problems_of(*m_document));
    const scenario::Project& project = m_document->project();
    const std::vector<std::string> names = {"burst", "limited"};
    const auto results = study::run_project(project, names, test::all_kinds(), {.seed = project.run.seed});
    QVERIFY2(results.ok(), results.ok() ? "" : to_string(results.errors()).c_str());
    for (std::size_t i = 0; i < names.size(); ++i)
        m_runs.emplace(names[i], scenario_rows(*(*results)[i].first));
}

void TestIncidentLesson::theRunTellsTheStory()
{
    // Minute 3 is 10:00. In the last half minute before 10:02 chats wait eight seconds.
    const double before = figure("burst", "client_ttft_s", "p95", 60, 180);
    const double at_two = figure("burst", "client_ttft_s", "p95", 180, 300);
    const double gap_before = figure("burst", "tpot_s", "p50", 60, 180);
    const double gap_during = figure("burst", "tpot_s", "p95", 180, 300);
    const double age = figure("burst", "oldest_queue_age_s", "max", 180, 300, "");
    qInfo("first token p95 %.2f -> %.2f s, time a token p50 before %.4f, p95 %.4f -> %.4f s, oldest %.2f s",
          before, at_two, gap_before, figure("burst", "tpot_s", "p95", 60, 180), gap_during, age);
    QVERIFY(before > 0.6 && before < 1.0);
    QVERIFY(at_two > 7 && at_two < 9);
    // Steps are full of prompts before and after; those of a long prompt attend to more, hence an eighth.
    QVERIFY(gap_during < 1.15 * figure("burst", "tpot_s", "p95", 60, 180));
    QVERIFY(age >= 6 && age < 9);
    // The observations of the project say no other.
    for (const scenario::Observation& seen : m_document->project().observations)
        QVERIFY2(missing(seen).empty(), seen.id.c_str());
}

void TestIncidentLesson::theNotebookIsComplete()
{
    const NotebookReview result = review(m_document->project(), m_runs);
    for (const NoteStatus& status : result.status)
        QVERIFY2(status.complete(), status.id.c_str());
    QVERIFY(result.vague.empty());
    QVERIFY(result.overlaps.empty());
}

void TestIncidentLesson::predictionsAreJudgedByTheRun()
{
    const NotebookReview result = review(m_document->project(), m_runs);
    QCOMPARE(result.judged.size(), 4U);
    for (const Judged& judged : result.judged) {
        const bool falsifier = judged.kind == scenario::NoteKind::Falsifier;
        qInfo("%s: %s", judged.note.c_str(), judged.text.c_str());
        QVERIFY2(judged.verdict == (falsifier ? Verdict::DidNot : Verdict::CameTrue), judged.text.c_str());
    }
    QCOMPARE(result.credits.size(), 1U);
    QCOMPARE(result.credits[0].credit, Credit::Supported); // a person has to accept it
    // Had nobody acted, the same predictions would have failed.
    scenario::Project idle = m_document->project();
    for (scenario::Note& note : idle.notes)
        if (note.kind == scenario::NoteKind::Action) note.scenario = "burst";
    const NotebookReview unlimited = review(idle, m_runs);
    for (const Judged& judged : unlimited.judged)
        if (judged.note != "decoding-stays") QVERIFY2(judged.verdict == Verdict::DidNot, judged.text.c_str());
}

void TestIncidentLesson::chatsAreServedAndTheBulkIsNot()
{
    const NotebookReview result = review(m_document->project(), m_runs);
    QCOMPARE(result.recoveries.size(), 1U);
    QVERIFY2(result.recoveries[0].recovery.ok(),
             result.recoveries[0].recovery.ok() ? ""
                                                : to_string(result.recoveries[0].recovery.errors()).c_str());
    const Recovery& recovery = *result.recoveries[0].recovery;
    for (const ClassRecovery& one : recovery.classes)
        qInfo("%s: %s", one.name.c_str(), one.text.c_str());
    QCOMPARE(recovery.conclusion, Conclusion::OverloadBounded);
    for (const ClassRecovery& one : recovery.classes)
        QCOMPARE(one.conclusion,
                 one.name == "chat" ? Conclusion::FullServiceRestored : Conclusion::OverloadBounded);
    QVERIFY2(bytes(recovery.text).contains("full service is not restored"), recovery.text.c_str());
}

// First-token latency up, queue up, prefill and gaps flat.
void TestIncidentLesson::moreTimeIsSpentWaiting()
{
    const auto table = [&](double from, double until) {
        std::vector<RequestParts> parts;
        for (const RequestRow& row : arrived_in(run("burst").rows, from, until, "chat"))
            if (const auto one = decompose(row)) parts.push_back(*one);
        return *part_table(parts);
    };
    const PartTable before = table(60, 180);
    const PartTable during = table(240, 300);
    const auto mean = [](const PartTable& of, const char* part) {
        return std::ranges::find(of.parts, std::string(part), &PartStatistics::name)->mean;
    };
    const auto rise = [&](const char* part) { return mean(during, part) - mean(before, part); };
    const double whole = during.whole.mean - before.whole.mean;
    qInfo("of %.2f s more, %.2f s at the gateway and %.2f s in the engine's queue", whole, rise("admission"),
          rise("queue"));
    QVERIFY(rise("admission") + rise("queue") > 0.95 * whole);
    // As in the story, whose trace has 5.9 s before the reservation and 0.1 s from there to the prefill.
    QVERIFY(rise("admission") > 0.85 * whole);
    QVERIFY(std::abs(mean(during, "admission") - 5.9) < 0.5);
    QVERIFY(mean(during, "queue") < 1);
    QVERIFY(std::abs(mean(during, "client in") - 0.04) < 1e-9);
    QVERIFY(std::abs(mean(during, "prefill") - mean(before, "prefill")) < 0.1);
    QVERIFY(std::abs(during.means_sum - during.whole.mean) < 1e-9);
    QVERIFY2(bytes(during.percentiles).contains("would add up to"), during.percentiles.c_str());
}

// "Queue p95 is 5 s and prefill p95 is 1 s from separate distributions. End-to-end p95 is exactly?"
void TestIncidentLesson::percentilesOfStagesDoNotAdd()
{
    const auto sum = add_stages(std::vector<StageFigure>{{"queue", "p95", 5, 0}, {"prefill", "p95", 1, 0}});
    QVERIFY(!sum.ok());
    QVERIFY2(bytes(to_string(sum.errors())).contains("do not add up"), to_string(sum.errors()).c_str());
}

// "Queue depth falls only because most new requests are rejected."
void TestIncidentLesson::aQueueShrunkByRejectionsIsNoRecovery()
{
    std::vector<RequestRow> rows;
    for (int i = 0; i < 300; ++i) {
        const bool turned_away = i >= 200 && i % 5 != 0;
        rows.push_back(turned_away ? requests::ended(i, 0, RequestRow::Ended::Rejected)
                                   : requests::completed(i, i < 100 || i >= 200 ? 0.1 : 6, 0.2));
    }
    const auto recovery = recovery_of(rows, {{"", {1, 1}}}, {0, 100}, {100, 200}, {210, 300});
    QVERIFY(recovery.ok());
    QCOMPARE(recovery->conclusion, Conclusion::OverloadBounded);
    QVERIFY2(bytes(recovery->classes[0].text).contains("bounds the overload and does not serve"),
             recovery->classes[0].text.c_str());
}

// "Restart and admission reduction occur together; latency improves."
void TestIncidentLesson::twoChangesAtOnceAreUnresolvedUntilReplayed()
{
    scenario::Project project = m_document->project();
    const auto limit = std::ranges::find(project.notes, std::string("limit-bulk"), &scenario::Note::id);
    limit->accepted_by = "on call";
    scenario::Note restart = *limit;
    restart.id = "restart";
    restart.scenario = "restarted";
    project.notes.push_back(restart);
    const NotebookReview both = review(project, m_runs);
    QCOMPARE(both.overlaps.size(), 1U);
    const auto credit = std::ranges::find(both.credits, std::string("limit-bulk"), &ActionCredit::action);
    QCOMPARE(credit->credit, Credit::Unresolved);
    QVERIFY2(bytes(credit->text).contains("the share of each is unresolved"), credit->text.c_str());

    const auto apart =
        replay(project, "burst", "limited", "restarted", {{"goodput", "chat"}, {"e2e_s.p50", "chat"}},
               test::all_kinds(), {.replications = 3, .seed = 6});
    QVERIFY2(apart.ok(), apart.ok() ? "" : to_string(apart.errors()).c_str());
    const ReplayEffects& goodput = apart->effects[0];
    qInfo("%s", goodput.text.c_str());
    QVERIFY(goodput.known && goodput.separated);
    QVERIFY(goodput.a.low > 0.2);  // the limit alone serves chats again
    QVERIFY(goodput.b.high < 0.1); // a restart alone does not
    QVERIFY(goodput.both.value < goodput.a.value);
    const Interval& sum = goodput.interaction;
    QVERIFY(std::abs(goodput.both.value - goodput.a.value - goodput.b.value - sum.value) < 1e-9);
    QCOMPARE(credits(project, both.judged, both.overlaps)[0].credit, Credit::Accepted);
}

// "The canary serves long documents and the baseline serves short chat."
void TestIncidentLesson::theMismatchedCanaryGivesNoPercentage()
{
    std::vector<RequestRow> rows;
    for (int i = 0; i < 600; ++i) {
        const bool canary = i % 3 == 0;
        rows.push_back(requests::completed(i, 0.1, canary ? 2 : 0.1));
        rows.back().population.version = canary ? "v2" : "v1";
        rows.back().prompt_tokens = canary ? 20000 : 400;
        rows.back().max_tokens = 256;
        rows.back().cached_tokens = 0;
    }
    const auto result = compare_versions(rows, "v1", "v2");
    QVERIFY(result.ok());
    QVERIFY(!result->standardised.has_value());
    QVERIFY2(bytes(result->text).startsWith("No figure can be given"), result->text.c_str());
    QVERIFY2(bytes(result->text).contains("prompt length"), result->text.c_str());
}

void TestIncidentLesson::latencyIsHighIsRefused()
{
    scenario::Observation seen;
    seen.title = "latency is high";
    const auto refused = refuse_vague(seen);
    QVERIFY(refused.has_value());
    QVERIFY(bytes(refused->hint).contains("metric: which figure"));
}

QTEST_GUILESS_MAIN(TestIncidentLesson)
#include "test_incident_lesson.moc"
