// SPDX-License-Identifier: GPL-3.0-or-later
// `fulcrum diff OLD NEW`: what a deploy changed (evidence/launch/difference.h), and which of it did what was
// observed (triage/attribution.h).
#pragma once

#include <string>

namespace CLI
{
class App;
}

namespace fulcrum::app::cli
{

struct DiffOptions {
    std::string before; // files, or launch lines themselves
    std::string after;
    std::string gpu;
    std::string config;
    std::string project;  // its healthy scenario and its observations
    std::string observed; // a measured file, or a project file's observations alone
    std::string rate;     // of the scenario built from `before`: "12 /s"
    int threads = 0;      // 0: one a core
    bool json = false;
    bool progress = false;
};
void addDiffOptions(CLI::App& diff, DiffOptions& options); // all but those that every command has

int diff(const DiffOptions& options);

} // namespace fulcrum::app::cli
