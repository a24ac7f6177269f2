// SPDX-License-Identifier: GPL-3.0-or-later
// Mechanisms from TOML: those of the catalogue, and [[mechanism]] of a project.
#pragma once

#include "base/result.h"
#include "scenario/mechanism.h"

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

// All [[mechanism]]s of a text. Fails with every fault and its place.
Result<std::vector<Mechanism>> read_mechanisms(std::string_view text, const std::string& file);

// Those of a table that is read already. What is at fault is left out, and the faults are added to `errors`.
std::vector<Mechanism> read_mechanisms(const toml::table& root, Errors& errors);

// The edits of a mechanism or a lever; `written` is how they stand in the text, for messages.
std::vector<Edit> read_edits(const toml::table& parent, std::string_view written, Errors& errors);

// Descriptions of the keys of [[mechanism]], [[mechanism.edit]] and [mechanism.remedy].
std::vector<ParameterDescription> mechanism_keys();
std::vector<ParameterDescription> edit_keys();

} // namespace fulcrum::scenario
