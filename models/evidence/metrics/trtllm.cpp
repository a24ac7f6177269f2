// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/trtllm.h"

#include "evidence/metrics/catalogue.h"
#include "evidence/metrics/json_answers.h"
#include "evidence/metrics/series.h"
#include "evidence/metrics/times.h"
#include "evidence/observing.h"
#include "evidence/samples.h"
#include "evidence/traces/numbers.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace fulcrum::evidence::metrics
{

namespace
{

namespace dom = simdjson::dom;

constexpr double kStartUp =
    1; // s; a first iteration longer than this holds start-up or the wait for a request

std::optional<double> number_at(const dom::object& object, std::string_view path)
{
    const std::size_t dot = path.find('.');
    if (dot != std::string_view::npos) {
        dom::object inner;
        if (object[path.substr(0, dot)].get(inner)) return std::nullopt;
        return number_at(inner, path.substr(dot + 1));
    }
    double number = 0;
    if (object[path].get(number) || !std::isfinite(number)) return std::nullopt;
    return number;
}

// "07-04-2025 12:13:14.123456" as the engine writes it
std::optional<double> time_of(const dom::object& object)
{
    std::string_view text;
    if (object["timestamp"].get(text) || text.size() < 19 || text[2] != '-' || text[5] != '-')
        return std::nullopt;
    const auto time = parse_panel_time(
        fmt::format("{}-{}-{} {}", text.substr(6, 4), text.substr(0, 2), text.substr(3, 2), text.substr(11)));
    return time ? std::optional(time->seconds) : std::nullopt;
}

struct Column {
    const Metric* metric = nullptr;
    std::vector<double> seconds;
    std::vector<double> values;
};

// What a source of the catalogue reads of one iteration.
std::optional<double> read_source(const Source& source, const dom::object& iteration)
{
    const auto value = number_at(iteration, source.name);
    if (!value || source.type == SourceType::Increment) return std::nullopt;
    if (source.type != SourceType::Ratio) return *value * source.scale;
    const auto per = number_at(iteration, source.per);
    if (!per || !(*per > 0)) return std::nullopt;
    return *value / *per * source.scale;
}

class IterationReader
{
public:
    explicit IterationReader(Imported& out) : out_(out)
    {
        for (const Metric& metric : all())
            for (const Source& source : metric.sources)
                if (source.exporter == "tensorrt-llm" && !source.name.starts_with("trtllm_") &&
                    source.name != "newActiveRequestsQueueLatencyMS")
                    sources_.push_back({&metric, &source});
    }

    // "" or what is wrong with it.
    const char* read(const dom::object& iteration)
    {
        const auto latency = number_at(iteration, "iterLatencyMS");
        if (!latency || *latency < 0) return "it has no iterLatencyMS";
        check_order(number_at(iteration, "iter"));
        const auto time = time_of(iteration);
        out_.utc = count_ == 0 ? time.has_value() : out_.utc && time;
        elapsed_ += *latency * 1e-3;
        const double at = time.value_or(elapsed_);
        const bool start_up = number_at(iteration, "iter").value_or(2) <= 1 && *latency * 1e-3 > kStartUp;
        if (start_up) start_up_ = std::max(start_up_, *latency * 1e-3);
        for (const auto& [metric, source] : sources_) {
            if (start_up && metric->id == "step_s") continue;
            if (const auto value = read_source(*source, iteration)) add(*metric, at, *value);
        }
        read_tokens(iteration, at);
        read_counts(iteration);
        ++count_;
        return "";
    }

    void finish()
    {
        for (auto& [id, column] : columns_)
            finish_column(column);
        finish_counts();
        finish_warnings();
    }

    std::int64_t count() const { return count_; }

private:
    void add(const Metric& metric, double at, double value)
    {
        Column& column = columns_[metric.id];
        column.metric = &metric;
        column.seconds.push_back(at);
        column.values.push_back(value);
    }

    // Numbers that are left out or fall show that others read the endpoint too, or a restart.
    void check_order(std::optional<double> iter)
    {
        if (!iter) return;
        if (last_ && *iter < *last_) ++falls_;
        if (last_ && *iter > *last_ + 1) missing_ += *iter - *last_ - 1;
        last_ = iter;
    }

    // Prompt tokens and one token of each generating request, or as many as were decoded with speculation.
    void read_tokens(const dom::object& iteration, double at)
    {
        const auto prompt = number_at(iteration, "inflightBatchingStats.numCtxTokens");
        const auto generating = number_at(iteration, "inflightBatchingStats.numGenRequests");
        if (!prompt || !generating) return;
        const double each = std::max(
            1.0, number_at(iteration, "inflightBatchingStats.avgNumDecodedTokensPerIter").value_or(1));
        add(*find("step_tokens"), at, *prompt + *generating * each);
    }

    void read_counts(const dom::object& iteration)
    {
        completed_ += number_at(iteration, "numCompletedRequests").value_or(0);
        const auto queued = number_at(iteration, "newActiveRequestsQueueLatencyMS");
        const auto entered = number_at(iteration, "numNewActiveRequests");
        if (queued && entered) {
            queued_s_ += *queued * 1e-3;
            entered_ += *entered;
        }
        for (const auto& [path, key] : {std::pair{"kvCacheStats.maxNumBlocks", "num_gpu_blocks"},
                                        {"kvCacheStats.tokensPerBlock", "block_size"}}) {
            const auto value = number_at(iteration, path);
            if (!value || !fact_value(out_.facts, key).empty()) continue;
            out_.facts.push_back(
                {key, fmt::format("{:.0f}", *value), fmt::format("iteration {}", count_ + 1)});
        }
    }

    void observe(const Column& column, const char* statistic, double value, const char* how)
    {
        out_.observations.push_back(
            observed({out_.file}, column.metric->id, statistic, value, std::ssize(column.values), how));
    }

    void finish_column(Column& column)
    {
        const double mean = std::accumulate(column.values.begin(), column.values.end(), 0.0) /
                            static_cast<double>(column.values.size());
        if (column.metric->kind == Kind::Ratio)
            observe(column, "share", mean, "mean over iterations");
        else
            observe(column, "mean", mean, "mean over iterations");
        if (column.metric->kind == Kind::Histogram) {
            for (const auto& [name, p] : {std::pair{"p50", 0.5}, {"p95", 0.95}, {"p99", 0.99}})
                observe(column, name, nearest_rank_of(column.values, p), "nearest rank over iterations");
        }
        if (column.metric->kind != Kind::Ratio)
            observe(column, "max", *std::ranges::max_element(column.values), "over iterations");
        RawSeries raw{{}, {}, {}, column.seconds, column.values};
        if (!tidy(raw)) return;
        Series series;
        series.metric = column.metric->id;
        series.name = column.metric->id;
        series.unit = column.metric->unit;
        series.seconds = std::move(raw.seconds);
        series.values = std::move(raw.values);
        out_.series.push_back(std::move(series));
    }

    void finish_counts()
    {
        if (completed_ > 0 && elapsed_ > 0)
            out_.observations.push_back(observed({out_.file}, "request_rate", "rate", completed_ / elapsed_,
                                                 static_cast<std::int64_t>(std::min(completed_, 9e15)),
                                                 "completed over the sum of iteration times"));
        if (entered_ > 0)
            out_.observations.push_back(observed({out_.file}, "queue_s", "mean", queued_s_ / entered_,
                                                 static_cast<std::int64_t>(std::min(entered_, 9e15)),
                                                 "queue time over requests that became active"));
    }

    void finish_warnings()
    {
        if (start_up_ > 0)
            out_.warnings.push_back(
                fmt::format("The first iteration took {}: it holds start-up or the wait for the first "
                            "request and was left out of step times",
                            seconds_text(start_up_)));
        if (missing_ > 0)
            out_.warnings.push_back(
                fmt::format("{:.0f} iterations are missing between those that are there: each read "
                            "empties the endpoint, so another reader has them, or it was read too "
                            "rarely. Read it every few seconds, from one place",
                            missing_));
        if (falls_ > 0)
            out_.warnings.push_back(
                "The iteration numbers fall: answers of several engines or of one before and after a "
                "restart were put together. Keep each in a file of its own");
        if (!out_.utc)
            out_.definitions.push_back(
                "Time axis: the sum of iteration times, as the answer has no time stamps; idle time "
                "between iterations is not in it");
    }

    Imported& out_;
    std::vector<Named> sources_;
    std::map<std::string, Column> columns_;
    std::int64_t count_ = 0;
    double elapsed_ = 0;
    double start_up_ = 0;
    double missing_ = 0;
    double completed_ = 0;
    double queued_s_ = 0;
    double entered_ = 0;
    int falls_ = 0;
    std::optional<double> last_;
};

} // namespace

bool looks_like_trtllm(std::string_view head)
{
    return head.find("\"iterLatencyMS\"") != std::string_view::npos;
}

Result<Imported> parse_trtllm(std::string_view text, const std::string& file, const ImportOptions& options)
{
    Imported out;
    out.file = file;
    out.kind = "trtllm-iterations";
    IterationReader reader(out);
    BrokenLines broken(file, options);
    const Error none{"there is no iteration in it",
                     "save the answer of GET /metrics of trtllm-serve while it works: each "
                     "read empties it",
                     file,
                     {1, 1}};
    const auto documents =
        read_answers(text, broken, options, "an iteration has iter and iterLatencyMS",
                     [&](const dom::object& iteration) { return std::string(reader.read(iteration)); });
    if (!documents) return documents.errors();
    if (reader.count() == 0) return broken.count() > 0 ? broken.first() : none;
    reader.finish();
    broken.finish(out);
    out.title = fmt::format("TensorRT-LLM, {}", counted(reader.count(), "iteration"));
    return out;
}

} // namespace fulcrum::evidence::metrics
