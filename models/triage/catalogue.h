// SPDX-License-Identifier: GPL-3.0-or-later
// The mechanisms that the program knows: data/mechanisms.toml, compiled into the library.
#pragma once

#include "scenario/project.h"

#include <functional>
#include <map>
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

// What is known of the day, as priors: the mechanisms of an occasion ("deploy", "traffic", "infrastructure")
// have this share of the probability together, each in proportion to its prior in the catalogue.
std::map<std::string, double, std::less<>> priors_of_occasion(const scenario::Project& project,
                                                              std::string_view occasion, double share);
inline constexpr double kHappened = 0.6; // [E] share of an occasion that is known to have been there
inline constexpr double kDidNot = 0.02; // [E] and of one that is known not to: people are wrong about it, too

} // namespace fulcrum::triage
