// SPDX-License-Identifier: GPL-3.0-or-later
// The jobs as a table: title, progress, time.
#pragma once

#include "jobs/job_tracker.h"

#include <QAbstractTableModel>

namespace fulcrum::app
{

class JobsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { kTitle, kState, kProgress, kTime, kMessage, kColumnCount };
    enum Role { kIdRole = Qt::UserRole, kProgressRole };

    explicit JobsModel(JobTracker& tracker, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    // "1.2 s left", "3.4 s"
    static QString timeText(const Job& job);
    static QString stateText(const Job& job);

private:
    int rowOf(int id) const;

    JobTracker& m_tracker;
    std::vector<Job> m_jobs; // the tracker's, as the views know them
};

} // namespace fulcrum::app
