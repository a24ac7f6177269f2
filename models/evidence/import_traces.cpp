// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/import_traces.h"

#include "evidence/observing.h"
#include "evidence/traces/trace.h"

#include <fmt/format.h>

#include <numeric>

namespace fulcrum::evidence
{

namespace
{

// The whole lines at the begin of a text.
std::string_view whole_lines(std::string_view head)
{
    const std::size_t end = head.rfind('\n');
    return end == std::string_view::npos ? head : head.substr(0, end + 1);
}

double mean(const std::vector<traces::TraceRow>& rows, std::int32_t traces::TraceRow::*field)
{
    double sum = 0;
    for (const traces::TraceRow& row : rows)
        sum += row.*field;
    return sum / static_cast<double>(rows.size());
}

void add_figures(const traces::Trace& trace, Imported& out)
{
    if (trace.rows.empty()) return;
    const Slice slice{out.file};
    const auto count = std::ssize(trace.rows);
    const double seconds = static_cast<double>(trace.rows.back().arrival) * 1e-9;
    out.observations.push_back(
        observed(slice, "prompt_tokens", "mean", mean(trace.rows, &traces::TraceRow::prompt_tokens), count));
    out.observations.push_back(
        observed(slice, "output_tokens", "mean", mean(trace.rows, &traces::TraceRow::output_tokens), count));
    if (seconds > 0 && count > 1)
        out.observations.push_back(observed(slice, "offered_rate", "rate",
                                            static_cast<double>(count - 1) / seconds, count,
                                            "requests after the first over the time from the first to the "
                                            "last"));
}

} // namespace

bool looks_like_trace(std::string_view head)
{
    traces::ReadOptions options;
    options.limit = 1;
    const auto trace = traces::parse_trace(whole_lines(head), "head", options);
    return trace && !trace->rows.empty();
}

Result<Imported> parse_trace_file(std::string_view text, const std::string& file, const ImportOptions&)
{
    auto trace = traces::parse_trace(text, file);
    if (!trace) return trace.errors();
    Imported out;
    out.kind = traces::to_string(trace->format);
    out.title = fmt::format("request trace ({}), {}", out.kind, counted(std::ssize(trace->rows), "request"));
    out.file = file;
    out.requests.reserve(trace->rows.size());
    for (const traces::TraceRow& row : trace->rows) {
        RequestRow& request = out.requests.emplace_back();
        request.population.request_class = row.request_class;
        request.arrival = static_cast<double>(row.arrival) * 1e-9;
        request.prompt_tokens = row.prompt_tokens;
        request.output_tokens = row.output_tokens;
    }
    add_figures(*trace, out);
    out.dropped = trace->dropped;
    if (trace->dropped > 0)
        out.dropped_detail.push_back(
            fmt::format("{} without tokens (failed requests)", counted(trace->dropped, "row")));
    out.warnings = std::move(trace->warnings);
    return out;
}

} // namespace fulcrum::evidence
