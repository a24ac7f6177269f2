// SPDX-License-Identifier: GPL-3.0-or-later
// Triage: which mechanism explains what was observed, what to measure next, and what would prove it wrong.
#pragma once

#include "base/interval.h"
#include "study/checks.h"
#include "triage/falsifier.h"

#include <functional>
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
    std::function<void(double)> progress{}; // 0..1, never falling by stage
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

// What undoing the mechanism, or its remedy, brings: of the observed figure that it moves most.
struct Gain {
    std::string figure;
    double with_fault = 0;
    double with_fix = 0;
    Interval ratio; // with_fix / with_fault, 95 % over replications with the same draws
};

struct Hypothesis {
    std::string id;
    std::string title;
    std::string family;
    std::string symptom;
    double prior = 0;
    double probability = 0;
    double severity = 0;
    std::vector<std::string> changes; // what it changes in the healthy scenario, at that severity
    std::vector<Failure> fails;
    std::string mechanism; // what happens inside the engine
    std::string fix;
    std::string confirm;
    std::string falsifier;
    std::optional<Gain> expected_gain;
};

// A mechanism that was not fitted, and why: it does not apply, or cannot be simulated.
struct LeftOut {
    std::string id;
    std::string title;
    std::string why;
};

struct Verdict {
    std::string verdict;                // id of a mechanism, or "cannot tell"
    std::string why;                    // a sentence
    std::vector<Hypothesis> hypotheses; // by probability, falling
    std::optional<Measurement> measure_next;
    std::vector<Measurement> alternatives; // the next best ones
    std::optional<Falsifier> falsifier;    // of the first hypothesis
    std::vector<LeftOut> left_out;
    std::vector<study::Check> checks; // of the healthy scenario, before anything was run
    std::vector<std::string> notes;   // what lowers the worth of all this, as sentences
    int runs = 0;
};

// Simulates the healthy scenario and every mechanism that applies to it; those that come near the
// observations at more severities and with more replications. Fails where the project has no triage, or its
// base cannot run; "cancelled" where it was stopped.
Result<Simulated> explore(const scenario::Project& project, const cluster::Kinds& kinds,
                          const Options& options);

// Judges observations by what was simulated; runs nothing. The same observations give the same verdict.
Verdict judge(const Simulated& simulated, const std::vector<scenario::Observation>& observations,
              const std::map<std::string, double, std::less<>>& priors, const Options& options = {});

// Both, with the checks first and the gain of the leaders' remedies last.
Result<Verdict> triage(const scenario::Project& project, const cluster::Kinds& kinds, const Options& options);

} // namespace fulcrum::triage
