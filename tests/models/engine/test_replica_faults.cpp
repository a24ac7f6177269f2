// SPDX-License-Identifier: GPL-3.0-or-later
// What goes wrong with a replica: pauses and a CPU quota of its host, shapes to compile, memory that runs
// out.
#include "base/random.h"
#include "support/replica_drive.h"

#include <QTest>

#include <bit>

using namespace fulcrum;
using engine::Crash;
using engine::HostClock;
using engine::Outcome;
using engine::Pauses;
using engine::Rejection;
using test::Drive;
using test::DriveSetup;

namespace
{

constexpr TimeNs kStep = 10 * kMillisecond;

DriveSetup setup()
{
    DriveSetup s;
    s.scheduler = {.step_tokens = 512, .running_cap = 64};
    s.time = [](const cost::StepShape&) { return kStep; };
    return s;
}

// Steps of 10 ms whose transients are a byte for each row of logits.
class RowCost : public test::FunctionCost
{
public:
    RowCost() : FunctionCost([](const cost::StepShape&) { return kStep; }) {}
    cost::StepTime step(const cost::StepShape& shape) const override
    {
        cost::StepTime time = FunctionCost::step(shape);
        time.transient_bytes = shape.logit_rows;
        return time;
    }
};

// Nanosecond by nanosecond, in units: how long `work` takes from `start` on.
TimeNs end_in_units(TimeNs start, TimeNs work, const Pauses& pauses)
{
    TimeNs now = start;
    for (; work > 0; ++now) {
        const bool paused = now >= pauses.first && (now - pauses.first) % pauses.every < pauses.length;
        work -= paused ? 0 : 1;
    }
    return now;
}

} // namespace

class TestReplicaFaults : public QObject
{
    Q_OBJECT

private slots:
    void pauses_prolong_what_they_hit()
    {
        const Pauses pauses{.every = 10, .length = 3, .first = 4};
        HostClock clock(pauses, {});
        QVERIFY(!clock.steady());
        QVERIFY(HostClock({}, {}).steady());
        for (TimeNs time = 0; time < 40; ++time) {
            const TimeNs start = clock.earliest(time);
            QVERIFY(start >= time && start < time + pauses.length + 1);
            QCOMPARE(end_in_units(start, 1, pauses), start + 1); // it is not in a pause
            for (TimeNs work = 1; work < 40; ++work)
                QCOMPARE(clock.through_pauses(start, work), end_in_units(start, work, pauses));
        }
    }

    // 2 cores and 8 threads: host work has 25 ms in each period of 100 ms.
    void a_quota_stops_work_for_the_rest_of_the_period()
    {
        HostClock clock({}, {.cores = 2, .threads = 8});
        engine::Throttling seen;
        const TimeNs ms = kMillisecond;
        QCOMPARE(clock.work(0, 10 * ms, seen), 10 * ms);
        QCOMPARE(clock.work(40 * ms, 15 * ms, seen), 55 * ms); // used up, and nobody waits
        QCOMPARE(seen.throttled, 0);
        QCOMPARE(clock.work(60 * ms, 5 * ms, seen), 105 * ms);
        QCOMPARE(seen.time, 40 * ms);
        QCOMPARE(clock.work(105 * ms, 60 * ms, seen), 315 * ms); // 20 ms, 25 ms and 15 ms
        QCOMPARE(seen.periods, 4);
        QCOMPARE(seen.throttled, 3);
        QCOMPARE(seen.time, 40 * ms + 75 * ms + 75 * ms);
        QCOMPARE(clock.work(390 * ms, 12 * ms, seen), 402 * ms); // over the end of a period
        QVERIFY(HostClock({}, {.cores = 8, .threads = 8}).steady());
    }

    // Three in five milliseconds of host work are one period's share too many.
    void a_quota_slows_the_engine()
    {
        DriveSetup s = setup();
        s.profile.host_seconds = 0.010;
        s.profile.cpu = {.cores = 1, .threads = 4}; // 25 ms a period
        Drive drive(s);
        drive.send(test::request(0, 100, 5));
        drive.to_the_end();
        // Two steps of 20 ms, then 5 ms of the third's host work; the rest, and the fourth and fifth, behind
        // the period's end.
        QCOMPARE(drive.end_of(0)->at, (100 + 5 + 10 + 20 + 20) * kMillisecond);
        const engine::ReplicaRecord record = drive.record();
        QCOMPARE(record.throttled, 55 * kMillisecond);
        QCOMPARE(record.cpu_periods, 2);
        QCOMPARE(record.cpu_throttled_periods, 1);
    }

