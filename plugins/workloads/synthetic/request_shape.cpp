// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/synthetic/request_shape.h"

#include "base/hash.h"
#include "base/random.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::plugins::synthetic
{

namespace
{

constexpr double kMostGroups = 1e6;

Error problem(const std::string& message, const std::string& hint)
{
    return {.message = message, .hint = hint, .file = {}, .at = {}};
}

std::uint64_t content_of(std::uint64_t salt, std::uint64_t group)
{
    const std::uint64_t id = hash_mix(salt, group);
    return id == engine::kUnique ? 1 : id;
}

} // namespace

RequestShape::RequestShape(LengthLaw prompt, LengthLaw output, const cluster::SourceContext& context)
    : prompt_(std::move(prompt)), output_(std::move(output)), seed_(context.seed),
      prompt_stream_(stream_id(context.node, Purpose::PromptLength)),
      output_stream_(stream_id(context.node, Purpose::OutputLength)),
      prefix_stream_(stream_id(context.node, Purpose::Prefix))
{
}

Result<RequestShape> RequestShape::read(const Parameters& parameters, const cluster::SourceContext& context)
{
    const Result<LengthLaw> prompt = LengthLaw::read(parameters, "prompt");
    const Result<LengthLaw> output = LengthLaw::read(parameters, "output");
    Errors errors;
    for (const Result<LengthLaw>* law : {&prompt, &output})
        if (!law->ok()) errors.insert(errors.end(), law->errors().begin(), law->errors().end());
    if (!errors.empty()) return errors;

    RequestShape shape(*prompt, *output, context);
    if (errors = shape.read_prefix(parameters, context.node); !errors.empty()) return errors;
    if (parameters.is_set("max_tokens")) {
        const double most = parameters.real("max_tokens");
        if (!(most >= 1 && most <= kMostTokens))
            return problem("max_tokens is out of range", "give 1 or more");
        shape.max_tokens_ = static_cast<std::int32_t>(most);
    }
    shape.class_name_ = parameters.is_set("class") ? parameters.text("class") : context.node;
    shape.priority_ = static_cast<std::int32_t>(parameters.integer("priority"));
    shape.tenant_ = static_cast<std::uint16_t>(parameters.integer("tenant"));
    return shape;
}

Errors RequestShape::read_prefix(const Parameters& parameters, const std::string& node)
{
    const double tokens = parameters.real("prefix_tokens");
    const double groups = parameters.real("prefix_groups");
    const double exponent = parameters.real("prefix_zipf");
    if (!(tokens >= 0 && tokens < kMostTokens))
        return {problem("prefix_tokens is out of range", "give 0 or more")};
    if (!(groups >= 1 && groups <= kMostGroups))
        return {problem("prefix_groups is out of range", "give 1 to 1,000,000 groups")};
    if (!(exponent >= 0 && exponent <= 10)) return {problem("prefix_zipf is out of range", "give 0 to 10")};
    prefix_tokens_ = static_cast<std::int32_t>(tokens);
    prefix_salt_ = hash_text(parameters.is_set("prefix_name") ? parameters.text("prefix_name") : node);
    if (prefix_tokens_ == 0 || groups < 2) return {};
    std::vector<double> weights(static_cast<std::size_t>(groups));
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = std::pow(static_cast<double>(i + 1), -exponent);
    groups_ = AliasTable(weights);
    return {};
}

void RequestShape::fill(engine::Request& out, std::uint64_t index) const
{
    out.id = index;
    out.prompt_tokens = prompt_.sample(RandomStream(seed_, prompt_stream_, index));
    out.output_tokens = output_.sample(RandomStream(seed_, output_stream_, index));
    out.max_tokens = out.output_tokens;
    if (max_tokens_ > 0) { // the answer is cut off where the client said
        out.max_tokens = max_tokens_;
        out.output_tokens = std::min(out.output_tokens, max_tokens_);
    }
    out.priority = priority_;
    out.class_index = 0;
    out.tenant = tenant_;
    out.reply = engine::kUnique;
    if (prefix_tokens_ == 0) {
        out.parts.resize(1);
        out.parts[0] = {engine::kUnique, out.prompt_tokens};
        return;
    }
    out.prompt_tokens = std::max(out.prompt_tokens, prefix_tokens_ + 1);
    std::size_t group = 0;
    if (groups_.size() > 0) group = groups_.pick(RandomStream(seed_, prefix_stream_, index).bits());
    out.parts.resize(2);
    out.parts[0] = {content_of(prefix_salt_, group), prefix_tokens_};
    out.parts[1] = {engine::kUnique, out.prompt_tokens - prefix_tokens_};
}

} // namespace fulcrum::plugins::synthetic
