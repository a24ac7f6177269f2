// SPDX-License-Identifier: GPL-3.0-or-later
// A fix that could be tried: what it is judged to bring, cost and risk, and the scenario or the edits that
// play it. Levers are data: a catalogue in TOML, and [[lever]] of a project.
#pragma once

#include "base/estimate.h"
#include "base/result.h"
#include "scenario/mechanism.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::scenario
{

// What the expected value of a lever is made of.
enum class LeverInput : std::uint8_t {
    Impact,    // 0 to 10; below 0: it makes matters worse
    Diagnosis, // probability that the mechanism it is meant for is the right one
    Effort,    // engineer-weeks
    Failure,   // probability that it fails or has to be taken back
    Blast,     // what a failure costs, in engineer-weeks
};
inline constexpr std::size_t kLeverInputs = 5;
inline constexpr std::array<LeverInput, kLeverInputs> kAllLeverInputs = {
    LeverInput::Impact, LeverInput::Diagnosis, LeverInput::Effort, LeverInput::Failure, LeverInput::Blast};
std::string_view to_string(LeverInput input); // "impact", "p_diag", "effort_weeks", "p_fail", "blast_weeks"
std::string_view title_of(LeverInput input);  // "impact", "effort", …

// How bad the symptom is at its full size, on the scale of impact (MODEL 12).
enum class Severity : std::uint8_t {
    Objective, // a missed objective: 7
    Crash,     // 10
    Cost,      // 5 for each factor of 2
};

struct Lever {
    std::string id;
    std::string title;
    std::string description;
    std::string symptom;   // that it is meant for: "3.4"; "" for any
    std::string mechanism; // of triage's catalogue; "" for none in particular
    std::array<std::optional<Estimate>, kLeverInputs> inputs{}; // nothing: as in the catalogue
    std::string blast;                                          // in words: what a failure hits
    std::optional<bool> reversible{};                           // by a flag or a restart
    std::optional<bool> bimodal{};     // the effort is one of two very different sizes: ask which
    std::vector<std::string> needs;    // ids of levers that must come with it
    std::vector<std::string> excludes; // ids of levers that make no sense beside it
    std::string worsens;               // what it moves the wrong way, in words
    std::string precondition;          // in words
    std::string owner;
    std::string ship_date;
    std::string measurement; // that would confirm the diagnosis
    std::string source;      // of the figures

    // How its impact is simulated: the scenario that has the symptom, and either the one that has the lever
    // too, or edits.
    std::string on;
    std::string with;
    std::vector<Edit> edits;
    std::string metric;             // that the symptom is seen in: a name that an [[expect]] takes
    std::string of_class;           // of that metric; "" for all
    std::optional<double> target{}; // what it should be, in the metric's base unit
    Severity severity = Severity::Objective;
    double share = 1; // of the traffic that has the symptom
    Position at{};

    std::optional<Estimate>& of(LeverInput input) { return inputs[static_cast<std::size_t>(input)]; }
    const std::optional<Estimate>& of(LeverInput input) const
    {
        return inputs[static_cast<std::size_t>(input)];
    }
};

// [decision]: how levers are compared.
struct DecisionSettings {
    std::string score = "S1"; // S1 to S4, or I (decision/scores.h)
    // What impact is measured by: "symptom" (each lever by the figure that it is for), "violations" (requests
    // that miss their objectives), "goodput", "cost", or "weights": a mean of these four.
    std::string objective = "symptom";
    std::vector<double> weights{}; // of symptom, violations, goodput, cost; >= 0, at least one above 0
    double capacity_weeks = 12;    // of the portfolio
    double shared_sigma = 0.2;     // of the factor that all estimates share [E]
    int draws = 20'000;
    // What the cost bridge compares with: a price list, USD a million tokens. Nothing: no comparison.
    std::string competitor{};
    std::optional<double> competitor_input_usd{};
    std::optional<double> competitor_cached_usd{}; // of input that the provider finds in its cache
    std::optional<double> competitor_output_usd{};
    double busy_hours = 24;           // a day, in which the load of the scenario is there
    int spare_replicas = 0;           // kept for failures beside those of the scenario, and paid for
    double engineer_week_usd = 5'000; // for the weeks until a lever has paid for itself [E]
};

} // namespace fulcrum::scenario
