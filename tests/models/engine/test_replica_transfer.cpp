// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts computed at one replica and answered at another.
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

DriveSetup setup(std::int64_t blocks)
{
    DriveSetup s;
    s.blocks = blocks;
    s.scheduler = {.step_tokens = 512, .running_cap = 64};
    s.time = [](const cost::StepShape&) { return kStep; };
    return s;
}

engine::Request prefill_only(TimeNs arrival, std::int32_t prompt, std::int32_t output)
{
    engine::Request r = test::request(arrival, prompt, output);
    r.prefill_only = true;
    return r;
}

// What a decode engine gets of a request whose first token came at `first`.
engine::RequestTimes after_prefill(TimeNs arrival, TimeNs first)
{
    engine::RequestTimes times;
    times.arrival = arrival;
    times.scheduled = arrival;
    times.first_token = first;
    times.last_token = first;
    times.output_tokens = 1;
    times.outcome = Outcome::Completed;
    return times;
}

} // namespace

class TestReplicaTransfer : public QObject
{
    Q_OBJECT

private slots:
    void a_computed_prompt_stays_until_it_is_fetched()
    {
        Drive drive(setup(20));
        const engine::Handle first = drive.send(prefill_only(0, 160, 50));
        drive.send(prefill_only(0, 240, 50)); // its KV does not fit beside the first's
        drive.to_the_end();
        const engine::Ended* ended = drive.end_of(0);
        QVERIFY(ended != nullptr);
        QCOMPARE(ended->times.outcome, Outcome::Completed);
        QCOMPARE(ended->times.first_token, kStep);
        QCOMPARE(ended->times.output_tokens, 1);
        QCOMPARE(ended->handle, first);
        QCOMPARE(drive.replica.running(), 0);
        QCOMPARE(drive.replica.waiting(), 1); // it is not rejected: room will come
        QCOMPARE(drive.replica.next_step(), kNever);
        QCOMPARE(drive.replica.kv_usage(), 0.5);
        QVERIFY(!drive.replica.withdraw(first, 0, kSecond).has_value());
        drive.replica.release(first, 1, kSecond); // another's name: nothing happens
        QCOMPARE(drive.replica.next_step(), kNever);
        drive.replica.release(first, 0, kSecond);
        QCOMPARE(drive.replica.next_step(), kSecond);
        drive.to_the_end();
        QCOMPARE(drive.end_of(1)->at, kSecond + kStep);
        drive.replica.release(drive.end_of(1)->handle, 1, 2 * kSecond);
        QCOMPARE(drive.replica.kv_usage(), 0.0);
        QCOMPARE(drive.replica.stray_blocks(), 0);
    }

    void a_prompt_that_never_fits_is_rejected_once_the_engine_is_empty()
    {
        Drive drive(setup(20));
        const engine::Handle first = drive.send(prefill_only(0, 160, 50));
        drive.send(prefill_only(0, 400, 50));
        drive.to_the_end();
        QVERIFY(drive.end_of(1) == nullptr);
        drive.replica.release(first, 0, kSecond);
        drive.to_the_end();
        QCOMPARE(drive.end_of(1)->times.rejection, Rejection::NeverFits);
    }

    void what_came_ready_goes_on_decoding()
    {
        int pieces = 0;
        DriveSetup s = setup(20);
        s.time = [&pieces](const cost::StepShape& shape) {
            pieces += static_cast<int>(shape.pieces.size());
            return kStep;
        };
        Drive drive(s);
        QVERIFY(drive.replica.set_aside(160, 0));
        QCOMPARE(drive.replica.kv_usage(), 0.5);
        QVERIFY(!drive.replica.set_aside(161, 0));
        engine::Request r = test::request(100 * kMillisecond, 160, 5);
        r.ready_tokens = 160;
        drive.send(r, after_prefill(40 * kMillisecond, 50 * kMillisecond));
        QCOMPARE(drive.replica.kv_usage(), 0.5);
        drive.to_the_end();
        QCOMPARE(pieces, 0);
        const engine::Ended* ended = drive.end_of(0);
        QCOMPARE(ended->at, 100 * kMillisecond + 4 * kStep);
        QCOMPARE(ended->times.output_tokens, 5);
        QCOMPARE(ended->times.first_token, 50 * kMillisecond);
        QCOMPARE(drive.gaps[0].count(), 4);
        QCOMPARE(drive.gaps[0].max(), 60 * kMillisecond); // the transfer and the step
        QCOMPARE(drive.replica.stray_blocks(), 0);
        QCOMPARE(drive.replica.kv_usage(), 0.0);
        const engine::ReplicaRecord record = drive.record();
        QCOMPARE(record.prompt_tokens, 0);
        QCOMPARE(record.output_tokens, 4);
        QCOMPARE(record.prefix_queries, 0);
    }

