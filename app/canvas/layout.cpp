// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/layout.h"

#include "scenario/graph.h"
#include "shell/theme.h"
#include "shell/values.h"

#include <algorithm>
#include <map>
#include <vector>

namespace fulcrum::app
{

namespace
{

constexpr double kColumnGap = 56;
constexpr double kRowGap = 24;

double onGrid(double value)
{
    return std::round(value / metrics::kStep) * metrics::kStep;
}

using Columns = std::map<int, std::vector<QString>>;

Columns columnsOf(const scenario::Scenario& scenario)
{
    Columns columns;
    const auto ranks = scenario::ranks(scenario);
    for (const scenario::Node& node : scenario.nodes) {
        const auto rank = ranks.find(node.id);
        columns[rank == ranks.end() ? 0 : rank->second].push_back(toQt(node.id));
    }
    return columns;
}

// Mean row of the nodes that feed this one; nodes that nothing feeds keep their place.
double feedersRow(const scenario::Scenario& scenario, const QString& id, const QHash<QString, double>& rows,
                  double fallback)
{
    double sum = 0;
    int count = 0;
    for (const scenario::Link& link : scenario.links) {
        if (toQt(link.to) != id || !rows.contains(toQt(link.from))) continue;
        sum += rows[toQt(link.from)];
        ++count;
    }
    return count > 0 ? sum / count : fallback;
}

void orderRows(const scenario::Scenario& scenario, Columns& columns)
{
    QHash<QString, double> rows;
    for (auto& [rank, ids] : columns) {
        QHash<QString, double> wanted;
        for (std::size_t i = 0; i < ids.size(); ++i)
            wanted[ids[i]] = feedersRow(scenario, ids[i], rows, static_cast<double>(i));
        std::stable_sort(ids.begin(), ids.end(),
                         [&](const QString& a, const QString& b) { return wanted[a] < wanted[b]; });
        for (std::size_t i = 0; i < ids.size(); ++i)
            rows[ids[i]] = static_cast<double>(i);
    }
}

double heightOf(const std::vector<QString>& ids, const QHash<QString, QSizeF>& sizes)
{
    double height = -kRowGap;
    for (const QString& id : ids)
        height += sizes.value(id).height() + kRowGap;
    return height;
}

} // namespace

QHash<QString, QPointF> layoutByRank(const scenario::Scenario& scenario, const QHash<QString, QSizeF>& sizes)
{
    Columns columns = columnsOf(scenario);
    orderRows(scenario, columns);
    double tallest = 0;
    for (const auto& [rank, ids] : columns)
        tallest = std::max(tallest, heightOf(ids, sizes));

    QHash<QString, QPointF> places;
    double x = 0;
    for (const auto& [rank, ids] : columns) {
        double y = (tallest - heightOf(ids, sizes)) / 2;
        double width = 0;
        for (const QString& id : ids) {
            places[id] = {onGrid(x), std::round(y)}; // no grid: links between middles are to be straight
            y += sizes.value(id).height() + kRowGap;
            width = std::max(width, sizes.value(id).width());
        }
        x += width + kColumnGap;
    }
    return places;
}

} // namespace fulcrum::app
