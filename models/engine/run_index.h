// SPDX-License-Identifier: GPL-3.0-or-later
// Finds a run of the KV pool by the hash of what it holds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace fulcrum::engine
{

// Open addressing with linear probing. A fleet has one of these for each replica, and looks into each only
// now and then: so entries are small, as what counts is how much of them all the processor's cache holds.
// Half of the hash is kept; whoever looks for a run compares the rest.
class RunIndex
{
public:
    static constexpr std::int32_t kNone = -1;

    RunIndex() : entries_(kSmallest) {}

    // The run of that hash that is the one, as `is_it` knows; kNone: there is none.
    template <class IsIt>
    std::int32_t find(std::uint64_t hash, const IsIt& is_it) const
    {
        const std::uint32_t tag = tag_of(hash);
        for (std::size_t at = home(tag); entries_[at].run != kNone; at = next(at))
            if (entries_[at].tag == tag && is_it(entries_[at].run)) return entries_[at].run;
        return kNone;
    }

    // Has the place brought up where a run of that hash stands, for a find() or erase() before long.
    void prefetch(std::uint64_t hash) const { __builtin_prefetch(&entries_[home(tag_of(hash))]); }

    // Adds a run (>= 0) that is not there.
    void insert(std::uint64_t hash, std::int32_t run)
    {
        if (2 * (used_ + 1) > entries_.size()) grow();
        ++used_;
        put({tag_of(hash), run});
    }

    // Takes out a run that is there. What stood behind it because its place was taken moves up.
    void erase(std::uint64_t hash, std::int32_t run)
    {
        std::size_t hole = home(tag_of(hash));
        while (entries_[hole].run != run)
            hole = next(hole);
        --used_;
        for (std::size_t at = next(hole); entries_[at].run != kNone; at = next(at)) {
            const std::size_t from_home = distance(home(entries_[at].tag), at);
            if (from_home < distance(hole, at)) continue; // the hole lies before its home
            entries_[hole] = entries_[at];
            hole = at;
        }
        entries_[hole].run = kNone;
    }

    std::size_t size() const { return used_; }

private:
    static constexpr std::size_t kSmallest = 64;

    struct Entry {
        std::uint32_t tag = 0;
        std::int32_t run = kNone;
    };

    static std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash); }
    std::size_t home(std::uint32_t tag) const { return tag & (entries_.size() - 1); }
    std::size_t next(std::size_t at) const { return (at + 1) & (entries_.size() - 1); }
    std::size_t distance(std::size_t from, std::size_t to) const
    {
        return (to - from) & (entries_.size() - 1);
    }

    void put(Entry entry)
    {
        std::size_t at = home(entry.tag);
        while (entries_[at].run != kNone)
            at = next(at);
        entries_[at] = entry;
    }

    void grow()
    {
        const std::vector<Entry> old = std::exchange(entries_, std::vector<Entry>(2 * entries_.size()));
        for (const Entry& entry : old)
            if (entry.run != kNone) put(entry);
    }

    std::vector<Entry> entries_; // a power of two, at most half of them used
    std::size_t used_ = 0;
};

} // namespace fulcrum::engine
