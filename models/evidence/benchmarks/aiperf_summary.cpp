// SPDX-License-Identifier: GPL-3.0-or-later
// profile_export_aiperf.json (schema 1.x) and profile_export_genai_perf.json: metrics with their units,
// either at the top or under "records". Definitions: aiperf docs/metrics-reference [D].
#include "base/append.h"
#include "evidence/benchmarks/benchmarks.h"
#include "evidence/benchmarks/statistics_block.h"
#include "evidence/benchmarks/traps.h"
#include "evidence/observing.h"

#include <fmt/format.h>

namespace fulcrum::evidence::benchmarks
{

namespace
{

struct Metric {
    const char* key;
    const char* metric;
    bool rate;
};
// Both tools' inter_token_latency is one average a request: what is called TPOT here.
constexpr Metric kMetrics[] = {{"time_to_first_token", "ttft_s", false},
                               {"inter_token_latency", "tpot_s", false},
                               {"inter_chunk_latency", "itl_s", false},
                               {"request_latency", "e2e_s", false},
                               {"input_sequence_length", "prompt_tokens", false},
                               {"output_sequence_length", "output_tokens", false},
                               {"request_throughput", "request_rate", true},
                               {"output_token_throughput", "output_token_rate", true}};

class SummaryReader
{
public:
    SummaryReader(const Json& json, const Json& metrics, Imported& out, const ImportOptions& options)
        : json_(json), metrics_(metrics), out_(out), options_(options)
    {
    }

    void read()
    {
        slice_ = {
            .source = out_.file, .timed_out = scenario::TimedOut::Excluded, .population = {}, .window = {}};
        read_facts();
        slice_.population.model = fact_value(out_.facts, "model");
        completed_ = whole("request_count");
        read_failures();
        for (const Metric& metric : kMetrics)
            if (const Json* block = member(metrics_, metric.key)) read_metric(metric, *block);
        if (std::isfinite(figures_.offered_rate))
            out_.observations.push_back(observed(slice_, "offered_rate", "rate", figures_.offered_rate));
        for (const auto& list :
             {check_tpot(figures_).warnings, check_sending(figures_), check_units(figures_)})
            append(out_.warnings, list);
        if (!std::isfinite(figures_.tpot)) return;
        for (std::string& warning : check_weight_floor(figures_.tpot, out_.facts, options_.known))
            out_.warnings.push_back(std::move(warning));
    }

private:
    std::optional<std::int64_t> whole(const char* key) const
    {
        const Json* block = member(metrics_, key);
        const double value = statistic_of(block, "mean", 1);
        return value >= 0 && value < 9e15 ? std::optional(static_cast<std::int64_t>(value)) : std::nullopt;
    }

    void read_facts()
    {
        const auto fact = [&](const char* key, std::string value) {
            if (!value.empty() && value.size() <= 200)
                out_.facts.push_back({key, std::move(value), "input_config"});
        };
        const Json* config = member(json_, "input_config");
        if (config == nullptr) return;
        const Json* endpoint = member(*config, "endpoint");
        const Json* models = endpoint != nullptr ? member(*endpoint, "model_names") : nullptr;
        if (models == nullptr) models = member(*config, "model_names");
        if (models == nullptr) models = member(*config, "model");
        if (models != nullptr && models->is_array() && !models->empty() && models->front().is_string())
            fact("model", models->front().get<std::string>());
        else if (models != nullptr && models->is_string())
            fact("model", models->get<std::string>());
        for (const char* place : {"loadgen", "perf_analyzer", "stimulus"}) {
            const Json* load = member(*config, place);
            if (load == nullptr) continue;
            if (const auto rate = number_at(*load, "request_rate"); rate && *rate > 0)
                figures_.offered_rate = *rate;
            if (const auto limit = number_at(*load, "concurrency"); limit && *limit > 0)
                figures_.max_concurrency = *limit;
            if (const Json* inner = member(*load, "stimulus"))
                if (const auto limit = number_at(*inner, "concurrency")) figures_.max_concurrency = *limit;
        }
        if (std::isfinite(figures_.offered_rate))
            fact("request_rate", fmt::format("{:.6g}", figures_.offered_rate));
        if (std::isfinite(figures_.max_concurrency))
            fact("max_concurrency", fmt::format("{:.6g}", figures_.max_concurrency));
    }

