// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of other parts of the program, as a reader of a report wants them.
#include "report/parts.h"

#include "evidence/metrics/catalogue.h"
#include "study/metrics.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace fulcrum::report
{

namespace
{

bool is_name(std::string_view word)
{
    return !word.empty() && std::ranges::all_of(word, [](unsigned char c) {
        return std::islower(c) != 0 || std::isdigit(c) != 0 || c == '_';
    });
}

bool is_statistic(std::string_view word)
{
    constexpr std::array<std::string_view, 6> kWords = {"mean", "max", "min", "share", "rate", "value"};
    if (std::ranges::find(kWords, word) != kWords.end()) return true;
    return word.size() > 1 && word[0] == 'p' &&
           std::ranges::all_of(word.substr(1), [](unsigned char c) { return std::isdigit(c) != 0; });
}

bool is_metric(std::string_view word)
{
    if (!is_name(word) || word.find('_') == std::string_view::npos) return false;
    if (evidence::metrics::find(word) != nullptr) return true;
    static const std::vector<std::string> known = study::metric_names();
    return std::ranges::any_of(known, [&](const std::string& name) {
        return name == word ||
               (name.starts_with(word) && name.size() > word.size() && name[word.size()] == '.');
    });
}

// In the middle of a sentence: "TTFT" stays, "Prefill time" does not.
void lower_first(std::string& title)
{
    const bool acronym = title.size() > 1 && std::isupper(static_cast<unsigned char>(title[1])) != 0;
    if (!title.empty() && !acronym)
        title[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(title[0])));
}

// "ttft_s.p99" and "ttft_s" are names of figures; "" for other words.
std::string title_of_word(std::string_view word)
{
    const std::size_t dot = word.find('.');
    if (dot == std::string_view::npos) return is_metric(word) ? title_of_metric(word) : std::string();
    const bool figure = is_metric(word.substr(0, dot)) && is_statistic(word.substr(dot + 1));
    return figure ? title_of_metric(word) : std::string();
}

std::string in_signs(const std::string& word, bool number_follows)
{
    if (word == "->") return "\u2192";
    if (word == "x" && number_follows) return "\u00D7";
    const std::size_t sign = word.starts_with('(') ? 1 : 0;
    if (word.size() > sign + 1 && word[sign] == '-' &&
        std::isdigit(static_cast<unsigned char>(word[sign + 1])) != 0)
        return word.substr(0, sign) + "\u2212" + word.substr(sign + 1);
    if (word == "(x" && number_follows) return "(\u00D7";
    return word;
}

std::string shown(const std::string& word, bool number_follows, bool first)
{
    const std::size_t begin = word.find_first_not_of("('\"");
    const std::size_t last = word.find_last_not_of(".,;:)'\"");
    if (begin == std::string::npos || last == std::string::npos || last < begin) return word;
    std::string title = title_of_word(std::string_view(word).substr(begin, last + 1 - begin));
    if (title.empty()) return in_signs(word, number_follows);
    if (!first) lower_first(title);
    return word.substr(0, begin) + title + word.substr(last + 1);
}

} // namespace

std::string in_words(std::string_view text)
{
    std::string made, word;
    bool first = true;
    const auto take = [&](std::size_t next) {
        const bool number = next < text.size() && std::isdigit(static_cast<unsigned char>(text[next])) != 0;
        if (!word.empty()) made += shown(word, number, first);
        first = word.empty() ? first : word.back() == '.';
        word.clear();
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != ' ' && text[i] != '\n') {
            word += text[i];
            continue;
        }
        take(i + 1);
        made += text[i];
    }
    take(text.size());
    return made;
}

std::string in_words(const evidence::FigureId& figure)
{
    std::string text = title_of_metric(figure.metric, figure.statistic);
    if (!figure.request_class.empty()) text += " of " + figure.request_class;
    if (figure.worst_replica) text += " of the worst replica";
    return text;
}

std::string how_to_get(const triage::Measurement& measurement)
{
    using evidence::metrics::Tier;
    const char* each = measurement.figure.worst_replica ? ", replica by replica." : ".";
    switch (measurement.tier) {
    case Tier::Prometheus:
        return std::string("It is in Prometheus now") + each;
    case Tier::Command:
        return std::string("It is one read-only command away") + each;
    case Tier::Restart:
        return std::string("It needs a flag and a restart") + each;
    case Tier::Nowhere:
        break;
    }
    return std::string("No engine exports it") + each;
}

std::string capitalised(std::string text)
{
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

std::string sentence(std::string_view text)
{
    std::string made = capitalised(std::string(text));
    while (!made.empty() && made.back() == ' ')
        made.pop_back();
    if (!made.empty() && made.back() != '.' && made.back() != '?' && made.back() != '!') made += '.';
    return made;
}

} // namespace fulcrum::report
