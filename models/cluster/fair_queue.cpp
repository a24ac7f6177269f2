// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/fair_queue.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::cluster
{

namespace
{

constexpr double kUnit = 1e6;

} // namespace

std::int64_t& ServiceCounters::counter(std::uint16_t tenant)
{
    if (tenant >= counters_.size()) counters_.resize(tenant + 1U, 0);
    return counters_[tenant];
}

std::int64_t ServiceCounters::of(std::uint16_t tenant) const
{
    return tenant < counters_.size() ? counters_[tenant] : 0;
}

void ServiceCounters::activate(std::uint16_t tenant)
{
    std::int64_t floor = last_;
    if (!active_.empty()) {
        floor = of(active_.front());
        for (const std::uint16_t other : active_)
            floor = std::min(floor, of(other));
    }
    counter(tenant) = std::max(counter(tenant), floor);
    active_.push_back(tenant);
}

void ServiceCounters::deactivate(std::uint16_t tenant)
{
    last_ = of(tenant);
    std::erase(active_, tenant);
}

void ServiceCounters::charge(std::uint16_t tenant, std::int64_t tokens)
{
    const double weight = tenant < weights_.size() ? weights_[tenant] : 1.0;
    counter(tenant) += std::llround(kUnit * static_cast<double>(tokens) / weight);
}

} // namespace fulcrum::cluster
