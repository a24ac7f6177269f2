// SPDX-License-Identifier: GPL-3.0-or-later
// What keeps an incident from coming again: the canary gate, the template lint, boards and alerts
// (models/prevention).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace CLI
{
class App;
}

namespace fulcrum::app::cli
{

// How a check is written for a pipeline, beside text and --json. At most one of them.
struct CiOptions {
    bool github = false;
    bool junit = false;
    bool json = false;
};

// `fulcrum gate`. Ends with 0 where the canary passed, 1 where it failed or there is too little to tell.
struct GateCommand {
    std::vector<std::string> baseline, canary;
    std::vector<std::string> metrics;   // may be separated by commas
    std::vector<std::string> limits;    // METRIC=RATIO
    std::vector<std::string> templates; // files whose versions are shown
    double alpha = 0.05;
    CiOptions ci;
    bool json = false;
};
void addGateOptions(CLI::App& sub, GateCommand& command);
int gate(const GateCommand& command);

// `fulcrum lint-template`. Ends with 1 where a field stands in front of the shared text.
struct LintCommand {
    std::vector<std::string> files;
    std::int64_t tokens = 1024;
    std::int64_t block = 16;
    std::string allow; // a scope
    std::vector<std::string> variables, constants;
    std::string project, scenario; // to simulate the cost of the first field
    int threads = 0;
    bool progress = false;
    CiOptions ci;
    bool json = false;
};
void addLintOptions(CLI::App& sub, LintCommand& command);
int lintTemplate(const LintCommand& command);

struct DashboardsCommand {
    std::string project;
    std::string to; // a folder
    std::string engine, labels;
    std::string serving = "serving team";
    std::string application = "application team";
    bool json = false;
};
void addDashboardsOptions(CLI::App& sub, DashboardsCommand& command);
int dashboards(const DashboardsCommand& command);

} // namespace fulcrum::app::cli
