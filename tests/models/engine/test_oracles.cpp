// SPDX-License-Identifier: GPL-3.0-or-later
// The engine as a textbook queue: with a degenerate cost model it has to give what queueing theory says.
#include "base/random.h"
#include "schedulers/vllm/vllm_scheduler.h"
#include "support/engine_run.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace fulcrum;
using test::EngineRun;
using test::EngineSetup;

namespace
{

constexpr int kReplications = 20;
constexpr double kStudent19 = 2.093; // 97.5 % quantile of Student's t with 19 degrees of freedom

struct MeanWithError {
    double mean = 0;
    double error = 0; // half width of the 95 % interval
};

MeanWithError over_replications(const std::vector<double>& values)
{
    const double n = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
    double squares = 0;
    for (const double v : values)
        squares += (v - mean) * (v - mean);
    return {mean, kStudent19 * std::sqrt(squares / (n - 1) / n)};
}

std::vector<TimeNs> poisson_arrivals(std::uint64_t seed, double rate, std::size_t count)
{
    std::vector<TimeNs> times;
    double now = 0;
    for (std::size_t i = 0; i < count; ++i) {
        now += RandomStream(seed, stream_id("arrivals", Purpose::Arrival), i).exponential() / rate;
        times.push_back(from_seconds(now));
    }
    return times;
}

// One server: a running cap of one, whole prompts, answers of one token, and a step that takes 1 us a token.
EngineRun single_server(const std::vector<TimeNs>& arrivals, const std::vector<std::int32_t>& tokens)
{
    std::vector<engine::Request> requests;
    for (std::size_t i = 0; i < arrivals.size(); ++i)
        requests.push_back(test::request(arrivals[i], tokens[i], 1));
    EngineSetup setup;
    setup.profile.limits.max_model_len = INT32_MAX;
    setup.profile.prefix_caching = false;
    setup.blocks = 1'000'000'000;
    return test::serve(setup,
                       std::make_unique<plugins::vllm::VllmScheduler>(
                           plugins::vllm::Settings{.step_tokens = INT32_MAX, .running_cap = 1}),
                       std::make_unique<test::FunctionCost>([](const cost::StepShape& shape) {
                           return test::new_tokens(shape) * kMicrosecond;
                       }),
                       requests);
}

using Law = std::function<std::int32_t(std::uint64_t seed, std::size_t index)>;

constexpr double kMeanService = 0.1; // seconds: 100,000 tokens

std::int32_t exponential_tokens(std::uint64_t seed, std::size_t i)
{
    const double draw = RandomStream(seed, stream_id("work", Purpose::PromptLength), i).exponential();
    return std::max(1, static_cast<std::int32_t>(std::lround(draw * kMeanService * 1e6)));
}

std::int32_t constant_tokens(std::uint64_t, std::size_t)
{
    return static_cast<std::int32_t>(kMeanService * 1e6);
}

// A prefix hit of 0.07 s with probability 0.8, else 0.42 s: cs^2 = 1.000, mean 0.14 s.
std::int32_t two_point_tokens(std::uint64_t seed, std::size_t i)
{
    return RandomStream(seed, stream_id("work", Purpose::PromptLength), i).uniform() < 0.8 ? 70'000 : 420'000;
}

MeanWithError mean_queue_wait(const Law& law, double rate, std::size_t customers)
{
    std::vector<double> means;
    for (int r = 0; r < kReplications; ++r) {
        const auto seed = static_cast<std::uint64_t>(100 + r);
        std::vector<std::int32_t> tokens;
        for (std::size_t i = 0; i < customers; ++i)
            tokens.push_back(law(seed, i));
        const EngineRun run = single_server(poisson_arrivals(seed, rate, customers), tokens);
        double sum = 0;
        for (const engine::RequestTimes& t : run.requests)
            sum += to_seconds(t.scheduled - t.arrival);
        means.push_back(sum / static_cast<double>(customers));
    }
    return over_replications(means);
}

// c servers: c slots of equal, constant step time; an answer of n tokens is a service of n steps.
struct SlotStudy {
    MeanWithError wait, stay;
    double little_error = 0;
};

SlotStudy serve_in_slots(double rate, std::int64_t slot_count, double mean_steps, std::size_t customers,
                         const test::FunctionCost::Time& time)
{
    std::vector<double> waits;
    std::vector<double> stays;
    SlotStudy study;
    for (int r = 0; r < kReplications; ++r) {
        const auto seed = static_cast<std::uint64_t>(500 + r);
        const std::vector<TimeNs> arrivals = poisson_arrivals(seed, rate, customers);
        std::vector<engine::Request> requests;
        for (std::size_t i = 0; i < customers; ++i) {
            const double u = RandomStream(seed, stream_id("work", Purpose::OutputLength), i).uniform();
            const auto steps =
                static_cast<std::int32_t>(std::ceil(std::log(u) / std::log1p(-1 / mean_steps)));
            requests.push_back(test::request(arrivals[i], 1, std::max(1, steps)));
        }
        EngineSetup setup;
        setup.profile.limits.max_model_len = INT32_MAX;
        setup.profile.prefix_caching = false;
        setup.blocks = 1'000'000'000;
        const EngineRun run =
            test::serve(setup,
                        std::make_unique<plugins::vllm::VllmScheduler>(
                            plugins::vllm::Settings{.step_tokens = INT32_MAX, .running_cap = slot_count}),
                        std::make_unique<test::FunctionCost>(time), requests);
        double wait = 0;
        double stay = 0;
        Int128 in_engine = 0;
        for (const engine::RequestTimes& t : run.requests) {
            wait += to_seconds(t.scheduled - t.arrival);
            stay += to_seconds(t.last_token - t.arrival);
            in_engine += t.last_token - t.scheduled;
        }
        waits.push_back(wait / static_cast<double>(customers));
        stays.push_back(stay / static_cast<double>(customers));
        Int128 area = 0;
        for (const engine::Timeline::Bucket& bucket : run.record.timeline.buckets()) {
            area += bucket.integral[engine::kRunning];
        }
        study.little_error = std::max(study.little_error, std::abs(static_cast<double>(area - in_engine)));
    }
    study.wait = over_replications(waits);
    study.stay = over_replications(stays);
    return study;
}

} // namespace

