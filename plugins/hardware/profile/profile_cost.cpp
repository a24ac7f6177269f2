// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware/profile/profile_cost.h"

#include "cost/memory.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::plugins::profile
{

namespace
{

// Without CUDA graphs the GPU is no faster than kernels are launched: about 12 a layer, 10 us each [E].
constexpr double kEagerSecondsPerLayer = 12 * 10e-6;
constexpr std::size_t kMostRemembered = 1 << 20;

TimeNs rounded(double seconds)
{
    const double ns = seconds * 1e9;
    return ns < 9e18 ? static_cast<TimeNs>(ns + 0.5) : kNever;
}

} // namespace

ProfileCost::ProfileCost(std::shared_ptr<const LayerTimes> times, const catalog::Device& device,
                         const cost::Deployment& deployment, Settings settings)
    : times_(std::move(times)), device_(device), deployment_(deployment), settings_(settings),
      scale_(std::max(0.05, 1 + settings.band * times_->band)),
      transient_per_token_(cost::activation_bytes(deployment.model, deployment.tensor_parallel, 1, 0)),
      transient_per_row_(cost::activation_bytes(deployment.model, deployment.tensor_parallel, 0, 1))
{
    const catalog::ModelGeometry& model = deployment_.model;
    const double tp = deployment_.tensor_parallel;
    flops_per_token_ = model.flops_per_token() / tp;
    flops_per_row_ = 2.0 * model.hidden * model.vocab / tp;
    flops_per_pair_ = 4.0 * model.heads / tp * model.head_dim * model.layers;
    launch_floor_ = model.layers * kEagerSecondsPerLayer;
}

double ProfileCost::seconds_of_tokens(double tokens) const
{
    if (!(tokens > 0)) return 0;
    double seconds = times_->elementwise_floor + times_->elementwise_per_token * tokens;
    for (const LayerTimes::Part& part : times_->by_tokens)
        seconds += part.count * part.seconds.at(tokens);
    // After the attention and the MLP of each layer, and of the embedding, whose rows are split over the
    // GPUs.
    if (!times_->all_reduce.empty())
        seconds +=
            (2 * deployment_.model.layers + 1) * times_->all_reduce.at(tokens * deployment_.model.hidden);
    return seconds;
}

double ProfileCost::seconds_of_rows(double rows) const
{
    if (!(rows > 0)) return 0;
    double seconds = 0;
    for (const LayerTimes::Part& part : times_->by_rows)
        seconds += part.count * part.seconds.at(rows);
    // Gathering n/tp values from each GPU moves as many bytes as an all-reduce of n/2.
    if (!times_->all_reduce.empty()) seconds += times_->all_reduce.at(rows * deployment_.model.vocab / 2);
    return seconds;
}

int ProfileCost::windowed_layers() const
{
    const catalog::ModelGeometry& model = deployment_.model;
    return model.windowed ? std::min(model.windowed->layers, model.layers) : 0;
}

std::vector<std::int64_t> ProfileCost::windows() const
{
    if (windowed_layers() == 0) return {};
    return {deployment_.model.windowed->window};
}

ProfileCost::Prompt ProfileCost::joined(const cost::StepShape& shape, std::int64_t window)
{
    Prompt prompt;
    const auto seen = static_cast<double>(window);
    for (const cost::PrefillPiece& piece : shape.pieces) {
        const auto fresh = static_cast<double>(piece.new_tokens);
        const auto cached = static_cast<double>(piece.cached_tokens);
        const double inside = std::clamp(seen - cached, 0.0, fresh); // tokens that see all before them
        prompt.fresh += fresh;
        prompt.pairs += inside * (cached + (inside + 1) / 2);
        if (inside < fresh) prompt.pairs += (fresh - inside) * seen;
    }
    if (!(prompt.fresh > 0)) return prompt;
    prompt.cached = prompt.pairs / prompt.fresh - (prompt.fresh + 1) / 2;
    if (prompt.cached < 0) {
        prompt.cached = 0;
        prompt.fresh = (std::sqrt(8 * prompt.pairs + 1) - 1) / 2;
    }
    return prompt;
}

double ProfileCost::attention_of(const Prompt& prompt, double sequences, double context) const
{
    if (!(prompt.fresh > 0)) return sequences > 0 ? times_->decode.at({sequences, context, 0, 0}) : 0;
    if (!(sequences > 0)) return times_->prefill.at({prompt.fresh, prompt.cached, 0, 0});
    if (times_->mixed.empty()) {
        return times_->prefill.at({prompt.fresh, prompt.cached, 0, 0}) +
               times_->decode.at({sequences, context, 0, 0});
    }
    return times_->mixed.at({prompt.fresh, prompt.cached, sequences, context});
}

double ProfileCost::seconds_of_attention(const cost::StepShape& shape) const
{
    const Prompt prompt = joined(shape);
    const double sequences = shape.decode_seqs;
    const double mean = sequences > 0 ? static_cast<double>(shape.context_sum) / sequences : 0;
    double seconds = attention_of(prompt, sequences, mean);
    const auto longest = static_cast<double>(shape.context_max);
    if (sequences > 1 && longest > mean && !times_->skew.empty()) {
        const double alpha = times_->skew.alpha({prompt.fresh, prompt.cached, sequences, mean, longest});
        if (alpha != 0) seconds += alpha * std::max(0.0, attention_of(prompt, sequences, longest) - seconds);
    }
    const int windowed = windowed_layers();
    if (windowed == 0) return seconds * deployment_.model.layers;
    const std::int64_t window = deployment_.model.windowed->window;
    const std::int64_t sum = shape.windowed_sums.empty() ? shape.context_sum : shape.windowed_sums.front();
    const double inside = sequences > 0 ? static_cast<double>(sum) / sequences : 0;
    return seconds * (deployment_.model.layers - windowed) +
           windowed * attention_of(joined(shape, window), sequences, inside);
}

double ProfileCost::remembered(std::vector<double>& table, std::int64_t n, bool rows) const
{
    const auto index = static_cast<std::size_t>(n);
    if (index < table.size() && table[index] >= 0) return table[index];
    const double value =
        rows ? seconds_of_rows(static_cast<double>(n)) : seconds_of_tokens(static_cast<double>(n));
    if (index < kMostRemembered) {
        if (index >= table.size()) table.resize(index + index / 2 + 256, -1.0);
        table[index] = value;
    }
    return value;
}

cost::StepTime ProfileCost::step(const cost::StepShape& shape) const
{
    const std::int64_t decoding = static_cast<std::int64_t>(shape.decode_seqs) * shape.tokens_per_seq;
    std::int64_t padded = decoding;
    if (shape.launch.mode == cost::Launch::Mode::Graph)
        padded = std::max(padded, static_cast<std::int64_t>(shape.launch.padded_tokens));
    std::int64_t fresh = 0;
    for (const cost::PrefillPiece& piece : shape.pieces)
        fresh += piece.new_tokens;
    // vLLM computes logits of the last token of every request in the step, also of unfinished prompts.
    const auto rows = padded + static_cast<std::int64_t>(shape.pieces.size());

    double whole = remembered(tokens_, padded + fresh, false) + remembered(rows_, rows, true) +
                   seconds_of_attention(shape);
    double decode_only = whole;
    if (!shape.pieces.empty()) {
        cost::StepShape alone = shape;
        alone.pieces = {};
        decode_only = decoding > 0 ? remembered(tokens_, padded, false) + remembered(rows_, padded, true) +
                                         seconds_of_attention(alone)
                                   : 0;
    }
    if (shape.launch.mode == cost::Launch::Mode::Eager) whole = std::max(whole, launch_floor_);

    cost::StepTime time;
    time.latency = std::max<TimeNs>(1, rounded(whole * scale_));
    time.gpu_decode =
        shape.pieces.empty() ? time.latency : std::min(time.latency, rounded(decode_only * scale_));
    time.gpu_prefill = time.latency - time.gpu_decode;
    const double pairs = joined(shape).pairs +
                         static_cast<double>(shape.context_sum) * static_cast<double>(shape.tokens_per_seq);
    const double flops = static_cast<double>(decoding + fresh) * flops_per_token_ +
                         shape.logit_rows * flops_per_row_ + pairs * flops_per_pair_;
    time.occupancy = std::min(1.0, flops / device_.bf16_flops / to_seconds(time.latency));
    time.transient_bytes =
        static_cast<std::int64_t>(transient_per_token_ * static_cast<double>(padded + fresh) +
                                  transient_per_row_ * static_cast<double>(rows));
    return time;
}

Result<cost::MemoryPlan> ProfileCost::memory_plan(const cost::EngineLimits& limits) const
{
    cost::MemoryBudget budget;
    budget.device = device_.title;
    budget.visible_bytes = device_.visible_bytes;
    return cost::plan_memory(deployment_, limits, budget);
}

} // namespace fulcrum::plugins::profile
