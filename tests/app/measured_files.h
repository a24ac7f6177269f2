// SPDX-License-Identifier: GPL-3.0-or-later
// Imported files as values, for tests of the window.
#pragma once

#include "evidence/measured_rows.h"

#include <cmath>

namespace fulcrum::test
{

inline constexpr double kTwoOClock = 1'795'701'600; // 2026-11-26 14:00:00 UTC

inline evidence::Series series(const char* metric, const char* name, const char* unit, double from,
                               double step, int n, double low, double high, const char* replica = "")
{
    evidence::Series s;
    s.metric = metric;
    s.name = name;
    s.unit = unit;
    s.population.replica = replica;
    for (int i = 0; i < n; ++i) {
        s.seconds.push_back(from + step * i);
        const double wave = 0.5 + 0.35 * std::sin(0.21 * i) + 0.15 * std::sin(0.77 * i + 1);
        s.values.push_back(low + (high - low) * wave);
    }
    return s;
}

// A dashboard's export of eight minutes, a point each 5 s; a scrape of half a minute is missing from 14:04.
inline app::Evidence dashboard()
{
    auto file = std::make_shared<evidence::Imported>();
    file->kind = "prometheus-range";
    file->title = "prometheus 14:00";
    file->file = "/data/prometheus-1400.json";
    file->utc = true;
    const double t = kTwoOClock;
    file->series.push_back(series("running", "vllm:num_requests_running", "", t, 5, 97, 10, 34, "replica-1"));
    file->series.push_back(series("running", "vllm:num_requests_running", "", t, 5, 97, 8, 30, "replica-2"));
    file->series.push_back(series("waiting", "vllm:num_requests_waiting", "", t, 5, 97, 0, 9));
    file->series.push_back(series("kv_usage", "vllm:kv_cache_usage_perc", "", t, 5, 97, 0.2, 0.8));
    file->series.push_back(series("ttft_s", "TTFT p99", "s", t, 15, 33, 0.8, 4.6));
    file->series.push_back(series("request_rate", "vllm:request_success_total", "1/s", t, 15, 33, 4, 7));
    file->series.push_back(series("", "node_load1", "", t, 15, 33, 1, 3));
    for (evidence::Series& one : file->series) {
        evidence::Series kept = one;
        kept.seconds.clear(), kept.values.clear();
        for (std::size_t i = 0; i < one.seconds.size(); ++i) {
            const double since = one.seconds[i] - t;
            if (since > 240 && since < 270) {
                if (kept.gaps.empty()) kept.gaps.push_back(kept.seconds.back());
                continue;
            }
            kept.seconds.push_back(one.seconds[i]);
            kept.values.push_back(one.values[i]);
        }
        one = std::move(kept);
    }
    file->warnings.push_back(
        "vllm:gpu_cache_usage_perc was renamed to vllm:kv_cache_usage_perc; query both names");
    file->dropped = 3;
    file->dropped_detail.push_back("3 points that are no numbers were left out");
    return file;
}

// A log whose clock is its own.
inline app::Evidence engineLog()
{
    auto file = std::make_shared<evidence::Imported>();
    file->kind = "vllm-log";
    file->title = "engine.log";
    file->file = "/data/engine.log";
    file->series.push_back(series("running", "Running", "", 0, 10, 20, 2, 8));
    return file;
}

} // namespace fulcrum::test
