// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/results.h"

#include "cluster/simulation.h"
#include "decision/diagnosis.h"
#include "study/metrics.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fulcrum::report
{

namespace
{

using scenario::Project;

constexpr int kFastReplications = 2;
constexpr int kFastDraws = 2; // of uncertain constants
constexpr int kDraws = 8;
constexpr int kRuns = 2;

// A part of the whole progress.
std::function<void(double)> stage(const std::function<void(double)>& whole, double from, double until)
{
    if (!whole) return {};
    return [whole, from, until](double share) { whole(from + (until - from) * share); };
}

bool cancelled(const Errors& errors)
{
    return std::ranges::any_of(errors, [](const Error& error) { return error.message == "cancelled"; });
}

void review_notebook(Results& results)
{
    if (results.project.notes.empty() && results.project.observations.empty()) return;
    const std::vector<std::string> needed = evidence::scenarios_needed(results.project);
    std::map<std::string, evidence::ScenarioRows> rows;
    for (const study::ScenarioResult& run : results.runs)
        if (run.first && std::ranges::find(needed, run.figures.name) != needed.end())
            rows.emplace(run.figures.name, evidence::scenario_rows(*run.first));
    results.review = evidence::review(results.project, rows);
}

void check_expectations(Results& results, const std::string& file)
{
    std::vector<study::ScenarioFigures> figures;
    for (const study::ScenarioResult& run : results.runs)
        figures.push_back(run.figures);
    auto checks = study::check_expectations(results.project, file, figures);
    if (checks)
        results.expectations = std::move(*checks);
    else
        results.missing.push_back("The checks of the project: " + first_fault(checks.errors()));
}

// How far the change between two scenarios is from the observed ones, on a logarithmic scale.
std::optional<double> distance(const Results& results, const study::ScenarioFigures& fault,
                               const study::ScenarioFigures& healthy)
{
    double sum = 0;
    int count = 0;
    for (const scenario::Observation& observation : results.project.observations) {
        if (!observation.before || !observation.after) continue;
        if (!(observation.before->value > 0) || !(observation.after->value > 0)) continue;
        std::string metric = observation.metric;
        if (metric.starts_with("client_")) metric.erase(0, 7);
        const std::string name = metric + "." + observation.statistic;
        const std::string& of = observation.population.request_class;
        const auto a = study::metric_value(fault, name, of == "all" ? "" : of);
        const auto b = study::metric_value(healthy, name, of == "all" ? "" : of);
        if (!a || !b || !(a->interval.value > 0) || !(b->interval.value > 0)) continue;
        sum += std::abs(std::log(a->interval.value / b->interval.value) -
                        std::log(observation.after->value / observation.before->value));
        ++count;
    }
    if (count == 0) return std::nullopt;
    return sum / count;
}

std::optional<FaultPair> pair_of_levers(const Results& results)
{
    if (!results.decision) return std::nullopt;
    const decision::Decision& decision = *results.decision;
    for (const decision::RankedLever& ranked : decision.ranking.levers) {
        const scenario::Lever& lever = decision.levers[ranked.lever].what;
        if (results.project.find(lever.on) == nullptr || results.project.find(lever.with) == nullptr)
            continue;
        if (lever.metric.starts_with("cost_")) continue; // no load generator shows a price
        return FaultPair{
            lever.on, lever.with, lever.metric, lever.of_class,
            "the first lever of the ranking that the project plays with a scenario of its own: " +
                (lever.title.empty() ? lever.id : lever.title)};
    }
    return std::nullopt;
}

std::optional<FaultPair> pair_of_observations(const Results& results)
{
    const Project& project = results.project;
    const scenario::Observation* main = nullptr;
    double most = 0;
    for (const scenario::Observation& one : project.observations) {
        if (!one.before || !one.after || !(one.before->value > 0) || !(one.after->value > 0)) continue;
        std::string metric = one.metric;
        if (metric.starts_with("client_")) metric.erase(0, 7);
        const std::string name = metric + "." + one.statistic;
        const auto known = study::metric_names();
        if (std::ranges::find(known, name) == known.end()) continue;
        const double size = std::abs(std::log(one.after->value / one.before->value));
        if (size > most) {
            most = size;
            main = &one;
        }
    }
    if (main == nullptr) return std::nullopt;
    std::optional<FaultPair> best;
    double nearest = std::numeric_limits<double>::infinity();
    for (const scenario::Scenario& fault : project.scenarios) {
        if (fault.extends.empty() || !fault.changes.empty()) continue;
        const study::ScenarioFigures* with = results.find(fault.name);
        const study::ScenarioFigures* without = results.find(fault.extends);
        if (with == nullptr || without == nullptr) continue;
        const auto away = distance(results, *with, *without);
        if (!away || *away >= nearest) continue;
        nearest = *away;
        std::string metric = main->metric;
        if (metric.starts_with("client_")) metric.erase(0, 7);
        const std::string& of = main->population.request_class;
        best = FaultPair{fault.name, fault.extends, metric + "." + main->statistic, of == "all" ? "" : of,
                         "the scenario whose changes are nearest to the observed ones"};
    }
    return best;
}

// The two that differ most in a latency.
std::optional<FaultPair> pair_of_expectations(const Results& results)
{
    std::optional<FaultPair> pair;
    double most = 0;
    for (const study::ExpectationCheck& check : results.expectations) {
        const scenario::Expectation& one = check.expectation;
        const bool latency = one.metric.find("_s.") != std::string::npos;
        if (one.relative_to.empty() || !one.of_engine.empty() || !latency) continue;
        const double ratio = check.figure.interval.value;
        if (check.figure.state != study::Figure::State::Known || !(ratio > 0)) continue;
        if (std::abs(std::log(ratio)) <= most) continue;
        most = std::abs(std::log(ratio));
        // What is slower has the fault.
        const bool worse = ratio > 1;
        pair = FaultPair{worse ? one.scenario : one.relative_to, worse ? one.relative_to : one.scenario,
                         one.metric, one.of_class,
                         "of the scenarios that the project's checks compare, these differ most"};
    }
    return pair;
}

Result<bool> add_triage(Results& results, const cluster::Kinds& kinds, const HowToRun& how, double from,
                        double until, std::optional<decision::Diagnosis>& diagnosis)
{
    triage::Options options;
    options.threads = how.threads;
    if (results.effort.fast) options.replications = 1;
    results.triage_replications = options.replications;
    options.stop = how.stop;
    options.progress = stage(how.progress, from, until);
    triage::Simulated explored;
    auto verdict = triage::triage(results.project, kinds, options, &explored);
    if (!verdict && cancelled(verdict.errors())) return verdict.errors();
    if (verdict) {
        if (decision::can_diagnose(results.project)) diagnosis = decision::diagnosis_of(explored, *verdict);
        results.verdict = std::move(*verdict);
    } else {
        results.missing.push_back("Triage: " + first_fault(verdict.errors()));
    }
    return true;
}

// As `fulcrum rank` does it: with a diagnosis, levers stand on what triage found and are as probable as it
// says.
Result<bool> add_ranking(Results& results, const cluster::Kinds& kinds, const HowToRun& how, double from,
                         double until, const std::optional<decision::Diagnosis>& diagnosis)
{
    decision::DecideOptions options;
    scenario::Project project = results.project;
    if (diagnosis) {
        options.diagnosis_verdict = diagnosis->verdict;
        project = decision::standing_on(project, *diagnosis, cluster::node_types(kinds));
        options.diagnosis = decision::probabilities_for(project.levers, *diagnosis);
    }
    options.impact.draws = results.ranking_draws = results.effort.fast ? kFastDraws : kDraws;
    options.impact.replications = results.ranking_replications = results.effort.fast ? 1 : kRuns;
    options.impact.seed = results.project.run.seed;
    options.impact.threads = how.threads;
    options.impact.stop = how.stop;
    options.impact.progress = stage(how.progress, from, until);
    auto decided = decision::decide(project, kinds, options);
    if (!decided && cancelled(decided.errors())) return decided.errors();
    if (decided)
        results.decision = std::move(*decided);
    else
        results.missing.push_back("Ranking: " + first_fault(decided.errors()));
    return true;
}

Result<bool> add_reproducer(Results& results, const cluster::Kinds& kinds, const HowToRun& how)
{
    const auto pair = fault_pair(results);
    if (!pair) return true;
    ReproducerOptions options;
    options.replications = results.effort.fast ? 1 : kRuns;
    options.most_requests = results.effort.fast ? 2000 : 3000;
    options.seed = results.project.run.seed;
    options.threads = how.threads;
    options.stop = how.stop;
    auto found = find_reproducer(results.project, *pair, kinds, options);
    if (!found && cancelled(found.errors())) return found.errors();
    if (found)
        results.reproducer = std::move(*found);
    else
        results.missing.push_back("Reproducer: " + first_fault(found.errors()));
    return true;
}

Result<bool> add_prevention(Results& results, const cluster::Kinds& kinds, const HowToRun& how)
{
    study::StudyOptions study;
    study.replications = results.project.run.replications;
    study.seed = results.project.run.seed;
    study.threads = how.threads;
    study.stop = how.stop;
    auto made = run_prevention(results.project, results.effort.prevention, kinds, study);
    if (!made) return made.errors();
    results.missing.insert(results.missing.end(), made->missing.begin(), made->missing.end());
    results.prevented = std::move(*made);
    return true;
}

} // namespace

const study::ScenarioFigures* Results::find(std::string_view scenario) const
{
    for (const study::ScenarioResult& run : runs)
        if (run.figures.name == scenario) return &run.figures;
    return nullptr;
}

std::optional<FaultPair> fault_pair(const Results& results)
{
    if (auto pair = pair_of_levers(results)) return pair;
    if (auto pair = pair_of_observations(results)) return pair;
    return pair_of_expectations(results);
}

Results from_parts(const Project& project, const std::string& file, std::vector<study::ScenarioResult> runs,
                   const triage::Verdict* verdict)
{
    Results results;
    results.project = project;
    results.runs = std::move(runs);
    if (verdict) results.verdict = *verdict;
    results.triage_replications = verdict ? triage::Options().replications : 0;
    results.effort.with_triage = verdict != nullptr;
    results.effort.with_ranking = false;
    results.effort.with_reproducer = false;
    if (!results.runs.empty()) check_expectations(results, file);
    review_notebook(results);
    return results;
}

Result<Results> produce(const Project& project, const std::string& file, const cluster::Kinds& kinds,
                        const Effort& effort, const HowToRun& how)
{
    Results results;
    results.project = project;
    results.effort = effort;
    scenario::RunSettings& run = results.project.run;
    if (effort.seed) run.seed = *effort.seed;
    if (effort.replications)
        run.replications = *effort.replications;
    else if (effort.fast)
        run.replications = std::min(run.replications, kFastReplications);
    if (effort.fast) run.max_requests = std::min(run.max_requests.value_or(kFastRequests), kFastRequests);

    study::StudyOptions study;
    study.replications = run.replications;
    study.seed = run.seed;
    study.threads = how.threads;
    study.stop = how.stop;
    study.progress = stage(how.progress, 0, 0.3);
    auto runs = study::run_project(results.project, {}, kinds, study);
    if (!runs) return runs.errors();
    results.runs = std::move(*runs);
    check_expectations(results, file);
    review_notebook(results);
    std::optional<decision::Diagnosis> diagnosis;
    if (effort.with_triage && !project.triage.base.empty())
        if (const auto done = add_triage(results, kinds, how, 0.3, 0.6, diagnosis); !done)
            return done.errors();
    // The catalogue's levers without a diagnosis would be ranked by nothing that is known of this project.
    if (effort.with_ranking && (!project.levers.empty() || diagnosis))
        if (const auto done = add_ranking(results, kinds, how, 0.6, 0.9, diagnosis); !done)
            return done.errors();
    if (effort.with_ranking && project.levers.empty() && project.triage.base.empty())
        results.missing.emplace_back(
            "Ranking: the project has neither a lever of its own nor a [triage] that says "
            "what is wrong; fulcrum rank ranks the catalogue's levers by judgement.");
    if (effort.with_reproducer)
        if (const auto done = add_reproducer(results, kinds, how); !done) return done.errors();
    if (!effort.prevention.empty())
        if (const auto done = add_prevention(results, kinds, how); !done) return done.errors();
    if (how.progress) how.progress(1);
    return results;
}

} // namespace fulcrum::report
