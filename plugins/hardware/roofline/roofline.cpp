// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware/roofline/roofline.h"

#include "cost/memory.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::plugins::roofline
{

Result<std::unique_ptr<RooflineCost>> RooflineCost::make(const catalog::Device& device,
                                                         const cost::Deployment& deployment,
                                                         double price_usd_per_hour)
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
    return std::unique_ptr<RooflineCost>(new RooflineCost(device, *found, deployment, price_usd_per_hour));
}

RooflineCost::RooflineCost(const catalog::Device& device, const DeviceConstants& device_constants,
                           const cost::Deployment& deployment, double price)
    : device_(device), deployment_(deployment), price_(price),
      layers_(device, device_constants, constants(), deployment), decode_(layers_.decode_attention(1)),
      transient_per_token_(cost::activation_bytes(deployment.model, deployment.tensor_parallel, 1, 0)),
      transient_per_row_(cost::activation_bytes(deployment.model, deployment.tensor_parallel, 0, 1))
{
}

// Affine in the sums of contexts: no root on this path.
double RooflineCost::decode_attention(const cost::StepShape& shape) const
{
    const Layers::DecodeAttention decode =
        shape.tokens_per_seq == 1 ? decode_ : layers_.decode_attention(shape.tokens_per_seq);
    const auto fresh = static_cast<double>(shape.decode_seqs) * shape.tokens_per_seq;
    double seconds = decode.floor + decode.full * (static_cast<double>(shape.context_sum) + fresh);
    if (decode.windowed > 0) {
        const std::int64_t sum =
            shape.windowed_sums.empty() ? shape.context_sum : shape.windowed_sums.front();
        seconds += decode.windowed * (static_cast<double>(sum) + fresh);
    }
    return seconds;
}

double RooflineCost::occupancy(const cost::StepShape& shape, double tokens, double prefill_pairs,
                               double seconds) const
{
    double decode_pairs = layers_.full_layers() * static_cast<double>(shape.context_sum);
    if (layers_.windowed_layers() > 0 && !shape.windowed_sums.empty())
        decode_pairs += layers_.windowed_layers() * static_cast<double>(shape.windowed_sums.front());
    const double flops = tokens * layers_.flops_per_token() + shape.logit_rows * layers_.flops_per_row() +
                         (decode_pairs * shape.tokens_per_seq + prefill_pairs) * layers_.flops_per_attended();
    return std::min(1.0, flops / (layers_.peak_flops() * seconds));
}

cost::StepTime RooflineCost::step(const cost::StepShape& shape) const
{
    const auto tokens_seconds = [this](double n) { return layers_.seconds_of_tokens(n); };
    const auto head_seconds = [this](double n) { return layers_.seconds_of_head(n); };

    // A graph computes its padding too; in attention padding has no context.
    const std::int64_t real_decode = static_cast<std::int64_t>(shape.decode_seqs) * shape.tokens_per_seq;
    std::int64_t padding = 0;
    if (shape.launch.mode == cost::Launch::Mode::Graph && shape.launch.padded_seqs > shape.decode_seqs)
        padding =
            static_cast<std::int64_t>(shape.launch.padded_seqs - shape.decode_seqs) * shape.tokens_per_seq;
    const std::int64_t decode_tokens = real_decode + padding;

    std::int64_t fresh = 0;
    double prefill = shape.pieces.empty() ? 0 : layers_.prefill_floor();
    double prefill_pairs = 0;
    for (const cost::PrefillPiece& piece : shape.pieces) {
        fresh += piece.new_tokens;
        prefill += layers_.seconds_of_piece(piece);
        prefill_pairs += layers_.attended_pairs(piece);
    }

    const double attention = shape.decode_seqs > 0 ? decode_attention(shape) : 0;
    double decode_only = 0;
    if (decode_tokens > 0)
        decode_only =
            tokens_.at(decode_tokens, tokens_seconds) + head_.at(decode_tokens, head_seconds) + attention;
    double whole = decode_only;
    if (fresh > 0) {
        whole = tokens_.at(decode_tokens + fresh, tokens_seconds) +
                head_.at(shape.logit_rows + padding, head_seconds) + attention + prefill;
    }
    if (shape.launch.mode == cost::Launch::Mode::Eager) {
        whole = std::max(whole + layers_.eager_extra(), layers_.launch_floor());
        if (decode_tokens > 0)
            decode_only = std::max(decode_only + layers_.eager_extra(), layers_.launch_floor());
    }

    cost::StepTime time;
    time.latency = std::max<TimeNs>(1, from_seconds(whole));
    time.gpu_decode = fresh > 0 ? std::min(time.latency, from_seconds(decode_only)) : time.latency;
    time.gpu_prefill = time.latency - time.gpu_decode;
    time.occupancy =
        occupancy(shape, static_cast<double>(real_decode + fresh), prefill_pairs, to_seconds(time.latency));
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
