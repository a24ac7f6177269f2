// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/toml_text.h"

#include "scenario/lines.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fulcrum::scenario
{

namespace
{

// Tables nested by dots are freed by recursion; nobody writes so many.
constexpr int kMostDots = 2000;
constexpr int kMostSyntaxErrors = 20;

// The offset where a run of characters of keys holds too many dots, or npos.
std::size_t too_deep(std::string_view text)
{
    int dots = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool of_key = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                            c == '_' || c == '-' || c == ' ' || c == '\t' || c == '"' || c == '\'' ||
                            c == '[';
        if (c == '.' && ++dots > kMostDots) return i;
        if (c != '.' && !of_key) dots = 0;
    }
    return std::string_view::npos;
}

std::string syntax_hint(std::string_view what)
{
    const auto about = [&](std::string_view words) { return what.find(words) != std::string_view::npos; };
    if (about("utf-8")) return "save the file as UTF-8";
    if (about("cannot redefine")) return "remove one of the two or give it another name";
    if (about("could not determine value type")) return "put text between double quotes";
    if (about("unescaped control characters")) return "close the text with a double quote on the same line";
    if (about("unknown escape sequence"))
        return "write \\\\ for a backslash, or put the text between single quotes";
    if (about("table header")) return "write [name] for a table, [[name]] for one of several";
    if (about("inline table")) return "close the table with } on the same line";
    if (about("parsing array")) return "close the list with ]";
    if (about("encountered end-of-file")) return "the file ends too early: close what is open";
    if (about("expected a comment or whitespace"))
        return "one key and value a line; put text between double quotes";
    if (about("expected '='")) return "write key = value";
    if (about("leading zeroes")) return "remove the zeroes at the start of the number";
    if (about("64 bits")) return "the number is too large";
    return "see projects/README.md for the format";
}

Error syntax_error(const toml::parse_error& fault)
{
    std::string what(fault.description());
    constexpr std::string_view preamble = "Error while ";
    if (what.starts_with(preamble)) what.erase(0, preamble.size());
    std::string hint = syntax_hint(what);
    return {"syntax error: " + what, std::move(hint), {}, position_of(fault.source().begin)};
}

// Blanks out the line of the error so that parsing can go on behind it. Only for a line that is a key with
// its value: without a header, what follows would mean something else.
bool blank_line(std::string& text, Position at)
{
    const Lines lines(text);
    const std::size_t begin = lines.begin_of_line(lines.offset_of({at.line, 1}));
    std::size_t end = lines.end_of_line(begin);
    while (end > begin && (text[end - 1] == '\n' || text[end - 1] == '\r'))
        --end;
    const std::string_view line = std::string_view(text).substr(begin, end - begin);
    const std::size_t first = line.find_first_not_of(" \t");
    if (first == std::string_view::npos || line[first] == '[') return false;
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(begin),
              text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
    return true;
}

std::optional<double> number_of(const toml::node& node)
{
    if (const auto* whole = node.as_integer()) return static_cast<double>(whole->get());
    if (const auto* real = node.as_floating_point()) return real->get();
    return std::nullopt;
}

} // namespace

TomlText parse_toml(std::string_view text)
{
    TomlText result;
    if (const std::size_t deep = too_deep(text); deep != std::string_view::npos) {
        result.errors.push_back(
            {"syntax error: a key with too many dots", "remove it", {}, Lines(text).position_of(deep)});
        return result;
    }
    std::string left(text);
    for (int attempt = 0; attempt < kMostSyntaxErrors; ++attempt) {
        try {
            result.root = toml::parse(left);
            return result;
        } catch (const toml::parse_error& fault) {
            result.errors.push_back(syntax_error(fault));
            if (!blank_line(left, result.errors.back().at)) return result;
        }
    }
    return result;
}

Value value_of(const toml::node& node)
{
    if (const auto* text = node.as_string()) return text->get();
    if (const auto* whole = node.as_integer()) return whole->get();
    if (const auto* real = node.as_floating_point()) return real->get();
    if (const auto* flag = node.as_boolean()) return flag->get();
    const auto* array = node.as_array();
    if (!array) return {};
    std::vector<double> list;
    for (const toml::node& element : *array) {
        const auto number = number_of(element);
        if (!number) return {};
        list.push_back(*number);
    }
    return list;
}

} // namespace fulcrum::scenario
