// SPDX-License-Identifier: GPL-3.0-or-later
// Reversible actions against a mechanism, simulated as the transitions they are: replicas that are away while
// they restart, caches that are empty afterwards, requests that are refused. The actions are data
// (data/mitigations.toml).
#pragma once

#include "cluster/kinds.h"
#include "triage/gain.h"

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace fulcrum::triage
{

// A reversible action, as the catalogue has it.
struct Action {
    enum class Kind { Undo, Restart, Away, Add, Edit };
    std::string id;
    std::string title;
    std::string text; // what it does
    Kind kind = Kind::Edit;
    std::vector<scenario::NodeKind> undo;
    std::vector<std::string> occasions;  // of mechanisms; empty: any
    std::vector<scenario::Edit> prepare; // made from the start, with and without the action
    std::vector<scenario::Edit> edits;   // Edit: the values from then on
    double at_once = 1;                  // share of the replicas
    double share = 0;                    // Add: of the replicas, at least one
    double drain_s = 0;
    double settle_s = 0;
};

// In the order of the file. Thread-safe, read only.
const std::vector<Action>& known_actions();

inline constexpr double kMostRefused = 0.5;    // of requests: more is no way to bound the damage [E]
inline constexpr double kNoticed = 0.005;      // of requests that are refused: less is not told
inline constexpr double kNoticedLength = 0.98; // of answers, against doing nothing: shorter ones are told

struct Mitigation {
    std::string id;
    std::string title;
    std::string text;              // what it does
    std::string figure;            // the worst observed one, on which it is judged: "ttft_s.p99"
    bool higher_is_better = false; // of that figure
    double transition_s = 0;
    Gain during;                // against doing nothing, while the transition lasts
    Gain after;                 // and in a window as long as that of the observations after it
    bool helps = false;         // after it, surely
    double away_share = 0;      // of the replicas, at a time
    bool away_for_good = false; // until somebody brings them back
    double added_replicas = 0;
    double refused_share =
        0; // of requests while it lasts: rejected, timed out or failed beyond doing nothing
    double refused_after = 0; // and after it
    double output_ratio = 1;  // mean length of answers after it, against doing nothing
    double stop_at = 0;       // helps: what the figure has to have passed when the transition is over
    std::string effect;       // in words
    std::string cost;
    std::string stop;
};

struct MitigationOptions {
    int replications = 3;
    int threads = 0;
    std::stop_token stop{};
    std::function<void(double)> progress{};
};

struct Mitigated {
    std::vector<Mitigation> actions; // by what they bring after the transition, the best first
    int runs = 0;
};

// Against a hypothesis of the fit, at its likeliest severity. The action begins where the observed window
// ends, so that the fault has lasted as long as it was seen to. Empty for no-change and none-of-these, where
// nothing was observed, and where runs end with their requests. Actions that cannot be done here are left
// out. Fails with "cancelled" where it was stopped.
Result<Mitigated> mitigations_of(const Fit& fit, std::size_t hypothesis, const cluster::Kinds& kinds,
                                 const MitigationOptions& options);

} // namespace fulcrum::triage
