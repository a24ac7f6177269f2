// SPDX-License-Identifier: GPL-3.0-or-later
// The levers of the five symptoms, ranked from simulated and from judged impacts (MODEL 11, 12).
#include "cluster/simulation.h"
#include "decision/compare.h"
#include "decision/decide.h"
#include "golden/example_projects.h"
#include "support/kinds.h"
#include "support/twelve_levers.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fulcrum;
using namespace fulcrum::decision;
using Change = Effect::Change;

class TestRanking : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_project = golden::open_project("five-symptoms").project();
        DecideOptions options;
        options.impact.draws = 8;
        options.impact.replications = 1;
        auto decided = decide(m_project, test::all_kinds(), options);
        QVERIFY2(decided.ok(), decided.ok() ? "" : to_string(decided.errors()).c_str());
        m_decision = std::move(*decided);
    }

    // One symptom each, and the two answers that are always offered.
    void everyLeverIsSimulated()
    {
        QCOMPARE(m_decision.levers.size(), std::size_t{8}); // with "do nothing"
        for (std::size_t l = 0; l < m_decision.impacts.size(); ++l) {
            QVERIFY2(m_decision.impacts[l].not_simulated.empty(),
                     m_decision.impacts[l].not_simulated.c_str());
            // Those whose order hangs on the draws got as many again.
            const bool again = std::ranges::find(m_decision.drawn_again, m_decision.levers[l].id()) !=
                               m_decision.drawn_again.end();
            QCOMPARE(m_decision.impacts[l].impact.size(), std::size_t{again ? 16U : 8U});
        }
    }

    void chunkingFixesTheGap()
    {
        QCOMPARE(change("chunked-prefill", "itl_s.p99"), Change::Better);
        const LeverImpact& impact = of("chunked-prefill");
        QVERIFY(impact.metric_before.value > 0.25 && impact.metric_after.value < 0.025);
    }

    // 3.4: chunking alone makes short prompts wait for the chunks of long ones; a threshold lets them start
    // beside these. Both end the gap.
    void theThresholdBeatsPlainChunkingOnShortPrompts()
    {
        scenario::Project project = m_project;
        scenario::Lever plain = *std::ranges::find(project.levers, "chunked-prefill", &scenario::Lever::id);
        plain.id = "plain";
        plain.with.clear();
        for (const Input input : kAllInputs)
            plain.of(input) = Estimate{0.5, 0.5, 0.5};
        plain.edits = {edit({{"max_num_batched_tokens", 512}})};
        scenario::Lever threshold = plain;
        threshold.id = "threshold";
        threshold.edits = {edit({{"max_num_batched_tokens", 1024}, {"long_prefill_token_threshold", 512}})};
        const auto impact_on = [&](const char* metric, const char* of_class) {
            for (scenario::Lever* lever : {&plain, &threshold}) {
                lever->metric = metric;
                lever->of_class = of_class;
            }
            project.levers = {plain, threshold};
            DecideOptions options;
            options.impact.draws = 2;
            options.impact.replications = 1;
            options.speculation = false;
            auto decided = decide(project, test::all_kinds(), options);
            if (!decided) qFatal("%s", to_string(decided.errors()).c_str());
            return std::move(*decided);
        };
        const Decision gaps = impact_on("itl_s.p99", "");
        for (const LeverImpact& each : gaps.impacts)
            QVERIFY(each.metric_before.value > 0.25 && each.metric_after.value < 0.03);
        const Decision first = impact_on("ttft_s.p99", "chat");
        const LeverImpact &alone = first.impacts[0], &beside = first.impacts[1];
        QVERIFY(alone.metric_after.value > alone.metric_before.value); // worse than before
        QVERIFY(beside.metric_after.value < 0.3 * beside.metric_before.value);
        const auto& order = first.ranking.levers;
        QCOMPARE(first.levers[order.front().lever].id(), std::string("threshold"));
        QVERIFY(order.front().p_first > 0.95);
    }

    // 3.1: TPOT for TTFT and throughput.
    void theBatchCapIsATrade()
    {
        QCOMPARE(change("batch-cap", "tpot_s.mean"), Change::Better);
        QCOMPARE(change("batch-cap", "ttft_s.p50"), Change::Worse);
        QCOMPARE(change("batch-cap", "output_token_rate"), Change::Worse);
        const Advice& advice = *m_decision.advice_of(ranked(m_decision, "batch-cap").lever);
        QCOMPARE(advice.verdict, Verdict::Consider); // whatever its score
        QVERIFY2(advice.why.starts_with("A trade.") && advice.why.find("TTFT p50 from") != std::string::npos,
                 advice.why.c_str());
    }

    // A slip in what is to be played does not pass as a judgement.
    void aLeverThatCannotBePlayedIsRefused()
    {
        scenario::Project project = m_project;
        project.levers = {*std::ranges::find(project.levers, "batch-cap", &scenario::Lever::id)};
        project.levers[0].with = "slow-typing-caped";
        const auto decided = decide(project, test::all_kinds(), {});
        QVERIFY(!decided);
        QVERIFY(to_string(decided.errors()).find("'slow-typing-caped'") != std::string::npos);
    }

    // 3.5: five replicas at the price of two.
    void theCacheSavesWhatItsReplicasCost()
    {
        const LeverImpact& impact = of("prefix-caching");
        QVERIFY(std::abs(impact.metric_before.value / impact.metric_after.value - 2.5) < 0.01);
        for (const double value : impact.impact)
            QVERIFY(std::abs(value - 5 * std::log2(2.5)) < 0.05);
        // Without the second half the bill stays.
        scenario::Project project = m_project;
        project.levers = {*std::ranges::find(project.levers, "prefix-caching", &scenario::Lever::id)};
        scenario::Scenario cached = *project.find("costly-prompts-cached");
        for (scenario::Node& node : cached.nodes) {
            if (node.id == "engine") node.parameters.set("replicas", std::int64_t{5});
        }
        *std::ranges::find(project.scenarios, "costly-prompts-cached", &scenario::Scenario::name) = cached;
        DecideOptions options;
        options.impact.draws = 2;
        options.impact.replications = 1;
        const auto decided = decide(project, test::all_kinds(), options);
        QVERIFY(decided.ok());
        QVERIFY(std::abs(decided->impacts[0].impact[0]) < 0.05);
    }

    void aSecondPoolBuysTheTailAtTwiceThePrice()
    {
        QCOMPARE(change("pd-split", "itl_s.p99"), Change::Better);
        QCOMPARE(change("pd-split", "cost_usd_per_million_output_tokens"), Change::Worse);
        QCOMPARE(change("pd-split", "output_token_rate"), Change::None);
    }

    void tokenAdmissionEndsThePreemptions()
    {
        QCOMPARE(change("token-admission", "preemptions"), Change::Better);
        QVERIFY(of("token-admission").effects.size() == effect_metrics().size());
    }

    // Steps of the plan are simulated in each other's systems, or have nothing to change there.
    void theStepsOfThePlanAreSimulated()
    {
        QVERIFY(m_decision.steps.size() >= 4);
        for (std::size_t s = 0; s < 3; ++s) {
            const std::size_t next = m_decision.steps[s + 1].lever;
            const auto& left = m_decision.steps[s].left;
            const auto at = std::ranges::find(left, next, &Remaining::lever);
            QVERIFY(at != left.end());
            QVERIFY2(at->simulated || at->why.starts_with("independent: "), at->why.c_str());
        }
    }

    // How long it takes is in the output: 20 s on two idle cores are what a person waits for.
    void twelveLeversAreRanked()
    {
        const scenario::Document five = golden::open_project("five-symptoms");
        const scenario::Document document(five.text() + test::kFiveMoreLevers, "twelve.toml",
                                          cluster::node_types(test::all_kinds()));
        QVERIFY2(document.runnable(), golden::problems_of(document));
        double last = 0;
        DecideOptions options; // as `fulcrum rank` has them
        options.impact.progress = [&](double share) {
            if (share < last - 1e-9) qFatal("progress goes back");
            last = share;
        };
        QElapsedTimer timer;
        timer.start();
        const auto decided = decide(document.project(), test::all_kinds(), options);
        qInfo("twelve levers ranked in %.1f s", 1e-3 * static_cast<double>(timer.elapsed()));
        QVERIFY2(decided.ok(), decided.ok() ? "" : to_string(decided.errors()).c_str());
        QVERIFY(last > 0.99);
        QCOMPARE(decided->impacts.size(), std::size_t{12});
        for (const LeverImpact& impact : decided->impacts)
            QVERIFY2(!impact.impact.empty(), impact.not_simulated.c_str());
    }

    // From judged impacts the table of the model comes out.
    void judgedImpactsGiveTheTable()
    {
        DecideOptions options;
        options.simulate = false;
        scenario::Project project = m_project;
        project.decision.shared_sigma = 0;
        const auto judged = decide(project, test::all_kinds(), options);
        QVERIFY(judged.ok());
        const std::pair<const char*, double> table[] = {{"prefix-caching", .51},    {"chunked-prefill", .45},
                                                        {"batch-cap", .03},         {"token-admission", .003},
                                                        {"continuous-batching", 0}, {"pd-split", 0},
                                                        {"spec-decoding", 0}};
        for (const auto& [id, p] : table)
            QVERIFY2(std::abs(ranked(*judged, id).p_first - p) <= 0.02, id);
        QVERIFY(ranked(*judged, "prefix-caching").tied);
        // What simulation changes is explained, lever by lever.
        const RankingComparison comparison = compare(*judged, m_decision);
        for (const LeverComparison& lever : comparison.levers) {
            if (lever.place_a != lever.place_b) QVERIFY2(!lever.why.empty(), lever.id.c_str());
        }
        const auto cap = std::ranges::find(comparison.levers, "batch-cap", &LeverComparison::id);
        QVERIFY(cap->place_a != cap->place_b);
        QVERIFY2(cap->why.starts_with("its impact is"), cap->why.c_str());
    }

    void nobodyWouldDoSpeculationOrASplitFirst()
    {
        for (const char* id : {"spec-decoding", "pd-split"}) {
            QVERIFY(ranked(m_decision, id).p_first < 0.01);
            QCOMPARE(m_decision.advice_of(ranked(m_decision, id).lever)->verdict, Verdict::WouldNotDo);
        }
        QVERIFY(!m_decision.deciding_assumption.empty());
    }

    // The same seed, the same answer; and what the JSON promises.
    void theJsonHasItsNames()
    {
        const QByteArray text = QByteArray::fromStdString(rank_json(m_decision));
        const QJsonObject json = QJsonDocument::fromJson(text).object();
        for (const char* key : {"levers", "portfolio", "deciding_assumption", "not_doing"})
            QVERIFY2(json.contains(key), key);
        const QJsonArray levers = json["levers"].toArray();
        QCOMPARE(levers.size(), 8);
        double first = 0;
        for (const QJsonValue& lever : levers) {
            for (const char* key : {"id", "title", "impact", "effort_weeks", "p_fail", "expected_value",
                                    "p_first", "rank_low", "rank_high", "advice", "why"})
                QVERIFY2(lever.toObject().contains(key), key);
            first += lever["p_first"].toDouble();
        }
        QVERIFY(std::abs(first - 1) < 1e-9);
        QCOMPARE(json["not_doing"].toArray().size(), 2);
        DecideOptions options;
        options.impact.draws = 8;
        options.impact.replications = 1;
        options.impact.threads = 1;
        const auto again = decide(m_project, test::all_kinds(), options);
        QVERIFY(again.ok());
        QCOMPARE(QByteArray::fromStdString(rank_json(*again)), text);
    }

private:
    static scenario::Edit edit(std::initializer_list<std::pair<const char*, std::int64_t>> values)
    {
        scenario::Edit made;
        made.on.node = "engine";
        for (const auto& [name, value] : values)
            made.values.push_back({name, {.at_0 = {Value(value)}}});
        return made;
    }

    const RankedLever& ranked(const Decision& decision, const std::string& id) const
    {
        return *std::ranges::find_if(decision.ranking.levers, [&](const RankedLever& lever) {
            return decision.levers[lever.lever].id() == id;
        });
    }

    const LeverImpact& of(const std::string& id) const
    {
        return m_decision.impacts[ranked(m_decision, id).lever];
    }

    Change change(const std::string& id, std::string_view metric) const
    {
        return std::ranges::find(of(id).effects, metric, &Effect::metric)->change;
    }

    scenario::Project m_project;
    Decision m_decision;
};

QTEST_APPLESS_MAIN(TestRanking)
#include "test_ranking.moc"
