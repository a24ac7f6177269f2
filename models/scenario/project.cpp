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
    case NodeKind::Client:
        return "client";
    case NodeKind::Gateway:
        return "gateway";
    case NodeKind::Router:
        return "router";
    case NodeKind::Engine:
        return "engine";
    case NodeKind::KvLink:
        return "kv_link";
    case NodeKind::Device:
        return "device";
    }
    return "";
}

std::vector<PortType> inputs_of(NodeKind kind)
{
    switch (kind) {
    case NodeKind::Workload:
        return {};
    case NodeKind::Client:
    case NodeKind::Gateway:
    case NodeKind::Router:
        return {PortType::Requests};
    case NodeKind::Engine:
        return {PortType::Requests, PortType::Kv};
    case NodeKind::KvLink:
        return {PortType::Kv};
    case NodeKind::Device:
        return {PortType::Steps};
    }
    return {};
}

std::vector<PortType> outputs_of(NodeKind kind)
{
    switch (kind) {
    case NodeKind::Workload:
    case NodeKind::Client:
    case NodeKind::Gateway:
    case NodeKind::Router:
        return {PortType::Requests};
    case NodeKind::Engine:
        return {PortType::Steps, PortType::Kv};
    case NodeKind::KvLink:
        return {PortType::Kv};
    case NodeKind::Device:
        return {};
    }
    return {};
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
