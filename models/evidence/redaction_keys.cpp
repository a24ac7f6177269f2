// SPDX-License-Identifier: GPL-3.0-or-later
// What the name of a setting says of its value.
#include "evidence/redaction_patterns.h"

#include "catalog/names.h"

#include <algorithm>

namespace fulcrum::evidence::redaction
{

namespace
{

// "password2", "API_KEY_1": the number tells nothing.
void drop_numbers(std::vector<std::string>& words)
{
    while (!words.empty()) {
        std::string& last = words.back();
        while (!last.empty() && is_digit(last.back()))
            last.pop_back();
        if (!last.empty()) return;
        words.pop_back();
    }
}

// "API_KEY_PROD", "api_key_value"
void drop_endings(std::vector<std::string>& words)
{
    while (words.size() > 1 && one_of(words.back(), {"value", "val", "plain", "plaintext", "header", "b64",
                                                     "base64", "prod", "production", "staging", "stage",
                                                     "dev", "test", "primary", "secondary", "old"}))
        words.pop_back();
}

// Not the tokens that models read and write.
bool of_text(const std::string& before)
{
    return one_of(before, {"eos",    "bos",      "pad",       "unk",        "stop",    "sep",     "cls",
                           "mask",   "new",      "cached",    "per",        "output",  "first",   "next",
                           "prompt", "input",    "num",       "image",      "special", "max",     "last",
                           "draft",  "a",        "generated", "completion", "total",   "begin",   "end",
                           "start",  "finish",   "think",     "tool",       "audio",   "video",   "sampled",
                           "bonus",  "accepted", "rejected",  "target",     "decode",  "prefill", "each",
                           "single", "current",  "previous"});
}

bool is_secret_key(const std::string& before)
{
    return one_of(before, {"api",         "secret",   "access",       "private",  "auth",      "encryption",
                           "signing",     "account",  "subscription", "license",  "ssh",       "storage",
                           "master",      "admin",    "service",      "virtual",  "openai",    "anthropic",
                           "azure",       "aws",      "hf",           "gcp",      "google",    "wandb",
                           "cohere",      "mistral",  "groq",         "together", "replicate", "nvidia",
                           "ngc",         "langfuse", "langsmith",    "datadog",  "dd",        "sentry",
                           "stripe",      "slack",    "github",       "gitlab",   "client",    "app",
                           "application", "jwt",      "hmac",         "webhook",  "bot",       "integration",
                           "shared",      "cookie",   "rest",         "deploy",   "pass"});
}

bool is_secret(const std::string& last, const std::string& before)
{
    if (one_of(last, {"secret",
                      "secrets",
                      "password",
                      "passwords",
                      "passwd",
                      "pwd",
                      "pw",
                      "pswd",
                      "passcode",
                      "passphrase",
                      "credential",
                      "credentials",
                      "creds",
                      "cred",
                      "apikey",
                      "apikeys",
                      "apitoken",
                      "authtoken",
                      "accesstoken",
                      "accesskey",
                      "secretkey",
                      "signature",
                      "sig",
                      "hmac",
                      "authorization",
                      "cookie",
                      "cookies",
                      "bearer",
                      "auth",
                      "jwt",
                      "hftoken",
                      "bottoken",
                      "sessiontoken",
                      "refreshtoken",
                      "usertoken",
                      "bearertoken",
                      "privatekey",
                      "encryptionkey",
                      "signingkey",
                      "masterkey",
                      "sharedkey",
                      "openaikey",
                      "dockerconfigjson",
                      "dockercfg",
                      "connstr",
                      "sas",
                      "otp",
                      "bindpw",
                      "dbpw",
                      "rootpw",
                      "userpw"}))
        return true;
    for (const std::string_view end : {"password", "passwd", "passphrase", "apikey", "secret"})
        if (last.size() > end.size() && last.ends_with(end)) return true; // "pgpassword"
    if (one_of(last, {"key", "keys"})) return is_secret_key(before);
    if (last == "pass")
        return one_of(before, {"", "db", "user", "root", "admin", "redis", "smtp", "mysql", "postgres", "pg",
                               "ssh", "mail", "proxy", "basic", "http", "login", "key"});
    if (last == "string") return before == "connection";
    if (last == "id") return before == "key";
    if (last == "pat") return one_of(before, {"", "github", "gitlab", "git", "gh", "azure", "devops"});
    if (last == "tokens") return one_of(before, {"api", "auth", "access"});
    return last == "token" && !of_text(before);
}

} // namespace

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

KeyOf key_of(std::string_view key)
{
    std::vector<std::string> words = key_words(key);
    drop_numbers(words);
    drop_endings(words);
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
    return !words.empty() && one_of(words.back(), {"authorization", "cookie", "cookies"});
}

bool counts_tokens(std::string_view key)
{
    const std::vector<std::string> words = key_words(key);
    return !words.empty() && one_of(words.back(), {"token", "pass"});
}

bool is_plain_number(std::string_view value)
{
    return std::any_of(value.begin(), value.end(), is_digit) &&
           std::all_of(value.begin(), value.end(),
                       [](char c) { return is_digit(c) || c == '.' || c == ',' || c == '-' || c == '%'; });
}

namespace
{

bool is_word_for_nothing(std::string_view word)
{
    return one_of(word, {"", "null", "none", "nil", "true", "false", "yes", "no", "-", "default", "unknown"});
}

bool is_name(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), is_word);
}

