// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/project_tree_model.h"

#include "evidence/notebook.h"
#include "evidence/record_words.h"
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
constexpr quintptr kFile = 2;
constexpr quintptr kRecords = 3;
constexpr quintptr kFirstNode = 4; // + row of the scenario

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
    emit dataChanged(index(0, 0), index(kGroups - 1, 0), {role, Qt::ForegroundRole});
    for (int group = 0; group < kGroups; ++group) {
        const QModelIndex above = index(group, 0);
        for (int row = 0; row < rowCount(above); ++row) {
            const QModelIndex one = index(row, 0, above);
            emit dataChanged(one, one, {role, Qt::ForegroundRole});
            if (const int nodes = rowCount(one); nodes > 0)
                emit dataChanged(index(0, 0, one), index(nodes - 1, 0, one), {role});
        }
    }
}

void ProjectTreeModel::setEvidence(std::vector<EvidenceEntry> entries)
{
    if (entries == m_evidence) return;
    beginResetModel();
    m_evidence = std::move(entries);
    endResetModel();
}

std::vector<ProjectTreeModel::RecordsEntry>
ProjectTreeModel::recordsOf(const scenario::Project& project) const
{
    std::vector<RecordsEntry> records;
    const auto measured = std::ranges::count_if(project.observations, [&](const auto& observation) {
        return !evidence::is_noted(observation, project);
    });
    if (measured > 0) records.push_back({-1, static_cast<int>(measured)});
    for (const scenario::NoteKind kind : kRecordKinds) {
        const auto count = std::count_if(project.notes.begin(), project.notes.end(),
                                         [&](const scenario::Note& note) { return note.kind == kind; });
        if (count > 0) records.push_back({static_cast<int>(kind), static_cast<int>(count)});
    }
    return records;
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
    std::vector<RecordsEntry> records = recordsOf(m_controller.project());
    if (scenarios == m_scenarios && records == m_records) return;
    beginResetModel();
    m_scenarios = std::move(scenarios);
    m_records = std::move(records);
    endResetModel();
}

QModelIndex ProjectTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    if (!parent.isValid()) return createIndex(row, column, kGroup);
    if (parent.internalId() == kGroup) {
        constexpr quintptr below[kGroups] = {kScenario, kFile, kRecords};
        return createIndex(row, column, below[parent.row()]);
    }
    return createIndex(row, column, kFirstNode + static_cast<quintptr>(parent.row()));
}

QModelIndex ProjectTreeModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kGroup) return {};
    if (index.internalId() == kScenario) return createIndex(kScenarios, 0, kGroup);
    if (index.internalId() == kFile) return createIndex(kEvidence, 0, kGroup);
    if (index.internalId() == kRecords) return createIndex(kNotebook, 0, kGroup);
    return createIndex(static_cast<int>(index.internalId() - kFirstNode), 0, kScenario);
}

int ProjectTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) return kGroups;
    if (parent.column() > 0) return 0;
    if (parent.internalId() == kGroup) {
        const std::size_t rows[kGroups] = {m_scenarios.size(), m_evidence.size(), m_records.size()};
        return static_cast<int>(rows[parent.row()]);
    }
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

QModelIndex ProjectTreeModel::indexOfEvidence(const QString& file) const
{
    for (std::size_t row = 0; row < m_evidence.size(); ++row)
        if (m_evidence[row].file == file) return index(static_cast<int>(row), 0, index(kEvidence, 0));
    return {};
}

QVariant ProjectTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    if (index.internalId() == kGroup) return groupData(index.row(), role);
    const auto row = static_cast<std::size_t>(index.row());
    if (index.internalId() == kFile) return evidenceData(m_evidence[row], role);
    if (index.internalId() == kRecords) return recordsData(m_records[row], role);
    if (index.internalId() == kScenario) return scenarioData(m_scenarios[row], role);
    const ScenarioEntry& scenario = m_scenarios[index.internalId() - kFirstNode];
    return nodeData(scenario, scenario.nodes[row], role);
}

QVariant ProjectTreeModel::groupData(int group, int role) const
{
    int count = static_cast<int>(group == kEvidence ? m_evidence.size() : m_scenarios.size());
    if (group == kNotebook) {
        count = 0;
        for (const RecordsEntry& entry : m_records)
            count += entry.count;
    }
    switch (role) {
    case Qt::DisplayRole:
        return group == kScenarios ? tr("Scenarios") : group == kEvidence ? tr("Evidence") : tr("Notebook");
    case Qt::ToolTipRole:
        return group == kEvidence ? tr("Files of measurements: drop them on the window to import them")
                                  : QVariant();
    case Qt::FontRole:
        return m_theme.font(FontRole::TableStrong);
    case Qt::ForegroundRole:
        return m_theme.text2;
    case kAnnotationRole:
        return QString::number(count);
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
        return QString(
            entry.title + QLatin1Char('\n') +
            (entry.extends.isEmpty() ? entry.name : tr("%1, extends %2").arg(entry.name, entry.extends)));
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

QVariant ProjectTreeModel::evidenceData(const EvidenceEntry& entry, int role) const
{
    using State = EvidenceEntry::State;
    switch (role) {
    case Qt::DisplayRole:
        return entry.title;
    case Qt::ToolTipRole:
        return entry.toolTip;
    case Qt::DecorationRole:
        return entry.state == State::Failed   ? icon(QStringLiteral("error"), m_theme.error)
               : entry.state == State::Warned ? icon(QStringLiteral("warning"), m_theme.warning)
                                              : icon(QStringLiteral("database"), m_theme);
    case Qt::ForegroundRole:
        return entry.state == State::Reading ? m_theme.text3 : m_theme.text2;
    case kAnnotationRole:
        return entry.note;
    case kEvidenceRole:
        return entry.file;
    default:
        return {};
    }
}

QVariant ProjectTreeModel::recordsData(const RecordsEntry& entry, int role) const
{
    const bool observations = entry.kind < 0;
    const auto kind =
        observations ? scenario::NoteKind::Observation : static_cast<scenario::NoteKind>(entry.kind);
    switch (role) {
    case Qt::DisplayRole:
        return observations ? tr("Measured") : recordKindPlural(kind);
    case Qt::DecorationRole:
        return icon(observations ? QStringLiteral("database") : recordKindIcon(kind), m_theme);
    case Qt::ForegroundRole:
        return m_theme.text2;
    case kAnnotationRole:
        return QString::number(entry.count);
    case kRecordsRole:
        return entry.kind;
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
