// SPDX-License-Identifier: GPL-3.0-or-later
// What a ranking advises, and why, in the words of the window.
#pragma once

#include "decision/compare.h"

#include <QString>

namespace fulcrum::app
{

QString adviceText(const decision::Decision& decision,
                   const decision::Advice& advice);       // one or two sentences
QString decidingText(const decision::Decision& decision); // which assumption decides who is first
// Why a lever is left out of a portfolio, as a clause.
QString leftText(const decision::PortfolioItem& item, const std::vector<decision::Lever>& levers);

// Why a lever has another place in another ranking; empty where it has the same.
QString moverText(const decision::Mover& mover);

QString effectName(std::string_view metric);                 // of effect_metrics(): "ITL p99"
QString effectFigure(std::string_view metric, double value); // in the unit people read

} // namespace fulcrum::app
