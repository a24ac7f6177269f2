// SPDX-License-Identifier: GPL-3.0-or-later
// [[note]] and [triage]. Include in .cpp files only.
#pragma once

#include "scenario/project.h"
#include "scenario/table_reader.h"

namespace fulcrum::scenario
{

// Both rest on the project's scenarios and observations; `ids` are those of the observations. Faults are
// added to `errors`.
std::vector<Note> read_notes(const toml::table& root, const Project& project, std::vector<std::string> ids,
                             Errors& errors);
TriageSettings read_triage(const toml::table& root, const Project& project, Errors& errors);

} // namespace fulcrum::scenario
