// SPDX-License-Identifier: GPL-3.0-or-later
#include "prevention/gate.h"

#include "evidence/rows.h"
#include "prevention/gate_tests.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::prevention
{

namespace
{

using evidence::RequestRow;
using Kind = GateMetric::Kind;

constexpr double kHitRateLimit = 0.9;    // [E] of the baseline's hit rate
constexpr double kErrorRateLimit = 0.01; // [E] more of the requests

struct Latency {
    std::string_view name;
    std::string_view catalogue;
};
constexpr std::array<Latency, 6> kLatencies{{{"ttft", "ttft_s"},
                                             {"tpot", "tpot_s"},
                                             {"itl", "itl_s"},
                                             {"e2e", "e2e_s"},
                                             {"queue", "queue_s"},
                                             {"prefill", "prefill_s"}}};

int band(std::int64_t tokens)
{
    if (tokens < 0) return -1;
    return tokens < 1 ? 0 : 1 + static_cast<int>(std::floor(std::log2(static_cast<double>(tokens))));
}

// Rows as evidence/slices.h compares them: by prompt length and output limit. What the cache held is a part
// of a template's effect, and a canary's share of the traffic is meant to be another than the baseline's.
std::vector<RequestRow> rows_for_slices(const GateSide& baseline, const GateSide& canary)
{
    std::vector<RequestRow> rows;
    for (const auto& [side, version] : {std::pair{&baseline, "baseline"}, std::pair{&canary, "canary"}})
        for (RequestRow row : side->rows) {
            // Any figure will do: of the slices only their sizes are used.
            row.ttft = evidence::latency_of(row, "ttft_s").value_or(1);
            row.arrival = evidence::kUnknown;
            row.cached_tokens = -1;
            row.population.version = version;
            row.population.template_hash.clear();
            rows.push_back(std::move(row));
        }
    return rows;
}

constexpr double kManyLost = 0.05;  // [E] more of the canary's requests than of the baseline's
constexpr double kBeyondChance = 5; // standard errors

class Gate
{
public:
    Gate(const GateSide& baseline, const GateSide& canary, const GateOptions& options)
        : baseline_(baseline), canary_(canary), options_(options),
          metrics_(options.metrics.empty() ? default_gate_metrics() : options.metrics)
    {
        result_.alpha = options.alpha;
    }

    GateResult run()
    {
        for (const auto& [side, name] : {std::pair{&baseline_, "baseline"}, std::pair{&canary_, "canary"}})
            for (const std::string& note : side->notes)
                result_.notes.push_back(std::string(name) + ": " + note);
        if (!baseline_.rows.empty() && !canary_.rows.empty()) {
            match();
            if (result_.refusal.empty()) refuse_the_same_requests();
        }
        if (baseline_.template_hashes != canary_.template_hashes && !canary_.template_hashes.empty())
            result_.notes.emplace_back(
                "The versions' prompt templates differ. What the prefix cache found is a part "
                "of that effect, and is not adjusted for.");
        const double error = options_.alpha / static_cast<double>(std::max<std::size_t>(metrics_.size(), 1));
        for (const GateMetric& metric : metrics_) {
            GateFinding finding;
            finding.metric = metric.name;
            finding.limit = metric.limit;
            finding.error_rate = error;
            judge(metric, finding);
            result_.findings.push_back(std::move(finding));
        }
        conclude();
        return std::move(result_);
    }

private:
    // Which requests have a counterpart, and where there is none, why no figure can be given.
    void match()
    {
        evidence::SliceOptions options;
        options.cache = evidence::SliceOptions::CacheRole::Mediator;
        options.fewest = options_.fewest_in_slice;
        options.draws = 1;
        const auto compared =
            evidence::compare_versions(rows_for_slices(baseline_, canary_), "baseline", "canary", options);
        if (!compared) return;
        result_.slices = compared->matched;
        result_.baseline_unmatched = compared->baseline_unmatched;
        result_.canary_unmatched = compared->canary_unmatched;
        const bool few =
            std::min(std::ssize(baseline_.rows), std::ssize(canary_.rows)) < 2 * options_.fewest_in_slice;
        if (compared->standardised || few) return;
        std::string differs;
        for (const std::string& one : compared->remaining)
            if (one.find("do not say") == std::string::npos) differs += (differs.empty() ? "" : "; ") + one;
        result_.refusal = fmt::format(
            "The canary and the baseline do not serve the same traffic: {:.0f} % of the canary's requests "
            "have a "
            "counterpart of the same prompt length and output limit. {}. Latencies of different traffic say "
            "nothing of the version: compare matched slices of prompt length, output limit, cache condition "
            "and "
            "load, or send both the same mix.",
            100 * (1 - compared->canary_unmatched), differs);
    }

    // A version beside itself says nothing.
    void refuse_the_same_requests()
    {
        if (std::ranges::equal(baseline_.rows, canary_.rows, same_request))
            result_.refusal = "Both sides hold the same requests: a version beside itself says nothing. Give "
                              "each its own file.";
    }

    // Latencies of those that ended say nothing of a version that loses many: where nobody asked for the
    // share that failed, it must not pass unseen. That takes a difference that chance makes in less than one
    // of a million equal pairs.
    void refuse_what_loses_many()
    {
        if (baseline_.rows.empty() || canary_.rows.empty()) return;
        if (std::ranges::any_of(metrics_, [](const GateMetric& one) { return one.kind == Kind::ErrorRate; }))
            return;
        const auto lost = [](const GateSide& side) {
            return static_cast<double>(std::ranges::count_if(
                side.rows, [](const RequestRow& row) { return row.ended != RequestRow::Ended::Completed; }));
        };
        const double before = static_cast<double>(baseline_.rows.size());
        const double after = static_cast<double>(canary_.rows.size());
        const double p0 = lost(baseline_) / before, p1 = lost(canary_) / after;
        const double pooled = (lost(baseline_) + lost(canary_)) / (before + after);
        const double spread = std::sqrt(pooled * (1 - pooled) * (1 / before + 1 / after));
        if (p1 - p0 < kManyLost || p1 - p0 < kBeyondChance * spread) return;
        result_.refusal = fmt::format(
            "{:.0f} % of the canary's requests did not complete, and {:.0f} % of the baseline's: latencies "
            "and hits of the others do not say whether it may take more traffic. Judge that share with "
            "--metric error_rate.",
            100 * p1, 100 * p0);
    }

    static bool same_request(const RequestRow& a, const RequestRow& b)
    {
        const auto same = [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); };
        return a.id == b.id && same(a.arrival, b.arrival) && same(a.first_token, b.first_token) &&
               same(a.first_seen, b.first_seen) && same(a.last_token, b.last_token) &&
               same(a.last_seen, b.last_seen) && same(a.ttft, b.ttft) && same(a.e2e, b.e2e) &&
               a.prompt_tokens == b.prompt_tokens && a.output_tokens == b.output_tokens &&
               a.cached_tokens == b.cached_tokens && a.ended == b.ended;
    }

    SlicedRows sliced(bool only_matched) const
    {
        SlicedRows slices;
        for (const auto& [side, canary] : {std::pair{&baseline_, false}, std::pair{&canary_, true}})
            for (const RequestRow& row : side->rows)
                slices[{band(row.prompt_tokens), band(row.max_tokens)}][canary].push_back(&row);
        if (only_matched)
            std::erase_if(slices, [&](const auto& one) {
                return std::min(std::ssize(one.second[0]), std::ssize(one.second[1])) <
                       options_.fewest_in_slice;
            });
        return slices;
    }

    void judge(const GateMetric& metric, GateFinding& finding) const
    {
        if (judge_rows(metric, finding) || judge_snapshots(metric, finding)) return;
        finding.verdict = GateVerdict::Insufficient;
        finding.text = metric.name + ": " + what_is_missing(metric);
    }

    bool judge_rows(const GateMetric& metric, GateFinding& finding) const
    {
        if (!rows_say(metric)) return false;
        finding.from = "requests";
        if (!result_.refusal.empty()) {
            finding.verdict = GateVerdict::Refused;
            finding.baseline_count = std::ssize(baseline_.rows);
            finding.canary_count = std::ssize(canary_.rows);
            finding.text = result_.refusal;
            return true;
        }
        const SlicedRows slices = sliced(true);
        switch (metric.kind) {
        case Kind::Percentile:
            judge_tail(metric, slices, options_.alpha, finding);
            break;
        case Kind::HitRate:
            judge_hit_rate(metric, slices, options_.alpha, finding);
            break;
        case Kind::ErrorRate:
            judge_error_rate(metric, slices, options_.alpha, finding);
            break;
        }
        return true;
    }

    bool rows_say(const GateMetric& metric) const
    {
        const auto says = [&](const GateSide& side) {
            return std::ranges::any_of(side.rows, [&](const RequestRow& row) {
                if (metric.kind == Kind::HitRate) return row.cached_tokens >= 0 && row.prompt_tokens > 0;
                if (metric.kind == Kind::ErrorRate) return true;
                return evidence::latency_of(row, metric.catalogue).has_value();
            });
        };
        return says(baseline_) && says(canary_);
    }

    bool judge_snapshots(const GateMetric& metric, GateFinding& finding) const
    {
        if (metric.kind == Kind::HitRate) {
            if (!baseline_.prefix_queries || !canary_.prefix_queries) return false;
            finding.from = "snapshots";
            judge_counted_hits(metric, baseline_, canary_, options_.alpha, finding);
            return true;
        }
        if (metric.kind == Kind::ErrorRate) {
            if (!baseline_.finished || !canary_.finished) return false;
            finding.from = "snapshots";
            judge_counted_errors(metric, baseline_, canary_, options_.alpha, finding);
            return true;
        }
        const auto before = baseline_.histograms.find(metric.catalogue);
        const auto after = canary_.histograms.find(metric.catalogue);
        if (before == baseline_.histograms.end() || after == canary_.histograms.end()) return false;
        finding.from = "snapshots";
        judge_buckets(metric, before->second, after->second, options_.alpha, finding);
        return true;
    }

    static std::string what_is_missing(const GateMetric& metric)
    {
        if (metric.kind == Kind::HitRate)
            return "neither side says it. Add two snapshots of /metrics of each version, or requests with "
                   "prompt_tokens and cached_tokens; without, leave it out with --metric.";
        if (metric.kind == Kind::ErrorRate)
            return "neither side says how requests ended. Add requests with a status, or snapshots of "
                   "/metrics.";
        return "not both sides say it. Add a benchmark result with details, requests with their latencies, "
               "or "
               "two snapshots of /metrics of each version.";
    }

    void conclude()
    {
        GateVerdict worst = result_.findings.empty() ? GateVerdict::Insufficient : GateVerdict::Passed;
        const auto rank = [](GateVerdict verdict) {
            switch (verdict) {
            case GateVerdict::Passed:
                return 0;
            case GateVerdict::Insufficient:
                return 1;
            case GateVerdict::Refused:
                return 2;
            case GateVerdict::Failed:
                return 3;
            }
            return 0;
        };
        for (const GateFinding& finding : result_.findings)
            if (rank(finding.verdict) > rank(worst)) worst = finding.verdict;
        if (result_.refusal.empty() && worst != GateVerdict::Failed) refuse_what_loses_many();
        if (!result_.refusal.empty() && rank(worst) < rank(GateVerdict::Refused))
            worst = GateVerdict::Refused;
        result_.verdict = worst;
        result_.notes.push_back(fmt::format(
            "An equal canary fails at most {:g} % of the time, over all metrics together, if requests are "
            "independent; those of one burst or one conversation are not, so that it is more often then.",
            100 * options_.alpha));
    }

    const GateSide& baseline_;
    const GateSide& canary_;
    const GateOptions& options_;
    std::vector<GateMetric> metrics_;
    GateResult result_;
};

} // namespace

