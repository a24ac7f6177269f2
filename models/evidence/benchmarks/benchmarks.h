// SPDX-License-Identifier: GPL-3.0-or-later
// Results of load generators. All measure at the client and drop failed requests from their percentiles;
// which definitions of TPOT, ITL and percentiles each uses stands in Imported::definitions.
//
// Each pair: whether the begin of a text (4 KiB are enough) looks like the format, and the reader. Latencies
// become seconds. A result's own facts: model, engine (backend), max_concurrency, request_rate, num_prompts.
#pragma once

#include "evidence/imported.h"
#include "evidence/requests/line_source.h"

#include <span>

namespace fulcrum::evidence::benchmarks
{

// Of Imported::gaps_s, the first of a file.
inline constexpr std::size_t kMostGaps = 2'000'000;

// `vllm bench serve` and `sglang.bench_serving`: one JSON object, or one a line; with and without the lists
// of --save-detailed and --output-details, from which rows and gaps come.
bool looks_like_bench_serve(std::string_view head);
Result<Imported> parse_bench_serve(std::string_view text, const std::string& file,
                                   const ImportOptions& options = {});

// inference-perf: summary_lifecycle_metrics.json, stage_N_lifecycle_metrics.json and their
// prometheus_metrics.json siblings; keys as inference-perf (p99.9) or as llm-d (p99p9, values with units).
bool looks_like_inference_perf(std::string_view head);
Result<Imported> parse_inference_perf(std::string_view text, const std::string& file,
                                      const ImportOptions& options = {});

// aiperf and genai-perf: profile_export_aiperf.json (one object of metrics with their units).
bool looks_like_aiperf_summary(std::string_view head);
Result<Imported> parse_aiperf_summary(std::string_view text, const std::string& file,
                                      const ImportOptions& options = {});

// aiperf: profile_export.jsonl, one request a line.
bool looks_like_aiperf_records(std::string_view head);
Result<Imported> parse_aiperf_records(std::string_view text, const std::string& file,
                                      const ImportOptions& options = {});
Result<Imported> read_aiperf_records(requests::LineSource& lines, const std::string& file,
                                     const ImportOptions& options = {});

// GuideLLM 0.2, 0.3 and 0.7 reports, one or more benchmarks in each.
bool looks_like_guidellm(std::string_view head);
Result<Imported> parse_guidellm(std::string_view text, const std::string& file,
                                const ImportOptions& options = {});

} // namespace fulcrum::evidence::benchmarks
