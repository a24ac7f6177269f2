// SPDX-License-Identifier: GPL-3.0-or-later
// A fix that could be tried: what it is judged to bring, cost and risk.
#pragma once

#include "base/result.h"
#include "decision/estimate.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::decision
{

// What the expected value is made of (MODEL 12).
enum class Input : std::uint8_t {
    Impact,    // 0 to 10; below 0: it makes matters worse
    Diagnosis, // probability that the mechanism it is meant for is the right one
    Effort,    // engineer-weeks
    Failure,   // probability that it fails or has to be taken back
    Blast,     // what a failure costs, in engineer-weeks
};
inline constexpr std::size_t kInputs = 5;
inline constexpr std::array<Input, kInputs> kAllInputs = {Input::Impact, Input::Diagnosis, Input::Effort,
                                                          Input::Failure, Input::Blast};
std::string_view to_string(Input input); // "impact", "p_diag", "effort_weeks", "p_fail", "blast_weeks"
std::string_view title_of(Input input);  // "impact", "diagnosis right", "effort", …

struct Lever {
    std::string id;
    std::string title;
    std::string description;
    std::string symptom;   // that it is meant for: "3.4"; "" for any
    std::string mechanism; // of triage's catalogue; "" for none in particular
    std::array<Estimate, kInputs> inputs{};
    // Impact by simulation, one value a draw of the uncertain constants; empty: judged.
    std::vector<double> simulated_impact{};
    std::string blast;                 // in words: what a failure hits
    bool reversible = true;            // by a flag or a restart
    bool bimodal = false;              // the effort is one of two very different sizes: ask which
    std::vector<std::string> needs;    // ids of levers that must come with it
    std::vector<std::string> excludes; // ids of levers that make no sense beside it
    std::string worsens;               // what it moves the wrong way, in words
    std::string precondition;          // in words
    std::string owner;
    std::string measurement; // that would confirm the diagnosis

    const Estimate& of(Input input) const { return inputs[static_cast<std::size_t>(input)]; }
    Estimate& of(Input input) { return inputs[static_cast<std::size_t>(input)]; }
};

// A lever that changes nothing and costs nothing.
inline constexpr std::string_view kDoNothing = "do-nothing";
Lever do_nothing();

// Errors of figures that cannot be: a range out of order, a probability outside [0, 1], negative weeks.
Errors faults_of(const Lever& lever);

// The levers that the program knows (data/levers.toml), without "do nothing".
const std::vector<Lever>& known_levers();

// [[lever]] tables of a text in the catalogue's format. Faults have their line and column.
Result<std::vector<Lever>> read_levers(std::string_view toml, const std::string& file);

} // namespace fulcrum::decision
