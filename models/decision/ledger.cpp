// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/ledger.h"

#include <algorithm>

namespace fulcrum::decision
{

namespace
{

constexpr double kMostRatio = 10; // one wild record does not decide

std::optional<double> ratio_of(const scenario::DeliveredRecord& record)
{
    if (!record.delivered) return std::nullopt;
    const double before = record.before.value_or(0);
    const double promised = record.promised - before;
    if (promised == 0) return std::nullopt; // nothing was promised
    return std::clamp((*record.delivered - before) / promised, -kMostRatio, kMostRatio);
}

bool is_cost(const scenario::DeliveredRecord& record)
{
    using scenario::LeverInput;
    return record.figure == to_string(LeverInput::Effort) || record.figure == to_string(LeverInput::Blast) ||
           record.figure == to_string(LeverInput::Failure);
}

} // namespace

Ledger ledger_of(const std::vector<scenario::DeliveredRecord>& records)
{
    Ledger ledger;
    double gains = kPriorRecords, costs = kPriorRecords;
    for (const scenario::DeliveredRecord& record : records) {
        LedgerLine line{record, is_cost(record), ratio_of(record)};
        if (line.ratio) {
            (line.cost ? costs : gains) += *line.ratio;
            ++(line.cost ? ledger.costs : ledger.gains);
        }
        ledger.lines.push_back(std::move(line));
    }
    ledger.gain_factor = gains / (ledger.gains + kPriorRecords);
    ledger.cost_factor = costs / (ledger.costs + kPriorRecords);
    return ledger;
}

} // namespace fulcrum::decision
