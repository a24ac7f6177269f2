// SPDX-License-Identifier: GPL-3.0-or-later
// The load under which something was measured, for the workload that is to send as much: whoever brings a
// result of his own seldom has typed it before.
#pragma once

#include "scenario/observation.h"
#include "scenario/project.h"

#include <QString>

#include <optional>
#include <vector>

namespace fulcrum::app
{

struct ObservedLoad {
    QString workload;                    // id of the node that would send it
    std::optional<double> rate;          // requests a second; offered where that is known, else answered
    std::optional<double> prompt_tokens; // means
    std::optional<double> output_tokens;

    QString text() const; // "2 /s, 1,200 → 250 tokens"
};

// nullopt where the scenario has several workloads or one that is not drawn from laws, where nothing tells
// the load, or where the scenario has it already (within 2 %).
std::optional<ObservedLoad> observedLoad(const scenario::Scenario& scenario,
                                         const std::vector<scenario::Observation>& observations);

} // namespace fulcrum::app
