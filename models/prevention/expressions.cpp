// SPDX-License-Identifier: GPL-3.0-or-later
#include "prevention/expressions.h"

#include <algorithm>

namespace fulcrum::prevention
{

namespace
{

using Word = JinjaWord::Kind;

} // namespace

double characters(std::string_view text)
{
    return static_cast<double>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

Position moved(Position from, std::string_view text, std::size_t offset)
{
    for (std::size_t i = 0; i < std::min(offset, text.size()); ++i) {
        if (text[i] == '\n') {
            ++from.line;
            from.column = 1;
        } else if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) {
            ++from.column;
        }
    }
    return from;
}

Path path_at(const std::vector<JinjaWord>& words, std::size_t i)
{
    Path path{words[i].text, words[i].text, {}, false, {}, i + 1};
    while (path.end < words.size()) {
        const std::string& sign = words[path.end].text;
        const bool is_sign = words[path.end].kind == Word::Sign;
        if (is_sign && sign == "." && path.end + 1 < words.size()) {
            path.attributes.push_back(words[path.end + 1].text);
            path.text += "." + words[path.end + 1].text;
            path.end += 2;
        } else if (is_sign && sign == "[" && path.end + 2 < words.size() && words[path.end + 2].text == "]") {
            const JinjaWord& inside = words[path.end + 1];
            path.attributes.push_back(inside.text);
            path.text += inside.kind == Word::Text ? "['" + inside.text + "']" : "[" + inside.text + "]";
            path.end += 3;
        } else if (is_sign && sign == "[" && path.end + 3 < words.size() && words[path.end + 1].text == "-" &&
                   words[path.end + 3].text == "]") {
            path.attributes.push_back("-" + words[path.end + 2].text);
            path.text += "[-" + words[path.end + 2].text + "]";
            path.end += 4;
        } else if (is_sign && sign == "(") {
            path.call = true;
            if (path.end + 1 < words.size() && words[path.end + 1].kind == Word::Text) {
                path.argument = words[path.end + 1].text;
                path.text += "('" + path.argument + "')";
            } else {
                path.text += "()";
            }
            break;
        } else {
            break;
        }
    }
    return path;
}

bool is_word_of_jinja(std::string_view word)
{
    static const std::set<std::string, std::less<>> words = {
        "and",  "or",   "not",    "in",     "is",      "if",   "else",      "true",  "false",
        "none", "True", "False",  "None",   "defined", "loop", "namespace", "range", "raise_exception",
        "dict", "self", "caller", "joiner", "cycler"};
    return words.contains(word);
}

double own_characters(std::string_view expression)
{
    const std::vector<JinjaWord> words = jinja_words(expression);
    double sum = 0;
    int depth = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& text = words[i].text;
        if (words[i].kind == Word::Sign && (text == "(" || text == "[")) ++depth;
        if (words[i].kind == Word::Sign && (text == ")" || text == "]")) --depth;
        if (words[i].kind == Word::Name && text == "if") break;
        if (words[i].kind == Word::Text && depth <= 0) sum += characters(text);
    }
    return sum;
}

std::set<std::string> undefined_in(std::string_view condition)
{
    const std::vector<JinjaWord> words = jinja_words(condition);
    std::set<std::string> names;
    for (std::size_t i = 0; i + 2 < words.size(); ++i)
        if (words[i].kind == Word::Name && words[i + 1].text == "is" &&
            (words[i + 2].text == "not" || (i > 0 && words[i - 1].text == "not")))
            names.insert(words[i].text);
    return names;
}

} // namespace fulcrum::prevention
