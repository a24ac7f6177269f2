// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of Prometheus' HTTP API: query_range (a matrix) and query (a vector).
#pragma once

#include "evidence/imported.h"

#include <string>
#include <string_view>

namespace fulcrum::evidence::metrics
{

bool looks_like_query_range(std::string_view head);

// One answer, or several one after another. What a series is comes from its __name__, else from "query" or
// "expr" beside the data, where that was kept, else from the file's name ("ttft_s.p99.json"). Fails where
// Prometheus answered with an error, in its words.
Result<Imported> parse_query_range(std::string_view text, const std::string& file,
                                   const ImportOptions& options = {});

} // namespace fulcrum::evidence::metrics
