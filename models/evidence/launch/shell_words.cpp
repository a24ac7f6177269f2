// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/launch/shell_words.h"

namespace fulcrum::evidence::launch
{

namespace
{

class Splitter
{
public:
    explicit Splitter(std::string_view text) : text_(text) {}

    std::vector<Word> split()
    {
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '\\' && continues()) continue;
            if (c == '\n') {
                end_command();
            } else if (c == ' ' || c == '\t' || c == '\r') {
                end_word();
                step();
            } else if (c == '#' && !open_) {
                while (at_ < text_.size() && text_[at_] != '\n')
                    step();
            } else if (c == ';' || c == '|' || c == '&') {
                end_command();
            } else if (c == '>' || c == '<') {
                redirect();
            } else {
                begin_word();
                take(c);
            }
        }
        end_word();
        return std::move(words_);
    }

private:
    void step()
    {
        const auto byte = static_cast<unsigned char>(text_[at_++]);
        if (byte == '\n') {
            ++here_.line;
            here_.column = 1;
        } else if ((byte & 0xc0) != 0x80) {
            ++here_.column;
        }
    }

    // A backslash before the line's end, with spaces or a carriage return between, as copied lines have them.
    bool continues()
    {
        std::size_t end = at_ + 1;
        while (end < text_.size() && (text_[end] == ' ' || text_[end] == '\r' || text_[end] == '\t'))
            ++end;
        if (end < text_.size() && text_[end] != '\n') return false;
        if (end > at_ + 1 && end < text_.size() && text_[end - 1] != '\r') end_word();
        while (at_ < text_.size() && at_ <= end)
            step();
        return true;
    }

    void begin_word()
    {
        if (open_) return;
        open_ = true;
        word_ = {};
        word_.at = here_;
    }

    void end_word()
    {
        if (!open_) return;
        open_ = false;
        if (skip_next_) {
            skip_next_ = false;
        } else {
            words_.push_back(std::move(word_));
        }
        word_ = {};
    }

    void end_command()
    {
        end_word();
        if (!words_.empty() && !words_.back().ends) {
            Word end;
            end.ends = true;
            end.at = here_;
            words_.push_back(std::move(end));
        }
        step();
    }

    // "2>&1", "> log", ">>log"
    void redirect()
    {
        if (open_ && !word_.quoted && word_.text.find_first_not_of("0123456789") == std::string::npos) {
            open_ = false;
        }
        end_word();
        while (at_ < text_.size() && (text_[at_] == '>' || text_[at_] == '<' || text_[at_] == '&'))
            step();
        skip_next_ = true;
    }

    void take(char c)
    {
        if (c == '\'' || c == '"') {
            quoted(c);
            return;
        }
        if (c == '\\' && at_ + 1 < text_.size()) {
            step();
            word_.quoted = true;
        } else if (c == '$' && at_ + 1 < text_.size() && (text_[at_ + 1] == '{' || text_[at_ + 1] == '(')) {
            bracketed(text_[at_ + 1] == '{' ? '}' : ')');
            return;
        }
        word_.text += text_[at_];
        step();
    }

    // "${MODEL:-a b}", "$(cat x)": kept as one piece
    void bracketed(char close)
    {
        const std::size_t end = text_.find_first_of(std::string{close, '\n'}, at_);
        const std::size_t stop = end == std::string_view::npos ? text_.size() : end;
        while (at_ < stop) {
            word_.text += text_[at_];
            step();
        }
        if (at_ < text_.size() && text_[at_] == close) {
            word_.text += close;
            step();
        }
    }

    void quoted(char quote)
    {
        word_.quoted = true;
        step();
        while (at_ < text_.size() && text_[at_] != quote) {
            if (quote == '"' && text_[at_] == '\\' && at_ + 1 < text_.size()) {
                const char next = text_[at_ + 1];
                if (next == '\n') {
                    step();
                    step();
                    continue;
                }
                if (next == '"' || next == '\\' || next == '$' || next == '`') step();
            }
            word_.text += text_[at_];
            step();
        }
        if (at_ < text_.size()) step();
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Position here_{1, 1};
    std::vector<Word> words_;
    Word word_;
    bool open_ = false;
    bool skip_next_ = false; // the file of a redirection
};

} // namespace

std::vector<Word> shell_words(std::string_view text)
{
    return Splitter(text).split();
}

std::vector<Word> as_words(const std::vector<std::string>& arguments)
{
    std::vector<Word> words;
    for (const std::string& argument : arguments) {
        Word word;
        word.text = argument;
        word.quoted = true;
        words.push_back(std::move(word));
    }
    return words;
}

} // namespace fulcrum::evidence::launch
