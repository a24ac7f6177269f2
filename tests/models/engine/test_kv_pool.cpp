// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/hash.h"
#include "engine/kv_pool.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <list>
#include <map>
#include <optional>
#include <random>

using namespace fulcrum;
using engine::KvPool;
using engine::PromptPart;

namespace
{

constexpr int kBlock = 16;

KvPool::Sequence sequence(const std::vector<PromptPart>& parts, std::uint64_t owner)
{
    return {parts, engine::kUnique, owner};
}

std::int64_t tokens(const std::vector<PromptPart>& parts)
{
    std::int64_t sum = 0;
    for (const PromptPart& part : parts)
        sum += part.tokens;
    return sum;
}

// Serves a prompt at once and lets it end: what later lookups may find.
void serve(KvPool& pool, const std::vector<PromptPart>& parts, std::uint64_t owner)
{
    const std::int64_t n = tokens(parts);
    const KvPool::Match match = pool.find(sequence(parts, owner), (n - 1) / kBlock, false);
    KvPool::Hold hold = pool.take(match);
    pool.allocate(pool.blocks_for(n) - match.blocks);
    pool.publish(hold, sequence(parts, owner), n);
    pool.release(hold, sequence(parts, owner), pool.blocks_for(n), n, false);
}

std::int64_t hit(const KvPool& pool, const std::vector<PromptPart>& parts)
{
    return kBlock * pool.find(sequence(parts, 999), (tokens(parts) - 1) / kBlock, false).blocks;
}

// The same rules with an object for each block, as vLLM has it: the reference of the random test.
class BlockByBlock
{
public:
    explicit BlockByBlock(std::size_t blocks)
    {
        for (std::size_t i = 0; i < blocks; ++i)
            free_.push_back(i);
        key_.resize(blocks);
        references_.resize(blocks, 0);
    }

    struct Held {
        std::vector<std::size_t> blocks;
        std::size_t keyed = 0;
        bool publishes = true;
    };

    // Keys of the full blocks of a prompt whose every token is a (content, offset) pair.
    static std::vector<std::uint64_t> keys(const std::vector<PromptPart>& parts)
    {
        std::vector<std::uint64_t> all;
        std::uint64_t chain = 1;
        int in_block = 0;
        for (const PromptPart& part : parts) {
            if (part.content == engine::kUnique) break;
            for (std::int32_t t = 0; t < part.tokens; ++t) {
                chain = hash_mix(chain, hash_mix(part.content, static_cast<std::uint64_t>(t)));
                if (++in_block == kBlock) {
                    all.push_back(chain);
                    in_block = 0;
                }
            }
        }
        return all;
    }

    std::int64_t find(const std::vector<std::uint64_t>& keys, std::int64_t most) const
    {
        std::int64_t found = 0;
        while (found < most && found < static_cast<std::int64_t>(keys.size()) &&
               by_key_.count(keys[static_cast<std::size_t>(found)]) > 0) {
            ++found;
        }
        return found;
    }

    std::optional<Held> start(const std::vector<PromptPart>& parts)
    {
        const std::int64_t n = tokens(parts);
        const std::vector<std::uint64_t> all = keys(parts);
        const std::int64_t hits = find(all, (n - 1) / kBlock);
        const std::int64_t fresh = (n + kBlock - 1) / kBlock - hits;
        std::int64_t unreferenced = 0;
        for (std::int64_t i = 0; i < hits; ++i) {
            unreferenced += references_[by_key_.at(all[static_cast<std::size_t>(i)])] == 0 ? 1 : 0;
        }
        if (fresh + unreferenced > static_cast<std::int64_t>(free_.size())) return std::nullopt;
        Held held;
        for (std::int64_t i = 0; i < hits; ++i) {
            const std::size_t block = by_key_.at(all[static_cast<std::size_t>(i)]);
            if (references_[block]++ == 0) free_.remove(block);
            held.blocks.push_back(block);
        }
        grow(held, fresh);
        held.keyed = static_cast<std::size_t>(hits);
        publish(held, all);
        return held;
    }

