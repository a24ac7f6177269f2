// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/study.h"

#include "cost/calibration.h"
#include "study/checks.h"
#include "study/error_band.h"
#include "study/prices.h"
#include "study/replications.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::study
{

namespace
{

// A run may be too short, or its engines too many, for a backlog to stand out from chance; an engine that is
// offered more than it can serve has no steady state all the same.
void judge_overloads(const scenario::Scenario& scenario, const scenario::RunSettings& settings,
                     const cluster::Kinds& kinds, ScenarioFigures& figures)
{
    SteadyState& state = figures.steady_state;
    if (!state.holds) return;
    for (const Check& check : arithmetic_checks(scenario, settings, kinds)) {
        if (check.id != "load" || check.holds) continue;
        state.holds = false;
        state.why +=
            fmt::format("{}{} is offered at least {:.2f} times what it can serve, by arithmetic; its queue "
                        "and latencies grow with the run's length",
                        state.why.empty() ? "" : "; ", check.node, check.load);
    }
}

std::string in_percent(double share)
{
    return fmt::format("{:.1f} %", share * 100);
}

Result<std::vector<ScenarioResult>> run(const std::vector<const scenario::Scenario*>& scenarios,
                                        const scenario::RunSettings& settings, const cluster::Kinds& kinds,
                                        const StudyOptions& options)
{
    auto results = run_replications(
        scenarios, options, [&](const scenario::Scenario& one, const cluster::SimulationOptions& simulation) {
            return cluster::simulate(one, settings, kinds, simulation);
        });
    if (!results) return results;
    for (std::size_t s = 0; s < results->size(); ++s) {
        ScenarioResult& result = (*results)[s];
        set_price_range(*scenarios[s], *result.first, result.figures);
        result.figures.trust = trust_of(*scenarios[s]);
        if (const double error = step_error(*result.first); error > 0) {
            result.figures.error_band = ErrorBand{error, {}};
            result.figures.notes.push_back(step_error_note(error));
        }
        judge_overloads(*scenarios[s], settings, kinds, result.figures);
    }
    return results;
}

} // namespace

namespace
{

std::int64_t ignored_flags(const scenario::Scenario& scenario)
{
    std::int64_t count = 0;
    for (const scenario::Node& node : scenario.nodes) {
        if (node.kind != scenario::NodeKind::Engine || !node.given.contains("ignored_flags")) continue;
        const std::string& flags = node.parameters.text("ignored_flags");
        if (!flags.empty()) count += 1 + std::count(flags.begin(), flags.end(), ',');
    }
    return count;
}

std::string calibration_trust(const scenario::Scenario& scenario)
{
    std::optional<cost::Calibration> weakest; // of all devices: the one with the largest residual
    for (const scenario::Node& node : scenario.nodes) {
        if (node.kind != scenario::NodeKind::Device) continue;
        if (node.plugin == "profile") return "uncalibrated, from measured layer tables";
        const cost::Calibration calibration = cost::calibration_of(node.parameters);
        if (calibration.calibrated_on.empty() || !calibration.residual) return "uncalibrated";
        const bool tested = calibration.back_test_residual.has_value();
        if (!weakest || (weakest->back_test_residual && !tested) ||
            (weakest->back_test_residual.has_value() == tested &&
             calibration.back_test_residual.value_or(*calibration.residual) >
                 weakest->back_test_residual.value_or(*weakest->residual)))
            weakest = calibration;
    }
    if (!weakest) return "uncalibrated";
    if (!weakest->back_test_residual)
        return fmt::format("calibrated (residual {})", in_percent(*weakest->residual));
    return fmt::format("back-tested (residual {}, on other data {})", in_percent(*weakest->residual),
                       in_percent(*weakest->back_test_residual));
}

} // namespace

std::string trust_of(const scenario::Scenario& scenario)
{
    const std::string trust = calibration_trust(scenario);
    const std::int64_t ignored = ignored_flags(scenario);
    if (ignored == 0) return trust;
    if (ignored == 1) return fmt::format("{}, a flag of the real engine is not simulated", trust);
    return fmt::format("{}, {} flags of the real engine are not simulated", trust, ignored);
}

Result<ScenarioResult> run_scenario(const scenario::Scenario& scenario, const scenario::RunSettings& settings,
                                    const cluster::Kinds& kinds, const StudyOptions& options)
{
    auto results = run({&scenario}, settings, kinds, options);
    if (!results) return results.errors();
    return std::move(results->front());
}

Result<std::vector<ScenarioResult>> run_project(const scenario::Project& project,
                                                const std::vector<std::string>& names,
                                                const cluster::Kinds& kinds, const StudyOptions& options)
{
    std::vector<const scenario::Scenario*> scenarios;
    for (const std::string& name : names) {
        if (project.find(name) == nullptr) {
            return Error{"no scenario is called \"" + name + "\"", "", "", {}};
        }
    }
    for (const scenario::Scenario& each : project.scenarios) {
        const bool wanted = names.empty() || std::find(names.begin(), names.end(), each.name) != names.end();
        if (wanted) scenarios.push_back(&each);
    }
    if (scenarios.empty()) {
        return Error{"the project has no scenario", "Add a [[scenario]] with its nodes and links", "", {}};
    }
    return run(scenarios, project.run, kinds, options);
}

} // namespace fulcrum::study
