// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of parts that plugins provide: values with descriptions and a function that makes the part.
#pragma once

#include "base/parameters.h"
#include "base/result.h"
#include "cluster/source.h"
#include "cost/step_cost.h"
#include "engine/scheduler.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace fulcrum::cluster
{

struct KindText {
    std::string id;          // as in a project: plugin = "vllm"
    std::string title;       // "vLLM V1"
    std::string description; // one or two sentences
};

struct HardwareKind {
    KindText text;
    std::vector<ParameterDescription> parameters;
    std::function<Result<std::unique_ptr<cost::StepCost>>(const Parameters&, const cost::Deployment&)> make;
};

// What a scheduler's defaults may depend on.
struct EngineContext {
    cost::Deployment deployment;
    double device_visible_bytes = 0; // 0: unknown
    std::string device_id;           // "h100-sxm"; empty: unknown
    std::int64_t max_model_len = 0;
    int draft_tokens = 0; // a step and request; 0: no speculation
};

struct EngineParts {
    std::unique_ptr<engine::Scheduler> scheduler;
    engine::EngineProfile profile;
};

struct SchedulerKind {
    KindText text;
    std::vector<ParameterDescription> parameters;
    std::function<Result<EngineParts>(const Parameters&, const EngineContext&)> make;
};

struct WorkloadKind {
    KindText text;
    bool finite = false; // every source of this kind stops by itself
    std::vector<ParameterDescription> parameters;
    std::function<Result<std::unique_ptr<RequestSource>>(const Parameters&, const SourceContext&)> make;
};

// Everything that a project may name. Copied freely; `make` may be called from any thread.
struct Kinds {
    std::vector<HardwareKind> hardware;
    std::vector<SchedulerKind> schedulers;
    std::vector<WorkloadKind> workloads;
};

} // namespace fulcrum::cluster
