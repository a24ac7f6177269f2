// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of the house, over the text of one file. Paths are relative to the root of the repository.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::layering
{

// Each gives its findings as "file:line: what is wrong and what to do".
using Findings = std::vector<std::string>;

// Rooms of models/ in order; a room includes only itself and rooms before it.
const std::vector<std::string_view>& rooms();

// models/: rooms in order, no Qt; plugins/: models, plugins/api and the plugin's own folder, no Qt in the
// core; app/: everything but tests. Headers of models/ and plugins/ keep heavy libraries out,
// unless they say "Include in .cpp files only".
Findings check_includes(std::string_view path, std::string_view text);

// The licence stands in the first line, or in the second below "#!".
Findings check_licence(std::string_view path, std::string_view text);

// Sources of at most 600 lines, plugin wrappers of at most 40.
Findings check_size(std::string_view path, std::string_view text);

} // namespace fulcrum::layering
