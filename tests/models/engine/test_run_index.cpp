// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/hash.h"
#include "engine/run_index.h"

#include <QTest>

#include <random>
#include <unordered_map>
#include <vector>

using namespace fulcrum;
using engine::RunIndex;

class TestRunIndex : public QObject
{
    Q_OBJECT

private slots:
    void an_empty_one_finds_nothing()
    {
        const RunIndex index;
        QCOMPARE(index.find(17, [](std::int32_t) { return true; }), RunIndex::kNone);
    }

    // Runs of one hash are told apart by what they hold.
    void runs_may_have_the_same_hash()
    {
        RunIndex index;
        index.insert(5, 1);
        index.insert(5, 2);
        QCOMPARE(index.find(5, [](std::int32_t run) { return run == 2; }), 2);
        index.erase(5, 1);
        QCOMPARE(index.find(5, [](std::int32_t run) { return run == 1; }), RunIndex::kNone);
        QCOMPARE(index.find(5, [](std::int32_t run) { return run == 2; }), 2);
    }

    // Against the standard map, over entries that come and go. Few hashes, so that neighbours crowd each
    // other, also round the end of the table; or many, so that it grows.
    void equals_a_map()
    {
        for (const std::uint64_t hashes : {40U, 400U, 4'000'000U}) {
            for (unsigned seed = 1; seed <= 10; ++seed) {
                std::mt19937 random(seed);
                RunIndex index;
                std::unordered_map<std::uint64_t, std::int32_t> reference; // by hash, as each is there once
                std::vector<std::uint64_t> present;
                std::int32_t next_run = 0;
                for (int step = 0; step < 5000; ++step) {
                    const std::uint64_t number = random() % hashes;
                    // Near the end of a small table, or spread over all.
                    const std::uint64_t hash =
                        hashes < 1000 ? 60 + number / 4 + 1024 * (number % 4) : hash_mix(number, 0);
                    const auto there = reference.find(hash);
                    const auto is_it = [&](std::int32_t run) {
                        return there != reference.end() && run == there->second;
                    };
                    QCOMPARE(index.find(hash, is_it),
                             there == reference.end() ? RunIndex::kNone : there->second);
                    if (there == reference.end() && random() % 3 > 0) {
                        index.insert(hash, next_run);
                        reference[hash] = next_run++;
                        present.push_back(hash);
                    } else if (!present.empty()) {
                        const std::size_t which = random() % present.size();
                        const std::uint64_t gone = present[which];
                        index.erase(gone, reference.at(gone));
                        reference.erase(gone);
                        present[which] = present.back();
                        present.pop_back();
                    }
                    QCOMPARE(index.size(), reference.size());
                }
                for (const auto& [hash, run] : reference)
                    QCOMPARE(index.find(hash, [r = run](std::int32_t each) { return each == r; }), run);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestRunIndex)
#include "test_run_index.moc"
