// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of an edit: which nodes, which parameter, which value, and nodes that are split in two. Include
// in .cpp files only.
#pragma once

#include "scenario/alter.h"

#include <map>

namespace fulcrum::scenario::alter
{

// The description of a node's parameter with this shared concept, else with this key; nullptr: it has none.
const ParameterDescription* parameter_of(const Node& node, std::string_view name, const NodeTypes& types);

// A scenario under change.
struct Work {
    Scenario scenario;
    const NodeTypes* types = nullptr;
    const BaseFacts* facts = nullptr;
    double severity = 0;
    std::map<std::string, std::string> origin{}; // of nodes that were split off: the healthy node's id

    Node* find(std::string_view id);

    // The number that a node runs with: what its text says, else what is known; nullopt: neither.
    std::optional<double> running_value(const Node& node, const ParameterDescription& description) const;

    // Ids of the nodes that are selected, in the order of the scenario.
    std::vector<std::string> select(const Selector& selector) const;

    // An id that no node has yet: the wanted one, or that with a number.
    std::string free_id(std::string wanted) const;
};

// A sentence that says which nodes were looked for.
std::string wanted_text(const Selector& selector);

// Makes a share of a node a node of its own and gives its id: of an engine's replicas, of a workload's
// requests. All of it: the node itself. Fails where the node cannot be split.
Result<std::string> split(Work& work, const std::string& node, double share);

// A node of a kind and plugin with its defaults. Fails for what is not installed.
Result<Node> make_node(const Work& work, NodeKind kind, const std::string& plugin, const std::string& id);

} // namespace fulcrum::scenario::alter
