// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/logs/log_line.h"

#include "evidence/json_text.h"
#include "evidence/traces/numbers.h"

#include <algorithm>
#include <cctype>

namespace fulcrum::evidence::logs
{

namespace
{

constexpr std::size_t kPrefix = 200; // where times and names stand

bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

std::string without_colours(std::string_view raw)
{
    std::string text;
    text.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] == '\x1b' && i + 1 < raw.size() && raw[i + 1] == '[') {
            i += 2;
            while (i < raw.size() && !(raw[i] >= '@' && raw[i] <= '~'))
                ++i;
            continue;
        }
        if (raw[i] != '\r') text += raw[i];
    }
    return text;
}

// {"log":"…\n","stream":"stderr","time":"2026-01-02T03:04:05.6Z"}: what it says, with its time in front.
std::optional<std::string> docker_text(std::string_view raw)
{
    if (!raw.starts_with("{\"log\"")) return std::nullopt;
    const Json json = Json::parse(raw, nullptr, false);
    if (!json.is_object()) return std::nullopt;
    std::string text = text_at(json, "log");
    while (text.ends_with('\n'))
        text.pop_back();
    const std::string time = text_at(json, "time");
    return time.empty() ? text : time + " " + text;
}

// Digits and others as in the pattern, where 0 stands for any digit.
bool matches(std::string_view text, std::string_view pattern)
{
    if (text.size() < pattern.size()) return false;
    for (std::size_t i = 0; i < pattern.size(); ++i)
        if (pattern[i] == '0' ? !is_digit(text[i]) : text[i] != pattern[i]) return false;
    return true;
}

int two_digits(std::string_view text)
{
    return 10 * (text[0] - '0') + (text[1] - '0');
}

bool find_full_date(std::string_view text, LogLine& line)
{
    for (std::size_t i = 0; i + 19 <= std::min(text.size(), kPrefix); ++i) {
        if (!is_digit(text[i]) || (i > 0 && is_digit(text[i - 1]))) continue;
        std::string_view rest = text.substr(i);
        const bool dashes = matches(rest, "0000-00-00 00:00:00") || matches(rest, "0000-00-00T00:00:00");
        if (!dashes && !matches(rest, "0000/00/00 00:00:00")) continue;
        std::size_t end = 19;
        if (end + 1 < rest.size() && (rest[end] == '.' || rest[end] == ',') && is_digit(rest[end + 1])) {
            ++end;
            while (end < rest.size() && is_digit(rest[end]))
                ++end;
        }
        const std::size_t decimals = end;
        if (end < rest.size() && rest[end] == 'Z')
            ++end;
        else if (matches(rest.substr(end), "+00:00") || matches(rest.substr(end), "-00:00"))
            end += 6;
        const auto nano = traces::parse_date(rest.substr(0, end));
        if (!nano) continue;
        line.seconds = static_cast<double>(*nano) / 1e9;
        line.full_date = true;
        line.zone = end > decimals;
        return true;
    }
    return false;
}

// vLLM's "INFO 09-02 13:26:52": seconds since the begin of a year of 366 days.
void find_short_date(std::string_view text, LogLine& line)
{
    constexpr int kDaysBefore[] = {0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335};
    for (std::size_t i = 0; i + 14 <= std::min(text.size(), kPrefix); ++i) {
        if (!is_digit(text[i]) || i == 0 || text[i - 1] != ' ') continue;
        const std::string_view rest = text.substr(i);
        if (!matches(rest, "00-00 00:00:00")) continue;
        const int month = two_digits(rest);
        const int day = two_digits(rest.substr(3));
        if (month < 1 || month > 12 || day < 1 || day > 31) continue;
        const int days = kDaysBefore[month - 1] + day - 1;
        line.seconds = days * 86'400.0 + two_digits(rest.substr(6)) * 3600.0 +
                       two_digits(rest.substr(9)) * 60.0 + two_digits(rest.substr(12));
        return;
    }
}

