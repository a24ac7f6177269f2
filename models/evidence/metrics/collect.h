// SPDX-License-Identifier: GPL-3.0-or-later
// A script that fetches what triage needs, from the catalogue. It only reads, and writes only into a folder
// of its own.
#pragma once

#include "base/result.h"

#include <string>

namespace fulcrum::evidence::metrics
{

struct CollectOptions {
    std::string engine = "vllm"; // "vllm", "sglang", "tgi" or "tensorrt-llm"
    std::string labels;          // 'namespace="prod"', without braces
    std::string minutes = "60";  // of the window
    std::string step = "15s";
    std::string range = "2m"; // of rates: at least four times the scrape interval
};

// For sh; what differs from place to place (PROMETHEUS, ENGINE, NAMESPACE, DEPLOYMENT, FROM, UNTIL) is read
// from variables with defaults. Files are named so that `fulcrum import` knows what they are. Fails for an
// engine without metrics, and for labels that could end the query.
Result<std::string> collect_script(const CollectOptions& options);

} // namespace fulcrum::evidence::metrics
