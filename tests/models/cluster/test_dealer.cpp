// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/dealer.h"

#include <QTest>

#include <map>
#include <set>

using namespace fulcrum;
using namespace fulcrum::cluster;

namespace
{

using Policy = DealerSettings::Policy;

DealerSettings with(Policy policy)
{
    DealerSettings settings;
    settings.policy = policy;
    return settings;
}

engine::Request prompt(std::uint64_t content, std::int32_t shared = 512, std::int32_t own = 100)
{
    engine::Request request;
    request.parts = {{content, shared}, {engine::kUnique, own}};
    request.prompt_tokens = shared + own;
    return request;
}

const auto kAllUp = [](int) { return true; };

} // namespace

class TestDealer : public QObject
{
    Q_OBJECT

private slots:
    void turns_pass_over_those_that_are_down()
    {
        Dealer dealer({}, {{4, 5}, {6}}, "r", 1);
        std::vector<int> got;
        for (int i = 0; i < 6; ++i)
            got.push_back(
                dealer.deal({}, {i, 0}, 0, std::vector<Outstanding>(7), [](int r) { return r != 5; }));
        QCOMPARE(got, (std::vector<int>{4, 6, 4, 6, 4, 6}));
        QCOMPARE(dealer.deal({}, {0, 0}, 0, std::vector<Outstanding>(7), [](int) { return false; }),
                 Dealer::kNobody);
    }

    void the_least_loaded_gets_it()
    {
        const std::vector<Outstanding> loads = {{3, 100}, {2, 900}, {2, 800}};
        Dealer requests(with(Policy::LeastRequests), {{0, 1, 2}}, "r", 1);
        QCOMPARE(requests.deal({}, {0, 0}, 0, loads, kAllUp), 1);
        QCOMPARE(requests.deal({}, {1, 0}, 0, loads, kAllUp), 2); // of equal ones, in turn
        Dealer tokens(with(Policy::LeastTokens), {{0, 1, 2}}, "r", 1);
        QCOMPARE(tokens.deal({}, {0, 0}, 0, loads, kAllUp), 0);
        QCOMPARE(tokens.deal({}, {0, 0}, 0, loads, [](int r) { return r != 0; }), 2);
    }

    void old_signals_mislead()
    {
        DealerSettings settings = with(Policy::LeastRequests);
        settings.signal_age = kSecond;
        Dealer dealer(settings, {{0, 1}}, "r", 1);
        std::vector<Outstanding> loads = {{0, 0}, {5, 0}};
        QCOMPARE(dealer.deal({}, {0, 0}, 0, loads, kAllUp), 0);
        loads = {{9, 0}, {5, 0}};
        QCOMPARE(dealer.deal({}, {1, 0}, kSecond - 1, loads, kAllUp), 0);
        QCOMPARE(dealer.deal({}, {2, 0}, kSecond, loads, kAllUp), 1);
    }

    // Power of two choices: the fuller half of eight replicas gets at most what the draw of two of them
    // leaves.
    void two_are_drawn_and_the_better_taken()
    {
        std::vector<Outstanding> loads(8);
        for (int r = 0; r < 4; ++r)
            loads[static_cast<std::size_t>(r)].requests = 10;
        Dealer dealer(with(Policy::PowerOfTwo), {{0, 1, 2, 3, 4, 5, 6, 7}}, "r", 1);
        Dealer same(with(Policy::PowerOfTwo), {{0, 1, 2, 3, 4, 5, 6, 7}}, "r", 1);
        int full = 0;
        for (int i = 0; i < 10'000; ++i) {
            const int chosen = dealer.deal({}, {i, 0}, 0, loads, kAllUp);
            QCOMPARE(same.deal({}, {i, 0}, 0, loads, kAllUp), chosen);
            full += chosen < 4 ? 1 : 0;
        }
        // Both drawn are full: 4/8 x 3/7.
        QVERIFY2(std::abs(full - 2143) < 150, qPrintable(QString::number(full)));
        std::set<int> retried;
        for (int retry = 0; retry < 20; ++retry)
            retried.insert(dealer.deal({}, {1, retry}, 0, loads, kAllUp));
        QVERIFY(retried.size() > 1);
        QCOMPARE(dealer.deal({}, {1, 0}, 0, loads, [](int r) { return r == 3; }), 3);
    }

    void equal_prefixes_meet()
    {
        Dealer dealer(with(Policy::PrefixAffinity), {{0, 1, 2, 3, 4, 5, 6, 7}}, "r", 1);
        const std::vector<Outstanding> loads(8);
        std::map<int, int> keys_at;
        std::map<std::uint64_t, int> home;
        for (std::uint64_t key = 1; key <= 400; ++key) {
            home[key] = dealer.deal(prompt(key), {0, 0}, 0, loads, kAllUp);
            QCOMPARE(dealer.deal(prompt(key), {1, 0}, 0, loads, kAllUp), home[key]);
            ++keys_at[home[key]];
        }
        for (const auto& [replica, keys] : keys_at)
            QVERIFY2(keys > 25 && keys < 80, qPrintable(QString::number(keys)));
        QCOMPARE(keys_at.size(), std::size_t{8});
        // The loss of one moves only its own.
        for (const auto& [key, at] : home) {
            const int now = dealer.deal(prompt(key), {0, 0}, 0, loads, [](int r) { return r != 3; });
            QVERIFY(now != 3 && (at == 3 || now == at));
        }
        // Prompts without a common part are spread.
        std::set<int> spread;
        for (int i = 0; i < 100; ++i)
            spread.insert(dealer.deal(prompt(engine::kUnique), {i, 0}, 0, loads, kAllUp));
        QCOMPARE(spread.size(), std::size_t{8});
    }

    void only_the_first_tokens_count()
    {
        engine::Request a = prompt(9, 256);
        engine::Request b = prompt(9, 256, 50);
        QCOMPARE(prefix_hash(a, 256, 1), prefix_hash(b, 256, 2));
        QVERIFY(prefix_hash(a, 257, 1) != prefix_hash(b, 257, 2));
        engine::Request longer = prompt(9, 1000);
        QCOMPARE(prefix_hash(a, 256, 1), prefix_hash(longer, 256, 2));
    }

    // A hot prefix does not get more than the guard allows.
    void a_guard_spreads_what_is_hot()
    {
        DealerSettings settings = with(Policy::PrefixAffinity);
        settings.affinity_guard = 2;
        Dealer dealer(settings, {{0, 1, 2, 3}}, "r", 1);
        std::vector<Outstanding> loads(4);
        for (int i = 0; i < 400; ++i)
            ++loads[static_cast<std::size_t>(dealer.deal(prompt(5), {i, 0}, 0, loads, kAllUp))].requests;
        std::int64_t most = 0;
        for (const Outstanding& each : loads)
            most = std::max(most, each.requests);
        QVERIFY2(most > 150 && most <= 202, qPrintable(QString::number(most)));
    }

    void shares_follow_the_weights()
    {
        DealerSettings settings = with(Policy::Weighted);
        settings.weights = {3, 1, 0};
        Dealer dealer(settings, {{0, 1}, {2}, {3}}, "r", 1);
        std::vector<int> got(4);
        for (int i = 0; i < 800; ++i)
            ++got[static_cast<std::size_t>(dealer.deal({}, {i, 0}, 0, std::vector<Outstanding>(4), kAllUp))];
        QCOMPARE(got, (std::vector<int>{300, 300, 200, 0}));
    }
};

QTEST_GUILESS_MAIN(TestDealer)
#include "test_dealer.moc"
