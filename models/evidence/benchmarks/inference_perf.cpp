// SPDX-License-Identifier: GPL-3.0-or-later
// inference-perf (kubernetes-sigs) and the llm-d benchmark report made of its files. Definitions:
// inference_perf/reportgen and its request lifecycle metrics [S].
#include "base/append.h"
#include "evidence/benchmarks/benchmarks.h"
#include "evidence/benchmarks/statistics_block.h"
#include "evidence/benchmarks/traps.h"
#include "evidence/observing.h"

#include <fmt/format.h>

#include <array>

namespace fulcrum::evidence::benchmarks
{

namespace
{

struct PerfLatency {
    const char* key;
    const char* metric;
};
constexpr std::array<PerfLatency, 4> kPerfLatencies{{{"time_to_first_token", "ttft_s"},
                                                     {"time_per_output_token", "tpot_s"},
                                                     {"inter_token_latency", "itl_s"},
                                                     {"request_latency", "e2e_s"}}};

// "stage 3" or "summary" from ".../stage_3_lifecycle_metrics.json"; "" for other names.
std::string stage_of(const std::string& file)
{
    const std::string name = file.substr(file.find_last_of("/\\") + 1);
    if (name.starts_with("summary_")) return "summary";
    if (!name.starts_with("stage_")) return {};
    const std::size_t end = name.find('_', 6);
    return "stage " + name.substr(6, end == std::string::npos ? end : end - 6).substr(0, 8);
}

// Where the parts of a report stand: inference-perf's own files, or llm-d's report 0.1 and 0.2.
struct Parts {
    const Json* latency = nullptr;
    const Json* throughput = nullptr;
    const Json* prompt = nullptr;
    const Json* output = nullptr;
    const Json* load = nullptr;
    std::optional<std::int64_t> completed{};
    std::optional<std::int64_t> failed{};
};

Parts find_parts(const Json& json)
{
    Parts parts;
    if (const Json* successes = member(json, "successes")) {
        parts.latency = member(*successes, "latency");
        parts.throughput = member(*successes, "throughput");
        parts.prompt = member(*successes, "prompt_len");
        parts.output = member(*successes, "output_len");
        parts.load = member(json, "load_summary");
        parts.completed = count_at(*successes, "count");
        if (const Json* failures = member(json, "failures")) parts.failed = count_at(*failures, "count");
        return parts;
    }
    const Json* report = member(json, "results", "request_performance", "aggregate");
    if (report == nullptr) report = member(json, "metrics");
    if (report == nullptr) return parts;
    parts.latency = member(*report, "latency");
    parts.throughput = member(*report, "throughput");
    if (const Json* requests = member(*report, "requests")) {
        parts.prompt = member(*requests, "input_length");
        parts.output = member(*requests, "output_length");
        parts.failed = count_at(*requests, "failures");
        if (const auto total = count_at(*requests, "total"))
            parts.completed = *total - std::min(*total, parts.failed.value_or(0));
    }
    return parts;
}

class LifecycleReader
{
public:
    LifecycleReader(const Parts& parts, Imported& out, const ImportOptions& options)
        : parts_(parts), out_(out), options_(options)
    {
        slice_ = {
            .source = out.file, .timed_out = scenario::TimedOut::Excluded, .population = {}, .window = {}};
        slice_.population.model = fact_value(options.known, "model");
    }

    void read()
    {
        out_.kind = "inference-perf";
        out_.definitions = {
            "TTFT: from sending a request to its first chunk, at the client",
            "TPOT: mean gap between a request's chunk stamps; two stamps a token make it half as long as it "
            "is",
            "ITL: gaps between chunk stamps, pooled over all requests",
            "Percentiles: interpolated linearly between ranks (numpy), of requests that succeeded"};
        read_figures();
        read_counts();
        const TpotCheck check = check_tpot(figures_);
        read_latencies(check);
        take(check.warnings);
        take(check_sending(figures_));
        if (std::isfinite(figures_.tpot)) take(check_weight_floor(figures_.tpot, out_.facts, options_.known));
    }

private:
    void take(const std::vector<std::string>& warnings) { append(out_.warnings, warnings); }

