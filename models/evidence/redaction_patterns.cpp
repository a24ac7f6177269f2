// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/redaction_patterns.h"

#include "catalog/names.h"

#include <algorithm>
#include <array>

namespace fulcrum::evidence::redaction
{

namespace
{

constexpr std::size_t kLongestHost = 253; // DNS
constexpr std::size_t kLongestKey = 128;
constexpr std::size_t kLongestLocalPart = 64; // of an e-mail address

bool is_token_char(char c)
{
    return is_digit(c) || is_alpha(c) || c == '_' || c == '-';
}

// Behind the longest run of such characters, at most `most` of them.
template <class Of>
std::size_t run(std::string_view text, std::size_t at, std::size_t most, Of of)
{
    const std::size_t last = std::min(text.size(), at + most);
    while (at < last && of(text[at]))
        ++at;
    return at;
}

bool has_digit(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), is_digit);
}

bool one_of(std::string_view word, std::initializer_list<std::string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

// Prefixes of keys and tokens as their issuers document them, with the fewest characters that follow.
struct Shape {
    std::string_view prefix;
    std::size_t least;
};
constexpr Shape kShapes[] = {
    {"sk-", 16},    {"sk_live_", 16},    {"sk_test_", 16}, {"pk_live_", 16}, {"rk_live_", 16},
    {"hf_", 16},    {"ghp_", 20},        {"gho_", 20},     {"ghu_", 20},     {"ghs_", 20},
    {"ghr_", 20},   {"github_pat_", 20}, {"glpat-", 16},   {"xoxb-", 10},    {"xoxp-", 10},
    {"xoxa-", 10},  {"xapp-", 10},       {"AKIA", 16},     {"ASIA", 16},     {"AIza", 30},
    {"nvapi-", 20}, {"gsk_", 20},        {"r8_", 20},      {"dop_v1_", 20},  {"npm_", 30},
    {"pypi-", 30},  {"SG.", 30},         {"ya29.", 20},    {"dapi", 30},
};

std::optional<Secret> bearer(std::string_view text, std::size_t at)
{
    for (const std::string_view scheme : {"bearer", "basic"}) {
        if (catalog::lower(text.substr(at, scheme.size())) != scheme) continue;
        std::size_t begin = at + scheme.size();
        if (begin >= text.size() || text[begin] != ' ') continue;
        ++begin;
        const auto of_token = [](char c) {
            return is_token_char(c) || one_of({&c, 1}, {".", "+", "/", "=", "~"});
        };
        const std::size_t end = run(text, begin, text.size(), of_token);
        const std::string_view token = text.substr(begin, end - begin);
        if (token.size() >= 8 && (has_digit(token) || token.size() >= 20))
            return Secret{end, "API key or token"};
    }
    return std::nullopt;
}

std::optional<Secret> json_web_token(std::string_view text, std::size_t at)
{
    if (!text.substr(at).starts_with("eyJ")) return std::nullopt;
    const std::size_t end =
        run(text, at, text.size(), [](char c) { return is_token_char(c) || c == '.' || c == '='; });
    const std::string_view token = text.substr(at, end - at);
    const bool parts = std::count(token.begin(), token.end(), '.') >= 1;
    return parts && token.size() >= 20 ? std::optional(Secret{end, "API key or token"}) : std::nullopt;
}

std::optional<Secret> pem_block(std::string_view text, std::size_t at)
{
    if (!text.substr(at).starts_with("-----BEGIN ")) return std::nullopt;
    constexpr std::string_view kEnd = "-----END ";
    const std::size_t end = text.find(kEnd, at);
    if (end == std::string_view::npos) return Secret{text.size(), "private key or certificate"};
    const std::size_t close = text.find("-----", end + kEnd.size());
    return Secret{close == std::string_view::npos ? text.size() : close + 5, "private key or certificate"};
}

} // namespace

