// SPDX-License-Identifier: GPL-3.0-or-later
// What the ranking claims about its own certainty, and published knobs in the form of levers: both sides of
// their trade.
#include "base/random.h"
#include "decision/arms.h"
#include "decision/decide.h"
#include "decision/lever.h"
#include "decision/pairs.h"
#include "decision/ranking.h"
#include "models/decision/projects.h"
#include "study/statistics.h"
#include "study/study.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

using namespace fulcrum;
using namespace fulcrum::decision;
using namespace fulcrum::test;
using Change = Effect::Change;

namespace
{

Lever judged(const std::string& id, const Estimate& impact, const Estimate& effort)
{
    Lever lever;
    lever.what.id = lever.what.title = id;
    lever.of(Input::Impact) = impact;
    lever.of(Input::Diagnosis) = {0.7, 0.8, 0.9};
    lever.of(Input::Effort) = effort;
    lever.of(Input::Failure) = {0.05, 0.1, 0.2};
    lever.of(Input::Blast) = {0.5, 1, 2};
    return lever;
}

Ranking ranked(const std::vector<Lever>& levers, std::uint64_t seed, int draws = 4000)
{
    const RankingOptions options{.draws = draws, .seed = seed};
    return rank(draw_inputs(levers, options), options);
}

std::vector<double> normals(std::uint64_t experiment, const char* name, int count)
{
    RandomStream random(experiment, stream_id(name, Purpose::Other), 0);
    std::vector<double> values;
    for (int i = 0; i < count; ++i)
        values.push_back(random.normal());
    return values;
}

// A knob of the published cases as a lever: edits on a scenario of one engine.
LeverImpact knobOf(const std::string& text, const std::string& set, const std::string& metric,
                   const std::string& ofClass = {})
{
    const scenario::Project project =
        projectOf(text +
                  "\n[[lever]]\nid = \"knob\"\nimpact = [1, 2, 3]\np_diag = [1, 1, 1]\n"
                  "effort_weeks = [1, 1, 1]\np_fail = [0, 0, 0]\nblast_weeks = [0, 0, 0]\n"
                  "on = \"base\"\nmetric = \"" +
                  metric + "\"\nclass = \"" + ofClass + "\"\n[[lever.edit]]\nnode = \"engine\"\nset = { " +
                  set + " }\n");
    DecideOptions options;
    options.impact = few();
    options.speculation = false;
    const auto decision = decide(project, test::all_kinds(), options);
    if (!decision) qFatal("%s", to_string(decision.errors()).c_str());
    // The ranking says in words what gets worse.
    const Advice& advice = *decision->advice_of(0);
    for (const Effect& effect : decision->impacts[0].effects)
        if (effect.change == Change::Worse && effect.before.value > 0 &&
            std::abs(effect.after.value / effect.before.value - 1) > 0.06 &&
            advice.why.find("Simulated, it makes worse") == std::string::npos)
            qFatal("%s", advice.why.c_str());
    return decision->impacts.front();
}

Change changeOf(const LeverImpact& impact, std::string_view metric)
{
    return std::ranges::find(impact.effects, metric, &Effect::metric)->change;
}

double ratioOf(const LeverImpact& impact, std::string_view metric)
{
    const auto at = std::ranges::find(impact.effects, metric, &Effect::metric);
    return at->after.value / at->before.value;
}

} // namespace

class TestDecisionStatistics : public QObject
{
    Q_OBJECT

private slots:
    void intervalsCoverWhatTheyPromise();
    void theNextDrawLiesInItsInterval();
    void commonDrawsMakeDifferencesSharp();
    void theOrderIsRightBeyondTheIndifferenceZone();
    void noWinnerAmongEquals();
    void drawsGoWhereTheyDecideTheOrder();
    void chanceAloneMovesFewFigures();
    void hostTimesAreUncertainToo();
    void aDecodeIntervalTradesFirstTokens();
    void aPrefillThresholdTradesTheLongPrompt();
    void aWatermarkTradesFirstTokens();
};

void TestDecisionStatistics::intervalsCoverWhatTheyPromise()
{
    int plain = 0, paired = 0;
    constexpr int kExperiments = 1000;
    for (std::uint64_t e = 0; e < kExperiments; ++e) {
        const auto a = normals(e, "a", 10);
        const Interval mean = study::mean_interval(a);
        plain += mean.low <= 0 && 0 <= mean.high;
        auto b = normals(e, "b", 10); // 1 above a, and much alike
        for (std::size_t i = 0; i < b.size(); ++i)
            b[i] = 1 + a[i] + 0.3 * b[i];
        const Interval difference = study::compare_paired(a, b)->difference;
        paired += difference.low <= 1 && 1 <= difference.high;
    }
    QVERIFY2(plain >= 920 && plain <= 980, std::to_string(plain).c_str());
    QVERIFY2(paired >= 920 && paired <= 980, std::to_string(paired).c_str());
}

