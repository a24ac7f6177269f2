// SPDX-License-Identifier: GPL-3.0-or-later
// CSV files of dashboards: Grafana's "Inspect data" and others with a time and a column a series.
#pragma once

#include "evidence/imported.h"

#include <optional>
#include <string>
#include <string_view>

namespace fulcrum::evidence::metrics
{

bool looks_like_panel_csv(std::string_view head);

// A column is a replica where its name is no metric ("vllm-0", {pod="vllm-0"}), and the metric comes from the
// file's name ("TTFT P99-data-2026-11-30 12_00_00.csv"). Columns of text are labels of their row. Values may
// carry units.
Result<Imported> parse_panel_csv(std::string_view text, const std::string& file,
                                 const ImportOptions& options = {});

// "850 ms", "1.20 s", "45%", "3.4 K", "12 req/s", "1,234.5": the number, and the scale of its unit (seconds,
// shares, 1/s, plain). Nothing for "", "null", "undefined" and what is no number.
struct PanelValue {
    double value = 0; // scaled
    bool unit = false;
};
std::optional<PanelValue> parse_panel_value(std::string_view text);

} // namespace fulcrum::evidence::metrics
