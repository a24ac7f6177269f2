// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/launch/project_writer.h"

#include "evidence/json_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::evidence::launch
{

namespace
{

constexpr std::size_t kWidth = 108;

bool is_control(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7f;
}

// Of UTF-8: not the first byte of one.
bool is_inside_character(char c)
{
    return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

// Valid UTF-8, whatever came in; comments hold no control characters in TOML.
std::string one_line(std::string_view text)
{
    const std::string valid = Json(std::string(text)).dump(-1, ' ', false, Json::error_handler_t::replace);
    std::string line = Json::parse(valid).get<std::string>();
    std::replace_if(line.begin(), line.end(), is_control, ' ');
    return line;
}

} // namespace

std::string quoted_text(std::string_view text)
{
    return Json(one_line(text)).dump(); // JSON's escapes are TOML's
}

void ProjectWriter::comment(std::string_view text)
{
    const std::string all = one_line(text);
    for (std::size_t at = 0; at < all.size();) {
        std::size_t end = std::min(all.size(), at + kWidth);
        if (end < all.size()) {
            const std::size_t space = all.rfind(' ', end);
            if (space != std::string::npos && space > at) end = space;
            while (is_inside_character(all[end])) // a word longer than a line is cut between two
                --end;
        }
        text_ += "# " + all.substr(at, end - at) + "\n";
        at = all.find_first_not_of(' ', end);
    }
}

void ProjectWriter::table(std::string_view header)
{
    text_ += "\n";
    text_ += header;
    text_ += "\n";
}

void ProjectWriter::line(std::string_view key, std::string_view value, std::string_view why)
{
    text_ += fmt::format("{} = {}", key, value);
    if (!why.empty()) text_ += " # " + one_line(why);
    text_ += "\n";
}

void ProjectWriter::text(std::string_view key, std::string_view value, std::string_view why)
{
    line(key, quoted_text(value), why);
}

void ProjectWriter::list(std::string_view key, const std::vector<double>& values)
{
    std::string all;
    std::size_t width = 0;
    for (const double value : values) {
        const std::string number = fmt::format("{}", value);
        if (!all.empty()) all += width > kWidth - 12 ? ",\n  " : ", ";
        width = width > kWidth - 12 ? 0 : width + number.size() + 2;
        all += number;
    }
    line(key, "[" + all + "]");
}

void ProjectWriter::node(std::string_view id, std::string_view kind, std::string_view plugin)
{
    table("[[scenario.node]]");
    text("id", id);
    text("kind", kind);
    if (!plugin.empty()) text("plugin", plugin);
}

void ProjectWriter::link(std::string_view from, std::string_view to)
{
    table("[[scenario.link]]");
    text("from", from);
    text("to", to);
}

void ProjectWriter::variant(std::string_view name, std::string_view title)
{
    table("[[scenario]]");
    text("name", name);
    text("title", title);
    text("extends", "deployed");
    text_ += "[scenario.set]\n";
}

} // namespace fulcrum::evidence::launch
