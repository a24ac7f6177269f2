// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/advice.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::decision
{

namespace
{

constexpr double kHardlyEver = 0.05; // of draws in which a lever is worth more than doing nothing
constexpr double kUnsure = 0.5;      // a diagnosis that is as likely wrong as right
constexpr double kOftenChanges = 0.25;
constexpr double kImprobable = 0.05; // a diagnosis

double share_above_zero(const std::vector<double>& values)
{
    const auto above = std::ranges::count_if(values, [](double value) { return value > 0; });
    return values.empty() ? 0 : static_cast<double>(above) / static_cast<double>(values.size());
}

std::string probability(double value)
{
    return value < 0.005 ? std::string("<0.01") : fmt::format("{:.2f}", value);
}

std::string weeks(double value)
{
    return fmt::format("{:.1f} weeks", value);
}

class Adviser
{
public:
    Adviser(const std::vector<Lever>& levers, const LeverDraws& draws, const Ranking& ranking)
        : levers_(levers), ranking_(ranking), measurements_(value_of_measurements(ranking))
    {
        for (std::size_t lever = 0; lever < levers.size(); ++lever)
            net_.push_back(scores_of(draws, lever, Score::Net));
    }

    Advice of(const RankedLever& lever) const
    {
        Advice advice = judged(lever);
        advice.net = mean_of(net_[lever.lever]);
        return advice;
    }

private:
    Advice judged(const RankedLever& lever) const
    {
        const Lever& what = levers_[lever.lever];
        const double pays = share_above_zero(net_[lever.lever]);
        const double impact = lever.means[static_cast<std::size_t>(Input::Impact)];
        const double diagnosis = lever.means[static_cast<std::size_t>(Input::Diagnosis)];
        if (impact <= 0)
            return {.lever = lever.lever,
                    .verdict = Verdict::WouldNotDo,
                    .why = fmt::format("It does not help: its impact is {:.1f} on a scale to 10.{}", impact,
                                       worsening(what)),
                    .reason = Reason::NoHelp};
        if (diagnosis < kImprobable)
            return {.lever = lever.lever,
                    .verdict = Verdict::WouldNotDo,
                    .why = fmt::format("What it helps against is hardly what is wrong here: probability {}.",
                                       probability(diagnosis)),
                    .improbable = true,
                    .reason = Reason::Improbable};
        const Advice dear{.lever = lever.lever,
                          .verdict = Verdict::WouldNotDo,
                          .why = too_dear(lever, what),
                          .reason = Reason::TooDear};
        if (pays < kHardlyEver) return dear;
        if (diagnosis < kUnsure ||
            (lever.place > 1 && p_change(lever.lever) >= kOftenChanges && diagnosis < 0.75))
            return {.lever = lever.lever,
                    .verdict = Verdict::MeasureFirst,
                    .why = measure(what, diagnosis),
                    .reason = Reason::Unsure};
        if (lever.place == 1)
            return {.lever = lever.lever,
                    .verdict = Verdict::DoFirst,
                    .why = first(lever),
                    .reason = Reason::First};
        if (pays < 0.5) return dear;
        return {.lever = lever.lever, .verdict = Verdict::Consider, .why = behind(lever, what)};
    }

    double p_change(std::size_t lever) const
    {
        const auto at = std::ranges::find(measurements_, lever, &MeasurementValue::lever);
        return at == measurements_.end() ? 0 : at->p_change;
    }

    static std::string worsening(const Lever& what)
    {
        return what.what.worsens.empty() ? std::string()
                                         : " By judgement it makes worse: " + what.what.worsens + ".";
    }

    std::string too_dear(const RankedLever& lever, const Lever& what) const
    {
        return fmt::format("{} of work and a failure in {:.2f} of cases outweigh an impact of {:.1f}: net "
                           "value {:.1f}.{}",
                           weeks(lever.means[static_cast<std::size_t>(Input::Effort)]),
                           lever.means[static_cast<std::size_t>(Input::Failure)],
                           lever.means[static_cast<std::size_t>(Input::Impact)], mean_of(net_[lever.lever]),
                           worsening(what));
    }

    static std::string measure(const Lever& what, double diagnosis)
    {
        return fmt::format("Its diagnosis is right with probability {:.2f} only{}", diagnosis,
                           what.what.measurement.empty() ? std::string(": confirm it first.")
                                                         : ": first look at " + what.what.measurement + ".");
    }

    std::string first(const RankedLever& lever) const
    {
        std::string text = fmt::format(
            "First in {:.2f} of the draws, expected value {:.2f}; from the means of its inputs {}.",
            lever.p_first, lever.mean, formula_with(ranking_.score, lever.means));
        if (!lever.tied) return text;
        std::vector<std::string> others;
        for (const RankedLever& other : ranking_.levers) {
            if (other.place == lever.place && other.lever != lever.lever)
                others.push_back("'" + levers_[other.lever].title() + "'");
        }
        return text + fmt::format(" A tie with {}.", fmt::join(others, " and "));
    }

    std::string behind(const RankedLever& lever, const Lever& what) const
    {
        const RankedLever& leader = ranking_.levers.front();
        std::string text =
            fmt::format("Expected value {:.2f} against {:.2f} of '{}'; it pays more than it "
                        "costs.{}",
                        lever.mean, leader.mean, levers_[leader.lever].title(), worsening(what));
        if (what.what.bimodal.value_or(false))
            text += " Ask which it is, a flag or a migration: its effort decides its place.";
        return text;
    }

    const std::vector<Lever>& levers_;
    const Ranking& ranking_;
    std::vector<std::vector<double>> net_; // by lever
    std::vector<MeasurementValue> measurements_;
};

} // namespace

std::string_view to_string(Verdict verdict)
{
    switch (verdict) {
    case Verdict::DoFirst:
        return "do first";
    case Verdict::Consider:
        return "consider";
    case Verdict::MeasureFirst:
        return "needs a measurement first";
    case Verdict::WouldNotDo:
        return "would not do";
    }
    return "";
}

std::vector<Advice> advise(const std::vector<Lever>& levers, const LeverDraws& draws, const Ranking& ranking)
{
    const Adviser adviser(levers, draws, ranking);
    std::vector<Advice> all;
    for (const RankedLever& lever : ranking.levers) {
        if (levers[lever.lever].id() != kDoNothing) all.push_back(adviser.of(lever));
    }
    return all;
}

std::string deciding_sentence(const std::vector<Lever>& levers, const Ranking& ranking,
                              const std::vector<Swing>& swings)
{
    const auto swing = deciding(swings);
    if (!swing) return "No single assumption changes the first place.";
    const bool low = swing->leader_low != ranking.levers.front().lever;
    const double value = low ? swing->at_low : swing->at_high;
    const Lever& other = levers[low ? swing->leader_low : swing->leader_high];
    return fmt::format("The {} of '{}': at {:.2g} instead of {:.2g}, '{}' leads.", title_of(swing->input),
                       levers[swing->lever].title(), value,
                       ranking.find(swing->lever)->means[static_cast<std::size_t>(swing->input)],
                       other.title());
}

} // namespace fulcrum::decision
