// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware/roofline/layers.h"

#include "cost/memory.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::plugins::roofline
{

namespace
{

double cubic_blend(double a, double b)
{
    return std::cbrt(a * a * a + b * b * b);
}

// Pairs of query and key when `fresh` tokens follow `cached` ones: each sees those before it and itself.
double causal_pairs(double fresh, double cached)
{
    return fresh * cached + fresh * (fresh + 1) / 2;
}

// The same where a token sees at most `window` tokens, itself included.
double windowed_pairs(double fresh, double cached, double window)
{
    const double short_ones = std::clamp(window - cached, 0.0, fresh); // tokens that still see everything
    return causal_pairs(short_ones, cached) + (fresh - short_ones) * window;
}

} // namespace

double Layers::Gemm::seconds(double m, double n, double k) const
{
    const double compute = 2 * m * n * k / flops;
    const double memory = (weight_bytes * n * k + input_bytes * m * k + 2 * m * n) / bandwidth;
    return floor + cubic_blend(compute, memory);
}

Layers::Layers(const catalog::Device& device, const DeviceConstants& constants, const Constants& common,
               const cost::Deployment& deployment, double expert_skew)
    : model_(deployment.model), tp_(deployment.tensor_parallel), heads_(model_.heads / tp_),
      kv_heads_(std::max(1.0, model_.kv_heads / tp_)), peak_(device.bf16_flops)
{
    const double bandwidth = device.bandwidth;
    const auto gemm = [bandwidth](const GemmConstants& c, double peak, double weight_bytes,
                                  double input_bytes) {
        return Gemm{peak * c.compute.value, bandwidth * c.memory.value, c.floor_seconds.value, weight_bytes,
                    input_bytes};
    };
    head_ = gemm(constants.gemm_bf16, device.bf16_flops, 2, 2);
    const double weight_bytes = cost::bytes_per_weight(deployment.weights).value_or(2.0);
    if (deployment.weights == "fp8" && constants.gemm_fp8 && device.fp8_flops > 0) {
        linear_ = gemm(*constants.gemm_fp8, device.fp8_flops, weight_bytes, 1);
        peak_ = device.fp8_flops;
    } else { // narrow weights without units for them are widened on the fly
        linear_ = gemm(constants.gemm_bf16, device.bf16_flops, weight_bytes, 2);
    }

    const ElementwiseConstants& elementwise =
        constants.elementwise ? *constants.elementwise : common.elementwise;
    elementwise_floor_ = elementwise.floor_seconds.value;
    elementwise_per_token_ =
        elementwise.bytes.value * model_.hidden / (bandwidth * constants.gemm_bf16.memory.value);
    if (model_.qk_norm) {
        elementwise_floor_ += common.qk_norm.floor_seconds.value;
        elementwise_per_token_ += common.qk_norm.bytes.value * (heads_ + kv_heads_) * model_.head_dim /
                                  (bandwidth * constants.gemm_bf16.memory.value);
    }
    launch_floor_ = model_.layers * common.kernels_per_layer * common.kernel_launch_seconds.value;
    if (const AllReduceConstants* all_reduce = constants.all_reduce_of(deployment.tensor_parallel)) {
        all_reduce_floor_ = 2 * all_reduce->latency_seconds;
        all_reduce_per_token_ = 2 * 2.0 * model_.hidden / all_reduce->bandwidth;
        if (constants.gathers_logits) { // n/tp values from each GPU: as many bytes as an all-reduce of n/2
            gather_floor_ = all_reduce->latency_seconds;
            gather_per_row_ = model_.vocab / all_reduce->bandwidth;
        }
        eager_extra_ = model_.layers * 2 * constants.eager_all_reduce_seconds;
    }

    if (device.link_bandwidth > 0) hop_per_token_ = 2.0 * model_.hidden / device.link_bandwidth;

    windowed_layers_ = model_.windowed ? std::min(model_.windowed->layers, model_.layers) : 0;
    window_ = model_.windowed ? model_.windowed->window : 0;
    full_layers_ = model_.layers - windowed_layers_;

    const double kv_bytes = cost::bytes_per_kv_value(deployment.kv_cache).value_or(2.0);
    const double kv_share =
        deployment.kv_cache == "fp8" ? constants.decode_fp8_kv.value : constants.decode_bf16_kv.value;
    const double read =
        model_.mla ? model_.mla->kv_lora_rank + model_.mla->rope_dim : 2 * kv_heads_ * model_.head_dim;
    decode_floor_ = constants.decode_floor_seconds.value;
    decode_bytes_seconds_ = read * kv_bytes / (bandwidth * kv_share);

    if (!model_.mla) {
        mixed_decode_ = std::max(1.0, constants.decode_mixed_per_group.value * heads_ / kv_heads_);
    }

    prefill_floor_ = model_.layers * constants.prefill_floor_seconds.value;
    double head_width = 2.0 * model_.head_dim; // of query-key and of value products
    if (model_.mla) {
        head_width = model_.mla->nope_dim + model_.mla->rope_dim + model_.mla->value_dim;
        // The absorbed form works on the latent vectors.
        const double latent = 2.0 * model_.mla->kv_lora_rank + model_.mla->rope_dim;
        decode_flops_seconds_ = 2 * heads_ * latent / head_.flops;
    }
    attention_flops_ = 2 * heads_ * head_width;
    prefill_seconds_per_pair_ = attention_flops_ / (device.bf16_flops * constants.prefill_peak.value);
    prefill_half_tokens_ = constants.prefill_half_tokens.value;

    flops_per_token_ = model_.flops_per_token() / tp_;
    flops_per_row_ = 2.0 * model_.hidden * model_.vocab / tp_;
    if (model_.moe && expert_skew > 0)
        expert_shares_ = expert_shares(model_.moe->experts, model_.moe->top_k, expert_skew);
}

double Layers::attention_projections(double tokens) const
{
    const double d = model_.hidden;
    if (!model_.mla) {
        return linear_.seconds(tokens, (heads_ + 2 * kv_heads_) * model_.head_dim, d) +
               linear_.seconds(tokens, d, heads_ * model_.head_dim);
    }
    const catalog::LatentAttention& mla = *model_.mla;
    const double query_dims = heads_ * (mla.nope_dim + mla.rope_dim);
    const double latent = mla.kv_lora_rank + mla.rope_dim;
    // Down projections of query and key-value run as one kernel and are replicated on every GPU.
    const double down_and_query = mla.q_lora_rank > 0
                                      ? linear_.seconds(tokens, mla.q_lora_rank + latent, d) +
                                            linear_.seconds(tokens, query_dims, mla.q_lora_rank)
                                      : linear_.seconds(tokens, query_dims + latent, d);
    return down_and_query +
           linear_.seconds(tokens, heads_ * (mla.nope_dim + mla.value_dim), mla.kv_lora_rank) +
           linear_.seconds(tokens, d, heads_ * mla.value_dim);
}

double Layers::dense_mlp(double tokens, double ffn) const
{
    return linear_.seconds(tokens, 2 * ffn / tp_, model_.hidden) +
           linear_.seconds(tokens, model_.hidden, ffn / tp_);
}

// Router and shared experts are dense.
double Layers::experts(double tokens) const
{
    const catalog::MixtureOfExperts& moe = *model_.moe;
    const double router = head_.seconds(tokens, moe.experts, model_.hidden);
    const double shared =
        moe.shared_experts > 0 ? dense_mlp(tokens, 1.0 * moe.shared_experts * moe.expert_ffn) : 0;
    return routed(tokens) + router + shared;
}

// Tokens that choose all experts alike touch A(N) = E (1 - (1 - K/E)^N) of E experts; two grouped kernels
// read those and compute N K tokens. Where some are chosen more often, fewer are touched; and as each expert
// takes the longer of reading and computing, many tokens take longer, for those that most choose are computed
// while the rest is only read.
double Layers::routed(double tokens) const
{
    const catalog::MixtureOfExperts& moe = *model_.moe;
    const double weights = 3.0 * model_.hidden * moe.expert_ffn / tp_; // of one expert on this GPU
    const double compute_one = 2 * weights / linear_.flops;            // a token
    const double read_one = weights * linear_.weight_bytes / linear_.bandwidth;
    if (expert_shares_.empty()) {
        const double count = moe.experts;
        const double active = count * (1 - std::pow(1 - moe.top_k / count, tokens));
        const double compute = 2 * tokens * moe.top_k * weights / linear_.flops;
        const double memory = active * weights * linear_.weight_bytes / linear_.bandwidth;
        return 2 * linear_.floor + cubic_blend(compute, memory);
    }
    double sum = 0;
    for (const double share : expert_shares_)
        sum += cubic_blend(tokens * share * compute_one, (1 - std::pow(1 - share, tokens)) * read_one);
    return 2 * linear_.floor + sum;
}

double Layers::seconds_of_tokens(double tokens) const
{
    if (!(tokens > 0)) return 0;
    const double elementwise = elementwise_floor_ + elementwise_per_token_ * tokens;
    const double all_reduce = all_reduce_floor_ + all_reduce_per_token_ * tokens;
    const double every_layer = attention_projections(tokens) + elementwise + all_reduce;
    const int sparse = model_.moe ? std::max(0, model_.layers - model_.moe->dense_layers) : 0;
    const int dense = model_.layers - sparse;
    return model_.layers * every_layer + (dense > 0 ? dense * dense_mlp(tokens, model_.ffn) : 0) +
           (sparse > 0 ? sparse * experts(tokens) : 0);
}

double Layers::seconds_of_head(double rows) const
{
    if (!(rows > 0)) return 0;
    return head_.seconds(rows, model_.vocab / tp_, model_.hidden) + gather_floor_ + gather_per_row_ * rows;
}

Layers::DecodeAttention Layers::decode_attention(int tokens_per_seq) const
{
    // Several tokens a sequence (speculation) read its KV once.
    const double a_token = decode_flops_seconds_ > 0
                               ? cubic_blend(decode_bytes_seconds_, decode_flops_seconds_ * tokens_per_seq)
                               : decode_bytes_seconds_;
    return {model_.layers * decode_floor_, full_layers_ * a_token, windowed_layers_ * a_token};
}

Layers::Piece Layers::prefill_attention(const cost::PrefillPiece& piece) const
{
    const auto fresh = static_cast<double>(piece.new_tokens);
    const auto cached = static_cast<double>(piece.cached_tokens);
    const double length = fresh + cached;
    if (!(length > 0)) return {};
    double pairs = full_layers_ * causal_pairs(fresh, cached);
    if (windowed_layers_ > 0) pairs += windowed_layers_ * windowed_pairs(fresh, cached, window_);
    return {pairs, pairs * prefill_seconds_per_pair_ * (length + prefill_half_tokens_) / length};
}

std::vector<double> expert_shares(int experts, int chosen, double skew)
{
    std::vector<double> shares(static_cast<std::size_t>(experts));
    double sum = 0;
    for (int i = 0; i < experts; ++i)
        sum += shares[static_cast<std::size_t>(i)] = std::pow(i + 1, -skew);
    for (double& share : shares)
        share /= sum;
    // After n draws it has had the i-th with 1 - (1 - p)^n; n is such that it has had `chosen` of them.
    const auto had = [&shares](double draws) {
        double expected = 0;
        for (const double share : shares)
            expected += 1 - std::pow(1 - share, draws);
        return expected;
    };
    double least = 0;
    double most = 1;
    while (most < 1e12 && had(most) < chosen)
        most *= 2;
    for (int i = 0; i < 100; ++i) {
        const double middle = (least + most) / 2;
        (had(middle) < chosen ? least : most) = middle;
    }
    for (double& share : shares)
        share = 1 - std::pow(1 - share, most);
    return shares;
}

} // namespace fulcrum::plugins::roofline
