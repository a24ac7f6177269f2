// SPDX-License-Identifier: GPL-3.0-or-later
// A mechanism: what may go wrong inside a serving system, as edits that turn a healthy scenario into one that
// has it. Mechanisms are data: a catalogue in TOML, and [[mechanism]] of a project.
#pragma once

#include "base/parameters.h"
#include "base/result.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::scenario
{

enum class NodeKind; // scenario/project.h

// One end of an amount. With `of`, it is that many times a figure of the healthy system
// (BaseFacts::measured).
struct End {
    Value value{};
    std::string of{};
};

// A value that may depend on the severity s, from 0 to 1. With both ends numbers (or texts with a unit):
// at_0 + s (at_1 - at_0), or at_0 (at_1 / at_0)^s where logarithmic. With one end, the same at any severity.
struct Amount {
    End at_0{};
    End at_1{}; // monostate: at_0 at any severity
    bool logarithmic = false;
};

// What a node must have for an edit to be about it. With no bound: the parameter has to be set.
struct Condition {
    std::string name; // a shared concept or a key
    std::optional<double> above{};
    std::optional<double> below{};
    Value is{}; // monostate: not asked for
};

// Which nodes an edit is about: those for which everything given holds.
struct Selector {
    std::optional<NodeKind> kind{};
    std::string plugin{};
    std::string node{}; // its id
    std::string role{}; // "busiest": the workload that sends most. "longest": the one with the longest
                        // prompts. "prefill", "decode": engines before and behind a kv_link
    std::vector<Condition> having{};
};

struct Assignment {
    std::string name; // a shared concept or a key
    Amount amount{};
};

struct Edit {
    enum class Op { Set, Scale, AddNode, RemoveNode, AddLink, RemoveLink };
    Op op = Op::Set;
    Selector on{};
    // Set, Scale of an engine: only this share of its replicas, which become a node of their own. Of a
    // workload: only this share of its requests.
    std::optional<Amount> share{};
    std::string become{};             // Set: another plugin, which keeps the values of shared concepts
    std::vector<Assignment> values{}; // Set: new values. Scale: factors on the values that the healthy node
                                      // runs with. AddNode: its parameters
    // AddNode: a node like this. `behind`: between each node of `on` and what follows it; where there is one
    // of its kind already, that one takes the values. Else beside the first node of `on`, linked as that is.
    std::optional<NodeKind> kind{};
    std::string plugin{};
    std::string id{};
    bool behind = false;
    std::string from{}; // AddLink, RemoveLink: ids of nodes
    std::string to{};
    bool optional = false; // where it has nothing to act on, the others act all the same
};

// What helps against a mechanism: edits of the scenario that has it.
struct Remedy {
    std::string text{};
    std::vector<Edit> edits{};
};

struct Mechanism {
    std::string id{};
    std::string title{};
    std::string text{};     // what happens inside the engine
    std::string family{};   // of mechanisms that look alike: "prefix", "prefill", "decode", "memory", …
    std::string symptom{};  // of the five symptoms, where it is one's: "3.1"
    double prior = 1;       // how often it is met, relative to the others [E]
    std::string occasion{}; // what makes it likelier: "deploy", "traffic", "infrastructure"; may be empty
    std::string check{};    // what else does: the arithmetic that names it (study/checks.h) fails
    std::vector<Edit> edits{};
    std::vector<double> severities{}; // where it is simulated first, ascending, in [0, 1]
    std::vector<std::string> moves{}; // ids of metrics
    std::string confirm{};            // the measurement that confirms it
    std::string falsifier{};          // what would prove it wrong, and what it is then
    Remedy remedy{};
    std::vector<std::string> levers{}; // ids
    std::string not_modelled{};        // why it cannot be simulated; "" where it can
    Position at{};
};

// What is known of the healthy system beside its text.
struct BaseFacts {
    // What an engine runs with where its node does not say: by node id, then shared concept.
    std::map<std::string, std::map<std::string, double, std::less<>>, std::less<>> resolved{};
    // Figures of its runs, and of the run's settings, by the names that End::of uses.
    std::map<std::string, double, std::less<>> measured{};
};

} // namespace fulcrum::scenario
