// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/project.h"

#include <algorithm>

namespace fulcrum::scenario
{

std::string_view to_string(NodeKind kind)
{
    switch (kind) {
    case NodeKind::Workload:
        return "workload";
    case NodeKind::Router:
        return "router";
    case NodeKind::Engine:
        return "engine";
    case NodeKind::Device:
        return "device";
    }
    return "";
}

PortType input_of(NodeKind kind)
{
    switch (kind) {
    case NodeKind::Workload:
        return PortType::None;
    case NodeKind::Router:
    case NodeKind::Engine:
        return PortType::Requests;
    case NodeKind::Device:
        return PortType::Steps;
    }
    return PortType::None;
}

PortType output_of(NodeKind kind)
{
    switch (kind) {
    case NodeKind::Workload:
    case NodeKind::Router:
        return PortType::Requests;
    case NodeKind::Engine:
        return PortType::Steps;
    case NodeKind::Device:
        return PortType::None;
    }
    return PortType::None;
}

const NodeType* NodeTypes::find(NodeKind kind, std::string_view plugin) const
{
    const auto found = std::ranges::find_if(
        types_, [&](const NodeType& type) { return type.kind == kind && type.plugin == plugin; });
    return found == types_.end() ? nullptr : &*found;
}

const Node* Scenario::find(std::string_view id) const
{
    const auto found = std::ranges::find(nodes, id, &Node::id);
    return found == nodes.end() ? nullptr : &*found;
}

const Scenario* Project::find(std::string_view name) const
{
    const auto found = std::ranges::find(scenarios, name, &Scenario::name);
    return found == scenarios.end() ? nullptr : &*found;
}

} // namespace fulcrum::scenario
