// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands.h"

namespace CLI
{
class App;
} // namespace CLI

namespace fulcrum::app::cli
{

void addRankOptions(CLI::App& rank, RankOptions& options); // all but those that every command has

} // namespace fulcrum::app::cli
