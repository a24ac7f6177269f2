// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/flight.h"

namespace fulcrum::cluster
{

std::int32_t Flights::add(std::int64_t index)
{
    std::int32_t place = 0;
    if (unused_.empty()) {
        place = static_cast<std::int32_t>(flights_.size());
        flights_.emplace_back();
    } else {
        place = unused_.back();
        unused_.pop_back();
    }
    Flight& flight = (*this)[place];
    engine::Request request = std::move(flight.request); // the next one reuses the capacity of its parts
    const std::int64_t attempt = flight.attempt + 1;
    flight = Flight{};
    flight.request = std::move(request);
    flight.attempt = attempt;
    flight.index = index;
    by_index_.push_back(place); // indices come in order, each once
    return place;
}

void Flights::remove(std::int32_t place)
{
    Flight& flight = (*this)[place];
    by_index_[static_cast<std::size_t>(flight.index - first_)] = -1;
    flight.index = Flight::kNobody;
    ++flight.attempt;
    unused_.push_back(place);
    while (!by_index_.empty() && by_index_.front() < 0) {
        by_index_.pop_front();
        ++first_;
    }
}

std::int32_t Flights::find(std::int64_t index) const
{
    const std::int64_t at = index - first_;
    return at < 0 || at >= static_cast<std::int64_t>(by_index_.size())
               ? -1
               : by_index_[static_cast<std::size_t>(at)];
}

} // namespace fulcrum::cluster
