// SPDX-License-Identifier: GPL-3.0-or-later
// What every reader of a file with one thing a line does: progress, cancel, and lines that are blank, too
// long or broken.
#pragma once

#include "evidence/broken_lines.h"
#include "evidence/requests/line_source.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace fulcrum::evidence::requests
{

// Hands on each line that is not blank; `read` says in `fault` what is wrong with it, as an Error's message
// with `hint` as its next step, and returns false to end the reading. An Error: cancelled, the file can not
// be read to its end, or its first broken line where the options ask to stop there.
std::optional<Error> read_lines(LineSource& lines, BrokenLines& broken, const ImportOptions& options,
                                const std::string& hint,
                                const std::function<bool(std::string_view line, std::string& fault)>& read);

} // namespace fulcrum::evidence::requests
