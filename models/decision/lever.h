// SPDX-License-Identifier: GPL-3.0-or-later
// A lever with every figure in place, ready to be ranked.
#pragma once

#include "base/estimate.h"
#include "base/result.h"
#include "scenario/lever.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::decision
{

using Input = scenario::LeverInput;
using scenario::title_of;
using scenario::to_string;
inline constexpr std::size_t kInputs = scenario::kLeverInputs;
inline constexpr auto& kAllInputs = scenario::kAllLeverInputs;

struct Lever {
    scenario::Lever what; // words, and how it is played
    std::array<Estimate, kInputs> inputs{};
    // What several people judge, one estimate each: drawn from in equal shares (a linear opinion pool), and
    // `inputs` then only sums them up. Empty: `inputs` alone.
    std::array<std::vector<Estimate>, kInputs> opinions{};
    // Impact by simulation, one value a draw of the uncertain constants; empty: judged.
    std::vector<double> simulated_impact{};

    const std::string& id() const { return what.id; }
    const std::string& title() const { return what.title; }
    const Estimate& of(Input input) const { return inputs[static_cast<std::size_t>(input)]; }
    Estimate& of(Input input) { return inputs[static_cast<std::size_t>(input)]; }
};

// A lever that changes nothing and costs nothing.
inline constexpr std::string_view kDoNothing = "do-nothing";
Lever do_nothing();

// The levers that the program knows (data/levers.toml), without "do nothing". Each has all figures.
const std::vector<scenario::Lever>& known_levers();

// The lever with what it does not say taken from the catalogue's one of the same id. Fails where a figure is
// in neither.
Result<Lever> complete(const scenario::Lever& lever);

// Those of a project, or where it names none, the catalogue's.
Result<std::vector<Lever>> complete(const std::vector<scenario::Lever>& levers);

} // namespace fulcrum::decision
