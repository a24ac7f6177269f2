// SPDX-License-Identifier: GPL-3.0-or-later
// The canary gate: what it fails, passes, refuses, and how often it is wrong.
#include "base/random.h"
#include "prevention/exceedance.h"
#include "prevention/gate.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <cstdio>

using namespace fulcrum;
using namespace fulcrum::prevention;

namespace
{

constexpr double kInfinite = std::numeric_limits<double>::infinity();

struct Traffic {
    double median_ttft = 0.09; // s; lognormal
    double sigma = 1.0;
    double slow_share = 0; // of requests that take
    double slow_ttft = 0;  // about so long
    double hit = 0.8;      // cached share of the prompt, of a request that hits
    double hits = 1;       // share of requests that do
    double prompt = 6000;
    double prompt_sigma = 0.3;
};

GateSide side(int requests, const Traffic& traffic, std::uint64_t seed)
{
    GateSide made;
    for (int i = 0; i < requests; ++i) {
        RandomStream draw(seed, stream_id("gate", Purpose::Other), static_cast<std::uint64_t>(i));
        evidence::RequestRow row;
        row.prompt_tokens =
            static_cast<std::int64_t>(traffic.prompt * std::exp(traffic.prompt_sigma * draw.normal()));
        row.max_tokens = 256;
        row.output_tokens = 100;
        row.ttft = traffic.median_ttft * std::exp(traffic.sigma * draw.normal());
        if (draw.uniform() < traffic.slow_share) row.ttft = traffic.slow_ttft * std::exp(0.2 * draw.normal());
        const double found = draw.uniform() < traffic.hits ? traffic.hit + 0.05 * draw.normal() : 0.0;
        row.cached_tokens =
            static_cast<std::int64_t>(std::clamp(found, 0.0, 1.0) * static_cast<double>(row.prompt_tokens));
        made.rows.push_back(row);
    }
    return made;
}

const GateFinding& finding(const GateResult& result, const std::string& metric)
{
    for (const GateFinding& one : result.findings)
        if (one.metric == metric) return one;
    qFatal("no such metric");
}

} // namespace

class TestPreventionGate : public QObject
{
    Q_OBJECT

private slots:
    // Against counts made by hand.
    void testsTailsExactly()
    {
        // Pooled 8 values, the slowest 2 (p = 0.75) are both the canary's: C(4,2) / C(8,2) = 6 / 28.
        const TailTest test({{{1, 2, 3, 4}, {2.5, 3.5, 5, 6}}}, 0.75);
        QVERIFY(std::abs(test.p_worse() - 6.0 / 28) < 1e-12);
        QVERIFY(std::abs(test.p_better() - 1) < 1e-12);
        QCOMPARE(test.baseline(), 3.0);
        QCOMPARE(test.canary(), 5.0);
        // Two slices: the tails' counts add up. Slowest 4 of 16: 2 in each slice, all the canary's.
        const TailTest two({{{1, 2, 3, 4}, {2.5, 3.5, 5, 6}}, {{1, 2, 3, 4}, {2.5, 3.5, 5, 6}}}, 0.75);
        QVERIFY(std::abs(two.p_worse() - 36.0 / 784) < 1e-12);
        // Those that did not end are the tail, also where they are more than it holds.
        const TailTest lost({{{1, 2, 3, 4}, {1, kInfinite, kInfinite, kInfinite}}}, 0.75);
        QVERIFY(std::abs(lost.p_worse() - 4.0 / 56) < 1e-12); // C(4,3) / C(8,3)
        QVERIFY(std::isinf(lost.canary()));
    }

    void knowsBinomials()
    {
        QVERIFY(std::abs(binomial_at_most(0, 299, 0.01) - std::pow(0.99, 299)) < 1e-12);
        QVERIFY(binomial_at_most(0, 299, 0.01) <= 0.05); // MODEL 13: 299 for one side of p99
        QVERIFY(binomial_at_most(0, 298, 0.01) > 0.05);
        QVERIFY(std::abs(normal_quantile_above(0.05) - 1.644854) < 1e-5);
    }

