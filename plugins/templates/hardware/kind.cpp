// SPDX-License-Identifier: GPL-3.0-or-later
// A device whose steps take a fixed time, and a time for each token and each gigabyte of KV that they read:
// three figures that a few measured steps give. A real plugin would know its kernels.
#include "kind.h"

#include "cost/memory.h"

#include <algorithm>
#include <memory>

namespace linear_cost
{

using namespace fulcrum;

namespace
{

// Contract: cost/step_cost.h. One object for each engine; it may keep tables, as no two threads share one.
class LinearCost final : public cost::StepCost
{
public:
    LinearCost(const Parameters& parameters, cost::Deployment deployment)
        : deployment_(std::move(deployment)), fixed_(parameters.real("step_time")),
          per_token_(parameters.real("token_time")), bandwidth_(parameters.real("kv_bandwidth")),
          memory_(parameters.real("memory")), price_(parameters.real("price")),
          kv_bytes_per_token_(cost::kv_bytes_of_request(deployment_, 1))
    {
    }

    // Pure: the same shape gives the same time. Seconds are rounded to the clock's nanoseconds once, at the
    // end, and what prompts and decodes took adds up to the whole.
    cost::StepTime step(const cost::StepShape& shape) const override
    {
        double prompt = 0; // s
        for (const cost::PrefillPiece& piece : shape.pieces)
            prompt += static_cast<double>(piece.new_tokens) * per_token_ +
                      read_time(piece.cached_tokens + piece.new_tokens);
        const double decodes = static_cast<double>(shape.decode_seqs) * shape.tokens_per_seq;
        const double decode = decodes * per_token_ + read_time(shape.context_sum);

        cost::StepTime time;
        time.latency = std::max<TimeNs>(1, from_seconds(fixed_ + prompt + decode));
        time.gpu_prefill = std::min(time.latency, from_seconds(prompt));
        time.gpu_decode = time.latency - time.gpu_prefill;
        return time; // occupancy and transient_bytes stay 0: this model knows nothing of them
    }

    // The KV pool is what weights leave of the engine's share of the memory.
    Result<cost::MemoryPlan> memory_plan(const cost::EngineLimits& limits) const override
    {
        return cost::plan_memory(deployment_, limits,
                                 {.device = "the linear device", .visible_bytes = memory_});
    }

    int gpus() const override { return deployment_.tensor_parallel * deployment_.pipeline_parallel; }
    double price_usd_per_hour() const override { return price_ * gpus(); }

private:
    double read_time(std::int64_t tokens) const
    {
        return static_cast<double>(tokens) * kv_bytes_per_token_ / bandwidth_;
    }

    cost::Deployment deployment_;
    double fixed_ = 0;     // s a step
    double per_token_ = 0; // s a token
    double bandwidth_ = 1; // B/s
    double memory_ = 0;    // B of one GPU
    double price_ = 0;     // $/h of one GPU
    double kv_bytes_per_token_ = 0;
};

ParameterDescription quantity(const char* key, const char* label, Dimension dimension, double fallback,
                              double minimum, double maximum, const char* help)
{
    return {.key = key,
            .label = label,
            .type = ParameterType::Quantity,
            .dimension = dimension,
            .fallback = fallback, // in the dimension's base unit: s, B, B/s, $/h (base/units.h)
            .minimum = minimum,
            .maximum = maximum,
            .help = help,
            .group = "Device"};
}

// Called from worker threads, several at a time. Errors are values: what is wrong, and the next step.
Result<std::unique_ptr<cost::StepCost>> make(const Parameters& parameters, const cost::Deployment& deployment)
{
    if (Errors errors = cost::check_deployment(deployment); !errors.empty()) return errors;
    return std::unique_ptr<cost::StepCost>(std::make_unique<LinearCost>(parameters, deployment));
}

} // namespace

cluster::HardwareKind kind()
{
    return {{"linear", "Linear device",
             "Step times from three figures: fixed, for each token, and of the KV read."},
            {
                quantity("step_time", "Time of a step", Dimension::Time, 8e-3, 0, 10,
                         "What every step takes: mostly reading the weights."),
                quantity("token_time", "Time of a token", Dimension::Time, 25e-6, 0, 1,
                         "What each token of a step adds."),
                quantity("kv_bandwidth", "KV bandwidth", Dimension::Bandwidth, 2e12, 1e9, 1e15,
                         "How fast the KV cache is read."),
                quantity("memory", "Memory", Dimension::Bytes, 80 * cost::kGiB, cost::kGiB, 1e13,
                         "Memory of one GPU."),
                quantity("price", "Price", Dimension::Price, 0, 0, 1e4, "Price of one GPU an hour."),
            },
            make};
}

} // namespace linear_cost
