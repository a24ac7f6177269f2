// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/markup.h"

#include <array>
#include <utility>

namespace fulcrum::report
{

namespace
{

constexpr std::array<std::pair<std::string_view, char>, 5> kEntities{
    {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&#39;", '\''}}};

// Parts that are there but not to be seen: from the first to the second.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kHidden{{{"<script", "</script>"},
                                                                                {"<style", "</style>"},
                                                                                {"<title", "</title>"},
                                                                                {"<!--", "-->"},
                                                                                {"<?", "?>"}}};

} // namespace

std::string xml_escaped(std::string_view text)
{
    std::string escaped;
    escaped.reserve(text.size() + text.size() / 8);
    for (const char c : text) {
        bool special = false;
        for (const auto& [entity, plain] : kEntities) {
            if (c != plain) continue;
            escaped += entity;
            special = true;
        }
        if (special) continue;
        const bool control = static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t';
        escaped += control ? ' ' : c;
    }
    return escaped;
}

std::string visible_text(std::string_view markup)
{
    std::string text;
    std::size_t at = 0;
    while (at < markup.size()) {
        bool skipped = false;
        for (const auto& [begin, end] : kHidden) {
            if (!markup.substr(at).starts_with(begin)) continue;
            const std::size_t stop = markup.find(end, at);
            at = stop == std::string_view::npos ? markup.size() : stop + end.size();
            text += ' ';
            skipped = true;
            break;
        }
        if (skipped) continue;
        if (markup[at] == '<') {
            const std::size_t stop = markup.find('>', at);
            at = stop == std::string_view::npos ? markup.size() : stop + 1;
            text += ' ';
            continue;
        }
        if (markup[at] == '&') {
            for (const auto& [entity, plain] : kEntities) {
                if (!markup.substr(at).starts_with(entity)) continue;
                text += plain;
                at += entity.size();
                skipped = true;
                break;
            }
            if (skipped) continue;
        }
        text += markup[at++];
    }
    return text;
}

} // namespace fulcrum::report
