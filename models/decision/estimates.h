// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates of several people: whose ranges a ranking is made of, and a sheet that goes round as CSV.
#pragma once

#include "base/result.h"
#include "decision/lever.h"
#include "scenario/estimates.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::decision
{

using scenario::EstimateRecord;

// Whose ranges are used. Where somebody has not judged an input, the range of the lever itself stands.
struct EstimateView {
    enum class Whose {
        Pooled,  // of all people: a linear opinion pool, in which each has the same weight
        Person,  // of `by` alone
        AsGiven, // of nobody: the ranges of the levers
    };
    Whose whose = Whose::Pooled;
    std::string by{};

    bool operator==(const EstimateView&) const = default;
};

// "all pooled", the person's name, "as given".
std::string title_of(const EstimateView& view);

// Everyone who judged, in the order of the first record of each.
std::vector<std::string> people_in(const std::vector<EstimateRecord>& estimates);

// Puts the ranges into the levers. Estimates of levers that are not in the list are left out.
void use_estimates(std::vector<Lever>& levers, const std::vector<EstimateRecord>& estimates,
                   const EstimateView& view);

// The range that somebody has for an input: their own estimate, or else the lever's.
Estimate range_for(const Lever& lever, Input input, const std::vector<EstimateRecord>& estimates,
                   std::string_view by);

// A sheet to fill in: lever,title,input,unit,low,mode,high,note, a row for each lever and input. With `by`
// the rows hold that person's ranges, and nobody else's ever: people judge blind.
std::string estimates_csv(const std::vector<Lever>& levers, const std::vector<EstimateRecord>& estimates,
                          std::string_view by);

// A row of a sheet that differs from what the person had.
struct EstimateChange {
    EstimateRecord estimate; // as it is to be
    Estimate before{};
    bool first = false; // the person had none: `before` is the lever's
};

// What the sheet of `by` changes. Only lever, input, low, mode and high must be there, in any order; note may
// be. Fails with the line and column of each fault: an unknown lever or input, a figure out of its range.
Result<std::vector<EstimateChange>> read_estimates_csv(std::string_view text, const std::string& file,
                                                       const std::vector<Lever>& levers,
                                                       const std::vector<EstimateRecord>& estimates,
                                                       const std::string& by);

std::string_view unit_of(Input input); // "0-10", "probability", "weeks"

} // namespace fulcrum::decision
