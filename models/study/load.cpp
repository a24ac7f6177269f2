// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/load.h"

#include <algorithm>
#include <unordered_set>

namespace fulcrum::study
{

namespace
{

// Seconds of a step: GPU and host time as the engine's profile composes them.
double wall_seconds(TimeNs gpu, double requests, const engine::EngineProfile& profile)
{
    const double host = profile.host_seconds + profile.host_seconds_per_request * requests;
    if (profile.overlapped) return std::max(to_seconds(gpu), host) + profile.sync_seconds;
    return to_seconds(gpu) + host;
}

// Tokens that a decode step brings a request: its own, and the drafts that are accepted.
double tokens_a_step(const engine::Speculation& speculation)
{
    double tokens = 1;
    double reached = 1;
    for (int n = 0; n < speculation.drafts && !speculation.acceptance.empty(); ++n) {
        reached *=
            speculation.acceptance[std::min(static_cast<std::size_t>(n), speculation.acceptance.size() - 1)];
        tokens += reached;
    }
    return tokens;
}

// A decode step that verifies drafts, and the making of them.
TimeNs speculative_step(cost::StepShape shape, TimeNs plain, const cluster::EngineBuild& build)
{
    const engine::Speculation& speculation = build.parts.profile.speculation;
    double drafting = speculation.draft_share * static_cast<double>(plain);
    if (build.draft != nullptr) {
        cost::StepShape draft = shape;
        draft.windowed_sums = {};
        drafting = static_cast<double>(build.draft->step(draft).latency);
    }
    shape.tokens_per_seq = 1 + speculation.drafts;
    shape.logit_rows = shape.decode_seqs * shape.tokens_per_seq;
    return build.cost->step(shape).latency + static_cast<TimeNs>(drafting * speculation.drafts);
}

std::int64_t shared_tokens(const engine::Request& request, std::unordered_set<std::uint64_t>& seen)
{
    std::int64_t shared = 0;
    bool leading = true;
    for (const engine::PromptPart& part : request.parts) {
        if (part.content == engine::kUnique) leading = false;
        if (leading && !seen.contains(part.content)) leading = false;
        if (leading) shared += part.tokens;
        if (part.content != engine::kUnique) seen.insert(part.content);
    }
    return shared;
}

} // namespace

std::optional<OfferedLoad> offered_load(cluster::RequestSource& source, TimeNs until)
{
    constexpr int kMost = 4000;
    constexpr int kFewest = 30;
    if (source.reactive()) return std::nullopt;
    std::unordered_set<std::uint64_t> seen;
    engine::Request request;
    OfferedLoad sum;
    int taken = 0;
    TimeNs last = 0;
    for (; taken < kMost && source.next_arrival() < until; ++taken) {
        last = source.next_arrival();
        source.take(request);
        const std::int64_t shared = shared_tokens(request, seen);
        if (shared >= request.prompt_tokens - 1) sum.repeated.push_back(request.prompt_tokens);
        sum.prompt_tokens += request.prompt_tokens;
        sum.shared_tokens += static_cast<double>(shared);
        sum.output_tokens += request.output_tokens;
    }
    if (taken < kFewest || last <= 0) return std::nullopt;
    sum.request_rate = taken / to_seconds(last);
    sum.prompt_tokens /= taken;
    sum.shared_tokens /= taken;
    sum.output_tokens /= taken;
    sum.sampled = taken;
    return sum;
}

OfferedLoad merge(const OfferedLoad& a, const OfferedLoad& b)
{
    const double rate = a.request_rate + b.request_rate;
    if (rate <= 0) return a;
    const auto mean = [&](double x, double y) { return (x * a.request_rate + y * b.request_rate) / rate; };
    OfferedLoad both = a;
    both.request_rate = rate;
    both.prompt_tokens = mean(a.prompt_tokens, b.prompt_tokens);
    both.shared_tokens = mean(a.shared_tokens, b.shared_tokens);
    both.output_tokens = mean(a.output_tokens, b.output_tokens);
    return both;
}

ReplicaCapacity capacity_for(const OfferedLoad& load, const cluster::EngineBuild& build)
{
    const engine::EngineProfile& profile = build.parts.profile;
    const double context = load.prompt_tokens + load.output_tokens / 2;
    const double block = profile.limits.block_tokens;
    const auto held = static_cast<std::int64_t>(std::max(1.0, context));
    const double blocks =
        profile.kv_layout.window_groups > 0
            ? static_cast<double>(profile.kv_layout.blocks_for(held, profile.limits.block_tokens))
            : std::max(1.0, context) / block;
    const auto fitting =
        static_cast<std::int64_t>(std::max(1.0, static_cast<double>(build.pool_blocks) / blocks));
    ReplicaCapacity capacity;
    capacity.batch = std::min(fitting, std::max<std::int64_t>(1, profile.limits.running_cap));

    cost::StepShape shape;
    shape.decode_seqs = static_cast<int>(capacity.batch);
    shape.logit_rows = shape.decode_seqs;
    shape.context_max = static_cast<std::int64_t>(context);
    shape.context_sum = shape.context_max * capacity.batch;
    std::vector<std::int64_t> windowed;
    for (const std::int64_t window : build.cost->windows()) {
        windowed.push_back(std::min(shape.context_max, window) * capacity.batch);
    }
    shape.windowed_sums = windowed;
    const TimeNs decode = build.cost->step(shape).latency;
    const TimeNs whole = profile.speculation.drafts > 0 ? speculative_step(shape, decode, build) : decode;
    capacity.step_seconds = wall_seconds(whole, static_cast<double>(capacity.batch), profile);
    const double decoded = std::max(0.0, load.output_tokens - 1);
    capacity.decode_seconds = decoded / tokens_a_step(profile.speculation) * capacity.step_seconds /
                              static_cast<double>(capacity.batch);

    // A prompt costs least beside a decode batch, which pays for the weights and the host: what it adds to a
    // step, in pieces as large as the budget allows.
    const double shared = profile.prefix_caching ? load.shared_tokens : 0;
    const double cached = load.prefilled ? std::max(0.0, load.prompt_tokens - 1) : shared;
    const double new_tokens = std::max(1.0, load.prompt_tokens - cached);
    const auto room =
        static_cast<double>(std::max<std::int64_t>(1, profile.limits.step_tokens - capacity.batch));
    const cost::PrefillPiece piece{static_cast<std::int64_t>(std::min(new_tokens, room)),
                                   static_cast<std::int64_t>(cached), true};
    shape.pieces = {&piece, 1};
    ++shape.logit_rows;
    const TimeNs added = build.cost->step(shape).latency - decode;
    capacity.prefill_seconds = to_seconds(added) * new_tokens / static_cast<double>(piece.new_tokens);
    return capacity;
}

} // namespace fulcrum::study
