// SPDX-License-Identifier: GPL-3.0-or-later
// A choice among weighted items in constant time (Walker 1977, built as in Vose 1991).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fulcrum::cluster::traffic
{

class AliasTable
{
public:
    AliasTable() = default;

    // Weights are finite, not negative, and their sum is positive; at most 2^32 of them.
    explicit AliasTable(const std::vector<double>& weights);

    std::size_t size() const { return slots_.size(); }

    // The item for 64 random bits.
    std::size_t pick(std::uint64_t bits) const
    {
        const std::uint64_t scaled = (bits >> 32) * slots_.size();
        const Slot& slot = slots_[scaled >> 32];
        // The bits that did not choose the slot decide between the slot's two items.
        const std::uint64_t rest = ((scaled & 0xffffffffU) << 32) | (bits & 0xffffffffU);
        return rest < slot.threshold ? scaled >> 32 : slot.other;
    }

private:
    struct Slot {
        std::uint64_t threshold = UINT64_MAX; // share of the slot's own item, of 2^64
        std::size_t other = 0;
    };
    std::vector<Slot> slots_;
};

// Items of which the k-th, from 1 on, is drawn in proportion to k^-exponent.
AliasTable zipf_table(std::size_t items, double exponent);

} // namespace fulcrum::cluster::traffic