std::string_view to_string(GateVerdict verdict)
{
    switch (verdict) {
    case GateVerdict::Passed:
        return "passed";
    case GateVerdict::Failed:
        return "failed";
    case GateVerdict::Insufficient:
        return "insufficient";
    case GateVerdict::Refused:
        return "refused";
    }
    return {};
}

Result<GateMetric> gate_metric(std::string_view name)
{
    if (name == "prefix_hit_rate")
        return GateMetric{Kind::HitRate, "prefix_hit_rate", "prefix_hit_ratio", 0, kHitRateLimit};
    if (name == "error_rate") return GateMetric{Kind::ErrorRate, "error_rate", "", 0, kErrorRateLimit};
    const std::size_t line = name.find('_');
    if (line != std::string_view::npos) {
        GateMetric metric;
        metric.name = name;
        const std::string_view percentile = name.substr(0, line);
        for (const auto& [text, p] : {std::pair{"p50", 0.5}, std::pair{"p90", 0.9}, std::pair{"p95", 0.95},
                                      std::pair{"p99", 0.99}, std::pair{"p999", 0.999}})
            if (percentile == text) metric.p = p;
        const bool known = percentile != "p99" ? metric.p != 0.99 : true;
        for (const Latency& latency : kLatencies)
            if (name.substr(line + 1) == latency.name) metric.catalogue = latency.catalogue;
        if (known && !metric.catalogue.empty()) return metric;
    }
    return Error{
        fmt::format("the gate does not know \"{}\"", name),
        "p50, p90, p95, p99 or p999 of ttft, tpot, itl, e2e, queue or prefill (p99_ttft), prefix_hit_rate, "
        "error_rate",
        {},
        {}};
}

std::vector<GateMetric> default_gate_metrics()
{
    return {*gate_metric("p99_ttft"), *gate_metric("prefix_hit_rate")};
}

GateResult run_gate(const GateSide& baseline, const GateSide& canary, const GateOptions& options)
{
    return Gate(baseline, canary, options).run();
}

} // namespace fulcrum::prevention
