// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/synthetic/kind.h"

#include "base/append.h"
#include "cluster/traffic/descriptions.h"
#include "workloads/synthetic/sources.h"

namespace fulcrum::plugins::synthetic
{

namespace traffic = cluster::traffic;

namespace
{

traffic::Descriptions descriptions()
{
    traffic::Descriptions all = traffic::arrival_parameters("requests");
    append(all, traffic::closed_loop_parameters());
    all.push_back(traffic::time_parameter("think_time", "Think time", 0.0,
                                          "Mean time of a closed_loop client between an answer and its next "
                                          "request, and before its first. After a "
                                          "rejection it waits at least 10 ms."));
    all.push_back(traffic::think_law());
    all.push_back(traffic::start_parameter());
    all.push_back(traffic::time_parameter("stop", "Stops at", {}, "When this workload ceases to send."));
    all.back().unset = "until the run ends";
    all.push_back({.key = "max_requests",
                   .label = "Most requests",
                   .type = ParameterType::Integer,
                   .minimum = 1,
                   .help = "How many requests this workload sends at most.",
                   .group = "Arrivals",
                   .unset = "no limit"});
    append(all, traffic::length_parameters({.key = "prompt",
                                            .label = "Prompt tokens",
                                            .group = "Prompt length",
                                            .shared_concept = "prompt_tokens"}));
    append(all, traffic::length_parameters({.key = "output",
                                            .label = "Output tokens",
                                            .group = "Output length",
                                            .shared_concept = "output_tokens"}));
    append(all, traffic::template_parameters(false));
    append(all, traffic::request_attributes());
    append(all, traffic::tenant_parameters());
    return all;
}

} // namespace

cluster::WorkloadKind kind()
{
    return {
        .text = {.id = "synthetic",
                 .title = "Synthetic traffic",
                 .description =
                     "Requests drawn from an arrival law and length laws, optionally in groups that "
                     "share a prompt prefix."},
        .finite = false,
        .parameters = descriptions(),
        .make = make_source,
    };
}

} // namespace fulcrum::plugins::synthetic
