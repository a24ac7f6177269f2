// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/attribution.h"

#include "cluster/simulation.h"
#include "evidence/metrics/catalogue.h"
#include "scenario/alter.h"
#include "study/statistics.h"
#include "triage/facts.h"
#include "triage/predictions.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>

namespace fulcrum::triage
{

namespace
{

using evidence::FigureId;
using evidence::launch::Comparison;
using evidence::launch::Difference;
using evidence::launch::Reach;
using scenario::Node;
using scenario::NodeKind;
using scenario::Scenario;

constexpr double kExplains = 0.6;       // [E] of the observed shift, from which a change may have done it
constexpr double kAsGood = 0.2;         // [E] this much below all together still is as good
constexpr double kMoved = 1.5;          // deviations from which a figure counts as shifted
constexpr double kInteraction = 0.15;   // on the scale of the error model
constexpr std::size_t kMostLeftOut = 8; // changes of which all but one is tried

const FigureId kMain[] = {{"ttft_s", "p50"},
                          {"ttft_s", "p99"},
                          {"itl_s", "p50"},
                          {"itl_s", "p99"},
                          {"tpot_s", "mean"},
                          {"queue_s", "mean"},
                          {"e2e_s", "p50"},
                          {"running", "value"},
                          {"kv_usage", "value"},
                          {"preemption_rate", "rate"},
                          {"output_token_rate", "rate"},
                          {"prefix_hit_ratio", "share"}};

std::string quoted(std::string_view text)
{
    return "\"" + std::string(text) + "\"";
}

// A value as a comparison writes it: TOML of one line.
Result<Value> value_of(const ParameterDescription& description, std::string text)
{
    if (text.empty()) return description.fallback;
    if (description.type == ParameterType::List) {
        std::vector<double> list;
        const char* at = text.data();
        const char* end = at + text.size();
        while (at < end) {
            double number = 0;
            const auto [next, fault] = std::from_chars(at, end, number);
            if (fault == std::errc()) list.push_back(number);
            at = fault == std::errc() ? next : at + 1;
        }
        return check_value(description, Value{list});
    }
    if (text.size() >= 2 && text.front() == '"')
        return check_value(description, Value{text.substr(1, text.size() - 2)});
    if (text == "true" || text == "false") return check_value(description, Value{text == "true"});
    std::int64_t whole = 0;
    const char* end = text.data() + text.size();
    if (const auto [next, fault] = std::from_chars(text.data(), end, whole);
        fault == std::errc() && next == end)
        return check_value(description, Value{whole});
    double real = 0;
    if (const auto [next, fault] = std::from_chars(text.data(), end, real);
        fault == std::errc() && next == end)
        return check_value(description, Value{real});
    return check_value(description, Value{text});
}

const ParameterDescription* description_of(const Node& node, const std::string& key,
                                           const scenario::NodeTypes& types)
{
    const scenario::NodeType* type = types.find(node.kind, node.plugin);
    if (type == nullptr) return nullptr;
    const auto found = std::ranges::find(type->parameters, key, &ParameterDescription::key);
    return found == type->parameters.end() ? nullptr : &*found;
}

Result<Scenario> with_engine(const Scenario& base, const Difference& change, const scenario::NodeTypes& types)
{
    scenario::Edit edit;
    edit.on.kind = NodeKind::Engine;
    edit.become = change.value_after;
    return scenario::apply(base, std::span(&edit, 1), 1, types);
}

// One arm: the base with some of the changes.
struct Tried {
    Trial trial;
    std::string why_not;
};

// An observed figure and how far it went.
struct Shift {
    const Term* term = nullptr;
    double moved = 0;   // on the scale of the error model, from the healthy figure
    double healthy = 0; // the healthy figure on that scale; 0 of a change
    double scale = 0;   // standard deviation of what is uncertain of it
};

// How many deviations the observed figure lies from `mean` beyond the one that is nothing to explain.
double beyond(const Term& term, double mean, double scale)
{
    const double off = mean < term.low ? term.low - mean : mean > term.high ? mean - term.high : 0;
    return std::max(0.0, off / scale - 1);
}

class Attributor
{
public:
    Attributor(const Scenario& base, const scenario::RunSettings& run, const Comparison& comparison,
               const cluster::Kinds& kinds, const AttributionOptions& options)
        : base_(base), comparison_(comparison), options_(options), types_(cluster::node_types(kinds)),
          settings_(shortened(base, run, kinds, out_.notes)),
          runs_(kinds, {settings_, options.threads, options.stop, options.progress})
    {
    }

