// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions and falsifiers of a notebook, held against data.
#include "evidence/censoring.h"
#include "evidence/metrics/catalogue.h"
#include "evidence/notebook.h"
#include "evidence/recovery.h"
#include "evidence/rows.h"
#include "scenario/evidence_text.h"
#include "study/statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence
{

namespace
{

using scenario::Direction;
using scenario::Note;
using scenario::NoteKind;
using scenario::Observed;

constexpr TimeNs kShortest = 10 * kSecond;
constexpr TimeNs kLongestWindow = 300 * kSecond;
constexpr double kFlat = 0.1; // [E] a change by no more than a tenth is none

std::optional<Observed> exact(std::optional<double> value)
{
    if (!value) return std::nullopt;
    return Observed{*value, *value, *value};
}

double rank_value(std::vector<double> values, double p)
{
    std::ranges::sort(values);
    const auto rank = study::nearest_rank(p, static_cast<std::int64_t>(values.size()));
    return values[static_cast<std::size_t>(rank) - 1];
}

double mean(const std::vector<double>& values)
{
    double sum = 0;
    for (const double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

std::optional<Observed> latency_figure(std::span<const RequestRow* const> rows, std::string_view metric,
                                       std::string_view statistic)
{
    if (statistic == "mean") {
        std::vector<double> values;
        for (const RequestRow* row : rows)
            if (const auto value = latency_of(*row, metric)) values.push_back(*value);
        if (values.empty()) return std::nullopt;
        return exact(mean(values));
    }
    const double p = metrics::quantile_of(statistic);
    if (!(p > 0)) return std::nullopt;
    // Time between tokens is known of those that completed only.
    RowRefs completed;
    if (metric == "tpot_s") {
        for (const RequestRow* row : rows)
            if (latency_of(*row, metric)) completed.push_back(row);
        rows = completed;
    }
    const auto percentile = offered_percentile(rows, metric, p);
    if (!percentile) return std::nullopt;
    Observed figure = percentile->figure;
    if (!figure.at_least() && percentile->interval)
        figure = {figure.value, percentile->interval->low, percentile->interval->high};
    return figure;
}

std::optional<Observed> outcome_figure(std::span<const RequestRow* const> rows, std::string_view metric,
                                       double seconds)
{
    const OfferedCounts counts = counts_of(rows);
    const auto rate = [&](std::int64_t count) { return exact(static_cast<double>(count) / seconds); };
    const auto share = [&](std::int64_t count) -> std::optional<Observed> {
        if (counts.offered == 0) return std::nullopt;
        return exact(static_cast<double>(count) / static_cast<double>(counts.offered));
    };
    if (metric == "offered_rate") return rate(counts.offered);
    if (metric == "request_rate") return rate(counts.completed);
    if (metric == "rejection_rate") return rate(counts.rejected);
    if (metric == "timeout_rate") return rate(counts.timed_out);
    if (metric == "abort_rate") return rate(counts.aborted);
    if (metric == "rejected_share") return share(counts.rejected);
    if (metric == "timed_out_share") return share(counts.timed_out);
    return std::nullopt;
}

std::optional<Observed> oldest_age(std::span<const RequestRow> rows, std::string_view of_class, Span span)
{
    RowRefs chosen;
    for (const RequestRow& row : rows)
        if (of_class.empty() || row.population.request_class == of_class) chosen.push_back(&row);
    if (chosen.empty()) return std::nullopt;
    return oldest_queue_age(std::span<const RequestRow* const>(chosen), span);
}

std::optional<Observed> row_figure(std::span<const RequestRow> rows, std::string_view metric,
                                   std::string_view statistic, std::string_view of_class, double from,
                                   double until)
{
    if (metric == "oldest_queue_age_s") return oldest_age(rows, of_class, {from, until});
    const RowRefs chosen = refs_arrived_in(rows, from, until, of_class);
    if (chosen.empty()) return std::nullopt;
    if (is_row_metric(metric)) return latency_figure(chosen, metric, statistic);
    return outcome_figure(chosen, metric, until - from);
}

std::optional<Observed> series_figure(const std::vector<Series>& all, std::string_view metric,
                                      std::string_view statistic, std::string_view of_class, double from,
                                      double until)
{
    std::vector<double> values;
    for (const Series& series : all) {
        if (series.metric != metric) continue;
        if (!of_class.empty() && series.population.request_class != of_class) continue;
        for (std::size_t i = 0; i < series.seconds.size(); ++i)
            if (series.seconds[i] >= from && series.seconds[i] < until) values.push_back(series.values[i]);
    }
    std::erase_if(values, [](double value) { return std::isnan(value); });
    if (values.empty()) return std::nullopt;
    if (statistic == "max") return exact(*std::ranges::max_element(values));
    const double p = metrics::quantile_of(statistic);
    return exact(p > 0 && p < 1 ? rank_value(std::move(values), p) : mean(values));
}

// Where to look before and after.
struct Windows {
    TimeNs before_from = 0, before_until = 0;
    TimeNs after_from = 0, after_until = 0;
    bool comparable = false;
};

std::optional<Windows> windows_of(const Note& note, const Note* action, const scenario::Project& project,
                                  const NoteData& data)
{
    Windows windows;
    const bool acts = action && action->at;
    const TimeNs begin = acts ? action->at->at : data.begins;
    const TimeNs due = note.until ? note.until->at : begin;
    const TimeNs length = std::clamp(due - begin, kShortest, kLongestWindow);
    windows.after_from = note.until ? due : std::max(begin, data.ends - kLongestWindow);
    windows.after_until = std::min(windows.after_from + length, data.ends);
    if (!note.until) windows.after_until = data.ends;
    windows.before_until = begin;
    windows.before_from = std::max(begin - length, data.begins);
    windows.comparable = acts && windows.before_from < windows.before_until;
    // What another action did belongs to that.
    for (const Note& other : project.notes) {
        if (other.kind != NoteKind::Action || !other.at) continue;
        for (const auto& moment : {other.at, other.until}) {
            if (!moment || moment->utc != data.utc) continue;
            if (moment->at > windows.after_from)
                windows.after_until = std::min(windows.after_until, moment->at);
            if (moment->at < windows.before_until)
                windows.before_from = std::max(windows.before_from, moment->at);
        }
    }
    if (windows.after_from >= windows.after_until) return std::nullopt;
    return windows;
}

Direction way(const Observed& before, const Observed& after)
{
    if (after.at_least() && after.low > before.value * (1 + kFlat)) return Direction::Up;
    if (after.value > before.value * (1 + kFlat)) return Direction::Up;
    if (after.value < before.value * (1 - kFlat)) return Direction::Down;
    return Direction::Flat;
}

// nullopt: what is hidden decides.
std::optional<bool> within_bounds(const Note& note, const Observed& after)
{
    if (note.at_least && after.value < *note.at_least) {
        if (after.at_least()) return std::nullopt;
        return false;
    }
    if (!note.at_most) return true;
    if (after.value > *note.at_most) return false;
    if (after.at_least()) return std::nullopt;
    return true;
}

std::string described(const Note& note)
{
    std::string text = note.metric + " " + note.statistic;
    if (!note.of_class.empty()) text += " of " + note.of_class;
    return text;
}

std::string seen_text(const Note& note, const Judged& judged)
{
    const Dimension unit = scenario::dimension_of(note.metric, note.statistic);
    const auto rounded = [&](const Observed& figure) {
        // Three digits: more would pretend.
        const auto round = [](double value) {
            if (value == 0 || !std::isfinite(value)) return value;
            const double scale = std::pow(10, 2 - std::floor(std::log10(std::abs(value))));
            return std::round(value * scale) / scale;
        };
        const double value = round(figure.value);
        return scenario::to_text(
            figure.at_least() ? Observed{value, value, figure.high} : Observed{value, value, value}, unit);
    };
    std::string text = described(note) + ": ";
    if (judged.before) text += rounded(*judged.before) + " before, ";
    return text + rounded(*judged.after) + " after";
}

Judged without_data(Judged judged, Verdict verdict, std::string text)
{
    judged.verdict = verdict;
    judged.text = std::move(text);
    return judged;
}

} // namespace

NoteData data_of(std::string name, std::span<const RequestRow> rows, bool utc, double ends)
{
    NoteData data;
    data.name = std::move(name);
    data.utc = utc;
    double begins = ends;
    for (const RequestRow& row : rows)
        if (row.arrival < begins) begins = row.arrival;
    data.begins = from_seconds(begins);
    data.ends = from_seconds(ends);
    data.figure = [rows](std::string_view metric, std::string_view statistic, std::string_view of_class,
                         double from,
                         double until) { return row_figure(rows, metric, statistic, of_class, from, until); };
    return data;
}

NoteData data_of(const Imported& imported)
{
    double ends = -std::numeric_limits<double>::infinity();
    double begins = -ends;
    for (const RequestRow& row : imported.requests) {
        if (std::isnan(row.arrival)) continue;
        begins = std::min(begins, row.arrival);
        ends = std::max(ends, row.arrival);
    }
    for (const Series& series : imported.series) {
        if (series.seconds.empty()) continue;
        begins = std::min(begins, series.seconds.front());
        ends = std::max(ends, series.seconds.back());
    }
    NoteData data;
    data.name = imported.file.empty() ? imported.title : imported.file;
    data.utc = imported.utc;
    if (begins <= ends) {
        data.begins = from_seconds(begins);
        data.ends = from_seconds(ends) + 1; // what was seen last belongs to it
    }
    data.figure = [&imported](std::string_view metric, std::string_view statistic, std::string_view of_class,
                              double from, double until) {
        auto figure = series_figure(imported.series, metric, statistic, of_class, from, until);
        return figure ? figure : row_figure(imported.requests, metric, statistic, of_class, from, until);
    };
    return data;
}

Judged judge(const Note& note, const scenario::Project& project, const NoteData& data)
{
    Judged judged;
    judged.note = note.id;
    judged.kind = note.kind;
    judged.data = data.name;
    if (note.metric.empty() || note.statistic.empty() || (!note.direction && !note.at_least && !note.at_most))
        return without_data(std::move(judged), Verdict::NoData,
                            "It names no figure and where that will lie.");
    const Note* action = action_of(project, note);
    for (const auto& moment : {note.until, action ? action->at : std::nullopt})
        if (moment && moment->utc != data.utc)
            return without_data(
                std::move(judged), Verdict::NoData,
                "The notebook and the data are on different clocks: date-times, and times of a run.");
    if (note.until && note.until->at >= data.ends)
        return without_data(
            std::move(judged), Verdict::NotYetDue,
            fmt::format("It is due at {}; the data ends before.", scenario::to_text(*note.until)));
    const auto windows = windows_of(note, action, project, data);
    if (!windows)
        return without_data(std::move(judged), Verdict::NoData,
                            "Another action begins or ends when it is due.");
    const auto figure = [&](TimeNs from, TimeNs until) {
        return data.figure(note.metric, note.statistic, note.of_class, to_seconds(from), to_seconds(until));
    };
    judged.after = figure(windows->after_from, windows->after_until);
    if (windows->comparable) judged.before = figure(windows->before_from, windows->before_until);
    if (!judged.after)
        return without_data(std::move(judged), Verdict::NoData,
                            fmt::format("The data has no {} in the window.", described(note)));
    if (note.direction && (!judged.before || judged.before->at_least()))
        return without_data(
            std::move(judged), Verdict::NoData,
            fmt::format("The data has no {} before the action to compare with.", described(note)));
    const auto bounds = within_bounds(note, *judged.after);
    const bool went = !note.direction || way(*judged.before, *judged.after) == *note.direction;
    judged.text = seen_text(note, judged);
    if (went && !bounds)
        return without_data(judged, Verdict::NoData, judged.text + ": what is hidden decides.");
    judged.verdict = went && *bounds ? Verdict::CameTrue : Verdict::DidNot;
    return judged;
}

} // namespace fulcrum::evidence
