// SPDX-License-Identifier: GPL-3.0-or-later
// `fulcrum export`: a run or a scenario in formats that others read (models/exports).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace CLI
{
class App;
}

namespace fulcrum::app::cli
{

struct ExportCommand {
    std::string project, scenario;
    std::string to; // "": standard output
    std::string as; // "trace", "requests", "mooncake", "flags"; "": by the file's ending
    std::string lever;
    std::optional<std::int64_t> requests; // the first ones
    int block = 16;                       // tokens of a hash id
    std::optional<std::uint64_t> seed;
    bool json = false;
};
void addExportOptions(CLI::App& sub, ExportCommand& command);
int exportRun(const ExportCommand& command);

} // namespace fulcrum::app::cli
