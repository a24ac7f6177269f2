// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware/roofline/roofline.h"

#include "cost/memory.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::plugins::roofline
{

namespace
{

// To whole nanoseconds. from_seconds() without its library call, for times that are never negative.
TimeNs rounded(double seconds)
{
    const double ns = seconds * 1e9;
    return ns < 9e18 ? static_cast<TimeNs>(ns + 0.5) : kNever;
}

// The device whose rates are what kernels reach of them.
catalog::Device calibrated(catalog::Device device, const cost::Calibration& calibration)
{
    device.bf16_flops *= calibration.compute_scale;
    device.fp8_flops *= calibration.compute_scale;
    device.fp4_flops *= calibration.compute_scale;
    device.bandwidth *= calibration.memory_scale;
    return device;
}

} // namespace

Result<std::unique_ptr<RooflineCost>>
RooflineCost::make(const catalog::Device& device, const cost::Deployment& deployment,
                   double price_usd_per_hour, const cost::Calibration& calibration, double expert_skew)
{
    Errors errors = cost::check_deployment(deployment);
    if (!errors.empty()) return errors;
    const DeviceConstants* found = constants().find(device.id);
    if (!found) return Error{"the roofline model has no constants for " + device.title, {}, {}, {}};
    if (deployment.tensor_parallel > 1 && !found->all_reduce_of(deployment.tensor_parallel)) {
        return Error{fmt::format("the roofline model has no all-reduce figures for {} x {}",
                                 deployment.tensor_parallel, device.title),
                     "tensor_parallel may be 1, 2, 4 or 8",
                     {},
                     {}};
    }
    if (deployment.pipeline_parallel > 1 && !(device.link_bandwidth > 0)) {
        return Error{
            "the catalogue has no link bandwidth for " + device.title, "set pipeline_parallel = 1", {}, {}};
    }
    return std::unique_ptr<RooflineCost>(
        new RooflineCost(device, *found, deployment, price_usd_per_hour, calibration, expert_skew));
}

RooflineCost::RooflineCost(const catalog::Device& device, const DeviceConstants& device_constants,
                           const cost::Deployment& deployment, double price,
                           const cost::Calibration& calibration, double expert_skew)
    : device_(device), deployment_(deployment), price_(price),
      layers_(calibrated(device, calibration), device_constants, constants(), deployment, expert_skew),
      decode_(layers_.decode_attention(1)),
      seconds_per_flop_(calibration.compute_scale / layers_.peak_flops()),
      transient_per_token_(cost::activation_bytes(deployment.model, deployment.tensor_parallel, 1, 0)),
      transient_per_row_(cost::activation_bytes(deployment.model, deployment.tensor_parallel, 0, 1))
{
}

// Attention over the contexts, without its floor: affine in their sums, so that no root is on this path.
double RooflineCost::contexts_seconds(const cost::StepShape& shape) const
{
    const Layers::DecodeAttention& decode =
        shape.tokens_per_seq == 1 ? decode_ : layers_.decode_attention(shape.tokens_per_seq);
    const auto fresh = static_cast<double>(shape.decode_seqs) * shape.tokens_per_seq;
    double seconds = decode.full * (static_cast<double>(shape.context_sum) + fresh);
    if (decode.windowed > 0) {
        const std::int64_t sum =
            shape.windowed_sums.empty() ? shape.context_sum : shape.windowed_sums.front();
        seconds += decode.windowed * (static_cast<double>(sum) + fresh);
    }
    return seconds;
}

double RooflineCost::useful_flops(const cost::StepShape& shape, double tokens, double prefill_pairs) const
{
    double decode_pairs = layers_.full_layers() * static_cast<double>(shape.context_sum);
    if (layers_.windowed_layers() > 0 && !shape.windowed_sums.empty())
        decode_pairs += layers_.windowed_layers() * static_cast<double>(shape.windowed_sums.front());
    return tokens * layers_.flops_per_token() + shape.logit_rows * layers_.flops_per_row() +
           (decode_pairs * shape.tokens_per_seq + prefill_pairs) * layers_.flops_per_attended();
}

// With pp stages a step is pp micro-batches of a share of its tokens each, and in the steady state a stage
// works on one while the others work on the rest: the step takes as long as one micro-batch through the full
// depth, and pp hops of its activations. Stages of equal length and shares of equal work are assumed [E].
cost::StepTime RooflineCost::pipelined(const cost::StepShape& shape) const
{
    // A request is in one micro-batch at a time: fewer requests than stages make as many parts.
    const auto requests = std::int64_t{shape.decode_seqs} + static_cast<std::int64_t>(shape.pieces.size());
    const int stages = deployment_.pipeline_parallel;
    const std::int64_t parts = std::clamp<std::int64_t>(requests, 1, stages);
    const auto share = [parts](std::int64_t n) { return (n + parts - 1) / parts; };
    const bool decodes = shape.decode_seqs > 0;
    std::int64_t decode_tokens = std::int64_t{shape.decode_seqs} * shape.tokens_per_seq;
    std::int64_t rows = shape.logit_rows;
    if (shape.launch.mode == cost::Launch::Mode::Graph && shape.launch.padded_tokens > decode_tokens) {
        rows += shape.launch.padded_tokens - decode_tokens;
        decode_tokens = shape.launch.padded_tokens;
    }
    std::int64_t fresh = 0;
    double prefill_pairs = 0;
    double attention = 0;
    for (const cost::PrefillPiece& piece : shape.pieces) {
        const Layers::Piece one = layers_.prefill_attention(piece);
        fresh += piece.new_tokens;
        prefill_pairs += one.pairs;
        attention += one.seconds;
    }
    const auto depth = [&](std::int64_t tokens, std::int64_t head_rows) {
        const double hops = static_cast<double>(share(tokens)) * layers_.hop_seconds_per_token() * stages;
        return tokens_.at(share(tokens), [this](double n) { return layers_.seconds_of_tokens(n); }) +
               head_.at(share(head_rows), [this](double n) { return layers_.seconds_of_head(n); }) + hops;
    };
    const double floor = decodes ? decode_.floor : 0;
    const double contexts = decodes ? contexts_seconds(shape) / static_cast<double>(parts) : 0;
    double decode_only = decodes ? depth(decode_tokens, std::min(rows, decode_tokens)) + floor + contexts : 0;
    double whole = decode_only;
    if (!shape.pieces.empty())
        whole = depth(decode_tokens + fresh, rows) + floor + layers_.mixed_decode() * contexts +
                layers_.prefill_floor() + attention / static_cast<double>(parts);
    if (shape.launch.mode == cost::Launch::Mode::Eager) {
        whole = std::max(whole + layers_.eager_extra(), layers_.launch_floor());
        if (decodes) decode_only = std::max(decode_only + layers_.eager_extra(), layers_.launch_floor());
    }
    cost::StepTime time;
    time.latency = std::max<TimeNs>(1, rounded(whole));
    time.gpu_decode = shape.pieces.empty() ? time.latency : std::min(time.latency, rounded(decode_only));
    time.gpu_prefill = time.latency - time.gpu_decode;
    const double tokens = static_cast<double>(std::int64_t{shape.decode_seqs} * shape.tokens_per_seq + fresh);
    const double flops = useful_flops(shape, tokens, prefill_pairs) / stages;
    time.occupancy = std::min(1.0, flops * seconds_per_flop_ / to_seconds(time.latency));
    time.transient_bytes =
        static_cast<std::int64_t>(transient_per_token_ * static_cast<double>(share(decode_tokens + fresh)) +
                                  transient_per_row_ * static_cast<double>(share(rows)));
    return time;
}

cost::StepTime RooflineCost::step(const cost::StepShape& shape) const
{
    if (deployment_.pipeline_parallel > 1) return pipelined(shape);
    const auto tokens_seconds = [this](double n) { return layers_.seconds_of_tokens(n); };
    const auto head_seconds = [this](double n) { return layers_.seconds_of_head(n); };
    const auto decode_only_seconds = [this](double n) {
        return layers_.seconds_of_tokens(n) + layers_.seconds_of_head(n) + decode_.floor;
    };

    // A graph computes its padding too; in attention padding has no context.
    const std::int64_t real_decode = static_cast<std::int64_t>(shape.decode_seqs) * shape.tokens_per_seq;
    std::int64_t padding = 0;
    if (shape.launch.mode == cost::Launch::Mode::Graph && shape.launch.padded_tokens > real_decode)
        padding = shape.launch.padded_tokens - real_decode;
    const std::int64_t decode_tokens = real_decode + padding;

    const bool decodes = shape.decode_seqs > 0;
    const double contexts = decodes ? contexts_seconds(shape) : 0;
    double decode_only = decodes ? decode_only_.at(decode_tokens, decode_only_seconds) + contexts : 0;
    double whole = decode_only;

    std::int64_t fresh = 0;
    double prefill_pairs = 0;
    if (!shape.pieces.empty()) {
        whole = layers_.prefill_floor() + (decodes ? decode_.floor + layers_.mixed_decode() * contexts : 0);
        for (const cost::PrefillPiece& piece : shape.pieces) {
            const Layers::Piece attention = layers_.prefill_attention(piece);
            fresh += piece.new_tokens;
            prefill_pairs += attention.pairs;
            whole += attention.seconds;
        }
        whole += tokens_.at(decode_tokens + fresh, tokens_seconds) +
                 head_.at(shape.logit_rows + padding, head_seconds);
    }
    if (shape.launch.mode == cost::Launch::Mode::Eager) {
        whole = std::max(whole + layers_.eager_extra(), layers_.launch_floor());
        if (decodes) decode_only = std::max(decode_only + layers_.eager_extra(), layers_.launch_floor());
    }

    cost::StepTime time;
    time.latency = std::max<TimeNs>(1, rounded(whole));
    time.gpu_decode = shape.pieces.empty() ? time.latency : std::min(time.latency, rounded(decode_only));
    time.gpu_prefill = time.latency - time.gpu_decode;
    const double flops = useful_flops(shape, static_cast<double>(real_decode + fresh), prefill_pairs);
    time.occupancy = std::min(1.0, flops * seconds_per_flop_ / to_seconds(time.latency));
    time.transient_bytes =
        static_cast<std::int64_t>(transient_per_token_ * static_cast<double>(decode_tokens + fresh) +
                                  transient_per_row_ * static_cast<double>(shape.logit_rows + padding));
    return time;
}

Result<cost::MemoryPlan> RooflineCost::memory_plan(const cost::EngineLimits& limits) const
{
    cost::MemoryBudget budget;
    budget.device = device_.title;
    budget.visible_bytes = device_.visible_bytes;
    return cost::plan_memory(deployment_, limits, budget);
}

std::vector<std::int64_t> RooflineCost::windows() const
{
    if (layers_.windowed_layers() == 0) return {};
    return {layers_.window()};
}

} // namespace fulcrum::plugins::roofline
