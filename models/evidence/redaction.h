// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing secret is kept: what importers call before they store a text that people or machines wrote.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence
{

// Whether the name of a setting, variable, header or label says that its value is a secret: "HF_TOKEN",
// "api-key", "accessToken"; not "max_tokens", "eos_token" or "#new-token".
bool names_a_secret(std::string_view key);

// Leaves secrets out ("<redacted>") and replaces who and where by pseudonyms that stay the same for the
// life of one Redactor, which is one import: the same host is "host-1" in every line. What it wrote once it
// leaves as it is, so that two passes give what one gives. Not thread-safe.
//
// Replaced in texts: keys and tokens by their shape (sk-, hf_, ghp_, AKIA, JWT, PEM blocks, …) and by the
// name before them ("api_key=", "Authorization:", "--token x"), e-mail addresses, IPv4, IPv6 and MAC
// addresses, host names of URLs with their credentials, cluster-internal and other host names, users and
// tenants by the name before them ("user=", "\"tenant_id\": ") and in home folders. Kept: loopback and
// unspecified addresses, localhost, versions such as 0.10.1.1, and public places that say nothing of the user
// (huggingface.co, docker.io, nvidia.com, …).
class Redactor
{
public:
    enum class Named { Host, Address, Email, User, Tenant };

    // Linear in the length of the text.
    std::string text(std::string_view text);

    // The pseudonym of a name that is known to be one: "tenant-1". Empty stays empty.
    std::string name(Named what, std::string_view name);

    // The value of a setting, variable or label: left out where the key names a secret, a pseudonym where it
    // names a user or tenant, else as text().
    std::string value(std::string_view key, std::string_view value);

    // Counts something that an importer left out by itself: "1 secret of the environment was not read".
    void left_out(const std::string& what);

    // What was replaced, as sentences for people, without what it was: "2 host names became host-1 to
    // host-2".
    std::vector<std::string> replaced() const;
    bool replaced_anything() const { return !replaced().empty(); }

    // Not for use outside redaction: counts a secret and gives what stands for it.
    std::string secret(const std::string& what);

private:
    std::array<std::map<std::string, std::string, std::less<>>, 5> names_;
    std::map<std::string, std::int64_t> secrets_; // what it was, how often
};

} // namespace fulcrum::evidence
