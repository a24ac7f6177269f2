// SPDX-License-Identifier: GPL-3.0-or-later
// A shell command as words.
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::launch
{

struct Word {
    std::string text;
    bool quoted = false; // a part of it was, so that it may be empty or have spaces
    bool ends = false;   // an operator that ends a command: ; && || | & or a line's end
    Position at;
};

// As a POSIX shell splits it: quotes, backslashes, continued lines, comments. Variables stay as written:
// "$MODEL". What is redirected is left out. A quote that does not end takes the rest. Never fails.
std::vector<Word> shell_words(std::string_view text);

// One word from each of these, as Kubernetes and Docker pass them: nothing is split.
std::vector<Word> as_words(const std::vector<std::string>& arguments);

} // namespace fulcrum::evidence::launch
