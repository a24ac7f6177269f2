// SPDX-License-Identifier: GPL-3.0-or-later
// How much load fits: the factor on the rates of a scenario's workloads up to which a steady state and all
// objectives hold, by bisection. Every factor is tried with the same random draws.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "scenario/project.h"
#include "study/study.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::study
{

// "ttft_s.p99<=1.5", "tpot_s.p95[chat]<=50 ms", "goodput>=0.99": a figure by its name in the JSON of
// `simulate`, of a class where one stands in brackets, and its bound in the base unit or with a unit of time.
struct Objective {
    std::string metric;
    std::string of_class;
    bool at_most = true; // false: at least
    double bound = 0;

    std::string text() const; // "ttft_s.p99 of chat <= 1.5"
};
Result<Objective> parse_objective(std::string_view text);

struct CapacityOptions {
    StudyOptions study;
    std::vector<Objective> objectives;  // none: only the steady state
    std::vector<std::string> workloads; // whose rates move; empty: all that have one
    double tolerance = 0.02;            // of the factor: where the search ends, 0.001 to 0.5
    double largest = 1024;              // factors beyond are not tried; as small as 1/largest
};

// One factor that was tried.
struct CapacityTrial {
    enum class Verdict { Holds, Fails, Unclear }; // Unclear: the interval of a figure includes its bound
    double factor = 1;
    double offered_rate = 0; // requests a second, of the whole scenario
    bool steady = true;
    std::vector<Figure> figures; // of the objectives
    bool holds = true;           // by the figures' values
    Verdict verdict = Verdict::Holds;
    std::string why; // what fails first, or what leaves it unclear
};

struct Capacity {
    double factor = 0; // the largest that holds; 0: not even the smallest tried does
    // Below `low` everything tried holds beyond doubt, above `high` everything fails beyond doubt (95 % over
    // the replications). With one replication they are the ends of the bisection.
    double low = 0, high = 0;
    double offered_rate = 0; // at `factor`, requests a second
    double rate_low = 0, rate_high = 0;
    bool bounded = true;    // false: the largest factor holds too, so that the capacity is above it
    std::string limited_by; // why the next larger factor fails
    std::vector<CapacityTrial> trials; // by factor
    std::vector<std::string> notes;
};

// The scenario with the rates of these workloads multiplied; of replayed traces the pace. Fails where none of
// them has a rate (closed loops send as fast as they are answered), and for a name that is no workload.
Result<scenario::Scenario> with_load(const scenario::Scenario& base, double factor,
                                     const std::vector<std::string>& workloads,
                                     const scenario::NodeTypes& types);

Result<Capacity> find_capacity(const scenario::Scenario& scenario, const scenario::RunSettings& run,
                               const cluster::Kinds& kinds, const CapacityOptions& options);

} // namespace fulcrum::study
