// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as the CSV of a dashboard's panel.
#include "evidence/metrics/panel_csv.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace metrics = fulcrum::evidence::metrics;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto imported = metrics::parse_panel_csv(text, "fuzz.p99.csv");
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
