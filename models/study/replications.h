// SPDX-License-Identifier: GPL-3.0-or-later
// The thread pool of a study, whatever it is that each replication runs.
#pragma once

#include "cluster/simulation.h"
#include "study/study.h"

#include <functional>
#include <vector>

namespace fulcrum::study
{

// Runs one scenario once; called from worker threads, several at a time. cluster::simulate in the product.
using RunOnce =
    std::function<Result<cluster::RunRecord>(const scenario::Scenario&, const cluster::SimulationOptions&)>;

// Runs every replication of every scenario on options.threads threads. The result is the same for any number
// of them: each replication has its own seed and its own place. Of several failures the first in the order of
// scenarios and replications is returned.
Result<std::vector<ScenarioResult>> run_replications(const std::vector<const scenario::Scenario*>& scenarios,
                                                     const StudyOptions& options, const RunOnce& run_once);

} // namespace fulcrum::study
