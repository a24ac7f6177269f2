// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/capacity.h"

#include "base/text.h"
#include "cluster/simulation.h"
#include "study/metrics.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace fulcrum::study
{

namespace
{

using Verdict = CapacityTrial::Verdict;
constexpr int kMostTrials = 40;

Error refused(std::string message, std::string hint)
{
    return {std::move(message), std::move(hint), {}, {}};
}

std::optional<double> bound_of(const std::string& text, bool time)
{
    double number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault == std::errc() && end == text.data() + text.size()) return number;
    if (const auto quantity = parse_quantity(text, time ? Dimension::Time : Dimension::Fraction))
        return *quantity;
    return std::nullopt;
}

// How a figure stands to its bound: Fails and Holds are beyond doubt.
Verdict judge(const Figure& figure, const Objective& objective, bool& holds)
{
    const Interval& interval = figure.interval;
    switch (figure.state) {
    case Figure::State::Unknown:
        holds = false;
        return Verdict::Unclear;
    case Figure::State::AtLeast:
        holds = objective.at_most ? false : interval.value >= objective.bound;
        if (objective.at_most) return interval.value > objective.bound ? Verdict::Fails : Verdict::Unclear;
        return holds ? Verdict::Holds : Verdict::Unclear;
    case Figure::State::Known:
        break;
    }
    holds = objective.at_most ? interval.value <= objective.bound : interval.value >= objective.bound;
    if (objective.at_most ? interval.high <= objective.bound : interval.low >= objective.bound)
        return Verdict::Holds;
    if (objective.at_most ? interval.low > objective.bound : interval.high < objective.bound)
        return Verdict::Fails;
    return Verdict::Unclear;
}

std::string figure_text(const Figure& figure)
{
    if (figure.state == Figure::State::Unknown) return "not known: " + figure.why;
    return fmt::format("{}{:.4g}", figure.state == Figure::State::AtLeast ? "at least " : "",
                       figure.interval.value);
}

class Search
{
public:
    Search(const scenario::Scenario& base, const scenario::RunSettings& run, const cluster::Kinds& kinds,
           const CapacityOptions& options)
        : base_(base), run_(run), kinds_(kinds), options_(options), types_(cluster::node_types(kinds))
    {
    }

    Result<Capacity> find()
    {
        if (const auto bracketed = bracket(); !bracketed) return bracketed.errors();
        while (lowest_failing_ / std::max(highest_holding_, 1e-300) > 1 + options_.tolerance &&
               highest_holding_ > 0 && std::isfinite(lowest_failing_) && std::ssize(trials_) < kMostTrials) {
            const auto tried = attempt(std::sqrt(lowest_failing_ * highest_holding_));
            if (!tried) return tried.errors();
        }
        return finish();
    }

private:
    // From 1 by doubling or halving, until one factor holds and the next does not.
    Result<bool> bracket()
    {
        double factor = 1;
        const auto first = attempt(factor);
        if (!first) return first.errors();
        const bool up = *first;
        while (true) {
            factor = up ? factor * 2 : factor / 2;
            if (factor > options_.largest || factor < 1 / options_.largest) return true;
            const auto next = attempt(factor);
            if (!next) return next.errors();
            if (*next != up) return true;
        }
    }

    Result<bool> attempt(double factor)
    {
        const auto loaded = with_load(base_, factor, options_.workloads, types_);
        if (!loaded) return loaded.errors();
        StudyOptions study = options_.study;
        study.progress = {};
        const auto result = run_scenario(*loaded, run_, kinds_, study);
        if (!result) return result.errors();
        CapacityTrial trial;
        trial.factor = factor;
        const ScenarioFigures& figures = result->figures;
        trial.offered_rate = run_.until && *run_.until > 0 ? figures.offered / to_seconds(*run_.until)
                                                           : figures.request_rate.value;
        judge_steady(figures, trial);
        for (const Objective& objective : options_.objectives) {
            const auto figure = metric_value(figures, objective.metric, objective.of_class);
            if (!figure) return figure.errors();
            judge_objective(*figure, objective, trial);
        }
        note(trial);
        if (options_.study.progress) // the number of trials is not known before
            options_.study.progress(1 - 1 / (1 + static_cast<double>(trials_.size()) / 8));
        return trial.holds;
    }

    static void judge_steady(const ScenarioFigures& figures, CapacityTrial& trial)
    {
        const SteadyState& state = figures.steady_state;
        trial.steady = state.holds || state.transient;
        if (trial.steady) return;
        trial.holds = false;
        trial.verdict = Verdict::Fails;
        trial.why = "no steady state: " + state.why;
    }

    static void judge_objective(const Figure& figure, const Objective& objective, CapacityTrial& trial)
    {
        trial.figures.push_back(figure);
        bool holds = true;
        const Verdict verdict = judge(figure, objective, holds);
        if (verdict == Verdict::Holds) return;
        if (trial.verdict == Verdict::Holds || (verdict == Verdict::Fails && trial.holds))
            trial.why = fmt::format("{} is {}", objective.text(), figure_text(figure));
        if (verdict == Verdict::Fails || trial.verdict == Verdict::Holds) trial.verdict = verdict;
        trial.holds = trial.holds && holds;
    }

    void note(const CapacityTrial& trial)
    {
        if (trial.holds) {
            highest_holding_ = std::max(highest_holding_, trial.factor);
        } else {
            lowest_failing_ = std::min(lowest_failing_, trial.factor);
        }
        trials_.push_back(trial);
    }

    Capacity finish()
    {
        std::ranges::sort(trials_, {}, &CapacityTrial::factor);
        Capacity found;
        found.factor = highest_holding_;
        found.bounded = std::isfinite(lowest_failing_);
        found.high = found.bounded ? lowest_failing_ : highest_holding_;
        // All tried factors from below hold beyond doubt, all from above fail beyond doubt.
        for (const CapacityTrial& trial : trials_) {
            if (trial.verdict != Verdict::Holds) break;
            found.low = trial.factor;
            found.rate_low = trial.offered_rate;
        }
        for (auto trial = trials_.rbegin(); trial != trials_.rend() && trial->verdict == Verdict::Fails;
             ++trial) {
            found.high = trial->factor;
            found.rate_high = trial->offered_rate;
        }
        for (const CapacityTrial& trial : trials_) {
            if (trial.factor == found.factor && trial.holds) found.offered_rate = trial.offered_rate;
            if (trial.factor == lowest_failing_) found.limited_by = trial.why;
            if (found.rate_high == 0 && trial.factor == found.high) found.rate_high = trial.offered_rate;
        }
        if (options_.study.replications < 2)
            found.notes.emplace_back("One replication has no interval: the ends are those of the bisection, "
                                     "and chance moves them. Ask for 10 replications or more.");
        if (run_.drain && !run_.until)
            found.notes.emplace_back("The run has no end in time: rates are completions a second.");
        found.trials = std::move(trials_);
        return found;
    }

    const scenario::Scenario& base_;
    const scenario::RunSettings& run_;
    const cluster::Kinds& kinds_;
    const CapacityOptions& options_;
    scenario::NodeTypes types_;
    std::vector<CapacityTrial> trials_;
    double highest_holding_ = 0;
    double lowest_failing_ = std::numeric_limits<double>::infinity();
};

bool is_closed_loop(const scenario::Node& node)
{
    return node.parameters.is_set("arrivals") && node.parameters.text("arrivals") == "closed_loop";
}

// Whether the node has a rate, and then multiplies it.
bool scale(scenario::Node& node, double factor, const scenario::NodeTypes& types)
{
    const scenario::NodeType* type = types.find(node.kind, node.plugin);
    if (type == nullptr) return false;
    const auto has = [&](std::string_view key) {
        return std::ranges::find(type->parameters, key, &ParameterDescription::key) != type->parameters.end();
    };
    if (has("arrivals") && is_closed_loop(node)) return false;
    bool scaled = false;
    for (const ParameterDescription& each : type->parameters) {
        const bool rate = each.dimension == Dimension::Rate && each.group == "Arrivals";
        if ((!rate && each.shared_concept != "arrival_scale") || !node.parameters.is_set(each.key)) continue;
        const double value = node.parameters.real(each.key) * factor;
        node.parameters.set(each.key,
                            std::clamp(value, each.minimum.value_or(value), each.maximum.value_or(value)));
        node.given.insert(each.key);
        scaled = scaled || value > 0;
    }
    return scaled;
}

} // namespace

