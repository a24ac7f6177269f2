// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/node_card.h"

#include "shell/numbers.h"
#include "shell/sentences.h"
#include "shell/values.h"
#include "shell/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

using Rows = std::vector<NodeCard::Row>;
constexpr std::size_t kRows = 3;

QString tr(const char* text)
{
    return QCoreApplication::translate("fulcrum::app", text); // the context that lupdate gives a plain tr()
}

bool has(const Rows& rows, const QString& label)
{
    return std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return row.label == label; });
}

// Beside figures of runs a value has the language's sign for its decimals too.
QString cardValue(const ParameterDescription& description, const Value& value)
{
    QString text = shownValue(description, value);
    const auto* number = std::get_if<double>(&value);
    const bool plain = description.dimension == Dimension::Tokens ||
                       description.dimension == Dimension::None ||
                       description.dimension == Dimension::Fraction;
    if (number && (!plain || std::floor(*number) != *number)) // whole ones have groups
        text.replace(QLatin1Char('.'), QLocale().decimalPoint());
    return text;
}

// What the text sets comes first, since that is what this node is about: its rate, then quantities; then
// defaults with a meaning that other plugins share.
Rows parameterRows(const scenario::Node& node, const scenario::NodeType& type)
{
    Rows rows;
    const auto add = [&](const ParameterDescription& description) {
        for (const auto& [key, value] : node.parameters) {
            if (key != description.key || std::holds_alternative<std::monostate>(value)) continue;
            const QString label = words::parameter(description.label);
            if (rows.size() < kRows && !has(rows, label))
                rows.push_back({label, cardValue(description, value)});
        }
    };
    const auto addGiven = [&](auto wanted) {
        for (const ParameterDescription& description : type.parameters)
            if (node.given.contains(description.key) && wanted(description)) add(description);
    };
    addGiven([](const auto& one) { return one.dimension == Dimension::Rate; });
    addGiven([](const auto& one) {
        return one.type != ParameterType::Choice && one.type != ParameterType::Boolean;
    });
    addGiven([](const auto&) { return true; });
    for (const ParameterDescription& description : type.parameters)
        if (!description.shared_concept.empty()) add(description);
    return rows;
}

double meanOf(const cluster::ReplicaRecord& replica, cluster::Series series)
{
    double integral = 0;
    double covered = 0;
    for (const auto& bucket : replica.timeline.buckets()) {
        integral += static_cast<double>(bucket.integral[series]);
        covered += static_cast<double>(bucket.covered);
    }
    return covered > 0 ? integral / covered : 0;
}

// A record calls the replicas of one engine by its id, and those of several "engine-1", "engine-2".
bool isReplicaOf(const scenario::Scenario& scenario, const scenario::Node& engine, const std::string& replica)
{
    if (scenario.find(replica) != nullptr) return replica == engine.id;
    return replica.substr(0, replica.rfind('-')) == engine.id;
}

// Means over the replicas of this node, in the first replication.
Rows engineRows(const scenario::Scenario& scenario, const scenario::Node& engine,
                const cluster::RunRecord& record)
{
    double running = 0, kv = 0, busy = 0;
    int replicas = 0;
    for (const cluster::ReplicaRecord& replica : record.replicas) {
        if (!isReplicaOf(scenario, engine, replica.node)) continue;
        ++replicas;
        running += meanOf(replica, cluster::kRunning);
        if (replica.total_blocks > 0)
            kv += meanOf(replica, cluster::kKvAllocated) / static_cast<double>(replica.total_blocks);
        const TimeNs window = record.window_end - record.warm_up;
        if (window > 0) busy += static_cast<double>(replica.busy) / static_cast<double>(window);
    }
    if (replicas == 0) return {};
    return {{tr("Running"), formatNumber(running / replicas)},
            {tr("KV used"), formatNumber(100 * kv / replicas) + QStringLiteral(" %")},
            {tr("Busy"), formatNumber(100 * busy / replicas) + QStringLiteral(" %")}};
}

QString shownFigure(const study::Figure& figure)
{
    switch (figure.state) {
    case study::Figure::State::Known:
        return formatSeconds(figure.interval.value).text();
    case study::Figure::State::AtLeast:
        return QStringLiteral("\u2265 ") + formatSeconds(figure.interval.value).text();
    case study::Figure::State::Unknown:
        break;
    }
    return QStringLiteral("\u2013");
}

