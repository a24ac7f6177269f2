// SPDX-License-Identifier: GPL-3.0-or-later
// `vllm bench serve --save-result [--save-detailed] [--append-result]` and `sglang.bench_serving
// --output-file [--output-details]`. Keys and definitions: vllm/benchmarks/serve.py and
// python/sglang/bench_serving.py [S].
#include "evidence/benchmarks/benchmarks.h"
#include "evidence/benchmarks/traps.h"
#include "evidence/broken_lines.h"
#include "evidence/json_text.h"
#include "evidence/observing.h"
#include "evidence/requests/summary.h"
#include "evidence/traces/numbers.h"
#include "evidence/traces/reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace fulcrum::evidence::benchmarks
{

namespace
{

constexpr double kMilli = 1e-3;
constexpr std::size_t kMostMetadata = 32;

struct Latency {
    const char* key;    // in "mean_KEY_ms"
    const char* metric; // of the catalogue
};
constexpr std::array<Latency, 5> kLatencies{
    {{"ttft", "ttft_s"}, {"tpot", "tpot_s"}, {"itl", "itl_s"}, {"e2el", "e2e_s"}, {"e2e_latency", "e2e_s"}}};
struct Statistic {
    const char* key;
    const char* statistic;
};
constexpr std::array<Statistic, 7> kStatistics{{{"mean", "mean"},
                                                {"median", "p50"},
                                                {"p50", "p50"},
                                                {"p90", "p90"},
                                                {"p95", "p95"},
                                                {"p99", "p99"},
                                                {"max", "max"}}};

bool is_sglang(const Json& result)
{
    return result.contains("mean_e2e_latency_ms") || result.contains("total_output_tokens_retokenized") ||
           text_at(result, "backend").starts_with("sglang");
}

std::optional<double> latency(const Json& result, const char* statistic, const char* key)
{
    const auto value = number_at(result, fmt::format("{}_{}_ms", statistic, key));
    return value && *value >= 0 ? std::optional(*value * kMilli) : std::nullopt;
}

// One result after another into one Imported.
class ResultReader
{
public:
    ResultReader(Imported& out, const ImportOptions& options) : out_(out), options_(options) {}

    // Whether it is a result of these tools; `where` is for facts.
    bool read(const Json& result, const std::string& where)
    {
        if (!result.is_object() || !number_at(result, "completed") || !number_at(result, "duration"))
            return false;
        result_ = &result;
        if (is_repeated()) return true;
        ++results_;
        sglang_ = sglang_ || is_sglang(result);
        slice_ = {
            .source = out_.file, .timed_out = scenario::TimedOut::Excluded, .population = {}, .window = {}};
        slice_.population.model = text_at(result, "model_id");
        read_facts(where);
        read_load();
        const std::size_t first = out_.observations.size();
        read_counts();
        read_latencies();
        read_details();
        read_traps();
        for (std::size_t i = first; i < out_.observations.size(); ++i)
            out_.observations[i].title = load_title_;
        return true;
    }

    void finish()
    {
        out_.kind = sglang_ ? "sglang-bench-serving" : "vllm-bench-serve";
        out_.title = fmt::format("{}, {}", sglang_ ? "sglang.bench_serving" : "vllm bench serve",
                                 counted(results_, "result"));
        out_.definitions = {
            "TTFT: from sending a request to its first chunk, at the client",
            "TPOT: (E2E − TTFT) / (output tokens − 1) of each request; answers of one token have none",
            "ITL: gaps between chunks, pooled over all requests, so that long answers weigh more",
            "Percentiles: interpolated linearly between ranks (numpy), of requests that succeeded"};
        if (repeated_ > 0) {
            out_.dropped_detail.push_back(fmt::format(
                "{} with the same load and the same figures as an earlier one: one measurement written twice",
                counted(repeated_, "result")));
            out_.dropped += repeated_;
        }
        for (std::string& warning : check_load_steps(steps_))
            out_.warnings.push_back(std::move(warning));
    }

private:
    std::optional<double> number(const char* key) const { return number_at(*result_, key); }

    void add(std::string_view metric, std::string_view statistic, std::optional<double> value,
             std::optional<std::int64_t> count = {}, std::string definition = {})
    {
        if (value)
            out_.observations.push_back(
                observed(slice_, metric, statistic, *value, count, std::move(definition)));
    }

    bool is_repeated()
    {
        std::string key;
        for (const char* name : {"model_id", "backend", "request_rate", "max_concurrency", "num_prompts",
                                 "duration", "mean_ttft_ms", "mean_tpot_ms", "p99_ttft_ms"})
            if (const Json* value = member(*result_, name))
                key += value->is_number() || value->is_string() ? number_in(*value)
                                                                      ? fmt::format("{}|", *number_in(*value))
                                                                      : text_at(*result_, name) + "|"
                                                                : "-|";
        const bool fresh = seen_.insert(key).second;
        repeated_ += fresh ? 0 : 1;
        return !fresh;
    }

    void fact(const char* key, std::string value, const std::string& where)
    {
        if (value.empty() || value.size() > 200) return;
        const auto same = [&](const Fact& f) { return f.key == key && f.value == value; };
        if (std::ranges::none_of(out_.facts, same)) out_.facts.push_back({key, std::move(value), where});
    }

    void read_facts(const std::string& where)
    {
        fact("model", text_at(*result_, "model_id"), where);
        fact("tokenizer", text_at(*result_, "tokenizer_id"), where);
        fact("engine", text_at(*result_, "backend"), where);
        fact("dataset_name", text_at(*result_, "dataset_name"), where);
        for (const char* key : {"burstiness", "num_prompts", "max_concurrency", "accept_length",
                                "random_range_ratio", "tensor_parallel_size"})
            if (const auto value = number(key)) fact(key, fmt::format("{:.6g}", *value), where);
        static const std::set<std::string_view> known{"date",         "endpoint_type", "backend",
                                                      "model_id",     "tokenizer_id",  "request_rate",
                                                      "dataset_name", "label"};
        std::size_t taken = 0;
        for (const auto& [key, value] : result_->items())
            if (value.is_string() && !known.contains(key) && key.size() <= 64 && taken++ < kMostMetadata)
                fact(key.c_str(), value.get<std::string>(), where + " (metadata)");
    }

    void read_load()
    {
        figures_ = {};
        figures_.offered_rate = number("request_rate").value_or(kUnknown);
        figures_.max_concurrency = number("max_concurrency").value_or(kUnknown);
        const bool closed = std::isfinite(figures_.max_concurrency);
        const bool open = figures_.offered_rate > 0;
        load_title_ = open ? fmt::format("{} requests/s", number_text(figures_.offered_rate)) : "";
        if (closed)
            load_title_ += fmt::format("{}at most {} in flight", open ? ", " : "",
                                       number_text(figures_.max_concurrency));
        if (!open && !closed) load_title_ = "all requests at once";
        out_.facts.push_back(
            {"request_rate", open ? fmt::format("{:.6g}", figures_.offered_rate) : "inf", load_title_});
        if (open && !closed) add("offered_rate", "rate", figures_.offered_rate);
        if (!open && !closed)
            out_.warnings.emplace_back(
                "request_rate is inf without max_concurrency: all requests came at once, so TTFT is mostly "
                "the "
                "wait in one burst. It says how fast a backlog drains, not how a rate is served");
        if (number("random_range_ratio").value_or(1) < 1)
            out_.warnings.push_back(fmt::format(
                "Lengths were drawn between {} and 1 of the nominal ones (random_range_ratio): take the mean "
                "lengths from the totals, not from the options",
                number_text(*number("random_range_ratio"))));
    }

    void read_counts()
    {
        const auto completed = count_at(*result_, "completed").value_or(0);
        const auto failed = count_at(*result_, "failed");
        const auto prompts = count_at(*result_, "num_prompts");
        const std::int64_t left_out = failed    ? *failed
                                      : prompts ? std::max<std::int64_t>(0, *prompts - completed)
                                                : 0;
        completed_ = completed;
        if (left_out > 0) {
            out_.dropped += left_out;
            out_.dropped_detail.push_back(
                fmt::format("{} of {} requests failed or were aborted and are in no latency ({})", left_out,
                            completed + left_out, load_title_));
            out_.warnings.push_back(fmt::format(
                "{} of {} requests failed and are left out of all latencies: percentiles are of those that "
                "succeeded. Ask for --save-detailed and read the errors, or count them as slower than all",
                left_out, completed + left_out));
        }
        const double duration = number("duration").value_or(0);
        figures_.completed_rate = number("request_throughput").value_or(kUnknown);
        add("request_rate", "rate", number("request_throughput"), completed);
        add("output_token_rate", "rate", number("output_throughput"));
        const auto input = number("total_input_tokens");
        const auto output = number("total_output_tokens");
        auto prompt_rate = number("input_throughput");
        if (!prompt_rate && input && duration > 0) prompt_rate = *input / duration;
        add("prompt_token_rate", "rate", prompt_rate);
        if (completed > 0 && input)
            add("prompt_tokens", "mean", *input / static_cast<double>(completed), completed);
        if (completed > 0 && output) {
            figures_.output_tokens = *output / static_cast<double>(completed);
            add("output_tokens", "mean", figures_.output_tokens, completed);
        }
        auto goodput = number("request_goodput");
        if (!goodput) goodput = number("request_goodput:"); // vLLM before 0.9 has the colon in the name
        const std::int64_t offered = completed + left_out;
        if (goodput && offered > 0 && duration > 0)
            add("goodput", "share", std::clamp(*goodput * duration / static_cast<double>(offered), 0.0, 1.0),
                offered, "requests within the client's objectives over all sent");
        if (left_out > 0 && duration > 0)
            add("abort_rate", "rate", static_cast<double>(left_out) / duration, left_out);
        add("in_flight", "max", number("max_concurrent_requests"));
    }

    void read_latencies()
    {
        for (const Latency& one : kLatencies) {
            const auto mean = latency(*result_, "mean", one.key);
            const std::string key = one.key;
            if (key == "ttft") figures_.ttft = mean.value_or(kUnknown);
            if (key == "tpot") figures_.tpot = mean.value_or(kUnknown);
            if (key == "itl") {
                figures_.itl = mean.value_or(kUnknown);
                figures_.itl_median = latency(*result_, "median", "itl").value_or(kUnknown);
            }
            if (mean && one.metric == std::string_view("e2e_s")) figures_.e2e = *mean;
        }
        check_ = check_tpot(figures_);
        if (std::isfinite(figures_.e2e) && std::isfinite(figures_.completed_rate))
            add("in_flight", "mean", figures_.e2e * figures_.completed_rate, completed_,
                "throughput × E2E (Little)");
        for (const Latency& one : kLatencies)
            add_latency(one);
        if (check_.wrong && std::isfinite(check_.recomputed))
            add("tpot_s", "mean", check_.recomputed, completed_,
                "(mean E2E − mean TTFT) / (mean output tokens − 1)");
    }

    void add_latency(const Latency& one)
    {
        const std::string_view metric = one.metric;
        if (check_.wrong && (metric == "tpot_s" || metric == "itl_s")) return;
        std::set<std::string_view> given;
        for (const Statistic& statistic : kStatistics) {
            const auto value = latency(*result_, statistic.key, one.key);
            if (!value || !given.insert(statistic.statistic).second) continue;
            const bool pooled = metric == "itl_s";
            const bool interpolated = statistic.statistic[0] == 'p';
            add(metric, statistic.statistic, value, pooled ? std::nullopt : std::optional(completed_),
                std::string(pooled ? "pooled over all gaps between chunks" : "per request, at the client") +
                    (interpolated ? ", interpolated" : ""));
        }
    }

    // --save-detailed and --output-details: one entry a request, failed ones included.
    void read_details()
    {
        const auto prompts = numbers_at(*result_, "input_lens");
        const auto outputs = numbers_at(*result_, "output_lens");
        const auto ttfts = numbers_at(*result_, "ttfts");
        const auto starts = numbers_at(*result_, "start_times");
        const Json* itls = member(*result_, "itls");
        const Json* errors = member(*result_, "errors");
        const std::size_t count = std::max(ttfts.size(), outputs.size());
        const auto at = [](const std::vector<double>& list, std::size_t i) {
            return i < list.size() ? list[i] : kUnknown;
        };
        const auto tokens = [&](const std::vector<double>& list, std::size_t i) {
            const double value = at(list, i);
            return value >= 0 && value <= 1e8 ? static_cast<std::int64_t>(value) : std::int64_t{-1};
        };
        for (std::size_t i = 0; i < count; ++i) {
            RequestRow row;
            row.id = std::to_string(i);
            row.population = slice_.population;
            row.arrival = at(starts, i);
            row.prompt_tokens = tokens(prompts, i);
            row.output_tokens = tokens(outputs, i);
            const bool has_error = errors != nullptr && errors->is_array() && i < errors->size() &&
                                   (*errors)[i].is_string() &&
                                   !(*errors)[i].get_ref<const std::string&>().empty();
            const bool failed = has_error || row.output_tokens == 0;
            if (failed) row.ended = failure((*result_), i, has_error);
            if (!failed && at(ttfts, i) > 0) row.ttft = at(ttfts, i);
            if (!failed && itls != nullptr && itls->is_array() && i < itls->size())
                read_gaps((*itls)[i], row);
            if (out_.requests.size() < requests::RequestSummary::kMostRows)
                out_.requests.push_back(std::move(row));
        }
        if (count > 0 && starts.empty())
            out_.warnings.emplace_back(
                "The details have no start_times, so arrivals are unknown: a newer vLLM writes them");
    }

    static RequestRow::Ended failure(const Json& result, std::size_t i, bool has_error)
    {
        if (!has_error) return RequestRow::Ended::Failed;
        const std::string text = result["errors"][i].get<std::string>();
        const auto has = [&](const char* word) { return text.find(word) != std::string::npos; };
        if (has("Timeout") || has("timeout") || has("timed out")) return RequestRow::Ended::TimedOut;
        if (has("429") || has("503") || has("Too Many")) return RequestRow::Ended::Rejected;
        return RequestRow::Ended::Failed;
    }

    void read_gaps(const Json& list, RequestRow& row)
    {
        if (!list.is_array()) return;
        double sum = 0;
        for (const Json& one : list) {
            const auto gap = number_in(one);
            if (!gap || !(*gap >= 0)) continue;
            sum += *gap;
            if (out_.gaps_s.size() < kMostGaps) out_.gaps_s.push_back(*gap);
        }
        if (!std::isfinite(row.ttft)) return;
        row.e2e = row.ttft + sum;
        if (row.output_tokens > 1) row.tpot = sum / static_cast<double>(row.output_tokens - 1);
    }

    void read_traps()
    {
        steps_.push_back(figures_);
        const auto take = [&](std::vector<std::string> warnings) {
            for (std::string& warning : warnings)
                if (std::ranges::find(out_.warnings, warning) == out_.warnings.end())
                    out_.warnings.push_back(std::move(warning));
        };
        take(check_.warnings);
        take(check_sending(figures_));
        take(check_units(figures_));
        const double tpot = std::isfinite(figures_.tpot) ? figures_.tpot : figures_.itl;
        if (std::isfinite(tpot)) take(check_weight_floor(tpot, out_.facts, options_.known));
    }

    Imported& out_;
    const ImportOptions& options_;
    const Json* result_ = nullptr;
    Slice slice_;
    ClientFigures figures_;
    TpotCheck check_;
    std::vector<ClientFigures> steps_;
    std::string load_title_;
    std::set<std::string> seen_;
    std::int64_t completed_ = 0;
    std::int64_t results_ = 0;
    std::int64_t repeated_ = 0;
    bool sglang_ = false;
};

bool has_key(std::string_view head, std::string_view key)
{
    return head.find("\"" + std::string(key) + "\"") != std::string_view::npos;
}

const char* const kNoResult = "this is no result of vllm bench serve or sglang.bench_serving";
const char* const kNoResultHint =
    "a result has \"completed\", \"duration\" and figures such as \"mean_ttft_ms\"";

// One object a line: the first line is one, or the second begins another.
bool is_lines(std::string_view text)
{
    traces::Lines lines(text);
    auto line = lines.next();
    while (line && traces::trimmed(*line).empty())
        line = lines.next();
    if (!line || line->size() > kMostJson) return false; // the whole is refused as too large
    if (Json::accept(*line)) return line->find('{') != std::string_view::npos && !line->starts_with('[');
    const auto second = lines.next();
    return second && second->starts_with("{\"");
}

} // namespace

bool looks_like_bench_serve(std::string_view head)
{
    const std::size_t first = head.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || (head[first] != '{' && head[first] != '[')) return false;
    if (has_key(head, "mean_ttft_ms") || has_key(head, "request_throughput")) return true;
    return has_key(head, "duration") && has_key(head, "completed") &&
           (has_key(head, "total_output_tokens") || has_key(head, "total_input_tokens"));
}

