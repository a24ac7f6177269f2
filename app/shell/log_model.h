// SPDX-License-Identifier: GPL-3.0-or-later
// What the program did, line by line.
#pragma once

#include <QAbstractTableModel>
#include <QTime>

#include <deque>

namespace fulcrum::app
{

class LogModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { kTime, kText, kColumnCount };
    static constexpr int kKept = 2000; // lines; the oldest go first

    using QAbstractTableModel::QAbstractTableModel;

    void add(const QString& text);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Line {
        QTime time;
        QString text;
    };
    std::deque<Line> m_lines;
};

} // namespace fulcrum::app
