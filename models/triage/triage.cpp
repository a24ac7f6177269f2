// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/triage.h"

#include "evidence/metrics/bucket_quantile.h"

#include "cluster/simulation.h"
#include "study/statistics.h"
#include "triage/facts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::triage
{

namespace
{

using scenario::Scenario;

constexpr double kContender = 0.002;   // probability after the first look from which a mechanism is refined
constexpr std::size_t kContenders = 8; // at most
constexpr int kRounds = 2;             // of refining severities
constexpr double kFails = 2;           // deviations
constexpr double kClear = 0.7;         // a verdict needs this probability,
constexpr double kAhead = 2;           // and so many times that of the second

std::string engine_of(const Scenario& base)
{
    for (const scenario::Node& node : base.nodes) {
        if (node.kind != scenario::NodeKind::Engine) continue;
        if (node.plugin == "sglang") return "sglang";
        if (node.plugin == "tensorrt") return "tensorrt-llm";
        return "vllm";
    }
    return "vllm";
}

// Progress in stages of known weight.
class Stage
{
public:
    Stage(const Options& options, double from, double until) : options_(options), from_(from), until_(until)
    {
    }
    std::function<void(double)> report() const
    {
        if (!options_.progress) return {};
        return [progress = options_.progress, from = from_, until = until_](double share) {
            progress(from + share * (until - from));
        };
    }

private:
    const Options& options_;
    double from_, until_;
};

class Explorer
{
public:
    Explorer(const scenario::Project& project, const cluster::Kinds& kinds, const Options& options)
        : project_(project), kinds_(kinds), options_(options), types_(cluster::node_types(kinds))
    {
    }

    Result<Simulated> run()
    {
        const Scenario* base = project_.find(project_.triage.base);
        if (base == nullptr)
            return Error{"the project has no healthy scenario for triage",
                         "add [triage] with base = \"the name of the scenario in which all is well\"",
                         {},
                         project_.triage.at};
        result_.base = *base;
        const auto settings = shortened(*base, project_.run, kinds_, result_.notes);
        result_.window_s = to_seconds(settings.until.value_or(0) - settings.warm_up);
        result_.engine = engine_of(*base);
        runs_ = std::make_unique<Runs>(kinds_, Runs::Settings{settings, options_.threads, options_.stop,
                                                              Stage(options_, 0, 0.6).report()});
        if (const auto done = healthy(settings); !done) return done.errors();
        const Trials trials(result_.base, types_, result_.facts, *runs_);
        for (const Mechanism& mechanism : mechanisms_of(project_))
            result_.trials.push_back(trials.make(mechanism));
        std::vector<Trial*> all;
        for (Trial& trial : result_.trials)
            all.push_back(&trial);
        if (const auto done = trials.run(all); !done) return done.errors();
        for (int round = 0; round < kRounds; ++round)
            if (const auto done = refine(trials); !done) return done.errors();
        result_.runs = runs_->count();
        return std::move(result_);
    }

private:
    Result<bool> healthy(const scenario::RunSettings& settings)
    {
        std::vector<Wanted> wanted;
        for (int r = 0; r < std::max(1, options_.replications); ++r)
            wanted.push_back({&result_.base, settings.seed + static_cast<std::uint64_t>(r)});
        if (const auto done = runs_->run(wanted); !done) return done;
        for (const Wanted& one : wanted) {
            ScrapePointer scrape = runs_->find(one);
            if (!scrape)
                return Error{"the healthy scenario cannot be run: " + runs_->why_not(one),
                             "see `fulcrum check`",
                             {},
                             result_.base.at};
            result_.healthy.runs.push_back(std::move(scrape));
        }
        cluster::SimulationOptions simulation;
        simulation.seed = settings.seed;
        simulation.stop = options_.stop;
        const auto record = cluster::simulate(result_.base, settings, kinds_, simulation);
        if (!record) return record.errors();
        auto facts = facts_of(result_.base, settings, kinds_, *record, *result_.healthy.runs.front());
        if (!facts) return facts.errors();
        result_.facts = std::move(*facts);
        return true;
    }

    // Mechanisms that come near get all replications, and severities beside the likeliest one.
    Result<bool> refine(const Trials& trials)
    {
        std::vector<std::string> notes;
        const Fit fit(result_, terms_of(project_.observations, notes), project_.triage.priors);
        std::vector<Trial*> contenders;
        for (const std::size_t h : fit.ranked()) {
            if (contenders.size() >= kContenders || fit.probability(h) < kContender) break;
            if (fit.trial(h) == nullptr) continue;
            const auto found = std::ranges::find_if(
                result_.trials, [&](const Trial& t) { return t.mechanism.id == fit.trial(h)->mechanism.id; });
            contenders.push_back(&*found);
            add_severities(trials, *found, fit.severity(h));
        }
        return trials.run(contenders);
    }

    // Halfway to the neighbours of the best, and all replications there.
    void add_severities(const Trials& trials, Trial& trial, double best) const
    {
        std::vector<double> have;
        for (const Arm& arm : trial.arms)
            have.push_back(arm.severity);
        double low = best, high = best; // the neighbours
        for (std::size_t a = 0; a + 1 < have.size(); ++a) {
            if (have[a] > best || best > have[a + 1]) continue;
            low = std::min(low, have[a]);
            high = std::max(high, have[a + 1]);
            trials.add_arm(trial, (have[a] + have[a + 1]) / 2);
        }
        for (Arm& arm : trial.arms)
            if (arm.severity >= low && arm.severity <= high) arm.wanted = options_.replications;
    }

    const scenario::Project& project_;
    const cluster::Kinds& kinds_;
    const Options& options_;
    scenario::NodeTypes types_;
    Simulated result_;
    std::unique_ptr<Runs> runs_;
};

std::string factor_text(double factor)
{
    return fmt::format("x {:.3g}", factor);
}

// How far the observation lies from the prediction, in deviations; 0 inside its range.
double deviations_of(const Term& term, const Predicted& p)
{
    const double scale = std::hypot(p.own, p.model);
    if (p.mean < term.low) return (term.low - p.mean) / scale;
    if (p.mean > term.high) return (term.high - p.mean) / scale;
    return 0;
}

Failure failure_of(const Fit& fit, const Term& term, const Predicted& p, double deviations)
{
    Failure f;
    f.observation = term.observation;
    f.figure = evidence::to_string(term.figure);
    f.deviations = deviations;
    f.factor = term.change && !error_of(term.figure.metric).share;
    const MetricError& error = error_of(term.figure.metric);
    if (f.factor) {
        f.observed = std::exp(term.value);
        f.predicted = std::exp(p.mean);
        f.text = fmt::format("{} went {}, the mechanism makes it go {}", f.figure, factor_text(f.observed),
                             factor_text(f.predicted));
        return f;
    }
    const double healthy = term.change ? on_scale(error, *term.before) : 0;
    f.observed = term.after;
    f.predicted = from_scale(error, healthy + p.mean);
    f.text = fmt::format("{} is {}, the mechanism makes it {}", f.figure,
                         figure_text(term.figure, f.observed), figure_text(term.figure, f.predicted));
    (void)fit;
    return f;
}

std::vector<Failure> failures_of(const Fit& fit, std::size_t hypothesis)
{
    std::vector<Failure> all;
    if (fit.is_none(hypothesis)) return all;
    Particle particle;
    particle.hypothesis = hypothesis;
    particle.severity = fit.severity(hypothesis);
    for (const Term& term : fit.terms()) {
        Predicted best = fit.predict(particle, term.figure, term.change, term.count);
        double least = deviations_of(term, best);
        for (const evidence::FigureId& other : term.also) {
            const Predicted p = fit.predict(particle, other, term.change, term.count);
            if (std::abs(deviations_of(term, p)) >= std::abs(least)) continue;
            least = deviations_of(term, p);
            best = p;
        }
        if (std::abs(least) > kFails) all.push_back(failure_of(fit, term, best, std::abs(least)));
    }
    std::ranges::stable_sort(all, std::greater<>(), &Failure::deviations);
    return all;
}

// The observed figure that has become worse most, in deviations of the model's error; where none has, the one
// that has moved most.
const Term* moved_most(const Fit& fit)
{
    const Term* most = nullptr;
    double distance = 0;
    for (const Term& term : fit.terms()) {
        const evidence::metrics::Metric* metric = evidence::metrics::find(term.figure.metric);
        const MetricError& error = error_of(term.figure.metric);
        const double healthy = term.change ? 0 : on_scale(error, fit.healthy_level(term.figure));
        const double moved = (term.value - healthy) / (term.change ? error.ratio : error.level);
        const auto worse = metric != nullptr ? metric->worse : evidence::metrics::Worse::Neither;
        const bool bad = (worse == evidence::metrics::Worse::Up && moved > 0) ||
                         (worse == evidence::metrics::Worse::Down && moved < 0);
        const double far = std::abs(moved) + (bad ? 1000 : 0);
        if (most != nullptr && far <= distance) continue;
        most = &term;
        distance = far;
    }
    return most;
}

std::optional<Gain> gain_between(const Fit& fit, const std::vector<ScrapePointer>& faulty,
                                 const std::vector<ScrapePointer>& fixed)
{
    const Term* term = moved_most(fit);
    if (term == nullptr || faulty.empty() || fixed.empty()) return std::nullopt;
    const MetricError& error = error_of(term->figure.metric);
    const double window = fit.simulated().window_s;
    std::vector<double> ratios;
    Gain gain;
    gain.figure = evidence::to_string(term->figure);
    const std::size_t n = std::min(faulty.size(), fixed.size());
    for (std::size_t r = 0; r < n; ++r) {
        const double with_fault = value_or_limit(*faulty[r], term->figure, window);
        const double with_fix = value_or_limit(*fixed[r], term->figure, window);
        gain.with_fault += with_fault / static_cast<double>(n);
        gain.with_fix += with_fix / static_cast<double>(n);
        ratios.push_back(std::log((with_fix + error.floor) / (with_fault + error.floor)));
    }
    const Interval log = study::mean_interval(ratios);
    gain.ratio = {std::exp(log.value), std::exp(log.low), std::exp(log.high)};
    return gain;
}

const Arm* nearest_arm(const Trial& trial, double severity)
{
    const auto nearest = std::ranges::min_element(
        trial.arms, {}, [&](const Arm& arm) { return std::abs(arm.severity - severity); });
    return nearest == trial.arms.end() ? nullptr : &*nearest;
}

Hypothesis hypothesis_of(const Fit& fit, std::size_t h, const scenario::NodeTypes* types)
{
    Hypothesis one;
    one.id = fit.id(h);
    one.prior = fit.prior(h);
    one.probability = fit.probability(h);
    one.severity = fit.severity(h);
    one.fails = failures_of(fit, h);
    const Trial* trial = fit.trial(h);
    if (trial == nullptr) {
        one.title = fit.is_none(h) ? "None of these" : "Nothing has changed";
        one.mechanism = fit.is_none(h)
                            ? "A fault that is not in the catalogue, or one of those that cannot be "
                              "simulated; or several at once"
                            : "What was observed is chance: the healthy system shows the same";
        return one;
    }
    const Mechanism& m = trial->mechanism;
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
    if (!terms.empty() && std::ranges::all_of(terms, has_not_moved)) {
        verdict.why = "no symptom was observed: every figure is as it was before";
    } else if (!ahead) {
        verdict.why =
            fmt::format("{} leads with {:.2f}, which is not clearly ahead", first.title, first.probability);
    } else if (first.id == kNone) {
        verdict.why = "no mechanism of the catalogue explains all observations together";
    } else if (!first.fails.empty()) {
        verdict.why = fmt::format("{} leads with {:.2f} and does not explain all: {}", first.title,
                                  first.probability, first.fails.front().text);
    } else {
        verdict.verdict = first.id;
        const std::string next = verdict.hypotheses.size() > 1 && second >= kShown
                                     ? fmt::format("{:.2f}: {}", second, verdict.hypotheses[1].title)
                                     : "below 0.01";
        verdict.why = fmt::format("{} has {:.2f}, the next {}", first.title, first.probability, next);
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
    for (const std::size_t h : fit.ranked())
        verdict.hypotheses.push_back(hypothesis_of(fit, h, types));
    decide(verdict, terms);
    std::vector<Measurement> next = measurements(fit, options.labels);
    if (!next.empty()) verdict.measure_next = next.front();
    for (std::size_t m = 1; m < std::min<std::size_t>(next.size(), 6); ++m)
        verdict.alternatives.push_back(std::move(next[m]));
    verdict.falsifier = falsifier_of(fit, fit.ranked().front());
    for (const Trial& trial : simulated.trials)
        if (trial.arms.empty())
            verdict.left_out.push_back({trial.mechanism.id, trial.mechanism.title, trial.why_not});
    verdict.runs = simulated.runs;
    return verdict;
}

} // namespace

Result<Simulated> explore(const scenario::Project& project, const cluster::Kinds& kinds,
                          const Options& options)
{
    return Explorer(project, kinds, options).run();
}

Verdict judge(const Simulated& simulated, const std::vector<scenario::Observation>& observations,
              const std::map<std::string, double, std::less<>>& priors, const Options& options)
{
    return judged(simulated, observations, priors, options, nullptr);
}

namespace
{

// Percentiles of the same requests that fall where they have to rise: a slip that every mechanism would fail.
Errors contradictions(const std::vector<scenario::Observation>& observations)
{
    Errors errors;
    for (const scenario::Observation& low : observations) {
        for (const scenario::Observation& high : observations) {
            const double p = evidence::metrics::quantile_of(low.statistic);
            const double q = evidence::metrics::quantile_of(high.statistic);
            if (low.metric != high.metric || !(low.population == high.population) || p < 0 || p >= q)
                continue;
            if (!low.after || !high.after || low.after->low <= high.after->high) continue;
            errors.push_back({fmt::format("{} {} is above {} of the same requests", low.metric, low.statistic,
                                          high.statistic),
                              "exchange the two, or say under [observation.population] how they differ",
                              {},
                              low.at});
        }
    }
    return errors;
}

// What the remedies of the leading mechanisms bring, simulated in the scenario that has the fault.
Result<bool> add_gains(Verdict& verdict, const Simulated& simulated, const scenario::Project& project,
                       const cluster::Kinds& kinds, const Options& options)
{
    constexpr std::size_t kLeaders = 2;
    const scenario::NodeTypes types = cluster::node_types(kinds);
    std::vector<std::string> notes;
    const auto settings = shortened(simulated.base, project.run, kinds, notes);
    Runs runs(kinds, {settings, options.threads, options.stop, {}});
    const Fit fit(simulated, terms_of(project.observations, notes), project.triage.priors);
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
            wanted.push_back({&*fixed, settings.seed + r});
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

Result<Verdict> triage(const scenario::Project& project, const cluster::Kinds& kinds, const Options& options)
{
    const Errors impossible = contradictions(project.observations);
    if (!impossible.empty()) return impossible;
    auto simulated = explore(project, kinds, options);
    if (!simulated) return simulated.errors();
    const scenario::NodeTypes types = cluster::node_types(kinds);
    Verdict verdict = judged(*simulated, project.observations, project.triage.priors, options, &types);
    verdict.checks = study::arithmetic_checks(simulated->base, project.run, kinds);
    if (const auto done = add_gains(verdict, *simulated, project, kinds, options); !done)
        return done.errors();
    if (project.observations.empty())
        verdict.notes.push_back("the project has no observation: add [[observation]], or import some");
    if (options.progress) options.progress(1);
    return verdict;
}

} // namespace fulcrum::triage
