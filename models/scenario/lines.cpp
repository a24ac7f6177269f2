// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/lines.h"

#include <algorithm>

namespace fulcrum::scenario
{

namespace
{

bool starts_code_point(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
}

} // namespace

std::size_t byte_order_mark(std::string_view text)
{
    return text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
}

Lines::Lines(std::string_view text) : text_(text), begins_{byte_order_mark(text)}
{
    for (std::size_t i = text.find('\n'); i != std::string_view::npos; i = text.find('\n', i + 1))
        begins_.push_back(i + 1);
}

std::size_t Lines::offset_of(Position at) const
{
    if (at.line < 1) return 0;
    const auto line = static_cast<std::size_t>(at.line) - 1;
    if (line >= begins_.size()) return text_.size();
    std::size_t offset = begins_[line];
    for (int column = 1; column < at.column && offset < text_.size() && text_[offset] != '\n'; ++column) {
        ++offset;
        while (offset < text_.size() && !starts_code_point(text_[offset]))
            ++offset;
    }
    return offset;
}

Position Lines::position_of(std::size_t offset) const
{
    const std::size_t line = index_of(offset);
    const std::size_t end = std::min(offset, text_.size());
    int column = 1;
    for (std::size_t i = begins_[line]; i < end; ++i)
        if (starts_code_point(text_[i])) ++column;
    return {static_cast<int>(line) + 1, column};
}

std::size_t Lines::begin_of_line(std::size_t offset) const
{
    return begins_[index_of(offset)];
}

std::size_t Lines::end_of_line(std::size_t offset) const
{
    const std::size_t next = index_of(offset) + 1;
    return next < begins_.size() ? begins_[next] : text_.size();
}

std::size_t Lines::index_of(std::size_t offset) const
{
    const auto after = std::ranges::upper_bound(begins_, offset);
    return after == begins_.begin() ? 0 : static_cast<std::size_t>(after - begins_.begin()) - 1;
}

} // namespace fulcrum::scenario
