// SPDX-License-Identifier: GPL-3.0-or-later
// The matrix of mechanisms: one row each, with what it predicts under every observation.
#pragma once

#include "shell/theme.h"
#include "triage/triage.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace fulcrum::app
{

class HypothesesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { kRank, kMechanism, kProbability, kFirstObservation };
    enum Role {
        kIdRole = Qt::UserRole,
        kSecondRole,      // the second line of the mechanism
        kFailsRole,       // of a cell: it does not explain the observation; of a mechanism: any
        kProbabilityRole, // 0..1; below 0: it was not simulated
        kPinnedRole,
    };
    static constexpr int kMostShown = 8; // beside those that are pinned and None of these

    explicit HypothesesModel(QObject* parent = nullptr);

    // By probability, None of these last; those beyond the first few only where they are pinned.
    void setVerdict(const triage::Verdict* verdict, const std::vector<scenario::Observation>& observations,
                    const QStringList& pinned);

    const QString& id(int row) const { return m_rows[static_cast<std::size_t>(row)].id; }
    int rowOf(const QString& id) const; // -1: not shown

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Cell {
        QString text;
        QString toolTip;
        bool fails = false;
    };
    struct Row {
        QString id, rank, title, second, whole;
        double probability = 0;
        bool fails = false;
        bool pinned = false;
        std::vector<Cell> cells;
    };
    struct Observed {
        std::string id;
        QString name, value;
    };
    Row rowFor(const triage::Hypothesis& hypothesis, int rank) const;

    std::vector<Observed> m_observed; // those that can be compared, in the project's order
    std::vector<Row> m_rows;
};

} // namespace fulcrum::app
