// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of a run as tables for a terminal.
#pragma once

#include "cli/text.h"
#include "study/expectations.h"
#include "study/figures.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fulcrum::app::cli
{

std::string simulateText(const std::string& title, std::uint64_t seed,
                         const std::vector<study::ScenarioFigures>& scenarios,
                         const std::vector<study::ExpectationCheck>& expectations);

} // namespace fulcrum::app::cli
