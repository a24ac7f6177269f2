// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/scaled_constants.h"

#include "cluster/engine_build.h"

#include <algorithm>

namespace fulcrum::study
{

namespace
{

bool has(const scenario::Node& node, std::string_view key)
{
    return std::ranges::any_of(node.parameters, [&](const auto& each) { return each.first == key; });
}

void scale_host_time(scenario::Node& node, const scenario::Scenario& scenario, double factor,
                     const cluster::Kinds* kinds)
{
    if (!has(node, "host_time")) return;
    if (scale_parameter(node, "host_time", factor)) {
        scale_parameter(node, "host_time_per_request", factor);
        return;
    }
    if (kinds == nullptr || node.parameters.is_set("host_time")) return;
    const auto build = cluster::build_engine(scenario, node, *kinds, {});
    if (!build) return; // the run says why
    const engine::EngineProfile& profile = build->parts.profile;
    if (profile.host_seconds <= 0) return;
    node.parameters.set("host_time", profile.host_seconds * factor);
    if (has(node, "host_time_per_request"))
        node.parameters.set("host_time_per_request", profile.host_seconds_per_request * factor);
}

} // namespace

void scale_host_times(scenario::Scenario& scenario, double factor, const cluster::Kinds* kinds)
{
    const scenario::Scenario as_it_was = scenario;
    for (scenario::Node& node : scenario.nodes)
        if (node.kind == scenario::NodeKind::Engine && !node.placeholder)
            scale_host_time(node, as_it_was, factor, kinds);
}

bool scale_parameter(scenario::Node& node, std::string_view key, double factor)
{
    if (!has(node, key) || !node.parameters.is_set(key)) return false;
    const double value = node.parameters.real(key);
    if (!(value > 0)) return false;
    node.parameters.set(std::string(key), value * factor);
    return true;
}

} // namespace fulcrum::study
