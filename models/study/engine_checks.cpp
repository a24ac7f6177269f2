// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/engine_checks.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::study
{

namespace
{

// Seconds of a step of `batch` decodes and, where there is one, a piece of a prompt.
double step_seconds(const OfferedLoad& load, const cluster::EngineBuild& build, std::int64_t batch,
                    const cost::PrefillPiece* piece, bool eager)
{
    const engine::EngineProfile& profile = build.parts.profile;
    cost::StepShape shape;
    shape.decode_seqs = static_cast<int>(batch);
    shape.tokens_per_seq = 1 + profile.speculation.drafts;
    shape.context_max = static_cast<std::int64_t>(load.prompt_tokens + load.output_tokens / 2);
    shape.context_sum = shape.context_max * batch;
    shape.logit_rows = shape.decode_seqs * shape.tokens_per_seq;
    std::vector<std::int64_t> windowed;
    for (const std::int64_t window : build.cost->windows())
        windowed.push_back(std::min(shape.context_max, window) * batch);
    shape.windowed_sums = windowed;
    if (piece != nullptr) {
        shape.pieces = {piece, 1};
        ++shape.logit_rows;
    }
    if (eager) shape.launch.mode = cost::Launch::Mode::Eager;
    const double gpu = to_seconds(build.cost->step(shape).latency);
    const double host = profile.host_seconds + profile.host_seconds_per_request * static_cast<double>(batch);
    return profile.overlapped ? std::max(gpu, host) + profile.sync_seconds : gpu + host;
}

// Tokens that a step emits for each request, drafts included.
double emitted_a_step(const engine::Speculation& speculation)
{
    double emitted = 1;
    double accepted = 1;
    for (int draft = 0; draft < speculation.drafts && !speculation.acceptance.empty(); ++draft) {
        const auto at = std::min(static_cast<std::size_t>(draft), speculation.acceptance.size() - 1);
        accepted *= speculation.acceptance[at];
        emitted += accepted;
    }
    return emitted;
}

std::string milliseconds(double seconds)
{
    return fmt::format("{:.3g} ms", 1e3 * seconds);
}

} // namespace

std::int64_t steady_batch(const OfferedLoad& load, const cluster::EngineBuild& build, bool eager)
{
    const ReplicaCapacity capacity = capacity_for(load, build);
    const double left = 1 - load.request_rate * capacity.prefill_seconds; // share of time for decode steps
    const double wanted = load.request_rate * std::max(0.0, load.output_tokens - 1) /
                          emitted_a_step(build.parts.profile.speculation);
    const auto serves = [&](std::int64_t batch) {
        return left * static_cast<double>(batch) >= wanted * step_seconds(load, build, batch, nullptr, eager);
    };
    if (left <= 0 || !serves(capacity.batch)) return 0;
    std::int64_t low = 0;
    std::int64_t high = capacity.batch;
    while (high - low > 1) {
        const std::int64_t middle = (low + high) / 2;
        (serves(middle) ? high : low) = middle;
    }
    return high;
}

Finding check_graphs(const OfferedLoad& load, const cluster::EngineBuild& build)
{
    const engine::EngineProfile& profile = build.parts.profile;
    if (profile.capture_sizes.empty() || profile.eager) return {};
    const std::int64_t tokens = 1 + profile.speculation.drafts;
    const std::int64_t captured = profile.capture_sizes.back();
    const std::int64_t most = captured / tokens;
    const std::string sizes = tokens > 1
                                  ? fmt::format("the largest CUDA graph is for {} tokens, {} requests of {}",
                                                captured, most, tokens)
                                  : fmt::format("the largest CUDA graph is for {} requests", most);
    if (profile.limits.running_cap <= most)
        return {true, sizes + fmt::format(", and at most {} run", profile.limits.running_cap), {}};

    const std::int64_t graphs = steady_batch(load, build, false);
    const std::int64_t eager = steady_batch(load, build, true);
    Finding finding;
    finding.hint = fmt::format("capture graphs for more requests, or let at most {} run", most);
    if (graphs == 0) return {}; // an overload, which is told elsewhere
    if (graphs > most) {
        finding.holds = false;
        finding.text =
            fmt::format("{}, and the load keeps about {} decoding: their steps are launched kernel "
                        "by kernel",
                        sizes, graphs);
    } else if (eager == 0 || eager > most) {
        finding.holds = false;
        const std::string slow = eager > 0 ? fmt::format("about {}", eager) : "more than the engine can hold";
        finding.text =
            fmt::format("{}; the load keeps about {} decoding with graphs, and {} without: after a "
                        "burst beyond them the engine stays slow until its queue is drained",
                        sizes, graphs, slow);
    } else {
        finding.text = fmt::format("{}, and the load keeps about {} decoding", sizes, graphs);
    }
    return finding;
}

Finding check_gap(const OfferedLoad& load, const OfferedLoad& longest, const cluster::EngineBuild& build)
{
    const engine::EngineProfile& profile = build.parts.profile;
    const std::int64_t batch = std::max<std::int64_t>(1, steady_batch(load, build, false));
    const double shared = profile.prefix_caching ? longest.shared_tokens : 0;
    const auto fresh = static_cast<std::int64_t>(std::max(1.0, longest.prompt_tokens - shared));
    const std::int64_t room = std::max<std::int64_t>(1, profile.limits.step_tokens - batch);
    const cost::PrefillPiece piece{std::min(fresh, room),
                                   static_cast<std::int64_t>(longest.prompt_tokens) - fresh, fresh <= room};
    const std::int64_t steps = (fresh + room - 1) / room;
    const double alone = step_seconds(load, build, batch, nullptr, false);
    const double beside = step_seconds(load, build, batch, &piece, false);
    Finding finding;
    finding.text =
        fmt::format("the longest prompts have {} new tokens, computed in {} step(s) of at most {}; such a "
                    "step beside {} decodes takes {} instead of {}, and answers stand still so long",
                    fresh, steps, piece.new_tokens, batch, milliseconds(beside), milliseconds(alone));
    return finding;
}

} // namespace fulcrum::study
