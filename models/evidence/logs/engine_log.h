// SPDX-License-Identifier: GPL-3.0-or-later
// Log files of vLLM (V0 and V1) and SGLang: their periodic figures as series, their start-up lines as facts.
#pragma once

#include "evidence/imported.h"
#include "evidence/requests/line_source.h"

namespace fulcrum::evidence::logs
{

// Understood around an engine's line: ANSI colours, "(EngineCore_0 pid=1159)", container time stamps, names
// of pods
// ("[pod/name/container]", "name | "), Docker's JSON, ray's "[repeated 3x …]". Lines of several engines may
// be mixed: Population::replica is "engine 0", "DP 2", "pod" or "pod, engine 0".
//
// Series: running, waiting, kv_usage, output_token_rate, prompt_token_rate, prefix_hit_ratio, graph_share
// (SGLang: 1 where a step ran as a CUDA graph), and others without a metric's id ("swapped"). A line without
// a time takes that of the line before it. The clock is UTC where lines have a full date (read as UTC where
// they name no zone), else it starts with the first line, as vLLM's own stamps have no year.
//
// Of very long logs (a million figures and more) points of each series are means over neighbours; figures
// over all lines stay exact.
//
// Facts, beside the engine's own flags with underscores from "non-default args", older "args: Namespace(…)"
// (all arguments, defaults too) and ServerArgs: engine,
// engine_version, kv_cache_tokens, num_gpu_blocks, max_model_len, max_concurrency_at_max_len,
// available_kv_cache_gib, weights_gib, load_seconds, init_seconds, graph_capture_seconds, graph_gib,
// cudagraph_capture_sizes. Values that may be secret or name someone are redacted.
bool looks_like_engine_log(std::string_view head);
Result<Imported> parse_engine_log(std::string_view text, const std::string& file,
                                  const ImportOptions& options = {});
Result<Imported> read_engine_log(requests::LineSource& lines, const std::string& file,
                                 const ImportOptions& options = {});

} // namespace fulcrum::evidence::logs
