// SPDX-License-Identifier: GPL-3.0-or-later
// All records of the notebook as a table, in order.
#pragma once

#include "notebook/records.h"
#include "shell/theme.h"

#include <QAbstractTableModel>

namespace fulcrum::app
{

class RecordsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { kId, kWhen, kKind, kText, kLinks, kState, kColumnCount };

    explicit RecordsModel(const Theme& theme, QObject* parent = nullptr);

    void setTheme(const Theme& theme);
    // Rows stay where only what they say has changed, so that views keep selection and place.
    void setRecords(std::vector<Record> records);
    const std::vector<Record>& records() const { return m_records; }
    const Record& record(int row) const { return m_records[static_cast<std::size_t>(row)]; }
    int rowOf(const QString& id) const; // -1: none

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant textOf(const Record& record, int column) const;

    Theme m_theme;
    std::vector<Record> m_records;
};

// Colour and picture of a state.
QColor toneColor(RecordState::Tone tone, const Theme& theme);
QString toneIcon(RecordState::Tone tone); // empty: none

} // namespace fulcrum::app
