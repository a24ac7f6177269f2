// SPDX-License-Identifier: GPL-3.0-or-later
// From the text of a project file to its values and all its faults.
#pragma once

#include "base/result.h"
#include "scenario/project.h"

#include <string>
#include <string_view>

namespace fulcrum::scenario
{

struct Reading {
    Project project;
    Errors problems;    // in order of position
    bool parsed = true; // false: a syntax error, and not all of the text is in the project
    bool read_only = false;
};

Reading read_project(std::string_view text, const std::string& file, const NodeTypes& types);

} // namespace fulcrum::scenario
