// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/project_tree_model.h"

#include "shell/row_tree.h"
#include "shell/values.h"

#include <algorithm>

namespace fulcrum::app
{

namespace
{

// Internal ids: what an index is, and for a node the scenario above it.
constexpr quintptr kGroup = 0;
constexpr quintptr kScenario = 1;
constexpr quintptr kFirstNode = 2; // + row of the scenario

} // namespace

ProjectTreeModel::ProjectTreeModel(ProjectController& controller, const Theme& theme, QObject* parent)
    : QAbstractItemModel(parent), m_controller(controller), m_theme(theme)
{
    connect(&controller, &ProjectController::documentChanged, this, &ProjectTreeModel::refresh);
    connect(&controller, &ProjectController::currentScenarioChanged, this, [this] { repaint(Qt::FontRole); });
    refresh();
}

void ProjectTreeModel::setTheme(const Theme& theme)
{
    m_theme = theme;
    repaint(Qt::DecorationRole);
}

void ProjectTreeModel::repaint(Qt::ItemDataRole role)
{
    const QModelIndex group = index(0, 0);
    emit dataChanged(group, group, {role, Qt::ForegroundRole});
    for (int row = 0; row < rowCount(group); ++row) {
        const QModelIndex scenario = index(row, 0, group);
        emit dataChanged(scenario, scenario, {role, Qt::ForegroundRole});
        if (const int nodes = rowCount(scenario); nodes > 0)
            emit dataChanged(index(0, 0, scenario), index(nodes - 1, 0, scenario), {role});
    }
}

// Most edits change no row; views then keep what is open and where they are scrolled to.
void ProjectTreeModel::refresh()
{
    std::vector<ScenarioEntry> scenarios;
    for (const scenario::Scenario& scenario : m_controller.project().scenarios) {
        ScenarioEntry entry{toQt(scenario.name), scenarioName(scenario), toQt(scenario.extends), {}};
        for (const scenario::Node& node : scenario.nodes)
            entry.nodes.push_back({toQt(node.id), nodeName(node), node.kind});
        scenarios.push_back(std::move(entry));
    }
    if (scenarios == m_scenarios) return;
    beginResetModel();
    m_scenarios = std::move(scenarios);
    endResetModel();
}

QModelIndex ProjectTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    if (!parent.isValid()) return createIndex(row, column, kGroup);
    if (parent.internalId() == kGroup) return createIndex(row, column, kScenario);
    return createIndex(row, column, kFirstNode + static_cast<quintptr>(parent.row()));
}

QModelIndex ProjectTreeModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kGroup) return {};
    if (index.internalId() == kScenario) return createIndex(0, 0, kGroup);
    return createIndex(static_cast<int>(index.internalId() - kFirstNode), 0, kScenario);
}

int ProjectTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) return 1;
    if (parent.column() > 0) return 0;
    if (parent.internalId() == kGroup) return static_cast<int>(m_scenarios.size());
    if (parent.internalId() == kScenario)
        return static_cast<int>(m_scenarios[static_cast<std::size_t>(parent.row())].nodes.size());
    return 0;
}

int ProjectTreeModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QModelIndex ProjectTreeModel::indexOf(const QString& scenario, const QString& node) const
{
    for (std::size_t s = 0; s < m_scenarios.size(); ++s) {
        if (m_scenarios[s].name != scenario) continue;
        const QModelIndex above = index(static_cast<int>(s), 0, index(0, 0));
        for (std::size_t n = 0; n < m_scenarios[s].nodes.size(); ++n)
            if (m_scenarios[s].nodes[n].id == node) return index(static_cast<int>(n), 0, above);
        return node.isEmpty() ? above : QModelIndex();
    }
    return {};
}

QVariant ProjectTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    if (index.internalId() == kGroup) return groupData(role);
    const auto row = static_cast<std::size_t>(index.row());
    if (index.internalId() == kScenario) return scenarioData(m_scenarios[row], role);
    const ScenarioEntry& scenario = m_scenarios[index.internalId() - kFirstNode];
    return nodeData(scenario, scenario.nodes[row], role);
}

QVariant ProjectTreeModel::groupData(int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return tr("Scenarios");
    case Qt::FontRole:
        return m_theme.font(FontRole::TableStrong);
    case Qt::ForegroundRole:
        return m_theme.text2;
    case kAnnotationRole:
        return QString::number(m_scenarios.size());
    default:
        return {};
    }
}

QVariant ProjectTreeModel::scenarioData(const ScenarioEntry& entry, int role) const
{
    const bool current = entry.name == m_controller.currentScenarioName();
    switch (role) {
    case Qt::DisplayRole:
        return entry.title;
    case Qt::ToolTipRole:
        return entry.extends.isEmpty() ? entry.name : tr("%1, extends %2").arg(entry.name, entry.extends);
    case Qt::DecorationRole:
        return icon(QStringLiteral("scenario"), m_theme);
    case Qt::FontRole:
        return m_theme.font(current ? FontRole::TableStrong : FontRole::Table);
    case Qt::ForegroundRole:
        return current ? m_theme.text : m_theme.text2;
    case kAnnotationRole:
        return std::any_of(m_scenarios.begin(), m_scenarios.end(),
                           [&](const ScenarioEntry& other) { return other.extends == entry.name; })
                   ? tr("base")
                   : QString();
    case kScenarioRole:
        return entry.name;
    default:
        return {};
    }
}

QVariant ProjectTreeModel::nodeData(const ScenarioEntry& scenario, const NodeEntry& entry, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return entry.name;
    case Qt::ToolTipRole:
        return QString(kindName(entry.kind) + QLatin1Char(' ') + entry.id);
    case Qt::DecorationRole:
        return icon(kindIcon(entry.kind), m_theme);
    case kScenarioRole:
        return scenario.name;
    case kNodeRole:
        return entry.id;
    default:
        return {};
    }
}

} // namespace fulcrum::app
