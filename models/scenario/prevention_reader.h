// SPDX-License-Identifier: GPL-3.0-or-later
// [prevention] of a project: what its reports hold the canary gate and the template lint against.
#pragma once

#include "base/parameters.h"
#include "base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace toml
{
inline namespace v3
{
class table;
} // namespace v3
} // namespace toml

namespace fulcrum::scenario
{

struct PreventionFiles {
    std::vector<std::string> baseline, canary; // evidence of the two versions; names start at the project
    std::vector<std::string> metrics;          // that are compared; empty: the gate's default ones
    std::vector<std::string> templates;        // prompt templates, rendered or logged prompts
    std::int64_t tokens = 1024;                // among which a template may have no variable field

    bool gates() const { return !baseline.empty() && !canary.empty(); }
    bool empty() const { return !gates() && templates.empty(); }
    bool operator==(const PreventionFiles&) const = default;
};

// Of a whole project's text. Fails with every fault of the table and its place.
Result<PreventionFiles> read_prevention(std::string_view text, const std::string& file);

// Of a table that is read already; faults are added to `errors`.
PreventionFiles read_prevention(const toml::table& root, Errors& errors);

std::vector<ParameterDescription> prevention_keys();

} // namespace fulcrum::scenario
