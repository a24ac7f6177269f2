// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario with edits applied: a healthy one with a mechanism in it, or with a lever pulled.
#pragma once

#include "base/result.h"
#include "scenario/mechanism.h"
#include "scenario/project.h"

#include <span>

namespace fulcrum::scenario
{

// The scenario with the edits made one after the other, at a severity from 0 to 1. Values that a parameter's
// range does not allow become the nearest allowed one. Fails where an edit has nothing to act on: no such
// node, no such parameter, nothing that would change; the message is a sentence that says why the edits do
// not apply.
Result<Scenario> apply(const Scenario& base, std::span<const Edit> edits, double severity,
                       const NodeTypes& types, const BaseFacts& facts = {});

// The amount at a severity, as a number in its dimension's base unit, or as it is where it is no number.
// Fails for a text that is no quantity of the dimension, and where `of` is not among the facts.
Result<Value> amount_at(const Amount& amount, double severity, Dimension dimension, const BaseFacts& facts);

} // namespace fulcrum::scenario
