// SPDX-License-Identifier: GPL-3.0-or-later
#include "prevention/fields.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <regex>
#include <set>

namespace fulcrum::prevention
{

namespace
{

constexpr std::array<std::string_view, 6> kScopes = {"request", "session", "minute", "hour", "day", "tenant"};

char lower(char c)
{
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

bool alnum(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

// "requestId" and "request_id" -> request, id
std::vector<std::string> words_of(std::string_view name)
{
    std::vector<std::string> words(1);
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        const bool hump = i > 0 && std::isupper(static_cast<unsigned char>(c)) != 0 &&
                          std::islower(static_cast<unsigned char>(name[i - 1])) != 0;
        if ((!alnum(c) || hump) && !words.back().empty()) words.emplace_back();
        if (alnum(c)) words.back() += lower(c);
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

const std::set<std::string, std::less<>> kDayWords = {"date", "today", "day", "weekday"};
const std::set<std::string, std::less<>> kTimeWords = {"time",     "now",   "timestamp",
                                                       "datetime", "clock", "epoch"};
const std::set<std::string, std::less<>> kIdWords = {"uuid",    "guid",        "nonce", "trace",
                                                     "request", "correlation", "span"};
const std::set<std::string, std::less<>> kSessionWords = {"session", "conversation", "thread", "chat"};
const std::set<std::string, std::less<>> kUserWords = {"user",     "username", "customer", "tenant",
                                                       "account",  "email",    "locale",   "timezone",
                                                       "location", "geo",      "ip",       "country"};
const std::set<std::string, std::less<>> kRandomWords = {"random", "rand", "seed", "shuffled"};
const std::set<std::string, std::less<>> kContentWords = {"documents", "document", "retrieved", "passages",
                                                          "query",     "question", "history"};
// Names with one of these are marks and switches of the template.
const std::set<std::string, std::less<>> kMarkWords = {
    "token", "tag", "prefix", "suffix", "header", "start",    "end", "role", "enable", "add",
    "has",   "is",  "use",    "in",     "format", "template", "sep", "stop", "begin",  "marker"};

bool has(const std::vector<std::string>& words, const std::set<std::string, std::less<>>& any)
{
    return std::ranges::any_of(words, [&](const std::string& word) { return any.contains(word); });
}

// The label before a value: "Current time: ", "request_id=", "\"user\": ".
std::string label_before(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end > 0 && (text[end - 1] == ' ' || text[end - 1] == '"' || text[end - 1] == '\''))
        --end;
    if (end == 0 || (text[end - 1] != ':' && text[end - 1] != '=')) return {};
    --end;
    while (end > 0 && (text[end - 1] == ' ' || text[end - 1] == '"'))
        --end;
    std::size_t begin = end;
    while (begin > 0 && end - begin < 40 &&
           (alnum(text[begin - 1]) || text[begin - 1] == '_' || text[begin - 1] == '-' ||
            text[begin - 1] == ' '))
        --begin;
    while (begin < end && text[begin] == ' ')
        ++begin;
    return std::string(text.substr(begin, end - begin));
}

struct Pattern {
    std::regex regex;
    FieldKind kind;
    FieldScope scope;
    const char* name;
};

const std::vector<Pattern>& patterns()
{
    const auto flags = std::regex::ECMAScript | std::regex::icase | std::regex::optimize;
    static const std::vector<Pattern> all = {
        {std::regex(R"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})", flags), FieldKind::Id,
         FieldScope::Request, "UUID"},
        {std::regex(R"(\d{4}-\d{2}-\d{2}[T ]\d{1,2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)", flags),
         FieldKind::Time, FieldScope::Request, "date and time"},
        {std::regex(R"(\b\d{1,2}:\d{2}(:\d{2})?( ?[ap]m)?\b)", flags), FieldKind::Time, FieldScope::Minute,
         "time of day"},
        {std::regex(
             R"(\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2} (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d{4}\b|\b(january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2},? \d{4}\b)",
             flags),
         FieldKind::Time, FieldScope::Day, "date"},
        {std::regex(R"(\b1[0-9]{9}([0-9]{3})?(\.[0-9]{1,9})?\b)", flags), FieldKind::Time,
         FieldScope::Request, "epoch"},
        {std::regex(R"(\b(req|chatcmpl|sess|conv|trace|run|msg)[-_][0-9a-z]{6,40}\b)", flags), FieldKind::Id,
         FieldScope::Request, "id"},
    };
    return all;
}

bool overlaps(const std::vector<SeenField>& fields, std::size_t begin, std::size_t end)
{
    return std::ranges::any_of(fields,
                               [&](const SeenField& one) { return begin < one.end && one.begin < end; });
}

// "user: Ada", "request_id = 42": a name that says it, and a value.
void add_labelled(std::string_view text, std::vector<SeenField>& fields)
{
    static const std::regex labelled(
        R"re(\b([A-Za-z]{1,30}(?:[_ -][A-Za-z]{1,30}){0,3})"?\s{0,2}[:=]\s{0,2}"?([^\s"<>{}|,;]{1,64}))re",
        std::regex::ECMAScript | std::regex::optimize);
    for (auto match = std::cregex_iterator(text.data(), text.data() + text.size(), labelled);
         match != std::cregex_iterator(); ++match) {
        const std::string name = (*match)[1].str();
        const auto meaning = meaning_of_name(name);
        if (!meaning || meaning->kind == FieldKind::Content) continue;
        const auto begin = static_cast<std::size_t>(match->position(2));
        const auto end = begin + static_cast<std::size_t>(match->length(2));
        if (!overlaps(fields, begin, end)) fields.push_back({begin, end, name, *meaning});
    }
}

} // namespace