std::optional<Secret> secret_by_shape(std::string_view text, std::size_t at)
{
    if (text[at] == '-') return pem_block(text, at);
    for (const Shape& shape : kShapes) {
        if (!text.substr(at).starts_with(shape.prefix)) continue;
        const std::size_t begin = at + shape.prefix.size();
        const auto of_token = [](char c) { return is_token_char(c) || c == '.'; };
        std::size_t end = run(text, begin, text.size(), of_token);
        while (end > begin && text[end - 1] == '.')
            --end; // the sentence's
        const std::string_view rest = text.substr(begin, end - begin);
        // "sk-learn-contrib-package" is a word of words: keys have digits
        if (rest.size() >= shape.least && has_digit(rest)) return Secret{end, "API key or token"};
    }
    if (auto token = json_web_token(text, at)) return token;
    return bearer(text, at);
}

End email(std::string_view text, std::size_t at)
{
    const auto of_local = [](char c) { return is_token_char(c) || c == '.' || c == '%' || c == '+'; };
    const std::size_t sign = run(text, at, kLongestLocalPart + 1, of_local);
    if (sign == at || sign >= text.size() || text[sign] != '@') return std::nullopt;
    const auto of_domain = [](char c) { return is_digit(c) || is_alpha(c) || c == '-' || c == '.'; };
    const std::size_t most = run(text, sign + 1, kLongestHost, of_domain);
    const std::string_view domain = text.substr(sign + 1, most - sign - 1);
    // The last dot that letters follow: "alice@acme.com." and "alice@acme.com-1" end behind "com".
    for (std::size_t dot = domain.rfind('.'); dot != std::string_view::npos && dot > 0;
         dot = domain.rfind('.', dot - 1)) {
        const std::size_t end = run(domain, dot + 1, domain.size(), is_alpha);
        if (end >= dot + 3) return sign + 1 + end;
    }
    return std::nullopt;
}

namespace
{

bool reads_as_version(std::string_view text, std::size_t at)
{
    const std::string_view before = text.substr(at < 12 ? 0 : at - 12, std::min<std::size_t>(at, 12));
    if (before.ends_with("v") || before.ends_with("==") || before.ends_with("+")) return true;
    const std::string words = catalog::lower(before);
    return words.ends_with("version ") || words.ends_with("version=") || words.ends_with("version: ") ||
           words.ends_with("version\": \"");
}

} // namespace

End ip_v4(std::string_view text, std::size_t at)
{
    std::size_t here = at;
    for (int part = 0; part < 4; ++part) {
        if (part > 0) {
            if (here >= text.size() || text[here] != '.') return std::nullopt;
            ++here;
        }
        const std::size_t end = run(text, here, 4, is_digit);
        if (end == here || end - here > 3) return std::nullopt;
        if (std::stoi(std::string(text.substr(here, end - here))) > 255) return std::nullopt;
        here = end;
    }
    const bool goes_on =
        here < text.size() &&
        (is_word(text[here]) || (text[here] == '.' && here + 1 < text.size() && is_digit(text[here + 1])));
    // No host has an address that begins with 0, but versions such as vLLM 0.10.1.1 do.
    const bool zero = text[at] == '0' && text[at + 1] == '.';
    if (goes_on || zero || (at > 0 && text[at - 1] == '.') || reads_as_version(text, at)) return std::nullopt;
    return here;
}

End ip_v6(std::string_view text, std::size_t at)
{
    constexpr std::size_t kLongest = 45;
    const auto of_address = [](char c) {
        return is_digit(c) || c == ':' || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    };
    std::size_t end = run(text, at, kLongest, of_address);
    while (end > at && text[end - 1] == ':' && !(end > at + 1 && text[end - 2] == ':'))
        --end;
    if (end < text.size() && is_word(text[end])) return std::nullopt;
    const std::string_view address = text.substr(at, end - at);
    std::size_t groups = 0, longest = 0, shortest = 4, length = 0;
    for (std::size_t i = 0; i <= address.size(); ++i) {
        if (i < address.size() && address[i] != ':') {
            ++length;
            continue;
        }
        if (length > 0) {
            ++groups;
            longest = std::max(longest, length);
            shortest = std::min(shortest, length);
        }
        length = 0;
    }
    if (longest > 4 || !has_digit(address)) return std::nullopt;
    const bool shortened = address.find("::") != std::string_view::npos;
    const bool mac = !shortened && groups == 6 && longest == 2 && shortest == 2;
    const bool v6 = shortened ? groups >= 2 && groups <= 7 && address.size() >= 6 : groups == 8;
    return mac || v6 ? End(end) : std::nullopt;
}

