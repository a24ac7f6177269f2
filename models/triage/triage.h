// SPDX-License-Identifier: GPL-3.0-or-later
// Triage: which mechanism explains what was observed, what to measure next, and what would prove it wrong.
#pragma once

#include "base/interval.h"
#include "study/checks.h"
#include "triage/falsifier.h"
#include "triage/gain.h"
#include "triage/mitigation.h"
#include "triage/panel.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace fulcrum::triage
{

struct Options {
    int threads = 0;      // 0: one a core; the result does not depend on it
    int replications = 3; // of what is refined; the healthy scenario has as many
    std::string labels;   // for queries: 'namespace="prod"'
    std::stop_token stop{};
    std::function<void(double)> progress{}; // 0..1, never falling
    // explore(): what is there so far, from the thread that explores: good for a first ranking. Mechanisms
    // that have not been simulated yet are left out with kNotTried as the reason.
    std::function<void(const Simulated&)> partial{};
    // explore(): an earlier result for the same project with other observations or priors. What it ran is not
    // run again; what comes out is the same as without it, but for the number of runs.
    std::shared_ptr<const Simulated> known{};
    const scenario::NodeTypes* types = nullptr; // judge(): to say what a hypothesis changes; may be nullptr
    bool only_ranking = false;                  // judge(): without what to measure next and the falsifier
};

inline constexpr std::string_view kNotTried = "not simulated yet";

// What a hypothesis makes of an observation, at its likeliest severity.
struct Prediction {
    std::string observation; // its id
    std::string figure;      // "ttft_s.p50"
    bool factor = false;     // all figures as factors on what it was before, else in the figure's unit
    Interval observed;       // high may be infinite: "at least"
    Interval predicted;      // 95 %
    double deviations = 0;   // how far off it is, of all that is uncertain; 0 or more
    bool fails = false;
};

// An observation that a hypothesis does not explain.
struct Failure {
    std::string observation; // its id
    std::string figure;      // "ttft_s.p50"
    double observed = 0;     // as a factor where before and after are known, else in the figure's unit
    double predicted = 0;
    bool factor = false;
    double deviations = 0; // how many standard deviations of all that is uncertain it is off
    std::string text;      // a sentence
};

struct Hypothesis {
    std::string id;
    std::string title;
    std::string family;
    std::string symptom;
    double prior = 0;
    double probability = 0;
    double severity = 0;              // the likeliest
    bool by_degrees = false;          // else it is there or not, and its severity says nothing
    std::vector<std::string> changes; // what it changes in the healthy scenario, at that severity
    std::vector<Failure> fails;
    std::vector<Prediction> predictions; // of every observation; empty for none of these
    std::string mechanism;               // what happens inside the engine
    std::string fix;
    std::string confirm;
    std::string falsifier;
    std::optional<Gain> expected_gain;
};

// What a hypothesis that is no mechanism is called, and what it means.
struct Beside {
    std::string_view title;
    std::string_view mechanism;
};
inline constexpr Beside kNoneWords{"None of these",
                                   "A fault that is not in the catalogue, or one of those that cannot be "
                                   "simulated; or several at once"};
inline constexpr Beside kNoChangeWords{"Nothing has changed",
                                       "What was observed is chance: the healthy system shows the same"};

// A mechanism that was not fitted, and why: it does not apply, or cannot be simulated.
struct LeftOut {
    std::string id;
    std::string title;
    std::string why;
};

// What the verdict rests on.
enum class Ground {
    NoSymptom,  // every figure is as it was before
    NotAhead,   // the first is not clearly ahead
    NotKnown,   // no mechanism of the catalogue explains all observations
    NotAllOfIt, // the first is ahead and does not explain all
    Settled,    // the first is ahead and explains all
};

struct Verdict {
    std::string verdict; // id of a mechanism, or "cannot tell"
    Ground ground = Ground::NotAhead;
    std::string why;                    // the same as a sentence
    std::vector<Hypothesis> hypotheses; // by probability, falling
    std::optional<Measurement> measure_next;
    std::vector<Measurement> alternatives;   // the next best ones
    Panel panel;                             // figures that tell more together than the best one alone
    std::optional<Falsifier> falsifier;      // of the first hypothesis; nullopt: no single figure refutes it,
    std::optional<Falsifier> speaks_against; // and this one only speaks against it
    std::vector<LeftOut> left_out;
    std::vector<study::Check> checks;    // of the healthy scenario, before anything was run
    std::vector<std::string> notes;      // what lowers the worth of all this, as sentences
    std::vector<Mitigation> mitigations; // reversible actions, simulated against the first hypothesis
    int runs = 0;
};

// Simulates the healthy scenario and every mechanism that applies to it; those that come near the
// observations at more severities and with more replications. Fails where the project has no triage, or its
// base cannot run; "cancelled" where it was stopped.
Result<Simulated> explore(const scenario::Project& project, const cluster::Kinds& kinds,
                          const Options& options);

// The same of what was simulated before there were some of the observations: the mechanisms that come near
// now get more severities and all replications; nothing is run twice. `project` is that of explore(), with
// other observations or priors.
Result<Simulated> refine(Simulated simulated, const scenario::Project& project, const cluster::Kinds& kinds,
                         const Options& options);

// Judges observations by what was simulated; runs nothing. The same observations give the same verdict.
Verdict judge(const Simulated& simulated, const std::vector<scenario::Observation>& observations,
              const std::map<std::string, double, std::less<>>& priors, const Options& options = {});

// What helps, simulated: the gains of the leaders' remedies, and reversible actions against the first
// mechanism, as the transitions they are. Fails with "cancelled" where it was stopped.
Result<bool> add_help(Verdict& verdict, const Simulated& simulated,
                      const std::vector<scenario::Observation>& observations,
                      const std::map<std::string, double, std::less<>>& priors, const cluster::Kinds& kinds,
                      const Options& options);

// Observations that contradict each other, which every mechanism would fail: percentiles of the same requests
// that fall where they have to rise, or a mean above the maximum, before or after.
Errors contradictions(const std::vector<scenario::Observation>& observations);

// All of it, with the checks first. `explored`: takes what was simulated for it.
Result<Verdict> triage(const scenario::Project& project, const cluster::Kinds& kinds, const Options& options,
                       Simulated* explored = nullptr);

} // namespace fulcrum::triage
