// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/traffic/prompt_template.h"

#include "base/hash.h"
#include "cluster/traffic/lengths.h"

namespace fulcrum::cluster::traffic
{

namespace
{

constexpr double kMostGroups = 1e6;

// Set apart what would else be named by the same numbers.
constexpr std::uint64_t kRest = 0x72657374;
constexpr std::uint64_t kField = 0x6669656c64;
constexpr std::uint64_t kTenant = 0x74656e616e74;

Error problem(const std::string& message, const std::string& hint)
{
    return {.message = message, .hint = hint, .file = {}, .at = {}};
}

} // namespace

std::uint64_t content_id(std::uint64_t a, std::uint64_t b)
{
    const std::uint64_t id = hash_mix(a, b);
    return id == engine::kUnique ? 1 : id;
}

Result<PromptTemplate> PromptTemplate::read(const Parameters& parameters, const std::string& node)
{
    PromptTemplate made;
    Errors errors = made.read_shared(parameters, node);
    if (errors.empty()) errors = made.read_field(parameters);
    if (!errors.empty()) return errors;
    return made;
}

Errors PromptTemplate::read_shared(const Parameters& parameters, const std::string& node)
{
    const double tokens = parameters.real("prefix_tokens");
    const double groups = parameters.real("prefix_groups");
    const double exponent = parameters.real("prefix_zipf");
    if (!(tokens >= 0 && tokens < kMostTokens))
        return {problem("prefix_tokens is out of range", "give 0 or more")};
    if (!(groups >= 1 && groups <= kMostGroups))
        return {problem("prefix_groups is out of range", "give 1 to 1,000,000 groups")};
    if (!(exponent >= 0 && exponent <= 10)) return {problem("prefix_zipf is out of range", "give 0 to 10")};
    shared_ = static_cast<std::int32_t>(tokens);
    per_tenant_ = parameters.boolean("prefix_per_tenant");
    salt_ = hash_text(parameters.is_set("prefix_name") ? parameters.text("prefix_name") : node);
    const auto version = static_cast<std::uint64_t>(parameters.integer("template_version"));
    if (version != 0) salt_ = hash_mix(salt_, version);
    if (shared_ > 0 && groups >= 2) groups_ = zipf_table(static_cast<std::size_t>(groups), exponent);
    return {};
}

Errors PromptTemplate::read_field(const Parameters& parameters)
{
    const double tokens = parameters.real("volatile_tokens");
    if (!(tokens >= 0 && tokens < kMostTokens))
        return {problem("volatile_tokens is out of range", "give 0 or more")};
    field_ = static_cast<std::int32_t>(tokens);
    if (parameters.is_set("volatile_at")) {
        const double at = parameters.real("volatile_at");
        if (!(at >= 0 && at <= shared_))
            return {
                problem("volatile_at is not within the shared prefix",
                        "give 0 to prefix_tokens, or remove it: then the field stands in the user's text")};
        field_at_ = static_cast<std::int32_t>(at);
    }
    const std::string& scope = parameters.text("volatile_scope");
    if (scope == "session") scope_ = Scope::Session;
    if (scope == "tenant") scope_ = Scope::Tenant;
    if (scope == "minute") period_ = 60 * kSecond;
    if (scope == "hour") period_ = 3600 * kSecond;
    if (scope == "day") period_ = 86400 * kSecond;
    if (period_ > 0) scope_ = Scope::Time;
    return {};
}

std::uint64_t PromptTemplate::shared_content(const Occasion& occasion) const
{
    const std::uint64_t group = groups_.size() > 0 ? groups_.pick(occasion.draw) : 0;
    return content_id(per_tenant_ ? hash_mix(salt_, kTenant + occasion.tenant) : salt_, group);
}

std::uint64_t PromptTemplate::field_content(const Occasion& occasion) const
{
    const std::uint64_t salt = hash_mix(salt_, kField);
    switch (scope_) {
    case Scope::Request:
        return engine::kUnique;
    case Scope::Session:
        return content_id(salt, occasion.session);
    case Scope::Tenant:
        return content_id(salt, occasion.tenant);
    case Scope::Time:
        return content_id(salt, static_cast<std::uint64_t>(occasion.at / period_));
    }
    return engine::kUnique;
}

void PromptTemplate::fill(std::vector<engine::PromptPart>& parts, const Occasion& occasion) const
{
    parts.clear();
    const bool interrupted = field_ > 0 && field_at_ >= 0;
    if (shared_ == 0 && !interrupted) return;
    const std::uint64_t content = shared_content(occasion);
    if (!interrupted) {
        parts.push_back({content, shared_});
        return;
    }
    if (field_at_ > 0) parts.push_back({content, field_at_});
    parts.push_back({field_content(occasion), field_});
    if (field_at_ < shared_) parts.push_back({content_id(content, kRest), shared_ - field_at_});
}

} // namespace fulcrum::cluster::traffic
