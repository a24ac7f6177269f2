// SPDX-License-Identifier: GPL-3.0-or-later
// The mechanisms that the program knows: data/mechanisms.toml, compiled into the library.
#pragma once

#include "scenario/project.h"

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::triage
{

using scenario::Mechanism;

// In the order of the file. Thread-safe, read only.
const std::vector<Mechanism>& known_mechanisms();

// Those and the project's own; one of the same id replaces that of the catalogue.
std::vector<Mechanism> mechanisms_of(const scenario::Project& project);

// What a prior or a note may name: their ids, "no-change" and "none-of-these".
std::vector<std::string> mechanism_ids(const scenario::Project& project);

} // namespace fulcrum::triage
