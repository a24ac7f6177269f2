// SPDX-License-Identifier: GPL-3.0-or-later
// An engine that decodes first and then takes the shortest waiting prompt: good means, and a long prompt may
// wait for ever under load. A real plugin would follow the code of its engine.
#include "kind.h"

#include "cluster/batching.h"

#include <algorithm>
#include <cstdint>
#include <memory>

namespace shortest_first
{

using namespace fulcrum;

namespace
{

// Contract: engine/scheduler.h. One object for each replica.
class ShortestFirst final : public engine::Scheduler
{
public:
    ShortestFirst(std::int64_t running_cap, std::int64_t step_tokens)
        : running_cap_(running_cap), step_tokens_(step_tokens)
    {
    }

    // Plans one step. Each call on the plan takes effect on the KV pool at once.
    void schedule(engine::StepPlan& plan) override
    {
        std::int64_t left = step_tokens_;
        const cluster::Decodes decodes = cluster::give_decodes(plan, left);
        left -= decodes.tokens;
        left -= go_on_with_prompts(plan, left);
        if (decodes.preempted) return; // the pool is full: nobody new
        while (left > 0 && plan.waiting() > 0 && plan.running() < running_cap_) {
            const std::int64_t taken = admit_shortest(plan, left);
            if (taken == 0) return;
            left -= taken;
        }
    }

    // With all decoding and nobody admitted, the next steps are the same until something happens.
    std::int64_t quiet_steps(const engine::StepPlan&) const override { return kUntilSomethingHappens; }

private:
    // Prompts that a former step began.
    static std::int64_t go_on_with_prompts(engine::StepPlan& plan, std::int64_t left)
    {
        std::int64_t given = 0;
        for (int entry = 0; entry < plan.running() && given < left; ++entry) {
            if (plan.decodes(entry)) continue;
            const auto tokens =
                static_cast<std::int32_t>(std::min<std::int64_t>(plan.needed(entry), left - given));
            if (plan.give(entry, tokens)) given += tokens;
        }
        return given;
    }

    // The tokens that it was given; 0: the shortest does not fit.
    static std::int64_t admit_shortest(engine::StepPlan& plan, std::int64_t left)
    {
        int shortest = 0;
        for (int position = 1; position < plan.waiting(); ++position)
            if (plan.waiting_request(position).tokens < plan.waiting_request(shortest).tokens)
                shortest = position;
        engine::StepPlan::Admission admission;
        admission.cached_tokens = plan.cached_tokens(shortest);
        const std::int64_t wanted = plan.waiting_request(shortest).tokens - admission.cached_tokens;
        admission.tokens = static_cast<std::int32_t>(std::min(wanted, left));
        return plan.admit(shortest, admission) ? admission.tokens : 0;
    }

    std::int64_t running_cap_;
    std::int64_t step_tokens_;
};

// Called from worker threads, several at a time. The profile says what belongs to the engine: its limits, its
// host time, its graphs.
Result<cluster::EngineParts> make(const Parameters& parameters, const cluster::EngineContext& context)
{
    cluster::EngineParts parts;
    const std::int64_t cap = parameters.integer("max_running");
    const std::int64_t tokens = parameters.integer("step_tokens");
    cluster::set_limits(parts.profile, tokens, cap, 16, context.max_model_len);
    parts.profile.host_seconds = parameters.real("host_time");
    parts.scheduler = std::make_unique<ShortestFirst>(cap, tokens);
    return parts;
}

} // namespace

cluster::SchedulerKind kind()
{
    return {
        {"shortest-first", "Shortest prompt first", "Decodes first, then the shortest prompt that waits."},
        {
            // A shared concept lets levers and mechanisms find the parameter, whatever its key.
            {.key = "max_running",
             .label = "Running requests",
             .type = ParameterType::Integer,
             .fallback = std::int64_t{256},
             .minimum = 1,
             .maximum = 65536,
             .help = "Most requests that run at once.",
             .group = "Scheduler",
             .shared_concept = "max_running"},
            {.key = "step_tokens",
             .label = "Tokens a step",
             .type = ParameterType::Integer,
             .fallback = std::int64_t{4096},
             .minimum = 1,
             .maximum = 1'000'000,
             .help = "Most tokens that a step computes.",
             .group = "Scheduler",
             .shared_concept = "step_tokens"},
            {.key = "host_time",
             .label = "Host time a step",
             .type = ParameterType::Quantity,
             .dimension = Dimension::Time,
             .fallback = 2e-3,
             .minimum = 0,
             .maximum = 10,
             .help = "What the CPU does in each step, not overlapped.",
             .group = "Host time",
             .shared_concept = "host_time"},
        },
        make};
}

} // namespace shortest_first
