// SPDX-License-Identifier: GPL-3.0-or-later
// What the user asked for, read from the arguments.
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace fulcrum::app::cli
{

struct Invocation {
    std::optional<int> exit;        // set: help or a fault has been printed, end with this code
    std::function<int()> command{}; // set: run it and end with what it returns
    bool needsFonts = false;        // the command draws: it needs a QGuiApplication, but no display
    std::string project;            // otherwise open the window, with this project where there is one
};

Invocation readCommandLine(int argc, const char* const* argv);

} // namespace fulcrum::app::cli
