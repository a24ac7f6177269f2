// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/layout.h"

#include "scenario/lines.h"

#include <algorithm>

namespace fulcrum::scenario
{

namespace
{

bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

bool same_path(const std::vector<KeyPart>& key, std::initializer_list<std::string_view> names)
{
    return std::ranges::equal(key, names, {}, &KeyPart::name);
}

// Reads forward; on a text that does not parse it stops somewhere, but always goes on and never leaves the
// text.
class Scanner
{
public:
    explicit Scanner(std::string_view text) : text_(text), at_(byte_order_mark(text)) {}

    std::vector<LayoutSection> scan();

private:
    char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }
    bool at_end() const { return at_ >= text_.size(); }
    void skip_blanks();
    void skip_to_next_line();
    void skip_string();
    void skip_multiline(char quote);
    void skip_nested();
    void skip_value();
    KeyPart read_part();
    std::vector<KeyPart> read_key();
    LayoutSection read_header();
    LayoutItem read_item(std::size_t line_begin);

    std::string_view text_;
    std::size_t at_;
};

void Scanner::skip_blanks()
{
    while (!at_end() && is_blank(text_[at_]))
        ++at_;
}

void Scanner::skip_to_next_line()
{
    const std::size_t end = text_.find('\n', std::min(at_, text_.size()));
    at_ = end == std::string_view::npos ? text_.size() : end + 1;
}

void Scanner::skip_multiline(char quote)
{
    at_ += 3;
    while (!at_end()) {
        if (text_[at_] == '\\' && quote == '"') {
            at_ += 2;
        } else if (text_[at_] == quote && peek(1) == quote && peek(2) == quote) {
            at_ += 3;
            for (int i = 0; i < 2 && peek() == quote; ++i)
                ++at_; // up to two quotes more belong to the text
            return;
        } else {
            ++at_;
        }
    }
    at_ = text_.size();
}

void Scanner::skip_string()
{
    const char quote = text_[at_];
    if (peek(1) == quote && peek(2) == quote) {
        skip_multiline(quote);
        return;
    }
    ++at_;
    while (!at_end() && text_[at_] != quote && text_[at_] != '\n')
        at_ += text_[at_] == '\\' && quote == '"' ? 2 : 1;
    at_ = std::min(at_ + (peek() == quote ? 1 : 0), text_.size());
}

void Scanner::skip_nested()
{
    int depth = 0;
    while (!at_end()) {
        const char c = text_[at_];
        if (c == '"' || c == '\'') {
            skip_string();
            continue;
        }
        if (c == '#') {
            skip_to_next_line();
            continue;
        }
        if (c == '[' || c == '{') ++depth;
        if (c == ']' || c == '}') --depth;
        ++at_;
        if (depth == 0) return;
    }
}

void Scanner::skip_value()
{
    const char c = peek();
    if (c == '"' || c == '\'') return skip_string();
    if (c == '[' || c == '{') return skip_nested();
    while (!at_end() && text_[at_] != '#' && text_[at_] != '\n' && text_[at_] != '\r')
        ++at_;
    while (at_ > 0 && is_blank(text_[at_ - 1]))
        --at_;
}

KeyPart Scanner::read_part()
{
    KeyPart part;
    part.begin = at_;
    if (peek() == '"' || peek() == '\'') {
        skip_string();
        part.end = at_;
        const std::size_t length = part.end - part.begin;
        part.name = length >= 2 ? std::string(text_.substr(part.begin + 1, length - 2)) : std::string();
        return part;
    }
    while (!at_end() && text_.substr(at_, 1).find_first_of(" \t\r\n.=]#") == std::string_view::npos)
        ++at_;
    part.end = at_;
    part.name = std::string(text_.substr(part.begin, part.end - part.begin));
    return part;
}

std::vector<KeyPart> Scanner::read_key()
{
    std::vector<KeyPart> key;
    while (true) {
        skip_blanks();
        key.push_back(read_part());
        skip_blanks();
        if (peek() != '.') return key;
        ++at_;
    }
}

LayoutSection Scanner::read_header()
{
    LayoutSection section;
    section.in_array = peek(1) == '[';
    at_ += section.in_array ? 2 : 1;
    section.path = read_key();
    skip_to_next_line();
    section.header_end = section.content_end = at_;
    return section;
}

LayoutItem Scanner::read_item(std::size_t line_begin)
{
    LayoutItem item;
    item.line_begin = line_begin;
    item.key = read_key();
    if (peek() == '=') ++at_;
    skip_blanks();
    item.value_begin = at_;
    skip_value();
    item.value_end = at_;
    skip_to_next_line();
    item.line_end = at_;
    return item;
}

std::vector<LayoutSection> Scanner::scan()
{
    std::vector<LayoutSection> sections(1);
    sections.front().header_begin = sections.front().header_end = at_;
    while (!at_end()) {
        const std::size_t line_begin = at_;
        skip_blanks();
        const char c = peek();
        if (at_end() || c == '#' || c == '\r' || c == '\n') {
            skip_to_next_line();
        } else if (c == '[') {
            sections.push_back(read_header());
            sections.back().header_begin = line_begin;
        } else {
            sections.back().items.push_back(read_item(line_begin));
        }
    }
    return sections;
}

bool is_comment_line(std::string_view text, std::size_t begin, std::size_t end)
{
    const std::string_view line = text.substr(begin, end - begin);
    const std::size_t first = line.find_first_not_of(" \t");
    return first != std::string_view::npos && line[first] == '#';
}

// Comments directly above a header belong to it; those directly below the keys of a section belong to that,
// unless they touch the next header.
void assign_comments(std::string_view text, std::vector<LayoutSection>& sections)
{
    const Lines lines(text);
    for (std::size_t i = 0; i < sections.size(); ++i) {
        LayoutSection& section = sections[i];
        section.lead_begin = section.header_begin;
        const std::size_t floor = i == 0 ? section.header_begin : sections[i - 1].last_line_end();
        while (section.lead_begin > floor) {
            const std::size_t above = lines.begin_of_line(section.lead_begin - 1);
            if (above < floor || !is_comment_line(text, above, section.lead_begin)) break;
            section.lead_begin = above;
        }
    }
    for (std::size_t i = 0; i < sections.size(); ++i) {
        LayoutSection& section = sections[i];
        const std::size_t ceiling = i + 1 < sections.size() ? sections[i + 1].lead_begin : text.size();
        section.content_end = section.last_line_end();
        while (section.content_end < ceiling) {
            const std::size_t end = lines.end_of_line(section.content_end);
            if (!is_comment_line(text, section.content_end, end)) break;
            section.content_end = end;
        }
    }
}

void count_parts(std::vector<LayoutSection>& sections)
{
    int scenario = -1;
    int node = -1;
    int link = -1;
    int change = -1;
    for (LayoutSection& section : sections) {
        if (section.in_array && section.is({"scenario"})) {
            ++scenario;
            node = link = change = -1;
        }
        if (section.path.empty() || section.path.front().name != "scenario") continue;
        section.scenario = scenario;
        if (section.in_array && section.is({"scenario", "node"})) section.node = ++node;
        if (section.in_array && section.is({"scenario", "link"})) section.link = ++link;
        if (section.path.size() < 2 || section.path[1].name != "change") continue;
        if (section.in_array && section.path.size() == 2) ++change;
        section.change = change;
    }
}

} // namespace

bool LayoutItem::is(std::initializer_list<std::string_view> path) const
{
    return same_path(key, path);
}

bool LayoutSection::is(std::initializer_list<std::string_view> names) const
{
    return same_path(path, names);
}

std::vector<LayoutSection> layout_of(std::string_view text)
{
    std::vector<LayoutSection> sections = Scanner(text).scan();
    assign_comments(text, sections);
    count_parts(sections);
    return sections;
}

} // namespace fulcrum::scenario
