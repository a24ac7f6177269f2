// SPDX-License-Identifier: GPL-3.0-or-later
// Measurements that an engine can be calibrated on, read from files.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "study/calibration.h"
#include "study/points.h"

#include <string>
#include <vector>

namespace fulcrum::study
{

// Requests of a measured run that count, as shares of their number in order of arrival.
struct RequestShare {
    double from = 0;
    double to = 1;
};

struct CalibrationFile {
    CalibrationData data;
    scenario::Scenario scenario; // its "engine" and "gpu" nodes are what was measured
    std::string described;       // "vllm 0.19.0, llama-3.1-8b bf16 on rtx-4090"
};

// A file or folder, told by what is in it:
// - a CSV file with the columns decode_seqs, context (mean tokens), step_ms and perhaps prefill_tokens:
// steps;
// - a CSV file with the columns request_rate (a second), prompt_tokens, output_tokens (means), running,
// tpot_ms
//   and ttft_ms: windows of metrics, each of steady load with Poisson arrivals;
// - a folder with requests.jsonl and meta.json: a measured run, whose requests in `share` count. What its
// meta.json
//   states of model, engine and GPU replaces `served`.
// `served` describes what was measured where the file does not; of it engine, version, model, weights, GPU
// and limits are used. Steps in a CSV are of decodes with equal contexts; their prefill_tokens are one fresh
// prompt. Fails for files of another kind, faults in them, too few rows, and what cannot be simulated.
Result<CalibrationFile> read_calibration_file(const std::string& path, const MeasuredPoint& served,
                                              const cluster::Kinds& kinds, RequestShare share = {});

} // namespace fulcrum::study
