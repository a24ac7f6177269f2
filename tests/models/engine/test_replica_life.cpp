// SPDX-License-Identifier: GPL-3.0-or-later
// How requests come to a replica and leave it before their end, and how it goes down and comes back.
#include "base/int128.h"
#include "base/random.h"
#include "schedulers/vllm/vllm_scheduler.h"
#include "support/replica_drive.h"

#include <QTest>

using namespace fulcrum;
using engine::kNoHandle;
using engine::Outcome;
using engine::Rejection;
using test::Drive;
using test::DriveSetup;

namespace
{

constexpr TimeNs kStep = 10 * kMillisecond;

DriveSetup setup(std::int64_t blocks = 1000)
{
    DriveSetup s;
    s.blocks = blocks;
    s.scheduler = {.step_tokens = 512, .running_cap = 64};
    s.time = [](const cost::StepShape&) { return kStep; };
    return s;
}

} // namespace

class TestReplicaLife : public QObject
{
    Q_OBJECT

private slots:
    void a_waiting_request_is_withdrawn_at_once()
    {
        DriveSetup s = setup();
        s.scheduler.running_cap = 1;
        Drive drive(s);
        drive.send(test::request(0, 100, 10));
        const engine::Handle second = drive.send(test::request(0, 100, 10));
        const engine::Handle third = drive.send(test::request(0, 100, 1));
        drive.replica.advance(kStep + 1);
        QCOMPARE(drive.replica.waiting(), 2);
        QCOMPARE(drive.replica.waiting_tokens(), 200);
        const auto times = drive.replica.withdraw(second, 1, kStep + 1);
        QVERIFY(times.has_value());
        QCOMPARE(times->scheduled, kNever);
        QCOMPARE(times->outcome, Outcome::InFlight);
        QCOMPARE(drive.replica.waiting(), 1);
        QCOMPARE(drive.replica.waiting_tokens(), 100);
        QVERIFY(!drive.replica.withdraw(second, 1, kStep + 1).has_value());
        QVERIFY(!drive.replica.withdraw(third, 1, kStep + 1).has_value()); // another request's name
        drive.to_the_end();
        QCOMPARE(drive.ended.size(), 2U); // no end follows what was withdrawn
        QCOMPARE(drive.end_of(2)->at, 11 * kStep);
    }

    // Three decode; one leaves in the middle of a step: it stays to its end, and what the step brings it
    // comes too late.
    void a_running_request_leaves_at_the_end_of_the_step_under_way()
    {
        Drive drive(setup());
        drive.send(test::request(0, 160, 50));
        const engine::Handle second = drive.send(test::request(0, 160, 50));
        drive.send(test::request(0, 160, 50));
        const TimeNs now = 7 * kStep + kStep / 2; // the prompts took one step, and six tokens followed
        drive.replica.advance(now);
        QCOMPARE(drive.replica.running(), 3);
        const double before = drive.replica.kv_usage();
        const auto times = drive.replica.withdraw(second, 1, now);
        QVERIFY(times.has_value());
        QCOMPARE(times->output_tokens, 7);
        QCOMPARE(times->first_token, kStep);
        QCOMPARE(times->last_token, kNever);
        QCOMPARE(drive.replica.running(), 2);
        QVERIFY(drive.replica.kv_usage() < before);
        QCOMPARE(drive.replica.stray_blocks(), 0);
        QCOMPARE(drive.replica.next_step(), 8 * kStep);
        drive.to_the_end();
        QCOMPARE(drive.end_of(0)->at, 50 * kStep);
        QCOMPARE(drive.end_of(2)->times.output_tokens, 50);
        QCOMPARE(drive.record().lost_tokens, 160 + 8);
    }

    void a_first_token_that_comes_too_late_was_never_there()
    {
        Drive drive(setup());
        const engine::Handle only = drive.send(test::request(0, 100, 50));
        drive.replica.advance(kStep / 2);
        const auto times = drive.replica.withdraw(only, 0, kStep / 2);
        QVERIFY(times.has_value());
        QCOMPARE(times->scheduled, 0);
        QCOMPARE(times->first_token, kNever);
        QCOMPARE(times->output_tokens, 0);
        QCOMPARE(drive.replica.next_step(), kNever);
        // The step under way ends before the next begins.
        drive.send(test::request(kStep / 2, 100, 1));
        QCOMPARE(drive.replica.next_step(), kStep);
        drive.to_the_end();
        QCOMPARE(drive.end_of(1)->at, 2 * kStep);
    }