// "$NAME", "${NAME}", "$(NAME)", "$(cat /run/secrets/key)"; not "${NAME:-otherwise}" and "$ecret!".
bool is_variable(std::string_view value)
{
    if (!value.starts_with('$') || value.size() < 2) return false;
    std::string_view rest = value.substr(1);
    if (rest.starts_with("{{")) return true; // of a workflow
    if (rest.starts_with("(cat ") || rest.starts_with("(<")) return true;
    const char close = rest.front() == '{' ? '}' : rest.front() == '(' ? ')' : '\0';
    if (close == '\0') return is_name(rest);
    rest.remove_prefix(1);
    if (rest.ends_with(close)) rest.remove_suffix(1);
    return is_name(rest);
}

} // namespace

bool says_nothing(std::string_view value)
{
    const std::string word = catalog::lower(value);
    return is_word_for_nothing(word) ||
           (word.find_first_of("{[(<$") == 0 && word.find(' ') == std::string::npos) ||
           word.starts_with("{{") || word.starts_with("\\u003c");
}

bool holds_no_secret(std::string_view value)
{
    const std::string word = catalog::lower(value);
    if (is_word_for_nothing(word) || is_variable(value)) return true;
    if (word.starts_with("{{") || word.starts_with("\\u003c")) return true;
    constexpr std::string_view kRedacted = "<redacted>";
    if (word.starts_with(kRedacted) &&
        word.find_first_not_of("]})\"',", kRedacted.size()) == std::string::npos)
        return true;
    if (word.starts_with('<') && (word.size() == 1 || word.find('>') == word.size() - 1)) return true;
    if (one_of(word, {"[]", "{}", "()", "[redacted]", "[masked]", "[filtered]", "[", "{", "(", "|", ">"}))
        return true;
    return word.find_first_not_of('*') == std::string::npos;
}

bool may_name_a_secret(std::string_view key)
{
    const auto lower = [](char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c); };
    for (std::size_t i = 0; i + 1 < key.size(); ++i) {
        const char a = lower(key[i]), b = lower(key[i + 1]);
        const char c = i + 2 < key.size() ? lower(key[i + 2]) : '\0';
        if ((a == 'p' && (b == 'w' || (b == 'a' && (c == 's' || c == 't')))) ||
            (a == 'k' && b == 'e' && c == 'y') || (a == 't' && b == 'o' && c == 'k') ||
            (a == 's' && (b == 'e' || b == 'i' || b == 'a')) || (a == 'a' && b == 'u' && c == 't') ||
            (a == 'c' && (b == 'r' || b == 'o')) || (a == 'b' && b == 'e' && c == 'a') ||
            (a == 'h' && b == 'm') || (a == 'j' && b == 'w') || (a == 'd' && b == 'o' && c == 'c') ||
            (a == 'o' && b == 't') || (a == 'p' && b == 's'))
            return true;
    }
    return false;
}

} // namespace fulcrum::evidence::redaction