class TestOracles : public QObject
{
    Q_OBJECT

private slots:
    // W(n+1) = max(0, W(n) + S(n) - A(n)), customer by customer, in whole nanoseconds.
    void lindley()
    {
        constexpr std::size_t customers = 50'000;
        std::vector<std::int32_t> tokens;
        for (std::size_t i = 0; i < customers; ++i)
            tokens.push_back(exponential_tokens(7, i));
        const std::vector<TimeNs> arrivals = poisson_arrivals(7, 9.0, customers);
        const EngineRun run = single_server(arrivals, tokens);
        TimeNs wait = 0;
        for (std::size_t i = 0; i < customers; ++i) {
            if (i > 0) {
                wait = std::max<TimeNs>(0, wait + tokens[i - 1] * kMicrosecond -
                                               (arrivals[i] - arrivals[i - 1]));
            }
            QCOMPARE(run.requests[i].scheduled - run.requests[i].arrival, wait);
            QCOMPARE(run.requests[i].first_token - run.requests[i].scheduled, tokens[i] * kMicrosecond);
        }
    }

    void no_wait_when_arrivals_are_slower_than_service()
    {
        std::vector<TimeNs> arrivals;
        for (int i = 0; i < 1000; ++i)
            arrivals.push_back(i * 2 * kSecond);
        const EngineRun run = single_server(arrivals, std::vector<std::int32_t>(1000, 1'900'000));
        for (const engine::RequestTimes& t : run.requests)
            QCOMPARE(t.scheduled, t.arrival);
    }

    // Wq of MODEL 10.3, s = 0.1 s.
    void single_server_queues_data()
    {
        QTest::addColumn<int>("law");
        QTest::addColumn<double>("rate");
        QTest::addColumn<double>("wait");
        QTest::newRow("M/M/1 0.5") << 0 << 5.0 << 0.10000;
        QTest::newRow("M/M/1 0.7") << 0 << 7.0 << 0.23333;
        QTest::newRow("M/M/1 0.8") << 0 << 8.0 << 0.40000;
        QTest::newRow("M/D/1 0.7") << 1 << 7.0 << 0.11667;
        QTest::newRow("M/D/1 0.8") << 1 << 8.0 << 0.20000;
        // Pollaczek-Khinchine with E[S^2] = .8 x .07^2 + .2 x .42^2 at 3 requests a second.
        QTest::newRow("M/G/1 prefix") << 2 << 3.0 << 3.0 * (0.8 * 0.0049 + 0.2 * 0.1764) / (2 * (1 - 0.42));
    }
    void single_server_queues()
    {
        QFETCH(int, law);
        QFETCH(double, rate);
        QFETCH(double, wait);
        const Law laws[] = {exponential_tokens, constant_tokens, two_point_tokens};
        const MeanWithError seen = mean_queue_wait(laws[law], rate, 50'000);
        QVERIFY2(std::abs(seen.mean - wait) <= seen.error,
                 qPrintable(QStringLiteral("%1 +- %2, theory %3").arg(seen.mean).arg(seen.error).arg(wait)));
        QVERIFY(seen.error < 0.06 * wait);
    }

    // Erlang C (c, rho) with s = 0.1 s: MODEL 10.3. A step of 0.4 ms adds at most itself to a wait.
    void many_servers_data()
    {
        QTest::addColumn<int>("servers");
        QTest::addColumn<double>("load");
        QTest::addColumn<double>("wait");
        QTest::newRow("2 at 0.8") << 2 << 0.8 << 0.17778;
        QTest::newRow("4 at 0.8") << 4 << 0.8 << 0.07455;
        QTest::newRow("8 at 0.8") << 8 << 0.8 << 0.02860;
    }
    void many_servers()
    {
        QFETCH(int, servers);
        QFETCH(double, load);
        QFETCH(double, wait);
        constexpr double step = 4e-4;
        const SlotStudy seen = serve_in_slots(load * servers / 0.1, servers, 0.1 / step, 20'000,
                                              [](const cost::StepShape&) { return from_seconds(step); });
        QVERIFY2(std::abs(seen.wait.mean - step / 2 - wait) <= seen.wait.error + step / 2,
                 qPrintable(QStringLiteral("%1 +- %2").arg(seen.wait.mean).arg(seen.wait.error)));
        QCOMPARE(seen.little_error, 0.0); // the area under `running` is the time spent in the engine, exactly
    }

    // Processor sharing: a step takes as long as there are requests in it. E[T] = s / (1 - rho).
    void processor_sharing()
    {
        constexpr double slice = 2e-4;
        constexpr double load = 0.7;
        const SlotStudy seen =
            serve_in_slots(load / 0.1, 1'000'000, 0.1 / slice, 20'000, [](const cost::StepShape& shape) {
                return from_seconds(slice) *
                       (shape.decode_seqs + static_cast<std::int64_t>(shape.pieces.size()));
            });
        const double theory = 0.1 / (1 - load);
        QVERIFY2(std::abs(seen.stay.mean - theory) <= seen.stay.error + 10 * slice,
                 qPrintable(QStringLiteral("%1 +- %2").arg(seen.stay.mean).arg(seen.stay.error)));
    }
};

QTEST_GUILESS_MAIN(TestOracles)
#include "test_oracles.moc"
