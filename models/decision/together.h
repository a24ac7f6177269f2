// SPDX-License-Identifier: GPL-3.0-or-later
// Two levers in one scenario.
#pragma once

#include "base/result.h"
#include "decision/lever.h"
#include "scenario/project.h"

#include <string>

namespace fulcrum::decision
{

// A lever as it is played: the scenario with it.
struct Played {
    const Lever& lever;
    const scenario::Scenario& with;
};

// `on` with both. Where one is told by edits, they are made in the scenario of the other; else the values in
// which `first` differs from `on` are put into the scenario of `then`, whose own ones stand. Fails where both
// change the nodes and links themselves; the message says why.
Result<scenario::Scenario> together(const scenario::Scenario& on, const Played& first, const Played& then,
                                    const scenario::NodeTypes& types);

// Whether the levers say of each other that they make no sense together.
bool exclude_each_other(const Lever& a, const Lever& b);

// The first value among a lever's edits that no node of the scenario may have: edits otherwise take the
// nearest one, which hides a slip. "" where all are allowed.
std::string out_of_range(const std::vector<scenario::Edit>& edits, const scenario::Scenario& edited,
                         const scenario::NodeTypes& types);

} // namespace fulcrum::decision
