// SPDX-License-Identifier: GPL-3.0-or-later
// What a field in front of the shared text costs, by a run of a project with and without it.
#pragma once

#include "base/interval.h"
#include "base/result.h"
#include "cluster/kinds.h"
#include "prevention/lint.h"
#include "scenario/project.h"
#include "study/study.h"

#include <string>
#include <vector>

namespace fulcrum::prevention
{

struct FieldCost {
    std::string scenario;
    std::vector<std::string> workloads; // that share a prefix and got the field
    std::int64_t token = 0;             // at which it was put, at most behind their shared prefix
    std::string scope;                  // volatile_scope
    study::ScenarioFigures without, with;

    // Share of the prompt tokens that the cache found without the field and does not find with it.
    double recomputed_share() const;
};

// The scenario (empty: triage's base, else the first) with a field of 8 tokens [E] at the token, in every
// workload that shares a prefix, in place of one that it may have. Fails where none shares one.
Result<FieldCost> simulate_field(const scenario::Project& project, const std::string& scenario,
                                 std::int64_t token, FieldScope scope, const cluster::Kinds& kinds,
                                 const study::StudyOptions& options);

} // namespace fulcrum::prevention
