// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/decide.h"

#include "decision/pairs.h"
#include "decision/together.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::decision
{

namespace
{

// By how much a figure got worse, above 1; 1 where it did not.
double harm_of(const Effect& effect)
{
    if (effect.change != Effect::Change::Worse) return 1;
    const double low = std::min(effect.before.value, effect.after.value);
    const double high = std::max(effect.before.value, effect.after.value);
    constexpr double kFromNothing = 1000; // where there was none before
    return low > 0 ? std::min(high / low, kFromNothing) : kFromNothing;
}

// What a lever was simulated to move the wrong way stands beside what it is good for; where that is much, it
// is a trade and no first thing to do, whatever its score.
void weigh_side_effects(Decision& decision)
{
    constexpr double kMuch = 3, kWorthTelling = 1.05;
    for (Advice& advice : decision.advice) {
        if (advice.lever >= decision.impacts.size()) continue;
        std::vector<std::string> told;
        double worst = 1;
        for (const Effect& effect : decision.impacts[advice.lever].effects) {
            const double harm = harm_of(effect);
            if (harm < kWorthTelling) continue;
            worst = std::max(worst, harm);
            advice.worsens.push_back(effect.metric);
            const auto& known = effect_metrics();
            const auto metric = std::ranges::find(known, effect.metric, &EffectMetric::metric);
            told.push_back(fmt::format("{} from {} to {}", metric->title,
                                       with_unit(effect.metric, effect.before.value),
                                       with_unit(effect.metric, effect.after.value)));
        }
        if (told.empty()) continue;
        advice.why += fmt::format(" Simulated, it makes worse: {}.", fmt::join(told, ", "));
        if (worst < kMuch || advice.verdict == Verdict::WouldNotDo) continue;
        if (advice.verdict == Verdict::DoFirst) advice.verdict = Verdict::Consider;
        advice.trade = true;
        advice.why = "A trade. " + advice.why;
    }
}

// A lever that is for no mechanism that triage weighs may be worth its effort, but not because of what was
// observed.
void put_off_beside(Decision& decision, const std::map<std::string, double>& diagnosis)
{
    for (Advice& advice : decision.advice) {
        const Lever& lever = decision.levers[advice.lever];
        if (!lever.what.mechanism.empty() || diagnosis.contains(lever.id())) continue;
        advice.verdict = Verdict::WouldNotDo;
        advice.beside = true;
        const bool speaks_for = advice.reason == Reason::First || advice.reason == Reason::Behind;
        advice.why = "It is for none of the causes that are weighed here." +
                     (speaks_for ? std::string() : " " + advice.why);
    }
}

} // namespace

namespace
{

// What a first ranking shows to be worth simulating: levers whose order hangs on the draws, and the steps of
// the plan one after the other.
Errors refine(const scenario::Project& project, const std::vector<Lever>& levers, const cluster::Kinds& kinds,
              const DecideOptions& options, const ImpactOptions& runs, Simulations& all)
{
    constexpr double kMore = 0.5; // of the progress
    ImpactOptions first = runs, second = runs;
    if (runs.progress) {
        first.progress = [&runs](double share) { runs.progress(kMore * share); };
        second.progress = [&runs](double share) { runs.progress(kMore + (1 - kMore) * share); };
    }
    auto ranked = decide_from(project, all, options);
    if (!ranked) return {}; // it is said where it is ranked in the end
    const std::vector<std::size_t> again = undecided(ranked->ranking, all.impacts);
    if (Errors errors = simulate_more(again, levers, project, kinds, first, all.impacts); !errors.empty())
        return errors;
    for (const std::size_t lever : again)
        all.drawn_again.push_back(levers[lever].id());
    if (!again.empty()) ranked = decide_from(project, all, options);
    if (!ranked || !runs.pairs) return {};
    return simulate_pairs(chosen_pairs(levers, ranked->steps), levers, project, kinds, second, all.impacts);
}

} // namespace

const Advice* Decision::advice_of(std::size_t lever) const
{
    const auto at = std::ranges::find(advice, lever, &Advice::lever);
    return at == advice.end() ? nullptr : &*at;
}

Result<Simulations> simulate(const scenario::Project& project, const cluster::Kinds& kinds,
                             const DecideOptions& options)
{
    auto levers = complete(project.levers);
    if (!levers) return levers.errors();
    Simulations all;
    for (const Lever& lever : *levers)
        all.levers.push_back(lever.id());
    if (!options.simulate) return all;
    constexpr double kImpacts = 0.5, kRefined = 0.7, kSpeculation = 0.9; // of the progress
    const auto part = [&](double from, double until) {
        ImpactOptions own = options.impact;
        if (options.impact.progress)
            own.progress = [&options, from, until](double share) {
                options.impact.progress(from + share * (until - from));
            };
        return own;
    };
    auto impacts = simulate_impacts(*levers, project, kinds, part(0, kImpacts));
    if (!impacts) return impacts.errors();
    all.impacts = std::move(*impacts);
    const auto stopped = [&] {
        all.cancelled = options.impact.keep_partial && options.impact.stop.stop_requested();
        return all.cancelled;
    };
    if (stopped()) return all;
    if (options.refine) {
        const Errors errors = refine(project, *levers, kinds, options, part(kImpacts, kRefined), all);
        if (stopped()) return all;
        if (!errors.empty()) return errors;
    }
    if (options.speculation) {
        ImpactOptions few = part(kRefined, options.cost ? kSpeculation : 1);
        few.draws = std::min(few.draws, 2); // a coarse answer is enough
        auto answers = answer_speculation(*levers, all.impacts, project, kinds, few);
        if (stopped()) return all;
        if (!answers) return answers.errors();
        all.speculation = std::move(*answers);
    }
    if (options.cost) {
        auto runs = cost_runs(project, *levers, options.cost_scenario, kinds, part(kSpeculation, 1));
        if (stopped()) return all;
        if (runs)
            all.cost = std::move(*runs);
        else if (options.cost_scenario.empty())
            all.no_cost = runs.errors().front().message;
        else
            return runs.errors();
    }
    return all;
}

namespace
{

// The impacts in the order of the levers; a lever that was not there when they were simulated has none.
std::vector<LeverImpact> impacts_for(const std::vector<Lever>& levers, const Simulations& simulations)
{
    std::vector<LeverImpact> impacts;
    if (simulations.impacts.empty()) return impacts;
    const auto place = [&](const std::string& id) {
        return std::ranges::find_if(levers, [&](const Lever& each) { return each.id() == id; }) -
               levers.begin();
    };
    for (const Lever& lever : levers) {
        const auto at = std::ranges::find(simulations.levers, lever.id());
        LeverImpact impact;
        if (at == simulations.levers.end()) {
            impact.not_simulated = "it was added since";
        } else {
            impact = simulations.impacts[static_cast<std::size_t>(at - simulations.levers.begin())];
            for (AfterLever& after : impact.after)
                after.lever = static_cast<std::size_t>(place(simulations.levers[after.lever]));
            std::erase_if(impact.after, [&](const AfterLever& each) { return each.lever >= levers.size(); });
        }
        impacts.push_back(std::move(impact));
    }
    return impacts;
}

Errors without_impact(const std::vector<Lever>& levers, const std::vector<LeverImpact>& impacts,
                      const Simulations& simulations)
{
    Errors errors;
    for (std::size_t l = 0; l < levers.size(); ++l) {
        const Lever& lever = levers[l];
        if (l < impacts.size() && !impacts[l].impact.empty()) continue;
        // A slip in what is to be played must not pass as a judgement.
        const bool meant = !impacts.empty() && !lever.what.on.empty() && !simulations.cancelled &&
                           impacts[l].not_simulated != kCancelled;
        if (lever.what.of(Input::Impact) && !meant) continue;
        const std::string why =
            l < impacts.size() ? impacts[l].not_simulated : "simulation was not asked for";
        errors.push_back(
            {"the lever '" + lever.id() + "' " + (meant ? "cannot be simulated: " : "has no impact: ") + why,
             meant ? "mend its on, with, metric or edits, or remove `on` to rank it as judged"
                   : "give impact = [low, most likely, high], or a scenario that plays it",
             {},
             lever.what.at});
    }
    return errors;
}

// Simulated impacts by the objective. Those by the symptom are so already.
Errors by_objective(std::vector<LeverImpact>& impacts, const std::vector<Lever>& levers,
                    const Objective& objective)
{
    Errors errors;
    if (objective.is(Goal::Symptom)) return errors;
    for (std::size_t l = 0; l < impacts.size(); ++l) {
        if (impacts[l].impact.empty()) continue;
        std::string why;
        impacts[l].impact = impacts[l].goals.by(objective, why);
        if (impacts[l].impact.empty())
            errors.push_back(
                {"the lever '" + levers[l].id() + "' cannot be ranked by " + title_of(objective) + ": " + why,
                 "give the workloads slo_ttft and slo_tpot, the device a price, or choose "
                 "another objective",
                 {},
                 levers[l].what.at});
        for (AfterLever& after : impacts[l].after)
            if (!after.impact.empty()) after.impact = after.goals.by(objective, after.why);
    }
    return errors;
}

void take_diagnosis(std::vector<Lever>& levers, const DecideOptions& options)
{
    for (Lever& lever : levers) {
        const auto known = options.diagnosis.find(lever.id());
        if (known == options.diagnosis.end()) continue;
        lever.of(Input::Diagnosis) = {known->second, known->second, known->second, kFromTriage};
        lever.opinions[static_cast<std::size_t>(Input::Diagnosis)].clear();
    }
}

} // namespace

Result<Decision> decide_from(const scenario::Project& project, const Simulations& simulations,
                             const DecideOptions& options, const Decision* former)
{
    auto levers = complete(project.levers);
    if (!levers) return levers.errors();
    Decision decision;
    decision.title = project.title;
    decision.levers = std::move(*levers);
    use_estimates(decision.levers, project.estimates, options.estimates);
    take_diagnosis(decision.levers, options);
    decision.impacts = impacts_for(decision.levers, simulations);
    if (Errors errors = without_impact(decision.levers, decision.impacts, simulations); !errors.empty())
        return errors;
    decision.objective = options.objective.value_or(objective_of(project.decision));
    decision.drawn_again = simulations.drawn_again;
    if (Errors errors = by_objective(decision.impacts, decision.levers, decision.objective); !errors.empty())
        return errors;
    for (std::size_t l = 0; l < decision.impacts.size(); ++l)
        decision.levers[l].simulated_impact = decision.impacts[l].impact;
    if (simulations.cost) decision.cost = cost_bridge(*simulations.cost, project.decision, decision.levers);
    decision.levers.push_back(do_nothing());
    const scenario::DecisionSettings& settings = project.decision;
    decision.options.score = options.score.value_or(score_named(settings.score).value_or(Score::Ratio));
    decision.options.draws = settings.draws;
    decision.options.shared_sigma = settings.shared_sigma;
    decision.options.seed = options.impact.seed;
    decision.draws = former ? draw_inputs(decision.levers, decision.options,
                                          {former->levers, former->draws, former->options})
                            : draw_inputs(decision.levers, decision.options);
    decision.ranking = rank(decision.draws, decision.options);
    decision.advice = advise(decision.levers, decision.draws, decision.ranking);
    weigh_side_effects(decision);
    if (!options.diagnosis_verdict.empty()) put_off_beside(decision, options.diagnosis);
    decision.swings = tornado(decision.draws, decision.ranking, decision.options);
    decision.deciding_assumption = deciding_sentence(decision.levers, decision.ranking, decision.swings);
    decision.measurements = value_of_measurements(decision.ranking);
    decision.portfolio = choose_portfolio(decision.levers, decision.draws,
                                          options.capacity_weeks.value_or(settings.capacity_weeks));
    decision.steps = plan_steps(decision.levers, decision.impacts, decision.draws, decision.options,
                                !options.diagnosis_verdict.empty());
    decision.estimates = options.estimates;
    decision.people = people_in(project.estimates);
    decision.diagnosis_verdict = options.diagnosis_verdict;
    decision.ledger = ledger_of(project.ledger);
    decision.speculation = simulations.speculation;
    decision.no_cost = simulations.no_cost;
    return decision;
}

Result<Mitigated> after_lever(const scenario::Project& project, const Simulations& simulations,
                              const std::string& id, const cluster::Kinds& kinds,
                              const ImpactOptions& options)
{
    auto levers = complete(project.levers);
    if (!levers) return levers.errors();
    const auto at = std::ranges::find_if(*levers, [&](const Lever& each) { return each.id() == id; });
    if (at == levers->end())
        return Error{"there is no lever '" + id + "'", "give the id of a lever of this ranking"};
    const auto done = static_cast<std::size_t>(at - levers->begin());
    if (simulations.levers.size() != levers->size() || simulations.impacts.size() != levers->size() ||
        simulations.impacts[done].impact.empty())
        return Error{"the lever '" + id + "' was not simulated", "simulate the levers first"};
    Mitigated result{project, simulations};
    std::vector<ChosenPair> missing;
    for (std::size_t l = 0; l < levers->size(); ++l) {
        const auto& after = result.simulations.impacts[l].after;
        const bool there = std::ranges::find(after, done, &AfterLever::lever) != after.end();
        if (l != done && !there && (*levers)[l].what.on != at->what.on) missing.push_back({done, l});
    }
    Errors errors = simulate_pairs(missing, *levers, project, kinds, options, result.simulations.impacts);
    if (!errors.empty()) return errors;
    for (LeverImpact& impact : result.simulations.impacts) {
        const auto after = std::ranges::find(impact.after, done, &AfterLever::lever);
        if (after == impact.after.end() || after->impact.empty()) continue;
        impact.goals = after->goals;
        impact.impact = after->impact;
        impact.effects.clear(); // they are of another base
    }
    result.project.levers.clear();
    for (const Lever& lever : *levers)
        if (lever.id() != id && !exclude_each_other(lever, *at)) result.project.levers.push_back(lever.what);
    result.project.title += ", after " + at->title();
    return result;
}

Result<Decision> decide(const scenario::Project& project, const cluster::Kinds& kinds,
                        const DecideOptions& options)
{
    const auto simulations = simulate(project, kinds, options);
    if (!simulations) return simulations.errors();
    return decide_from(project, *simulations, options);
}

} // namespace fulcrum::decision
