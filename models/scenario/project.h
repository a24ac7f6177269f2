// SPDX-License-Identifier: GPL-3.0-or-later
// A project file as values. scenario/document.h reads it from text and patches the text.
#pragma once

#include "base/parameters.h"
#include "base/result.h"
#include "base/time.h"
#include "scenario/estimates.h"
#include "scenario/lever.h"
#include "scenario/mechanism.h"
#include "scenario/notebook.h"
#include "scenario/observation.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::scenario
{

inline constexpr int kFormat = 1; // the newest project format this program writes

// In the order of a request's way.
enum class NodeKind { Workload, Client, Gateway, Router, Engine, KvLink, Device };
inline constexpr NodeKind kNodeKinds[] = {NodeKind::Workload, NodeKind::Client, NodeKind::Gateway,
                                          NodeKind::Router,   NodeKind::Engine, NodeKind::KvLink,
                                          NodeKind::Device};
std::string_view to_string(NodeKind kind); // as in a project: "workload", "kv_link"

// What flows through a link. Kv: the KV cache of prompts, from the engine that computed it to one that
// decodes.
enum class PortType { None, Requests, Steps, Kv };
std::vector<PortType> inputs_of(NodeKind kind);  // an engine takes requests and KV; empty: a workload
std::vector<PortType> outputs_of(NodeKind kind); // an engine sends steps and KV; empty: a device

// A type of node: its built-in parameters and those of its plugin. Passed in, so that this room knows no
// plugin.
struct NodeType {
    NodeKind kind = NodeKind::Workload;
    std::string plugin; // "" for built-in nodes
    std::string title;
    std::string description;
    std::vector<ParameterDescription> parameters;
    bool finite = false; // Workload: it stops by itself, so that a run needs no other end
};

class NodeTypes
{
public:
    NodeTypes() = default;
    explicit NodeTypes(std::vector<NodeType> types) : types_(std::move(types)) {}

    const NodeType* find(NodeKind kind, std::string_view plugin) const; // nullptr: not there
    const std::vector<NodeType>& all() const { return types_; }

private:
    std::vector<NodeType> types_;
};

struct CanvasPosition {
    double x = 0;
    double y = 0;
};

struct Node {
    std::string id;
    NodeKind kind = NodeKind::Workload;
    std::string plugin;
    std::string title;                        // shown instead of the id where not empty
    Parameters parameters;                    // checked, defaults filled in; empty for a placeholder
    std::set<std::string, std::less<>> given; // keys that the text sets
    std::optional<CanvasPosition> canvas;     // set by hand; otherwise laid out by rank
    bool placeholder = false;                 // its plugin is unknown: kept word for word, cannot run
    Position at;
};

struct Link {
    std::string from;
    std::string to;
    Position at;
};

// What happens to a node at a time of the run.
struct Change {
    // Set: a workload, client, gateway or router goes on with other values. Restart: an engine's replicas
    // restart in turn, with other values where there are any. Lose: they are gone, with what they had.
    // Return: lost ones start again.
    enum class Action { Set, Restart, Lose, Return };
    TimeNs at = 0;
    std::string title;
    std::string node;
    Action action = Action::Set;
    std::optional<std::int64_t> count; // replicas, the first ones; nullopt: all
    std::int64_t at_once = 1;          // Restart: how many are away at the same time
    std::optional<TimeNs> downtime;    // nullopt: Restart, Return: the engine's restart_time; Lose: for ever
    TimeNs drain_time = 0;             // Restart: before it stops, a replica serves what it has so long
    bool requeue = false;              // Restart: what is left over then begins again elsewhere; or it fails
    Parameters set;                    // checked; only the values that change
    Position where;
    Position at_where; // of the time
};

struct Scenario {
    std::string name;
    std::string title;
    std::string extends;     // the scenario whose nodes it takes over; "" for none
    std::vector<Node> nodes; // after extends and set
    std::vector<Link> links;
    std::vector<Change> changes;                // those taken over first, then in the order of the text
    std::set<std::string, std::less<>> changed; // "node.key" that its own `set` table sets
    Position at;

    const Node* find(std::string_view id) const;
};

struct RunSettings {
    std::optional<TimeNs> until; // arrivals stop here
    TimeNs warm_up = 0;          // requests that arrive before it are not measured
    bool drain = true;           // serve what has arrived; false: stop the clock at `until`
    std::uint64_t seed = 1;
    int replications = 1;
    std::optional<std::int64_t> max_requests; // arrivals stop after so many
    std::string folder;                       // of the project file: relative file names start here
};

// What a run must show: `simulate` exits 1 when it does not.
struct Expectation {
    std::string scenario;
    std::string metric;      // "itl_s.p99", "tpot_s.mean", "output_token_rate": names of the JSON of simulate
    std::string of_class;    // "" for all
    std::string of_engine{}; // an engine node or a replica; "" for all
    std::optional<double> at_least;
    std::optional<double> at_most;
    std::string relative_to; // another scenario: the bounds are for the ratio to its figure; "" for none
    Position at;
};

// What triage starts from.
struct TriageSettings {
    std::string base; // the healthy scenario; "" where the project has no triage
    std::map<std::string, double, std::less<>>
        priors; // of mechanisms, where they differ from the catalogue's
    Position at;
};

struct Project {
    int format = kFormat;
    std::string title;
    std::string description;
    RunSettings run;
    std::vector<Scenario> scenarios;
    std::vector<Expectation> expectations;
    std::vector<Observation> observations;
    std::vector<Note> notes; // the incident notebook, in the order of the text
    TriageSettings triage;
    std::vector<Mechanism> mechanisms; // its own, beside those of the catalogue
    std::vector<Lever> levers;         // those to be ranked; empty: the catalogue's
    DecisionSettings decision;
    std::vector<EstimateRecord> estimates; // of levers, a person's each
    std::vector<DeliveredRecord> ledger;   // what shipped levers promised and delivered

    const Scenario* find(std::string_view name) const;
};

} // namespace fulcrum::scenario
