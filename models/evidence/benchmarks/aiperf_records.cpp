// SPDX-License-Identifier: GPL-3.0-or-later
// profile_export.jsonl: {"metadata": {…}, "metrics": {name: {"value", "unit"}}, "error"} a line [D].
#include "evidence/benchmarks/benchmarks.h"
#include "evidence/benchmarks/statistics_block.h"
#include "evidence/requests/read_lines.h"
#include "evidence/requests/row_sink.h"
#include "evidence/samples.h"
#include "evidence/traces/numbers.h"

#include <simdjson.h>

#include <cmath>

namespace fulcrum::evidence::benchmarks
{

namespace
{

namespace dom = simdjson::dom;

double number_in(const dom::element& object, const char* key)
{
    double value = 0;
    return object[key].get(value) == simdjson::SUCCESS && std::isfinite(value) ? value : kUnknown;
}

std::string text_in(const dom::element& object, const char* key)
{
    std::string_view text;
    return object[key].get(text) == simdjson::SUCCESS ? std::string(text.substr(0, 200)) : std::string();
}

class RecordReader
{
public:
    explicit RecordReader(Imported& out) : out_(out), sink_(out) {}

    std::string read(std::string_view line, bool padded)
    {
        dom::element record;
        dom::element metadata;
        if (parser_.parse(line.data(), line.size(), !padded).get(record)) return "it can not be read as JSON";
        if (record["metadata"].get(metadata) || !metadata.is_object()) return "it has no metadata";
        const std::string phase = text_in(metadata, "benchmark_phase");
        if (!phase.empty() && phase != "profiling") {
            ++warm_up_;
            return {};
        }
        RequestRow row;
        row.id = text_in(metadata, "x_request_id");
        row.arrival = number_in(metadata, "request_start_ns") * 1e-9;
        row.last_seen = number_in(metadata, "request_end_ns") * 1e-9;
        read_metrics(record, row);
        read_end(record, metadata, row);
        sink_.add(std::move(row));
        return {};
    }

    std::int64_t count() const { return sink_.count(); }

    void finish()
    {
        out_.kind = "aiperf-records";
        out_.title = "aiperf, " + counted(count(), "request");
        out_.utc = true;
        out_.definitions = {
            "TTFT: from sending a request to its first chunk with content, at the client",
            "TPOT: the file's inter_token_latency, (E2E − TTFT) / (output tokens − 1) of each request"};
        if (warm_up_ > 0)
            out_.dropped_detail.push_back(counted(warm_up_, "request") + " of the warm-up were left out");
        sink_.finish(true);
        const Slice slice = sink_.slice();
        if (gaps_.count() > 0) {
            out_.definitions.emplace_back("ITL: gaps between chunks, pooled over all requests");
            for (const auto& [p, name] : {std::pair{0.5, "p50"}, {0.9, "p90"}, {0.95, "p95"}, {0.99, "p99"}})
                out_.observations.push_back(observed(slice, "itl_s", name, gaps_.at_rank(rank(p)),
                                                     gaps_.count(), "nearest rank, pooled"));
            out_.observations.push_back(
                observed(slice, "itl_s", "mean", gaps_.mean(), gaps_.count(), "pooled"));
        }
    }

private:
    std::int64_t rank(double p) const
    {
        return std::max<std::int64_t>(
            1, static_cast<std::int64_t>(std::ceil(p * static_cast<double>(gaps_.count()))));
    }

    // The value in its base unit; NaN where there is none.
    static double figure(const dom::element& metrics, const char* key)
    {
        dom::element metric;
        if (metrics[key].get(metric) || !metric.is_object()) return kUnknown;
        return number_in(metric, "value") * unit_factor(text_in(metric, "unit"));
    }

    void read_metrics(const dom::element& record, RequestRow& row)
    {
        dom::element metrics;
        if (record["metrics"].get(metrics) || !metrics.is_object()) return;
        row.ttft = figure(metrics, "time_to_first_token");
        row.tpot = figure(metrics, "inter_token_latency");
        row.e2e = figure(metrics, "request_latency");
        const auto tokens = [&](const char* key) {
            const double value = figure(metrics, key);
            return value >= 0 && value <= 1e8 ? static_cast<std::int64_t>(value) : std::int64_t{-1};
        };
        row.prompt_tokens = tokens("input_sequence_length");
        row.output_tokens = tokens("output_sequence_length");
        dom::element gaps;
        dom::array list;
        if (metrics["inter_chunk_latency"].get(gaps) || gaps["value"].get(list)) return;
        const double factor = unit_factor(text_in(gaps, "unit"));
        for (const dom::element gap : list) {
            double value = 0;
            if (gap.get(value) != simdjson::SUCCESS || !(value >= 0)) continue;
            gaps_.add(value * factor);
            if (out_.gaps_s.size() < kMostGaps) out_.gaps_s.push_back(value * factor);
        }
    }

    static void read_end(const dom::element& record, const dom::element& metadata, RequestRow& row)
    {
        bool cancelled = false;
        if (metadata["was_cancelled"].get(cancelled) == simdjson::SUCCESS && cancelled)
            row.ended = RequestRow::Ended::Aborted;
        dom::element error;
        if (record["error"].get(error) || !error.is_object() || cancelled) return;
        row.ended = RequestRow::Ended::Failed;
        const double code = number_in(error, "code");
        if (std::isfinite(code))
            row.ended = requests::ended_by(std::to_string(static_cast<int>(std::clamp(code, 0.0, 999.0))))
                            .value_or(row.ended);
        if (text_in(error, "type").find("imeout") != std::string::npos)
            row.ended = RequestRow::Ended::TimedOut;
        if (row.ended == RequestRow::Ended::Completed) row.ended = RequestRow::Ended::Failed;
    }

    Imported& out_;
    requests::RowSink sink_;
    Samples gaps_;
    dom::parser parser_;
    std::int64_t warm_up_ = 0;
};

} // namespace

bool looks_like_aiperf_records(std::string_view head)
{
    const auto has = [&](std::string_view key) { return head.find(key) != std::string_view::npos; };
    return has("\"metadata\"") && has("\"request_start_ns\"");
}

Result<Imported> parse_aiperf_records(std::string_view text, const std::string& file,
                                      const ImportOptions& options)
{
    requests::LineSource lines(text);
    return read_aiperf_records(lines, file, options);
}

Result<Imported> read_aiperf_records(requests::LineSource& lines, const std::string& file,
                                     const ImportOptions& options)
{
    Imported out;
    out.file = file;
    RecordReader reader(out);
    BrokenLines broken(file, options);
    if (const auto error = requests::read_lines(lines, broken, options, "copy the file again",
                                                [&](std::string_view line, std::string& fault) {
                                                    fault = reader.read(line, lines.padded());
                                                    return true;
                                                }))
        return *error;
    if (reader.count() == 0)
        return broken.count() > 0
                   ? broken.first()
                   : Error{"no request is in this file", "choose aiperf's profile_export.jsonl", file, {}};
    reader.finish();
    broken.finish(out);
    return out;
}

} // namespace fulcrum::evidence::benchmarks
