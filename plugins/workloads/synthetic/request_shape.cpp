// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/synthetic/request_shape.h"

#include "base/random.h"

#include <algorithm>
#include <utility>

namespace fulcrum::plugins::synthetic
{

namespace traffic = cluster::traffic;

RequestShape::RequestShape(traffic::LengthLaw prompt, traffic::LengthLaw output,
                           traffic::PromptTemplate prefix, traffic::Tenants tenants,
                           const cluster::SourceContext& context)
    : prompt_(std::move(prompt)), output_(std::move(output)), prefix_(std::move(prefix)),
      tenants_(std::move(tenants)), seed_(context.seed),
      prompt_stream_(stream_id(context.node, Purpose::PromptLength)),
      output_stream_(stream_id(context.node, Purpose::OutputLength)),
      prefix_stream_(stream_id(context.node, Purpose::Prefix)),
      tenant_stream_(stream_id(context.node, Purpose::Tenant))
{
}

Result<RequestShape> RequestShape::read(const Parameters& parameters, const cluster::SourceContext& context)
{
    Errors errors;
    const auto read = [&errors](auto result) {
        if (!result.ok()) errors.insert(errors.end(), result.errors().begin(), result.errors().end());
        return result;
    };
    const auto prompt = read(traffic::LengthLaw::read(parameters, "prompt"));
    const auto output = read(traffic::LengthLaw::read(parameters, "output"));
    const auto prefix = read(traffic::PromptTemplate::read(parameters, context.node));
    const auto tenants = read(traffic::Tenants::read(parameters));
    if (!errors.empty()) return errors;

    RequestShape shape(*prompt, *output, *prefix, *tenants, context);
    if (parameters.is_set("max_tokens")) {
        const double most = parameters.real("max_tokens");
        if (!(most >= 1 && most <= traffic::kMostTokens))
            return Error{
                .message = "max_tokens is out of range", .hint = "give 1 or more", .file = {}, .at = {}};
        shape.max_tokens_ = static_cast<std::int32_t>(most);
    }
    shape.class_name_ = parameters.is_set("class") ? parameters.text("class") : context.node;
    shape.priority_ = static_cast<std::int32_t>(parameters.integer("priority"));
    shape.prompt_logprobs_ = parameters.boolean("prompt_logprobs");
    return shape;
}

void RequestShape::fill(engine::Request& out, std::uint64_t index, TimeNs at) const
{
    out.id = index;
    out.arrival = at;
    out.prompt_tokens = prompt_.sample(RandomStream(seed_, prompt_stream_, index));
    out.output_tokens = output_.sample(RandomStream(seed_, output_stream_, index));
    out.max_tokens = out.output_tokens;
    if (max_tokens_ > 0) { // the answer is cut off where the client said
        out.max_tokens = max_tokens_;
        out.output_tokens = std::min(out.output_tokens, max_tokens_);
    }
    out.priority = priority_;
    out.prompt_logprobs = prompt_logprobs_;
    out.class_index = 0;
    out.tenant = tenants_.pick(tenants_.several() ? RandomStream(seed_, tenant_stream_, index).bits() : 0);
    out.reply = engine::kUnique;
    const std::int32_t before = prefix_.tokens();
    out.prompt_tokens = std::max(out.prompt_tokens, before + 1 + prefix_.tokens_in_text());
    const std::uint64_t draw =
        prefix_.several_groups() ? RandomStream(seed_, prefix_stream_, index).bits() : 0;
    prefix_.fill(out.parts, {.draw = draw, .session = index, .tenant = out.tenant, .at = at});
    out.parts.push_back({engine::kUnique, out.prompt_tokens - before});
}

} // namespace fulcrum::plugins::synthetic
