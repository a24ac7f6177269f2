// SPDX-License-Identifier: GPL-3.0-or-later
// A StepCost from measured layer times:
//
//   step = embedding + L x (norms, qkv, rotary, attention, o, gate and up, activation, down | experts)
//          + final norm + head + sampler; with tensor parallel 2 L + 1 all-reduces and the gather of the
//          logits
//
// Linear layers run once over all tokens of the step. The mixed attention of prompts and decodes is looked up
// for one prompt of all new tokens: with several pieces, of as many pairs of query and key as these have
// together (all new tokens behind as many cached ones as give these pairs; where even none gives more, fewer
// new tokens).
//
// Tables have the attention of layers that see everything. Layers with a sliding window are looked up there
// for contexts no longer than the window, and for a prompt of as many pairs as the window leaves [E].
#pragma once

#include "catalog/device.h"
#include "cost/step_cost.h"
#include "hardware/profile/layer_times.h"

#include <memory>
#include <vector>

namespace fulcrum::plugins::profile
{

class ProfileCost final : public cost::StepCost
{
public:
    struct Settings {
        double price_usd_per_hour = 0; // of one GPU
        double band = 0;               // -1: lower end of the error band, 0: as measured, 1: upper end
    };

    // The deployment has been checked by read_layer_times().
    ProfileCost(std::shared_ptr<const LayerTimes> times, const catalog::Device& device,
                const cost::Deployment& deployment, Settings settings);

    cost::StepTime step(const cost::StepShape& shape) const override;
    Result<cost::MemoryPlan> memory_plan(const cost::EngineLimits& limits) const override;
    const catalog::Device* device() const override { return &device_; }
    std::vector<std::int64_t> windows() const override;
    double step_error() const override { return times_->band; }
    int gpus() const override { return deployment_.tensor_parallel; }
    double price_usd_per_hour() const override
    {
        return settings_.price_usd_per_hour * deployment_.tensor_parallel;
    }

    const LayerTimes& times() const { return *times_; }

    // Without rounding, scale and launch floor; seconds. For tests and fits.
    double seconds_of_tokens(double tokens) const;                   // everything that goes by tokens
    double seconds_of_rows(double rows) const;                       // head, sampler, gather of the logits
    double seconds_of_attention(const cost::StepShape& shape) const; // of all layers

private:
    // A prompt with as many new tokens and pairs as the pieces of a step together.
    struct Prompt {
        double fresh = 0;
        double cached = 0;
        double pairs = 0;
    };
    static Prompt joined(const cost::StepShape& shape, std::int64_t window = INT64_MAX);
    int windowed_layers() const;
    double attention_of(const Prompt& prompt, double sequences, double context) const;
    double remembered(std::vector<double>& table, std::int64_t n, bool rows) const;

    std::shared_ptr<const LayerTimes> times_;
    catalog::Device device_;
    cost::Deployment deployment_;
    Settings settings_;
    double scale_ = 1;
    double flops_per_token_ = 0;
    double flops_per_row_ = 0;
    double flops_per_pair_ = 0;
    double launch_floor_ = 0;
    double transient_per_token_ = 0;
    double transient_per_row_ = 0;
    mutable std::vector<double> tokens_; // seconds by tokens and by rows; negative: not yet computed
    mutable std::vector<double> rows_;
};

} // namespace fulcrum::plugins::profile
