// SPDX-License-Identifier: GPL-3.0-or-later
// Jinja's expressions, as far as a linter looks into them. Not for use outside this folder.
#pragma once

#include "base/result.h"
#include "prevention/jinja.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::prevention
{

// A name with its attributes: "ns.date", "message['role']", "strftime_now('%H')".
struct Path {
    std::string root;
    std::string text;
    std::vector<std::string> attributes;
    bool call = false;
    std::string argument; // a call's first text
    std::size_t end = 0;  // the word behind it
};
Path path_at(const std::vector<JinjaWord>& words, std::size_t i);

bool is_word_of_jinja(std::string_view word); // "and", "loop", "range", …

// Characters that an expression always gives: its texts that are no keys, arguments or comparisons.
double own_characters(std::string_view expression);

// Names of "X is not defined" and "not X is defined".
std::set<std::string> undefined_in(std::string_view condition);

double characters(std::string_view text); // code points

// The place of a byte of a text that begins at `from`.
Position moved(Position from, std::string_view text, std::size_t offset);

} // namespace fulcrum::prevention
