// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "cluster/gateway.h"

#include <QTest>

#include <map>

using namespace fulcrum;
using namespace fulcrum::cluster;
using engine::Rejection;

namespace
{

using Verdict = Gateway::Verdict;

Ticket ticket(std::int64_t request, std::uint16_t tenant = 0, std::int32_t prompt = 100,
              std::int32_t max_tokens = 50, std::int32_t priority = 0, TimeNs arrival = 0)
{
    return {request, tenant, prompt, max_tokens, priority, arrival};
}

Gateway::Answer arrive(Gateway& gateway, const Ticket& one, TimeNs now = 0)
{
    return gateway.arrive(one, now, true, 0);
}

std::int64_t next(Gateway& gateway, TimeNs now = 0)
{
    const auto one = gateway.release(now);
    return one ? one->request : -1;
}

} // namespace

class TestGateway : public QObject
{
    Q_OBJECT

private slots:
    // 10,000 tokens, 1,000 a second: the level refills continuously and never beyond the capacity.
    void a_bucket_refills_to_the_nanosecond()
    {
        TokenBucket bucket(10'000, 1000);
        QVERIFY(bucket.take(10'000, 5 * kSecond));
        QVERIFY(!bucket.take(1, 5 * kSecond));
        QCOMPARE(bucket.ready_at(2500, 5 * kSecond), 7 * kSecond + 500 * kMillisecond);
        QVERIFY(!bucket.take(2500, 7 * kSecond + 500 * kMillisecond - 1));
        QVERIFY(bucket.take(2500, 7 * kSecond + 500 * kMillisecond));
        QVERIFY(!bucket.take(10'000, 17 * kSecond));
        QVERIFY(bucket.take(10'000, 1000 * kSecond));
        QVERIFY(!bucket.take(1, 1000 * kSecond));
        QVERIFY(!bucket.can_ever_hold(10'001));
        QCOMPARE(bucket.ready_at(10'001, 2000 * kSecond), kNever);
        QCOMPARE(TokenBucket(10, 0).ready_at(5, 0), TimeNs{0});
        TokenBucket dry(10, 0);
        QVERIFY(dry.take(10, 0));
        QCOMPARE(dry.ready_at(1, kSecond), kNever);
        // A third of a token a second: no drift.
        TokenBucket slow(1, 1.0 / 3);
        QVERIFY(slow.take(1, 0));
        const TimeNs ready = slow.ready_at(1, 0);
        QVERIFY(ready >= 3 * kSecond && ready < 3 * kSecond + 10 * kMicrosecond);
    }

    void a_full_gateway_queues_and_then_rejects()
    {
        Gateway gateway({.max_in_flight = 2, .max_queue = 1});
        QCOMPARE(arrive(gateway, ticket(0)).verdict, Verdict::Pass);
        QCOMPARE(arrive(gateway, ticket(1)).verdict, Verdict::Pass);
        QCOMPARE(arrive(gateway, ticket(2)).verdict, Verdict::Wait);
        const auto answer = arrive(gateway, ticket(3));
        QCOMPARE(answer.verdict, Verdict::Reject);
        QCOMPARE(answer.why, Rejection::QueueFull);
        QCOMPARE(next(gateway), -1);
        gateway.ended(ticket(0), 10);
        QCOMPARE(next(gateway), 2);
        QCOMPARE(gateway.in_flight(), 2);
        QCOMPARE(gateway.waiting(), 0);
    }

    void priorities_age()
    {
        Gateway strict({.max_in_flight = 1, .order = GatewaySettings::Order::Priority});
        Gateway ageing({.max_in_flight = 1, .order = GatewaySettings::Order::Priority, .ageing = 0.5});
        for (Gateway* each : {&strict, &ageing}) {
            arrive(*each, ticket(0));
            arrive(*each, ticket(1, 0, 100, 50, 5, 0));
            arrive(*each, ticket(2, 1, 100, 50, 0, 8 * kSecond), 8 * kSecond);
            arrive(*each, ticket(3, 0, 100, 50, 0, 12 * kSecond), 12 * kSecond);
            each->ended(ticket(0), 1);
        }
        QCOMPARE(next(strict, 12 * kSecond), 2);
        strict.ended(ticket(2, 1), 1);
        QCOMPARE(next(strict, 12 * kSecond), 3);
        // Ten seconds of waiting make up for five points.
        QCOMPARE(next(ageing, 12 * kSecond), 2);
        ageing.ended(ticket(2, 1), 1);
        QCOMPARE(next(ageing, 12 * kSecond), 1);
    }

    // Each tenant has its own bucket; what can never pass is turned away at once, what may pass later is
    // turned away or waits, as told.
    void quotas_are_each_tenants_own()
    {
        GatewaySettings settings;
        settings.bucket_capacity = 1000;
        settings.bucket_rate = 100;
        Gateway rejects(settings);
        QCOMPARE(arrive(rejects, ticket(0, 1, 1001)).why, Rejection::OverQuota);
        QCOMPARE(arrive(rejects, ticket(1, 1, 900)).verdict, Verdict::Pass);
        QCOMPARE(arrive(rejects, ticket(2, 1, 200)).why, Rejection::OverQuota);
        QCOMPARE(arrive(rejects, ticket(3, 2, 900)).verdict, Verdict::Pass);
        settings.over_quota_waits = true;
        settings.bucket_counts_max_tokens = true;
        Gateway waits(settings);
        QCOMPARE(arrive(waits, ticket(0, 1, 990, 50)).why, Rejection::OverQuota);
        QCOMPARE(arrive(waits, ticket(1, 1, 850, 50)).verdict, Verdict::Pass);
        QCOMPARE(arrive(waits, ticket(2, 1, 350, 50)).verdict, Verdict::Wait);
        QCOMPARE(arrive(waits, ticket(3, 1, 10, 10)).verdict, Verdict::Wait); // not before its own
        QCOMPARE(arrive(waits, ticket(4, 2, 10, 10)).verdict, Verdict::Pass); // but another tenant's
        QCOMPARE(waits.next_refill(0), 3 * kSecond);
        QCOMPARE(next(waits, 3 * kSecond - 1), -1);
        QCOMPARE(next(waits, 3 * kSecond), 2);
        QCOMPARE(waits.next_refill(3 * kSecond), 3 * kSecond + 200 * kMillisecond);
    }

    void reserved_tokens_are_free_again_at_the_end()
    {
        GatewaySettings settings;
        settings.reserved_tokens = 400;
        settings.over_quota_waits = true;
        Gateway gateway(settings);
        QCOMPARE(arrive(gateway, ticket(0, 1, 300, 101)).why, Rejection::OverQuota);
        QCOMPARE(arrive(gateway, ticket(1, 1, 200, 100)).verdict, Verdict::Pass);
        QCOMPARE(arrive(gateway, ticket(2, 1, 50, 60)).verdict, Verdict::Wait);
        QCOMPARE(gateway.next_refill(0), kNever);
        gateway.ended(ticket(1, 1, 200, 100), 3);
        QCOMPARE(next(gateway), 2);
    }

    void who_leaves_the_queue_is_forgotten()
    {
        Gateway gateway({.max_in_flight = 1});
        arrive(gateway, ticket(0));
        const auto first = arrive(gateway, ticket(1));
        arrive(gateway, ticket(2));
        gateway.leave(ticket(1), first.place);
        QCOMPARE(gateway.waiting(), 1);
        gateway.ended(ticket(0), 1);
        QCOMPARE(next(gateway), 2);
    }

    // Waits grow with the queue at the pace of completions, which counts only while somebody waits.
    void the_wait_is_predicted_from_completions()
    {
        WaitPredictor predictor;
        QCOMPARE(predictor.ttft(100), TimeNs{0});
        for (int i = 0; i < 50; ++i)
            predictor.completed(i * 10 * kSecond, 200 * kMillisecond, 0); // idle: tells nothing
        QCOMPARE(predictor.ttft(100), 200 * kMillisecond);
        for (int i = 0; i < 50; ++i)
            predictor.completed(1000 * kSecond + i * kSecond, 200 * kMillisecond, 5);
        QCOMPARE(predictor.ttft(10), 10 * kSecond + 200 * kMillisecond);
        Gateway gateway({.max_predicted_ttft = 5 * kSecond});
        for (int i = 0; i < 50; ++i)
            gateway.completed(i * kSecond, 200 * kMillisecond, 5);
        QCOMPARE(gateway.arrive(ticket(1), 60 * kSecond, true, 6).why, Rejection::PredictedLate);
        QCOMPARE(gateway.arrive(ticket(1), 60 * kSecond, true, 4).verdict, Verdict::Pass);
    }

    void a_tenant_that_comes_back_is_lifted()
    {
        ServiceCounters counters({1, 2});
        counters.activate(0);
        counters.charge_input(0, 100);
        counters.charge_output(0, 100);
        QCOMPARE(counters.of(0), 300'000'000);
        counters.activate(1); // it was away: it does not get 300 tokens for nothing
        QCOMPARE(counters.of(1), 300'000'000);
        counters.charge_input(1, 100); // at weight 2
        QCOMPARE(counters.of(1), 350'000'000);
        counters.deactivate(0);
        counters.deactivate(1);
        counters.activate(2); // nobody is there: it starts where the last one left
        QCOMPARE(counters.of(2), 350'000'000);
    }

    // MODEL 4.4: two tenants that are backlogged all along get the same service up to 2 max(w_in L_in, w_out
    // M), whatever the sizes of their requests.
    void backlogged_tenants_get_the_same_service()
    {
        constexpr std::int64_t kInFlight = 8;
        constexpr std::int32_t kLongest = 4000;
        constexpr std::int32_t kAnswer = 300;
        Gateway gateway({.max_in_flight = kInFlight, .order = GatewaySettings::Order::Fair});
        std::int64_t number = 0;
        std::map<std::int64_t, Ticket> in_flight;
        std::int64_t served[2] = {0, 0};
        RandomStream draws(7, 1, 1);
        const auto send = [&](std::uint16_t tenant) {
            const auto size = static_cast<std::int32_t>(1 + draws.bits() % (tenant == 0 ? 200 : kLongest));
            const Ticket one = ticket(number++, tenant, size);
            if (arrive(gateway, one).verdict == Verdict::Pass) in_flight[one.request] = one;
        };
        for (int i = 0; i < 40; ++i)
            for (std::uint16_t tenant = 0; tenant < 2; ++tenant)
                send(tenant);
        const std::int64_t bound = 2 * std::max<std::int64_t>(ServiceCounters::kInput * kLongest,
                                                              ServiceCounters::kOutput * kInFlight * kAnswer);
        for (int turn = 0; turn < 20'000; ++turn) {
            auto ended = in_flight.begin();
            std::advance(ended, static_cast<std::ptrdiff_t>(draws.bits() % in_flight.size()));
            const Ticket gone = ended->second;
            in_flight.erase(ended);
            const auto answer = static_cast<std::int32_t>(1 + draws.bits() % kAnswer);
            gateway.ended(gone, answer);
            served[gone.tenant] += gone.prompt_tokens + 2 * answer;
            while (const auto passed = gateway.release(0)) {
                in_flight[passed->request] = *passed;
                send(passed->tenant); // it stays backlogged
            }
            QVERIFY2(std::abs(served[0] - served[1]) <= bound + kLongest + 2 * kAnswer,
                     qPrintable(QString::number(served[0] - served[1])));
        }
        QVERIFY(served[0] > 1'000'000);
    }
};

QTEST_GUILESS_MAIN(TestGateway)
#include "test_gateway.moc"
