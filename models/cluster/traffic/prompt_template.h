// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in front of a user's own text: a shared part, which a field that changes may interrupt.
//
// Once the field has changed, no prefix cache holds what stands behind it. With blocks of b tokens, the field
// at position p of a prompt of n tokens: hit <= b * floor(min(p, n - 1) / b) [S
// vllm/v1/core/kv_cache_manager.py].
#pragma once

#include "base/parameters.h"
#include "base/result.h"
#include "base/time.h"
#include "cluster/traffic/alias_table.h"
#include "engine/request.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fulcrum::cluster::traffic
{

class PromptTemplate
{
public:
    // Of the parameters of template_parameters(); `node` names the prefixes where nothing else does.
    static Result<PromptTemplate> read(const Parameters& parameters, const std::string& node);

    // Who asks, and when.
    struct Occasion {
        std::uint64_t draw = 0; // 64 random bits: they choose the group
        std::uint64_t session = 0;
        std::uint16_t tenant = 0;
        TimeNs at = 0;
    };

    // Tokens in front of the user's text, and of a changing field within it.
    std::int32_t tokens() const { return shared_ + (field_at_ >= 0 ? field_ : 0); }
    std::int32_t tokens_in_text() const { return field_at_ >= 0 ? 0 : field_; }

    bool several_groups() const { return groups_.size() > 0; } // otherwise `draw` does not matter

    // Replaces the parts by those in front of the user's text.
    void fill(std::vector<engine::PromptPart>& parts, const Occasion& occasion) const;

private:
    enum class Scope { Request, Session, Tenant, Time };

    Errors read_shared(const Parameters& parameters, const std::string& node);
    Errors read_field(const Parameters& parameters);
    std::uint64_t shared_content(const Occasion& occasion) const;
    std::uint64_t field_content(const Occasion& occasion) const;

    std::int32_t shared_ = 0;    // tokens
    std::int32_t field_ = 0;     // tokens
    std::int32_t field_at_ = -1; // shared tokens in front of it; -1: in the user's text
    Scope scope_ = Scope::Request;
    TimeNs period_ = 0; // of Scope::Time
    std::uint64_t salt_ = 0;
    bool per_tenant_ = false;
    AliasTable groups_; // empty: one group
};

// A content id of two numbers that is never kUnique.
std::uint64_t content_id(std::uint64_t a, std::uint64_t b);

} // namespace fulcrum::cluster::traffic
