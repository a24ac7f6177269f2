// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/steps.h"

#include "decision/draws.h"
#include "decision/together.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::decision
{

namespace
{

constexpr double kWorthIt = 1e-9;

class Planner
{
public:
    Planner(const std::vector<Lever>& levers, const std::vector<LeverImpact>& impacts,
            const LeverDraws& draws, const RankingOptions& options, bool one_symptom)
        : levers_(levers), impacts_(impacts), options_(options), draws_(draws), one_symptom_(one_symptom)
    {
        for (std::size_t l = 0; l < levers.size(); ++l) {
            before_.push_back(mean_of(scores_of(draws_, l, options_.score)));
            now_.push_back({.lever = l, .mean = before_.back(), .mean_before = before_.back()});
            open_.push_back(levers[l].id() != kDoNothing);
        }
    }

    std::vector<PlanStep> run()
    {
        std::vector<PlanStep> steps;
        while (const Remaining* best = leader()) {
            PlanStep step{.lever = best->lever, .mean = best->mean, .left = {}};
            open_[step.lever] = false;
            done_.push_back(step.lever);
            after(step.lever);
            for (const Remaining& each : now_)
                if (open_[each.lever]) step.left.push_back(each);
            std::ranges::stable_sort(step.left,
                                     [](const Remaining& a, const Remaining& b) { return a.mean > b.mean; });
            steps.push_back(std::move(step));
        }
        return steps;
    }

private:
    bool ready(std::size_t lever) const
    {
        return std::ranges::all_of(levers_[lever].what.needs, [&](const std::string& id) {
            const auto at = std::ranges::find_if(levers_, [&](const Lever& each) { return each.id() == id; });
            return at == levers_.end() ||
                   std::ranges::find(done_, static_cast<std::size_t>(at - levers_.begin())) != done_.end();
        });
    }

    const Remaining* leader() const
    {
        const Remaining* best = nullptr;
        for (const Remaining& each : now_) {
            if (!open_[each.lever] || each.mean <= kWorthIt || !ready(each.lever)) continue;
            if (!best || each.mean > best->mean) best = &each;
        }
        return best;
    }

    const AfterLever* pair(std::size_t lever, std::size_t done) const
    {
        if (lever >= impacts_.size()) return nullptr;
        const auto at = std::ranges::find(impacts_[lever].after, done, &AfterLever::lever);
        return at == impacts_[lever].after.end() ? nullptr : &*at;
    }

    void after(std::size_t done)
    {
        for (Remaining& each : now_) {
            if (!open_[each.lever]) continue;
            if (exclude_each_other(levers_[each.lever], levers_[done])) {
                open_[each.lever] = false;
                continue;
            }
            const AfterLever* both = pair(each.lever, done);
            if (both && !both->impact.empty())
                take_pair(each, done, *both);
            else if (!each.simulated && (each.why.empty() || (both && both->unmoved)))
                each.why = assumed(each.lever, done, both);
        }
    }

    std::string assumed(std::size_t lever, std::size_t done, const AfterLever* both) const
    {
        if (both && both->unmoved) return fmt::format("independent: {}", both->why);
        if (both) return fmt::format("assumed to bring as much as before: {}", both->why);
        const std::string& a = levers_[lever].what.symptom;
        const std::string& b = levers_[done].what.symptom;
        if (one_symptom_)
            return fmt::format("assumed to bring as much as before, though '{}' is for what was observed as "
                               "well: no pair was simulated",
                               levers_[done].title());
        if (a.empty() || b.empty()) return "assumed independent: no pair was simulated";
        if (a == b)
            return fmt::format("assumed independent of '{}', though both are for {}: no pair was simulated",
                               levers_[done].title(), a);
        return "assumed independent: it is for another symptom";
    }

    void take_pair(Remaining& each, std::size_t done, const AfterLever& both)
    {
        const std::size_t l = each.lever;
        LeverDraws now = draws_;
        now.of[l][static_cast<std::size_t>(Input::Impact)] =
            resampled(both.impact, options_.seed, "lever " + levers_[l].id() + " impact", options_.draws);
        const double mean = mean_of(scores_of(now, l, options_.score));
        if (each.simulated && mean >= each.mean) return; // another done lever leaves less
        each.mean = mean;
        each.simulated = true;
        each.why =
            fmt::format("simulated with '{}' in place{}: impact {:.1f} instead of {:.1f}",
                        levers_[done].title(), both.elsewhere ? " there as well" : "", mean_of(both.impact),
                        mean_of(draws_.of[l][static_cast<std::size_t>(Input::Impact)]));
    }

    const std::vector<Lever>& levers_;
    const std::vector<LeverImpact>& impacts_;
    const RankingOptions& options_;
    const LeverDraws& draws_;
    bool one_symptom_;
    std::vector<double> before_;
    std::vector<Remaining> now_; // by lever
    std::vector<bool> open_;
    std::vector<std::size_t> done_;
};

} // namespace

std::vector<PlanStep> plan_steps(const std::vector<Lever>& levers, const std::vector<LeverImpact>& impacts,
                                 const LeverDraws& draws, const RankingOptions& options, bool one_symptom)
{
    return Planner(levers, impacts, draws, options, one_symptom).run();
}

} // namespace fulcrum::decision
