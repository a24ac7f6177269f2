// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/decide.h"

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
            const auto& known = effect_metrics();
            const auto metric = std::ranges::find(known, effect.metric, &EffectMetric::metric);
            told.push_back(fmt::format("{} from {:.3g} to {:.3g}", metric->title, effect.before.value,
                                       effect.after.value));
        }
        if (told.empty()) continue;
        advice.why += fmt::format(" Simulated, it makes worse: {}.", fmt::join(told, ", "));
        if (worst < kMuch || advice.verdict == Verdict::WouldNotDo) continue;
        if (advice.verdict == Verdict::DoFirst) advice.verdict = Verdict::Consider;
        advice.why = "A trade. " + advice.why;
    }
}

} // namespace

const Advice* Decision::advice_of(std::size_t lever) const
{
    const auto at = std::ranges::find(advice, lever, &Advice::lever);
    return at == advice.end() ? nullptr : &*at;
}

Decision decide_from(std::string title, std::vector<Lever> levers, std::vector<LeverImpact> impacts,
                     const scenario::DecisionSettings& settings, const DecideOptions& options)
{
    Decision decision;
    decision.title = std::move(title);
    decision.levers = std::move(levers);
    decision.impacts = std::move(impacts);
    for (std::size_t l = 0; l < decision.impacts.size(); ++l)
        decision.levers[l].simulated_impact = decision.impacts[l].impact;
    for (Lever& lever : decision.levers) {
        const auto known = options.diagnosis.find(lever.what.mechanism);
        if (known != options.diagnosis.end())
            lever.of(Input::Diagnosis) = {known->second, known->second, known->second, "triage"};
    }
    decision.levers.push_back(do_nothing());
    decision.options.score = options.score.value_or(score_named(settings.score).value_or(Score::Ratio));
    decision.options.draws = settings.draws;
    decision.options.shared_sigma = settings.shared_sigma;
    decision.options.seed = options.impact.seed;
    decision.draws = draw_inputs(decision.levers, decision.options);
    decision.ranking = rank(decision.draws, decision.options);
    decision.advice = advise(decision.levers, decision.draws, decision.ranking, decision.options);
    weigh_side_effects(decision);
    decision.swings = tornado(decision.draws, decision.ranking, decision.options);
    decision.deciding_assumption = deciding_sentence(decision.levers, decision.ranking, decision.swings);
    decision.measurements = value_of_measurements(decision.ranking);
    decision.portfolio = choose_portfolio(decision.levers, decision.draws, decision.options,
                                          options.capacity_weeks.value_or(settings.capacity_weeks));
    return decision;
}

Result<Decision> decide(const scenario::Project& project, const cluster::Kinds& kinds,
                        const DecideOptions& options)
{
    auto levers = complete(project.levers);
    if (!levers) return levers.errors();
    std::vector<LeverImpact> impacts;
    if (options.simulate) {
        auto simulated = simulate_impacts(*levers, project, kinds, options.impact);
        if (!simulated) return simulated.errors();
        impacts = std::move(*simulated);
    }
    Errors errors;
    for (std::size_t l = 0; l < levers->size(); ++l) {
        const Lever& lever = (*levers)[l];
        const bool simulated = l < impacts.size() && !impacts[l].impact.empty();
        // A slip in what is to be played must not pass as a judgement.
        const bool meant = options.simulate && !lever.what.on.empty();
        if (simulated || (lever.what.of(Input::Impact) && !meant)) continue;
        const std::string why =
            l < impacts.size() ? impacts[l].not_simulated : "simulation was not asked for";
        errors.push_back(
            {"the lever '" + lever.id() + "' " + (meant ? "cannot be simulated: " : "has no impact: ") + why,
             meant ? "mend its on, with, metric or edits, or remove `on` to rank it as judged"
                   : "give impact = [low, most likely, high], or a scenario that plays it",
             {},
             lever.what.at});
    }
    if (!errors.empty()) return errors;
    return decide_from(project.title, std::move(*levers), std::move(impacts), project.decision, options);
}

} // namespace fulcrum::decision