    // p99 from 0.9 s to 4.5 s with a median of 1.3 times, the hit rate from 0.80 to under 0.05.
    void failsALostPrefix()
    {
        const GateSide before = side(4000, {}, 1);
        Traffic lost;
        lost.median_ttft = 0.117;
        lost.slow_share = 0.05;
        lost.slow_ttft = 4;
        lost.hit = 0.04;
        const GateResult result = run_gate(before, side(4000, lost, 2));
        QCOMPARE(result.verdict, GateVerdict::Failed);
        const GateFinding& ttft = finding(result, "p99_ttft");
        QCOMPARE(ttft.verdict, GateVerdict::Failed);
        QVERIFY2(*ttft.ratio > 3.5 && *ttft.ratio < 7, qPrintable(QString::number(*ttft.ratio)));
        QVERIFY(ttft.p_value < 1e-10);
        const GateFinding& hits = finding(result, "prefix_hit_rate");
        QCOMPARE(hits.verdict, GateVerdict::Failed);
        QVERIFY(std::abs(hits.baseline - 0.8) < 0.02);
        QVERIFY(hits.canary < 0.05);
        QVERIFY(result.canary_unmatched < 0.05);
    }

    void passesAnEqualCanary()
    {
        const GateResult result = run_gate(side(8000, {}, 3), side(8000, {}, 4));
        for (const GateFinding& one : result.findings)
            QVERIFY2(one.verdict == GateVerdict::Passed, one.text.c_str());
        QCOMPARE(result.verdict, GateVerdict::Passed);
        QCOMPARE(finding(result, "p99_ttft").from, std::string("requests"));
        QVERIFY(finding(result, "p99_ttft").ratio_low < 1);
        QVERIFY(finding(result, "p99_ttft").ratio_high < 1.25);
    }