void TestDecisionStatistics::theNextDrawLiesInItsInterval()
{
    int inside = 0;
    for (std::uint64_t e = 0; e < 1000; ++e) {
        std::vector<double> draws = normals(e, "draws", 9);
        const double next = draws.back();
        draws.pop_back();
        const Interval interval = over_draws(draws);
        inside += interval.low <= next && next <= interval.high;
    }
    QVERIFY2(inside >= 920 && inside <= 980, std::to_string(inside).c_str());
}

void TestDecisionStatistics::commonDrawsMakeDifferencesSharp()
{
    const scenario::Project project = projectOf(kFrozen);
    const auto results = study::run_project(
        project, {}, test::all_kinds(), {.replications = project.run.replications, .seed = project.run.seed});
    QVERIFY(results.ok());
    const auto values = [&](std::size_t arm) {
        std::vector<double> all;
        for (const study::ScenarioFigures& one : (*results)[arm].by_replication)
            all.push_back(one.latencies.tpot_s.mean.interval.value);
        return all;
    };
    const auto compared = study::compare_paired(values(0), values(1));
    QVERIFY(compared.has_value());
    qInfo("variance of the paired difference over that of independent arms: %.3f", compared->variance_ratio);
    // Five times as narrow is a variance of a 25th.
    QVERIFY2(compared->variance_ratio <= 0.04, std::to_string(compared->variance_ratio).c_str());
    QVERIFY(compared->separated);
}

void TestDecisionStatistics::theOrderIsRightBeyondTheIndifferenceZone()
{
    int right = 0, tied = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const std::vector<Lever> apart = {judged("small", {2, 3, 4}, {1, 1.5, 2}),
                                          judged("large", {5, 6, 7}, {1, 1.5, 2}),
                                          judged("middle", {3.5, 4.3, 5}, {1, 1.5, 2})};
        const Ranking far = ranked(apart, seed);
        right += apart[far.levers[0].lever].id() == "large" && apart[far.levers[2].lever].id() == "small" &&
                 far.levers[0].place == 1 && far.levers[1].place > 1;
        const std::vector<Lever> close = {judged("one", {4, 6, 8}, {1, 1.5, 2}),
                                          judged("other", {4.2, 6.2, 8.2}, {1, 1.5, 2})};
        tied += ranked(close, seed).levers[1].place == 1;
    }
    QCOMPARE(right, 40);
    QCOMPARE(tied, 40);
}

void TestDecisionStatistics::noWinnerAmongEquals()
{
    std::vector<Lever> levers;
    for (const char* id : {"a", "b", "c", "d", "e", "f"})
        levers.push_back(judged(id, {3, 5, 8}, {0.5, 1, 3}));
    int winners = 0;
    std::map<std::string, int> first;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Ranking ranking = ranked(levers, seed, 1000);
        winners += ranking.levers[1].place != 1;
        ++first[levers[ranking.levers[0].lever].id()];
        for (const RankedLever& lever : ranking.levers)
            QVERIFY(std::abs(lever.p_first - 1.0 / 6) < 0.06);
    }
    QCOMPARE(winners, 0); // each ties with the next
    for (const auto& [id, count] : first)
        QVERIFY2(count < 40, id.c_str()); // whoever leads does so by chance
}

// Two whose simulated impacts overlap are drawn again, one that is far ahead is not.
void TestDecisionStatistics::drawsGoWhereTheyDecideTheOrder()
{
    std::vector<Lever> levers;
    std::vector<LeverImpact> impacts(4);
    const std::vector<std::vector<double>> drawn = {
        {9.5, 9.6, 9.4, 9.5}, {4.5, 5.5, 4.0, 6.0}, {4.9, 5.3, 4.1, 5.6}, {0.9, 1.1, 1.0, 1.0}};
    for (std::size_t l = 0; l < drawn.size(); ++l) {
        levers.push_back(judged(std::string(1, static_cast<char>('a' + l)).c_str(), {1, 1, 1}, {1, 1, 1}));
        levers.back().simulated_impact = impacts[l].impact = drawn[l];
    }
    QCOMPARE(undecided(ranked(levers, 1), impacts), (std::vector<std::size_t>{1, 2}));
    // Without any spread nothing is to be learnt.
    impacts[1].impact = impacts[2].impact = levers[1].simulated_impact = levers[2].simulated_impact = {5, 5};
    QVERIFY(undecided(ranked(levers, 1), impacts).empty());
}

void TestDecisionStatistics::chanceAloneMovesFewFigures()
{
    int moved = 0;
    constexpr int kExperiments = 2000;
    for (std::uint64_t e = 0; e < kExperiments; ++e) {
        ArmPair pair;
        pair.before = normals(e, "before", 8);
        pair.after = normals(e, "after", 8);
        for (std::size_t d = 0; d < 8; ++d)
            pair.difference.push_back(pair.after[d] - pair.before[d]);
        moved += effect_of(effect_metrics().front(), pair).change != Change::None;
    }
    const double share = static_cast<double>(moved) / kExperiments;
    QVERIFY2(share > 0.05 && share < 0.09, std::to_string(share).c_str()); // 18 of 256 is 0.070
}