    const Json* block(const char* key) const
    {
        return parts_.latency == nullptr ? nullptr : member(*parts_.latency, key);
    }

    void add(std::string_view metric, std::string_view statistic, double value, std::string definition = {})
    {
        if (std::isfinite(value))
            out_.observations.push_back(
                observed(slice_, metric, statistic, value, parts_.completed, std::move(definition)));
    }

    double rate(const char* key, const char* other) const
    {
        if (parts_.throughput == nullptr) return kUnknown;
        const double value = statistic_of(member(*parts_.throughput, key), "mean", 1);
        return std::isfinite(value) ? value : statistic_of(member(*parts_.throughput, other), "mean", 1);
    }

    void read_figures()
    {
        figures_.ttft = statistic_of(block("time_to_first_token"), "mean", 1);
        figures_.tpot = statistic_of(block("time_per_output_token"), "mean", 1);
        figures_.itl = statistic_of(block("inter_token_latency"), "mean", 1);
        figures_.itl_median = statistic_of(block("inter_token_latency"), "p50", 1);
        figures_.e2e = statistic_of(block("request_latency"), "mean", 1);
        figures_.output_tokens = statistic_of(parts_.output, "mean", 1);
        figures_.completed_rate = rate("requests_per_sec", "request_rate");
        if (parts_.load == nullptr) return;
        figures_.send_delay = statistic_of(member(*parts_.load, "schedule_delay"), "mean", 1);
        figures_.offered_rate = number_at(*parts_.load, "requested_rate").value_or(kUnknown);
        figures_.achieved_rate = number_at(*parts_.load, "achieved_rate").value_or(kUnknown);
    }

    void read_counts()
    {
        const auto failed = parts_.failed.value_or(0);
        if (failed > 0) {
            out_.dropped += failed;
            out_.dropped_detail.push_back(fmt::format("{} of {} requests failed and are in no latency",
                                                      failed, failed + parts_.completed.value_or(0)));
            out_.warnings.push_back(fmt::format(
                "{} requests failed and are left out of all latencies: count them as slower than all others "
                "when reading percentiles",
                failed));
        }
        add("offered_rate", "rate", figures_.offered_rate);
        add("request_rate", "rate", figures_.completed_rate);
        add("output_token_rate", "rate", rate("output_tokens_per_sec", "output_token_rate"));
        add("prompt_token_rate", "rate", rate("input_tokens_per_sec", "input_token_rate"));
        for (const auto& [statistic, value] :
             parts_.prompt == nullptr ? Statistics{} : statistics_of(*parts_.prompt, 1))
            add("prompt_tokens", statistic, value);
        for (const auto& [statistic, value] :
             parts_.output == nullptr ? Statistics{} : statistics_of(*parts_.output, 1))
            add("output_tokens", statistic, value);
        add("in_flight", "mean", figures_.completed_rate * figures_.e2e, "throughput × E2E (Little)");
    }

    void read_latencies(const TpotCheck& check)
    {
        for (const PerfLatency& one : kPerfLatencies) {
            const std::string_view metric = one.metric;
            if (block(one.key) == nullptr || (check.wrong && (metric == "tpot_s" || metric == "itl_s")))
                continue;
            for (const auto& [statistic, value] : statistics_of(*block(one.key), 1))
                add(metric, statistic, value,
                    std::string(metric == "itl_s" ? "pooled over all gaps between chunks"
                                                  : "per request, at the client") +
                        (statistic[0] == 'p' ? ", interpolated" : ""));
        }
        if (check.wrong)
            add("tpot_s", "mean", check.recomputed, "(mean E2E − mean TTFT) / (mean output tokens − 1)");
    }

    using Statistics = std::vector<std::pair<std::string, double>>;

