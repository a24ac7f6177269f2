// SPDX-License-Identifier: GPL-3.0-or-later
// Experiments: replications of a scenario on worker threads, with the same random draws for every scenario,
// and figures with intervals over the replications.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "cluster/record.h"
#include "scenario/project.h"
#include "study/figures.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace fulcrum::study
{

struct StudyOptions {
    int replications = 1;
    std::uint64_t seed = 1; // replication r runs with seed + r, in every scenario alike
    int threads = 0;        // 0: one a core; the figures do not depend on it
    std::int64_t longest_stretch = INT64_MAX;
    std::stop_token stop{};
    std::function<void(double)> progress{}; // 0..1, from any worker thread, one call at a time, never falling
};

// What a study of one scenario gives.
struct ScenarioResult {
    ScenarioFigures figures;
    std::vector<ScenarioFigures> by_replication;     // one run each, for paired comparisons
    std::shared_ptr<const cluster::RunRecord> first; // the record of the first replication, for timelines
    int replications = 0;                            // finished
};

// Runs the replications of one scenario. Fails as cluster::simulate does; where it was stopped, the error's
// message is "cancelled".
Result<ScenarioResult> run_scenario(const scenario::Scenario& scenario, const scenario::RunSettings& run,
                                    const cluster::Kinds& kinds, const StudyOptions& options);

// "uncalibrated", "calibrated (residual 4.0 %)" or "back-tested (residual 4.0 %, on other data 5.1 %)": as
// the devices' calibration says (cost/calibration.h), the weakest where there are several. Flags of the real
// engine that are not simulated are counted behind it: "uncalibrated, 2 flags of the real engine are not
// simulated".
std::string trust_of(const scenario::Scenario& scenario);

// Runs all scenarios named (all of the project where `names` is empty), sharing the threads among all of
// their replications. In the order of the project.
Result<std::vector<ScenarioResult>> run_project(const scenario::Project& project,
                                                const std::vector<std::string>& names,
                                                const cluster::Kinds& kinds, const StudyOptions& options);

} // namespace fulcrum::study
