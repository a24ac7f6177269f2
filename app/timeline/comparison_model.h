// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios side by side: one row a scenario, with differences from a base scenario.
#pragma once

#include "timeline/percentile_model.h"

namespace fulcrum::app
{

class ComparisonModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        Scenario,
        TtftP50,
        TtftP99,
        TpotMean,
        ItlP99,
        ItlMax,
        Occupancy,
        KvUsage,
        OutputRate,
        Cost, // $ per million output tokens
        Verdict,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setScenarios(std::vector<study::ScenarioFigures> scenarios);
    // The row that the others are compared with; none: no differences.
    void setBase(std::optional<std::size_t> base);

    bool hasBase() const { return m_base.has_value(); }
    QString nameAt(int row) const;
    int rowOf(const QString& name) const; // -1: not there

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Change {
        QString text;
        CellTone tone = CellTone::Quiet;
        bool rises = false;
    };

    QString text(const study::ScenarioFigures& figures, int column) const;
    QString toolTip(const study::ScenarioFigures& figures, int column) const;
    std::optional<Change> change(std::size_t row, int column) const;

    std::vector<study::ScenarioFigures> m_scenarios;
    std::optional<std::size_t> m_base;
};

} // namespace fulcrum::app
