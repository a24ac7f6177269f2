// SPDX-License-Identifier: GPL-3.0-or-later
// SGLang's defaults by version, device memory and tensor parallelism, from presets.toml.
#pragma once

#include "cluster/batching.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::plugins::sglang
{

// Of devices with less visible memory than this.
struct MemoryClass {
    double below_gib = 0;
    std::int64_t chunk = 0;           // chunked_prefill_size
    std::int64_t largest_graph = 0;   // cuda_graph_max_bs
    std::int64_t largest_graph_4 = 0; // the same with four GPUs and more
};

struct StaticFraction {
    std::int64_t from_tensor_parallel = 1;
    double fraction = 0; // mem_fraction_static
};

// MiB of a GPU that are left for other things than weights and KV.
struct Reserve {
    double fixed = 0;
    double per_chunk_token = 0;
    double per_graph_request = 0;
    double per_gpu = 0;
    double least = 0; // on devices of large_from_gib and more
    double large_from_gib = 0;
};

struct Version {
    std::string id;
    std::vector<MemoryClass> memory;
    std::vector<StaticFraction> fractions; // empty where there is a reserve
    std::optional<Reserve> reserve;
};

struct CaptureRange {
    std::int64_t from = 1, to = 1, step = 1;
};

struct Presets {
    std::vector<Version> versions;
    std::vector<CaptureRange> captures;
    std::int64_t prefill_tokens = 0;
    std::int64_t running_cap = 0;
    std::int64_t fallback_chunk = 0;
    cluster::HostTime host;
};

const Presets& presets();

// The class of a device; nullptr: its memory is not known.
const MemoryClass* memory_class(const Version& version, double visible_gib);

// mem_fraction_static; of a device of unknown memory that of tensor_parallel alone, or 0.88.
double static_fraction(const Version& version, double visible_gib, int tensor_parallel, std::int64_t chunk,
                       std::int64_t largest_graph);

// Batches with a CUDA graph, ascending.
std::vector<int> capture_sizes(std::int64_t largest);

} // namespace fulcrum::plugins::sglang
