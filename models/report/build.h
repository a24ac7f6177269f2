// SPDX-License-Identifier: GPL-3.0-or-later
// Reports made of results: the incident review, the comparison of two projects, the update for chat.
#pragma once

#include "report/document.h"
#include "report/results.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::report
{

struct SectionKind {
    std::string_view id;
    std::string_view title;
    bool by_default = true;
};
// In the order of a review: the one page first, the runs last.
const std::vector<SectionKind>& section_kinds();

struct BuildOptions {
    std::string version;                 // of the program
    std::string prepared;                // "2026-11-30 14:41 UTC"
    std::string file;                    // of the project, without folder
    std::string text;                    // of the project: its hash goes into the report
    std::vector<std::string> sections{}; // ids, in the order wanted; empty: those by default
};

// Sections that have nothing to say are left out.
Document build(const Results& results, const BuildOptions& options);

// Two projects, or two states of one, side by side: rankings where both have one, and the figures of
// scenarios with the same name. `other` names the file of `b`.
Document build_comparison(const Results& a, const Results& b, const BuildOptions& options,
                          const BuildOptions& other);

// Eight lines for a chat; times are UTC where the notebook's are.
std::vector<std::string> update_lines(const Results& results, const BuildOptions& options);
// The picture that goes with them; nullopt: nothing to show.
std::optional<Chart> update_chart(const Results& results);

// What to look at before a report is sent.
struct Check {
    bool holds = true;
    std::string text;  // as a sentence without a full stop
    std::string where; // "Observations": the section it is about
};
std::vector<Check> checks_before_sending(const Results& results);

// "3f9a…": 16 hexadecimal digits of a text.
std::string hash_of(std::string_view text);

} // namespace fulcrum::report