std::string Objective::text() const
{
    return fmt::format("{}{} {} {:g}", metric, of_class.empty() ? "" : " of " + of_class,
                       at_most ? "<=" : ">=", bound);
}

Result<Objective> parse_objective(std::string_view text)
{
    const std::string hint = "write a figure of `fulcrum simulate --json` and a bound: ttft_s.p99<=1.5";
    Objective objective;
    std::size_t at = text.find("<=");
    if (at == std::string_view::npos) {
        at = text.find(">=");
        objective.at_most = false;
    }
    if (at == std::string_view::npos) return refused(fmt::format("\"{}\" is no objective", text), hint);
    objective.metric = trimmed(text.substr(0, at));
    if (objective.metric.ends_with(']')) {
        const std::size_t open = objective.metric.find('[');
        if (open == std::string::npos) return refused(fmt::format("\"{}\" is no objective", text), hint);
        objective.of_class = objective.metric.substr(open + 1, objective.metric.size() - open - 2);
        objective.metric.resize(open);
    }
    const std::vector<std::string> known = metric_names();
    if (std::ranges::find(known, objective.metric) == known.end()) {
        const std::string near = nearest_word(objective.metric, known);
        return refused(fmt::format("there is no figure \"{}\"", objective.metric),
                       near.empty() ? hint : "did you mean \"" + near + "\"?");
    }
    const auto bound = bound_of(std::string(trimmed(text.substr(at + 2))),
                                objective.metric.find("_s.") != std::string::npos);
    if (!bound) return refused(fmt::format("\"{}\" has no number as its bound", text), hint);
    objective.bound = *bound;
    return objective;
}

Result<scenario::Scenario> with_load(const scenario::Scenario& base, double factor,
                                     const std::vector<std::string>& workloads,
                                     const scenario::NodeTypes& types)
{
    scenario::Scenario changed = base;
    for (const std::string& name : workloads) {
        const scenario::Node* node = base.find(name);
        if (node == nullptr || node->kind != scenario::NodeKind::Workload)
            return refused(fmt::format("scenario \"{}\" has no workload \"{}\"", base.name, name),
                           "name a node of kind workload");
    }
    bool any = false;
    for (scenario::Node& node : changed.nodes) {
        if (node.kind != scenario::NodeKind::Workload || node.placeholder) continue;
        if (!workloads.empty() && std::ranges::find(workloads, node.id) == workloads.end()) continue;
        any = scale(node, factor, types) || any;
    }
    if (!any)
        return refused(
            fmt::format("no workload of scenario \"{}\" has a rate that could be raised", base.name),
            "closed loops send as fast as they are answered: give a workload with a rate, or sweep "
            "its clients");
    return changed;
}

Result<Capacity> find_capacity(const scenario::Scenario& scenario, const scenario::RunSettings& run,
                               const cluster::Kinds& kinds, const CapacityOptions& options)
{
    return Search(scenario, run, kinds, options).find();
}

} // namespace fulcrum::study