bool is_name(std::string_view text)
{
    const auto good = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '.' || c == '_';
    };
    const bool letter =
        std::ranges::any_of(text, [](char c) { return std::isalpha(static_cast<unsigned char>(c)); });
    return !text.empty() && letter && text.size() <= 100 && std::ranges::all_of(text, good);
}

std::string find_replica(std::string_view text)
{
    if (text.starts_with("[pod/")) {
        const auto name = text_after(text, "[pod/", "/]");
        return name && is_name(*name) ? std::string(*name) : std::string();
    }
    const std::size_t bar = text.substr(0, kPrefix).find(" | ");
    if (bar == std::string_view::npos) return {};
    std::string_view name = traces::trimmed(text.substr(0, bar));
    name = name.substr(0, name.find(' ')); // stern: "pod container | …"
    return is_name(name) ? std::string(name) : std::string();
}

// The end of a quoted text that begins at `at`, or of the text.
std::size_t end_of_quote(std::string_view text, std::size_t at)
{
    const char quote = text[at];
    for (std::size_t i = at + 1; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == quote)
            return i;
    }
    return text.size();
}

std::string unquoted_value(std::string_view value)
{
    value = traces::trimmed(value);
    if (value.size() >= 2 && (value.front() == '\'' || value.front() == '"') && value.back() == value.front())
        value = value.substr(1, value.size() - 2);
    return std::string(value);
}

} // namespace

LogLine read_log_line(std::string_view raw)
{
    LogLine line;
    if (const auto docker = docker_text(raw))
        line.text = without_colours(*docker);
    else
        line.text = without_colours(raw);
    if (!find_full_date(line.text, line)) find_short_date(line.text, line);
    line.replica = find_replica(line.text);
    const auto repeated = number_after(line.text, "[repeated ");
    if (repeated && *repeated >= 1 && *repeated < 1e9) line.repeated = static_cast<std::int64_t>(*repeated);
    return line;
}

std::optional<double> number_after(std::string_view text, std::string_view label)
{
    const std::size_t at = text.find(label);
    if (at == std::string_view::npos) return std::nullopt;
    std::string digits;
    for (std::size_t i = at + label.size(); i < text.size() && digits.size() < 32; ++i) {
        const char c = text[i];
        const bool thousands = c == ',' && i + 1 < text.size() && is_digit(text[i + 1]) && !digits.empty();
        if (thousands) continue;
        const bool decimal = c == '.' && i + 1 < text.size() && is_digit(text[i + 1]);
        if (!is_digit(c) && !decimal && !(c == '-' && digits.empty())) break;
        digits += c;
    }
    return traces::parse_number(digits);
}

std::optional<std::string_view> text_after(std::string_view text, std::string_view label,
                                           std::string_view ends)
{
    const std::size_t at = text.find(label);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view rest = text.substr(at + label.size());
    return rest.substr(0, rest.find_first_of(ends));
}

std::vector<Entry> python_entries(std::string_view text, char separator)
{
    constexpr std::size_t kMostEntries = 400;
    std::vector<Entry> entries;
    int depth = 0;
    std::size_t begin = 0;
    std::size_t split = std::string_view::npos;
    const auto take = [&](std::size_t end) {
        if (split != std::string_view::npos) {
            Entry entry{unquoted_value(text.substr(begin, split - begin)),
                        unquoted_value(text.substr(split + 1, end - split - 1))};
            if (!entry.key.empty()) entries.push_back(std::move(entry));
        }
        begin = end + 1;
        split = std::string_view::npos;
    };
    for (std::size_t i = 0; i < text.size() && entries.size() < kMostEntries; ++i) {
        const char c = text[i];
        if (c == '\'' || c == '"')
            i = end_of_quote(text, i);
        else if (c == '[' || c == '{' || c == '(')
            ++depth;
        else if ((c == ']' || c == '}' || c == ')') && depth-- == 0)
            return take(i), entries;
        else if (depth == 0 && c == ',')
            take(i);
        else if (depth == 0 && c == separator && split == std::string_view::npos)
            split = i;
    }
    return entries; // cut off: the last entry may not be whole
}

} // namespace fulcrum::evidence::logs
