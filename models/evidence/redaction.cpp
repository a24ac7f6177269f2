// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/redaction.h"

#include "evidence/json_text.h"

#include "evidence/redaction_patterns.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace fulcrum::evidence
{

namespace
{

using redaction::KeyOf;

constexpr const char* kRedacted = "<redacted>";

struct KindText {
    const char* prefix;
    const char* one;
    const char* many;
};
constexpr KindText kKinds[] = {
    {"host-", "A host name", "host names"},
    {"address-", "A network address", "network addresses"},
    {"email-", "An e-mail address", "e-mail addresses"},
    {"user-", "A user", "users"},
    {"tenant-", "A tenant", "tenants"},
};

// What stands in the text from `begin` to `end`, instead of it.
struct Replacement {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string text;
};

// Looks at one place after another.
class Finder
{
public:
    Finder(std::string_view text, Redactor& redactor) : text_(text), redactor_(redactor) {}

    std::optional<Replacement> at(std::size_t at)
    {
        if (const auto secret = redaction::secret_by_shape(text_, at))
            return Replacement{at, secret->end, redactor_.secret(secret->what)};
        if (text_[at] == '-') return std::nullopt;
        if (text_[at] == '/') return home(at);
        if (text_[at] == ':' || text_[at] == '[') return address(at);
        if (const auto url = this->url(at)) return url;
        if (const auto pair = key_value(at)) return pair;
        if (const auto end = redaction::email(text_, at))
            return Replacement{at, *end, redactor_.name(Redactor::Named::Email, part(at, *end))};
        if (const auto found = address(at)) return found;
        if (const auto end = redaction::host_name(text_, at)) return host(at, *end);
        return std::nullopt;
    }

private:
    std::string_view part(std::size_t begin, std::size_t end) const
    {
        return text_.substr(begin, end - begin);
    }

    std::optional<Replacement> host(std::size_t begin, std::size_t end)
    {
        const std::string_view name = part(begin, end);
        if (redaction::is_public_place(name) || redaction::is_local_place(name)) return std::nullopt;
        return Replacement{begin, end, redactor_.name(Redactor::Named::Host, name)};
    }

    std::optional<Replacement> address(std::size_t at)
    {
        auto end = redaction::ip_v4(text_, at);
        if (!end) end = redaction::ip_v6(text_, at);
        if (!end || redaction::is_local_place(part(at, *end))) return std::nullopt;
        return Replacement{at, *end, redactor_.name(Redactor::Named::Address, part(at, *end))};
    }

    // "/home/alice/x", "/Users/alice"
    std::optional<Replacement> home(std::size_t at)
    {
        for (const std::string_view folder : {"/home/", "/Users/"}) {
            if (!text_.substr(at).starts_with(folder)) continue;
            const std::size_t begin = at + folder.size();
            const std::size_t end = std::min(text_.find_first_of("/ \t\r\n\"':,;)]}", begin), text_.size());
            if (end == begin || redaction::is_pseudonym(part(begin, end))) return std::nullopt;
            return Replacement{begin, end, redactor_.name(Redactor::Named::User, part(begin, end))};
        }
        return std::nullopt;
    }

    // "https://user:password@host:8000/": credentials are left out, the host gets a pseudonym.
    std::optional<Replacement> url(std::size_t at)
    {
        if (!redaction::is_alpha(text_[at])) return std::nullopt;
        std::size_t scheme = at;
        while (scheme < text_.size() && scheme < at + 32 &&
               (redaction::is_alpha(text_[scheme]) || redaction::is_digit(text_[scheme]) ||
                text_[scheme] == '+'))
            ++scheme;
        if (scheme == at || !text_.substr(scheme).starts_with("://")) return std::nullopt;
        const std::size_t begin = scheme + 3;
        const std::size_t end = std::min(text_.find_first_of("/?# \t\r\n\"'<>,;)}\\|`", begin), text_.size());
        const std::string_view authority = part(begin, end);
        const std::size_t sign = authority.rfind('@');
        const bool credentials = sign != std::string_view::npos && sign > 0;
        std::string_view place = credentials ? authority.substr(sign + 1) : authority;
        const bool bracket = place.starts_with('[');
        const std::size_t close = bracket ? place.find(']') : std::string_view::npos;
        const std::size_t port = place.find(':', close == std::string_view::npos ? 0 : close);
        const std::string_view name = place.substr(0, std::min(port, place.size()));
        const std::string_view rest = place.substr(name.size());
        std::string text(part(at, begin));
        if (credentials && authority.substr(0, sign) != kRedacted)
            text += redactor_.secret("URL with credentials") + "@";
        else if (credentials)
            text += std::string(kRedacted) + "@";
        const bool keep = redaction::is_local_place(name) || redaction::is_public_place(name) ||
                          redaction::says_nothing(name) || name.find('$') != std::string_view::npos;
        const bool numeric =
            (!name.empty() && redaction::ip_v4(name, 0) == name.size()) || name.starts_with('[');
        const auto named = numeric ? Redactor::Named::Address : Redactor::Named::Host;
        text += keep ? std::string(name) : redactor_.name(named, name);
        text += rest;
        return Replacement{at, end, text};
    }

    std::optional<Replacement> key_value(std::size_t at)
    {
        const auto pair = redaction::key_value(text_, at);
        if (!pair) return std::nullopt;
        const KeyOf of = redaction::key_of(pair->key);
        const std::string_view value = part(pair->value, pair->end);
        if (of == KeyOf::Nothing || redaction::says_nothing(value)) return std::nullopt;
        const bool counted = of == KeyOf::Secret && redaction::is_plain_number(value) &&
                             redaction::key_words(pair->key).back() == "token"; // "token: 47"
        if (counted) return std::nullopt;
        return Replacement{pair->value, pair->end, redactor_.value(pair->key, value)};
    }

    std::string_view text_;
    Redactor& redactor_;
};

bool may_begin(char c)
{
    return redaction::is_digit(c) || redaction::is_alpha(c) || c == '-' || c == '/' || c == ':';
}

} // namespace

bool names_a_secret(std::string_view key)
{
    return redaction::key_of(key) == KeyOf::Secret;
}

std::string Redactor::text(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    Finder finder(text, *this);
    std::size_t copied = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        const bool inside = at > 0 && redaction::is_word(text[at - 1]);
        if (inside || !may_begin(c)) {
            ++at;
            continue;
        }
        if (auto found = finder.at(at)) {
            out.append(text.substr(copied, found->begin - copied));
            out += found->text;
            copied = found->end;
            at = std::max(found->end, at + 1);
            continue;
        }
        ++at;
        while (at < text.size() && redaction::is_word(c) && redaction::is_word(text[at]))
            ++at;
    }
    out.append(text.substr(std::min(copied, text.size())));
    return out;
}

