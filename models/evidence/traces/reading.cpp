// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/traces/reading.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence::traces
{

void Reporter::add(int line, int column, std::string message, std::string hint)
{
    if (full()) return;
    errors_.push_back({std::move(message), std::move(hint), file_, {line, column}});
}

void Reporter::add_in_line(int line, std::string_view text, std::size_t offset, std::string message,
                           std::string hint)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto starts_character = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; };
    const auto column = 1 + std::ranges::count_if(before, starts_character);
    add(line, static_cast<int>(column), std::move(message), std::move(hint));
}

std::optional<std::string_view> Lines::next()
{
    if (rest_.empty()) return std::nullopt;
    const std::size_t end = rest_.find('\n');
    std::string_view line = rest_.substr(0, end);
    cut_off_ = end == std::string_view::npos;
    rest_.remove_prefix(cut_off_ ? rest_.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    ++number_;
    return line;
}

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
        text += "\"" + names[i] + "\"";
    }
    return text;
}

TokenCount check_tokens(double tokens)
{
    if (!(tokens >= 0 && tokens <= static_cast<double>(kMostTokens)) || tokens != std::floor(tokens))
        return TokenCount::Bad;
    return tokens > 0 ? TokenCount::Good : TokenCount::Zero;
}

} // namespace fulcrum::evidence::traces