    void read_failures()
    {
        const auto failed = whole("error_request_count").value_or(0);
        const Json* cancelled = member(json_, "was_cancelled");
        if (cancelled != nullptr && cancelled->is_boolean() && cancelled->get<bool>())
            out_.warnings.emplace_back(
                "The run was cancelled before its end: its percentiles leave out the requests "
                "that were slowest at that moment. Run it to the end");
        if (failed == 0) return;
        out_.dropped += failed;
        out_.dropped_detail.push_back(fmt::format("{} of {} requests failed and are in no latency", failed,
                                                  failed + completed_.value_or(0)));
        out_.warnings.push_back(
            fmt::format("{} requests failed and are left out of all latencies: read their errors in "
                        "profile_export.jsonl, which keeps each request",
                        failed));
    }

    void read_metric(const Metric& metric, const Json& block)
    {
        const std::string_view id = metric.metric;
        const bool latency = id.ends_with("_s");
        // A latency without a unit can not be read: genai-perf before 0.0.9 gave nanoseconds without saying
        // so.
        if (latency && text_at(block, "unit").empty() && text_at(block, "units").empty()) {
            out_.warnings.push_back(fmt::format(
                "{} has no unit and was left out: write the file with a newer version", metric.key));
            return;
        }
        for (const auto& [statistic, value] : statistics_of(block, 1)) {
            if (metric.rate && statistic != "mean") continue;
            out_.observations.push_back(observed(slice_, id, metric.rate ? "rate" : statistic, value,
                                                 id == "itl_s" ? std::nullopt : completed_,
                                                 latency ? "at the client, percentiles interpolated" : ""));
        }
        const double mean = statistic_of(&block, "mean", 1);
        if (id == "ttft_s") figures_.ttft = mean;
        if (id == "tpot_s") figures_.tpot = mean;
        if (id == "itl_s") figures_.itl_median = statistic_of(&block, "p50", 1);
        if (id == "e2e_s") figures_.e2e = mean;
        if (id == "output_tokens") figures_.output_tokens = mean;
        if (id == "request_rate") figures_.completed_rate = mean;
    }

    const Json& json_;
    const Json& metrics_;
    Imported& out_;
    const ImportOptions& options_;
    Slice slice_;
    ClientFigures figures_;
    std::optional<std::int64_t> completed_;
};

} // namespace

bool looks_like_aiperf_summary(std::string_view head)
{
    const auto has = [&](std::string_view key) { return head.find(key) != std::string_view::npos; };
    if (has("\"metadata\"") && has("\"request_start_ns\"")) return false; // records
    const bool metric =
        has("\"request_latency\"") || has("\"request_throughput\"") || has("\"time_to_first_token\"");
    return metric && has("\"unit\"") && has("\"avg\"");
}

Result<Imported> parse_aiperf_summary(std::string_view text, const std::string& file,
                                      const ImportOptions& options)
{
    const auto json = parse_json(text, file);
    if (!json) return json.errors();
    const Json* records = member(*json, "records");
    const Json& metrics = records != nullptr && records->is_object() ? *records : *json;
    const Json* latency = member(metrics, "request_latency");
    if (latency == nullptr || !latency->is_object())
        return Error{"this is no summary of aiperf or genai-perf",
                     "choose profile_export_aiperf.json or profile_export_genai_perf.json",
                     file,
                     {1, 1}};
    Imported out;
    out.file = file;
    const bool aiperf = member(*json, "schema_version") != nullptr ||
                        member(*json, "aiperf_version") != nullptr || &metrics != &*json;
    out.kind = aiperf ? "aiperf" : "genai-perf";
    out.title = out.kind + " summary";
    out.definitions = {
        "TTFT: from sending a request to its first chunk with content, at the client",
        "TPOT: the file's inter_token_latency, (E2E − TTFT) / (output tokens − 1) of each request",
        "ITL: the file's inter_chunk_latency, where it has one",
        "Percentiles: interpolated linearly between ranks (numpy), of requests that succeeded"};
    SummaryReader(*json, metrics, out, options).read();
    return out;
}

} // namespace fulcrum::evidence::benchmarks
