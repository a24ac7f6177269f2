// SPDX-License-Identifier: GPL-3.0-or-later
// What levers that shipped were to bring, against what they brought.
#pragma once

#include "scenario/estimates.h"

#include <optional>
#include <vector>

namespace fulcrum::decision
{

struct LedgerLine {
    scenario::DeliveredRecord record;
    bool cost = false;             // an effort or a failure: more than promised is worse
    std::optional<double> ratio{}; // delivered / promised, as gains or as cost; nothing: not known yet
};

// Prior records of a team that delivers what it promises [E]: with few records of its own a factor stays
// near 1.
inline constexpr double kPriorRecords = 2;

struct Ledger {
    std::vector<LedgerLine> lines; // in the order of the project
    int gains = 0, costs = 0;      // lines whose ratio is known
    // (sum of ratios + kPriorRecords) / (number + kPriorRecords): what to multiply promised gains and efforts
    // with. 1 where nothing is known.
    double gain_factor = 1;
    double cost_factor = 1;
};

Ledger ledger_of(const std::vector<scenario::DeliveredRecord>& records);

} // namespace fulcrum::decision
