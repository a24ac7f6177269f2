// SPDX-License-Identifier: GPL-3.0-or-later
// Measured points: what was served, how it was loaded, and the TTFT and TPOT that somebody saw.
#pragma once

#include "base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::study
{

struct MeasuredPoint {
    std::string id;
    std::string source;         // where it was published; may be empty
    std::string engine;         // "vllm"
    std::string engine_version; // "0.19.0"; empty: not stated
    std::string model;          // a Hugging Face name or one of the catalogue
    std::string weights;        // "bf16"; empty: bf16
    std::string kv_cache;       // its number format; empty: as the engine has it
    std::string gpu;
    std::int64_t tensor_parallel = 1;
    std::int64_t replicas = 1;
    double prompt_tokens = 0; // mean or nominal
    double output_tokens = 0;
    std::string load; // "concurrency", "req_per_s constant", "trace_replay_req_per_s"
    std::optional<double> load_value{};
    std::optional<std::int64_t> max_num_seqs{}; // nullopt: the engine's default, or not stated
    std::optional<std::int64_t> max_num_batched_tokens{};
    std::optional<bool> prefix_cache{};
    std::optional<double> ttft_s{}; // of the statistic below; nullopt: not measured
    std::string ttft_stat;          // "mean", "median", "p99", "not stated"
    std::optional<double> tpot_s{};
    std::optional<double> request_rate{}; // answers a second; nullopt: not measured
    std::string notes;
};

// Columns by name: id, engine, engine_version, model, weights, gpu, tp, replicas, isl, osl, load, load_value,
// max_num_seqs, max_num_batched_tokens, prefix_cache, ttft_ms, ttft_stat, tpot_ms, req_per_s, notes, and
// `source` and `kv_cache` where they are there. Fails with every fault: missing columns, numbers that are
// none, an id used twice, no row at all.
Result<std::vector<MeasuredPoint>> read_points(std::string_view text, const std::string& file);

} // namespace fulcrum::study
