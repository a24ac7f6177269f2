// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/requests/summary.h"

#include "evidence/traces/numbers.h"
#include "study/statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence::requests
{

namespace
{

constexpr double kLongestRequest = 1e8; // s; more is no request
constexpr double kLatest = 1e12;        // s since 1970
constexpr double kInfinity = std::numeric_limits<double>::infinity();
using Ended = RequestRow::Ended;

double known_or(double value, double other)
{
    return std::isfinite(value) ? value : other;
}

struct Percentile {
    double p;
    const char* name;
};
constexpr Percentile kPercentiles[] = {{0.5, "p50"}, {0.9, "p90"}, {0.95, "p95"}, {0.99, "p99"}};

std::string lower(std::string_view text)
{
    std::string out(text.substr(0, 64));
    for (char& c : out)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return out;
}

Ended ended_by_code(int code)
{
    if (code == 429 || code == 503) return Ended::Rejected;
    if (code == 408 || code == 504) return Ended::TimedOut;
    if (code == 499) return Ended::Aborted;
    return code >= 100 && code < 400 ? Ended::Completed : Ended::Failed;
}

} // namespace

std::string_view to_string(Ended ended)
{
    constexpr std::string_view kNames[] = {"completed", "rejected", "timed out", "given up by the client",
                                           "failed"};
    return kNames[static_cast<int>(ended)];
}

std::optional<Ended> ended_by(std::string_view status)
{
    status = traces::trimmed(status);
    if (const auto code = traces::parse_number(status))
        return *code >= 0 && *code < 1000 ? std::optional(ended_by_code(static_cast<int>(*code)))
                                          : std::nullopt;
    struct Word {
        std::string_view begin;
        Ended ended;
    };
    constexpr Word kWords[] = {
        {"ok", Ended::Completed},       {"success", Ended::Completed},  {"succe", Ended::Completed},
        {"complete", Ended::Completed}, {"finished", Ended::Completed}, {"stop", Ended::Completed},
        {"length", Ended::Completed},   {"done", Ended::Completed},     {"true", Ended::Completed},
        {"timeout", Ended::TimedOut},   {"timed", Ended::TimedOut},     {"time_out", Ended::TimedOut},
        {"deadline", Ended::TimedOut},  {"abort", Ended::Aborted},      {"cancel", Ended::Aborted},
        {"disconnect", Ended::Aborted}, {"client_", Ended::Aborted},    {"reject", Ended::Rejected},
        {"rate", Ended::Rejected},      {"throttl", Ended::Rejected},   {"overload", Ended::Rejected},
        {"error", Ended::Failed},       {"fail", Ended::Failed},        {"false", Ended::Failed},
        {"exception", Ended::Failed}};
    const std::string word = lower(status);
    for (const Word& one : kWords)
        if (word.starts_with(one.begin)) return one.ended;
    return std::nullopt;
}

void RequestSummary::add_figure(Figure figure, double value)
{
    if (!std::isfinite(value)) return;
    if (value < 0) {
        ++negative_;
        return;
    }
    values_[figure].add(value);
}

void RequestSummary::add_offered(Figure figure, double value, const RequestRow& row, double age)
{
    const bool ended_well = row.ended == Ended::Completed;
    // An answer that broke off has an E2E only as far as it got.
    const bool whole = std::isfinite(value) && (ended_well || figure == kTtft);
    if (whole) return add_figure(figure, value);
    if (ended_well) return; // the file does not say
    const bool waited = (row.ended == Ended::TimedOut || row.ended == Ended::Aborted) && age >= 0;
    if (waited) {
        ages_[figure].add(age);
        ++given_up_[figure];
    } else {
        ++lost_[figure];
    }
}

void RequestSummary::add(const RequestRow& row)
{
    ++count_;
    ++ended_[static_cast<std::size_t>(row.ended)];
    const double first = known_or(row.first_seen, row.first_token);
    const double last = known_or(row.last_seen, row.last_token);
    const double ttft = known_or(row.ttft, first - row.arrival);
    double e2e = known_or(row.e2e, last - row.arrival);
    if (!(e2e < kLongestRequest)) e2e = kUnknown;
    add_offered(kTtft, ttft, row, e2e);
    add_offered(kE2e, e2e, row, e2e);
    if (row.ended == Ended::Completed) {
        const bool several = row.output_tokens > 1;
        one_token_ += row.output_tokens == 1 ? 1 : 0;
        const double gaps = several ? static_cast<double>(row.output_tokens - 1) : kUnknown;
        add_figure(kTpot, known_or(row.tpot, known_or(last - first, e2e - ttft) / gaps));
    }
    add_figure(kGateway, row.admitted - known_or(row.reached, row.arrival));
    add_figure(kQueue, row.scheduled - row.queued);
    add_figure(kPrefill, row.first_token - row.scheduled);
    add_figure(kDecode, row.last_token - row.first_token);
    if (row.prompt_tokens >= 0) add_figure(kPrompt, static_cast<double>(row.prompt_tokens));
    if (row.output_tokens >= 0 && row.ended == Ended::Completed)
        add_figure(kOutput, static_cast<double>(row.output_tokens));
    if (row.cached_tokens >= 0 && row.prompt_tokens > 0) {
        cached_ += static_cast<double>(std::min(row.cached_tokens, row.prompt_tokens));
        of_prompt_ += static_cast<double>(row.prompt_tokens);
    }
    if (!(std::abs(row.arrival) < kLatest)) return;
    ++with_arrival_;
    if (!(first_arrival_ <= row.arrival)) first_arrival_ = row.arrival;
    if (!(last_arrival_ >= row.arrival)) last_arrival_ = row.arrival;
    const double end = row.arrival + known_or(e2e, 0);
    if (!(last_end_ >= end)) last_end_ = end;
    if (e2e >= 0) time_in_system_ += e2e;
    if (row.ended != Ended::Completed) return;
    output_sum_ += static_cast<double>(std::max<std::int64_t>(row.output_tokens, 0));
    prompt_sum_ += static_cast<double>(std::max<std::int64_t>(row.prompt_tokens, 0));
}

void RequestSummary::add(RequestRow&& row)
{
    add(static_cast<const RequestRow&>(row));
    if (!keeps_rows()) return;
    constexpr std::size_t kFew = 1024; // rows are large: a file that has more of them may have all
    if (rows_.size() == kFew) rows_.reserve(std::min(most_rows_, kMostRows));
    rows_.push_back(std::move(row));
}

void RequestSummary::finish_percentiles(Imported& out, const Slice& slice, Figure figure,
                                        bool knows_failures) const
{
    constexpr const char* kMetrics[kFigures] = {"ttft_s",         "tpot_s",        "e2e_s",
                                                "gateway_wait_s", "queue_s",       "prefill_s",
                                                "decode_s",       "prompt_tokens", "output_tokens"};
    const Samples& values = values_[figure];
    const std::int64_t known = values.count();
    const std::int64_t open = given_up_[figure] + lost_[figure];
    const std::int64_t all = known + open;
    if (known == 0) return;
    const bool latency = figure == kTtft || figure == kE2e;
    Slice own = slice;
    own.timed_out = !latency || !knows_failures ? scenario::TimedOut::Unknown
                    : open > 0                  ? scenario::TimedOut::Censored
                                                : scenario::TimedOut::Included;
    const std::string rule = values.exact() ? "nearest rank" : "nearest rank, to 0.1 %";
    Samples with_ages; // of those that gave up; copied only where there are some
    if (ages_[figure].count() > 0) {
        with_ages = values;
        with_ages.merge(ages_[figure]);
    }
    const Samples& waited = ages_[figure].count() > 0 ? with_ages : values;
    for (const Percentile& percentile : kPercentiles) {
        const auto high_rank = study::nearest_rank(percentile.p, all);
        const auto low_rank = study::nearest_rank(percentile.p, waited.count());
        const double low = waited.at_rank(low_rank);
        const double high = high_rank <= known ? values.at_rank(high_rank) : kInfinity;
        out.observations.push_back(observed(own, kMetrics[figure], percentile.name,
                                            scenario::Observed{low, low, std::max(low, high)}, all,
                                            rule + (open > 0 ? ", over all offered" : "")));
    }
    own.timed_out = open > 0 ? scenario::TimedOut::Excluded : own.timed_out;
    out.observations.push_back(observed(own, kMetrics[figure], "mean", values.mean(), known,
                                        open > 0 ? "of those that got an answer" : ""));
    out.observations.push_back(observed(own, kMetrics[figure], "max", values.max(), known));
}

void RequestSummary::finish_rates(Imported& out, const Slice& slice) const
{
    const auto add = [&](const char* metric, const char* statistic, double value,
                         std::string definition = {}) {
        out.observations.push_back(observed(slice, metric, statistic, value, count_, std::move(definition)));
    };
    if (of_prompt_ > 0)
        add("prefix_hit_ratio", "share", cached_ / of_prompt_, "cached over all prompt tokens");
    if (with_arrival_ < 2) return;
    const double arrivals = last_arrival_ - first_arrival_;
    const double span = last_end_ - first_arrival_;
    if (arrivals > 0)
        add("offered_rate", "rate", static_cast<double>(with_arrival_ - 1) / arrivals,
            "between the first and last arrival");
    if (!(span > 0)) return;
    add("request_rate", "rate", static_cast<double>(ended_[0]) / span,
        "from the first arrival to the last end");
    if (output_sum_ > 0) add("output_token_rate", "rate", output_sum_ / span);
    if (prompt_sum_ > 0) add("prompt_token_rate", "rate", prompt_sum_ / span);
    if (time_in_system_ > 0) add("in_flight", "mean", time_in_system_ / span);
}

void RequestSummary::finish_failures(Imported& out, const Slice& slice, bool knows_failures) const
{
    std::int64_t failed = 0;
    for (std::size_t i = 1; i < ended_.size(); ++i) {
        failed += ended_[i];
        if (ended_[i] > 0)
            out.dropped_detail.push_back(fmt::format("{} of {} requests: {}; they count in the percentiles "
                                                     "of TTFT and E2E as longer than known, and in no mean",
                                                     ended_[i], count_, to_string(static_cast<Ended>(i))));
    }
    if (!knows_failures) {
        out.warnings.emplace_back(
            "The file does not say which requests failed: if it holds only answers, its "
            "percentiles are too low under overload. Add a column for the status");
        return;
    }
    const double all = static_cast<double>(std::max<std::int64_t>(count_, 1));
    out.observations.push_back(
        observed(slice, "rejected_share", "share", static_cast<double>(ended_[1]) / all, count_));
    out.observations.push_back(
        observed(slice, "timed_out_share", "share", static_cast<double>(ended_[2]) / all, count_));
    if (20 * failed > count_)
        out.warnings.push_back(
            fmt::format("{} % of requests did not end well: read percentiles as \"at least\", and the "
                        "rejected and timed-out shares beside them",
                        number_text(100 * static_cast<double>(failed) / all)));
}

void RequestSummary::finish(Imported& out, const Slice& slice, bool knows_failures)
{
    out.definitions.emplace_back(
        "Percentiles: nearest rank, over all offered requests where failures are known");
    out.definitions.emplace_back(
        "TPOT: (last − first token) / (output tokens − 1) of each request, or as the file says");
    for (int figure = 0; figure < kFigures; ++figure)
        finish_percentiles(out, slice, static_cast<Figure>(figure), knows_failures);
    finish_rates(out, slice);
    finish_failures(out, slice, knows_failures);
    if (one_token_ > 0)
        out.dropped_detail.push_back(counted(one_token_, "answer") +
                                     " of one token have no TPOT and are in none");
    if (negative_ > 0)
        out.warnings.push_back(counted(negative_, "duration") +
                               " would be negative and were left out: two clocks differ. "
                               "Take all times of a request from one machine");
    for (std::string& warning : check_in_flight(rows_))
        out.warnings.push_back(std::move(warning));
    if (count_ > std::ssize(rows_))
        out.warnings.push_back(fmt::format(
            "The first {} of {} requests are kept one by one; the figures are of all", rows_.size(), count_));
    out.requests = std::move(rows_);
    rows_.clear();
}

namespace
{

constexpr std::size_t kMostChecked = 20'000; // of the first requests; a limit shows in them

struct InFlight {
    double begin = 0;
    double end = 0;
};

std::vector<InFlight> intervals_of(const std::vector<RequestRow>& rows)
{
    std::vector<InFlight> all;
    for (const RequestRow& row : rows) {
        if (all.size() == kMostChecked) break;
        const double last = known_or(row.last_seen, row.last_token);
        const double e2e = known_or(row.e2e, last - row.arrival);
        if (std::abs(row.arrival) < kLatest && e2e >= 0 && e2e < kLongestRequest)
            all.push_back({row.arrival, row.arrival + e2e});
    }
    return all;
}

// The share of arrivals that come so soon after another request's end that they seem to have waited for it.
// Of arrivals that do not wait a quarter would, at most.
double share_after_an_end(const std::vector<InFlight>& all, double span)
{
    std::vector<double> begins;
    std::vector<double> ends;
    double sum = 0;
    for (const InFlight& one : all) {
        begins.push_back(one.begin);
        ends.push_back(one.end);
        sum += one.end - one.begin;
    }
    std::ranges::sort(begins);
    std::ranges::sort(ends);
    const auto count = static_cast<double>(all.size());
    const double soon = std::min(0.02 * sum / count, 0.25 * span / count);
    std::size_t next = 0;
    std::int64_t after = 0;
    for (const double begin : begins) {
        while (next < ends.size() && ends[next] <= begin)
            ++next;
        if (next > 0 && begin - ends[next - 1] <= soon) ++after;
    }
    return static_cast<double>(after) / count;
}

} // namespace

std::vector<std::string> check_in_flight(const std::vector<RequestRow>& rows)
{
    const std::vector<InFlight> all = intervals_of(rows);
    if (all.size() < 100) return {};
    std::vector<std::pair<double, int>> steps; // ends before begins at the same moment
    for (const InFlight& one : all) {
        steps.emplace_back(one.begin, 1);
        steps.emplace_back(one.end, -1);
    }
    std::ranges::sort(steps);
    int now = 0;
    int top = 0;
    for (const auto& [at, change] : steps)
        top = std::max(top, now += change);
    const int close = std::max(1, top / 50); // a slot that is free for a moment only
    double at_top = 0;
    now = 0;
    for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
        now += steps[i].second;
        if (now >= top - close) at_top += steps[i + 1].first - steps[i].first;
    }
    const double span = steps.back().first - steps.front().first;
    if (top < 4 || !(span > 0) || at_top < 0.6 * span || share_after_an_end(all, span) < 0.6) return {};
    return {fmt::format("There were never more than {} requests in flight, {} or more for {} % of the time, "
                        "and new ones came when "
                        "others ended: a limit of the client or gateway, or a closed loop. Latencies leave "
                        "out the wait before it "
                        "(coordinated omission); model it with closed-loop clients or a concurrency limit",
                        top, top - close, number_text(100 * at_top / span))};
}

} // namespace fulcrum::evidence::requests
