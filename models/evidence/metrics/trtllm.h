// SPDX-License-Identifier: GPL-3.0-or-later
// Iteration statistics of TensorRT-LLM: what GET /metrics of trtllm-serve answers (a JSON array that each
// read empties), or one object a line.
#pragma once

#include "evidence/imported.h"

#include <string>
#include <string_view>

namespace fulcrum::evidence::metrics
{

bool looks_like_trtllm(std::string_view head);

// A point an iteration: series of the catalogue's metrics, and exact statistics over iterations. The clock is
// that of "timestamp" where it is there, else the sum of iteration times.
Result<Imported> parse_trtllm(std::string_view text, const std::string& file,
                              const ImportOptions& options = {});

} // namespace fulcrum::evidence::metrics
