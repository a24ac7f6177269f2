// SPDX-License-Identifier: GPL-3.0-or-later
// Whether service recovered, as its users see it: completions that kept their objective, what was turned away
// or given up, and the oldest in the queue. A queue that shrank because requests were turned away is no
// recovery (MODEL 11, seed 002).
#pragma once

#include "base/result.h"
#include "evidence/imported.h"
#include "scenario/observation.h"

#include <array>
#include <limits>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace fulcrum::evidence
{

// What a class is promised, seconds; infinite: nothing.
struct Objective {
    double ttft = std::numeric_limits<double>::infinity();
    double tpot = std::numeric_limits<double>::infinity();
};

struct Span {
    double from = 0; // seconds on the rows' clock
    double until = 0;
};

// Requests that arrived in a window, of one class.
struct ServiceWindow {
    Span span;
    std::int64_t offered = 0, completed = 0, useful = 0, rejected = 0, timed_out = 0;
    std::int64_t lost = 0;      // aborted, or failed with their replica
    std::int64_t in_flight = 0; // not ended when the data ends
    double useful_rate = 0;     // completions that kept the objective, a second
    // The longest that any request of the class had waited for its first step, at any time of the window; a
    // range where the rows do not say when a request was scheduled.
    scenario::Observed oldest_queue_age_s;

    double useful_share() const { return share(useful); }
    double refused_share() const { return share(rejected + timed_out + lost); } // over offered
    double share(std::int64_t count) const
    {
        return offered > 0 ? static_cast<double>(count) / static_cast<double>(offered) : 0;
    }
};

enum class Conclusion {
    FullServiceRestored, // as before: useful completions over offered, little turned away, no old queue
    OverloadBounded,     // the queue is bounded, but a part of what is offered is turned away or late
    NotRecovered,
    CannotTell, // too few requests before or after
};
std::string_view to_string(Conclusion conclusion); // "full service restored", …

struct ClassRecovery {
    std::string name; // of the class; "" for all
    ServiceWindow before, during, after;
    Conclusion conclusion = Conclusion::CannotTell;
    std::string text; // the figures, and a warning where the queue shrank without service
};

struct Recovery {
    Conclusion conclusion = Conclusion::CannotTell; // the worst of the classes'
    std::string text;                               // no wider than the figures are
    std::vector<ClassRecovery> classes;
};

// The longest that any of the requests had waited for its first step, at any time of the window. A range
// where rows do not say when they were scheduled: they may have been computed before they left, or before
// their first token.
scenario::Observed oldest_queue_age(std::span<const RequestRow> rows, Span span);
scenario::Observed oldest_queue_age(std::span<const RequestRow* const> rows, Span span);

// Restored: the useful share of what is offered is within 5 points of before, and what is turned away or
// given up too; the oldest in the queue is no older than before or than the promised TTFT. Bounded: the
// oldest is younger than during the incident by half, or no older than twice the promised TTFT [E].
// `objectives` by class; "" is that of classes not named. Fails where a window holds no request.
Result<Recovery> recovery_of(std::span<const RequestRow> rows,
                             const std::map<std::string, Objective>& objectives, Span before, Span during,
                             Span after);

} // namespace fulcrum::evidence