std::string_view to_string(FieldScope scope)
{
    return kScopes[static_cast<std::size_t>(scope)];
}

std::optional<FieldScope> field_scope_named(std::string_view name)
{
    const auto found = std::ranges::find(kScopes, name);
    if (found == kScopes.end()) return std::nullopt;
    return static_cast<FieldScope>(found - kScopes.begin());
}

std::string_view to_string(FieldKind kind)
{
    switch (kind) {
    case FieldKind::Time:
        return "time";
    case FieldKind::Id:
        return "id";
    case FieldKind::User:
        return "user";
    case FieldKind::Random:
        return "random";
    case FieldKind::Order:
        return "order";
    case FieldKind::Content:
        return "content";
    case FieldKind::Named:
        return "named";
    case FieldKind::Unknown:
        return "unknown";
    }
    return {};
}

std::optional<FieldMeaning> meaning_of_name(std::string_view name)
{
    const std::vector<std::string> words = words_of(name);
    if (has(words, kMarkWords)) return std::nullopt;
    const std::string by_name = "its name says so";
    if (has(words, kIdWords)) return FieldMeaning{FieldKind::Id, FieldScope::Request, by_name};
    if (has(words, kSessionWords) && words.size() > 1 && words.back() == "id")
        return FieldMeaning{FieldKind::Id, FieldScope::Session, by_name};
    if (has(words, kTimeWords)) return FieldMeaning{FieldKind::Time, FieldScope::Request, by_name};
    if (has(words, kDayWords)) return FieldMeaning{FieldKind::Time, FieldScope::Day, by_name};
    if (has(words, kUserWords)) return FieldMeaning{FieldKind::User, FieldScope::User, by_name};
    if (has(words, kRandomWords)) return FieldMeaning{FieldKind::Random, FieldScope::Request, by_name};
    if (has(words, kContentWords)) return FieldMeaning{FieldKind::Content, FieldScope::Request, by_name};
    return std::nullopt;
}

