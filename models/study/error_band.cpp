// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/error_band.h"

#include "study/metrics.h"
#include "study/replications.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace fulcrum::study
{

namespace
{

constexpr const char* kBandParameter = "error_band";

constexpr std::array kBandedMetrics{"output_token_rate", "ttft_s.mean", "ttft_s.p50", "ttft_s.p99",
                                    "tpot_s.mean",       "tpot_s.p99",  "itl_s.mean", "itl_s.p99",
                                    "itl_s.max",         "e2e_s.mean",  "e2e_s.p99"};

// All steps `shift` standard deviations longer than the scenario has them.
scenario::Scenario with_shifted_band(scenario::Scenario scenario, double shift)
{
    for (scenario::Node& node : scenario.nodes) {
        const bool banded = node.kind == scenario::NodeKind::Device &&
                            std::ranges::any_of(node.parameters, [](const auto& parameter) {
                                return parameter.first == kBandParameter;
                            });
        if (banded)
            node.parameters.set(kBandParameter,
                                std::clamp(node.parameters.real(kBandParameter) + shift, -3.0, 3.0));
    }
    return scenario;
}

std::optional<double> known_value(const ScenarioFigures& figures, const char* metric)
{
    const Result<Figure> figure = metric_value(figures, metric);
    if (!figure || figure->state != Figure::State::Known) return std::nullopt;
    return figure->interval.value;
}

std::vector<ErrorBand::Ends> band_ends(const ScenarioFigures& here, const ScenarioFigures& shorter,
                                       const ScenarioFigures& longer)
{
    std::vector<ErrorBand::Ends> all;
    for (const char* metric : kBandedMetrics) {
        const auto a = known_value(shorter, metric);
        const auto b = known_value(here, metric);
        const auto c = known_value(longer, metric);
        if (a && b && c) all.push_back({metric, std::min({*a, *b, *c}), std::max({*a, *b, *c})});
    }
    return all;
}

} // namespace

double step_error(const cluster::RunRecord& record)
{
    double widest = 0;
    for (const cluster::ReplicaRecord& replica : record.replicas)
        widest = std::max(widest, replica.step_error);
    return widest;
}

std::string step_error_note(double error)
{
    return fmt::format("step times from measured tables are known to ± {:.1f} %", 100 * error);
}

Errors add_error_bands(const scenario::Project& project, const cluster::Kinds& kinds,
                       const StudyOptions& options, std::vector<ScenarioResult>& results)
{
    std::vector<scenario::Scenario> variants;
    std::vector<ScenarioResult*> banded;
    for (ScenarioResult& result : results) {
        const scenario::Scenario* scenario = project.find(result.figures.name);
        if (scenario == nullptr || result.first == nullptr || step_error(*result.first) <= 0) continue;
        banded.push_back(&result);
        variants.push_back(with_shifted_band(*scenario, -1));
        variants.push_back(with_shifted_band(*scenario, 1));
    }
    if (banded.empty()) return {};
    std::vector<const scenario::Scenario*> scenarios;
    for (const scenario::Scenario& variant : variants)
        scenarios.push_back(&variant);
    StudyOptions once = options;
    once.replications = 1;
    once.progress = {};
    const auto runs = run_replications(
        scenarios, once, [&](const scenario::Scenario& one, const cluster::SimulationOptions& simulation) {
            return cluster::simulate(one, project.run, kinds, simulation);
        });
    if (!runs) return runs.errors();
    for (std::size_t i = 0; i < banded.size(); ++i) {
        ScenarioResult& result = *banded[i];
        const ScenarioFigures& here =
            result.by_replication.empty() ? result.figures : result.by_replication.front();
        result.figures.error_band = ErrorBand{
            step_error(*result.first), band_ends(here, (*runs)[2 * i].figures, (*runs)[2 * i + 1].figures)};
    }
    return {};
}

} // namespace fulcrum::study
