// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/import_traces.h"

#include "evidence/broken_lines.h"
#include "evidence/observing.h"
#include "evidence/requests/summary.h"
#include "evidence/traces/trace.h"

#include <fmt/format.h>

#include <iterator>

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

// Kept one by one, as of other files with a request a line.
constexpr std::int64_t kMostRows = requests::RequestSummary::kMostRows;

void add_figures(const traces::TraceTotals& all, Imported& out)
{
    if (all.rows == 0) return;
    const Slice slice{out.file};
    const auto count = static_cast<double>(all.rows);
    const double seconds = to_seconds(all.span);
    out.observations.push_back(observed(slice, "prompt_tokens", "mean", all.prompt_tokens / count, all.rows));
    out.observations.push_back(observed(slice, "output_tokens", "mean", all.output_tokens / count, all.rows));
    if (seconds > 0 && all.rows > 1)
        out.observations.push_back(observed(slice, "offered_rate", "rate", (count - 1) / seconds, all.rows,
                                            "requests after the first over the time from the first to the "
                                            "last"));
}

void add_broken(const traces::Trace& trace, const ImportOptions& options, Imported& out)
{
    BrokenLines broken(out.file, options);
    int last = 0;
    std::int64_t named = 0;
    for (const Error& error : trace.broken) {
        if (error.at.line == last) continue; // a line is left out once, whatever is wrong with it
        last = error.at.line;
        ++named;
        broken.add(error.at.line, error.message, error.hint);
    }
    broken.add_unnamed(trace.broken_rows - named);
    broken.finish(out);
}

} // namespace

bool looks_like_trace(std::string_view head)
{
    traces::ReadOptions options;
    options.limit = 1;
    options.leave_out_broken = true;
    const auto trace = traces::parse_trace(whole_lines(head), "head", options);
    return trace && !trace->rows.empty();
}

Result<Imported> read_trace_file(requests::LineSource& lines, const std::string& file,
                                 const ImportOptions& options)
{
    traces::ReadOptions how;
    how.keep = kMostRows;
    how.leave_out_broken = !options.stop_at_first_error;
    how.stop = options.stop;
    how.progress = options.progress;
    auto trace = traces::read_trace(lines, file, how);
    if (!trace) return trace.errors();
    Imported out;
    out.kind = traces::to_string(trace->format);
    out.title = fmt::format("request trace ({}), {}", out.kind, counted(trace->all.rows, "request"));
    out.file = file;
    out.requests.reserve(trace->rows.size());
    for (const traces::TraceRow& row : trace->rows) {
        RequestRow& request = out.requests.emplace_back();
        request.population.request_class = row.request_class;
        request.arrival = static_cast<double>(row.arrival) * 1e-9;
        request.prompt_tokens = row.prompt_tokens;
        request.output_tokens = row.output_tokens;
    }
    add_figures(trace->all, out);
    out.dropped = trace->dropped;
    if (trace->dropped > 0)
        out.dropped_detail.push_back(
            fmt::format("{} without tokens (failed requests)", counted(trace->dropped, "row")));
    out.warnings = std::move(trace->warnings);
    if (trace->all.rows > std::ssize(trace->rows))
        out.warnings.push_back(
            fmt::format("The first {} of {} requests are kept one by one; the figures are of all",
                        trace->rows.size(), trace->all.rows));
    add_broken(*trace, options, out);
    return out;
}

} // namespace fulcrum::evidence
