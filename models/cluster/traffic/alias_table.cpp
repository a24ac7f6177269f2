// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/traffic/alias_table.h"

#include <cmath>
#include <numeric>

namespace fulcrum::cluster::traffic
{

namespace
{

std::uint64_t share_of_slot(double share)
{
    return share >= 1 ? UINT64_MAX : static_cast<std::uint64_t>(std::ldexp(share, 64));
}

} // namespace

AliasTable::AliasTable(const std::vector<double>& weights) : slots_(weights.size())
{
    const double mean =
        std::accumulate(weights.begin(), weights.end(), 0.0) / static_cast<double>(weights.size());
    std::vector<double> share;
    std::vector<std::size_t> small;
    std::vector<std::size_t> large;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        slots_[i].other = i;
        share.push_back(weights[i] / mean);
        (share[i] < 1 ? small : large).push_back(i);
    }
    while (!small.empty() && !large.empty()) {
        const std::size_t poor = small.back();
        const std::size_t rich = large.back();
        small.pop_back();
        slots_[poor] = {share_of_slot(share[poor]), rich};
        share[rich] -= 1 - share[poor];
        if (share[rich] < 1) {
            large.pop_back();
            small.push_back(rich);
        }
    }
}

AliasTable zipf_table(std::size_t items, double exponent)
{
    std::vector<double> weights(items);
    for (std::size_t i = 0; i < items; ++i)
        weights[i] = std::pow(static_cast<double>(i + 1), -exponent);
    return AliasTable(weights);
}

} // namespace fulcrum::cluster::traffic
