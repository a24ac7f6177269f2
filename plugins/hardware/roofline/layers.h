// SPDX-License-Identifier: GPL-3.0-or-later
// The formula of MODEL 6.1: time and FLOP of one engine step on one GPU, summed over all layers, before any
// rounding. Seconds.
//
//   GEMM(M,N,K): tc = 2MNK / (P ec), tm = (w N K + a M K + 2 M N) / (BW em), t = t0 + (tc^3 + tm^3)^(1/3)
//
// The cubic blend lies between max (10 to 14 % fast where compute and memory take equally long) and sum (14
// to 28 % slow there).
#pragma once

#include "catalog/device.h"
#include "cost/step_cost.h"
#include "hardware/roofline/constants.h"

#include <cstdint>
#include <vector>

namespace fulcrum::plugins::roofline
{

class Layers
{
public:
    // The deployment has been checked; `all_reduce` is null with one GPU. `expert_skew`: tokens choose the
    // i-th expert in proportion to i^-expert_skew, 0 to kMostExpertSkew; 0: all alike.
    static constexpr double kMostExpertSkew = 2;
    Layers(const catalog::Device& device, const DeviceConstants& constants, const Constants& common,
           const cost::Deployment& deployment, double expert_skew = 0);

    // Everything that depends on the number of tokens alone: linear layers, experts, elementwise kernels,
    // all-reduce inside a graph.
    double seconds_of_tokens(double tokens) const;

    // The head, for rows that need logits. 0 for no rows.
    double seconds_of_head(double rows) const;

    // Decode attention = floor + full_sum x full + windowed_sum x windowed, where the sums run over the
    // sequences and count the tokens that each attends to, itself included.
    struct DecodeAttention {
        double floor = 0;
        double full = 0;
        double windowed = 0;
    };
    DecodeAttention decode_attention(int tokens_per_seq) const;

    // By how much longer decode attention reads in a step that has prompts too; at least 1.
    double mixed_decode() const { return mixed_decode_; }

    // Prefill attention = floor + sum over the pieces.
    double prefill_floor() const { return prefill_floor_; }
    struct Piece {
        double pairs = 0; // of query and key, over all layers
        double seconds = 0;
    };
    Piece prefill_attention(const cost::PrefillPiece& piece) const;

    // What eager launch adds, and the time under which kernels cannot be launched.
    double eager_extra() const { return eager_extra_; }
    double launch_floor() const { return launch_floor_; }

    // From one stage of a pipeline to the next: the activations of a token.
    double hop_seconds_per_token() const { return hop_per_token_; }

    // For occupancy: useful FLOP on one GPU.
    double flops_per_token() const { return flops_per_token_; }
    double flops_per_row() const { return flops_per_row_; }
    double flops_per_attended() const { return attention_flops_; } // a layer, a pair of query and key
    double peak_flops() const { return peak_; }

    int full_layers() const { return full_layers_; }
    int windowed_layers() const { return windowed_layers_; }
    int window() const { return window_; }

private:
    // One kind of matrix multiplication: peak, bandwidth and bytes with the efficiencies applied.
    struct Gemm {
        double flops = 1;     // FLOP/s reached
        double bandwidth = 1; // B/s reached
        double floor = 0;
        double weight_bytes = 2;
        double input_bytes = 2;

        double seconds(double m, double n, double k) const;
    };

    double attention_projections(double tokens) const;
    double dense_mlp(double tokens, double ffn) const;
    double experts(double tokens) const;
    double routed(double tokens) const;

    catalog::ModelGeometry model_;
    double tp_ = 1;
    double heads_ = 1;    // on this GPU
    double kv_heads_ = 1; // on this GPU, at least one
    Gemm linear_;
    Gemm head_;
    double elementwise_floor_ = 0;
    double elementwise_per_token_ = 0;
    double all_reduce_floor_ = 0;
    double all_reduce_per_token_ = 0;
    double gather_floor_ = 0;
    double gather_per_row_ = 0;
    double mixed_decode_ = 1;
    double decode_floor_ = 0;
    double decode_bytes_seconds_ = 0; // a layer, an attended token
    double decode_flops_seconds_ = 0; // the same for its compute; only latent attention feels it
    double prefill_floor_ = 0;
    double prefill_seconds_per_pair_ = 0; // a layer, at the efficiency of endless prompts
    double prefill_half_tokens_ = 0;
    double hop_per_token_ = 0;
    double eager_extra_ = 0;
    double launch_floor_ = 0;
    double flops_per_token_ = 0;
    double flops_per_row_ = 0;
    double attention_flops_ = 0;
    double peak_ = 1;
    int full_layers_ = 0;
    int windowed_layers_ = 0;
    int window_ = 0;
    // Share of the tokens that choose each expert, top_k together; empty: they choose all alike.
    std::vector<double> expert_shares_;
};

// With which probability a token has each expert among the `chosen` that it is routed to, where it draws them
// one after the other, the i-th in proportion to i^-skew: they add up to `chosen`.
std::vector<double> expert_shares(int experts, int chosen, double skew);

} // namespace fulcrum::plugins::roofline
