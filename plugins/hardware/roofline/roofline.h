// SPDX-License-Identifier: GPL-3.0-or-later
// A StepCost from rooflines with fitted efficiencies.
#pragma once

#include "catalog/device.h"
#include "cost/calibration.h"
#include "cost/step_cost.h"
#include "hardware/roofline/constants.h"
#include "hardware/roofline/layers.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace fulcrum::plugins::roofline
{

// Times of whole token counts, computed when first asked for.
class Memo
{
public:
    // The value for n >= 0, from the table or from `compute(n)`, which must not be negative.
    template <class Compute>
    double at(std::int64_t n, const Compute& compute)
    {
        const auto index = static_cast<std::size_t>(n);
        if (index < table_.size() && table_[index] >= 0) return table_[index];
        return fill(index, compute);
    }

private:
    static constexpr std::size_t kMost = 1 << 20; // entries; steps beyond are computed each time

    // Kept out of line, so that the common path stays a comparison and a load.
    template <class Compute>
    [[gnu::noinline]] double fill(std::size_t index, const Compute& compute)
    {
        const double value = compute(static_cast<double>(index));
        if (index < kMost) {
            if (index >= table_.size()) table_.resize(index + index / 2 + 256, -1.0);
            table_[index] = value;
        }
        return value;
    }

    std::vector<double> table_; // negative: not yet computed
};

class RooflineCost final : public cost::StepCost
{
public:
    // Fails where the deployment is faulty, the device has no constants, or it has no all-reduce figures for
    // that many GPUs. `price_usd_per_hour` is of one GPU. The calibration's factors apply to what kernels
    // reach; the peak that occupancy is a share of stays. `expert_skew`: as of Layers.
    static Result<std::unique_ptr<RooflineCost>>
    make(const catalog::Device& device, const cost::Deployment& deployment, double price_usd_per_hour,
         const cost::Calibration& calibration = {}, double expert_skew = 0);

    cost::StepTime step(const cost::StepShape& shape) const override;
    Result<cost::MemoryPlan> memory_plan(const cost::EngineLimits& limits) const override;
    std::vector<std::int64_t> windows() const override;
    const catalog::Device* device() const override { return &device_; }
    int gpus() const override { return deployment_.tensor_parallel * deployment_.pipeline_parallel; }
    double price_usd_per_hour() const override { return price_ * gpus(); }

    const Layers& layers() const { return layers_; }

private:
    RooflineCost(const catalog::Device& device, const DeviceConstants& constants,
                 const cost::Deployment& deployment, double price, const cost::Calibration& calibration,
                 double expert_skew);

    cost::StepTime pipelined(const cost::StepShape& shape) const;
    double contexts_seconds(const cost::StepShape& shape) const;
    double useful_flops(const cost::StepShape& shape, double tokens, double prefill_pairs) const;

    catalog::Device device_;
    cost::Deployment deployment_;
    double price_ = 0;
    Layers layers_;
    Layers::DecodeAttention decode_; // one token a sequence
    double seconds_per_flop_ = 0;    // at the dense peak
    double transient_per_token_ = 0;
    double transient_per_row_ = 0;
    mutable Memo tokens_;      // layers without attention, by tokens of the step
    mutable Memo head_;        // by rows
    mutable Memo decode_only_; // layers, head and attention floor of a step of decodes, by tokens
};

} // namespace fulcrum::plugins::roofline
