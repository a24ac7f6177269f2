// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/log_model.h"

namespace fulcrum::app
{

void LogModel::add(const QString& text)
{
    if (rowCount() == kKept) {
        beginRemoveRows({}, 0, 0);
        m_lines.pop_front();
        endRemoveRows();
    }
    beginInsertRows({}, rowCount(), rowCount());
    m_lines.push_back({QTime::currentTime(), text});
    endInsertRows();
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int LogModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumnCount;
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    if (index.column() == kTime) return line.time.toString(QStringLiteral("HH:mm:ss"));
    return line.text;
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    return section == kTime ? tr("Time") : tr("What happened");
}

} // namespace fulcrum::app