    Result<Attribution> run(const std::vector<scenario::Observation>& observations)
    {
        if (const auto done = healthy(); !done) return done.errors();
        terms_ = terms_of(observations, out_.notes);
        predictor_.emplace(healthy_, to_seconds(settings_.until.value_or(0) - settings_.warm_up));
        observe();
        if (const auto done = singles(); !done) return done.errors();
        if (const auto done = together(); !done) return done.errors();
        order();
        decide();
        out_.runs = runs_.count();
        if (options_.progress) options_.progress(1);
        return std::move(out_);
    }

private:
    int replications() const { return std::max(1, options_.replications); }

    Result<bool> healthy()
    {
        std::vector<Wanted> wanted;
        for (int r = 0; r < replications(); ++r)
            wanted.push_back({&base_, settings_.seed + static_cast<std::uint64_t>(r)});
        if (const auto done = runs_.run(wanted); !done) return done;
        for (const Wanted& one : wanted) {
            ScrapePointer scrape = runs_.find(one);
            if (!scrape)
                return Error{"the scenario of the old launch cannot be run: " + runs_.why_not(one),
                             "see `fulcrum check`",
                             {},
                             base_.at};
            healthy_.runs.push_back(std::move(scrape));
        }
        return true;
    }

    void observe()
    {
        for (const Term& term : terms_) {
            const Predicted p = predictor_->predict(nullptr, 0, term.figure, term.change, term.count);
            const double healthy = term.change ? 0 : p.mean;
            const double scale = std::hypot(p.own, p.model);
            shifts_.push_back({&term, term.value - healthy, healthy, scale});
            shifted_ = shifted_ || beyond(term, p.mean, scale) > kMoved - 1;
        }
    }

    Result<Tried> tried(const std::vector<const Difference*>& changes)
    {
        Tried one;
        Scenario altered = base_;
        for (const Difference* change : changes) {
            auto next = with_change(altered, *change, types_);
            if (!next) {
                one.why_not = next.errors().front().message;
                return one;
            }
            altered = std::move(*next);
        }
        one.trial.arms.push_back({1, std::make_shared<const Scenario>(std::move(altered)), replications()});
        std::vector<Wanted> wanted;
        for (int r = 0; r < replications(); ++r)
            wanted.push_back(
                {one.trial.arms[0].scenario.get(), settings_.seed + static_cast<std::uint64_t>(r)});
        if (const auto done = runs_.run(wanted); !done) return done.errors();
        for (const Wanted& each : wanted)
            if (ScrapePointer scrape = runs_.find(each)) one.trial.arms[0].runs.push_back(std::move(scrape));
        if (one.trial.arms[0].runs.empty()) {
            one.why_not = "it cannot be run: " + runs_.why_not(wanted.front());
            one.trial.arms.clear();
        }
        return one;
    }

    Result<bool> singles()
    {
        for (const Difference& difference : comparison_.differences) {
            TriedChange change;
            change.what = difference;
            change.why_not = difference.why;
            if (difference.reach == Reach::Modelled) {
                auto one = tried({&difference});
                if (!one) return one.errors();
                change.why_not =
                    one->why_not.empty() ? acts_on_nothing(difference, one->trial) : one->why_not;
                change.modelled = change.why_not.empty();
                unshown_ = unshown_ || (!change.modelled && one->why_not.empty());
                if (change.modelled) {
                    change.effect = effects(one->trial);
                    change.explains = explained(one->trial);
                    simulated_.push_back(&difference);
                    trials_.push_back(std::move(one->trial));
                }
            }
            out_.changes.push_back(std::move(change));
        }
        return true;
    }

