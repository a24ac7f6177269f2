// SPDX-License-Identifier: GPL-3.0-or-later
// Descriptions of the parameters that several kinds of workload have, each list in the order of the
// inspector.
#pragma once

#include "base/parameters.h"

#include <optional>
#include <string>
#include <vector>

namespace fulcrum::cluster::traffic
{

using Descriptions = std::vector<ParameterDescription>;

// `arrivals` and what its laws need, for arrival_law(). `what` arrives: "requests", "sessions".
Descriptions arrival_parameters(const std::string& what);

// The clients of closed_loop and how long they think.
Descriptions closed_loop_parameters();
ParameterDescription think_law();

// A time of 0 or more in the group Arrivals.
ParameterDescription time_parameter(std::string key, std::string label, Value fallback, std::string help);
ParameterDescription start_parameter();

// A law that LengthLaw reads.
struct LengthText {
    std::string key;                  // "prompt"
    std::string label;                // "Prompt tokens"
    std::string group;                // "Prompt length"
    std::string shared_concept{};     // of the mean
    bool counts_tokens = true;        // false: of turns
    std::optional<double> fallback{}; // of the mean
};
Descriptions length_parameters(const LengthText& text);

// What PromptTemplate reads. `sessions`: whether there are sessions that a volatile field can belong to.
Descriptions template_parameters(bool sessions);

// What Tenants reads.
Descriptions tenant_parameters();

// max_tokens, class, priority, ...
Descriptions request_attributes();

} // namespace fulcrum::cluster::traffic
