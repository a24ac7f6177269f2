// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kv_pool.h"

#include "base/hash.h"
#include "base/prefetch.h"

#include <algorithm>

namespace fulcrum::engine
{

namespace
{

// Text that only its owner has is content too, under a name that no source gives out.
constexpr std::uint64_t own_content(std::uint64_t owner)
{
    return hash_mix(owner, 0x6f776e5f74657874ULL);
}

constexpr std::int64_t kAcrossParts = -1;

// The i-th part of a sequence: of the prompt up to `before`, then of the answer, as long as it may be.
PromptPart part_of(const KvPool::Sequence& sequence, std::size_t i, std::size_t before)
{
    return i < before ? sequence.parts[i] : PromptPart{sequence.reply, INT32_MAX};
}

} // namespace

KvPool::KvPool(std::int64_t blocks, int block_tokens, bool caching, cost::KvLayout layout)
    : total_(blocks), free_(0), block_tokens_(block_tokens), caching_(caching), layout_(layout)
{
    append_free_blocks(blocks);
}

// The piece of whole blocks that starts at a token (a multiple of the block size): a run inside one part, or
// one block across parts. `place` is where an earlier token was, or the start. Empty where a block would hold
// text that nobody else has, or is not full.
KvPool::Piece KvPool::piece_at(const Sequence& sequence, std::int64_t token, Place& place) const
{
    // An answer of the last part's content continues that part.
    const std::size_t parts = sequence.parts.size();
    const bool continues =
        parts > 0 && sequence.reply != kUnique && sequence.parts[parts - 1].content == sequence.reply;
    const std::size_t before = parts - (continues ? 1 : 0);
    while (place.part < before && token - place.begin >= sequence.parts[place.part].tokens)
        place.begin += sequence.parts[place.part++].tokens;
    const std::int64_t offset = token - place.begin;
    const PromptPart first = part_of(sequence, place.part, before);
    if (first.content == kUnique) return {};
    if (first.tokens - offset < block_tokens_) return piece_across(sequence, offset, place.part, before);
    return {first.content, offset, (first.tokens - offset) / block_tokens_};
}

// One block that begins at a part's `offset` and ends in another.
KvPool::Piece KvPool::piece_across(const Sequence& sequence, std::int64_t offset, std::size_t part,
                                   std::size_t before) const
{
    std::uint64_t content = 0;
    for (std::int64_t missing = block_tokens_; missing > 0; ++part) {
        const PromptPart here = part_of(sequence, part, before);
        if (here.content == kUnique || part > before) return {};
        const std::int64_t taken = std::min<std::int64_t>(missing, here.tokens - offset);
        content = hash_mix(hash_mix(content, here.content),
                           hash_mix(static_cast<std::uint64_t>(offset), static_cast<std::uint64_t>(taken)));
        missing -= taken;
        offset = 0;
    }
    return {content, kAcrossParts, 1};
}

std::uint64_t KvPool::key_of(std::int32_t parent, std::uint64_t content, std::int64_t offset)
{
    return hash_mix(hash_mix(content, static_cast<std::uint64_t>(offset)),
                    static_cast<std::uint64_t>(parent));
}

std::int32_t KvPool::lookup(std::int32_t parent, std::uint64_t content, std::int64_t offset) const
{
    return index_.find(key_of(parent, content, offset), [&](std::int32_t id) {
        const Run& run = run_at(id);
        return run.parent == parent && run.content == content && run.offset == offset;
    });
}

KvPool::Match KvPool::find(const Sequence& sequence, std::int64_t most_blocks, bool own_text) const
{
    Match match;
    if (!caching_) return match;
    Place place;
    while (match.blocks < most_blocks) {
        const std::int64_t token = match.blocks * block_tokens_;
        Piece piece = piece_at(sequence, token, place);
        if (piece.blocks == 0) {
            if (!own_text) break;
            piece = {own_content(sequence.owner), token, most_blocks - match.blocks};
        }
        const std::int32_t found = lookup(match.run, piece.content, piece.offset);
        if (found == kNone) break;
        const Run& run = run_at(found);
        const std::int64_t blocks =
            std::min({piece.blocks, std::int64_t{run.blocks}, most_blocks - match.blocks});
        match.run = found;
        match.blocks += blocks;
        match.blocks_of_run = blocks;
        if (run.references() == 0) match.unreferenced += blocks;
        if (blocks < run.blocks) break;
    }
    return match;
}

void KvPool::expect(const Sequence& sequence) const
{
    if (!caching_) return;
    Place place;
    Piece piece = piece_at(sequence, 0, place);
    std::int32_t parent = kNone;
    // What many share is looked at often; what hangs on it, seldom.
    if (sequence.parts.size() > 1 && sequence.parts[1].content != kUnique && piece.blocks > 0) {
        parent = lookup(kNone, piece.content, piece.offset);
        if (parent == kNone || run_at(parent).blocks < piece.blocks) return;
        piece = piece_at(sequence, piece.blocks * block_tokens_, place);
    }
    if (piece.blocks > 0) index_.prefetch(key_of(parent, piece.content, piece.offset));
}

KvPool::Hold KvPool::take(const Match& match)
{
    Hold hold;
    if (match.blocks == 0) return hold;
    std::int32_t deepest = match.run;
    if (match.blocks_of_run < run_at(deepest).blocks) {
        split(deepest, match.blocks_of_run);
        deepest = run_at(deepest).parent;
    }
    for (std::int32_t id = deepest; id != kNone; id = run_at(id).parent) {
        Run& run = run_at(id);
        const std::int32_t references = run.references();
        if (references == 0) {
            unlink(id);
            free_ -= run.blocks;
        }
        run.set_references(references + 1);
    }
    hold.run = deepest;
    hold.keyed_blocks = match.blocks;
    return hold;
}

void KvPool::allocate(std::int64_t count)
{
    free_ -= count;
    while (count > 0) {
        Run& head = run_at(free_head_);
        const std::int64_t taken = std::min<std::int64_t>(count, head.blocks);
        head.blocks -= static_cast<std::int32_t>(taken);
        count -= taken;
        if (head.blocks == 0) {
            const std::int32_t id = free_head_;
            unlink(id);
            forget(id);
        }
    }
    expect_head();
}

// The next blocks will be taken from the head of the free list, which has not been looked at for long; and
// when it has been used up, it is taken out of the index.
void KvPool::expect_head() const
{
    constexpr std::int32_t soon = 32; // blocks: a few steps, or a prompt
    if (free_head_ == kNone) return;
    const Run& head = run_at(free_head_);
    if (head.blocks > soon) return;
    if (head.keyed) index_.prefetch(key_of(head));
    if (head.next != kNone) prefetch(&run_at(head.next));
}

void KvPool::publish(Hold& hold, const Sequence& sequence, std::int64_t tokens)
{
    if (!caching_ || !hold.publishes) return;
    const std::int64_t full = tokens / block_tokens_;
    Place place;
    while (hold.keyed_blocks < full) {
        const Piece piece = piece_at(sequence, hold.keyed_blocks * block_tokens_, place);
        if (piece.blocks == 0) {
            hold.publishes = false; // and there is nothing behind that others could find
            return;
        }
        const std::int64_t blocks = std::min(piece.blocks, full - hold.keyed_blocks);
        if (hold.run != kNone && goes_on_in(run_at(hold.run), piece)) {
            run_at(hold.run).blocks += static_cast<std::int32_t>(blocks);
        } else if (lookup(hold.run, piece.content, piece.offset) == kNone) {
            hold.run = add_keyed(hold.run, piece.content, piece.offset, blocks);
            run_at(hold.run).set_references(1);
        } else {
            hold.publishes = false; // somebody else's copy is the one that is found
            return;
        }
        hold.keyed_blocks += blocks;
    }
}

// Whether the last run of the only one who holds it can grow by the piece, so that a conversation stays one
// run however many turns it has. Nothing else may hang on its end. When somebody wants less of it, it is
// split.
bool KvPool::goes_on_in(const Run& run, const Piece& piece) const
{
    return run.references() == 1 && run.children == 0 && run.content == piece.content &&
           run.offset != kAcrossParts &&
           std::int64_t{run.offset} + std::int64_t{run.blocks} * block_tokens_ == piece.offset;
}

void KvPool::release(Hold& hold, const Sequence& sequence, std::int64_t held_blocks, std::int64_t tokens,
                     bool keep_own)
{
    publish(hold, sequence, tokens);
    std::int64_t rest = held_blocks - hold.keyed_blocks;
    std::int32_t own = kNone;
    if (keep_own && caching_) {
        const std::int64_t filled = tokens / block_tokens_ - hold.keyed_blocks;
        const std::int64_t token = hold.keyed_blocks * block_tokens_;
        if (filled > 0 && lookup(hold.run, own_content(sequence.owner), token) == kNone) {
            own = add_keyed(hold.run, own_content(sequence.owner), token, filled);
            rest -= filled;
        }
    }
    append_free_blocks(rest);
    if (own != kNone) append_free(own);
    for (std::int32_t id = hold.run; id != kNone;) {
        Run& run = run_at(id);
        const std::int32_t parent = run.parent;
        const std::int32_t left = run.references() - 1;
        if (left == 0) {
            append_free(id);
        } else {
            run.set_references(left);
        }
        id = parent;
    }
    hold = Hold{};
}

std::int64_t KvPool::referenced() const
{
    std::int64_t blocks = 0;
    for (const Run& run : runs_)
        blocks += run.references() > 0 ? run.blocks : 0;
    return blocks;
}

std::int32_t KvPool::new_run()
{
    if (unused_runs_.empty()) {
        runs_.emplace_back();
        return static_cast<std::int32_t>(runs_.size() - 1);
    }
    const std::int32_t id = unused_runs_.back();
    unused_runs_.pop_back();
    run_at(id) = Run{};
    return id;
}

std::int32_t KvPool::add_keyed(std::int32_t parent, std::uint64_t content, std::int64_t offset,
                               std::int64_t blocks)
{
    const std::int32_t id = new_run();
    Run& run = run_at(id);
    run.content = content;
    run.offset = static_cast<std::int32_t>(offset);
    run.parent = parent;
    run.blocks = static_cast<std::int32_t>(blocks);
    run.keyed = true;
    if (parent != kNone) ++run_at(parent).children;
    index_.insert(key_of(run), id);
    return id;
}

void KvPool::split(std::int32_t id, std::int64_t blocks)
{
    const Run before = run_at(id);
    index_.erase(key_of(before), id);
    if (before.parent != kNone) --run_at(before.parent).children; // the head will be
    const std::int32_t head = add_keyed(before.parent, before.content, before.offset, blocks);
    Run& tail = run_at(id); // keeps its number, under which its children know it
    tail.parent = head;
    tail.offset = before.offset + static_cast<std::int32_t>(blocks * block_tokens_);
    tail.blocks = before.blocks - static_cast<std::int32_t>(blocks);
    index_.insert(key_of(tail), id);
    Run& front = run_at(head);
    front.children = 1;
    front.set_references(before.references());
    if (before.references() > 0) return;
    // Freed after its tail, so it stands behind it.
    front.previous = id;
    front.next = tail.next;
    (tail.next == kNone ? free_tail_ : run_at(tail.next).previous) = head;
    tail.next = head;
}

void KvPool::forget(std::int32_t id)
{
    const Run& run = run_at(id);
    if (run.keyed) {
        index_.erase(key_of(run), id);
        if (run.parent != kNone) --run_at(run.parent).children;
    }
    unused_runs_.push_back(id);
}

void KvPool::append_free(std::int32_t id)
{
    Run& run = run_at(id);
    free_ += run.blocks;
    run.previous = free_tail_;
    run.next = kNone;
    (free_tail_ == kNone ? free_head_ : run_at(free_tail_).next) = id;
    free_tail_ = id;
}

void KvPool::append_free_blocks(std::int64_t count)
{
    while (count > 0) {
        if (free_tail_ == kNone || run_at(free_tail_).keyed || run_at(free_tail_).blocks == kMostBlocks)
            append_free(new_run());
        Run& tail = run_at(free_tail_);
        const std::int64_t added = std::min(count, kMostBlocks - tail.blocks);
        tail.blocks += static_cast<std::int32_t>(added);
        free_ += added;
        count -= added;
    }
}

void KvPool::unlink(std::int32_t id)
{
    const Run& run = run_at(id);
    (run.previous == kNone ? free_head_ : run_at(run.previous).next) = run.next;
    (run.next == kNone ? free_tail_ : run_at(run.next).previous) = run.previous;
}

} // namespace fulcrum::engine