    // Why nothing can be said of a change that was simulated: what it acts on does not occur here. "": it
    // does.
    std::string acts_on_nothing(const Difference& change, const Trial& trial) const
    {
        const bool caching = std::ranges::any_of(base_.nodes, [&](const Node& node) {
            const ParameterDescription* key = description_of(node, change.key, types_);
            return node.kind == NodeKind::Engine && key != nullptr && key->shared_concept == "prefix_caching";
        });
        const auto none_found = [](const ScrapePointer& run) {
            return run->value({"prefix_hit_ratio", "share"}).value_or(0) <= 0;
        };
        if (!caching || !std::ranges::all_of(healthy_.runs, none_found) ||
            !std::ranges::all_of(trial.arms.front().runs, none_found))
            return {};
        return "what it does cannot be shown, as no prompts share a prefix in the healthy scenario: take one "
               "in which they do, or observe prefix_hit_ratio";
    }

    Result<bool> together()
    {
        if (simulated_.empty()) return true;
        auto all = tried(simulated_);
        if (!all) return all.errors();
        if (all->trial.arms.empty()) {
            out_.notes.push_back("all changes together cannot be simulated: " + all->why_not);
            return true;
        }
        TogetherTried result;
        result.effect = effects(all->trial);
        result.explains = explained(all->trial);
        result.interact = simulated_.size() > 1 && interact(all->trial);
        out_.together = std::move(result);
        if (!out_.together->interact || simulated_.size() > kMostLeftOut) return true;
        for (const Difference* left_out : simulated_) {
            std::vector<const Difference*> others = simulated_;
            std::erase(others, left_out);
            auto rest = tried(others);
            if (!rest) return rest.errors();
            if (rest->trial.arms.empty()) continue;
            const auto change = std::ranges::find_if(out_.changes, [&](const TriedChange& each) {
                return each.modelled && each.what.name == left_out->name && each.what.key == left_out->key;
            });
            change->others_explain = explained(rest->trial);
        }
        return true;
    }

    // Whether the changes do together what each alone adds up to.
    bool interact(const Trial& all) const
    {
        for (const FigureId& figure : figures()) {
            double sum = 0, variance = 0;
            const auto add = [&](const Trial& trial, double sign) {
                const Predicted p = predictor_->predict(&trial, 1, figure, true);
                sum += sign * p.mean;
                variance += p.own * p.own;
            };
            add(all, 1);
            for (const Trial& trial : trials_)
                add(trial, -1);
            if (std::abs(sum) > std::max(kInteraction, 2 * std::sqrt(variance))) return true;
        }
        return false;
    }

    // The main figures, then those observed beside them.
    std::vector<FigureId> figures() const
    {
        std::vector<FigureId> all(std::begin(kMain), std::end(kMain));
        for (const Term& term : terms_)
            if (std::ranges::find(all, term.figure) == all.end()) all.push_back(term.figure);
        std::erase_if(all, [this](const FigureId& figure) {
            return !healthy_.runs.front()->value(figure) && evidence::metrics::find(figure.metric) == nullptr;
        });
        return all;
    }

    std::vector<FigureEffect> effects(const Trial& trial) const
    {
        std::vector<FigureEffect> all;
        const auto& runs = trial.arms.front().runs;
        const double window = to_seconds(settings_.until.value_or(0) - settings_.warm_up);
        const std::size_t n = std::min(runs.size(), healthy_.runs.size());
        for (const FigureId& figure : figures()) {
            const MetricError& error = error_of(figure.metric);
            FigureEffect effect;
            effect.figure = figure;
            std::vector<double> ratios;
            for (std::size_t r = 0; r < n; ++r) {
                const double before = value_or_limit(*healthy_.runs[r], figure, window);
                const double after = value_or_limit(*runs[r], figure, window);
                effect.before += before / static_cast<double>(n);
                effect.after += after / static_cast<double>(n);
                ratios.push_back(on_scale(error, after) - on_scale(error, before));
            }
            const Interval log = study::mean_interval(ratios);
            effect.factor = {std::exp(log.value), std::exp(log.low), std::exp(log.high)};
            for (const Shift& shift : shifts_)
                if (shift.term->figure == figure) effect.observed = std::exp(shift.moved);
            all.push_back(std::move(effect));
        }
        return all;
    }

