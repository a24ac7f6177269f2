// SPDX-License-Identifier: GPL-3.0-or-later
// Constants of the roofline model as data: constants.toml, compiled in. Each with its range, for studies
// under parameter uncertainty.
#pragma once

#include "base/interval.h"
#include "base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::plugins::roofline
{

struct GemmConstants {
    Interval compute;       // share of the dense peak
    Interval memory;        // share of the memory bandwidth
    Interval floor_seconds; // a kernel
};

struct AllReduceConstants {
    int gpus = 2;
    double latency_seconds = 0;
    double bandwidth = 0; // B/s
};

// Norms, rotary embedding, activation functions.
struct ElementwiseConstants {
    Interval floor_seconds; // a layer
    Interval bytes;         // a token and hidden value, in each layer
};

struct DeviceConstants {
    std::vector<std::string> ids; // catalogue ids
    std::string evidence;         // F fitted, E estimate
    std::string basis;            // in words
    GemmConstants gemm_bf16;
    std::optional<GemmConstants> gemm_fp8; // none: no fp8 units
    Interval decode_floor_seconds;         // a layer
    Interval decode_bf16_kv;               // share of the memory bandwidth
    Interval decode_fp8_kv;
    // Beside prompts in the same kernel the KV cache is read again for each query head of a group, from
    // caches: by how much longer that takes, a query head per KV head. 0: the kernel packs them, or has not
    // been measured.
    Interval decode_mixed_per_group;
    Interval prefill_floor_seconds; // a layer
    Interval prefill_peak;          // share of the dense bf16 peak that long prompts reach
    Interval prefill_half_tokens;   // the length that gets half of it
    std::vector<AllReduceConstants> all_reduce;
    std::string all_reduce_evidence;
    double eager_all_reduce_seconds = 0; // a call, added outside CUDA graphs
    bool gathers_logits = false;         // over a link so slow that gathering the logits takes time
    std::optional<ElementwiseConstants> elementwise; // none: the common one

    const AllReduceConstants* all_reduce_of(int gpus) const; // nullptr: not calibrated
};

struct Constants {
    ElementwiseConstants elementwise;
    ElementwiseConstants qk_norm; // bytes: a value of queries and keys; only of models that normalise them
    int kernels_per_layer = 0;
    Interval kernel_launch_seconds;
    std::vector<DeviceConstants> devices;

    const DeviceConstants* find(std::string_view device_id) const; // nullptr: none
};

const Constants& constants();

// Fails with every fault found. `file` is used in messages.
Result<Constants> read_constants(std::string_view toml, const std::string& file);

} // namespace fulcrum::plugins::roofline
