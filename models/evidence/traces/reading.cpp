// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/traces/reading.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence::traces
{

void Reporter::add(int line, int column, std::string message, std::string hint)
{
    if (full()) return;
    if (line != last_line_) ++lines_;
    last_line_ = line;
    if (errors_.size() >= kMostErrors) return;
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
    if (source_) {
        const auto line = source_->next();
        if (line) ++number_;
        cut_off_ = source_->cut_off();
        return line;
    }
    if (rest_.empty()) return std::nullopt;
    const std::size_t end = rest_.find('\n');
    std::string_view line = rest_.substr(0, end);
    cut_off_ = end == std::string_view::npos;
    rest_.remove_prefix(cut_off_ ? rest_.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    ++number_;
    return line;
}

double Lines::done() const
{
    if (source_) return source_->done();
    return bytes_ > 0 ? 1 - static_cast<double>(rest_.size()) / static_cast<double>(bytes_) : 1;
}

void keep_few(RawTrace& trace, std::int64_t most)
{
    if (std::ssize(trace.rows) <= most) return;
    const TraceRow& row = trace.rows.back();
    const Nano time = trace.times.back();
    trace.beyond_first = trace.beyond == 0 ? time : std::min(trace.beyond_first, time);
    trace.beyond_last = trace.beyond == 0 ? time : std::max(trace.beyond_last, time);
    ++trace.beyond;
    trace.beyond_prompt += row.prompt_tokens;
    trace.beyond_output += row.output_tokens;
    trace.rows.pop_back();
    trace.times.pop_back();
}

bool Watch::go_on()
{
    constexpr std::int64_t kBetweenLooks = 256; // rows
    constexpr double kStep = 1e-3;              // of progress that is worth telling
    if (calls_++ % kBetweenLooks != 0) return true;
    if (options_.stop.stop_requested()) return false;
    const double done = lines_.done();
    if (options_.progress && done >= told_ + kStep) options_.progress(told_ = done);
    return true;
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
