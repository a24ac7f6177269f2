// SPDX-License-Identifier: GPL-3.0-or-later
// The project as a tree: scenarios, and their nodes beneath.
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
    enum Role { kScenarioRole = Qt::UserRole, kNodeRole };

    ProjectTreeModel(ProjectController& controller, const Theme& theme, QObject* parent = nullptr);

    void setTheme(const Theme& theme);
    QModelIndex indexOf(const QString& scenario, const QString& node = {}) const;

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

    void refresh();
    void repaint(Qt::ItemDataRole role);
    QVariant groupData(int role) const;
    QVariant scenarioData(const ScenarioEntry& entry, int role) const;
    QVariant nodeData(const ScenarioEntry& scenario, const NodeEntry& entry, int role) const;

    ProjectController& m_controller;
    Theme m_theme;
    std::vector<ScenarioEntry> m_scenarios;
};

} // namespace fulcrum::app