void TestDecisionStatistics::hostTimesAreUncertainToo()
{
    const scenario::Project project = projectOf(kFrozen);
    const cluster::Kinds kinds = test::all_kinds();
    std::vector<double> factors;
    for (int draw = 0; draw < 200; ++draw) {
        const scenario::Scenario moved = perturbed(project.scenarios[0], 1, draw, &kinds);
        factors.push_back(std::log(moved.find("engine")->parameters.real("host_time") / 0.0005));
    }
    const double mean = std::accumulate(factors.begin(), factors.end(), 0.0) / 200;
    double square = 0;
    for (const double each : factors)
        square += (each - mean) * (each - mean) / 199;
    QVERIFY(std::abs(std::sqrt(square) - 0.2) < 0.03);
    // One host, whatever the scenario.
    const auto of = [&](std::size_t s) {
        return perturbed(project.scenarios[s], 1, 5, &kinds).find("engine")->parameters.real("host_time");
    };
    QCOMPARE(of(0), of(1));
    // What a node does not set is moved as well.
    scenario::Project preset =
        projectOf(std::string(kFrozen).erase(std::string(kFrozen).find("host_time"), 21));
    QVERIFY(!preset.scenarios[0].find("engine")->parameters.is_set("host_time"));
    QVERIFY(perturbed(preset.scenarios[0], 1, 0, &kinds).find("engine")->parameters.is_set("host_time"));
}

void TestDecisionStatistics::aDecodeIntervalTradesFirstTokens()
{
    const LeverImpact knob = knobOf(
        oneEngine("max_requests = 8\n",
                  load("long", "arrivals = \"paced\"\nrate = \"1000 /s\"\nprompt = 262144\noutput = 110\n"),
                  "plugin = \"sglang\"\nmodel = \"gemma-3-27b\"\nweights = \"fp8\"\nkv_cache = \"fp8\"\n"
                  "max_model_len = 300000\nmax_running_requests = 8\ndraft_tokens = 5\nacceptance = [0.65]\n",
                  "h200"),
        "prefill_decode_interval = 4", "tpot_s.mean");
    QCOMPARE(changeOf(knob, "tpot_s.mean"), Change::Better);
    QVERIFY(ratioOf(knob, "tpot_s.mean") < 0.3);
    QCOMPARE(changeOf(knob, "ttft_s.p50"), Change::Worse);
    QVERIFY(ratioOf(knob, "ttft_s.p50") < 1.15);
    QVERIFY(ratioOf(knob, "output_token_rate") > 0.85 && ratioOf(knob, "output_token_rate") < 1.15);
}

void TestDecisionStatistics::aPrefillThresholdTradesTheLongPrompt()
{
    const auto one = [](const char* start, int prompt) {
        return "arrivals = \"paced\"\nrate = \"5 /s\"\nmax_requests = 1\noutput = 20\nstart = \"" +
               std::string(start) + "\"\nprompt = " + std::to_string(prompt) + "\n";
    };
    const std::string text =
        oneEngine("until = \"60 s\"\n", load("long", one("0 s", 60000)) + load("short", one("0.2 s", 30)),
                  "plugin = \"vllm\"\nmodel = \"qwen2.5-32b\"\nweights = \"fp8\"\ntensor_parallel = 2\n"
                  "max_model_len = 70000\nmax_num_batched_tokens = 4096\n",
                  "h100-sxm");
    const LeverImpact brief = knobOf(text, "long_prefill_token_threshold = 2048", "ttft_s.max", "short");
    QVERIFY(brief.metric_after.value < 0.15 * brief.metric_before.value);
    const LeverImpact lengthy = knobOf(text, "long_prefill_token_threshold = 2048", "ttft_s.max", "long");
    QVERIFY(lengthy.metric_after.value > lengthy.metric_before.value);
    QVERIFY(lengthy.metric_after.value < 1.1 * lengthy.metric_before.value);
    QVERIFY(lengthy.impact[0] < 0 && brief.impact[0] > 5);
}

void TestDecisionStatistics::aWatermarkTradesFirstTokens()
{
    const LeverImpact knob = knobOf(
        oneEngine("max_requests = 450\n",
                  load("load", "arrivals = \"closed_loop\"\nclients = 128\nprompt_law = \"uniform\"\n"
                               "prompt_min = 800\nprompt_max = 1200\noutput_law = \"uniform\"\n"
                               "output_min = 4000\noutput_max = 6000\n"),
                  "plugin = \"vllm\"\nmodel = \"qwen2.5-7b\"\nmax_model_len = 8192\nmax_num_seqs = 256\n"
                  "enable_prefix_caching = false\nkv_blocks = 18725\n",
                  "gb200"),
        "watermark = 0.05", "itl_s.p99");
    QCOMPARE(changeOf(knob, "preemptions"), Change::Better);
    QVERIFY(ratioOf(knob, "preemptions") < 0.45);
    QCOMPARE(changeOf(knob, "itl_s.p99"), Change::Better);
    QCOMPARE(changeOf(knob, "ttft_s.p50"), Change::Worse);
    QVERIFY(ratioOf(knob, "output_token_rate") > 0.97);
}

QTEST_APPLESS_MAIN(TestDecisionStatistics)
#include "test_decision_statistics.moc"
