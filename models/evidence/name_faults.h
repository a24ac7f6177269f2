// SPDX-License-Identifier: GPL-3.0-or-later
// Names in a project's evidence that nothing goes by: a slip of the pen there would quietly count for
// nothing.
#pragma once

#include "base/result.h"
#include "scenario/document.h"

#include <span>
#include <string>

namespace fulcrum::evidence
{

// Metrics of observations and notes that are in neither the metric catalogue nor the figures of a run; their
// classes that no workload has; mechanisms of notes and of [triage.priors] that are not among `mechanisms`,
// the ids of those that triage knows. Each with its place and the nearest known name. Classes are not looked
// at where a trace is replayed that may name its own.
Errors name_faults(const scenario::Document& document, std::span<const std::string> mechanisms);

} // namespace fulcrum::evidence