Rows workloadRows(const scenario::Node& node, const scenario::NodeType& type,
                  const study::ScenarioFigures& figures)
{
    Rows rows = parameterRows(node, type);
    const auto found = std::find_if(figures.by_class.begin(), figures.by_class.end(),
                                    [&](const auto& one) { return one.name == node.id; });
    const study::Latencies* latencies = found != figures.by_class.end() ? &found->latencies
                                        : figures.by_class.size() == 1  ? &figures.latencies
                                                                        : nullptr;
    if (!latencies) return rows;
    rows.resize(std::min<std::size_t>(rows.size(), 1));
    rows.push_back({tr("TTFT p99"), shownFigure(latencies->ttft_s.p99)});
    rows.push_back({tr("ITL p99"), shownFigure(latencies->itl_s.p99)});
    return rows;
}

Rows routerRows(const scenario::Scenario& scenario, const scenario::Node& node,
                const scenario::NodeType& type)
{
    const auto targets = std::count_if(scenario.links.begin(), scenario.links.end(),
                                       [&](const auto& link) { return link.from == node.id; });
    Rows rows = parameterRows(node, type);
    rows.resize(std::min<std::size_t>(rows.size(), kRows - 1));
    rows.push_back({tr("Targets"), formatInteger(targets)});
    return rows;
}

Rows rowsOf(const scenario::Scenario& scenario, const scenario::Node& node, const scenario::NodeType& type,
            const study::ScenarioResult* result)
{
    switch (node.kind) {
    case scenario::NodeKind::Router:
        return routerRows(scenario, node, type);
    case scenario::NodeKind::Engine:
        if (result && result->first)
            if (Rows rows = engineRows(scenario, node, *result->first); !rows.empty()) return rows;
        break;
    case scenario::NodeKind::Workload:
        if (result) return workloadRows(node, type, result->figures);
        break;
    case scenario::NodeKind::Client:
    case scenario::NodeKind::Gateway:
    case scenario::NodeKind::KvLink:
    case scenario::NodeKind::Device:
        break;
    }
    return parameterRows(node, type);
}

} // namespace

const scenario::Node* nodeAt(const scenario::Scenario& scenario, int line)
{
    // A node's lines reach from its header to the next header of the file.
    const scenario::Node* best = nullptr;
    for (const scenario::Node& node : scenario.nodes)
        if (node.at.line > 0 && node.at.line <= line && (!best || node.at.line > best->at.line)) best = &node;
    if (!best) return nullptr;
    const bool behindLink = std::any_of(scenario.links.begin(), scenario.links.end(), [&](const auto& link) {
        return link.at.line > best->at.line && link.at.line <= line;
    });
    return behindLink ? nullptr : best;
}

NodeCard cardOf(const scenario::Scenario& scenario, const scenario::Node& node, const CardContext& context)
{
    NodeCard card;
    card.id = toQt(node.id);
    card.name = nodeName(node);
    card.icon = kindIcon(node.kind);
    card.hasInput = !scenario::inputs_of(node.kind).empty();
    card.hasOutput = !scenario::outputs_of(node.kind).empty();
    card.placeholder = node.placeholder;
    card.simulating = context.simulating && node.kind == scenario::NodeKind::Engine;
    card.stale = context.stale;
    const scenario::NodeType* type = context.types.find(node.kind, node.plugin);
    if (type) {
        card.plugin = words::node(type->title);
        card.rows = rowsOf(scenario, node, *type, context.result);
    } else {
        card.plugin = toQt(node.plugin);
        card.rows = {{tr("Plugin"), card.plugin}, {tr("State"), tr("not loaded")}};
    }
    if (!context.problems) return card;
    for (const Error& problem : *context.problems) {
        if (nodeAt(scenario, problem.at.line) != &node) continue;
        card.badge = NodeCard::Badge::Error;
        if (!card.badgeText.isEmpty()) card.badgeText += QLatin1Char('\n');
        card.badgeText += words::sentence(problem.message);
    }
    return card;
}

} // namespace fulcrum::app
