// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/wording.h"

#include "base/parameters.h"

namespace fulcrum
{

std::string in_quotes(std::string_view text)
{
    return "'" + std::string(text) + "'";
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& known,
                         std::string_view otherwise)
{
    const std::string near = nearest_word(word, known);
    return near.empty() ? std::string(otherwise) : "did you mean " + in_quotes(near) + "?";
}

std::string_view last_part(std::string_view path)
{
    while (path.ends_with('/'))
        path.remove_suffix(1);
    return path.substr(path.rfind('/') + 1);
}

} // namespace fulcrum
