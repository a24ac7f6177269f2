// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as an answer of Prometheus' query API.
#include "evidence/metrics/query_range.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace metrics = fulcrum::evidence::metrics;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto imported = metrics::parse_query_range(text, "fuzz.p99.json");
    if (!imported) return 0;
    for (const auto& series : imported->series) {
        if (series.seconds.size() != series.values.size()) std::abort();
        for (std::size_t i = 1; i < series.seconds.size(); ++i)
            if (!(series.seconds[i] > series.seconds[i - 1])) std::abort();
    }
    for (const auto& one : imported->observations)
        if (!one.after || std::isnan(one.after->value)) std::abort();
    return 0;
}
