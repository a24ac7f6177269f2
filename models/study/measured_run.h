// SPDX-License-Identifier: GPL-3.0-or-later
// The folder of a measured run beside a file of points: its trace, and what its meta.json says of the engine.
#pragma once

#include "base/result.h"
#include "study/points.h"

#include <cstdint>
#include <optional>
#include <string>

namespace fulcrum::study
{

struct MeasuredRunFiles {
    std::string trace;    // an absolute path; empty: there is none
    std::string no_trace; // then: why
    std::optional<std::int64_t> kv_blocks{};
    std::optional<int> block_tokens{};
    std::optional<double> memory_utilisation{};
    std::optional<std::int64_t> max_model_len{};
};

// The run's folder is named by the last part of the point's source, or by the end of its id. The trace is
// named by meta.json's dataset_path or by a pattern in the notes, "(workloads/*.lengths_blk16.jsonl)"; it
// lies beside the points or in the run's folder.
MeasuredRunFiles find_measured_run(const MeasuredPoint& point, const std::string& folder);

} // namespace fulcrum::study
