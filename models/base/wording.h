// SPDX-License-Identifier: GPL-3.0-or-later
// How errors name what somebody wrote.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum
{

// "'rate'"
std::string in_quotes(std::string_view text);

// "did you mean 'rate'?", or the other text if no known word is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& known,
                         std::string_view otherwise);

// What stands behind the last '/' of a path, an image or a model's name; one at its end does not count.
std::string_view last_part(std::string_view path);

} // namespace fulcrum
