// SPDX-License-Identifier: GPL-3.0-or-later
// [[observation]]. Include in .cpp files only.
#pragma once

#include "scenario/observation.h"
#include "scenario/table_reader.h"

namespace fulcrum::scenario
{

// All of them, in the order of the text; `ids` gets theirs. Faults are added to `errors`.
std::vector<Observation> read_observations(const toml::table& root, std::vector<std::string>& ids,
                                           Errors& errors);

} // namespace fulcrum::scenario
