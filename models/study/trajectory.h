// SPDX-License-Identifier: GPL-3.0-or-later
// How a run went: its figures in windows of time.
#pragma once

#include "cluster/record.h"
#include "study/figures.h"

#include <vector>

namespace fulcrum::study
{

// Windows of `width` (> 0) from the begin of the run to the end of its arrivals; the last one may be shorter.
// Empty where requests are kept in bins.
std::vector<TrajectoryWindow> trajectory_of(const cluster::RunRecord& record, TimeNs width);

// A round width (1, 2, 5, 10, 15, 30 s, 1, 2, 5 min, …) that makes at most `most` windows.
TimeNs trajectory_width(TimeNs window, int most = 40);

// Means over replications, at equal times.
std::vector<TrajectoryWindow> combine_trajectories(const std::vector<ScenarioFigures>& replications);

} // namespace fulcrum::study
