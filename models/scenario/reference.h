// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/project.h"

#include <string>

namespace fulcrum::scenario
{

// The reference of the project file as Markdown, from the descriptions that also check the files: each table
// with its keys, each node type with its parameters. projects/README.md is this text for the plugins that
// come along.
std::string reference_markdown(const NodeTypes& types);

} // namespace fulcrum::scenario