    // 1 - (what is left of the shift) / (the shift), both as lengths in deviations; of either, what lies
    // within one deviation does not count. More than was observed counts as much against a change as less.
    std::optional<double> explained(const Trial& trial) const
    {
        if (!shifted_) return std::nullopt;
        double left = 0, whole = 0;         // by what is uncertain with the change,
        double left_plain = 0, shifted = 0; // and by what is uncertain without it
        for (const Shift& shift : shifts_) {
            const Term& term = *shift.term;
            const Predicted p = predictor_->predict(&trial, 1, term.figure, term.change, term.count);
            const auto squared = [&](double mean, double scale) {
                return std::pow(beyond(term, mean, scale), 2);
            };
            const double scale = std::hypot(p.own, p.model);
            left += squared(p.mean, scale);
            whole += squared(shift.healthy, scale);
            left_plain += squared(p.mean, shift.scale);
            shifted += squared(shift.healthy, shift.scale);
        }
        // Where the change makes so much uncertain that nothing would be left to explain, the other tells.
        const double ratio = whole > 0 ? left / whole : left_plain / shifted;
        return std::clamp(1 - std::sqrt(ratio), 0.0, 1.0);
    }

    void order()
    {
        std::ranges::stable_sort(out_.changes, [](const TriedChange& a, const TriedChange& b) {
            if (a.modelled != b.modelled) return a.modelled;
            return a.explains.value_or(0) > b.explains.value_or(0);
        });
        // What somebody set on purpose comes before what only might matter, the version's code last: that is
        // blamed first and seldom is it.
        const auto rank = [](const TriedChange& change) {
            const std::string& name = change.what.name;
            if (name == "image") return 3;
            if (change.what.reach == Reach::Modelled) return 1;
            return name.starts_with("-") || name.find(' ') == std::string::npos ? 0 : 2;
        };
        std::vector<const TriedChange*> suspects;
        for (const TriedChange& change : out_.changes)
            if (!change.modelled && change.what.reach != Reach::Harmless) suspects.push_back(&change);
        std::ranges::stable_sort(suspects, {}, [&](const TriedChange* change) { return rank(*change); });
        for (const TriedChange* change : suspects)
            out_.suspects.push_back(change->what.name);
    }

    static std::string percent(double share) { return fmt::format("{:.0f} %", 100 * share); }

    void decide()
    {
        out_.verdict = "cannot tell";
        if (comparison_.differences.empty()) {
            out_.verdict = kNoneOfTheChanges;
            out_.why = "Nothing differs in what the files say";
            return;
        }
        if (terms_.empty()) {
            out_.why = "Nothing was observed: these are the effects to expect";
            return;
        }
        if (!shifted_) {
            out_.why = "No figure has shifted by more than chance and the model's error allow";
            return;
        }
        const double all = out_.together ? out_.together->explains.value_or(0) : 0;
        if (all < kExplains)
            none(all);
        else
            blame(all);
    }

    void none(double all)
    {
        out_.verdict = unshown_ ? "cannot tell" : std::string(kNoneOfTheChanges);
        out_.why = simulated_.empty()
                       ? "None of the changes can be tried. "
                       : fmt::format("The changes that can be simulated explain {} of what was observed, "
                                     "taken together. ",
                                     percent(all));
        // One alone that would, if the others did not undo it.
        for (const TriedChange& change : out_.changes)
            if (change.explains.value_or(0) >= kExplains)
                out_.why += fmt::format("{} alone would explain {}, and the others undo it. ",
                                        change.what.name, percent(*change.explains));
        if (out_.suspects.empty()) {
            out_.why += "Nothing else differs in the files: look for what they do not say, the traffic first";
            return;
        }
        out_.why += fmt::format("What is left is {}", quoted_change(out_.suspects.front()));
        if (out_.suspects.size() > 1) {
            std::string others;
            for (std::size_t s = 1; s < out_.suspects.size(); ++s)
                others += (others.empty() ? "" : ", ") + out_.suspects[s];
            out_.why += fmt::format("; after it {}", others);
        }
        out_.why +=
            out_.suspects.front() == "image"
                ? ". Run the old image with the new settings, and the new one with the old settings"
                : ". Set it back alone, with everything else as deployed, before anything else is blamed";
    }

