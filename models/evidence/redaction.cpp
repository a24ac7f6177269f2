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
constexpr const char* kOfSetting = "value of a secret setting";

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
        if (text_[at] == '-') return credentials(at);
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

    // curl -u alice:hunter2
    std::optional<Replacement> credentials(std::size_t at)
    {
        std::size_t value = 0;
        const auto end = redaction::credentials_option(text_, at, value);
        if (!end) return std::nullopt;
        return Replacement{value, *end, redactor_.secret("user and password")};
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
        const std::size_t end = end_of_authority(begin);
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

    // A password may hold what else ends the part that names the host: "https://bob:p/ss@db.acme.com".
    std::size_t end_of_authority(std::size_t begin) const
    {
        constexpr std::size_t kLongest = 256;
        const std::size_t end = std::min(text_.find_first_of("/?# \t\r\n\"'<>,;)}\\|`", begin), text_.size());
        const std::string_view authority = part(begin, end);
        const std::size_t colon = authority.rfind(':');
        if (colon == std::string_view::npos || authority.find('@') != std::string_view::npos ||
            authority.starts_with('['))
            return end;
        const std::string_view port = authority.substr(colon + 1);
        if (!port.empty() && port.find_first_not_of("0123456789") == std::string_view::npos) return end;
        const std::size_t last = std::min(begin + kLongest, text_.size());
        const std::size_t sign = part(0, last).find_first_of("@ \t\r\n\"'", end);
        if (sign == std::string_view::npos || text_[sign] != '@') return end;
        return std::min(text_.find_first_of("/?# \t\r\n\"'<>,;)}\\|`", sign), text_.size());
    }

    std::optional<Replacement> key_value(std::size_t at)
    {
        const auto pair = redaction::key_value(text_, at);
        if (!pair) return std::nullopt;
        const std::string_view value = part(pair->value, pair->end);
        if (pair->secret) {
            const bool query = at > 0 && (text_[at - 1] == '?' || text_[at - 1] == '&');
            const bool counted = !pair->option && !query && redaction::is_plain_number(value) &&
                                 redaction::counts_tokens(pair->key); // "token: 47"
            if (counted || redaction::holds_no_secret(value)) return std::nullopt;
            return Replacement{pair->value, pair->end, redactor_.secret(kOfSetting)};
        }
        if (redaction::key_of(pair->key) == KeyOf::Nothing || redaction::says_nothing(value))
            return std::nullopt;
        return Replacement{pair->value, pair->end, redactor_.value(pair->key, value)};
    }

    std::string_view text_;
    Redactor& redactor_;
};

bool is_hex(char c)
{
    return redaction::is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

// The length of "\n" or "%3D", which a word may follow directly; 0: none is here.
std::size_t escape(std::string_view text, std::size_t at)
{
    if (text[at] == '\\' && at + 1 < text.size() &&
        std::string_view("nrt").find(text[at + 1]) != std::string_view::npos)
        return 2;
    const bool hex = text[at] == '%' && at + 2 < text.size() && is_hex(text[at + 1]) && is_hex(text[at + 2]);
    return hex ? 3 : 0;
}

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
    std::size_t copied = 0, begin = 0; // `begin`: behind the last escape
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (const std::size_t length = escape(text, at); length > 0) {
            at += length;
            begin = at;
            continue;
        }
        const bool inside = c != '-' && at > begin && redaction::is_word(text[at - 1]);
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

// {"name": "HF_TOKEN", "value": …}: the name of a secret, else "".
std::string name_of_entry(const Json& json)
{
    for (const char* key : {"name", "key"}) {
        const auto name = json.find(key);
        if (name != json.end() && name->is_string() && names_a_secret(name->get<std::string>()))
            return name->get<std::string>();
    }
    return {};
}

// Redacts every text in it by the key that it stands under; whether that changed anything.
bool redact(Redactor& redactor, const std::string& key, Json& json)
{
    bool changed = false;
    if (json.is_number() && names_a_secret(key) && !redaction::counts_tokens(key)) {
        json = redactor.secret(kOfSetting);
        changed = true;
    } else if (json.is_string()) {
        const std::string before = json.get<std::string>();
        std::string after = redactor.value(key, before);
        changed = after != before;
        json = std::move(after);
    } else if (json.is_object()) {
        const bool all = names_a_secret(key); // "credentials": {"a": …}
        const std::string entry = name_of_entry(json);
        for (auto& [name, member] : json.items())
            changed = redact(redactor,
                             all                                 ? key
                             : name == "value" && !entry.empty() ? entry
                                                                 : name,
                             member) ||
                      changed;
    } else if (json.is_array()) {
        std::string before; // ["--api-key", …]
        for (Json& element : json) {
            const std::string text = element.is_string() ? element.get<std::string>() : std::string();
            const bool secret = names_a_secret(before) && !text.starts_with('-');
            changed = redact(redactor, secret ? before : key, element) || changed;
            before = text;
        }
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
    const KeyOf of = redaction::key_of(key);
    if (of == KeyOf::Secret)
        return redaction::holds_no_secret(value) ? std::string(value) : secret(kOfSetting);
    if (of == KeyOf::Nothing) return text(value);
    if (redaction::says_nothing(value)) return std::string(value);
    return name(of == KeyOf::User ? Named::User : Named::Tenant, value);
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
