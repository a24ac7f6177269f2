// SPDX-License-Identifier: GPL-3.0-or-later
// What a token costs, with the range of prices that sellers ask.
#pragma once

#include "cluster/record.h"
#include "scenario/project.h"
#include "study/figures.h"

namespace fulcrum::study
{

// Gives the cost its range: the catalogue's range for each replica that ran at the catalogue's default price,
// and the price itself for one whose project sets it.
void set_price_range(const scenario::Scenario& scenario, const cluster::RunRecord& record,
                     ScenarioFigures& figures);

} // namespace fulcrum::study
