// SPDX-License-Identifier: GPL-3.0-or-later
// Clients and links between engines, each alone.
#include "cluster/client.h"
#include "cluster/kv_link.h"
#include "cluster/soonest.h"

#include <QTest>

#include <set>

using namespace fulcrum;
using namespace fulcrum::cluster;
using engine::Outcome;

class TestPathNodes : public QObject
{
    Q_OBJECT

private slots:
    void retries_follow_what_is_asked_for()
    {
        Client client({.retries = 2, .retry_rejections = true, .retry_timeouts = false}, "c", 1);
        QVERIFY(client.tries_again(Outcome::Rejected, 0));
        QVERIFY(client.tries_again(Outcome::Failed, 1));
        QVERIFY(!client.tries_again(Outcome::Rejected, 2));
        QVERIFY(!client.tries_again(Outcome::TimedOut, 0));
        QVERIFY(!client.tries_again(Outcome::Completed, 0));
    }

    void waits_grow_and_are_jittered_by_request()
    {
        const Client plain({.retries = 5, .backoff = 0.5, .backoff_factor = 3}, "c", 1);
        QCOMPARE(plain.wait_before(7, 0), 500 * kMillisecond);
        QCOMPARE(plain.wait_before(7, 2), 4500 * kMillisecond);
        const Client drawn({.retries = 5, .backoff = 1, .backoff_factor = 1, .backoff_jitter = 0.5}, "c", 1);
        std::set<TimeNs> waits;
        for (int request = 0; request < 1000; ++request) {
            const TimeNs wait = drawn.wait_before(request, 0);
            QVERIFY(wait >= 500 * kMillisecond && wait <= kSecond);
            QCOMPARE(drawn.wait_before(request, 0), wait);
            waits.insert(wait);
        }
        QVERIFY(waits.size() > 990);
        const Client other({.retries = 5, .backoff = 1, .backoff_factor = 1, .backoff_jitter = 0.5}, "c", 2);
        QVERIFY(other.wait_before(1, 0) != drawn.wait_before(1, 0));
    }

    void patience_is_for_all_attempts_or_for_each()
    {
        const Client once({.timeout = 30 * kSecond, .retries = 0}, "c", 1);
        QCOMPARE(once.deadline(5 * kSecond, 9 * kSecond), 35 * kSecond);
        const Client each({.timeout = 30 * kSecond, .retries = 1}, "c", 1);
        QCOMPARE(each.deadline(5 * kSecond, 9 * kSecond), 39 * kSecond);
        QCOMPARE(Client({}, "c", 1).deadline(0, 0), kNever);
    }

    void no_more_than_allowed_are_in_flight()
    {
        Client client({.max_in_flight = 2}, "c", 1);
        QVERIFY(client.arrive(0));
        QVERIFY(client.arrive(1));
        QVERIFY(!client.arrive(2));
        QVERIFY(!client.arrive(3));
        QCOMPARE(client.backlog(), 2);
        QCOMPARE(client.ended(), std::optional<std::int64_t>(2));
        QCOMPARE(client.ended(), std::optional<std::int64_t>(3));
        QCOMPARE(client.ended(), std::nullopt);
        QCOMPARE(client.in_flight(), 1);
    }

    void answers_are_seen_later_than_made()
    {
        const Client client({.network_delay = 20 * kMillisecond, .first_flush_delay = 100 * kMillisecond},
                            "c", 1);
        engine::RequestTimes times;
        times.first_token = kSecond;
        times.last_token = kSecond + 50 * kMillisecond;
        client.stamp(times);
        QCOMPARE(times.first_seen, kSecond + 120 * kMillisecond);
        QCOMPARE(times.last_seen, kSecond + 120 * kMillisecond); // it came while the first was held
        times = {};
        times.first_token = kSecond;
        times.last_token = 3 * kSecond;
        client.stamp(times);
        QCOMPARE(times.last_seen, 3 * kSecond + 20 * kMillisecond);
        times = {};
        client.stamp(times);
        QCOMPARE(times.first_seen, kNever);
    }

    // MODEL 4.3: 2,048 tokens of the 8B model over 400 Gb/s at 80 %: 6.7 ms.
    void transfers_take_their_turn()
    {
        KvLink link({.bytes_per_second = 0.8 * 50e9});
        const KvLink::Load load{2048.0 * 131072, 0, 40 * kMillisecond, 32};
        const TimeNs one = link.duration(load.bytes);
        QVERIFY(std::abs(to_seconds(one) - 0.00671) < 0.00001);
        QCOMPARE(link.send(load, 0), one);
        QCOMPARE(link.send(load, kMillisecond), 2 * one);
        QCOMPARE(link.free_at(), 2 * one);
        QCOMPARE(link.send(load, kSecond), kSecond + one);
        QCOMPARE(link.transfers(), 3);
        QCOMPARE(link.busy(), 3 * one);
        KvLink slow({.bytes_per_second = 0.8 * 50e9, .setup = 3 * kMillisecond});
        QCOMPARE(slow.send(load, 0), one + 3 * kMillisecond);
    }

    // Where the link is faster than the prefill, only the last layer's share is left to send after it.
    void layer_by_layer_most_is_hidden()
    {
        const double bytes = 2048.0 * 131072;
        KvLink fast({.bytes_per_second = 0.8 * 50e9, .layerwise = true});
        const TimeNs whole = fast.duration(bytes);
        QCOMPARE(fast.send({bytes, kSecond, 40 * kMillisecond, 32}, kSecond), kSecond + whole / 32);
        // A slow link begins with the first layer and ends when it has sent all.
        KvLink slow({.bytes_per_second = 1e9, .layerwise = true});
        const TimeNs end = slow.send({bytes, kSecond, 40 * kMillisecond, 32}, kSecond);
        QCOMPARE(end, kSecond - 40 * kMillisecond + 40 * kMillisecond / 32 + slow.duration(bytes));
        // Who had to wait for a place at the other end has nothing sent before it had it.
        KvLink late({.bytes_per_second = 0.8 * 50e9, .layerwise = true});
        QCOMPARE(late.send({bytes, kSecond, 40 * kMillisecond, 32}, 2 * kSecond), 2 * kSecond + whole);
    }

    void the_soonest_of_many_is_found()
    {
        Soonest soonest(5);
        QCOMPARE(soonest.time(), kNever);
        const TimeNs times[] = {50, 30, 40, 30, 90};
        for (std::size_t i = 0; i < 5; ++i)
            soonest.set(i, times[i]);
        QCOMPARE(soonest.first(), std::size_t{1}); // of equal ones the lower number
        QCOMPARE(soonest.second_time(), TimeNs{30});
        soonest.set(1, 100);
        QCOMPARE(soonest.first(), std::size_t{3});
        QCOMPARE(soonest.second_time(), TimeNs{40});
        soonest.set(3, kNever);
        soonest.set(2, 60);
        QCOMPARE(soonest.first(), std::size_t{0});
        QCOMPARE(soonest.time(), TimeNs{50});
        QCOMPARE(soonest.second_time(), TimeNs{60});
    }
};

QTEST_GUILESS_MAIN(TestPathNodes)
#include "test_path_nodes.moc"