    std::string quoted_change(const std::string& name) const
    {
        for (const TriedChange& change : out_.changes)
            if (change.what.name == name)
                return fmt::format("{} ({} -> {})", name,
                                   change.what.before.empty() ? "not set" : change.what.before,
                                   change.what.after.empty() ? "not set" : change.what.after);
        return name;
    }

    void blame(double all)
    {
        std::vector<const TriedChange*> guilty;
        for (const TriedChange& change : out_.changes) {
            if (!change.explains || *change.explains < std::max(kExplains, all - kAsGood)) continue;
            guilty.push_back(&change);
        }
        if (guilty.size() == 1) {
            out_.verdict = guilty.front()->what.name;
            out_.why =
                fmt::format("{} alone explains {} of what was observed, all changes together {}",
                            quoted_change(out_.verdict), percent(*guilty.front()->explains), percent(all));
            return;
        }
        if (guilty.size() > 1) {
            out_.why = "Each of these alone explains it as well: ";
            for (const TriedChange* change : guilty)
                out_.why += (change == guilty.front() ? "" : ", ") + change->what.name +
                            fmt::format(" ({})", percent(*change->explains));
            out_.why += ". Set them back one at a time";
            return;
        }
        several(all);
    }

    // None alone: those without which the others explain clearly less.
    void several(double all)
    {
        std::string names;
        for (const TriedChange& change : out_.changes) {
            const bool needed = change.others_explain ? all - *change.others_explain > kAsGood
                                                      : change.explains.value_or(0) > kAsGood;
            if (change.modelled && needed) names += (names.empty() ? "" : " and ") + change.what.name;
        }
        if (!names.empty()) out_.verdict = names;
        out_.why = fmt::format(
            "No change alone explains it; {} {} of what was observed",
            names.empty() ? "all together explain" : names + " together do, with all changes", percent(all));
    }

    const Scenario& base_;
    const Comparison& comparison_;
    const AttributionOptions& options_;
    scenario::NodeTypes types_;
    Attribution out_;
    scenario::RunSettings settings_;
    Runs runs_;
    Healthy healthy_;
    std::vector<Term> terms_;
    std::vector<Shift> shifts_;
    bool shifted_ = false;
    bool unshown_ = false; // a change acts on what does not occur here
    std::optional<Predictor> predictor_;
    std::vector<const Difference*> simulated_;
    std::vector<Trial> trials_; // of simulated_
};

} // namespace

Result<Scenario> with_change(const Scenario& base, const Difference& change, const scenario::NodeTypes& types)
{
    if (change.key == "plugin") return with_engine(base, change, types);
    const NodeKind kind = change.node == "gpu" ? NodeKind::Device : NodeKind::Engine;
    Scenario altered = base;
    std::string why = fmt::format("the scenario has no {} with {}", to_string(kind), quoted(change.key));
    bool changed = false;
    for (Node& node : altered.nodes) {
        const ParameterDescription* description =
            node.kind == kind ? description_of(node, change.key, types) : nullptr;
        if (description == nullptr) continue;
        auto value = value_of(*description, change.value_after);
        if (!value) return value.errors();
        if (node.parameters.value(change.key) == *value) {
            why = fmt::format("{} runs with that value already", quoted(node.id));
            continue;
        }
        node.parameters.set(change.key, std::move(*value));
        if (change.value_after.empty())
            node.given.erase(change.key);
        else
            node.given.insert(change.key);
        changed = true;
    }
    if (!changed) return Error{why, {}, {}, {}};
    return altered;
}

Result<Attribution> attribute(const Scenario& base, const scenario::RunSettings& run,
                              const Comparison& comparison,
                              const std::vector<scenario::Observation>& observations,
                              const cluster::Kinds& kinds, const AttributionOptions& options)
{
    return Attributor(base, run, comparison, kinds, options).run(observations);
}

} // namespace fulcrum::triage
