// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/redaction_patterns.h"

#include "catalog/names.h"

#include <algorithm>
#include <array>

namespace fulcrum::evidence::redaction
{

namespace
{

constexpr std::size_t kLongestHost = 253;     // DNS
constexpr std::size_t kLongestLocalPart = 64; // of an e-mail address

bool is_token_char(char c)
{
    return is_digit(c) || is_alpha(c) || c == '_' || c == '-';
}

bool has_digit(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), is_digit);
}

// Prefixes of keys and tokens as their issuers document them, with the fewest characters that follow.
struct Shape {
    std::string_view prefix;
    std::size_t least;
};
constexpr Shape kShapes[] = {
    {"sk-", 16},
    {"sk_live_", 16},
    {"sk_test_", 16},
    {"pk_live_", 16},
    {"rk_live_", 16},
    {"hf_", 16},
    {"ghp_", 20},
    {"gho_", 20},
    {"ghu_", 20},
    {"ghs_", 20},
    {"ghr_", 20},
    {"github_pat_", 20},
    {"glpat-", 16},
    {"xoxb-", 10},
    {"xoxp-", 10},
    {"xoxa-", 10},
    {"xapp-", 10},
    {"AKIA", 16},
    {"ASIA", 16},
    {"AIza", 30},
    {"nvapi-", 20},
    {"gsk_", 20},
    {"r8_", 20},
    {"dop_v1_", 20},
    {"npm_", 30},
    {"pypi-", 30},
    {"SG.", 30},
    {"ya29.", 20},
    {"dapi", 30},
    {"api_org_", 16},
    {"xai-", 20},
    {"pplx-", 20},
    {"tgp_v1_", 20},

    {"csk-", 20},
    {"lsv2_", 20},
    {"dckr_pat_", 20},
    {"gldt-", 16},
    {"glrt-", 16},
    {"whsec_", 16},
    {"hvs.", 20},
    {"hvb.", 20},
    {"GOCSPX-", 20},
    {"sha256~", 20},
    {"PMAK-", 20},
    {"xoxe-", 10},
    {"xoxs-", 10},
    {"ABIA", 16},
    {"ACCA", 16},
    {"pcsk_", 20},
    {"sk_", 20},
    {"ATATT3", 20},
    {"AGE-SECRET-KEY-1", 20},
};

// "authentication" and "Authentication" are words; "dXNlcjpwYXNz" is none.
bool has_both_cases(std::string_view text)
{
    const auto upper = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto lower = [](char c) { return c >= 'a' && c <= 'z'; };
    return std::any_of(text.begin(), text.end(), lower) && std::any_of(text.begin() + 1, text.end(), upper);
}

std::optional<Secret> bearer(std::string_view text, std::size_t at)
{
    for (const std::string_view scheme : {"bearer", "basic"}) {
        if (catalog::lower(text.substr(at, scheme.size())) != scheme) continue;
        std::size_t begin = at + scheme.size();
        const std::size_t behind =
            run(text, begin, 4, [](char c) { return c == ' ' || c == '\t' || c == ':'; });
        if (behind == begin) continue;
        begin = behind;
        const auto of_token = [](char c) {
            return is_token_char(c) || one_of({&c, 1}, {".", "+", "/", "=", "~"});
        };
        const std::size_t end = run(text, begin, text.size(), of_token);
        const std::string_view token = text.substr(begin, end - begin);
        const bool padded = token.ends_with('=');
        if (token.size() >= 8 && (has_digit(token) || has_both_cases(token) || padded || token.size() >= 20))
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
    for (const std::string_view rule : {"-----", "---- "}) { // of OpenSSL, and of SSH2
        if (!text.substr(at).starts_with(std::string(rule) + "BEGIN ")) continue;
        const std::string last = std::string(rule) + "END ";
        const std::size_t end = text.find(last, at);
        if (end == std::string_view::npos) return Secret{text.size(), "private key or certificate"};
        const std::size_t close = text.find("----", end + last.size());
        if (close == std::string_view::npos) return Secret{text.size(), "private key or certificate"};
        return Secret{run(text, close, 5, [](char c) { return c == '-'; }), "private key or certificate"};
    }
    return std::nullopt;
}

// A PEM block as Kubernetes' secrets hold it, in base 64.
std::optional<Secret> encoded_pem(std::string_view text, std::size_t at)
{
    if (!text.substr(at).starts_with("LS0tLS1CRUdJTi")) return std::nullopt;
    return Secret{run(text, at, text.size(),
                      [](char c) { return is_token_char(c) || c == '+' || c == '/' || c == '='; }),
                  "private key or certificate"};
}

} // namespace

std::optional<Secret> secret_by_shape(std::string_view text, std::size_t at)
{
    if (text[at] == '-') return pem_block(text, at);
    if (auto pem = encoded_pem(text, at)) return pem;
    for (const Shape& shape : kShapes) {
        if (!text.substr(at).starts_with(shape.prefix)) continue;
        const std::size_t begin = at + shape.prefix.size();
        const auto of_token = [](char c) { return is_token_char(c) || c == '.'; };
        std::size_t end = run(text, begin, text.size(), of_token);
        while (end > begin && text[end - 1] == '.')
            --end; // the sentence's
        const std::string_view rest = text.substr(begin, end - begin);
        // "sk-learn-contrib-package" is a word of words: keys have digits, or letters of both cases
        const bool mixed =
            rest.size() >= 24 && has_both_cases(rest) && rest.find('-') == std::string_view::npos;
        if (rest.size() >= shape.least && (has_digit(rest) || mixed)) return Secret{end, "API key or token"};
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

} // namespace fulcrum::evidence::redaction
