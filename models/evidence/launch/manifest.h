// SPDX-License-Identifier: GPL-3.0-or-later
// Engines in Kubernetes manifests, rendered Helm charts and Compose files.
#pragma once

#include "evidence/launch/launch_facts.h"
#include "evidence/redaction.h"

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::launch
{

struct Manifest {
    std::vector<LaunchFacts> engines; // one for each object that starts an engine, in the order of the file
    std::vector<std::string> others;  // kinds of objects that say nothing of an engine: "Service"
    std::vector<std::string> notes;   // what else of the file matters to who reads results, as sentences
};

// YAML of one or many documents: Deployment, StatefulSet, ReplicaSet, DaemonSet, Job, Pod, LeaderWorkerSet,
// InferenceService of KServe, List, and the services of a Compose file. Values of secrets are never read;
// their names stay. Fails with the line for what is no YAML, for charts that were not rendered, and where no
// object starts an engine.
Result<Manifest> read_manifest(std::string_view text, const std::string& file, Redactor& redactor);

// Whether the text is such a file, for telling its kind by its content.
bool is_manifest(std::string_view text);

} // namespace fulcrum::evidence::launch
