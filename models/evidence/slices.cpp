// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/slices.h"

#include "base/random.h"
#include "evidence/metrics/catalogue.h"
#include "evidence/rows.h"
#include "study/statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace fulcrum::evidence
{

namespace
{

constexpr std::array kConfounders = {Confounder::PromptLength, Confounder::OutputLimit,
                                     Confounder::CacheState, Confounder::Load};
constexpr std::size_t kCount = kConfounders.size();
constexpr int kUnsaid = -1;            // the row does not say
constexpr double kLoadWindow = 10;     // s
constexpr double kFewestMatched = 0.5; // [E] of the canary's requests

using Bands = std::array<int, kCount>;

struct Request {
    double value = 0;
    Bands bands{};
    bool canary = false;
};

int power_band(double value)
{
    if (value < 0) return kUnsaid;
    return value < 1 ? 0 : 1 + static_cast<int>(std::floor(std::log2(value)));
}

int band_of(const RequestRow& row, Confounder confounder, std::int64_t load)
{
    switch (confounder) {
    case Confounder::PromptLength:
        return power_band(static_cast<double>(row.prompt_tokens));
    case Confounder::OutputLimit:
        return power_band(static_cast<double>(row.max_tokens));
    case Confounder::CacheState:
        if (row.cached_tokens < 0 || row.prompt_tokens <= 0) return kUnsaid;
        return static_cast<int>(std::min<std::int64_t>(4 * row.cached_tokens / row.prompt_tokens, 3));
    case Confounder::Load:
        return power_band(static_cast<double>(load));
    }
    return kUnsaid;
}

std::string count_text(double tokens)
{
    return tokens >= 1024 ? fmt::format("{:g}k", tokens / 1024) : fmt::format("{:g}", tokens);
}

std::string band_text(Confounder confounder, int band)
{
    const std::string name(to_string(confounder));
    if (band == kUnsaid) return name + " not said";
    if (confounder == Confounder::CacheState)
        return fmt::format("cached {}-{} %", 25 * band, 25 * (band + 1));
    if (band == 0) return name + " 0";
    const double low = std::exp2(band - 1);
    return fmt::format("{} {}-{}", name, count_text(low), count_text(2 * low));
}

// Arrivals of the same version, and replica where that is known, in the ten seconds before.
std::vector<std::int64_t> loads_of(const std::vector<const RequestRow*>& rows)
{
    std::map<std::pair<std::string, std::string>, std::vector<double>> arrivals;
    const auto key = [](const RequestRow& row) {
        return std::pair(row.population.version, row.population.replica);
    };
    for (const RequestRow* row : rows)
        if (!std::isnan(row->arrival)) arrivals[key(*row)].push_back(row->arrival);
    for (auto& [version, times] : arrivals)
        std::ranges::sort(times);
    std::vector<std::int64_t> loads;
    for (const RequestRow* row : rows) {
        if (std::isnan(row->arrival)) {
            loads.push_back(-1);
            continue;
        }
        const std::vector<double>& times = arrivals[key(*row)];
        const auto from = std::ranges::lower_bound(times, row->arrival - kLoadWindow);
        loads.push_back(std::ranges::lower_bound(times, row->arrival) - from);
    }
    return loads;
}

// A statistic of values with weights that sum to 1.
class Statistic
{
public:
    static std::optional<Statistic> named(std::string_view name)
    {
        if (name == "mean") return Statistic(-1);
        const double p = metrics::quantile_of(name);
        if (!(p > 0 && p < 1)) return std::nullopt;
        return Statistic(p);
    }

    double of(std::vector<std::pair<double, double>>& weighted) const
    {
        double sum = 0;
        if (p_ < 0) {
            for (const auto& [value, weight] : weighted)
                sum += value * weight;
            return sum;
        }
        std::ranges::sort(weighted);
        for (const auto& [value, weight] : weighted) {
            sum += weight;
            if (sum >= p_ - 1e-12) return value;
        }
        return weighted.back().first;
    }

    double of(const std::vector<double>& values) const
    {
        std::vector<std::pair<double, double>> weighted;
        for (const double value : values)
            weighted.emplace_back(value, 1.0 / static_cast<double>(values.size()));
        return of(weighted);
    }

private:
    explicit Statistic(double p) : p_(p) {}
    double p_;
};

struct Stratum {
    std::array<std::vector<double>, 2> values; // of the baseline and of the canary
    double weight = 0;
};
using Strata = std::map<Bands, Stratum>;

std::vector<double> values_of(const std::vector<Request>& requests, bool canary)
{
    std::vector<double> values;
    for (const Request& one : requests)
        if (one.canary == canary) values.push_back(one.value);
    return values;
}

Strata strata_of(const std::vector<Request>& requests, const std::vector<std::size_t>& used)
{
    Strata strata;
    for (const Request& one : requests) {
        Bands bands{};
        for (const std::size_t i : used)
            bands[i] = one.bands[i];
        strata[bands].values[one.canary].push_back(one.value);
    }
    return strata;
}

bool matched(const Stratum& stratum, std::int64_t fewest)
{
    return std::ranges::all_of(stratum.values, [&](const std::vector<double>& values) {
        return static_cast<std::int64_t>(values.size()) >= fewest;
    });
}

// The share of a version's requests that the strata of both versions hold.
double matched_share(const Strata& strata, bool canary, std::int64_t fewest)
{
    std::size_t all = 0;
    std::size_t in = 0;
    for (const auto& [bands, stratum] : strata) {
        all += stratum.values[canary].size();
        if (matched(stratum, fewest)) in += stratum.values[canary].size();
    }
    return all > 0 ? static_cast<double>(in) / static_cast<double>(all) : 0;
}

double standardised(const Strata& strata, bool canary, const Statistic& statistic, RandomStream* draw)
{
    std::vector<std::pair<double, double>> weighted;
    for (const auto& [bands, stratum] : strata) {
        const std::vector<double>& values = stratum.values[canary];
        const double weight = stratum.weight / static_cast<double>(values.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto pick = static_cast<std::size_t>(
                draw ? draw->uniform() * static_cast<double>(values.size()) : static_cast<double>(i));
            weighted.emplace_back(values[pick], weight);
        }
    }
    return statistic.of(weighted);
}

class Comparer
{
public:
    Comparer(const SliceOptions& options, const Statistic& statistic, std::vector<Request> requests,
             bool template_differs)
        : options_(options), statistic_(statistic), requests_(std::move(requests)),
          mediator_(options.cache == SliceOptions::CacheRole::Mediator ||
                    (options.cache == SliceOptions::CacheRole::Auto && template_differs))
    {
    }

    SliceComparison compare(const std::string& baseline, const std::string& canary)
    {
        result_.baseline = baseline;
        result_.canary = canary;
        const std::vector<double> before = values_of(requests_, false);
        const std::vector<double> after = values_of(requests_, true);
        result_.baseline_count = static_cast<std::int64_t>(before.size());
        result_.canary_count = static_cast<std::int64_t>(after.size());
        result_.crude_baseline = statistic_.of(before);
        result_.crude_canary = statistic_.of(after);
        choose_confounders();
        match();
        explain();
        return std::move(result_);
    }

private:
    // Those that the rows tell of and that are no part of the effect.
    void choose_confounders()
    {
        for (std::size_t i = 0; i < kCount; ++i) {
            const std::string name(to_string(kConfounders[i]));
            const bool said =
                std::ranges::any_of(requests_, [&](const Request& one) { return one.bands[i] != kUnsaid; });
            if (!said) {
                result_.remaining.push_back(name + ": the rows do not say");
            } else if (kConfounders[i] == Confounder::CacheState && mediator_) {
                result_.notes.push_back(cache_note());
            } else {
                used_.push_back(i);
                result_.adjusted.push_back(kConfounders[i]);
            }
        }
    }

    std::string cache_note() const
    {
        std::array<double, 2> share{};
        std::array<double, 2> count{};
        for (const Request& one : requests_) {
            const int band = one.bands[static_cast<std::size_t>(Confounder::CacheState)];
            if (band == kUnsaid) continue;
            share[one.canary] += (band + 0.5) / 4;
            count[one.canary] += 1;
        }
        return fmt::format(
            "The cached share of prompts, about {:.0f} % and {:.0f} %, is not adjusted for: the versions "
            "differ in it because of their prompts, so that it is a part of the effect.",
            100 * share[0] / std::max(count[0], 1.0), 100 * share[1] / std::max(count[1], 1.0));
    }

    void match()
    {
        Strata strata = strata_of(requests_, used_);
        result_.baseline_unmatched = 1 - matched_share(strata, false, options_.fewest);
        result_.canary_unmatched = 1 - matched_share(strata, true, options_.fewest);
        std::erase_if(strata, [&](const auto& one) { return !matched(one.second, options_.fewest); });
        double all = 0;
        for (const auto& [bands, stratum] : strata)
            all += static_cast<double>(stratum.values[0].size() + stratum.values[1].size());
        for (auto& [bands, stratum] : strata) {
            stratum.weight = static_cast<double>(stratum.values[0].size() + stratum.values[1].size()) / all;
            result_.matched.push_back({name_of(bands), static_cast<std::int64_t>(stratum.values[0].size()),
                                       static_cast<std::int64_t>(stratum.values[1].size()), stratum.weight,
                                       statistic_.of(stratum.values[0]), statistic_.of(stratum.values[1])});
        }
        if (1 - result_.canary_unmatched < kFewestMatched) {
            name_what_differs();
            return;
        }
        standardise(strata);
    }

    std::string name_of(const Bands& bands) const
    {
        std::string name;
        for (const std::size_t i : used_)
            name += (name.empty() ? "" : ", ") + band_text(kConfounders[i], bands[i]);
        return name.empty() ? "all" : name;
    }

    void standardise(const Strata& strata)
    {
        SliceComparison::Standardised both;
        both.baseline = standardised(strata, false, statistic_, nullptr);
        both.canary = standardised(strata, true, statistic_, nullptr);
        both.change = both.canary / both.baseline - 1;
        std::vector<double> changes;
        for (int i = 0; i < options_.draws; ++i) {
            RandomStream draw(options_.seed, stream_id("slices", Purpose::Other),
                              static_cast<std::uint64_t>(i));
            const double before = standardised(strata, false, statistic_, &draw);
            changes.push_back(standardised(strata, true, statistic_, &draw) / before - 1);
        }
        std::ranges::sort(changes);
        const auto at = [&](double p) {
            const auto rank = study::nearest_rank(p, static_cast<std::int64_t>(changes.size()));
            return changes[static_cast<std::size_t>(rank) - 1];
        };
        both.change_low = at(0.025);
        both.change_high = at(0.975);
        result_.standardised = both;

        const bool crude_up = result_.crude_canary > result_.crude_baseline;
        const bool every_slice = std::ranges::all_of(result_.matched, [&](const MatchedSlice& slice) {
            return (slice.canary > slice.baseline) != crude_up;
        });
        const bool clear = crude_up ? both.change_high < 0 : both.change_low > 0;
        result_.reversed = every_slice || clear;
        if (result_.reversed)
            result_.notes.push_back(
                fmt::format("The aggregate says {} ({:.4g} to {:.4g}), {} the other way (Simpson): the "
                            "versions serve different mixes "
                            "of traffic.",
                            crude_up ? "slower" : "faster", result_.crude_baseline, result_.crude_canary,
                            every_slice ? "every matched slice says" : "the matched slices together say"));
    }

    // Confounders that keep the versions apart each by itself, or only together.
    void name_what_differs()
    {
        bool any = false;
        for (const std::size_t i : used_) {
            const Strata alone = strata_of(requests_, {i});
            const double share = std::min(matched_share(alone, false, options_.fewest),
                                          matched_share(alone, true, options_.fewest));
            if (share >= kFewestMatched) continue;
            any = true;
            result_.remaining.push_back(fmt::format("{}: {} mostly has {}, {} {}", to_string(kConfounders[i]),
                                                    result_.baseline, usual_band(i, false), result_.canary,
                                                    usual_band(i, true)));
        }
        if (any) return;
        std::string all;
        for (const std::size_t i : used_)
            all += (all.empty() ? "" : ", ") + std::string(to_string(kConfounders[i]));
        result_.remaining.push_back(all + ": each overlaps, but not together");
    }

    std::string usual_band(std::size_t confounder, bool canary) const
    {
        std::map<int, int> counts;
        for (const Request& one : requests_)
            if (one.canary == canary) ++counts[one.bands[confounder]];
        const auto most = std::ranges::max_element(counts, {}, [](const auto& one) { return one.second; });
        return band_text(kConfounders[confounder], most->first);
    }

    void explain()
    {
        const std::string what = options_.metric + " " + options_.statistic;
        std::string remaining;
        for (const std::string& one : result_.remaining)
            remaining += (remaining.empty() ? "" : "; ") + one;
        if (!result_.standardised) {
            result_.text = fmt::format(
                "No figure can be given for how {} compares with {} in {}: only {:.0f} % of its "
                "requests have a counterpart. What differs or is not known: {}. Send both versions "
                "the same mix of traffic, or compare the slices that both serve.",
                result_.canary, result_.baseline, what, 100 * (1 - result_.canary_unmatched), remaining);
            return;
        }
        const auto& both = *result_.standardised;
        result_.text = fmt::format(
            "{} of matched slices: {} {:.4g}, {} {:.4g}, {:+.1f} % (95 %: {:+.1f} to {:+.1f} %); {:.0f} "
            "% and {:.0f} % of the requests have no counterpart",
            what, result_.baseline, both.baseline, result_.canary, both.canary, 100 * both.change,
            100 * both.change_low, 100 * both.change_high, 100 * result_.baseline_unmatched,
            100 * result_.canary_unmatched);
        if (!remaining.empty()) result_.text += "; not adjusted for: " + remaining;
        result_.notes.emplace_back(
            "The interval takes requests as independent; those of one burst are not, so that it is "
            "too narrow where load came in bursts.");
    }

    const SliceOptions& options_;
    Statistic statistic_;
    std::vector<Request> requests_;
    bool mediator_;
    std::vector<std::size_t> used_;
    SliceComparison result_;
};

std::set<std::string> values_in(const std::vector<const RequestRow*>& rows, const std::string& version,
                                std::string scenario::Population::*member)
{
    std::set<std::string> values;
    for (const RequestRow* row : rows)
        if (row->population.version == version) values.insert(row->population.*member);
    return values;
}

} // namespace

std::string_view to_string(Confounder confounder)
{
    switch (confounder) {
    case Confounder::PromptLength:
        return "prompt length";
    case Confounder::OutputLimit:
        return "output limit";
    case Confounder::CacheState:
        return "cache state";
    case Confounder::Load:
        return "load";
    }
    return {};
}

Result<SliceComparison> compare_versions(std::span<const RequestRow> rows, const std::string& baseline,
                                         const std::string& canary, const SliceOptions& options)
{
    const auto statistic = Statistic::named(options.statistic);
    if (!statistic)
        return Error{
            "'" + options.statistic + "' is no statistic of a comparison", "mean, p50, p95 or p99", {}, {}};
    std::vector<const RequestRow*> chosen;
    for (const RequestRow& row : rows)
        if (row.population.version == baseline || row.population.version == canary) chosen.push_back(&row);
    const std::vector<std::int64_t> loads = loads_of(chosen);
    std::vector<Request> requests;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const auto value = latency_of(*chosen[i], options.metric);
        if (!value) continue;
        Request request{*value, {}, chosen[i]->population.version == canary};
        for (std::size_t c = 0; c < kCount; ++c)
            request.bands[c] = band_of(*chosen[i], kConfounders[c], loads[i]);
        requests.push_back(request);
    }
    for (const bool arm : {false, true}) {
        if (std::ranges::any_of(requests, [&](const Request& one) { return one.canary == arm; })) continue;
        return Error{fmt::format("no request of version '{}' has a figure {}", arm ? canary : baseline,
                                 options.metric),
                     "name two versions that the requests have",
                     {},
                     {}};
    }
    using scenario::Population;
    const auto differs = [&](std::string Population::*member) {
        return values_in(chosen, baseline, member) != values_in(chosen, canary, member);
    };
    SliceComparison result =
        Comparer(options, *statistic, std::move(requests), differs(&Population::template_hash))
            .compare(baseline, canary);
    for (const auto& [name, member] :
         {std::pair("tenant", &Population::tenant), std::pair("region", &Population::region)})
        if (differs(member)) {
            result.remaining.push_back(std::string(name) + ": the versions serve different ones");
            result.text += fmt::format("; {}: the versions serve different ones", name);
        }
    return result;
}

} // namespace fulcrum::evidence