Result<Imported> parse_bench_serve(std::string_view text, const std::string& file,
                                   const ImportOptions& options)
{
    Imported out;
    out.file = file;
    ResultReader reader(out, options);
    BrokenLines broken(file, options);
    bool any = false;
    if (!is_lines(text)) {
        const auto json = parse_json(text, file);
        if (!json) return json.errors();
        if (json->is_array()) {
            for (std::size_t i = 0; i < json->size(); ++i)
                any = reader.read((*json)[i], fmt::format("result {}", i + 1)) || any;
        } else {
            any = reader.read(*json, "result");
        }
        if (!any) return Error{kNoResult, kNoResultHint, file, {1, 1}};
        reader.finish();
        return out;
    }
    traces::Lines lines(text);
    while (const auto line = lines.next()) {
        if (options.stop.stop_requested()) return Error{"the import was cancelled", "", file, {}};
        if (options.progress) options.progress(lines.done());
        if (traces::trimmed(*line).empty()) continue;
        const auto json = parse_json(*line, file, lines.number());
        const bool good = json && reader.read(*json, fmt::format("line {}", lines.number()));
        any = any || good;
        if (good) continue;
        const std::string what = json ? kNoResult : json.errors().front().message;
        const std::string hint = json ? kNoResultHint : json.errors().front().hint;
        if (broken.add(lines.number(), what, hint)) return broken.first();
    }
    if (!any)
        return broken.count() > 0 ? broken.first() : Error{"the file is empty", "choose a result", file, {}};
    reader.finish();
    broken.finish(out);
    return out;
}

} // namespace fulcrum::evidence::benchmarks
