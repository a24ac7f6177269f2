// SPDX-License-Identifier: GPL-3.0-or-later
// Files that hold no text that could be read: compressed ones, UTF-16, tables of other programs.
#pragma once

#include "base/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace fulcrum::evidence
{

// What the file is instead of a text in UTF-8, and how it becomes one; nullopt: it may be one. Looks at the
// first 4 KiB.
std::optional<Error> no_text(std::string_view text, const std::string& file);

} // namespace fulcrum::evidence
