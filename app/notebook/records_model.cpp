// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/records_model.h"

#include "evidence/figure_input.h"

#include <algorithm>

namespace fulcrum::app
{

QColor toneColor(RecordState::Tone tone, const Theme& theme)
{
    using enum RecordState::Tone;
    switch (tone) {
    case Good:
        return theme.ok;
    case Bad:
        return theme.error;
    case Unresolved:
    case Incomplete:
        return theme.warning;
    default:
        return theme.text2;
    }
}

QString toneIcon(RecordState::Tone tone)
{
    using enum RecordState::Tone;
    switch (tone) {
    case Good:
        return QStringLiteral("ok");
    case Bad:
        return QStringLiteral("error");
    case Unresolved:
    case Incomplete:
        return QStringLiteral("warning");
    default:
        return {};
    }
}

RecordsModel::RecordsModel(const Theme& theme, QObject* parent) : QAbstractTableModel(parent), m_theme(theme)
{
}

void RecordsModel::setTheme(const Theme& theme)
{
    m_theme = theme;
    if (!m_records.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumnCount - 1));
}

void RecordsModel::setRecords(std::vector<Record> records)
{
    if (records == m_records) return;
    const bool sameRows = std::equal(records.begin(), records.end(), m_records.begin(), m_records.end(),
                                     [](const Record& a, const Record& b) { return a.id == b.id; });
    if (sameRows) {
        m_records = std::move(records);
        emit dataChanged(index(0, 0), index(rowCount() - 1, kColumnCount - 1));
        return;
    }
    beginResetModel();
    m_records = std::move(records);
    endResetModel();
}

int RecordsModel::rowOf(const QString& id) const
{
    const auto found =
        std::find_if(m_records.begin(), m_records.end(), [&](const Record& one) { return one.id == id; });
    return found == m_records.end() ? -1 : static_cast<int>(found - m_records.begin());
}

int RecordsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_records.size());
}

int RecordsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumnCount;
}

QVariant RecordsModel::textOf(const Record& record, int column) const
{
    switch (column) {
    case kId:
        return record.id;
    case kWhen:
        return record.at ? momentText(*record.at) : QStringLiteral("\u2013");
    case kKind:
        return recordKindName(record.kind);
    case kText:
        return record.text.simplified();
    case kLinks:
        return record.links.join(QStringLiteral(", "));
    case kState:
        return record.state.text;
    default:
        return {};
    }
}

QVariant RecordsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const Record& one = record(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return textOf(one, column);
    case Qt::ToolTipRole:
        if (column == kState) return one.state.toolTip.isEmpty() ? one.state.text : one.state.toolTip;
        return column == kText ? QVariant(one.text) : textOf(one, column);
    case Qt::DecorationRole:
        if (column == kKind)
            return icon(one.measured ? QStringLiteral("database") : recordKindIcon(one.kind), m_theme);
        if (const QString name = toneIcon(one.state.tone); column == kState && !name.isEmpty())
            return icon(name, toneColor(one.state.tone, m_theme));
        return {};
    case Qt::ForegroundRole:
        if (column == kState) return toneColor(one.state.tone, m_theme);
        return column == kText || column == kId ? m_theme.text : m_theme.text2;
    case Qt::FontRole:
        return m_theme.font(column == kId ? FontRole::TableStrong : FontRole::Table);
    default:
        return {};
    }
}

QVariant RecordsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case kId:
        return tr("Id");
    case kWhen:
        return tr("When");
    case kKind:
        return tr("Class");
    case kText:
        return tr("Record");
    case kLinks:
        return tr("Links");
    case kState:
        return tr("Judged");
    default:
        return {};
    }
}

} // namespace fulcrum::app
