// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/prompt_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace fulcrum::study
{

namespace
{

// A parameter that not every workload has; nullptr: this one has not, or it is not set.
template <class T>
const T* find(const Parameters& parameters, std::string_view key)
{
    for (const auto& [each, value] : parameters) {
        if (each == key) return std::get_if<T>(&value);
    }
    return nullptr;
}

// Counts of tokens may be written as whole numbers or as quantities.
std::optional<std::int64_t> tokens(const Parameters& parameters, std::string_view key)
{
    if (const auto* whole = find<std::int64_t>(parameters, key)) return *whole;
    if (const auto* real = find<double>(parameters, key)) return static_cast<std::int64_t>(*real);
    return std::nullopt;
}

std::int64_t whole_blocks(std::int64_t tokens, std::int64_t block)
{
    return tokens / block * block;
}

// Seconds of GPU and host to compute a prompt of which so many leading tokens are found.
double prefill_seconds(OfferedLoad load, std::int64_t found, const cluster::EngineBuild& build)
{
    load.shared_tokens = static_cast<double>(found);
    return capacity_for(load, build).prefill_seconds;
}

// Of a prompt of `length` tokens with `found` in the cache, alone in its step.
double rest_seconds(std::int64_t length, std::int64_t found, const cluster::EngineBuild& build)
{
    const cost::PrefillPiece piece{length - found, found, true};
    cost::StepShape shape;
    shape.pieces = {&piece, 1};
    shape.logit_rows = 1;
    return to_seconds(build.cost->step(shape).latency);
}

struct Field {
    std::int64_t at = 0;
    std::int64_t shared = 0; // tokens, in front of it and behind
    std::string scope;
    bool each_request = false;
};

std::optional<Field> field_of(const Parameters& workload)
{
    const auto shared = tokens(workload, "prefix_tokens");
    const auto length = tokens(workload, "volatile_tokens");
    const auto at = tokens(workload, "volatile_at");
    const auto* scope = find<std::string>(workload, "volatile_scope");
    if (!shared || !length || *length < 1 || !at || scope == nullptr || *at >= *shared) return std::nullopt;
    return Field{*at, *shared, *scope, *scope == "request"};
}

} // namespace

Finding check_volatile_field(const Parameters& workload, const std::optional<OfferedLoad>& load,
                             const cluster::EngineBuild& build)
{
    const std::optional<Field> field = field_of(workload);
    if (!field || !build.parts.profile.prefix_caching) return {};
    const std::int64_t block = std::max(1, build.parts.profile.limits.block_tokens);
    const std::int64_t reused = whole_blocks(field->at, block);
    const std::int64_t could = whole_blocks(field->shared, block);
    OfferedLoad request = load.value_or(OfferedLoad{});
    if (!load) request.prompt_tokens = static_cast<double>(field->shared + block);
    const double again = prefill_seconds(request, reused, build) - prefill_seconds(request, could, build);
    Finding finding;
    finding.holds = !field->each_request;
    finding.text = fmt::format(
        "a field that changes with each {} stands at token {} of {} that requests share: behind it nothing "
        "is found in the cache{}, so {} tokens can be reused (whole blocks of {}) where {} could, and a "
        "request costs {:.3g} ms more",
        field->each_request ? "request" : field->scope, field->at, field->shared,
        field->each_request ? "" : " once it has changed", reused, block, could, 1e3 * again);
    if (load)
        finding.text += fmt::format(", {:.1f} % of the time of a GPU at {:.3g} requests a second",
                                    100 * again * load->request_rate, load->request_rate);
    finding.hint = "put the field behind what is shared: remove volatile_at";
    return finding;
}

Finding check_block_multiple(const OfferedLoad& load, const cluster::EngineBuild& build)
{
    const std::int64_t block = build.parts.profile.limits.block_tokens;
    if (!build.parts.profile.prefix_caching || block < 2) return {};
    std::int64_t multiples = 0;
    std::int64_t longest = 0;
    for (const std::int32_t length : load.repeated) {
        if (length % block != 0) continue;
        ++multiples;
        longest = std::max<std::int64_t>(longest, length);
    }
    if (multiples == 0) return {};
    Finding finding;
    finding.text = fmt::format(
        "{} of the first {} prompts were sent before and have a multiple of {} tokens: the last token has to "
        "be computed and only whole blocks are reused, so of {} tokens {} are found and {} computed, {:.3g} "
        "ms where one more token of prompt would take {:.3g}",
        multiples, load.sampled, block, longest, longest - block, block,
        1e3 * rest_seconds(longest, longest - block, build), 1e3 * rest_seconds(longest + 1, longest, build));
    return finding;
}

} // namespace fulcrum::study
