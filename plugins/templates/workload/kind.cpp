// SPDX-License-Identifier: GPL-3.0-or-later
// Requests at even intervals, whose prompts vary within a range. A real plugin would read a trace or follow
// a law of arrivals (cluster/traffic has some).
#include "kind.h"

#include "base/random.h"

#include <cstdint>
#include <memory>
#include <utility>

namespace metronome
{

using namespace fulcrum;

namespace
{

// Contract: cluster/source.h.
class Metronome final : public cluster::RequestSource
{
public:
    Metronome(const Parameters& parameters, cluster::SourceContext context)
        : context_(std::move(context)), interval_(from_seconds(1 / parameters.real("rate"))),
          shortest_(parameters.integer("shortest_prompt")), longest_(parameters.integer("longest_prompt")),
          output_(parameters.integer("output"))
    {
    }

    TimeNs next_arrival() const override { return next_; }

    void take(engine::Request& out) override
    {
        // Draws are named by seed, node and request: the same requests come whatever the engine does with
        // them, so that scenarios can be compared request by request.
        RandomStream draw(context_.seed, stream_id(context_.node, Purpose::PromptLength), number_);
        const auto span = static_cast<double>(longest_ - shortest_ + 1);
        out = engine::Request{};
        out.id = number_++;
        out.arrival = next_;
        out.prompt_tokens =
            static_cast<std::int32_t>(shortest_ + static_cast<std::int64_t>(draw.uniform() * span));
        out.output_tokens = out.max_tokens = static_cast<std::int32_t>(output_);
        out.parts = {{engine::kUnique, out.prompt_tokens}}; // no prompt shares its beginning with another
        next_ += interval_;
    }

    std::vector<std::string> class_names() const override { return {"metronome"}; }

private:
    cluster::SourceContext context_;
    TimeNs interval_ = kSecond;
    TimeNs next_ = 0;
    std::uint64_t number_ = 0;
    std::int64_t shortest_ = 1;
    std::int64_t longest_ = 1;
    std::int64_t output_ = 1;
};

// Called from worker threads, several at a time. Errors are values: what is wrong, and the next step.
Result<std::unique_ptr<cluster::RequestSource>> make(const Parameters& parameters,
                                                     const cluster::SourceContext& context)
{
    if (parameters.integer("longest_prompt") < parameters.integer("shortest_prompt")) {
        return Error{"longest_prompt is smaller than shortest_prompt", "exchange them", {}, {}};
    }
    return std::unique_ptr<cluster::RequestSource>(std::make_unique<Metronome>(parameters, context));
}

ParameterDescription tokens(const char* key, const char* label, std::int64_t fallback, const char* help)
{
    return {.key = key,
            .label = label,
            .type = ParameterType::Integer,
            .dimension = Dimension::Tokens,
            .fallback = fallback,
            .minimum = 1,
            .maximum = 1'000'000,
            .help = help,
            .group = "Requests"};
}

} // namespace

cluster::WorkloadKind kind()
{
    cluster::WorkloadKind kind;
    kind.text = {"metronome", "Metronome", "Requests at even intervals, prompts within a range."};
    kind.parameters = {
        {.key = "rate",
         .label = "Rate",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Rate,
         .minimum = 1e-6,
         .maximum = 1e6,
         .help = "Requests a second.",
         .group = "Arrivals"}, // no default and no text for "unset": a project has to give it
        tokens("shortest_prompt", "Shortest prompt", 500, "Tokens of the shortest prompt."),
        tokens("longest_prompt", "Longest prompt", 1500, "Tokens of the longest prompt."),
        tokens("output", "Output", 100, "Tokens of each answer."),
    };
    kind.make = make;
    return kind;
}

} // namespace metronome