    void what_ends_with_the_step_under_way_has_ended()
    {
        Drive drive(setup());
        const engine::Handle only = drive.send(test::request(0, 100, 2));
        drive.replica.advance(kStep + 1);
        QVERIFY(!drive.replica.withdraw(only, 0, kStep + 1).has_value());
        QCOMPARE(drive.end_of(0)->at, 2 * kStep);
        QCOMPARE(drive.end_of(0)->handle, only);
    }

    void full_queues_turn_arrivals_away()
    {
        DriveSetup s = setup();
        s.profile.most_waiting = 2;
        Drive requests(s);
        for (int i = 0; i < 3; ++i)
            requests.send(test::request(0, 100, 5));
        QCOMPARE(requests.replica.waiting(), 2);
        QCOMPARE(requests.end_of(2)->times.rejection, Rejection::QueueFull);
        QCOMPARE(requests.end_of(2)->handle, kNoHandle);

        s.profile.most_waiting = 0;
        s.profile.most_waiting_tokens = 250;
        Drive tokens(s);
        QVERIFY(tokens.send(test::request(0, 300, 5)) != kNoHandle); // alone, it may be longer
        QCOMPARE(tokens.send(test::request(0, 10, 5)), kNoHandle);
        tokens.replica.advance(1); // it runs now
        QVERIFY(tokens.send(test::request(1, 200, 5)) != kNoHandle);
        QCOMPARE(tokens.send(test::request(1, 51, 5)), kNoHandle);
        QVERIFY(tokens.send(test::request(1, 50, 5)) != kNoHandle);
    }

    void urgent_requests_go_first_and_preempted_ones_keep_their_place()
    {
        DriveSetup s = setup();
        s.profile.queue_order = engine::QueueOrder::Priority;
        s.scheduler.running_cap = 1;
        Drive drive(s);
        const std::int32_t priorities[] = {5, 1, 3, 1, 0};
        for (const std::int32_t priority : priorities) {
            engine::Request r = test::request(0, 10, 1);
            r.priority = priority;
            drive.send(r);
        }
        drive.to_the_end();
        std::vector<std::int64_t> order;
        for (const engine::Ended& ended : drive.ended)
            order.push_back(ended.index);
        QCOMPARE(order, (std::vector<std::int64_t>{4, 1, 3, 2, 0}));
    }

    void a_replica_taken_down_loses_everything_and_comes_back()
    {
        DriveSetup s = setup();
        s.scheduler.running_cap = 1;
        Drive drive(s);
        drive.send(test::request(0, 100, 3));
        drive.send(test::request(0, 100, 50));
        drive.send(test::request(0, 100, 50));
        const TimeNs now = 2 * kStep + 1;
        drive.replica.advance(now);
        drive.replica.take_down(now, now + kSecond);
        QVERIFY(drive.replica.down(now));
        QCOMPARE(drive.end_of(0)->times.outcome, Outcome::Completed); // with the step under way
        QCOMPARE(drive.end_of(1)->times.outcome, Outcome::Failed);
        QCOMPARE(drive.end_of(2)->times.outcome, Outcome::Failed);
        QCOMPARE(drive.end_of(2)->at, now);
        QCOMPARE(drive.replica.kv_usage(), 0.0);
        QCOMPARE(drive.replica.next_step(), kNever);
        QCOMPARE(drive.send(test::request(now + 1, 100, 5)), kNoHandle);
        QCOMPARE(drive.end_of(3)->times.rejection, Rejection::NoReplica);
        QVERIFY(!drive.replica.down(now + kSecond));
        QVERIFY(drive.send(test::request(now + kSecond, 100, 5)) != kNoHandle);
        drive.to_the_end();
        QCOMPARE(drive.end_of(4)->at, now + kSecond + 5 * kStep);
        QCOMPARE(drive.record().down, kSecond);
    }

    void a_replica_comes_back_sooner_and_with_other_parts()
    {
        Drive drive(setup());
        auto parts = std::make_unique<engine::Replica::Parts>();
        parts->blocks = 20;
        parts->scheduler =
            std::make_unique<plugins::vllm::VllmScheduler>(plugins::vllm::Settings{.running_cap = 1});
        parts->cost = std::make_unique<test::FunctionCost>([](const cost::StepShape&) { return 2 * kStep; });
        drive.replica.take_down(0, kNever, std::move(parts));
        QVERIFY(drive.replica.down(kNever - 1));
        drive.replica.start(kSecond);
        drive.send(test::request(kSecond, 100, 2));
        drive.send(test::request(kSecond, 320, 2)); // 21 blocks with its answer
        drive.to_the_end();
        QCOMPARE(drive.end_of(0)->at, kSecond + 4 * kStep);
        QCOMPARE(drive.end_of(1)->times.rejection, Rejection::NeverFits);
        const engine::ReplicaRecord record = drive.record();
        QCOMPARE(record.down, kSecond);
        QCOMPARE(record.total_blocks, 20);
    }