    // The first token is the decode engine's: the last prompt token is computed again.
    void the_first_token_may_come_from_the_decode_engine()
    {
        Drive drive(setup(20));
        QVERIFY(drive.replica.set_aside(160, 0));
        engine::Request r = test::request(0, 160, 3);
        r.ready_tokens = 159;
        drive.send(r);
        drive.to_the_end();
        QCOMPARE(drive.end_of(0)->times.first_token, kStep);
        QCOMPARE(drive.end_of(0)->at, 3 * kStep);
        QCOMPARE(drive.record().prompt_tokens, 1);
        QCOMPARE(drive.replica.kv_usage(), 0.0);
    }

    void a_preempted_one_computes_its_prompt_itself()
    {
        DriveSetup s = setup(20);
        s.profile.prefix_caching = false;
        Drive drive(s);
        for (std::int64_t i = 0; i < 2; ++i) {
            QVERIFY(drive.replica.set_aside(144, 0));
            engine::Request r = test::request(0, 144, 60);
            r.ready_tokens = 144;
            drive.send(r, after_prefill(0, 0));
        }
        drive.to_the_end();
        QCOMPARE(drive.end_of(0)->times.outcome, Outcome::Completed);
        QCOMPARE(drive.end_of(1)->times.outcome, Outcome::Completed);
        QCOMPARE(drive.end_of(1)->times.preemptions, 1);
        QCOMPARE(drive.end_of(1)->times.output_tokens, 60);
        QVERIFY(drive.record().prompt_tokens >= 144);
        QCOMPARE(drive.replica.kv_usage(), 0.0);
    }

    // Ready prompts fill the pool, and none has room to go on: the last one gives way.
    void ready_prompts_do_not_block_each_other()
    {
        Drive drive(setup(20));
        for (std::int64_t i = 0; i < 2; ++i) {
            QVERIFY(drive.replica.set_aside(160, 0));
            engine::Request r = test::request(0, 160, 20);
            r.ready_tokens = 160;
            drive.send(r, after_prefill(0, 0));
        }
        QCOMPARE(drive.replica.kv_usage(), 1.0);
        drive.to_the_end();
        QCOMPARE(drive.ended.size(), 2U);
        QCOMPARE(drive.end_of(1)->times.outcome, Outcome::Completed);
        QCOMPARE(drive.replica.stray_blocks(), 0);
        QCOMPARE(drive.replica.kv_usage(), 0.0);
    }

    void what_does_not_come_gives_its_room_back()
    {
        Drive drive(setup(20));
        QVERIFY(drive.replica.set_aside(300, 0));
        drive.send(test::request(0, 160, 5)); // waits for room
        drive.to_the_end();
        QCOMPARE(drive.replica.waiting(), 1);
        drive.replica.drop_aside(300, kSecond);
        drive.to_the_end();
        QCOMPARE(drive.end_of(0)->at, kSecond + 5 * kStep);

        QVERIFY(drive.replica.set_aside(300, 2 * kSecond));
        engine::Request r = test::request(2 * kSecond, 300, 5);
        r.ready_tokens = 300;
        const engine::Handle handle = drive.send(r, after_prefill(0, kSecond));
        QVERIFY(drive.replica.withdraw(handle, 1, 2 * kSecond).has_value());
        QCOMPARE(drive.replica.kv_usage(), 0.0);
        QCOMPARE(drive.replica.stray_blocks(), 0);
    }

    void a_lost_replica_has_nothing_set_aside()
    {
        Drive drive(setup(20));
        const engine::Handle kept = drive.send(prefill_only(0, 100, 5));
        drive.to_the_end();
        QVERIFY(drive.replica.set_aside(100, kSecond));
        drive.replica.take_down(kSecond, 2 * kSecond);
        QCOMPARE(drive.replica.kv_usage(), 0.0);
        QVERIFY(!drive.replica.set_aside(100, kSecond));
        drive.replica.release(kept, 0, kSecond);
        QCOMPARE(drive.replica.stray_blocks(), 0);
    }
};

QTEST_GUILESS_MAIN(TestReplicaTransfer)
#include "test_replica_transfer.moc"
