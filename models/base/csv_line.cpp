// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/csv_line.h"

#include <algorithm>

namespace fulcrum
{

namespace
{

bool is_space(char c)
{
    return c == ' ' || c == '\t';
}

// The closing quote's place from `at` on, past doubled ones.
std::size_t closing_quote(std::string_view line, std::size_t at)
{
    for (; at < line.size(); ++at) {
        if (line[at] != '"') continue;
        if (at + 1 < line.size() && line[at + 1] == '"')
            ++at;
        else
            return at;
    }
    return std::string_view::npos;
}

} // namespace

void split_csv(std::string_view line, char separator, CsvLine& out)
{
    out.fields.clear();
    out.open_quote = false;
    std::size_t at = 0;
    for (;;) {
        while (at < line.size() && is_space(line[at]) && line[at] != separator)
            ++at;
        std::size_t end = line.find(separator, at);
        if (at < line.size() && line[at] == '"') {
            const std::size_t close = closing_quote(line, at + 1);
            if (close == std::string_view::npos) {
                out.open_quote = true;
                out.fields.push_back({line.substr(at + 1), at + 1});
                return;
            }
            out.fields.push_back({line.substr(at + 1, close - at - 1), at + 1});
            end = line.find(separator, close);
        } else {
            std::size_t last = std::min(end, line.size());
            while (last > at && is_space(line[last - 1]))
                --last;
            out.fields.push_back({line.substr(at, last - at), at});
        }
        if (end == std::string_view::npos) return;
        at = end + 1;
    }
}

char csv_separator(std::string_view header)
{
    char best = ',';
    for (const char candidate : {';', '\t'})
        if (std::ranges::count(header, candidate) > std::ranges::count(header, best)) best = candidate;
    return best;
}

std::string unquoted(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        plain += text[i];
        if (text[i] == '"' && i + 1 < text.size() && text[i + 1] == '"') ++i;
    }
    return plain;
}

} // namespace fulcrum