    void grow(Held& held, std::int64_t count)
    {
        for (std::int64_t i = 0; i < count; ++i)
            held.blocks.push_back(take_free());
    }

    void publish(Held& held, const std::vector<std::uint64_t>& all)
    {
        for (; held.publishes && held.keyed < all.size() && held.keyed < held.blocks.size(); ++held.keyed) {
            held.publishes = by_key_.count(all[held.keyed]) == 0;
            if (!held.publishes) return; // a copy stays without a key, and so does what follows it
            by_key_[all[held.keyed]] = held.blocks[held.keyed];
            key_[held.blocks[held.keyed]] = all[held.keyed];
        }
    }

    void end(const Held& held)
    {
        for (auto block = held.blocks.rbegin(); block != held.blocks.rend(); ++block) {
            if (--references_[*block] == 0) free_.push_back(*block);
        }
    }

    std::size_t free() const { return free_.size(); }

private:
    std::size_t take_free()
    {
        const std::size_t block = free_.front();
        free_.pop_front();
        if (key_[block]) by_key_.erase(*key_[block]);
        key_[block].reset();
        references_[block] = 1;
        return block;
    }

    std::list<std::size_t> free_;
    std::map<std::uint64_t, std::size_t> by_key_;
    std::vector<std::optional<std::uint64_t>> key_;
    std::vector<int> references_;
};

} // namespace

class TestKvPool : public QObject
{
    Q_OBJECT

private slots:
    // MODEL 5: 1,024 tokens fully cached give 1,008, 1,025 give 1,024.
    void hits_leave_a_token_to_compute()
    {
        KvPool pool(1000, kBlock, true);
        serve(pool, {{7, 1040}}, 1);
        QCOMPARE(hit(pool, {{7, 1024}}), 1008);
        QCOMPARE(hit(pool, {{7, 1025}}), 1024);
    }

