// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about a scenario's nodes and links, answered with Boost.Graph.
#pragma once

#include "base/result.h"
#include "scenario/project.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::scenario
{

// Why a link from one node to another would be refused, as a sentence for the user with the way out; nullopt:
// it is allowed. Checks port types, self links, duplicates, cycles, and an engine's single device and
// kv_link.
std::optional<Error> refuse_link(const Scenario& scenario, std::string_view from, std::string_view to);

// The same with what it rests on, for other words.
struct Refusal {
    enum class Why {
        NoNode,         // `other` is not there
        Self,           // both ends are one node
        SendsNothing,   // the kind of `from` sends nothing
        TakesNothing,   // the kind of `to` takes nothing
        OtherPorts,     // what the one sends the other does not take
        RouterToEngine, // a router sends to engines only
        OutOfOrder,     // requests pass a client, then a gateway, then a router
        Twice,          // there is this link already
        SecondDevice,   // the engine has the device `other`
        SecondKvLink,   // the engine has the kv_link `other`
        SendsKvOn,      // the engine takes KV through `other` and can not send it on
        TakesKvToo,     // the engine sends KV through `other` and can not take it as well
        SecondTarget,   // the node sends to `other` already
        Cycle,          // `to` leads to `from` already
    };
    Why why = Why::NoNode;
    std::string other{}; // a node's id
    Error error{};
};
std::optional<Refusal> refusal_of(const Scenario& scenario, std::string_view from, std::string_view to);

// Every fault of the graph: dangling links, refused ones, a cycle (its nodes named in order), a workload that
// reaches no engine, an engine without a device, nodes that no request reaches.
Errors check_graph(const Scenario& scenario);

// The column of each node when drawn from left to right: 0 for sources, else 1 + the largest of its
// predecessors. Nodes on a cycle get the rank of their first visit.
std::map<std::string, int> ranks(const Scenario& scenario);

// Ids of nodes reachable from `from` along links, itself excluded.
std::vector<std::string> reachable(const Scenario& scenario, std::string_view from);

} // namespace fulcrum::scenario
