// SPDX-License-Identifier: GPL-3.0-or-later
// Percentiles by class: one row a class and metric. Nearest rank over offered requests.
#pragma once

#include "study/figures.h"

#include <QAbstractTableModel>

#include <optional>

namespace fulcrum::app
{

// How a table cell is to be read; the delegate turns it into colour and weight.
enum class CellTone { Plain, Strong, Quiet, Better, Worse };

enum CellRole {
    ToneRole = Qt::UserRole + 1, // CellTone as int
    ChangeRole,                  // QString: the difference from the base, without its triangle; null for none
    ChangeToneRole,              // CellTone of the change as int
    RisesRole,                   // bool: the change is upwards
};

class PercentileModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        Class,
        Metric,
        Unit,
        Offered,
        P50,
        P50Interval,
        P95,
        P95Interval,
        P99,
        P99Interval,
        Mean,
        Max,
        Ratio, // p99 in multiples of the base's
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    // With the shares of answers that froze (frozenShares()), where they are known.
    void setFigures(const study::ScenarioFigures& figures, std::vector<double> frozen = {});
    // The scenario that the last column compares with; without one that column is empty.
    void setBase(const std::optional<study::ScenarioFigures>& base);

    // False with one replication: nothing is known about how far another run would differ.
    bool hasIntervals() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString className;
        bool firstOfClass = false;
        QString metric;
        QString definition;
        QString unit;
        double scale = 1;
        double offered = 0;
        study::Distribution figures;
        std::optional<double> ratio;
        std::optional<double> frozen{}; // set: the row tells this share alone
    };

    void rebuild();
    void addClass(const QString& name, double offered, const study::Latencies& latencies,
                  const study::Latencies* base, std::size_t index);
    QString text(const Row& row, int column) const;
    QString plain(const Row& row, int column) const; // for other programs: every row complete
    QString toolTip(const Row& row, int column) const;
    CellTone tone(const Row& row, int column) const;

    study::ScenarioFigures m_figures;
    std::vector<double> m_frozen; // by class, the last one of all
    std::optional<study::ScenarioFigures> m_base;
    std::vector<Row> m_rows;
};

} // namespace fulcrum::app