bool is_public_place(std::string_view host)
{
    const std::string name = catalog::lower(host);
    for (const std::string_view known : {"huggingface.co", "hf.co",
                                         "docker.io",      "docker.com",
                                         "nvcr.io",        "ghcr.io",
                                         "quay.io",        "gcr.io",
                                         "github.com",     "githubusercontent.com",
                                         "pypi.org",       "pytorch.org",
                                         "nvidia.com",     "amd.com",
                                         "google.com",     "gke.io",
                                         "k8s.io",         "kubernetes.io",
                                         "kserve.io",      "knative.dev",
                                         "istio.io",       "vllm.ai",
                                         "sglang.ai",      "modelscope.cn",
                                         "apache.org",     "mcr.microsoft.com",
                                         "public.ecr.aws", "coreos.com",
                                         "openshift.io",   "helm.sh",
                                         "schema.org",     "w3.org",
                                         "gnu.org"}) {
        if (name == known) return true;
        if (name.size() > known.size() && name.ends_with(known) &&
            name[name.size() - known.size() - 1] == '.')
            return true;
    }
    return false;
}

bool is_local_place(std::string_view host)
{
    return one_of(host, {"localhost", "0.0.0.0", "::", "::1", "[::]", "[::1]", "*", ""}) ||
           host.starts_with("127.");
}

bool is_pseudonym(std::string_view text)
{
    for (const std::string_view kind : {"host-", "address-", "email-", "user-", "tenant-"}) {
        const std::string_view rest = text.substr(std::min(kind.size(), text.size()));
        if (text.starts_with(kind) && !rest.empty() && rest.size() <= 9 &&
            std::all_of(rest.begin(), rest.end(), is_digit))
            return true;
    }
    return false;
}

End host_name(std::string_view text, std::size_t at)
{
    const auto of_host = [](char c) { return is_digit(c) || is_alpha(c) || c == '-' || c == '.'; };
    std::size_t end = run(text, at, kLongestHost, of_host);
    while (end > at && (text[end - 1] == '.' || text[end - 1] == '-'))
        --end;
    const std::string host = catalog::lower(text.substr(at, end - at));
    if (end < text.size() && (is_word(text[end]) || text[end] == '(')) return std::nullopt;
    if (host.starts_with("ip-") && std::count(host.begin(), host.end(), '-') >= 4 && host.size() > 3 &&
        is_digit(host[3]))
        return end;
    const std::size_t dot = host.rfind('.');
    if (dot == std::string::npos || dot == 0 || host.find("..") != std::string::npos) return std::nullopt;
    const bool known =
        one_of(std::string_view(host).substr(dot + 1),
               {"internal", "local", "lan", "corp", "intranet", "svc", "localdomain", "consul", "com", "net",
                "org",      "io",    "ai",  "dev",  "cloud",    "co",  "edu",         "gov",    "de",  "eu",
                "uk",       "fr",    "ch",  "at",   "cn",       "jp",  "kr",          "in",     "us"});
    return known && !is_public_place(host) ? End(end) : std::nullopt;
}

bool is_plain_number(std::string_view value)
{
    return has_digit(value) && std::all_of(value.begin(), value.end(), [](char c) {
               return is_digit(c) || c == '.' || c == ',' || c == '-' || c == '%';
           });
}

bool says_nothing(std::string_view value)
{
    const std::string word = catalog::lower(value);
    return one_of(word,
                  {"", "null", "none", "nil", "true", "false", "yes", "no", "-", "default", "unknown"}) ||
           (word.find_first_of("{[(<$") == 0 && word.find(' ') == std::string::npos) ||
           word.starts_with("{{") || word.starts_with("\\u003c");
}

