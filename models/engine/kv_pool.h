// SPDX-License-Identifier: GPL-3.0-or-later
// The KV cache of one replica: blocks, and which prefixes the unreferenced ones still hold.
//
// Rules of vLLM V1 (vllm/v1/core/block_pool.py, kv_cache_manager.py): full blocks are keyed by their content
// and their chain of predecessors; a hit takes a reference; a freed block goes to the tail of the free list,
// the end of a sequence before its head; allocation takes from the head and only then forgets what the block
// held. There is no de-duplication: a second copy of a keyed block stays private and unkeyed.
//
// Prefixes are kept in the blocks of the layers that see all tokens; a hit takes new ones for sliding
// windows.
//
// Neighbouring blocks are kept as runs, never as an object for each block.
#pragma once

#include "cost/step_cost.h"
#include "engine/request.h"
#include "engine/run_index.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fulcrum::engine
{

class KvPool
{
public:
    static constexpr std::int32_t kNone = -1;

    // What a request holds: a chain of keyed runs that starts its sequence. The blocks behind them are its
    // own and only counted, by the caller.
    struct Hold {
        std::int32_t run = kNone;      // the deepest keyed run
        std::int64_t keyed_blocks = 0; // from the start of the sequence
        bool publishes = true; // false once it met a copy of its own content, or text that nobody shares
    };

    struct Match {
        std::int32_t run = kNone;
        std::int64_t blocks = 0;        // matched, from the start of the sequence
        std::int64_t blocks_of_run = 0; // of these, in the deepest run
        std::int64_t unreferenced = 0;  // of these, counted as free now
    };

    // What a sequence consists of. `owner` names the text that only this request has.
    struct Sequence {
        std::span<const PromptPart> parts;
        std::uint64_t reply = kUnique; // content of what it emits
        std::uint64_t owner = 0;
    };

    KvPool(std::int64_t blocks, int block_tokens, bool caching, cost::KvLayout layout = {});

    std::int64_t total() const { return total_; }
    std::int64_t free() const { return free_; } // unreferenced, whether they still hold a prefix or not
    std::int64_t referenced() const;            // in keyed runs; what requests hold beside them they count
    int block_tokens() const { return block_tokens_; }
    std::int64_t blocks_for(std::int64_t tokens) const { return layout_.blocks_for(tokens, block_tokens_); }
    const cost::KvLayout& layout() const { return layout_; }

    // The longest keyed chain that starts the sequence, at most `most_blocks`. `own_text` also looks for text
    // that only the request itself can have left, before a preemption.
    Match find(const Sequence& sequence, std::int64_t most_blocks, bool own_text) const;

    // Takes a reference on the matched blocks.
    Hold take(const Match& match);

    // Takes `count` <= free() blocks from the head of the free list.
    void allocate(std::int64_t count);

    // A find() of this sequence will come before long: has the memory brought up that it looks at.
    void expect(const Sequence& sequence) const;

    // Gives back `count` blocks that hold nothing yet.
    void give_back(std::int64_t count) { append_free_blocks(count); }

    // Keys the blocks that the first `tokens` tokens fill, as far as their content can be shared.
    void publish(Hold& hold, const Sequence& sequence, std::int64_t tokens);

    // Gives back a sequence of `held_blocks` blocks, `tokens` of them written. `keep_own`: the text that only
    // this request has stays findable, for when it resumes after a preemption.
    void release(Hold& hold, const Sequence& sequence, std::int64_t held_blocks, std::int64_t tokens,
                 bool keep_own);

private:
    // Half a cache line: a fleet has many of these, and comes upon each only now and then.
    struct alignas(32) Run {
        std::uint64_t content = 0; // what the first block holds; pieces of one block that cross parts
        std::int32_t offset = 0;   // have a combined content, and kAcrossParts here
        std::int32_t blocks = 0;   // at most kMostBlocks
        std::int32_t parent = kNone;
        std::int32_t children : 31 = 0; // keyed runs whose parent it is
        bool keyed : 1 = false;
        // Before it in the free list; of a run that is not there, kNone less its references, which keep it
        // out.
        std::int32_t previous = kNone;
        std::int32_t next = kNone; // in the free list

        std::int32_t references() const { return previous < kNone ? kNone - previous : 0; }
        void set_references(std::int32_t count) { previous = kNone - count; }
    };
    static constexpr std::int64_t kMostBlocks = INT32_MAX;
    struct Piece {
        std::uint64_t content = 0;
        std::int64_t offset = 0;
        std::int64_t blocks = 0; // 0: nothing shareable follows
    };

    // How far a walk along a sequence has come: the part, and its first token.
    struct Place {
        std::size_t part = 0;
        std::int64_t begin = 0;
    };

    Piece piece_at(const Sequence& sequence, std::int64_t token, Place& place) const;
    Piece piece_across(const Sequence& sequence, std::int64_t offset, std::size_t part,
                       std::size_t before) const;
    static std::uint64_t key_of(std::int32_t parent, std::uint64_t content, std::int64_t offset);
    static std::uint64_t key_of(const Run& run) { return key_of(run.parent, run.content, run.offset); }
    Run& run_at(std::int32_t id) { return runs_[static_cast<std::size_t>(id)]; }
    const Run& run_at(std::int32_t id) const { return runs_[static_cast<std::size_t>(id)]; }
    std::int32_t lookup(std::int32_t parent, std::uint64_t content, std::int64_t offset) const;
    std::int32_t new_run();
    std::int32_t add_keyed(std::int32_t parent, std::uint64_t content, std::int64_t offset,
                           std::int64_t blocks);
    bool goes_on_in(const Run& run, const Piece& piece) const;
    void split(std::int32_t run, std::int64_t blocks); // a new head of `blocks` before what is left
    void forget(std::int32_t run);
    void append_free(std::int32_t run);
    void append_free_blocks(std::int64_t count);
    void expect_head() const;
    void unlink(std::int32_t run);

    std::int64_t total_;
    std::int64_t free_;
    int block_tokens_;
    bool caching_;
    cost::KvLayout layout_;
    std::vector<Run> runs_;
    std::vector<std::int32_t> unused_runs_;
    std::int32_t free_head_ = kNone;
    std::int32_t free_tail_ = kNone;
    RunIndex index_; // of keyed runs
};

} // namespace fulcrum::engine
