// SPDX-License-Identifier: GPL-3.0-or-later
// How secrets, names and addresses look in a text. Each function looks at one place and never further than a
// bounded number of characters, unless it takes what it has looked at. Include in .cpp files only.
#pragma once

#include "base/text.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::redaction
{

inline bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

inline bool is_alpha(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

inline bool is_word(char c)
{
    return is_digit(c) || is_alpha(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
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

// Ends behind a match that begins at `at`; nullopt: none.
using End = std::optional<std::size_t>;

struct Secret {
    std::size_t end = 0;
    std::string what; // "API key or token"
};
std::optional<Secret> secret_by_shape(std::string_view text, std::size_t at);

End email(std::string_view text, std::size_t at);
End ip_v4(std::string_view text, std::size_t at); // not what is rather a version
End ip_v6(std::string_view text, std::size_t at); // also a MAC address
End host_name(std::string_view text, std::size_t at);

bool is_public_place(std::string_view host);  // "huggingface.co"
bool is_local_place(std::string_view host);   // "localhost", "127.0.0.1", "0.0.0.0", "::1"
bool is_pseudonym(std::string_view text);     // "host-12"
bool says_nothing(std::string_view value);    // "", "null", "true", "$(TOKEN)", "<redacted>"
bool holds_no_secret(std::string_view value); // the same for what stands behind the name of a secret
bool is_plain_number(std::string_view value); // of digits, points and commas

// The words of a key in lower case: "x-tenantId" -> x, tenant, id.
std::vector<std::string> key_words(std::string_view key);

enum class KeyOf { Nothing, Secret, User, Tenant };
KeyOf key_of(std::string_view key);
bool to_end_of_line(std::string_view key);    // "Authorization", "Cookie": the value may have spaces
bool counts_tokens(std::string_view key);     // "token": 47 behind it is no secret
bool may_name_a_secret(std::string_view key); // a quick look: never false where key_of() says so

// "key = value" in one of the ways of shells, JSON, YAML, logs and Prometheus.
struct KeyValue {
    std::string_view key;
    std::size_t value = 0; // where it begins
    std::size_t end = 0;
    bool option = false; // "--key value"
    bool secret = false; // by its key
};
std::optional<KeyValue> key_value(std::string_view text, std::size_t at);

// "-u name:password" at a '-'; gives also where the value begins.
End credentials_option(std::string_view text, std::size_t at, std::size_t& value);

} // namespace fulcrum::evidence::redaction
