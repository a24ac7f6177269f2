// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as an answer of /metrics, alone and as two snapshots.
#include "evidence/metrics/snapshot.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace metrics = fulcrum::evidence::metrics;

static void check(const fulcrum::Result<fulcrum::evidence::Imported>& imported)
{
    if (!imported) return;
    for (const auto& one : imported->observations) {
        if (!one.after || std::isnan(one.after->value) || one.after->low > one.after->high) std::abort();
        if (one.buckets_after && one.buckets_after->counts.size() != one.buckets_after->bounds.size() + 1)
            std::abort();
    }
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check(metrics::parse_snapshot(text, "fuzz"));
    const std::size_t middle = size / 2;
    check(metrics::compare_snapshots({text.substr(0, middle), "one"}, {text.substr(middle), "two", 5.0}));
    return 0;
}
