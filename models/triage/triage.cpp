// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/triage.h"

#include "cluster/simulation.h"
#include "evidence/metrics/catalogue.h"

#include "base/append.h"
#include "triage/healthy_check.h"
#include "triage/own_mechanisms.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::triage
{

namespace
{

// Times as many runs: the tail of a transition varies more than that of a steady run.
constexpr int kActionRuns = 2;

constexpr double kFails = 2;    // deviations
constexpr double kClear = 0.75; // a verdict needs this probability,
constexpr double kAhead = 2;    // and so many times that of the second

std::string factor_text(double factor)
{
    return fmt::format("x {:.3g}", factor);
}

// A figure on the scale of changes or levels, as a factor or in its unit.
double shown(const Explained& one, double scaled)
{
    const Term& term = *one.term;
    const MetricError& error = error_of(term.figure.metric);
    if (std::isinf(scaled)) return scaled;
    if (term.change && !error.share) return std::exp(scaled);
    return from_scale(error, (term.change ? on_scale(error, *term.before) : 0) + scaled);
}

Prediction prediction_of(const Explained& one)
{
    constexpr double kSd95 = 1.959964;
    const Term& term = *one.term;
    const double sd = std::hypot(one.predicted.own, one.predicted.model);
    Prediction p;
    p.observation = term.observation;
    p.figure = evidence::to_string(term.figure);
    p.factor = term.change && !error_of(term.figure.metric).share;
    p.observed = {p.factor ? std::exp(term.value) : term.after, shown(one, term.low), shown(one, term.high)};
    p.predicted = {shown(one, one.predicted.mean), shown(one, one.predicted.mean - kSd95 * sd),
                   shown(one, one.predicted.mean + kSd95 * sd)};
    p.deviations = std::abs(one.deviations);
    p.fails = p.deviations > kFails;
    return p;
}

Failure failure_of(const Prediction& p, const Term& term)
{
    Failure f;
    f.observation = p.observation;
    f.figure = p.figure;
    f.observed = p.observed.value;
    f.predicted = p.predicted.value;
    f.factor = p.factor;
    f.deviations = p.deviations;
    f.text = p.factor
                 ? fmt::format("{} went {}, the mechanism makes it go {}", f.figure, factor_text(f.observed),
                               factor_text(f.predicted))
                 : fmt::format("{} is {}, the mechanism makes it {}", f.figure,
                               figure_text(term.figure, f.observed), figure_text(term.figure, f.predicted));
    return f;
}

void explain(Hypothesis& one, const Fit& fit, std::size_t hypothesis)
{
    if (fit.is_none(hypothesis)) return;
    for (const Explained& each : fit.explain(hypothesis)) {
        one.predictions.push_back(prediction_of(each));
        if (one.predictions.back().fails) one.fails.push_back(failure_of(one.predictions.back(), *each.term));
    }
    std::ranges::stable_sort(one.fails, std::greater<>(), &Failure::deviations);
}

Hypothesis hypothesis_of(const Fit& fit, std::size_t h, const scenario::NodeTypes* types)
{
    Hypothesis one;
    one.id = fit.id(h);
    one.prior = fit.prior(h);
    one.probability = fit.probability(h);
    one.severity = fit.severity(h);
    explain(one, fit, h);
    const Trial* trial = fit.trial(h);
    if (trial == nullptr) {
        const Beside& words = fit.is_none(h) ? kNoneWords : kNoChangeWords;
        one.title = words.title;
        one.mechanism = words.mechanism;
        return one;
    }
    const Mechanism& m = trial->mechanism;
    one.by_degrees = trial->arms.size() > 1;
    one.title = m.title;
    one.family = m.family;
    one.symptom = m.symptom;
    one.mechanism = m.text;
    one.fix = m.remedy.text;
    one.confirm = m.confirm;
    one.falsifier = m.falsifier;
    if (const Arm* arm = nearest_arm(*trial, one.severity)) {
        if (types != nullptr)
            one.changes = changes_of(fit.simulated().base, *arm->scenario, *types, fit.simulated().facts);
        if (m.remedy.edits.empty())
            one.expected_gain = gain_between(fit, arm->runs, fit.simulated().healthy.runs);
    }
    return one;
}

constexpr double kShown = 0.005; // a probability that does not round to 0

bool has_not_moved(const Term& term)
{
    constexpr double kNoticed = 0.03; // on the scale of changes: a few per cent
    return term.change && std::abs(term.value) < kNoticed;
}

// A verdict needs a mechanism that is clearly ahead and leaves nothing unexplained: where the right one is
// not in the catalogue, the nearest of the others often leads by far, and still misses something.
void decide(Verdict& verdict, const std::vector<Term>& terms)
{
    const Hypothesis& first = verdict.hypotheses.front();
    const double second = verdict.hypotheses.size() > 1 ? verdict.hypotheses[1].probability : 0;
    const bool ahead = first.probability >= kClear && first.probability >= kAhead * second;
    verdict.verdict = "cannot tell";
    if (terms.empty()) {
        verdict.ground = Ground::NotAhead;
        verdict.why = "nothing was observed, and these are only the priors";
    } else if (std::ranges::all_of(terms, has_not_moved)) {
        verdict.ground = Ground::NoSymptom;
        verdict.why = "no symptom was observed: every figure is as it was before";
    } else if (!ahead) {
        verdict.ground = Ground::NotAhead;
        verdict.why =
            fmt::format("{} leads with {:.2f}, which is not clearly ahead", first.title, first.probability);
    } else if (first.id == kNone) {
        verdict.ground = Ground::NotKnown;
        verdict.why = "no mechanism of the catalogue explains all observations together";
    } else if (!first.fails.empty()) {
        verdict.ground = Ground::NotAllOfIt;
        verdict.why = fmt::format("{} leads with {:.2f} and does not explain all: {}", first.title,
                                  first.probability, first.fails.front().text);
    } else {
        verdict.ground = Ground::Settled;
        verdict.verdict = first.id;
        const std::string next = verdict.hypotheses.size() > 1 && second >= kShown
                                     ? fmt::format("{:.2f}: {}", second, verdict.hypotheses[1].title)
                                     : "below 0.01";
        verdict.why = fmt::format("{} has {:.2f}, the next {}", first.title, first.probability, next);
    }
}

// Times a thousand off all alike are of another unit rather than of a fault: what stands still in a run shows
// times as long as the run, and a mechanism that stops everything would explain them.
std::optional<std::string> wrong_unit(const Fit& fit)
{
    constexpr double kThousand = 6.9; // on the logarithmic scale
    constexpr double kAbout = 1.1;    // a third to three times as much
    constexpr std::size_t kSeveral = 2;
    std::size_t times = 0, up = 0, down = 0;
    for (const Term& term : fit.terms()) {
        const evidence::metrics::Metric* metric = evidence::metrics::find(term.figure.metric);
        if (metric == nullptr || metric->unit != "s") continue;
        ++times;
        const double factor = std::log(term.after / fit.healthy_level(term.figure));
        if (std::abs(factor - kThousand) < kAbout) ++up;
        if (std::abs(factor + kThousand) < kAbout) ++down;
    }
    if (times < kSeveral || (up < times && down < times)) return std::nullopt;
    return fmt::format("all times observed are about {} times those of the healthy scenario: are they in "
                       "another unit?",
                       up == times ? "1000" : "0.001");
}

// What lowers the worth of a judgement of these observations.
void add_notes(Verdict& verdict, const Fit& fit)
{
    for (const Term& term : fit.not_simulated())
        verdict.notes.push_back(
            fmt::format("observation \"{}\" was left out: no run of this scenario shows {}", term.observation,
                        evidence::to_string(term.figure)));
    if (auto note = wrong_unit(fit)) verdict.notes.push_back(std::move(*note));
    for (std::string& note : healthy_disagreements(fit.simulated(), fit.terms()))
        verdict.notes.push_back(std::move(note));
}

// What was not fitted; of the project's own mechanisms somebody expects an answer.
void add_left_out(Verdict& verdict, const Simulated& simulated)
{
    for (const Trial& trial : simulated.trials) {
        const Mechanism& m = trial.mechanism;
        if (!trial.arms.empty()) continue;
        if (is_own(m) && trial.why_not != kNotTried)
            verdict.notes.push_back(
                fmt::format("the mechanism \"{}\" was left out: {}", m.id, trial.why_not));
        verdict.left_out.push_back({m.id, m.title, trial.why_not});
    }
}

Verdict judged(const Simulated& simulated, const std::vector<scenario::Observation>& observations,
               const std::map<std::string, double, std::less<>>& priors, const Options& options,
               const scenario::NodeTypes* types)
{
    Verdict verdict;
    verdict.notes = simulated.notes;
    const std::vector<Term> terms = terms_of(observations, verdict.notes);
    const Fit fit(simulated, terms, priors);
    add_notes(verdict, fit);
    add_left_out(verdict, simulated);
    for (const std::size_t h : fit.ranked())
        verdict.hypotheses.push_back(hypothesis_of(fit, h, types));
    decide(verdict, terms);
    verdict.runs = simulated.runs;
    if (options.only_ranking) return verdict;
    std::vector<Measurement> next = measurements(fit, options.labels);
    if (!next.empty()) verdict.measure_next = next.front();
    verdict.panel = panel_of(fit, next);
    for (std::size_t m = 1; m < std::min<std::size_t>(next.size(), 6); ++m)
        verdict.alternatives.push_back(std::move(next[m]));
    if (terms.empty()) return verdict; // there is nothing to refute
    Falsifiers falsifiers = falsifiers_of(fit, fit.ranked().front());
    verdict.falsifier = std::move(falsifiers.refutes);
    verdict.speaks_against = std::move(falsifiers.speaks_against);
    return verdict;
}

} // namespace

Verdict judge(const Simulated& simulated, const std::vector<scenario::Observation>& observations,
              const std::map<std::string, double, std::less<>>& priors, const Options& options)
{
    return judged(simulated, observations, priors, options, options.types);
}

namespace
{

// Whether the one of these statistics of the same requests can never be above the other.
bool lies_below(const std::string& low, const std::string& high)
{
    const double p = evidence::metrics::quantile_of(low);
    const double q = evidence::metrics::quantile_of(high);
    if (p >= 0) return p < q;
    return q == 1 && (low.empty() || low == "mean" || low == "value");
}

bool crossed(const std::optional<scenario::Observed>& low, const std::optional<scenario::Observed>& high)
{
    return low && high && low->low > high->high;
}

} // namespace

Errors contradictions(const std::vector<scenario::Observation>& observations)
{
    Errors errors;
    for (const scenario::Observation& low : observations) {
        for (const scenario::Observation& high : observations) {
            if (low.metric != high.metric || !(low.population == high.population) ||
                !lies_below(low.statistic, high.statistic))
                continue;
            const bool now = crossed(low.after, high.after);
            if (!now && !crossed(low.before, high.before)) continue;
            const std::string below = low.statistic.empty() ? "mean" : low.statistic;
            errors.push_back({now ? fmt::format("{} {} is above {} of the same requests", low.metric, below,
                                                high.statistic)
                                  : fmt::format("{} {} was above {} of the same requests before", low.metric,
                                                below, high.statistic),
                              "exchange the two, or say under [observation.population] how they differ",
                              {},
                              low.at});
        }
    }
    return errors;
}

namespace
{

// What the remedies of the leading mechanisms bring, simulated in the scenario that has the fault.
Result<bool> add_gains(Verdict& verdict, const Fit& fit, const cluster::Kinds& kinds, const Options& options)
{
    constexpr std::size_t kLeaders = 2;
    const scenario::NodeTypes types = cluster::node_types(kinds);
    const Simulated& simulated = fit.simulated();
    Runs runs(kinds, {simulated.run, options.threads, options.stop, {}});
    for (std::size_t h = 0; h < std::min(kLeaders, verdict.hypotheses.size()); ++h) {
        Hypothesis& one = verdict.hypotheses[h];
        const auto trial =
            std::ranges::find_if(simulated.trials, [&](const Trial& t) { return t.mechanism.id == one.id; });
        if (trial == simulated.trials.end() || trial->mechanism.remedy.edits.empty()) continue;
        const Arm* arm = nearest_arm(*trial, one.severity);
        const auto fixed = scenario::apply(*arm->scenario, trial->mechanism.remedy.edits, one.severity, types,
                                           simulated.facts);
        if (!fixed) {
            verdict.notes.push_back("the remedy of " + one.id +
                                    " could not be simulated: " + fixed.errors().front().message);
            continue;
        }
        std::vector<Wanted> wanted;
        for (std::size_t r = 0; r < arm->runs.size(); ++r)
            wanted.push_back({&*fixed, simulated.run.seed + r});
        if (const auto done = runs.run(wanted); !done) return done;
        std::vector<ScrapePointer> after;
        for (const Wanted& each : wanted)
            if (ScrapePointer scrape = runs.find(each)) after.push_back(std::move(scrape));
        one.expected_gain = gain_between(fit, arm->runs, after);
    }
    verdict.runs += runs.count();
    return true;
}

} // namespace

Result<bool> add_help(Verdict& verdict, const Simulated& simulated,
                      const std::vector<scenario::Observation>& observations,
                      const std::map<std::string, double, std::less<>>& priors, const cluster::Kinds& kinds,
                      const Options& options)
{
    std::vector<std::string> notes;
    const Fit fit(simulated, terms_of(observations, notes), priors);
    if (const auto done = add_gains(verdict, fit, kinds, options); !done) return done;
    auto actions =
        mitigations_of(fit, fit.ranked().front(), kinds,
                       {kActionRuns * options.replications, options.threads, options.stop, options.progress});
    if (!actions) return actions.errors();
    verdict.mitigations = std::move(actions->actions);
    verdict.runs += actions->runs;
    return true;
}

Result<Verdict> triage(const scenario::Project& project, const cluster::Kinds& kinds, const Options& options,
                       Simulated* explored)
{
    const scenario::NodeTypes types = cluster::node_types(kinds);
    Errors impossible = contradictions(project.observations);
    fulcrum::append(impossible, unknown_parameters(project, types));
    if (!impossible.empty()) return impossible;
    auto simulated = explore(project, kinds, options);
    if (!simulated) return simulated.errors();
    Verdict verdict = judged(*simulated, project.observations, project.triage.priors, options, &types);
    verdict.checks = study::arithmetic_checks(simulated->base, project.run, kinds);
    Options helping = options; // the progress of what comes last is not worth a bar of its own
    helping.progress = {};
    if (const auto done =
            add_help(verdict, *simulated, project.observations, project.triage.priors, kinds, helping);
        !done)
        return done.errors();
    if (project.observations.empty())
        verdict.notes.push_back("the project has no observation: add [[observation]], or import some");
    fulcrum::append(verdict.notes, values_out_of_range(project, types));
    if (options.progress) options.progress(1);
    if (explored) *explored = std::move(*simulated);
    return verdict;
}

} // namespace fulcrum::triage
