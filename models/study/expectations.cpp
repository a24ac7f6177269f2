// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/expectations.h"

#include "study/metrics.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::study
{

namespace
{

using scenario::Expectation;
using State = Figure::State;

const ScenarioFigures* find(const std::vector<ScenarioFigures>& figures, const std::string& name)
{
    const auto found =
        std::find_if(figures.begin(), figures.end(), [&](const auto& f) { return f.name == name; });
    return found != figures.end() ? &*found : nullptr;
}

Figure ratio(const Figure& part, const Figure& whole)
{
    if (part.state == State::Unknown) return part;
    if (whole.state != State::Known || whole.interval.value == 0) {
        return {State::Unknown, {}, "the other scenario's figure is hidden, unknown or 0"};
    }
    Figure result = part;
    const double value = part.interval.value / whole.interval.value;
    result.interval = {value, value, value};
    return result;
}

bool keeps(const Expectation& expectation, const Figure& figure)
{
    if (figure.state == State::Unknown) return false;
    if (expectation.at_least && figure.interval.value < *expectation.at_least) return false;
    if (!expectation.at_most) return true;
    return figure.state == State::Known && figure.interval.value <= *expectation.at_most;
}

// Six digits, and no exponent for a million requests.
std::string digits(double value)
{
    return std::abs(value) >= 1e6 && std::abs(value) < 1e15 ? fmt::format("{:.0f}", value)
                                                            : fmt::format("{:.6g}", value);
}

std::string describe(const Expectation& expectation, const Figure& figure)
{
    std::string text = expectation.scenario + ": " + expectation.metric;
    if (!expectation.of_class.empty()) text += " of " + expectation.of_class;
    if (!expectation.of_engine.empty()) text += " of " + expectation.of_engine;
    if (!expectation.relative_to.empty()) text += " relative to " + expectation.relative_to;
    switch (figure.state) {
    case State::Known:
        text += " is " + digits(figure.interval.value);
        break;
    case State::AtLeast:
        text += " is at least " + digits(figure.interval.value) + " (" + figure.why + ")";
        break;
    case State::Unknown:
        text += fmt::format(" is unknown ({})", figure.why);
        break;
    }
    text += ", expected ";
    if (expectation.at_least) text += "at least " + digits(*expectation.at_least);
    if (expectation.at_least && expectation.at_most) text += " and ";
    if (expectation.at_most) text += "at most " + digits(*expectation.at_most);
    return text;
}

Result<Figure> value_of(const ScenarioFigures& figures, const Expectation& expectation)
{
    if (!expectation.of_engine.empty())
        return engine_value(figures, expectation.metric, expectation.of_engine);
    return metric_value(figures, expectation.metric, expectation.of_class);
}

Errors located(Errors errors, const std::string& file, Position at)
{
    for (Error& error : errors) {
        error.file = file;
        error.at = at;
    }
    return errors;
}

} // namespace

Result<std::vector<ExpectationCheck>> check_expectations(const scenario::Project& project,
                                                         const std::string& file,
                                                         const std::vector<ScenarioFigures>& figures)
{
    std::vector<ExpectationCheck> checks;
    for (const Expectation& expectation : project.expectations) {
        const ScenarioFigures* of = find(figures, expectation.scenario);
        const ScenarioFigures* other = find(figures, expectation.relative_to);
        if (of == nullptr || (other == nullptr && !expectation.relative_to.empty())) continue;

        Result<Figure> figure = value_of(*of, expectation);
        if (!figure) return located(figure.errors(), file, expectation.at);
        if (other != nullptr) {
            const auto base = value_of(*other, expectation);
            if (!base) return located(base.errors(), file, expectation.at);
            figure = ratio(*figure, *base);
        }
        checks.push_back({expectation, *figure, keeps(expectation, *figure), describe(expectation, *figure)});
    }
    return checks;
}

} // namespace fulcrum::study