    const Parts& parts_;
    Imported& out_;
    const ImportOptions& options_;
    Slice slice_;
    ClientFigures figures_;
};

// stage_N_prometheus_metrics.json: what the server's metrics said over the stage's window.
void read_prometheus(const Json& successes, Imported& out)
{
    out.kind = "inference-perf-prometheus";
    out.definitions = {
        "The server's own figures, asked of Prometheus over a time window",
        "Percentiles: interpolated inside a histogram's bucket; 0.01 s often is only a bucket's edge"};
    const Slice slice{
        .source = out.file, .timed_out = scenario::TimedOut::Unknown, .population = {}, .window = {}};
    const auto count = count_at(successes, "count");
    const auto add = [&](const char* metric, const std::string& statistic, double value,
                         std::string definition) {
        out.observations.push_back(observed(slice, metric, statistic, value, count, std::move(definition)));
    };
    for (const PerfLatency& one : kPerfLatencies)
        if (const Json* block = member(successes, one.key))
            for (const auto& [statistic, value] : statistics_of(*block, 1))
                add(one.metric, statistic, value, "at the server, from Prometheus' buckets");
    for (const auto& [key, metric] : {std::pair{"prompt_len", "prompt_tokens"},
                                      {"output_len", "output_tokens"},
                                      {"queue_len", "waiting"}})
        if (const Json* block = member(successes, key))
            if (const double mean = statistic_of(block, "mean", 1); std::isfinite(mean))
                add(metric, "mean", mean, {});
    if (const auto rate = number_at(successes, "rate")) add("request_rate", "rate", *rate, {});
    const auto share = [&](const char* key, const char* metric, const char* words) {
        const Json* block = member(successes, key);
        const double mean = statistic_of(block, "mean", 0.01);
        if (!std::isfinite(mean)) return;
        if (statistic_of(block, "max", 1) > 0 || statistic_of(block, "p99", 1) > 0 || mean > 0)
            return add(metric, "mean", mean, "percent in the file");
        out.warnings.push_back(fmt::format(
            "{} is 0 throughout: most likely the query asks for a name that newer engines no longer have, so "
            "the "
            "figure was left out. Look for the new name in the engine's /metrics (vllm:kv_cache_usage_perc, "
            "vllm:prefix_cache_hits_total)",
            words));
    };
    share("kv_cache_usage_percentage", "kv_usage", "KV usage");
    share("prefix_cache_hit_percent", "prefix_hit_ratio", "The prefix hit rate");
    out.warnings.push_back(fmt::format(
        "These are rates over a window that may reach into earlier load: compare its {} requests with those "
        "of the "
        "stage's lifecycle file before using them, and leave the pause of a window between stages",
        count ? fmt::format("{}", *count) : "unknown number of"));
}

} // namespace

bool looks_like_inference_perf(std::string_view head)
{
    const auto has = [&](std::string_view key) { return head.find(key) != std::string_view::npos; };
    if (has("\"load_summary\"") && has("\"successes\"")) return true;
    return has("\"normalized_time_per_output_token\"") ||
           (has("\"request_performance\"") && has("\"scenario\""));
}

Result<Imported> parse_inference_perf(std::string_view text, const std::string& file,
                                      const ImportOptions& options)
{
    const auto json = parse_json(text, file);
    if (!json) return json.errors();
    Imported out;
    out.file = file;
    const std::string stage = stage_of(file);
    out.title = "inference-perf" + (stage.empty() ? "" : ", " + stage);
    const Json* successes = member(*json, "successes");
    const Parts parts = find_parts(*json);
    if (parts.latency != nullptr && parts.latency->is_object()) {
        LifecycleReader(parts, out, options).read();
        return out;
    }
    if (successes != nullptr && member(*successes, "time_to_first_token") != nullptr) {
        out.title += ", the server's metrics";
        read_prometheus(*successes, out);
        return out;
    }
    return Error{
        "this is no report of inference-perf with latencies",
        "choose a stage_N_lifecycle_metrics.json or summary_lifecycle_metrics.json of a run that had "
        "successful requests",
        file,
        {1, 1}};
}

} // namespace fulcrum::evidence::benchmarks
