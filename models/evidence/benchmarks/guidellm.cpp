// SPDX-License-Identifier: GPL-3.0-or-later
// GuideLLM reports. 0.2 keeps counts in run_stats and the strategy in args; 0.3 and later in
// metrics.request_totals and in scheduler, config or args. Definitions: src/guidellm/benchmark and
// schemas/request_stats.py [S].
#include "evidence/benchmarks/benchmarks.h"
#include "evidence/benchmarks/statistics_block.h"
#include "evidence/benchmarks/traps.h"
#include "evidence/observing.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::evidence::benchmarks
{

namespace
{

struct GuideMetric {
    const char* key;
    const char* metric;
    double factor;
    bool rate;
};
// GuideLLM's inter_token_latency is one average a request: what is called TPOT here.
constexpr GuideMetric kGuideMetrics[] = {{"time_to_first_token_ms", "ttft_s", 1e-3, false},
                                         {"inter_token_latency_ms", "tpot_s", 1e-3, false},
                                         {"request_latency", "e2e_s", 1, false},
                                         {"prompt_token_count", "prompt_tokens", 1, false},
                                         {"output_token_count", "output_tokens", 1, false},
                                         {"request_concurrency", "in_flight", 1, false},
                                         {"requests_per_second", "request_rate", 1, true},
                                         {"output_tokens_per_second", "output_token_rate", 1, true},
                                         {"prompt_tokens_per_second", "prompt_token_rate", 1, true}};

const Json* successful(const Json& metrics, const char* key)
{
    const Json* block = member(metrics, key);
    if (block == nullptr) return nullptr;
    const Json* part = member(*block, "successful");
    return part != nullptr ? part : member(*block, "mean") != nullptr ? block : nullptr;
}

const Json* strategy_of(const Json& benchmark)
{
    for (const char* place : {"args", "config", "scheduler", "benchmark"})
        if (const Json* found = member(benchmark, place, "strategy"); found != nullptr && found->is_object())
            return found;
    return nullptr;
}

class BenchmarkReader
{
public:
    BenchmarkReader(Imported& out, const ImportOptions& options) : out_(out), options_(options) {}

    bool read(const Json& benchmark)
    {
        const Json* metrics = member(benchmark, "metrics");
        if (metrics == nullptr || successful(*metrics, "request_latency") == nullptr) return false;
        slice_ = {
            .source = out_.file, .timed_out = scenario::TimedOut::Excluded, .population = {}, .window = {}};
        slice_.population.model = fact_value(out_.facts, "model");
        figures_ = {};
        const std::string title = read_strategy(benchmark);
        const std::size_t first = out_.observations.size();
        read_counts(benchmark, *metrics, title);
        for (const GuideMetric& metric : kGuideMetrics)
            if (const Json* block = successful(*metrics, metric.key)) read_metric(metric, *block);
        read_requests(benchmark);
        read_traps(*metrics);
        for (std::size_t i = first; i < out_.observations.size(); ++i)
            out_.observations[i].title = title;
        ++count_;
        return true;
    }

    void finish()
    {
        out_.title = "GuideLLM, " + counted(count_, "benchmark");
        for (std::string& warning : check_load_steps(steps_))
            out_.warnings.push_back(std::move(warning));
    }

private:
    std::string read_strategy(const Json& benchmark)
    {
        const Json* strategy = strategy_of(benchmark);
        if (strategy == nullptr) return {};
        const std::string kind = text_at(*strategy, "type_");
        if (const auto rate = number_at(*strategy, "rate"); rate && *rate > 0) {
            figures_.offered_rate = *rate;
            return fmt::format("{} requests/s ({})", number_text(*rate), kind);
        }
        auto streams = number_at(*strategy, "streams");
        if (!streams) streams = number_at(*strategy, "max_concurrency");
        if (kind == "synchronous") streams = 1;
        if (streams && (kind == "concurrent" || kind == "synchronous")) {
            figures_.max_concurrency = *streams;
            return fmt::format("{} in flight", number_text(*streams));
        }
        return kind;
    }

    void read_counts(const Json& benchmark, const Json& metrics, const std::string& title)
    {
        const Json* totals = member(metrics, "request_totals");
        if (totals == nullptr) totals = member(benchmark, "request_totals");
        if (totals == nullptr) totals = member(benchmark, "run_stats", "requests_made");
        completed_.reset();
        if (totals == nullptr) return;
        completed_ = count_at(*totals, "successful");
        const auto errored = count_at(*totals, "errored").value_or(0);
        const auto incomplete = count_at(*totals, "incomplete").value_or(0);
        if (errored + incomplete == 0) return;
        out_.dropped += errored + incomplete;
        out_.dropped_detail.push_back(fmt::format("{} failed and {} unfinished requests are in no latency{}",
                                                  errored, incomplete,
                                                  title.empty() ? "" : " (" + title + ")"));
        const std::int64_t all = errored + incomplete + completed_.value_or(0);
        out_.warnings.push_back(fmt::format("{}{} of {} requests failed or were cut off by the end of the "
                                            "run: their latencies are at least as long "
                                            "as they had lasted, so the percentiles given are too low. Run "
                                            "longer, or count them as slower than all",
                                            title.empty() ? "" : title + ": ", errored + incomplete, all));
    }

    void read_metric(const GuideMetric& metric, const Json& block)
    {
        for (const auto& [statistic, value] : statistics_of(block, metric.factor)) {
            if (metric.rate && statistic != "mean") continue;
            out_.observations.push_back(observed(slice_, metric.metric, metric.rate ? "rate" : statistic,
                                                 value, completed_,
                                                 metric.rate ? "" : "per request, at the client"));
        }
        const double mean = statistic_of(&block, "mean", metric.factor);
        const std::string_view id = metric.metric;
        if (id == "ttft_s") figures_.ttft = mean;
        if (id == "tpot_s") figures_.tpot = mean;
        if (id == "e2e_s") figures_.e2e = mean;
        if (id == "output_tokens") figures_.output_tokens = mean;
        if (id == "request_rate") figures_.completed_rate = mean;
    }

    void read_requests(const Json& benchmark)
    {
        constexpr std::pair<const char*, RequestRow::Ended> kLists[] = {
            {"successful", RequestRow::Ended::Completed},
            {"incomplete", RequestRow::Ended::Aborted},
            {"errored", RequestRow::Ended::Failed}};
        for (const auto& [key, ended] : kLists) {
            const Json* list = member(benchmark, "requests", key);
            if (list == nullptr || !list->is_array()) continue;
            for (const Json& request : *list)
                out_.requests.push_back(read_row(request, ended));
        }
    }

    RequestRow read_row(const Json& request, RequestRow::Ended ended) const
    {
        RequestRow row;
        row.id = text_at(request, "request_id");
        row.population = slice_.population;
        row.ended = ended;
        const Json* times = member(request, "info", "timings");
        if (times == nullptr) times = member(request, "scheduler_info", "request_timings");
        const auto time = [&](const char* key, const char* other) {
            auto value = number_at(request, key);
            if (!value && times != nullptr) value = number_at(*times, other);
            return value.value_or(kUnknown);
        };
        row.arrival = time("start_time", "request_start");
        row.first_seen = time("first_token_time", "first_iteration");
        row.last_seen = time("last_token_time", "last_iteration");
        const auto seconds = [&](const char* key, double factor) {
            const auto value = number_at(request, key);
            return value && *value >= 0 ? *value * factor : kUnknown;
        };
        row.ttft = seconds("time_to_first_token_ms", 1e-3);
        row.tpot = seconds("inter_token_latency_ms", 1e-3);
        row.e2e = seconds("request_latency", 1);
        row.prompt_tokens = count_at(request, "prompt_tokens").value_or(-1);
        row.output_tokens = count_at(request, "output_tokens").value_or(-1);
        return row;
    }

    void read_traps(const Json& metrics)
    {
        steps_.push_back(figures_);
        if (std::isfinite(figures_.offered_rate))
            out_.observations.push_back(observed(slice_, "offered_rate", "rate", figures_.offered_rate));
        const auto take = [&](std::vector<std::string> warnings) {
            for (std::string& warning : warnings)
                if (std::ranges::find(out_.warnings, warning) == out_.warnings.end())
                    out_.warnings.push_back(std::move(warning));
        };
        take(check_tpot(figures_).warnings);
        take(check_sending(figures_));
        if (std::isfinite(figures_.tpot)) take(check_weight_floor(figures_.tpot, out_.facts, options_.known));
        if (figures_.ttft == 0 || successful(metrics, "time_to_first_token_ms") == nullptr)
            take({"The report has no time to first token: the backend did not stream. Measure with streaming "
                  "on"});
    }

    Imported& out_;
    const ImportOptions& options_;
    Slice slice_;
    ClientFigures figures_;
    std::vector<ClientFigures> steps_;
    std::optional<std::int64_t> completed_;
    std::int64_t count_ = 0;
};

} // namespace

bool looks_like_guidellm(std::string_view head)
{
    const auto has = [&](std::string_view key) { return head.find(key) != std::string_view::npos; };
    if (has("\"guidellm_version\"") || has("\"generative_benchmark\"") ||
        has("\"generative_benchmarks_report\""))
        return true;
    return has("\"benchmarks\"") &&
           (has("\"request_loader\"") || has("\"request_totals\"") || has("\"run_stats\"") ||
            has("\"run_id\"") || has("\"time_to_first_token_ms\""));
}

Result<Imported> parse_guidellm(std::string_view text, const std::string& file, const ImportOptions& options)
{
    const auto json = parse_json(text, file);
    if (!json) return json.errors();
    Imported out;
    out.kind = "guidellm";
    out.file = file;
    std::string version;
    if (const Json* metadata = member(*json, "metadata")) version = text_at(*metadata, "guidellm_version");
    if (!version.empty()) out.facts.push_back({"guidellm_version", version.substr(0, 64), "metadata"});
    out.definitions = {
        "TTFT: from sending a request to its first token, at the client",
        "TPOT: the report's inter_token_latency_ms, (last − first token) / (output tokens − 1) of each "
        "request; its time_per_output_token_ms divides by all output tokens and, from 0.3 on, holds "
        "TTFT too, and is not used",
        "ITL: the report has no pooled gaps between tokens", "Percentiles: of successful requests only"};
    BenchmarkReader reader(out, options);
    const Json* list = member(*json, "benchmarks");
    bool any = false;
    if (list != nullptr && list->is_array())
        for (const Json& one : *list)
            any = reader.read(one) || any;
    else
        any = reader.read(*json);
    if (!any)
        return Error{"no benchmark with latencies is in this report",
                     "choose a benchmarks.json that GuideLLM wrote, of a run with successful requests",
                     file,
                     {1, 1}};
    reader.finish();
    return out;
}

} // namespace fulcrum::evidence::benchmarks
