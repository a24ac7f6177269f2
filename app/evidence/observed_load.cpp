// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/observed_load.h"

#include "shell/numbers.h"
#include "shell/values.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace fulcrum::app
{

namespace
{

constexpr double kSame = 0.02;

struct ObservedLoads {
    Q_DECLARE_TR_FUNCTIONS(ObservedLoad)
};

// Of all replicas; before, where that is told: it is the healthy scenario that is made to fit.
std::optional<double> seen(const std::vector<scenario::Observation>& observations, std::string_view metric,
                           std::string_view statistic)
{
    for (const scenario::Observation& one : observations) {
        if (one.metric != metric || one.statistic != statistic || !one.population.replica.empty()) continue;
        const auto& observed = one.before ? one.before : one.after;
        if (observed && observed->value > 0) return observed->value;
    }
    return std::nullopt;
}

bool differs(const std::optional<double>& wanted, const scenario::Node& node, std::string_view key)
{
    if (!wanted) return false;
    const double now = node.parameters.is_set(key) ? node.parameters.real(key) : 0;
    return std::abs(*wanted - now) > kSame * *wanted;
}

} // namespace

QString ObservedLoad::text() const
{
    QStringList parts;
    if (rate) parts << QLocale().toString(*rate, 'g', 3) + QStringLiteral(" /s");
    const auto tokens = [](const std::optional<double>& mean) {
        return mean ? formatInteger(std::lround(*mean)) : QStringLiteral("\u2026");
    };
    if (prompt_tokens || output_tokens)
        parts << ObservedLoads::tr("%1 \u2192 %2 tokens").arg(tokens(prompt_tokens), tokens(output_tokens));
    return parts.join(QStringLiteral(", "));
}

std::optional<ObservedLoad> observedLoad(const scenario::Scenario& scenario,
                                         const std::vector<scenario::Observation>& observations)
{
    const scenario::Node* workload = nullptr;
    for (const scenario::Node& node : scenario.nodes) {
        if (node.kind != scenario::NodeKind::Workload) continue;
        if (workload || node.plugin != "synthetic") return std::nullopt;
        workload = &node;
    }
    if (!workload || !workload->parameters.is_set("rate")) return std::nullopt; // a closed loop has none
    ObservedLoad load;
    load.workload = toQt(workload->id);
    load.rate = seen(observations, "offered_rate", "rate");
    if (!load.rate) load.rate = seen(observations, "request_rate", "rate");
    load.prompt_tokens = seen(observations, "prompt_tokens", "mean");
    load.output_tokens = seen(observations, "output_tokens", "mean");
    if (!differs(load.rate, *workload, "rate") && !differs(load.prompt_tokens, *workload, "prompt") &&
        !differs(load.output_tokens, *workload, "output"))
        return std::nullopt;
    return load;
}

} // namespace fulcrum::app
