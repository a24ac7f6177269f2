// SPDX-License-Identifier: GPL-3.0-or-later
// Percentiles over what was offered, not over what survived; and what a client hides by how it sends
// (MODEL 13, censoring, coordinated omission).
#pragma once

#include "evidence/imported.h"
#include "scenario/observation.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence
{

struct OfferedCounts {
    std::int64_t offered = 0, completed = 0, rejected = 0, timed_out = 0, aborted = 0, failed = 0,
                 in_flight = 0;

    bool operator==(const OfferedCounts&) const = default;
};
OfferedCounts counts_of(std::span<const RequestRow> rows);
OfferedCounts counts_of(std::span<const RequestRow* const> rows);
std::string to_text(const OfferedCounts& counts); // "2,000 offered: 1,900 completed, 100 timed out"

struct OfferedPercentile {
    OfferedCounts counts;
    std::int64_t observations = 0; // of the latency, hidden ones included
    // Nearest rank over all that were offered; what was not seen to end counts as longer than all that was.
    // high is infinite, and value what is known at least, where the rank falls among the hidden ones.
    scenario::Observed figure;
    // The order statistics between which the percentile lies with 95 % confidence, for independent requests;
    // nullopt: too few for two finite ends ("insufficient").
    std::optional<scenario::Observed> interval;
    // Requests that were rejected, aborted or failed are no random part of all: as if they had been the
    // fastest, and as if the slowest. Equal to the figure where there are none.
    scenario::Observed best, worst;
    std::string text; // the figure, what hides it, and what it does not say
};

// Of a latency by rows.h. `timeout` is what clients wait, where rows that timed out do not say when;
// kUnknown: not known. Fails where no request has the latency or was seen to wait for it.
Result<OfferedPercentile> offered_percentile(std::span<const RequestRow> rows, std::string_view metric,
                                             double p, double timeout = kUnknown);
Result<OfferedPercentile> offered_percentile(std::span<const RequestRow* const> rows, std::string_view metric,
                                             double p, double timeout = kUnknown);

// Kaplan and Meier's estimate of how many wait longer than t, from latencies that were seen to end and those
// known to be longer; Greenwood's variance, on the log(-log) scale. Independent censoring is assumed: true of
// a fixed timeout, not of rejections because of load. Beyond `until` nothing is known.
struct Survival {
    struct Step {
        double time = 0;
        std::int64_t at_risk = 0; // before it
        std::int64_t ended = 0;   // at it
        double longer = 1;        // share that waits longer
        double low = 0, high = 1; // 95 %
    };
    std::vector<Step> steps;
    double until = 0;

    // When the share p has ended; at least `until` where that is not reached.
    scenario::Observed quantile(double p) const;
};
Survival kaplan_meier(std::vector<double> ended, std::vector<double> longer_than);

// What the way of sending hides.
struct ClientFinding {
    enum class Kind { ClientCap, CoordinatedOmission } kind = Kind::ClientCap;
    double level = 0;      // ClientCap: requests in flight; CoordinatedOmission: seconds of the stall
    double share = 0;      // ClientCap: of the time at that level; CoordinatedOmission: of the arrivals that
                           // follow an answer at once
    double never_sent = 0; // CoordinatedOmission: requests that an open loop would have sent in the stall
    std::string text;      // what it means, as sentences
};

// ClientCap: the number in flight stays at its maximum for a fifth of the time or longer, and requests go out
// right when one ends: past there the client waits, not the server. CoordinatedOmission: most requests are
// sent right after an answer, and none during a stall of the server. Empty where neither shows, or the rows
// do not say when requests ended. Thresholds are estimates [E].
std::vector<ClientFinding> client_findings(std::span<const RequestRow> rows);

} // namespace fulcrum::evidence
