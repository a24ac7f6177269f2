// SPDX-License-Identifier: GPL-3.0-or-later
// Times as monitoring tools write them. All in seconds since 1970.
#pragma once

#include <optional>
#include <string_view>

namespace fulcrum::evidence::metrics
{

// A number of seconds, milliseconds, microseconds or nanoseconds since 1970, told by its size; as it is where
// it is below 10^8 (before 1973), a time from some start.
double epoch_seconds(double number);

// "Mon, 30 Nov 2026 12:00:00 GMT"
std::optional<double> parse_http_date(std::string_view text);

struct PanelTime {
    double seconds = 0;
    bool zone = false; // the text says which; else read as UTC
};

// Times of Grafana's panels: 2026-11-30 12:00:00 with all that traces::parse_date takes, 11/30/2026, 12:00:00
// PM, 30.11.2026 12:00:00, numbers since 1970. Nothing where it is none of them.
std::optional<PanelTime> parse_panel_time(std::string_view text);

} // namespace fulcrum::evidence::metrics