    // A graph for two sequences: with three decoding, and with prompts, there is none.
    void steps_with_and_without_a_graph_are_counted()
    {
        DriveSetup s = setup();
        s.profile.capture_sizes = {1, 2};
        for (const std::int64_t longest : {std::int64_t{1}, std::int64_t{1} << 40}) {
            s.longest_stretch = longest;
            Drive drive(s);
            for (const int tokens : {11, 11, 6})
                drive.send(test::request(0, 100, tokens));
            drive.to_the_end();
            const engine::ReplicaRecord record = drive.record();
            QCOMPARE(record.eager_steps, 5); // behind the one with the prompts
            QCOMPARE(record.graph_steps, 5);
            QCOMPARE(record.steps, 11);
        }
        s.profile.eager = true;
        Drive eager(s);
        eager.send(test::request(0, 100, 4));
        eager.to_the_end();
        const engine::ReplicaRecord record = eager.record();
        QCOMPARE(record.eager_steps, 3);
        QCOMPARE(record.graph_steps, 0);
    }

    void no_step_begins_in_a_pause()
    {
        DriveSetup s = setup();
        s.config.pause_every = kSecond;
        s.config.pause_length = 100 * kMillisecond;
        s.config.pause_first = 20 * kMillisecond;
        Drive drive(s);
        drive.send(test::request(0, 100, 4)); // two steps before the pause, two behind
        drive.send(test::request(kSecond + 15 * kMillisecond, 100, 1));     // hit by a pause
        drive.send(test::request(2 * kSecond + 30 * kMillisecond, 100, 1)); // arrives in one
        drive.to_the_end();
        QCOMPARE(drive.end_of(0)->at, 140 * kMillisecond);
        QCOMPARE(drive.end_of(1)->at, kSecond + 125 * kMillisecond);
        QCOMPARE(drive.end_of(2)->times.scheduled, 2 * kSecond + 120 * kMillisecond);
    }

    void each_shape_is_compiled_once_after_a_start()
    {
        DriveSetup s = setup();
        s.profile.capture_sizes = {1, 2, 4};
        s.config.compile_time = kSecond;
        Drive drive(s);
        const TimeNs late = kSecond * 100;
        drive.send(test::request(0, 100, 3)); // one mixed step of 128 tokens at most, one decode step of one
        drive.send(test::request(late, 120, 3)); // nothing new
        drive.send(test::request(late, 130, 3)); // 256 tokens; two decode
        drive.to_the_end();
        QCOMPARE(drive.end_of(0)->at, 2 * kSecond + 3 * kStep);
        QCOMPARE(drive.end_of(1)->at, late + 2 * kSecond + 3 * kStep);
        drive.replica.take_down(2 * late, 2 * late);
        drive.send(test::request(2 * late, 100, 1));
        drive.to_the_end();
        QCOMPARE(drive.end_of(3)->at, 2 * late + kSecond + kStep);
    }

    // Rows of logits beside the KV pool: log-probabilities of prompts bring as many as there are tokens.
    void transients_beyond_the_headroom_are_a_crash()
    {
        DriveSetup s = setup();
        s.config.headroom_bytes = 300;
        s.config.restart_time = kSecond;
        Drive drive(s, std::make_unique<RowCost>());
        drive.send(test::request(0, 310, 100));
        engine::Request asks = test::request(kStep, 290, 100);
        asks.prompt_logprobs = true;
        drive.send(asks);
        drive.replica.advance(10 * kStep);
        QCOMPARE(drive.ended.size(), 0U);
        asks = test::request(10 * kStep, 400, 100);
        asks.prompt_logprobs = true;
        drive.send(asks);
        drive.replica.advance(10 * kStep + 1);
        QCOMPARE(drive.ended.size(), 3U);
        for (std::int64_t i = 0; i < 3; ++i) {
            QCOMPARE(drive.end_of(i)->times.outcome, Outcome::Failed);
            QCOMPARE(drive.end_of(i)->at, 10 * kStep);
        }
        QCOMPARE(drive.end_of(0)->times.output_tokens, 10);
        QVERIFY(drive.replica.down(10 * kStep + 1));
        drive.send(test::request(kSecond, 10, 1));
        QCOMPARE(drive.end_of(3)->times.rejection, Rejection::NoReplica);
        const TimeNs back = 10 * kStep + kSecond;
        drive.send(test::request(back, 10, 1));
        drive.to_the_end();
        QCOMPARE(drive.end_of(4)->at, back + kStep);
        const engine::ReplicaRecord record = drive.record();
        QCOMPARE(record.crashes, 1);
        QVERIFY(record.crash_times == (std::vector<Crash>{{10 * kStep, Crash::Reason::Transients}}));
        QCOMPARE(record.down, kSecond);
    }