std::vector<std::string> key_words(std::string_view key)
{
    std::vector<std::string> words(1);
    char before = 0;
    for (const char c : key) {
        const bool upper = c >= 'A' && c <= 'Z';
        if (c == '_' || c == '-' || c == '.' || c == '/') {
            if (!words.back().empty()) words.emplace_back();
        } else {
            if (upper && before >= 'a' && before <= 'z') words.emplace_back();
            words.back() += catalog::lower({&c, 1});
        }
        before = c;
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

namespace
{

bool is_secret(const std::string& last, const std::string& before)
{
    if (one_of(last, {"secret", "password", "passwd", "pwd", "passphrase", "credential", "credentials",
                      "apikey", "apitoken", "authtoken", "accesstoken", "accesskey", "secretkey", "signature",
                      "sig", "authorization", "cookie", "bearer"}))
        return true;
    if (one_of(last, {"key", "keys"}))
        return one_of(before,
                      {"api", "secret", "access", "private", "auth", "encryption", "signing", "account",
                       "subscription", "license", "ssh", "storage", "master", "admin", "service", "virtual"});
    if (last == "id") return before == "key";
    if (last == "tokens") return one_of(before, {"api", "auth", "access"});
    // Not the tokens that models read and write.
    return last == "token" &&
           !one_of(before,
                   {"eos",     "bos", "pad",    "unk",   "stop", "sep",       "cls",        "mask", "new",
                    "cached",  "per", "output", "first", "next", "prompt",    "input",      "num",  "image",
                    "special", "max", "last",   "draft", "a",    "generated", "completion", "total"});
}

} // namespace

KeyOf key_of(std::string_view key)
{
    const std::vector<std::string> words = key_words(key);
    if (words.empty()) return KeyOf::Nothing;
    const std::string& last = words.back();
    const std::string before = words.size() > 1 ? words[words.size() - 2] : std::string();
    if (is_secret(last, before)) return KeyOf::Secret;
    const bool of_it = one_of(last, {"id", "name", "hash"}) && words.size() > 1;
    const std::string& who = of_it ? before : last;
    if (one_of(who, {"user", "username", "userid", "enduser", "login", "customer", "customerid", "owner",
                     "operator"}))
        return KeyOf::User;
    if (one_of(who, {"tenant", "tenantid", "org", "orgid", "organization", "organisation", "team", "account",
                     "workspace", "namespace"}))
        return KeyOf::Tenant;
    return KeyOf::Nothing;
}

bool to_end_of_line(std::string_view key)
{
    const std::vector<std::string> words = key_words(key);
    return !words.empty() && one_of(words.back(), {"authorization", "cookie"});
}

namespace
{

std::size_t skip_quote(std::string_view text, std::size_t at, std::string& quote)
{
    const std::size_t begin = at;
    if (at < text.size() && text[at] == '\\') ++at; // JSON within JSON
    if (at < text.size() && (text[at] == '"' || text[at] == '\'')) {
        quote = std::string(text.substr(begin, at + 1 - begin));
        return at + 1;
    }
    return begin;
}

std::size_t skip_spaces(std::string_view text, std::size_t at)
{
    return run(text, at, 64, [](char c) { return c == ' ' || c == '\t'; });
}

std::size_t end_of_value(std::string_view text, std::size_t at, const std::string& quote, bool whole_line)
{
    if (!quote.empty()) {
        for (std::size_t end = at; end < text.size() && text[end] != '\n'; ++end) {
            if (text.substr(end).starts_with(quote)) return end;
            if (text[end] == '\\' && quote.size() == 1) ++end;
        }
        return std::min(text.find('\n', at), text.size());
    }
    const std::string_view stops = whole_line ? "\r\n\"'" : " \t\r\n,;&)]}\"'<>|\\";
    return std::min(text.find_first_of(stops, at), text.size());
}

} // namespace

std::optional<KeyValue> key_value(std::string_view text, std::size_t at)
{
    const std::size_t key_end =
        run(text, at, kLongestKey, [](char c) { return is_token_char(c) || c == '.'; });
    KeyValue found{text.substr(at, key_end - at), 0, 0};
    std::string quote;
    std::size_t here = skip_quote(text, key_end, quote);
    const std::size_t spaced = skip_spaces(text, here);
    const bool option = at >= 2 && text[at - 1] == '-' && text[at - 2] == '-' && spaced > here;
    if (spaced < text.size() && (text[spaced] == '=' || text[spaced] == ':')) {
        here = skip_spaces(text, spaced + 1);
    } else if (option) {
        here = spaced;
        if (here < text.size() && text[here] == '-') return std::nullopt; // the next option
    } else {
        return std::nullopt;
    }
    quote.clear();
    found.value = skip_quote(text, here, quote);
    found.end = end_of_value(text, found.value, quote, to_end_of_line(found.key));
    return found;
}

} // namespace fulcrum::evidence::redaction
