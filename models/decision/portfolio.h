// SPDX-License-Identifier: GPL-3.0-or-later
// What fits together into a given time: levers chosen for the largest sum of net values.
#pragma once

#include "decision/ranking.h"

#include <string>
#include <vector>

namespace fulcrum::decision
{

// Why a lever is left out.
enum class Left {
    Not,      // it is chosen
    NoTime,   // the capacity is none
    NotWorth, // its effort and risk outweigh what it brings
    TooLong,  // it alone takes longer than the capacity
    Excluded, // it makes no sense beside one that is chosen
    Less,     // others bring more in the same time
};

struct PortfolioItem {
    std::size_t lever = 0;
    double weeks = 0; // 80 % value of its effort: planned with what it may take
    double value = 0; // expected net value, S3
    bool chosen = false;
    Left left = Left::Not;
    std::size_t beside = 0; // Excluded: the lever that is chosen
    std::string why{};      // why not, as a sentence; empty where chosen
};

struct Portfolio {
    double capacity = 0; // engineer-weeks
    double weeks = 0;    // of the chosen ones
    double value = 0;
    std::vector<PortfolioItem> items; // by falling value; as many as levers
};

// The best choice within the capacity that keeps needs and excludes; exact (branch and bound). Levers with a
// net value of 0 or less are taken only where a better one needs them.
Portfolio choose_portfolio(const std::vector<Lever>& levers, const LeverDraws& draws, double capacity);

// The same in two steps: what each lever takes and brings, which no capacity changes, and the choice.
std::vector<PortfolioItem> portfolio_items(const std::vector<Lever>& levers, const LeverDraws& draws);
Portfolio choose_portfolio(const std::vector<Lever>& levers, std::vector<PortfolioItem> items,
                           double capacity);

} // namespace fulcrum::decision
