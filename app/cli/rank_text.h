// SPDX-License-Identifier: GPL-3.0-or-later
// What `rank` prints for people.
#pragma once

#include "cli/commands.h"
#include "cluster/kinds.h"
#include "decision/compare.h"
#include "decision/decide.h"

#include <string>

namespace fulcrum::app::cli
{

std::string rankText(const decision::Decision& decision);
std::string compareText(const decision::Decision& a, const decision::Decision& b,
                        const decision::RankingComparison& comparison);

// What stands below the table (rank_sections.cpp); "" where there is nothing to tell.
std::string stepsText(const decision::Decision& decision);
std::string speculationText(const decision::Decision& decision);
std::string ledgerText(const decision::Decision& decision);
std::string costText(const decision::Decision& decision);

// Writes or takes a sheet of estimates, as the options say (rank_estimates.cpp). Returns the exit code.
int exchangeEstimates(const RankOptions& options, const cluster::Kinds& kinds);

} // namespace fulcrum::app::cli