    // The stated error: 5 % over both metrics together. 1,000 pairs of 400 requests, each made anew.
    void failsEqualPairsNoMoreOftenThanStated()
    {
        int failed = 0;
        int passed = 0;
        for (std::uint64_t pair = 0; pair < 1000; ++pair) {
            const GateResult result = run_gate(side(400, {.hits = 0.9}, 10'000 + 2 * pair),
                                               side(400, {.hits = 0.9}, 10'001 + 2 * pair));
            failed += result.verdict == GateVerdict::Failed ? 1 : 0;
            passed += finding(result, "prefix_hit_rate").verdict == GateVerdict::Passed ? 1 : 0;
        }
        qInfo("%d of 1,000 equal pairs failed, hit rate passed %d times", failed, passed);
        QVERIFY2(failed <= 50, qPrintable(QString::number(failed)));
        QVERIFY(passed > 500);
    }

    // And with the power that the text promises: told how many more are needed, it passes in about 4 of 5.
    void saysHowManyMoreAreNeeded()
    {
        GateOptions options;
        options.metrics = {*gate_metric("p99_ttft")};
        const GateResult few = run_gate(side(200, {}, 5), side(200, {}, 6), options);
        QCOMPARE(few.verdict, GateVerdict::Insufficient);
        QVERIFY(few.findings[0].more_canary.has_value());
        QVERIFY2(few.findings[0].text.find("more requests of the canary") != std::string::npos,
                 few.findings[0].text.c_str());
        const GateResult some = run_gate(side(1000, {}, 7), side(1000, {}, 8), options);
        const std::int64_t needed =
            some.findings[0].more_canary ? 1000 + *some.findings[0].more_canary : 1000;
        int passed = 0;
        for (std::uint64_t pair = 0; pair < 60; ++pair)
            passed += run_gate(side(static_cast<int>(needed), {}, 500 + 2 * pair),
                               side(static_cast<int>(needed), {}, 501 + 2 * pair), options)
                                  .verdict == GateVerdict::Passed
                          ? 1
                          : 0;
        qInfo("needed %lld, passed %d of 60", static_cast<long long>(needed), passed);
        QVERIFY2(passed >= 35, qPrintable(QString::number(passed)));
    }

    // The canary serves long documents and the baseline short chat.
    void refusesOtherTraffic()
    {
        Traffic documents;
        documents.prompt = 20'000;
        documents.median_ttft = 1.5;
        Traffic chat;
        chat.prompt = 300;
        const GateResult result = run_gate(side(3000, chat, 9), side(3000, documents, 10));
        QCOMPARE(result.verdict, GateVerdict::Refused);
        QVERIFY2(result.refusal.find("prompt length") != std::string::npos, result.refusal.c_str());
        QVERIFY(
            result.refusal.find("matched slices of prompt length, output limit, cache condition and load") !=
            std::string::npos);
        QVERIFY(result.canary_unmatched > 0.9);
        QVERIFY(!finding(result, "p99_ttft").ratio);
    }

    // A mix that differs is no regression: the slices say so.
    void matchesWhatBothServe()
    {
        const auto mixed = [](int chat, int documents, std::uint64_t seed) {
            GateSide all = side(chat, {.sigma = 0.3, .prompt = 300, .prompt_sigma = 0.1}, seed);
            const GateSide longer = side(
                documents, {.median_ttft = 2, .sigma = 0.3, .prompt = 20'000, .prompt_sigma = 0.1}, seed + 1);
            all.rows.insert(all.rows.end(), longer.rows.begin(), longer.rows.end());
            return all;
        };
        GateOptions options;
        options.metrics = {*gate_metric("p99_ttft")};
        const GateResult result = run_gate(mixed(7600, 400, 20), mixed(4000, 4000, 30), options);
        QVERIFY2(result.verdict == GateVerdict::Passed, result.findings[0].text.c_str());
        QVERIFY(result.slices.size() >= 2);
    }

    // Requests that failed count as slower than all.
    void countsWhoDidNotGetAnAnswer()
    {
        GateSide canary = side(3000, {}, 41);
        for (std::size_t i = 0; i < canary.rows.size(); i += 20) {
            canary.rows[i].ttft = evidence::kUnknown;
            canary.rows[i].ended = evidence::RequestRow::Ended::TimedOut;
        }
        GateOptions options;
        options.metrics = {*gate_metric("p99_ttft"), *gate_metric("error_rate")};
        const GateResult result = run_gate(side(3000, {}, 40), canary, options);
        QCOMPARE(finding(result, "p99_ttft").verdict, GateVerdict::Failed);
        QCOMPARE(finding(result, "error_rate").verdict, GateVerdict::Failed);
        QVERIFY(std::abs(*finding(result, "error_rate").ratio - 0.05) < 0.002);
    }

    // What neither side says is no pass.
    void doesNotPassWhatNobodySays()
    {
        GateSide a = side(8000, {}, 50);
        GateSide b = side(8000, {}, 51);
        for (GateSide* one : {&a, &b})
            for (evidence::RequestRow& row : one->rows)
                row.cached_tokens = -1;
        const GateResult result = run_gate(a, b);
        QCOMPARE(result.verdict, GateVerdict::Insufficient);
        QCOMPARE(finding(result, "p99_ttft").verdict, GateVerdict::Passed);
        QVERIFY(finding(result, "prefix_hit_rate").text.find("snapshots of /metrics") != std::string::npos);
    }

    void readsPairsOfSnapshots()
    {
        QTemporaryDir folder;
        const auto written = [&](const char* name, int below_1, int below_2_5, int below_5, int queries,
                                 int hits) {
            const std::string path = folder.filePath(QLatin1String(name)).toStdString();
            std::FILE* file = std::fopen(path.c_str(), "w");
            const char* ttft = "vllm:time_to_first_token_seconds_bucket{model_name=\"m\",le=";
            std::fprintf(file, "%s\"1.0\"} %d\n%s\"2.5\"} %d\n%s\"5.0\"} %d\n%s\"+Inf\"} %d\n", ttft, below_1,
                         ttft, below_2_5, ttft, below_5, ttft, below_5);
            std::fprintf(file, "vllm:prefix_cache_queries_total{model_name=\"m\"} %d\n", queries);
            std::fprintf(file, "vllm:prefix_cache_hits_total{model_name=\"m\"} %d\n", hits);
            std::fclose(file);
            return path;
        };
        const auto baseline = read_gate_side({written("b0", 100, 100, 100, 1000, 800),
                                              written("b1", 4090, 4100, 4100, 24'001'000, 19'200'800)});
        const auto canary = read_gate_side(
            {written("c0", 0, 0, 0, 0, 0), written("c1", 3800, 3850, 4000, 24'000'000, 960'000)});
        const auto equal = read_gate_side(
            {written("e0", 0, 0, 0, 0, 0), written("e1", 3985, 4000, 4000, 24'000'000, 19'000'000)});
        QVERIFY(baseline.ok() && canary.ok() && equal.ok());
        QCOMPARE(baseline->histograms.at("ttft_s").count(), std::int64_t{4000});
        QCOMPARE(*baseline->prefix_queries, 24'000'000.0);
        const GateResult lost = run_gate(*baseline, *canary);
        QCOMPARE(lost.verdict, GateVerdict::Failed);
        QCOMPARE(finding(lost, "p99_ttft").verdict, GateVerdict::Failed);
        QCOMPARE(finding(lost, "prefix_hit_rate").verdict, GateVerdict::Failed);
        QCOMPARE(finding(lost, "p99_ttft").from, std::string("snapshots"));
        const GateResult same = run_gate(*baseline, *equal);
        for (const GateFinding& one : same.findings)
            QVERIFY2(one.verdict == GateVerdict::Passed, one.text.c_str());
        const auto single = read_gate_side({written("s", 1, 1, 1, 1, 1)});
        QVERIFY(!single.ok());
        QVERIFY(single.errors()[0].hint.find("two of each version") != std::string::npos);
    }

    // A copied file passes anything; so would a canary that answers fast because most of it fails.
    void doesNotPassWhatIsNoComparison()
    {
        const GateSide same = side(8000, {}, 3);
        const GateResult copied = run_gate(same, same);
        QCOMPARE(copied.verdict, GateVerdict::Refused);
        QVERIFY2(copied.refusal.find("same requests") != std::string::npos, copied.refusal.c_str());

        GateSide losing = side(8000, {}, 4);
        for (std::size_t i = 0; i < losing.rows.size(); i += 2)
            losing.rows[i].ended = evidence::RequestRow::Ended::Failed;
        const GateResult lost = run_gate(same, losing);
        QCOMPARE(lost.verdict, GateVerdict::Refused);
        QVERIFY2(lost.refusal.find("50 % of the canary's requests") != std::string::npos,
                 lost.refusal.c_str());
        GateOptions asked;
        asked.metrics = {*gate_metric("p99_ttft"), *gate_metric("error_rate")};
        QCOMPARE(run_gate(same, losing, asked).verdict, GateVerdict::Failed);
        // One in fifty is within what a canary may lose unasked.
        GateSide some = side(8000, {}, 4);
        for (std::size_t i = 0; i < some.rows.size(); i += 50)
            some.rows[i].ended = evidence::RequestRow::Ended::Failed;
        QCOMPARE(run_gate(same, some).verdict, GateVerdict::Passed);
    }

    void takesEachFileOnce()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("log.csv")).toStdString();
        std::FILE* file = std::fopen(path.c_str(), "w");
        QVERIFY(file != nullptr);
        // Without arrivals and status, by its ids.
        std::fputs("request_id,ttft_s,prompt_tokens,cached_tokens,output_tokens\na,0.1,600,480,100\n", file);
        std::fclose(file);
        const auto once = read_gate_side({path});
        QVERIFY2(once.ok(), once ? "" : to_string(once.errors()).c_str());
        QCOMPARE(once->rows.size(), std::size_t{1});
        const auto twice = read_gate_side({path, folder.path().toStdString() + "/./log.csv"});
        QVERIFY(!twice.ok());
        QVERIFY(twice.errors().front().message.find("twice") != std::string::npos);
    }

    void namesItsMetrics()
    {
        QCOMPARE(gate_metric("p95_e2e")->catalogue, std::string("e2e_s"));
        QCOMPARE(gate_metric("p95_e2e")->p, 0.95);
        QVERIFY(!gate_metric("p98_ttft").ok());
        QVERIFY(!gate_metric("ttft").ok());
        QVERIFY(gate_metric("p99_latency").errors()[0].hint.find("prefix_hit_rate") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestPreventionGate)
#include "test_prevention_gate.moc"
