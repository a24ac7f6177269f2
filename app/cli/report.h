// SPDX-License-Identifier: GPL-3.0-or-later
// `report`: an incident review as a file, its update for a chat, and the check that its figures hold.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::app::cli
{

struct ReportOptions {
    std::string project;
    std::string to;       // a file; its ending says the form
    std::string sections; // ids with commas; empty: the default ones
    std::string against;  // another project: a comparison
    std::string verify;   // a report's file
    std::string picture;  // with update: a PNG
    std::string paper = "a4";
    std::vector<std::string> baseline, canary; // of the canary gate, instead of the project's [prevention]
    std::vector<std::string> templates;        // for the template lint, the same
    bool update = false;                       // print the eight lines
    bool reproducer = false;                   // print the smallest load that shows the fault
    bool fast = false;
    std::optional<int> replications;
    std::optional<std::uint64_t> seed;
    int threads = 0; // 0: one a core
    bool json = false;
    bool progress = false;
};
// Ends with 1 where a figure of a verified report does not hold. Needs a QGuiApplication.
int report(const ReportOptions& options);

} // namespace fulcrum::app::cli