std::optional<FieldMeaning> meaning_of_call(std::string_view name, std::string_view format)
{
    std::string plain;
    for (const char c : name)
        plain += lower(c);
    if (plain == "strftime_now" || plain == "strftime") {
        FieldScope scope = FieldScope::Day;
        for (std::size_t i = 0; i + 1 < format.size(); ++i) {
            if (format[i] != '%') continue;
            std::size_t at = i + 1;
            if (format[at] == '-' && at + 1 < format.size()) ++at;
            const std::string_view directive(&format[at], 1);
            FieldScope one = FieldScope::Day;
            if (std::string_view("SsfXcTr").find(directive) != std::string_view::npos)
                one = FieldScope::Request;
            if (std::string_view("MR").find(directive) != std::string_view::npos) one = FieldScope::Minute;
            if (std::string_view("HIpklP").find(directive) != std::string_view::npos) one = FieldScope::Hour;
            scope = std::min(scope, one);
            i = at;
        }
        if (format.empty()) scope = FieldScope::Request;
        return FieldMeaning{FieldKind::Time, scope, std::string(name) + " gives the time of the request"};
    }
    for (const std::string_view clock : {"now", "utcnow", "localtime", "gmtime", "time", "get_time",
                                         "get_current_time", "current_time", "time_ns", "timestamp"})
        if (plain == clock)
            return FieldMeaning{FieldKind::Time, FieldScope::Request,
                                std::string(name) + "() gives the time of the request"};
    for (const std::string_view day : {"today", "get_date", "current_date", "get_current_date"})
        if (plain == day)
            return FieldMeaning{FieldKind::Time, FieldScope::Day,
                                std::string(name) + "() gives the date of the request"};
    for (const std::string_view id :
         {"uuid", "uuid1", "uuid4", "token_hex", "token_urlsafe", "request_id", "generate_id"})
        if (plain == id)
            return FieldMeaning{FieldKind::Id, FieldScope::Request,
                                std::string(name) + "() gives every request another one"};
    for (const std::string_view random : {"random", "randint", "choice", "sample", "lipsum"})
        if (plain == random)
            return FieldMeaning{FieldKind::Random, FieldScope::Request,
                                std::string(name) + "() gives every request another one"};
    if (plain == "shuffle")
        return FieldMeaning{FieldKind::Order, FieldScope::Request,
                            "shuffle gives every request another order"};
    return std::nullopt;
}

std::vector<SeenField> seen_fields(std::string_view text)
{
    std::vector<SeenField> fields;
    for (const Pattern& pattern : patterns())
        for (auto match = std::cregex_iterator(text.data(), text.data() + text.size(), pattern.regex);
             match != std::cregex_iterator(); ++match) {
            const auto begin = static_cast<std::size_t>(match->position());
            const auto end = begin + static_cast<std::size_t>(match->length());
            if (overlaps(fields, begin, end)) continue;
            const std::string label = label_before(text, begin);
            fields.push_back({begin,
                              end,
                              label.empty() ? pattern.name : label,
                              {pattern.kind, pattern.scope, std::string("it looks like a ") + pattern.name}});
        }
    add_labelled(text, fields);
    std::ranges::sort(fields, {}, &SeenField::begin);
    return fields;
}

SeenField field_around(std::string_view text, std::size_t begin, std::size_t end)
{
    const auto inside = [&](std::size_t at) {
        const char c = text[at];
        return alnum(c) || c == '-' || c == '_' || c == ':' || c == '.' || c == '@' || c == '+' ||
               (static_cast<unsigned char>(c) & 0x80) != 0;
    };
    // A known shape around it, else the word.
    const std::size_t from = begin > 80 ? begin - 80 : 0;
    for (SeenField& field : seen_fields(text.substr(from, std::min(text.size(), end + 80) - from))) {
        field.begin += from;
        field.end += from;
        if (field.begin < std::max(end, begin + 1) && begin < field.end) return field;
    }
    while (begin > 0 && inside(begin - 1) && text[begin - 1] != ':')
        --begin;
    while (end < text.size() && inside(end))
        ++end;
    SeenField field{begin, end, label_before(text, begin), {}};
    if (const auto meaning = field.name.empty() ? std::nullopt : meaning_of_name(field.name)) {
        field.meaning = *meaning;
    } else {
        field.meaning = {FieldKind::Unknown, FieldScope::Request, "it differs between the prompts"};
        if (field.name.empty()) field.name = "text that differs";
    }
    return field;
}

} // namespace fulcrum::prevention
