// SPDX-License-Identifier: GPL-3.0-or-later
// Where the value of a setting begins and ends, in the many ways in which shells, logs, JSON, YAML, Python
// and XML write one.
#include "evidence/redaction_patterns.h"

#include "catalog/names.h"

#include <algorithm>

namespace fulcrum::evidence::redaction
{

namespace
{

constexpr std::size_t kLongestKey = 128;
constexpr std::size_t kMostSpaces = 64;
constexpr std::size_t kLongestList = 8192; // of values in brackets
constexpr int kMostWords = 8;              // that one option takes
constexpr std::size_t kNone = std::string_view::npos;

bool is_space(char c)
{
    return c == ' ' || c == '\t';
}

char at_or_end(std::string_view text, std::size_t at)
{
    return at < text.size() ? text[at] : '\n';
}

// Behind a quote, which may be escaped once or more: JSON within JSON.
std::size_t skip_quote(std::string_view text, std::size_t at, std::string& quote)
{
    const std::size_t sign = run(text, at, 7, [](char c) { return c == '\\'; });
    if (sign < text.size() && (text[sign] == '"' || text[sign] == '\'')) {
        quote = std::string(text.substr(at, sign + 1 - at));
        return sign + 1;
    }
    return at;
}

// Also over the end of a line that a backslash continues.
std::size_t skip_spaces(std::string_view text, std::size_t at)
{
    for (;;) {
        at = run(text, at, kMostSpaces, is_space);
        if (at_or_end(text, at) != '\\' || at + 1 >= text.size()) return at;
        if (text[at + 1] == '\n')
            at += 2;
        else if (text.substr(at + 1).starts_with("\r\n"))
            at += 3;
        else
            return at;
    }
}

// Behind ":", "=", "=>", ":=", "==" or one of them as a URL or another script writes it.
std::size_t skip_sign(std::string_view text, std::size_t at)
{
    const std::string_view rest = text.substr(std::min(at, text.size()));
    if (rest.starts_with("::")) return kNone; // a name of C++ or Rust
    for (const std::string_view sign :
         {"=>", "->", ":=", "==", "=", ":", "%3D", "%3d", "%3A", "%3a", "\xEF\xBC\x9A", "\xEF\xBC\x9D"})
        if (rest.starts_with(sign)) return at + sign.size();
    return kNone;
}

std::size_t behind_close(std::string_view text, std::size_t at, const std::string& quote)
{
    for (std::size_t end = at; end < text.size() && text[end] != '\n'; ++end) {
        if (text.substr(end).starts_with(quote)) return end;
        if (text[end] == '\\' && quote.size() == 1) ++end;
    }
    return std::min(text.find('\n', at), text.size());
}

// Behind the bracket that closes the one at `at`; the end of the line where none does.
std::size_t behind_bracket(std::string_view text, std::size_t at)
{
    int depth = 0;
    const std::size_t last = std::min(text.size(), at + kLongestList);
    for (std::size_t i = at; i < last; ++i) {
        const char c = text[i];
        if (c == '[' || c == '{' || c == '(') ++depth;
        if ((c == ']' || c == '}' || c == ')') && --depth == 0) return i + 1;
    }
    return std::min(text.find('\n', at), text.size());
}

// The lines of a YAML block that are indented more than the line of its key.
std::size_t behind_block(std::string_view text, std::size_t key, std::size_t at)
{
    const std::size_t from = key > kLongestKey ? key - kLongestKey : 0;
    const std::size_t before = text.substr(from, key - from).rfind('\n');
    const std::size_t begin = before == kNone ? from : from + before + 1;
    const std::size_t indent = run(text, begin, kMostSpaces, is_space) - begin;
    std::size_t end = std::min(text.find('\n', at), text.size());
    while (end < text.size()) {
        const std::size_t word = run(text, end + 1, kLongestList, is_space);
        const bool blank = word < text.size() && text[word] == '\n';
        if (!blank && (word >= text.size() || word - end - 1 <= indent)) return end;
        end = std::min(text.find('\n', word), text.size());
    }
    return end;
}

// Whether a quote at `at`, within a value, begins a further part of it: abc'def', b'abc', SecretStr('abc').
bool goes_on(std::string_view text, std::size_t at)
{
    return is_word(at_or_end(text, at + 1));
}

// Without quotes around it.
std::size_t end_of_plain(std::string_view text, std::size_t at)
{
    constexpr std::string_view kStops = " \t\r\n,;&)]}<>|";
    std::size_t end = at;
    if (at_or_end(text, at) == '<') { // "<your key>" stands for one
        const std::size_t close = text.find_first_of("> \t\r\n", at);
        if (close != kNone && text[close] == '>') return at;
        ++end;
    }
    while (end < text.size() && kStops.find(text[end]) == kNone) {
        const char c = text[end];
        const char next = at_or_end(text, end + 1);
        if (c == '(') {
            end = behind_bracket(text, end);
        } else if (c == '"' || c == '\'') {
            if (end == at || !goes_on(text, end)) return end;
            end = std::min(behind_close(text, end + 1, std::string(1, c)) + 1, text.size());
        } else if (c == '\\') {
            if (one_of({&next, 1}, {"\"", "'", "n", "r", "t", "\n", "\\"})) return end;
            end += 2;
        } else {
            ++end;
        }
    }
    return std::min(end, text.size());
}

// Of a header, which may have spaces and quotes: Digest username="…", response="…"
std::size_t end_of_header(std::string_view text, std::size_t at)
{
    for (std::size_t end = at;; ++end) {
        end = std::min(text.find_first_of("\r\n\"'", end), text.size());
        if (end == text.size() || text[end] == '\r' || text[end] == '\n' || !goes_on(text, end)) return end;
        end = behind_close(text, end + 1, std::string(1, text[end]));
        if (end >= text.size() || text[end] == '\n') return end;
    }
}

std::size_t end_of_value(std::string_view text, const KeyValue& found, const std::string& quote, bool secret)
{
    const std::size_t at = found.value;
    if (!quote.empty()) return behind_close(text, at, quote);
    const char first = at_or_end(text, at);
    if (secret && (first == '[' || first == '(' || first == '{') && !text.substr(at).starts_with("{{"))
        return behind_bracket(text, at);
    if (to_end_of_line(found.key)) return end_of_header(text, at);
    if (secret) return end_of_plain(text, at);
    return std::min(text.find_first_of(" \t\r\n,;&)]}\"'<>|\\", at), text.size());
}

// An option that may be given several values takes all words up to the next option.
std::size_t behind_words(std::string_view text, std::size_t end)
{
    for (int word = 0; word < kMostWords; ++word) {
        const std::size_t next = skip_spaces(text, end);
        if (next == end || next >= text.size()) return end;
        const char c = text[next];
        if (c == '"' || c == '\'') {
            if (at_or_end(text, next + 1) == '-') return end; // the next option, in quotes
            end = std::min(behind_close(text, next + 1, std::string(1, c)) + 1, text.size());
            continue;
        }
        if (!is_word(c) && !one_of({&c, 1}, {"+", "/", "=", "."})) return end;
        end = end_of_plain(text, next);
    }
    return end;
}

// "--api-key is not set": a sentence on the option.
bool is_prose(std::string_view word)
{
    return one_of(word,
                  {"is",       "was",   "are",      "has",  "not",    "must",   "and",    "or",      "for",
                   "to",       "in",    "can",      "may",  "cannot", "should", "option", "options", "flag",
                   "argument", "needs", "requires", "with", "from",   "of",     "the",    "does"});
}

bool is_option(std::string_view text, std::size_t at)
{
    if (at < 1 || text[at - 1] != '-') return false;
    return at < 2 || text[at - 2] == '-' || !is_word(text[at - 2]);
}

// A value that stands in quotes, "b'" included; kNone: none does.
std::size_t quoted(std::string_view text, std::size_t at, std::string& quote)
{
    if (at_or_end(text, at) == 'b' && at + 1 < text.size() && text[at + 1] == '\'') ++at;
    const std::size_t value = skip_quote(text, at, quote);
    return quote.empty() ? kNone : value;
}

// `name: HF_TOKEN\n  value: abc`, `"name": "HF_TOKEN", "value": "abc"`, `key="ApiKey" value="abc"`
std::size_t behind_value(std::string_view text, std::size_t at)
{
    const std::size_t word = run(text, at, kMostSpaces, [](char c) {
        return is_space(c) || c == '\r' || c == '\n' || c == ',' || c == '"' || c == '\'' || c == '\\';
    });
    if (word == at || !catalog::lower(text.substr(word, 5)).starts_with("value")) return kNone;
    std::string quote;
    const std::size_t sign = skip_spaces(text, skip_quote(text, word + 5, quote));
    if (at_or_end(text, sign) != ':' && at_or_end(text, sign) != '=') return kNone;
    return skip_spaces(text, sign + 1);
}

// The ways of a secret that have neither "=" nor ":". Sets `quote` where the value has one.
std::size_t value_of_secret(std::string_view text, KeyValue& found, std::size_t at, std::size_t key_end,
                            std::string& quote)
{
    std::string closing;
    const std::size_t behind = skip_quote(text, key_end, closing);
    if (const std::size_t value = behind_value(text, key_end); value != kNone)
        return skip_quote(text, value, quote);
    const std::size_t spaced = skip_spaces(text, behind);
    if (at_or_end(text, behind) == '>' && at > 0 && text[at - 1] == '<') { // XML
        quote = "<";
        return behind + 1;
    }
    if (at_or_end(text, spaced) == ',' && (found.option || !closing.empty())) // a list of words
        return quoted(text, skip_spaces(text, spaced + 1), quote);
    if (spaced > behind && !found.option && closing.empty() && key_words(found.key).back() != "token" &&
        key_words(found.key).back() != "auth")
        return quoted(text, spaced, quote); // password "abc"
    if (!found.option) return kNone;
    if (spaced > behind && at_or_end(text, spaced) != '-') return skip_quote(text, spaced, quote);
    const std::size_t line = run(text, spaced, 4, [](char c) { return c == '\r' || c == '\n'; });
    const std::size_t dash = run(text, line, kMostSpaces, is_space); // the next entry of a YAML list
    if (line == spaced || !text.substr(std::min(dash, text.size())).starts_with("- ")) return kNone;
    const std::size_t value = skip_spaces(text, dash + 2);
    return at_or_end(text, value) == '-' ? kNone : skip_quote(text, value, quote);
}

} // namespace

std::optional<KeyValue> key_value(std::string_view text, std::size_t at)
{
    const auto of_key = [](char c) { return is_digit(c) || is_alpha(c) || c == '_' || c == '-' || c == '.'; };
    const std::size_t key_end = run(text, at, kLongestKey, of_key);
    KeyValue found{text.substr(at, key_end - at), 0, 0, is_option(text, at)};
    std::string quote;
    std::size_t here = skip_quote(text, key_end, quote);
    if (!quote.empty() && at_or_end(text, here) == ']') ++here; // environ["KEY"]
    const std::size_t spaced = skip_spaces(text, here);
    const std::size_t signed_end = skip_sign(text, spaced);
    const bool in_query = found.key == "key" && at > 0 && (text[at - 1] == '?' || text[at - 1] == '&');
    const bool may_be = in_query || may_name_a_secret(found.key);
    if (signed_end == kNone && !may_be && !(found.option && spaced > here)) return std::nullopt;
    found.secret = may_be && (in_query || key_of(found.key) == KeyOf::Secret);
    quote.clear();
    if (signed_end != kNone) {
        found.value = skip_quote(text, skip_spaces(text, signed_end), quote);
        const char first = at_or_end(text, found.value);
        if (found.secret && quote.empty() && (first == '|' || first == '>')) {
            found.end = behind_block(text, at, found.value);
            return found;
        }
    } else if (found.secret) {
        found.value = value_of_secret(text, found, at, key_end, quote);
        if (found.value == kNone) return std::nullopt;
    } else if (found.option && spaced > here && at_or_end(text, spaced) != '-') {
        found.value = skip_quote(text, spaced, quote);
    } else {
        return std::nullopt;
    }
    found.end = end_of_value(text, found, quote, found.secret);
    if (!found.secret || !found.option || signed_end != kNone) return found;
    if (quote.empty() && is_prose(text.substr(found.value, found.end - found.value))) return std::nullopt;
    if (found.end == found.value) return found;
    const std::size_t close = std::min(found.end + quote.size(), text.size());
    const std::size_t more = behind_words(text, close);
    if (more == close) return found;
    found.value -= quote.size(); // all words become one
    found.end = more;
    return found;
}

End credentials_option(std::string_view text, std::size_t at, std::size_t& value)
{
    if (at > 0 && !is_space(text[at - 1])) return std::nullopt;
    if (!text.substr(at).starts_with("-u ")) return std::nullopt;
    std::string quote;
    value = skip_quote(text, skip_spaces(text, at + 2), quote);
    const std::size_t end = quote.empty() ? end_of_plain(text, value) : behind_close(text, value, quote);
    const std::string_view word = text.substr(value, end - value);
    const std::size_t colon = word.find(':');
    if (colon == kNone || colon == 0 || word.starts_with("http")) return std::nullopt;
    const bool numbers = word.find_first_not_of("0123456789:") == kNone; // of a user and a group
    return numbers ? End() : End(end);
}

} // namespace fulcrum::evidence::redaction
