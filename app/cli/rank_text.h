// SPDX-License-Identifier: GPL-3.0-or-later
// What `rank` prints for people.
#pragma once

#include "decision/compare.h"
#include "decision/decide.h"

#include <string>

namespace fulcrum::app::cli
{

std::string rankText(const decision::Decision& decision);
std::string compareText(const decision::Decision& a, const decision::Decision& b,
                        const decision::RankingComparison& comparison);

} // namespace fulcrum::app::cli
