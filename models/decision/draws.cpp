// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/draws.h"

#include "base/random.h"

#include <algorithm>

namespace fulcrum::decision
{

std::vector<double> pert_draws(const Estimate& estimate, std::uint64_t seed, const std::string& name,
                               int count)
{
    std::vector<double> draws(static_cast<std::size_t>(count), estimate.mode);
    if (estimate.constant()) return draws;
    const double width = estimate.high - estimate.low;
    const double alpha = 1 + 4 * (estimate.mode - estimate.low) / width;
    const double beta = 1 + 4 * (estimate.high - estimate.mode) / width;
    const std::uint32_t stream = stream_id(name, Purpose::Other);
    for (int i = 0; i < count; ++i) {
        RandomStream random(seed, stream, static_cast<std::uint64_t>(i));
        const double a = random.gamma(alpha);
        const double b = random.gamma(beta);
        draws[static_cast<std::size_t>(i)] = estimate.low + width * (a / (a + b));
    }
    return draws;
}

std::vector<double> pooled_draws(const std::vector<Estimate>& opinions, std::uint64_t seed,
                                 const std::string& name, int count)
{
    std::vector<std::vector<double>> each;
    for (const Estimate& opinion : opinions)
        each.push_back(pert_draws(opinion, seed, name, count));
    const std::uint32_t stream = stream_id(name + " whose", Purpose::Other);
    const auto size = static_cast<double>(each.size());
    std::vector<double> draws;
    draws.reserve(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
        const auto whose = static_cast<std::size_t>(RandomStream(seed, stream, i).uniform() * size);
        draws.push_back(each[std::min(whose, each.size() - 1)][i]);
    }
    return draws;
}

std::vector<double> resampled(const std::vector<double>& values, std::uint64_t seed, const std::string& name,
                              int count)
{
    std::vector<double> draws;
    draws.reserve(static_cast<std::size_t>(count));
    const std::uint32_t stream = stream_id(name, Purpose::Other);
    const auto size = static_cast<double>(values.size());
    for (int i = 0; i < count; ++i) {
        RandomStream random(seed, stream, static_cast<std::uint64_t>(i));
        const auto pick = static_cast<std::size_t>(random.uniform() * size);
        draws.push_back(values[std::min(pick, values.size() - 1)]);
    }
    return draws;
}

} // namespace fulcrum::decision