    void a_slow_replica_takes_longer_from_the_next_step_on()
    {
        Drive drive(setup());
        drive.send(test::request(0, 100, 11));
        drive.replica.advance(5 * kStep);
        drive.replica.set_slowdown(1.5);
        drive.to_the_end();
        QCOMPARE(drive.end_of(0)->at, 5 * kStep + 6 * kStep * 3 / 2);
    }

    // The area under `running` is the time that requests spend in the batch, to the nanosecond, whether they
    // end or leave.
    void littles_law_holds_with_requests_that_leave()
    {
        DriveSetup s = setup();
        s.scheduler = {.step_tokens = 200, .running_cap = 12};
        s.time = [](const cost::StepShape& shape) {
            return kMillisecond + test::new_tokens(shape) * 3 * kMicrosecond;
        };
        Drive drive(s);
        test::come_and_go(drive, 3, 1000);
        QVERIFY(drive.withdrawn > 50);
        Int128 in_batch = drive.in_batch;
        for (const engine::Ended& ended : drive.ended)
            in_batch += ended.times.last_token - ended.times.scheduled;
        Int128 area = 0;
        const engine::ReplicaRecord record = drive.record();
        for (const engine::Timeline::Bucket& bucket : record.timeline.buckets())
            area += bucket.integral[engine::kRunning];
        QVERIFY(area == in_batch);
    }

    void a_scheduler_may_give_a_request_up_or_queue_it_again_at_the_tail()
    {
        struct Scripted : engine::Scheduler {
            plugins::vllm::VllmScheduler usual{plugins::vllm::Settings{.running_cap = 2}};
            int calls = 0;
            void schedule(engine::StepPlan& plan) override
            {
                if (++calls == 5) plan.fail(0);
                if (calls == 7) plan.preempt(0, engine::Requeue::Tail);
                usual.schedule(plan);
            }
        };
        std::vector<engine::Request> requests;
        for (int i = 0; i < 4; ++i)
            requests.push_back(test::request(0, 100, 10));
        const test::EngineRun run = test::serve(
            {.longest_stretch = 1}, std::make_unique<Scripted>(),
            std::make_unique<test::FunctionCost>([](const cost::StepShape&) { return kStep; }), requests);
        QCOMPARE(run.requests[0].outcome, Outcome::Failed);
        QCOMPARE(run.requests[0].output_tokens, 4);
        QCOMPARE(run.requests[1].preemptions, 1); // at 60 ms, with six tokens
        QCOMPARE(run.requests[3].scheduled, 6 * kStep);
        QCOMPARE(run.requests[2].last_token, 14 * kStep);
        QCOMPARE(run.requests[1].last_token, 18 * kStep); // its last four tokens, behind the third
        QCOMPARE(run.requests[1].output_tokens, 10);
        QCOMPARE(run.record.preemptions, 1);
        QCOMPARE(run.record.lost_tokens, 100 + 4);
    }

    // Requests that come and go at random: nothing is lost or held, and long stretches see what single steps
    // do.
    void nothing_is_left_behind()
    {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            DriveSetup s = setup(static_cast<std::int64_t>(60 + 20 * seed));
            s.scheduler = {.step_tokens = 200, .running_cap = 12};
            s.time = [](const cost::StepShape& shape) {
                return kMillisecond + test::new_tokens(shape) * 3 * kMicrosecond + shape.context_sum * 10;
            };
            s.longest_stretch = 1;
            Drive steps(s);
            test::come_and_go(steps, seed, 400);
            s.longest_stretch = INT64_MAX;
            Drive stretches(s);
            test::come_and_go(stretches, seed, 400);
            QCOMPARE(stretches.replica.stray_blocks(), 0);
            QCOMPARE(stretches.replica.kv_usage(), 0.0);
            QCOMPARE(stretches.replica.waiting_tokens(), 0);
            QCOMPARE(static_cast<std::int64_t>(stretches.ended.size()) + stretches.withdrawn, 400);
            QVERIFY(stretches.withdrawn > 20);
            QCOMPARE(steps.withdrawn, stretches.withdrawn);
            QVERIFY(steps.ended == stretches.ended);
            QVERIFY(steps.record() == stretches.record());
            QVERIFY(steps.gaps == stretches.gaps);
        }
    }
};

QTEST_GUILESS_MAIN(TestReplicaLife)
#include "test_replica_life.moc"
