// SPDX-License-Identifier: GPL-3.0-or-later
// Which metric and statistic a series is of, where it is the result of a query or a column of a panel.
#pragma once

#include "evidence/metrics/catalogue.h"

#include <string>
#include <string_view>

namespace fulcrum::evidence::metrics
{

struct Meaning {
    const Metric* metric = nullptr; // nullptr: not known
    std::string statistic;          // "p99", "mean", "rate", "share", "value"
    double scale = 1;               // what one of its units is in the base unit
    bool unit_said = false;         // the text names the unit
};

// Of a PromQL expression: "histogram_quantile(0.99, sum by (le)
// (rate(vllm:time_to_first_token_seconds_bucket[5m])))".
Meaning meaning_of_query(std::string_view query);

// Of the title of a panel, a column or a file: "TTFT P99 (ms)", "kv_cache_pct", "ttft_s.p99.json" as
// `import --collect` names its files.
Meaning meaning_of_title(std::string_view title);

} // namespace fulcrum::evidence::metrics
