// SPDX-License-Identifier: GPL-3.0-or-later
// OpenTelemetry spans of requests in OTLP JSON: one export, or one a line as the collector's file exporter
// writes.
#pragma once

#include "evidence/imported.h"
#include "evidence/requests/line_source.h"

namespace fulcrum::evidence::requests
{

// Spans with vLLM's attributes gen_ai.latency.* (seconds) and gen_ai.usage.*, in dots or underscores and of
// older versions (time_in_scheduler, time_in_model_forward). A span begins when the request arrived; the
// front end's part is what TTFT has beyond queue and prefill, so that parts add exactly. Where the trace has
// spans of a client's call and of a gateway too, rows have their moments (trace_join.h): client in,
// admission, client out.
bool looks_like_spans(std::string_view head);
Result<Imported> parse_spans(std::string_view text, const std::string& file,
                             const ImportOptions& options = {});
Result<Imported> read_spans(LineSource& lines, const std::string& file, const ImportOptions& options = {});

} // namespace fulcrum::evidence::requests
