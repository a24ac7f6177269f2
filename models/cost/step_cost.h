// SPDX-License-Identifier: GPL-3.0-or-later
// The contract of a hardware plugin: how long one engine step takes, and what fits in memory.
#pragma once

#include "base/result.h"
#include "base/time.h"
#include "catalog/device.h"
#include "catalog/model.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace fulcrum::cost
{

// A run of new prompt tokens of one request in a step.
struct PrefillPiece {
    std::int64_t new_tokens = 0;    // >= 1
    std::int64_t cached_tokens = 0; // already in the KV cache before them
    bool last = false;              // it ends the prompt, so that it yields a token
};

// How kernels are started. Graph: at the captured size, decode batches are padded up to it.
struct Launch {
    enum class Mode { Ideal, Graph, Eager };
    Mode mode = Mode::Ideal; // Ideal: no padding and no launch floor
    int padded_tokens = 0;   // Graph: tokens that are computed, >= decode_seqs x tokens_per_seq
};

struct StepShape {
    int decode_seqs = 0;
    int tokens_per_seq = 1;       // 1, or 1 + drafts under speculation
    std::int64_t context_sum = 0; // over decoding sequences: tokens in the KV cache before the step
    std::int64_t context_max = 0; // the longest of them
    std::span<const std::int64_t> windowed_sums{}; // sum of min(context, window) for each of windows()
    std::span<const PrefillPiece> pieces{};
    int logit_rows = 0; // rows that need logits: decode_seqs x tokens_per_seq + pieces that are last
    Launch launch{};
};

struct StepTime {
    TimeNs gpu_prefill = 0;           // the share of latency that the pieces caused
    TimeNs gpu_decode = 0;            // the rest; gpu_prefill + gpu_decode = latency
    TimeNs latency = 0;               // GPU time of the step, >= 1; host time is the engine's
    double occupancy = 0;             // FLOP of the step / (peak FLOP/s x latency), 0..1
    std::int64_t transient_bytes = 0; // activations and logits alive during the step, outside the KV pool
};

// What the engine's share of memory (EngineLimits::utilisation) is a share of, and what has to fit into it.
enum class MemoryShare {
    OfAll,           // of the visible memory, for everything: vLLM's gpu_memory_utilization
    WeightsAndCache, // of the visible memory less the context, for weights and KV pool: SGLang's
                     // mem_fraction_static [S model_runner.py]
    OfFree,          // of what all else leaves, for the KV pool: TensorRT-LLM's free_gpu_memory_fraction [D]
};

struct EngineLimits {
    std::int64_t step_tokens = 8192;   // most tokens a step
    std::int64_t running_cap = 1024;   // most running requests
    int block_tokens = 16;             // tokens a KV block
    double utilisation = 0.92;         // share of the device's memory that the engine may use
    std::int64_t max_model_len = 8192; // longest prompt + output, tokens
    int draft_tokens = 0;              // speculation: lookahead slots a running request
    MemoryShare share = MemoryShare::OfAll;
    double draft_weights = 0;      // speculation: bytes on each GPU of what drafts
    double draft_kv_per_token = 0; // and of its KV cache, beside each of the target's tokens
};

// How many blocks a request takes. Layers that see all tokens hold a block for every block_tokens of them;
// layers with a sliding window form groups of as many layers, and each group takes blocks of its own from the
// same pool, up to those of its window and one more, as the window seldom begins with a block
// (vllm/v1/core/kv_cache_utils.py [S]).
struct KvLayout {
    int window_groups = 0;          // 0: all layers see all tokens
    std::int64_t window_blocks = 0; // most of one group
    int full_groups = 1;            // 0: every layer has a window

    std::int64_t blocks_for(std::int64_t tokens, int block_tokens) const
    {
        const std::int64_t blocks = (tokens + block_tokens - 1) / block_tokens;
        return full_groups * blocks + window_groups * std::min(blocks, window_blocks);
    }
    // Tokens of the longest request that so many blocks hold; INT64_MAX where they hold any.
    std::int64_t longest(std::int64_t blocks, int block_tokens) const
    {
        const std::int64_t inside = blocks / (full_groups + window_groups); // as long as no window is full
        if (window_groups == 0) return inside * block_tokens;
        if (full_groups == 0) return inside < window_blocks ? inside * block_tokens : INT64_MAX;
        return std::max(std::min(inside, window_blocks), blocks - window_groups * window_blocks) *
               block_tokens;
    }

    bool operator==(const KvLayout&) const = default;
};

// Bytes per GPU; they add up: requested = weights + activation_peak + non_torch + graphs + kv_pool.
struct MemoryPlan {
    double requested = 0;
    double weights = 0;
    double activation_peak = 0;
    double non_torch = 0;
    double graphs = 0;
    double kv_pool = 0;
    double kv_bytes_per_token = 0; // on one GPU, of a request of max_model_len
    double block_bytes = 0;        // on one GPU, of one of the blocks that are counted
    KvLayout layout{};
    std::int64_t blocks = 0;
    std::int64_t kv_tokens = 0; // blocks x block_tokens; with windows, tokens of requests of max_model_len
    double max_concurrency = 0; // blocks / blocks of a request of max_model_len

    bool operator==(const MemoryPlan&) const = default;
};

// What a hardware plugin is asked to cost.
struct Deployment {
    catalog::ModelGeometry model;
    std::string weights = "bf16";  // bf16, fp8, int4
    std::string kv_cache = "bf16"; // bf16, fp8
    int tensor_parallel = 1;
    int pipeline_parallel = 1; // groups of tensor_parallel GPUs, each with a share of the layers
};

// Pure: the same shape gives the same time, rounded once to whole nanoseconds. An object may keep memo
// tables, so each replica of each simulation has its own and no two threads share one.
class StepCost
{
public:
    virtual ~StepCost() = default;

    virtual StepTime step(const StepShape& shape) const = 0;

    // Fails, saying what does not fit and what would, where the weights leave no room or max_model_len needs
    // more blocks than there are.
    virtual Result<MemoryPlan> memory_plan(const EngineLimits& limits) const = 0;

    // Sizes of the sliding windows whose sums step() wants; empty for most models.
    virtual std::vector<std::int64_t> windows() const { return {}; }

    // The catalogue's entry of the device, for defaults that depend on it; nullptr: none.
    virtual const catalog::Device* device() const { return nullptr; }

    // How far a step's time may be off for what it was made from: one standard deviation, as a share of it.
    // 0: nothing says.
    virtual double step_error() const { return 0; }

    virtual int gpus() const { return 1; }                  // devices a replica occupies
    virtual double price_usd_per_hour() const { return 0; } // of all of them; 0: unknown
};

} // namespace fulcrum::cost
