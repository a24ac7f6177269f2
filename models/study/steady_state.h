// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a run has a long-run level at all, or a backlog that only grows.
#pragma once

#include "cluster/record.h"
#include "study/figures.h"

#include <vector>

namespace fulcrum::study
{

// The mean of a timeline's series in each of `parts` equal parts of [from, until); what was not recorded
// counts as 0.
std::vector<double> resample(const cluster::Timeline& timeline, cluster::Series series, TimeNs from,
                             TimeNs until, std::size_t parts);

// Requests in the system, waiting and running, of all replicas.
std::vector<double> in_system(const cluster::RunRecord& record, TimeNs from, TimeNs until, std::size_t parts);

// No steady state: over the second half of the measured window the requests in the system grow (the slope's
// interval lies above 0, there are more at the end than at its middle) by more than chance lets the
// difference between as many arrivals and departures grow, 2 sqrt(arrivals). A run with marks (changes,
// crashes, restarts) before the end of its window is a transient study.
SteadyState steady_state_of(const cluster::RunRecord& record);

// Over replications (at least one). Several tell chance from growth better than one can: none is steady where
// at least half of them say so, or where their mean growth has an interval above 0 and is more than a fifth
// of the mean backlog.
SteadyState combine_steady_states(const std::vector<SteadyState>& replications);

} // namespace fulcrum::study
