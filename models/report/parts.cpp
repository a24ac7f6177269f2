// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/parts.h"

#include "base/hash.h"
#include "scenario/evidence_text.h"
#include "study/metrics.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

namespace fulcrum::report
{

namespace
{

// "Requests", "Prompt tokens of a request"; not "Prompt tokens of a request max": that is one number.
bool is_plural(std::string_view name)
{
    const std::string_view noun = name.substr(0, std::min(name.find(" of "), name.size()));
    const std::string_view last = name.substr(name.rfind(' ') + 1);
    constexpr std::array<std::string_view, 4> kOneNumber = {"mean", "max", "min", "share"};
    if (std::ranges::find(kOneNumber, last) != kOneNumber.end()) return false;
    if (last.size() > 1 && last[0] == 'p' && std::isdigit(static_cast<unsigned char>(last[1])) != 0)
        return false;
    const std::string_view first = noun.substr(0, std::min(noun.find(' '), noun.size()));
    const auto many = [](std::string_view word) { return word.ends_with('s') && !word.ends_with("ss"); };
    return many(first) || many(noun);
}

constexpr double kFlat = 1.1; // as the notebook judges it: no more than a tenth

std::string short_id(std::uint64_t hash)
{
    return fmt::format("{:06x}", hash & 0xFFFFFF);
}

} // namespace

std::string hash_of(std::string_view text)
{
    return fmt::format("{:016x}", hash_text(text));
}

Parts::Parts(const Results& results, const BuildOptions& options) : results_(results), options_(options)
{
    find_headline();
    list_runs();
}

void Parts::find_headline()
{
    const auto known = study::metric_names();
    double most = 0;
    for (const scenario::Observation& one : results_.project.observations) {
        const std::string metric = metric_of_run(one);
        if (metric.empty() || !one.before || !one.after || !(one.before->value > 0)) continue;
        const double size = std::abs(std::log(std::max(one.after->value, 1e-12) / one.before->value));
        if (size <= most) continue;
        most = size;
        headline_ = {metric, class_of(one), &one, quantity_of(metric), name_of(one)};
    }
    if (headline_.observation == nullptr) find_headline_without_comparison();
    if (headline_.observation != nullptr) return;
    if (const auto pair = fault_pair(results_)) {
        headline_ = {pair->metric, pair->of_class, nullptr, quantity_of(pair->metric), {}};
    } else if (!results_.expectations.empty()) {
        const scenario::Expectation& one = results_.expectations.front().expectation;
        if (one.of_engine.empty() && std::ranges::find(known, one.metric) != known.end())
            headline_ = {one.metric, one.of_class, nullptr, quantity_of(one.metric), {}};
    }
    if (headline_.metric.empty()) headline_.metric = "ttft_s.p99";
    headline_.quantity = quantity_of(headline_.metric);
    headline_.title = title_of_metric(headline_.metric);
    if (!headline_.of_class.empty()) headline_.title += " of " + headline_.of_class;
}

// What is furthest from the healthy scenario; where that has no such figures, the first.
void Parts::find_headline_without_comparison()
{
    const study::ScenarioFigures* healthy = results_.find(results_.project.triage.base);
    double most = -1;
    for (const scenario::Observation& one : results_.project.observations) {
        const std::string metric = metric_of_run(one);
        if (metric.empty() || !one.after) continue;
        double away = 0;
        if (healthy != nullptr && one.after->value > 0)
            if (const auto value = study::metric_value(*healthy, metric, class_of(one));
                value && value->interval.value > 0)
                away = std::abs(std::log(one.after->value / value->interval.value));
        if (away <= most) continue;
        most = away;
        headline_ = {metric, class_of(one), &one, quantity_of(metric), name_of(one)};
    }
}

void Parts::list_runs()
{
    const scenario::RunSettings& run = results_.project.run;
    const std::uint64_t text = hash_text(options_.text);
    for (const study::ScenarioResult& result : results_.runs) {
        const std::uint64_t fingerprint = result.first ? result.first->fingerprint : 0;
        const std::uint64_t settings = run.seed * 1000003 + static_cast<std::uint64_t>(result.replications);
        runs_.push_back({short_id(hash_mix(fingerprint ^ hash_text(result.figures.name), settings)),
                         "simulated", result.figures.name, title_of(result.figures.name),
                         result.first ? fmt::format("{:016x}", fingerprint) : "", run.seed,
                         result.replications, result.figures.trust});
    }
    const auto add = [&](const char* what, const std::string& title, int count,
                         const std::string& fingerprint) {
        runs_.push_back(
            {short_id(hash_mix(text ^ hash_text(what), run.seed + static_cast<std::uint64_t>(count))),
             what,
             "",
             title,
             fingerprint,
             run.seed,
             count,
             {}});
    };
    if (results_.verdict)
        add("triage", "Mechanisms tried on the healthy scenario", results_.verdict->runs, "");
    if (results_.decision)
        add("ranking",
            fmt::format("Levers: {} draws of uncertain constants, {} runs each", results_.ranking_draws,
                        results_.ranking_replications),
            results_.ranking_draws * results_.ranking_replications, "");
    if (results_.prevented && results_.prevented->cost)
        add("template lint", title_of(results_.prevented->cost->scenario) + ", without and with the field",
            results_.prevented->cost_replications, "");
    if (results_.reproducer) {
        const Reproducer& one = *results_.reproducer;
        add("reproducer", title_of(one.pair.with_fault) + ", reduced load", one.replications,
            one.fault_fingerprint);
        add("reproducer, fix", title_of(one.pair.with_fix) + ", reduced load", one.replications,
            one.fixed_fingerprint);
    }
}

std::string Parts::run_named(std::string_view what) const
{
    const auto found = std::ranges::find(runs_, what, &Run::what);
    return found == runs_.end() ? std::string() : found->id;
}

std::string Parts::run_of(std::string_view scenario) const
{
    const auto found = std::ranges::find_if(
        runs_, [&](const Run& run) { return run.what == "simulated" && run.scenario == scenario; });
    return found == runs_.end() ? std::string() : found->id;
}

Figure Parts::figure(const study::ScenarioFigures& figures, const std::string& metric,
                     const std::string& of_class) const
{
    const std::string name = metric + (of_class.empty() ? "" : " (" + of_class + ")") + " of " + figures.name;
    Figure unknown;
    unknown.quantity = quantity_of(metric);
    unknown.name = name;
    unknown.run = run_of(figures.name);
    const bool latency = metric.find("_s.") != std::string::npos;
    const bool overloaded = !figures.steady_state.holds && !figures.steady_state.transient;
    if (overloaded && latency) return unknown;
    if (!study::knowledge_of(figures, metric).known) return unknown;
    const auto value = study::metric_value(figures, metric, of_class);
    if (!value) return unknown;
    return of(*value, unknown.quantity, name, unknown.run);
}

std::string Parts::title_of(std::string_view scenario) const
{
    const scenario::Scenario* found = results_.project.find(scenario);
    return clean(found == nullptr || found->title.empty() ? scenario : std::string_view(found->title));
}

std::string Parts::source(std::string_view text) const
{
    return redactor_.text(text);
}

std::string text_of(const scenario::Moment& moment)
{
    std::string text = scenario::to_text(moment);
    if (!moment.utc) return text + " of the run";
    // 2026-11-30T10:02:00Z
    if (text.size() < 17 || text[10] != 'T') return text;
    text[10] = ' ';
    if (text.ends_with("Z")) text.pop_back();
    if (text.ends_with(":00") && text.size() == 19) text.resize(16);
    return text + " UTC";
}

std::string text_of(const scenario::Window& window)
{
    const auto from = window.from ? text_of(*window.from) : std::string();
    const auto until = window.until ? text_of(*window.until) : std::string();
    if (from.empty()) return until.empty() ? "" : "until " + until;
    if (until.empty()) return "from " + from;
    // What both ends say is said once.
    constexpr std::string_view kRun = " of the run";
    if (from.ends_with(kRun) && until.ends_with(kRun))
        return from.substr(0, from.size() - kRun.size()) + " to " + until;
    if (from.size() >= 20 && until.size() >= 20 && from.substr(0, 10) == until.substr(0, 10))
        return from.substr(0, from.size() - 4) + "\u2013" + until.substr(11);
    return from + " to " + until;
}

std::string metric_of_run(const scenario::Observation& observation)
{
    std::string metric = observation.metric;
    if (metric.starts_with("client_")) metric.erase(0, 7);
    static const std::vector<std::string> known = study::metric_names();
    for (const std::string& name : {metric + "." + observation.statistic, metric})
        if (std::ranges::find(known, name) != known.end()) return name;
    return {};
}

std::string class_of(const scenario::Observation& observation)
{
    const std::string& of = observation.population.request_class;
    return of == "all" ? std::string() : of;
}

std::string name_of(const scenario::Observation& observation)
{
    std::string name = title_of_metric(observation.metric, observation.statistic);
    if (const std::string of = class_of(observation); !of.empty()) name += " of " + of;
    return name;
}

Text change_of(const scenario::Observation& observation)
{
    const Quantity quantity = quantity_of(observation.metric, observation.statistic);
    const std::string name = name_of(observation);
    const bool many = is_plural(title_of_metric(observation.metric, observation.statistic));
    Text text;
    if (!observation.after) {
        if (observation.before)
            text << (many ? "were " : "was ") << of(*observation.before, quantity, name + ", before");
        return text;
    }
    const Figure after = of(*observation.after, quantity, name + ", observed");
    if (!observation.before) return text << (many ? "are " : "is ") << after;
    const Figure before = of(*observation.before, quantity, name + ", before");
    const double a = observation.before->value, b = observation.after->value;
    const bool flat = a == b || (a > 0 && b > 0 && std::max(a / b, b / a) < kFlat);
    if (flat) return text << (many ? "are" : "is") << " as before, " << after;
    return text << (b > a ? "rose from " : "fell from ") << before << " to " << after;
}

std::optional<Chart> chart_of_headline(const Parts& parts)
{
    constexpr std::size_t kMost = 14;
    Bars bars;
    double largest = 0;
    for (const study::ScenarioResult& run : parts.results().runs) {
        Figure figure = parts.figure(run.figures, parts.headline().metric, parts.headline().of_class);
        if (figure.state == Figure::State::Known) largest = std::max(largest, figure.value);
        const bool unsteady = !run.figures.steady_state.holds && !run.figures.steady_state.transient;
        bars.bars.push_back(
            {parts.title_of(run.figures.name), std::move(figure), true, unsteady ? "no steady state" : ""});
    }
    if (bars.bars.size() < 2 || bars.bars.size() > kMost || largest == 0) return std::nullopt;
    const std::string unit = unit_of(known(largest, parts.headline().quantity, ""));
    for (Bars::Bar& bar : bars.bars)
        if (parts.headline().quantity == Quantity::Seconds) bar.figure.unit = unit;
    bars.bars.front().marked = false; // what the others are held against
    std::string title = capitalised(parts.headline().title) + ", simulated";
    if (!unit.empty()) title += ", " + unit;
    const bool intervals =
        std::ranges::any_of(bars.bars, [](const auto& bar) { return bar.figure.has_interval(); });
    return Chart{"headline", title + (intervals ? "; lines: 95 % over replications" : ""), std::move(bars)};
}

} // namespace fulcrum::report
