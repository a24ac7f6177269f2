// SPDX-License-Identifier: GPL-3.0-or-later
#include "prevention/jinja.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace fulcrum::prevention
{

namespace
{

struct Tag {
    enum class Kind { Text, Output, Statement } kind = Kind::Text;
    std::string text;
    Position at{}; // of the text inside
};

bool blank(char c)
{
    return c == ' ' || c == '\t';
}

bool space(char c)
{
    return blank(c) || c == '\n' || c == '\r';
}

std::string trimmed(std::string_view text)
{
    while (!text.empty() && space(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && space(text.back()))
        text.remove_suffix(1);
    return std::string(text);
}

std::string first_word(std::string_view text)
{
    std::size_t end = 0;
    while (end < text.size() &&
           (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_'))
        ++end;
    return std::string(text.substr(0, end));
}

// Splits into text and tags.
class Splitter
{
public:
    Splitter(std::string_view text, const std::string& file) : text_(text), file_(file) {}

    Result<std::vector<Tag>> split()
    {
        while (at_ < text_.size()) {
            const std::size_t open = next_open();
            add_text(text_.substr(at_, open - at_), open < text_.size() ? text_[open + 1] : '\0',
                     open + 2 < text_.size() ? text_[open + 2] : '\0');
            if (open >= text_.size()) break;
            go_to(open);
            if (const auto taken = take_tag(); !taken) return taken.errors();
        }
        return std::move(tags_);
    }

private:
    std::size_t next_open() const
    {
        for (std::size_t i = at_; i + 1 < text_.size(); ++i)
            if (text_[i] == '{' && (text_[i + 1] == '{' || text_[i + 1] == '%' || text_[i + 1] == '#'))
                return i;
        return text_.size();
    }

    void go_to(std::size_t offset)
    {
        for (; at_ < offset; ++at_) {
            if (text_[at_] == '\n') {
                ++place_.line;
                place_.column = 1;
            } else if ((static_cast<unsigned char>(text_[at_]) & 0xc0) != 0x80) {
                ++place_.column;
            }
        }
    }

    // `open`: the kind of the tag behind it; `control`: its whitespace control.
    void add_text(std::string_view text, char open, char control)
    {
        if (trim_all_) {
            while (!text.empty() && space(text.front()))
                text.remove_prefix(1), go_to(at_ + 1);
        } else if (trim_line_) {
            if (text.starts_with("\r\n")) {
                text.remove_prefix(2), go_to(at_ + 2);
            } else if (text.starts_with("\n")) {
                text.remove_prefix(1), go_to(at_ + 1);
            }
        }
        trim_all_ = trim_line_ = false;
        if (control == '-') {
            while (!text.empty() && space(text.back()))
                text.remove_suffix(1);
        } else if (open == '%' && control != '+') {
            std::size_t keep = text.size();
            while (keep > 0 && blank(text[keep - 1]))
                --keep;
            if (keep == 0 ? place_.column == 1 : text[keep - 1] == '\n') text = text.substr(0, keep);
        }
        if (!text.empty()) tags_.push_back({Tag::Kind::Text, std::string(text), place_});
    }

    // Behind quotes a closing sign is text.
    std::size_t close_of(std::string_view sign, std::size_t from, bool quotes) const
    {
        char quote = '\0';
        for (std::size_t i = from; i < text_.size(); ++i) {
            if (quote != '\0') {
                if (text_[i] == '\\') {
                    ++i;
                } else if (text_[i] == quote) {
                    quote = '\0';
                }
            } else if (quotes && (text_[i] == '"' || text_[i] == '\'')) {
                quote = text_[i];
            } else if (text_.substr(i).starts_with(sign)) {
                return i;
            }
        }
        return std::string_view::npos;
    }

    Result<bool> take_tag()
    {
        const char kind = text_[at_ + 1];
        const std::string_view sign = kind == '{' ? "}}" : kind == '%' ? "%}" : "#}";
        const Position begin = place_;
        const std::size_t close = close_of(sign, at_ + 2, kind != '#');
        if (close == std::string_view::npos)
            return Error{"this tag does not end", "close it with " + std::string(sign), file_, begin};
        std::size_t from = at_ + 2;
        if (from < close && (text_[from] == '-' || text_[from] == '+')) ++from;
        std::size_t until = close;
        trim_all_ = until > from && text_[until - 1] == '-';
        const bool keep_line = until > from && text_[until - 1] == '+';
        if (trim_all_ || keep_line) --until;
        trim_line_ = kind != '{' && !keep_line;
        while (from < until && space(text_[from]))
            ++from;
        go_to(from);
        const Position inside = place_;
        const std::string text = trimmed(text_.substr(from, until - from));
        go_to(close + 2);
        if (kind == '{') tags_.push_back({Tag::Kind::Output, text, inside});
        if (kind == '%' && first_word(text) == "raw") return take_raw(inside);
        if (kind == '%') tags_.push_back({Tag::Kind::Statement, text, inside});
        return true;
    }

    Result<bool> take_raw(Position begin)
    {
        for (std::size_t i = at_; i < text_.size(); ++i) {
            if (!text_.substr(i).starts_with("{%")) continue;
            const std::size_t close = text_.find("%}", i);
            if (close == std::string_view::npos) break;
            std::string inside = trimmed(text_.substr(i + 2, close - i - 2));
            if (!inside.empty() && (inside.front() == '-' || inside.front() == '+'))
                inside = trimmed(inside.substr(1));
            if (!inside.empty() && inside.back() == '-')
                inside = trimmed(inside.substr(0, inside.size() - 1));
            if (inside != "endraw") continue;
            add_text(text_.substr(at_, i - at_), '\0', '\0');
            go_to(close + 2);
            return true;
        }
        return Error{"this raw block does not end", "close it with {% endraw %}", file_, begin};
    }

    std::string_view text_;
    const std::string& file_;
    std::size_t at_ = 0;
    Position place_{1, 1};
    std::vector<Tag> tags_;
    bool trim_all_ = false;
    bool trim_line_ = false;
};

class Parser
{
public:
    Parser(const std::vector<Tag>& tags, const std::string& file) : tags_(tags), file_(file) {}

    Result<std::vector<JinjaNode>> read()
    {
        auto nodes = body({});
        if (!errors_.empty()) return errors_;
        if (at_ < tags_.size())
            return Error{"nothing is open that this statement could end", "remove it, or open its block",
                         file_, tags_[at_].at};
        return nodes;
    }

private:
    static constexpr int kDeepest = 200;

    const std::string word() const { return first_word(tags_[at_].text); }
    std::string rest(std::size_t words = 1) const
    {
        std::string text = tags_[at_].text;
        for (std::size_t i = 0; i < words; ++i)
            text = trimmed(std::string_view(text).substr(first_word(text).size()));
        return text;
    }

    // Until a statement that begins with one of `ends`, which stays the current one.
    std::vector<JinjaNode> body(const std::set<std::string>& ends)
    {
        std::vector<JinjaNode> nodes;
        for (; at_ < tags_.size() && errors_.empty(); ++at_) {
            const Tag& tag = tags_[at_];
            if (tag.kind == Tag::Kind::Text) {
                JinjaNode node;
                node.text = tag.text;
                node.at = tag.at;
                nodes.push_back(std::move(node));
            } else if (tag.kind == Tag::Kind::Output) {
                JinjaNode node;
                node.kind = JinjaNode::Kind::Output;
                node.expression = tag.text;
                node.at = tag.at;
                nodes.push_back(std::move(node));
            } else if (ends.contains(word()) || is_end(word())) {
                break;
            } else {
                nodes.push_back(statement());
            }
        }
        return nodes;
    }

    static bool is_end(const std::string& word)
    {
        return word.starts_with("end") || word == "else" || word == "elif";
    }

    JinjaNode statement()
    {
        JinjaNode node;
        node.word = word();
        node.text = tags_[at_].text;
        node.at = tags_[at_].at;
        if (++depth_ > kDeepest) {
            errors_.push_back({"blocks are nested too deep", "", file_, node.at});
            return node;
        }
        if (node.word == "if") {
            read_if(node);
        } else if (node.word == "for") {
            read_for(node);
        } else if (node.word == "set") {
            read_set(node);
        } else if (node.word == "macro") {
            node.kind = JinjaNode::Kind::Macro;
            node.names = {first_word(rest())};
            block(node, "", "endmacro");
        } else if (node.word == "include") {
            node.kind = JinjaNode::Kind::Include;
            node.expression = rest();
        } else if (node.word == "filter" || node.word == "generation" || node.word == "call" ||
                   node.word == "with" || node.word == "block" || node.word == "autoescape") {
            node.kind = JinjaNode::Kind::Block;
            block(node, "", "end" + node.word);
        } else {
            node.kind = JinjaNode::Kind::Other;
        }
        --depth_;
        return node;
    }

    // Reads the nodes up to the end statement or an else; the end is then the current tag.
    void block(JinjaNode& node, const std::string& condition, const std::string& end)
    {
        JinjaNode::Branch branch{condition, {}, tags_[at_].at};
        const Position begin = node.at;
        ++at_;
        branch.nodes = body({end, "else", "elif"});
        node.branches.push_back(std::move(branch));
        if (!errors_.empty()) return;
        if (at_ >= tags_.size()) {
            errors_.push_back(
                {"this " + node.word + " does not end", "close it with {% " + end + " %}", file_, begin});
            return;
        }
        if (word() == end) return;
        if (word() == "else" || word() == "elif") {
            block(node, word() == "elif" ? rest() : "", end);
            return;
        }
        errors_.push_back(
            {"{% " + word() + " %} does not end the " + node.word + " of line " + std::to_string(begin.line),
             "close that one first, with {% " + end + " %}", file_, tags_[at_].at});
    }

    void read_if(JinjaNode& node)
    {
        node.kind = JinjaNode::Kind::If;
        block(node, rest(), "endif");
    }

    void read_for(JinjaNode& node)
    {
        node.kind = JinjaNode::Kind::For;
        const std::string text = rest();
        std::size_t in = text.find(" in ");
        if (in == std::string::npos) in = text.size();
        for (const JinjaWord& each : jinja_words(text.substr(0, in)))
            if (each.kind == JinjaWord::Kind::Name) node.names.push_back(each.text);
        node.expression = in < text.size() ? trimmed(text.substr(in + 4)) : "";
        block(node, "", "endfor");
    }

    void read_set(JinjaNode& node)
    {
        node.kind = JinjaNode::Kind::Set;
        const std::string text = rest();
        std::size_t equals = std::string::npos;
        int depth = 0;
        for (std::size_t i = 0; i < text.size() && equals == std::string::npos; ++i) {
            if (text[i] == '(' || text[i] == '[') ++depth;
            if (text[i] == ')' || text[i] == ']') --depth;
            if (text[i] == '=' && depth == 0 && (i + 1 >= text.size() || text[i + 1] != '=')) equals = i;
        }
        const std::string names = trimmed(text.substr(0, equals));
        std::size_t begin = 0;
        while (begin <= names.size()) {
            const std::size_t comma = std::min(names.find(',', begin), names.size());
            if (std::string name = trimmed(names.substr(begin, comma - begin)); !name.empty())
                node.names.push_back(name);
            begin = comma + 1;
        }
        if (equals != std::string::npos) {
            node.expression = trimmed(text.substr(equals + 1));
        } else {
            block(node, "", "endset");
        }
    }

    const std::vector<Tag>& tags_;
    const std::string& file_;
    std::size_t at_ = 0;
    int depth_ = 0;
    Errors errors_;
};

} // namespace

Result<std::vector<JinjaNode>> read_jinja(std::string_view text, const std::string& file)
{
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    const auto tags = Splitter(text, file).split();
    if (!tags) return tags.errors();
    return Parser(*tags, file).read();
}

bool is_jinja(std::string_view text)
{
    for (const std::string_view sign : {"{%", "{{", "{#"})
        if (const std::size_t open = text.find(sign); open != std::string_view::npos) {
            const std::string_view close = sign == "{%" ? "%}" : sign == "{{" ? "}}" : "#}";
            if (text.find(close, open + 2) != std::string_view::npos) return true;
        }
    return false;
}

std::vector<JinjaWord> jinja_words(std::string_view expression)
{
    std::vector<JinjaWord> words;
    for (std::size_t i = 0; i < expression.size();) {
        const char c = expression[i];
        const auto byte = static_cast<unsigned char>(c);
        std::size_t end = i + 1;
        if (space(c)) {
            ++i;
            continue;
        }
        JinjaWord word{JinjaWord::Kind::Sign, {}, i};
        if (std::isalpha(byte) != 0 || c == '_') {
            word.kind = JinjaWord::Kind::Name;
            end = i + first_word(expression.substr(i)).size();
        } else if (std::isdigit(byte) != 0) {
            word.kind = JinjaWord::Kind::Number;
            while (end < expression.size() &&
                   (std::isdigit(static_cast<unsigned char>(expression[end])) != 0 || expression[end] == '.'))
                ++end;
        } else if (c == '"' || c == '\'') {
            word.kind = JinjaWord::Kind::Text;
            while (end < expression.size() && expression[end] != c)
                end += expression[end] == '\\' ? 2 : 1;
            end = std::min(end, expression.size());
            word.text = expression.substr(i + 1, end - i - 1);
            words.push_back(std::move(word));
            i = end + 1;
            continue;
        } else if (end < expression.size() &&
                   (expression.substr(i, 2) == "==" || expression.substr(i, 2) == "!=" ||
                    expression.substr(i, 2) == "<=" || expression.substr(i, 2) == ">=")) {
            ++end;
        }
        word.text = expression.substr(i, end - i);
        words.push_back(std::move(word));
        i = end;
    }
    return words;
}

} // namespace fulcrum::prevention