    // A field that changes with each request at position 40 of the system prompt leaves 32 tokens.
    void volatile_field()
    {
        KvPool pool(10'000, kBlock, true);
        serve(pool, {{7, 40}, {engine::kUnique, 10}, {8, 4950}}, 1);
        QCOMPARE(hit(pool, {{7, 40}, {engine::kUnique, 10}, {8, 4950}}), 32);
        serve(pool, {{9, 1800}, {engine::kUnique, 600}}, 2);
        QCOMPARE(hit(pool, {{9, 1800}, {engine::kUnique, 600}}), 1792);
    }

    void blocks_across_parts_are_shared_when_all_their_tokens_are()
    {
        KvPool pool(10'000, kBlock, true);
        serve(pool, {{1, 100}, {2, 100}, {engine::kUnique, 5}}, 1);
        QCOMPARE(hit(pool, {{1, 100}, {2, 100}, {3, 50}}), 192);
        QCOMPARE(hit(pool, {{1, 100}, {4, 100}}), 96);
    }

    void without_caching_nothing_is_found()
    {
        KvPool pool(1000, kBlock, false);
        serve(pool, {{7, 1040}}, 1);
        QCOMPARE(hit(pool, {{7, 1040}}), 0);
        QCOMPARE(pool.free(), 1000);
    }

    void eviction_takes_the_oldest_and_its_tail()
    {
        KvPool pool(100, kBlock, true);
        serve(pool, {{7, 640}}, 1); // 40 blocks
        serve(pool, {{8, 640}}, 2); // 40 blocks; 20 were never used
        pool.allocate(30);          // the 20, then 10 from the end of the older prompt
        QCOMPARE(hit(pool, {{7, 641}}), 480);
        QCOMPARE(hit(pool, {{8, 641}}), 640);
    }

    void a_preempted_request_finds_its_own_text()
    {
        KvPool pool(100, kBlock, true);
        const std::vector<PromptPart> parts{{7, 160}, {engine::kUnique, 160}};
        KvPool::Hold hold;
        pool.allocate(20);
        pool.publish(hold, sequence(parts, 5), 320);
        pool.release(hold, sequence(parts, 5), 20, 320, true);
        QCOMPARE(pool.find(sequence(parts, 5), 19, true).blocks, 19);
        QCOMPARE(pool.find(sequence(parts, 6), 19, true).blocks, 10); // another request with the same start
        QCOMPARE(pool.free(), 100);
    }

    void a_conversation_finds_prompt_and_answer()
    {
        KvPool pool(1000, kBlock, true);
        const std::vector<PromptPart> first{{7, 100}};
        KvPool::Hold hold;
        pool.allocate(pool.blocks_for(163));
        const KvPool::Sequence with_reply{first, 70, 1};
        pool.publish(hold, with_reply, 100);
        pool.release(hold, with_reply, pool.blocks_for(163), 163, false);
        // The next turn repeats the prompt and the 64 tokens of the answer: 163 of 164 were written.
        QCOMPARE(hit(pool, {{7, 100}, {70, 64}, {engine::kUnique, 50}}), 160);
    }

    // The answer goes on with the content of the last part: each turn of a conversation knows a longer piece
    // of one content.
    void an_answer_may_continue_the_last_part()
    {
        KvPool pool(1000, kBlock, true);
        const std::vector<PromptPart> first{{7, 100}, {70, 30}};
        KvPool::Hold hold;
        pool.allocate(pool.blocks_for(193));
        const KvPool::Sequence with_reply{first, 70, 1};
        pool.publish(hold, with_reply, 130);
        pool.release(hold, with_reply, pool.blocks_for(193), 193, false);
        QCOMPARE(hit(pool, {{7, 100}, {70, 94}, {engine::kUnique, 50}}), 192);
        QCOMPARE(hit(pool, {{7, 100}, {70, 30}, {71, 64}, {engine::kUnique, 50}}), 128); // reworded behind it
    }

    // The runs must do what blocks one by one would, over thousands of random prompts that start, overlap and
    // end.
    void runs_equal_blocks()
    {
        for (unsigned seed = 1; seed <= 20; ++seed) {
            std::mt19937 random(seed);
            const auto draw = [&random](int low, int high) {
                return std::uniform_int_distribution<int>(low, high)(random);
            };
            KvPool pool(300, kBlock, true);
            BlockByBlock reference(300);
            struct Live {
                std::vector<PromptPart> parts;
                KvPool::Hold hold;
                BlockByBlock::Held reference;
                std::uint64_t owner = 0;
            };
            std::vector<Live> live;
            for (int step = 0; step < 1500; ++step) {
                if (!live.empty() && draw(0, 9) < 5) {
                    const auto i = static_cast<std::size_t>(draw(0, static_cast<int>(live.size()) - 1));
                    const std::int64_t n = tokens(live[i].parts);
                    pool.release(live[i].hold, sequence(live[i].parts, live[i].owner), pool.blocks_for(n), n,
                                 false);
                    reference.end(live[i].reference);
                    live.erase(live.begin() + static_cast<std::ptrdiff_t>(i));
                    continue;
                }
                std::vector<PromptPart> parts{{static_cast<std::uint64_t>(draw(1, 4)), draw(1, 400)}};
                if (draw(0, 1) == 1) parts.push_back({static_cast<std::uint64_t>(draw(5, 7)), draw(1, 200)});
                if (draw(0, 2) > 0) parts.push_back({engine::kUnique, draw(1, 300)});
                const std::int64_t n = tokens(parts);
                const auto owner = static_cast<std::uint64_t>(step + 1);
                const KvPool::Match match = pool.find(sequence(parts, owner), (n - 1) / kBlock, false);
                QCOMPARE(match.blocks, reference.find(BlockByBlock::keys(parts), (n - 1) / kBlock));
                const std::int64_t fresh = pool.blocks_for(n) - match.blocks;
                std::optional<BlockByBlock::Held> held = reference.start(parts);
                QCOMPARE(held.has_value(), fresh + match.unreferenced <= pool.free());
                if (!held) continue;
                Live entry{parts, pool.take(match), *held, owner};
                pool.allocate(fresh);
                pool.publish(entry.hold, sequence(entry.parts, owner), n);
                live.push_back(std::move(entry));
                QCOMPARE(pool.free(), static_cast<std::int64_t>(reference.free()));
            }
        }
    }

    // The same for conversations: each turn knows a longer piece of one content, which its answer continues,
    // and several may be under way that know more or less of it. Pool and reference are told the same.
    void growing_runs_equal_blocks()
    {
        for (unsigned seed = 1; seed <= 20; ++seed) {
            std::mt19937 random(seed);
            const auto draw = [&random](int low, int high) {
                return std::uniform_int_distribution<int>(low, high)(random);
            };
            KvPool pool(400, kBlock, true);
            BlockByBlock reference(400);
            struct Turn {
                std::vector<PromptPart> parts;
                int answer = 0;
                KvPool::Hold hold;
                BlockByBlock::Held reference;
            };
            std::vector<Turn> live;
            std::array<int, 6> said{};
            for (int step = 0; step < 1500; ++step) {
                if (!live.empty() && draw(0, 9) < 5) {
                    const auto i = static_cast<std::size_t>(draw(0, static_cast<int>(live.size()) - 1));
                    Turn& turn = live[i];
                    const std::int64_t n = tokens(turn.parts);
                    const std::int64_t written = n + turn.answer - 1;
                    const std::int64_t more = pool.blocks_for(written) - pool.blocks_for(n);
                    if (more > pool.free()) continue;
                    pool.allocate(more);
                    reference.grow(turn.reference, more);
                    const KvPool::Sequence all{turn.parts, turn.parts.back().content, 1};
                    pool.release(turn.hold, all, pool.blocks_for(written), written, false);
                    std::vector<PromptPart> whole = turn.parts;
                    whole.back().tokens += turn.answer - 1;
                    reference.publish(turn.reference, BlockByBlock::keys(whole));
                    reference.end(turn.reference);
                    live.erase(live.begin() + static_cast<std::ptrdiff_t>(i));
                    QCOMPARE(pool.free(), static_cast<std::int64_t>(reference.free()));
                    continue;
                }
                const int conversation = draw(0, 5);
                int& length = said[static_cast<std::size_t>(conversation)];
                if (length > 500) length = 0;
                length += draw(1, 60);
                const int known = draw(0, 3) == 0 ? draw(1, length) : length; // an earlier turn, once more
                std::vector<PromptPart> parts{{static_cast<std::uint64_t>(1 + conversation % 2), 100},
                                              {static_cast<std::uint64_t>(10 + conversation), known}};
                const std::int64_t n = tokens(parts);
                const KvPool::Match match = pool.find(sequence(parts, 1), (n - 1) / kBlock, false);
                QCOMPARE(match.blocks, reference.find(BlockByBlock::keys(parts), (n - 1) / kBlock));
                const std::int64_t fresh = pool.blocks_for(n) - match.blocks;
                std::optional<BlockByBlock::Held> held = reference.start(parts);
                QCOMPARE(held.has_value(), fresh + match.unreferenced <= pool.free());
                if (!held) continue;
                Turn turn{parts, draw(1, 60), pool.take(match), *held};
                pool.allocate(fresh);
                pool.publish(turn.hold, sequence(turn.parts, 1), n);
                length += draw(0, 1) * turn.answer;
                live.push_back(std::move(turn));
                QCOMPARE(pool.free(), static_cast<std::int64_t>(reference.free()));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestKvPool)
#include "test_kv_pool.moc"