    // The same KV that a paged engine takes back from one request is the end of a contiguous one.
    void contiguous_kv_grows_until_it_crashes()
    {
        DriveSetup s = setup();
        s.blocks = 20;
        for (const bool contiguous : {false, true}) {
            s.profile.grows_until_crash = contiguous;
            Drive drive(s);
            drive.send(test::request(0, 120, 100));
            drive.send(test::request(0, 120, 100));
            drive.to_the_end();
            QCOMPARE(drive.ended.size(), 2U);
            QCOMPARE(drive.end_of(0)->times.outcome, contiguous ? Outcome::Failed : Outcome::Completed);
            QCOMPARE(drive.replica.stray_blocks(), 0);
            const engine::ReplicaRecord record = drive.record();
            QCOMPARE(record.crashes, contiguous ? 1 : 0);
            QCOMPARE(record.preemptions > 0, !contiguous);
            // Twenty blocks hold 160 tokens of each: those of step 41 are one too many.
            if (contiguous) QVERIFY(record.crash_times[0] == (Crash{41 * kStep, Crash::Reason::Kv}));
        }
    }

    // With everything that can go wrong, long stretches still see what single steps do.
    void long_stretches_are_the_same_steps()
    {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            DriveSetup s = setup();
            s.blocks = static_cast<std::int64_t>(60 + 20 * seed);
            s.scheduler = {.step_tokens = 200, .running_cap = 12};
            s.time = [](const cost::StepShape& shape) {
                return kMillisecond + test::new_tokens(shape) * 3 * kMicrosecond + shape.context_sum * 10;
            };
            s.profile.host_seconds = 0.001;
            s.profile.host_seconds_per_request = 0.0001;
            s.profile.overlapped = seed % 2 == 0;
            s.profile.cpu = {.cores = 1, .threads = 3};
            s.profile.grows_until_crash = seed % 4 == 3;
            if (s.profile.grows_until_crash) s.blocks = 50;
            s.profile.queue_order =
                seed % 3 == 0 ? engine::QueueOrder::Priority : engine::QueueOrder::Arrival;
            s.profile.most_waiting = 40;
            s.config.pause_every = 97 * kMillisecond;
            s.config.pause_length = 7 * kMillisecond;
            s.config.compile_time = 5 * kMillisecond;
            s.config.slowdown = 1.1;
            s.config.restart_time = 50 * kMillisecond;
            s.longest_stretch = 1;
            Drive steps(s);
            test::come_and_go(steps, seed, 400);
            s.longest_stretch = INT64_MAX;
            Drive stretches(s);
            test::come_and_go(stretches, seed, 400);
            QCOMPARE(stretches.replica.stray_blocks(), 0);
            QCOMPARE(stretches.replica.kv_usage(), 0.0);
            QCOMPARE(static_cast<std::int64_t>(stretches.ended.size()) + stretches.withdrawn, 400);
            QCOMPARE(steps.withdrawn, stretches.withdrawn);
            QVERIFY(steps.ended == stretches.ended);
            QVERIFY(steps.gaps == stretches.gaps);
            const engine::ReplicaRecord record = stretches.record();
            QVERIFY(steps.record() == record);
            QVERIFY(record.throttled > 0 || s.profile.grows_until_crash); // those are often down
            QCOMPARE(record.crashes > 0, s.profile.grows_until_crash);
        }
    }
};

QTEST_GUILESS_MAIN(TestReplicaFaults)
#include "test_replica_faults.moc"
