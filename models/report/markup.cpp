// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/markup.h"

#include <algorithm>
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

// Calls for each letter that is seen, and for each tag without its brackets; "" for what is hidden.
template <class Letter, class Tag>
void walk(std::string_view markup, const Letter& letter, const Tag& tag)
{
    std::size_t at = 0;
    while (at < markup.size()) {
        const std::string_view rest = markup.substr(at);
        const auto* hidden =
            std::ranges::find_if(kHidden, [&rest](const auto& part) { return rest.starts_with(part.first); });
        if (hidden != kHidden.end()) {
            const std::size_t stop = markup.find(hidden->second, at);
            at = stop == std::string_view::npos ? markup.size() : stop + hidden->second.size();
            tag({});
            continue;
        }
        if (markup[at] == '<') {
            const std::size_t stop = std::min(markup.find('>', at), markup.size());
            tag(markup.substr(at + 1, stop - at - 1));
            at = stop + 1;
            continue;
        }
        const auto* entity =
            std::ranges::find_if(kEntities, [&rest](const auto& one) { return rest.starts_with(one.first); });
        letter(entity == kEntities.end() ? markup[at] : entity->second);
        at += entity == kEntities.end() ? 1 : entity->first.size();
    }
}

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
    walk(
        markup, [&text](char c) { text += c; }, [&text](std::string_view) { text += ' '; });
    return text;
}

std::string attributes_of(std::string_view markup)
{
    std::string text;
    walk(
        markup, [](char) {},
        [&text](std::string_view tag) {
            const std::size_t name = tag.find(' ');
            if (name == std::string_view::npos) return;
            text += tag.substr(name);
            text += '\n';
        });
    return text;
}

} // namespace fulcrum::report
