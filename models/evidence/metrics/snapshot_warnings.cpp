// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/snapshot_warnings.h"

#include "evidence/metrics/bucket_quantile.h"
#include "evidence/observing.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence::metrics
{

namespace
{

// The first of the names that the replica has.
std::optional<double> first_of(const Replica& replica, std::initializer_list<const char*> names)
{
    for (const char* name : names)
        if (const auto value = replica.sum(name)) return value;
    return std::nullopt;
}

std::string who(const Replica& replica)
{
    return replica.population.replica.empty() ? std::string() : replica.population.replica + ": ";
}

// Trap 3: a name that is no longer served reads 0, or is not there at all.
void warn_of_renamed(const Replica& now, bool whole, Imported& out)
{
    const auto running = first_of(now, {"vllm:num_requests_running", "sglang:num_running_reqs"});
    if (!running || !(*running > 0)) return;
    double usage = 0;
    bool any = false;
    for (const char* name : {"vllm:kv_cache_usage_perc", "vllm:gpu_cache_usage_perc", "sglang:token_usage"}) {
        const auto value = now.sum(name);
        any = any || value;
        usage += value.value_or(0);
    }
    if (usage > 0 || (!any && !whole)) return;
    out.warnings.push_back(fmt::format(
        "{}KV usage {} while {} requests run, which can not be: the name was renamed (gpu_cache_usage_perc "
        "up to vLLM "
        "0.9, kv_cache_usage_perc since). Read the engine's /metrics itself and ask for the name that it has",
        who(now), any ? "reads 0" : "is missing", number_text(*running)));
}

bool caching_is_on(const std::vector<Fact>& facts)
{
    const std::string value = fact_value(facts, "enable_prefix_caching");
    return value == "True" || value == "true" || value == "1";
}

void warn_of_dead_prefix_cache(const Replica& counted, Imported& out)
{
    const auto prompts = counted.sum("vllm:prompt_tokens_total");
    const auto asked =
        first_of(counted, {"vllm:prefix_cache_queries_total", "vllm:gpu_prefix_cache_queries_total"});
    if (!caching_is_on(out.facts) || !prompts || !(*prompts > 0) || (asked && *asked > 0)) return;
    out.warnings.push_back(fmt::format(
        "{}prefix caching is on and its counters {}: they were renamed (gpu_prefix_cache_* up to vLLM 0.9, "
        "prefix_cache_* since). Do not read the hit ratio as 0; ask for the new names",
        who(counted), asked ? "stand at 0" : "are missing"));
}

struct Histogram {
    const char* name;
    const char* title;
    const char* flag;
};
constexpr Histogram kHistograms[] = {
    {"vllm:time_to_first_token_seconds", "first-token times", ""},
    {"vllm:e2e_request_latency_seconds", "times of whole requests", ""},
    {"vllm:request_queue_time_seconds", "queue times", ""},
    {"sglang:time_to_first_token_seconds", "first-token times", "--bucket-time-to-first-token"},
    {"sglang:e2e_request_latency_seconds", "times of whole requests", "--bucket-e2e-request-latency"},
    {"sglang:time_per_output_token_seconds", "gaps between tokens", "--bucket-inter-token-latency"},
    {"sglang:inter_token_latency_seconds", "gaps between tokens", "--bucket-inter-token-latency"},
};

// Trap 6: first tokens and finished requests are different requests.
void warn_of_counts(const Replica& now, const Replica& counted, Imported& out)
{
    for (const char* engine : {"vllm", "sglang"}) {
        const std::string prefix = std::string(engine) + ":";
        const auto first = counted.count(prefix + "time_to_first_token_seconds");
        const auto ended = counted.count(prefix + "e2e_request_latency_seconds");
        if (!first || !ended) continue;
        const double inside =
            first_of(now, {"vllm:num_requests_running", "sglang:num_running_reqs"}).value_or(0);
        if (*ended > *first + 0.5)
            out.warnings.push_back(fmt::format("{}{:.0f} first tokens were counted and {:.0f} requests "
                                               "ended: {:.0f} ended without one, so the "
                                               "two percentiles are not of the same requests. Look at aborts "
                                               "and failures before comparing them",
                                               who(now), *first, *ended, *ended - *first));
        else if (*first > *ended + inside + 0.5)
            out.warnings.push_back(
                fmt::format("{}{:.0f} first tokens were counted and only {:.0f} requests ended with {:.0f} "
                            "running: the rest "
                            "was aborted or preempted and began anew. Look at preemptions and aborts",
                            who(now), *first, *ended, inside));
    }
}

void warn_of_overload(const Replica& now, Imported& out)
{
    const auto running = first_of(now, {"vllm:num_requests_running", "sglang:num_running_reqs"});
    const auto waiting = first_of(now, {"vllm:num_requests_waiting", "sglang:num_queue_reqs"});
    if (!running || !waiting || *waiting < 10 || *waiting < 2 * *running) return;
    out.warnings.push_back(fmt::format(
        "{}{:.0f} requests wait behind {:.0f} that run: it is overloaded, so times grow with the length of "
        "the "
        "test and describe no steady state. Compare rates (completed, tokens) and the queue, not percentiles",
        who(now), *waiting, *running));
}

// Trap 7: V0's queue time ends at the last schedule and misses waiting after a preemption.
void warn_of_v0_queue(const Replica& now, const Replica& counted, Imported& out)
{
    const bool v0 = now.has("vllm:num_requests_swapped") || now.has("vllm:cpu_cache_usage_perc") ||
                    now.has("vllm:avg_prompt_throughput_toks_per_s");
    if (!v0 || !counted.has("vllm:request_queue_time_seconds")) return;
    out.warnings.push_back(
        who(now) + "names of vLLM V0 are there: its queue time leaves out the wait after a preemption and "
                   "while swapped. Do not read a small one as \"no queueing\"; look at waiting and swapped "
                   "requests and at preemptions");
}

} // namespace

void warn_of_overflow(const scenario::Buckets& buckets, const std::string& title, const std::string& flag,
                      Imported& out)
{
    const double share = overflow_share(buckets);
    if (share < 0.01 || buckets.bounds.empty()) return;
    const std::string edge = seconds_text(buckets.bounds.back());
    const auto count = buckets.count();
    std::string mean;
    if (std::isfinite(buckets.sum))
        mean = fmt::format(" (mean {})", seconds_text(buckets.sum / static_cast<double>(count)));
    out.warnings.push_back(
        fmt::format("{} of {} {} ({:.0f} %) lie above the last bucket edge: percentiles from p{:.0f} on are "
                    "known as \"more than {}\" "
                    "only. Use the mean{} or a gateway's log{}",
                    buckets.counts.back(), count, title, 100 * share, std::ceil(100 * (1 - share)), edge,
                    mean, flag.empty() ? std::string() : ", or restart with wider buckets (" + flag + ")"));
}

void warn_of_snapshot(const Replica& now, const Replica& counted, bool whole, Imported& out)
{
    warn_of_renamed(now, whole, out);
    warn_of_dead_prefix_cache(counted, out);
    for (const Histogram& histogram : kHistograms) {
        if (const auto buckets = counted.buckets(histogram.name))
            warn_of_overflow(*buckets, who(counted) + histogram.title, histogram.flag, out);
    }
    warn_of_counts(now, counted, out);
    warn_of_overload(now, out);
    warn_of_v0_queue(now, counted, out);
}

void explain_figures(Imported& out)
{
    const auto there = [&out](std::string_view metric) {
        return std::any_of(out.observations.begin(), out.observations.end(),
                           [metric](const auto& one) { return one.metric == metric; }) ||
               std::any_of(out.series.begin(), out.series.end(),
                           [metric](const Series& one) { return one.metric == metric; });
    };
    if (there("gpu_busy") && !there("sm_active"))
        out.warnings.push_back(
            "GPU_UTIL is the share of time in which at least one kernel ran: a batch of two already "
            "reads close to 100 %. It does not say that the GPU is full; ask for "
            "DCGM_FI_PROF_SM_ACTIVE and DCGM_FI_PROF_DRAM_ACTIVE");
    else if (there("gpu_busy"))
        out.warnings.push_back(
            "GPU_UTIL is the share of time in which at least one kernel ran, not how much of the GPU "
            "it used: judge by SM_ACTIVE and DRAM_ACTIVE");
}

} // namespace fulcrum::evidence::metrics
