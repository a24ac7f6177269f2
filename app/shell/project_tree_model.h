// SPDX-License-Identifier: GPL-3.0-or-later
// The project as a tree: scenarios with their nodes beneath, the files of measurements that are open beside
// it, and the records of its notebook by kind.
#pragma once

#include "shell/project_controller.h"
#include "shell/theme.h"

#include <QAbstractItemModel>

namespace fulcrum::app
{

class ProjectTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        kScenarioRole = Qt::UserRole,
        kNodeRole,
        kEvidenceRole, // a file's path
        kRecordsRole,  // "observations", or a kind of the notebook's records as a number
    };
    enum Group { kScenarios, kEvidence, kNotebook, kGroups };

    // A file of measurements.
    struct EvidenceEntry {
        QString file;
        QString title;
        QString note; // what it holds, at the right end
        QString toolTip;
        enum class State { Read, Reading, Failed, Warned } state = State::Read;
        bool operator==(const EvidenceEntry&) const = default;
    };

    ProjectTreeModel(ProjectController& controller, const Theme& theme, QObject* parent = nullptr);

    void setTheme(const Theme& theme);
    void setEvidence(std::vector<EvidenceEntry> entries);
    QModelIndex indexOf(const QString& scenario, const QString& node = {}) const;
    QModelIndex indexOfEvidence(const QString& file) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct NodeEntry {
        QString id;
        QString name;
        scenario::NodeKind kind = scenario::NodeKind::Workload;
        bool operator==(const NodeEntry&) const = default;
    };
    struct ScenarioEntry {
        QString name;
        QString title;
        QString extends;
        std::vector<NodeEntry> nodes;
        bool operator==(const ScenarioEntry&) const = default;
    };

    struct RecordsEntry {
        int kind = -1; // of scenario::NoteKind; -1: the observations
        int count = 0;
        bool operator==(const RecordsEntry&) const = default;
    };

    void refresh();
    void repaint(Qt::ItemDataRole role);
    std::vector<RecordsEntry> recordsOf(const scenario::Project& project) const;
    QVariant groupData(int group, int role) const;
    QVariant evidenceData(const EvidenceEntry& entry, int role) const;
    QVariant recordsData(const RecordsEntry& entry, int role) const;
    QVariant scenarioData(const ScenarioEntry& entry, int role) const;
    QVariant nodeData(const ScenarioEntry& scenario, const NodeEntry& entry, int role) const;

    ProjectController& m_controller;
    Theme m_theme;
    std::vector<ScenarioEntry> m_scenarios;
    std::vector<EvidenceEntry> m_evidence;
    std::vector<RecordsEntry> m_records;
};

} // namespace fulcrum::app