std::string Redactor::name(Named what, std::string_view name)
{
    if (name.empty() || redaction::is_pseudonym(name)) return std::string(name);
    auto& known = names_[static_cast<std::size_t>(what)];
    const auto found = known.find(name);
    if (found != known.end()) return found->second;
    std::string pseudonym = kKinds[static_cast<std::size_t>(what)].prefix + std::to_string(known.size() + 1);
    return known.emplace(std::string(name), std::move(pseudonym)).first->second;
}

namespace
{

// Redacts every text in it by the key that it stands under; whether that changed anything.
bool redact(Redactor& redactor, const std::string& key, Json& json)
{
    bool changed = false;
    if (json.is_string()) {
        const std::string before = json.get<std::string>();
        std::string after = redactor.value(key, before);
        changed = after != before;
        json = std::move(after);
    } else if (json.is_object()) {
        for (auto& [name, member] : json.items())
            changed = redact(redactor, name, member) || changed;
    } else if (json.is_array()) {
        for (Json& element : json)
            changed = redact(redactor, key, element) || changed;
    }
    return changed;
}

} // namespace

std::string Redactor::value(std::string_view key, std::string_view value)
{
    if (!value.empty() && (value.front() == '{' || value.front() == '[')) {
        if (auto json = parse_json(value, ""))
            return redact(*this, std::string(key), *json) ? json->dump() : text(value);
    }
    if (redaction::says_nothing(value)) return std::string(value);
    switch (redaction::key_of(key)) {
    case KeyOf::Secret:
        return secret("value of a secret setting");
    case KeyOf::User:
        return name(Named::User, value);
    case KeyOf::Tenant:
        return name(Named::Tenant, value);
    case KeyOf::Nothing:
        break;
    }
    return text(value);
}

std::string Redactor::secret(const std::string& what)
{
    ++secrets_[what];
    return kRedacted;
}

void Redactor::left_out(const std::string& what)
{
    ++secrets_[what];
}

std::vector<std::string> Redactor::replaced() const
{
    std::vector<std::string> sentences;
    for (const auto& [what, count] : secrets_)
        sentences.push_back(count == 1 ? "Left out: " + what
                                       : fmt::format("Left out, {} times: {}", count, what));
    for (std::size_t kind = 0; kind < names_.size(); ++kind) {
        const std::size_t count = names_[kind].size();
        const KindText& text = kKinds[kind];
        if (count == 1) sentences.push_back(fmt::format("{} became {}1", text.one, text.prefix));
        if (count > 1)
            sentences.push_back(
                fmt::format("{} {} became {}1 to {}{}", count, text.many, text.prefix, text.prefix, count));
    }
    return sentences;
}

} // namespace fulcrum::evidence
