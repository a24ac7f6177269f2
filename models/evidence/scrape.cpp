// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/scrape.h"

#include "study/engines.h"
#include "study/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace fulcrum::evidence
{

namespace
{

using cluster::ReplicaRecord;
using cluster::RequestTimes;
using cluster::RunRecord;
using engine::Outcome;
using Figures = std::map<FigureId, double>;
using AllNeighbours = std::map<FigureId, Neighbours>;
using Samples = std::map<std::string, std::vector<double>, std::less<>>;

constexpr std::array<std::pair<const char*, double>, 5> kQuantiles = {
    {{"p50", 0.50}, {"p90", 0.90}, {"p95", 0.95}, {"p99", 0.99}, {"max", 1.0}}};
constexpr double kRankStep = 0.25; // of p (1 - p), from a percentile to its neighbours

// When it reached the engine's front end, where the engine's own times begin.
TimeNs at_engine(const RequestTimes& r)
{
    if (r.admitted != kNever) return r.admitted;
    return r.reached != kNever ? r.reached : r.arrival;
}

class Reader
{
public:
    Reader(const RunRecord& record, Figures& figures, AllNeighbours& neighbours)
        : record_(record), figures_(figures), neighbours_(neighbours),
          window_(std::max(1e-9, to_seconds(std::min(record.window_end, record.end) - record.warm_up)))
    {
    }

    bool within(TimeNs at) const { return at != kNever && at >= record_.warm_up && at <= record_.window_end; }

    void put(const char* metric, const char* statistic, double value, const std::string& of_class = {},
             bool worst = false)
    {
        if (std::isfinite(value)) figures_[{metric, statistic, of_class, worst}] = value;
    }

    // Samples of the requests that `take` accepts, recorded when vLLM records them.
    template <class Take>
    Samples collect(Take&& take) const
    {
        Samples s;
        for (const RequestTimes& r : record_.requests) {
            if (!take(r)) continue;
            if (within(r.first_token)) s["ttft_s"].push_back(to_seconds(r.first_token - at_engine(r)));
            if (r.first_token != kNever && within(r.first_at_client()))
                s["client_ttft_s"].push_back(to_seconds(r.first_at_client() - r.arrival));
            if (r.outcome != Outcome::Completed || !within(r.last_token)) continue;
            const TimeNs reached = r.reached == kNever ? r.arrival : r.reached;
            const TimeNs admitted = at_engine(r);
            s["queue_s"].push_back(to_seconds(r.scheduled - admitted));
            if (!record_.gateways.empty()) s["gateway_wait_s"].push_back(to_seconds(admitted - reached));
            s["prefill_s"].push_back(to_seconds(r.first_token - r.scheduled));
            s["decode_s"].push_back(to_seconds(r.last_token - r.first_token));
            s["e2e_s"].push_back(to_seconds(r.last_token - admitted));
            s["prompt_tokens"].push_back(r.prompt_tokens);
            s["output_tokens"].push_back(r.output_tokens);
            if (r.output_tokens > 1)
                s["tpot_s"].push_back(to_seconds(r.last_token - r.first_token) / (r.output_tokens - 1));
        }
        for (auto& [metric, values] : s)
            std::ranges::sort(values);
        return s;
    }

    void put_samples(const Samples& samples, const std::string& of_class)
    {
        for (const auto& [metric, values] : samples) {
            if (values.empty()) continue;
            const double sum = std::accumulate(values.begin(), values.end(), 0.0);
            put(metric.c_str(), "mean", sum / static_cast<double>(values.size()), of_class);
            put_quantiles(metric.c_str(), of_class, [&values](double p) { return quantile(values, p); });
        }
    }

    template <class Quantile>
    void put_quantiles(const char* metric, const std::string& of_class, Quantile&& at)
    {
        for (const auto& [name, p] : kQuantiles) {
            put(metric, name, at(p), of_class);
            const double step = kRankStep * p * (1 - p);
            if (step > 0) neighbours_[{metric, name, of_class}] = {at(p - step), at(p + step)};
        }
    }

    static double quantile(const std::vector<double>& sorted, double p)
    {
        const auto rank = study::nearest_rank(p, static_cast<std::int64_t>(sorted.size()));
        return sorted[static_cast<std::size_t>(std::max<std::int64_t>(rank, 1) - 1)];
    }

    void put_gaps(const char* metric, const LogHistogram& gaps, const std::string& of_class)
    {
        if (gaps.count() == 0) return;
        put(metric, "mean", 1e-9 * gaps.mean(), of_class);
        put_quantiles(metric, of_class,
                      [&gaps](double p) { return 1e-9 * static_cast<double>(gaps.quantile(p)); });
        if (std::string_view(metric) == "itl_s")
            put("itl_over_100ms_share", "share",
                study::share_of(static_cast<double>(gaps.count_above(100 * kMillisecond)),
                                static_cast<double>(gaps.count())),
                of_class);
    }

    // Rates and shares of requests; of one class where it is named.
    template <class Take>
    void put_counts(Take&& take, const std::string& of_class)
    {
        double offered = 0, completed = 0, rejected = 0, timed_out = 0, failed = 0, prompt = 0, cached = 0,
               computed = 0, prefill = 0, preemptions = 0, good = 0, promised = 0;
        for (const RequestTimes& r : record_.requests) {
            if (!take(r)) continue;
            if (within(r.arrival)) {
                ++offered;
                rejected += r.outcome == Outcome::Rejected ? 1 : 0;
                timed_out += r.outcome == Outcome::TimedOut ? 1 : 0;
                failed += r.outcome == Outcome::Failed ? 1 : 0;
                const bool has = r.class_index < record_.slos.size() && record_.slos[r.class_index].set();
                promised += has ? 1 : 0;
                good += has && record_.slos[r.class_index].met_by(r) ? 1 : 0;
            }
            if (within(r.first_token)) prompt += r.prompt_tokens;
            if (r.outcome != Outcome::Completed || !within(r.last_token)) continue;
            ++completed;
            preemptions += r.preemptions;
            cached += r.cached_tokens;
            computed += r.prompt_tokens - r.cached_tokens;
            prefill += to_seconds(r.first_token - r.scheduled);
        }
        put("offered_rate", "rate", offered / window_, of_class);
        put("request_rate", "rate", completed / window_, of_class);
        put("rejection_rate", "rate", rejected / window_, of_class);
        put("timeout_rate", "rate", timed_out / window_, of_class);
        put("abort_rate", "rate", (timed_out + failed) / window_, of_class);
        put("rejected_share", "share", study::share_of(rejected, offered), of_class);
        put("timed_out_share", "share", study::share_of(timed_out, offered), of_class);
        put("prompt_token_rate", "rate", prompt / window_, of_class);
        if (completed > 0) {
            put("cached_tokens", "value", cached / completed, of_class);
            put("preemptions_per_request", "value", preemptions / completed, of_class);
        }
        if (computed > 0) put("prefill_s_per_token", "value", prefill / computed, of_class);
        if (promised > 0) put("goodput", "rate", good / window_, of_class);
    }

    void put_replicas()
    {
        const study::ReplicaUse use = study::use_of_all(record_);
        double computed = 0, preemptions = 0, steps = 0, tokens = 0, gpu = 0, busy = 0, periods = 0, cap = 0;
        for (const ReplicaRecord& r : record_.replicas) {
            computed += static_cast<double>(r.prompt_tokens);
            preemptions += static_cast<double>(r.preemptions);
            steps += static_cast<double>(r.steps);
            tokens += static_cast<double>(r.step_tokens);
            gpu += to_seconds(r.gpu_prefill + r.gpu_decode);
            busy += to_seconds(r.busy);
            periods += static_cast<double>(r.cpu_periods);
            cap += static_cast<double>(r.running_cap);
        }
        const auto count = static_cast<double>(record_.replicas.size());
        put("output_token_rate", "rate", use.output_token_rate);
        put("computed_prompt_token_rate", "rate", computed / window_);
        put("preemption_rate", "rate", preemptions / window_);
        put("crash_rate", "rate", use.crashes / std::max(1e-9, to_seconds(record_.end)));
        put("occupancy", "share", use.occupancy);
        put("gpu_busy", "value", std::min(1.0, gpu / (window_ * count)));
        put("batch_cap", "value", cap / count);
        if (use.price_usd_per_hour > 0 && use.output_token_rate > 0)
            put("cost_usd_per_million_output_tokens", "value",
                use.price_usd_per_hour / 3600 / use.output_token_rate * 1e6);
        if (prefix_lookups() > 0) put("prefix_hit_ratio", "share", use.prefix_hit_ratio);
        if (use.graph_share) put("graph_share", "share", *use.graph_share);
        if (periods > 0) put("cpu_throttled_share", "share", use.throttled_share);
        if (steps > 0) {
            put("step_s", "mean", busy / steps);
            put("gpu_step_s", "mean", gpu / steps);
            put("step_tokens", "mean", tokens / steps);
        }
    }

    double prefix_lookups() const
    {
        double lookups = 0;
        for (const ReplicaRecord& r : record_.replicas)
            lookups += static_cast<double>(r.prefix_queries);
        return lookups;
    }

    // Mean over the window, and the largest within it.
    struct Level {
        double mean = 0, max = 0;
    };
    template <class Timeline>
    Level level(const Timeline& timeline, std::size_t series) const
    {
        Level level;
        double covered = 0, integral = 0;
        for (std::size_t i = 0; i < timeline.buckets().size(); ++i) {
            const auto& bucket = timeline.buckets()[i];
            const TimeNs begin = static_cast<TimeNs>(i) * timeline.width();
            if (bucket.covered == 0 || begin < record_.warm_up || begin >= record_.window_end) continue;
            covered += static_cast<double>(bucket.covered);
            integral += static_cast<double>(bucket.integral[series]);
            level.max = std::max(level.max, static_cast<double>(bucket.max[series]));
        }
        level.mean = study::share_of(integral, covered);
        return level;
    }

    void put_gauges()
    {
        Level running, waiting, kv, age;
        double live = 0, allocated = 0;
        for (const ReplicaRecord& r : record_.replicas) {
            const auto blocks = static_cast<double>(std::max<std::int64_t>(r.total_blocks, 1));
            add(running, level(r.timeline, cluster::kRunning), 1);
            add(waiting, level(r.timeline, cluster::kWaiting), 1);
            const Level held = level(r.timeline, cluster::kKvAllocated);
            add(kv, held, 1 / blocks);
            allocated += held.mean;
            live += level(r.timeline, cluster::kKvLive).mean;
            add(age, level(r.timeline, cluster::kOldestMillis), 1e-3);
        }
        const auto count = static_cast<double>(record_.replicas.size());
        const auto gauge = [&](const char* metric, const Level& sum) {
            put(metric, "value", sum.mean / count);
            put(metric, "mean", sum.mean / count);
            put(metric, "max", sum.max);
        };
        gauge("running", running);
        gauge("waiting", waiting);
        gauge("kv_usage", kv);
        put("oldest_queue_age_s", "max", age.max);
        put("oldest_queue_age_s", "value", age.mean / count);
        put("in_flight", "value", (running.mean + waiting.mean) / count);
        if (allocated > 0) put("kv_live_share", "value", live / allocated);
        for (const cluster::GatewayRecord& gateway : record_.gateways)
            put("gateway_queue", "value", level(gateway.timeline, cluster::GatewayRecord::kQueue).mean);
    }

    static void add(Level& sum, const Level& one, double scale)
    {
        sum.mean += scale * one.mean;
        sum.max = std::max(sum.max, scale * one.max);
    }

    // Of the replica where each is worst: how far one of many has left the others.
    void put_worst_replica()
    {
        std::vector<std::vector<double>> ttft(record_.replicas.size());
        std::vector<std::vector<double>> tpot(record_.replicas.size());
        for (const RequestTimes& r : record_.requests) {
            if (r.scheduled == kNever || r.replica >= ttft.size()) continue;
            if (within(r.first_token)) ttft[r.replica].push_back(to_seconds(r.first_token - at_engine(r)));
            if (r.outcome == Outcome::Completed && within(r.last_token) && r.output_tokens > 1)
                tpot[r.replica].push_back(to_seconds(r.last_token - r.first_token) / (r.output_tokens - 1));
        }
        const std::vector<double> p99 = quantiles(ttft, 0.99);
        if (!p99.empty()) {
            put("spread_ttft_by_replica", "value", study::share_of(p99.back(), p99[p99.size() / 2]));
            put("ttft_s", "p99", p99.back(), {}, true);
        }
        if (const auto slow = quantiles(tpot, 0.50); !slow.empty())
            put("tpot_s", "p50", slow.back(), {}, true);
        double hit = 2, run = -1, busy = -1, kv = -1, preempted = -1;
        for (const ReplicaRecord& r : record_.replicas) {
            if (r.prefix_queries > 0)
                hit = std::min(hit, study::share_of(static_cast<double>(r.prefix_hits),
                                                    static_cast<double>(r.prefix_queries)));
            run = std::max(run, level(r.timeline, cluster::kRunning).mean);
            busy = std::max(busy, to_seconds(r.gpu_prefill + r.gpu_decode) / window_);
            kv = std::max(kv, study::share_of(level(r.timeline, cluster::kKvAllocated).mean,
                                              static_cast<double>(r.total_blocks)));
            preempted = std::max(preempted, static_cast<double>(r.preemptions) / window_);
        }
        if (hit <= 1) put("prefix_hit_ratio", "share", hit, {}, true);
        put("running", "value", run, {}, true);
        put("gpu_busy", "value", std::min(1.0, busy), {}, true);
        put("kv_usage", "value", kv, {}, true);
        put("preemption_rate", "rate", preempted, {}, true);
    }

    // The quantile of each sample that has one, sorted.
    static std::vector<double> quantiles(std::vector<std::vector<double>>& samples, double p)
    {
        std::vector<double> all;
        for (std::vector<double>& sample : samples) {
            std::ranges::sort(sample);
            if (!sample.empty()) all.push_back(quantile(sample, p));
        }
        std::ranges::sort(all);
        return all;
    }

    void put_clients()
    {
        double retries = 0;
        for (const cluster::ClientRecord& client : record_.clients)
            retries += static_cast<double>(client.retries);
        put("retry_rate", "rate", retries / std::max(1e-9, to_seconds(record_.end)));
        LogHistogram transfer;
        for (const cluster::KvLinkRecord& link : record_.kv_links)
            transfer.merge(link.transfer);
        put_gaps("kv_transfer_s", transfer, {});
    }

private:
    const RunRecord& record_;
    Figures& figures_;
    AllNeighbours& neighbours_;
    double window_; // seconds
};

LogHistogram merged(const std::vector<LogHistogram>& by_class)
{
    LogHistogram all;
    for (const LogHistogram& gaps : by_class)
        all.merge(gaps);
    return all;
}

} // namespace

std::string to_string(const FigureId& id)
{
    std::string text = id.metric + "." + id.statistic;
    if (!id.request_class.empty()) text += " of " + id.request_class;
    if (id.worst_replica) text += " of the worst replica";
    return text;
}

Scrape::Scrape(const cluster::RunRecord& record)
{
    Reader reader(record, figures_, neighbours_);
    const auto all = [](const RequestTimes&) { return true; };
    samples_ = reader.collect(all);
    reader.put_samples(samples_, {});
    reader.put_counts(all, {});
    const auto& engine_side = record.engine_gaps.empty() ? record.gaps : record.engine_gaps;
    engine_gaps_ = merged(engine_side);
    client_gaps_ = merged(record.gaps);
    reader.put_gaps("itl_s", engine_gaps_, {});
    reader.put_gaps("client_itl_s", client_gaps_, {});
    for (std::size_t c = 0; c < record.classes.size(); ++c) {
        const auto mine = [c](const RequestTimes& r) { return r.class_index == c; };
        reader.put_samples(reader.collect(mine), record.classes[c]);
        reader.put_counts(mine, record.classes[c]);
        if (c < engine_side.size()) reader.put_gaps("itl_s", engine_side[c], record.classes[c]);
    }
    reader.put_replicas();
    reader.put_gauges();
    reader.put_worst_replica();
    reader.put_clients();
}

std::optional<double> Scrape::value(const FigureId& id) const
{
    const auto found = figures_.find(id);
    return found == figures_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Neighbours> Scrape::neighbours(const FigureId& id) const
{
    const auto found = neighbours_.find(id);
    return found == neighbours_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<scenario::Buckets> Scrape::buckets(std::string_view metric,
                                                 const std::vector<double>& bounds) const
{
    scenario::Buckets result;
    result.bounds = bounds;
    result.counts.assign(bounds.size() + 1, 0);
    if (metric == "itl_s" || metric == "client_itl_s") {
        const LogHistogram& gaps = metric == "itl_s" ? engine_gaps_ : client_gaps_;
        if (gaps.count() == 0) return std::nullopt;
        std::int64_t above = gaps.count();
        for (std::size_t b = 0; b < bounds.size(); ++b) {
            const std::int64_t beyond = gaps.count_above(from_seconds(bounds[b]));
            result.counts[b] = above - beyond;
            above = beyond;
        }
        result.counts.back() = above;
        result.sum = 1e-9 * gaps.sum();
        return result;
    }
    const auto found = samples_.find(metric);
    if (found == samples_.end() || found->second.empty()) return std::nullopt;
    for (const double value : found->second) {
        const auto bucket = std::ranges::lower_bound(bounds, value) - bounds.begin();
        ++result.counts[static_cast<std::size_t>(bucket)];
    }
    result.sum = std::accumulate(found->second.begin(), found->second.end(), 0.0);
    return result;
}

} // namespace fulcrum::evidence
