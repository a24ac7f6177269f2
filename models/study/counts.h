// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/request.h"

namespace fulcrum::study
{

// One request in the counts of all, of a class, or of a window of time; these leave in_flight out.
template <class Counts>
void count(engine::Outcome outcome, Counts& counts)
{
    ++counts.offered;
    switch (outcome) {
    case engine::Outcome::Completed:
        ++counts.completed;
        break;
    case engine::Outcome::Rejected:
        ++counts.rejected;
        break;
    case engine::Outcome::TimedOut:
        ++counts.timed_out;
        break;
    case engine::Outcome::Failed:
        ++counts.failed;
        break;
    case engine::Outcome::InFlight:
        if constexpr (requires { counts.in_flight; }) ++counts.in_flight;
        break;
    }
}

} // namespace fulcrum::study
