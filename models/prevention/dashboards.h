// SPDX-License-Identifier: GPL-3.0-or-later
// A Grafana board and Prometheus alerts for what a project is about: queue, prefill and prefix cache side by
// side, so that those who own the template and those who own the cache see the same.
#pragma once

#include "base/result.h"
#include "scenario/project.h"

#include <string>
#include <vector>

namespace fulcrum::prevention
{

struct DashboardOptions {
    std::string engine; // "vllm", "sglang", "tensorrt-llm", "tgi"; "": that of the project's first engine
    std::string labels; // matchers of every query: 'namespace="prod"'
    std::string serving_team = "serving team";         // owns engines and their cache
    std::string application_team = "application team"; // owns the prompt template
};

// A bound that the project states.
struct DashboardThreshold {
    std::string metric;    // of the metric catalogue: "ttft_s"
    std::string statistic; // "p99"
    double value = 0;      // base unit
    bool at_most = true;
    std::string from; // "slo_ttft of chat", "[[expect]] of healthy, line 130"
};
// In this order, the first of each figure: what workloads promise, targets of observations and levers,
// expectations of the healthy scenario (triage's base, else the first).
std::vector<DashboardThreshold> thresholds_of(const scenario::Project& project);

struct Dashboards {
    std::string board; // JSON of Grafana (schema 39)
    std::string rules; // YAML of Prometheus
    int panels = 0, alerts = 0;
    std::vector<std::string> notes;
};

// Queries work on current and older names of metrics alike. Fails for an engine whose metrics are not known.
Result<Dashboards> make_dashboards(const scenario::Project& project, const DashboardOptions& options = {});

} // namespace fulcrum::prevention
