// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a text: positions as people count them, byte offsets as patches need them.
#pragma once

#include "base/result.h"

#include <string_view>
#include <vector>

namespace fulcrum::scenario
{

// The length of a byte order mark at the start of the text: 3 or 0.
std::size_t byte_order_mark(std::string_view text);

class Lines
{
public:
    explicit Lines(std::string_view text); // keeps a view of the text

    // Beyond the end of a line or of the text: that end.
    std::size_t offset_of(Position at) const;
    Position position_of(std::size_t offset) const;
    std::size_t begin_of_line(std::size_t offset) const;
    std::size_t end_of_line(std::size_t offset) const; // past its line break

private:
    std::size_t index_of(std::size_t offset) const;

    std::string_view text_;
    std::vector<std::size_t> begins_; // of each line; the first one after a byte order mark
};

} // namespace fulcrum::scenario
