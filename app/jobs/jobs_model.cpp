// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/jobs_model.h"

#include "shell/numbers.h"

#include <algorithm>

namespace fulcrum::app
{

JobsModel::JobsModel(JobTracker& tracker, QObject* parent)
    : QAbstractTableModel(parent), m_tracker(tracker), m_jobs(tracker.jobs())
{
    connect(&tracker, &JobTracker::jobAdded, this, [this](int id) {
        beginInsertRows({}, 0, 0);
        m_jobs.insert(m_jobs.begin(), *m_tracker.find(id));
        endInsertRows();
    });
    connect(&tracker, &JobTracker::jobRemoved, this, [this](int row) {
        beginRemoveRows({}, row, row);
        m_jobs.erase(m_jobs.begin() + row);
        endRemoveRows();
    });
    connect(&tracker, &JobTracker::jobChanged, this, [this](int id) {
        const int row = rowOf(id);
        if (row < 0) return;
        m_jobs[static_cast<std::size_t>(row)] = *m_tracker.find(id);
        emit dataChanged(index(row, 0), index(row, kColumnCount - 1));
    });
}

int JobsModel::rowOf(int id) const
{
    const auto found =
        std::find_if(m_jobs.begin(), m_jobs.end(), [&](const Job& job) { return job.id == id; });
    return found == m_jobs.end() ? -1 : static_cast<int>(found - m_jobs.begin());
}

int JobsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_jobs.size());
}

int JobsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumnCount;
}

QString JobsModel::timeText(const Job& job)
{
    if (job.isActive())
        return job.timeLeft < 0 ? QString() : tr("%1 left").arg(formatSeconds(job.timeLeft).text());
    return formatSeconds(job.elapsed).text();
}

QString JobsModel::stateText(const Job& job)
{
    switch (job.state) {
    case Job::State::Running:
        return tr("running");
    case Job::State::Cancelling:
        return tr("cancelling");
    case Job::State::Done:
        return tr("done");
    case Job::State::Cancelled:
        return tr("cancelled");
    case Job::State::Failed:
        return tr("failed");
    }
    return {};
}

QVariant JobsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Job& job = m_jobs[static_cast<std::size_t>(index.row())];
    if (role == kIdRole) return job.id;
    if (role == kProgressRole) return job.progress;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (index.column()) {
    case kTitle:
        return job.title;
    case kState:
        return stateText(job);
    case kProgress:
        return QStringLiteral("%1 %").arg(qRound(job.progress * 100));
    case kTime:
        return timeText(job);
    case kMessage:
        return job.message;
    default:
        return {};
    }
}

QVariant JobsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case kTitle:
        return tr("Job");
    case kState:
        return tr("State");
    case kProgress:
        return tr("Progress");
    case kTime:
        return tr("Time");
    case kMessage:
        return tr("Message");
    default:
        return {};
    }
}

} // namespace fulcrum::app
