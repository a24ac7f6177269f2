// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/palette_model.h"

#include "shell/values.h"
#include "shell/words.h"

#include <QMimeData>

namespace fulcrum::app
{

namespace
{

constexpr quintptr kGroup = 0; // internal id of group rows; entries hold their group's row + 1
const char kMime[] = "application/x-fulcrum-node";

} // namespace

PaletteModel::PaletteModel(const scenario::NodeTypes& types, const Theme& theme, QObject* parent)
    : QAbstractItemModel(parent), m_theme(theme)
{
    using scenario::NodeKind;
    const std::pair<std::vector<NodeKind>, QString> groups[] = {
        {{NodeKind::Workload}, tr("Traffic")},
        {{NodeKind::Client, NodeKind::Gateway, NodeKind::Router, NodeKind::KvLink}, tr("Path")},
        {{NodeKind::Engine}, tr("Engine")},
        {{NodeKind::Device}, tr("Hardware")},
    };
    for (const auto& [kinds, title] : groups) {
        Group group{title, {}};
        for (const NodeKind kind : kinds)
            for (const scenario::NodeType& type : types.all())
                if (type.kind == kind) group.types.push_back(type);
        if (!group.types.empty()) m_groups.push_back(std::move(group));
    }
}

void PaletteModel::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex group = index(row, 0);
        if (const int count = rowCount(group); count > 0)
            emit dataChanged(index(0, 0, group), index(count - 1, 0, group), {Qt::DecorationRole});
    }
}

const scenario::NodeType* PaletteModel::typeAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kGroup) return nullptr;
    return &m_groups[index.internalId() - 1].types[static_cast<std::size_t>(index.row())];
}

std::optional<PaletteEntry> PaletteModel::entry(const QModelIndex& index) const
{
    const scenario::NodeType* type = typeAt(index);
    if (!type) return {};
    return PaletteEntry{type->kind, toQt(type->plugin)};
}

std::optional<PaletteEntry> PaletteModel::fromMime(const QMimeData* data)
{
    if (!data->hasFormat(QString::fromLatin1(kMime))) return {};
    const QStringList parts =
        QString::fromUtf8(data->data(QString::fromLatin1(kMime))).split(QLatin1Char('/'));
    if (parts.size() != 2) return {};
    return PaletteEntry{static_cast<scenario::NodeKind>(parts[0].toInt()), parts[1]};
}

QModelIndex PaletteModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : kGroup);
}

QModelIndex PaletteModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kGroup) return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, kGroup);
}

int PaletteModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) return static_cast<int>(m_groups.size());
    if (parent.internalId() != kGroup || parent.column() > 0) return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].types.size());
}

int PaletteModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const scenario::NodeType* type = typeAt(index);
    if (!type) {
        if (role == Qt::DisplayRole || role == kSearchRole)
            return m_groups[static_cast<std::size_t>(index.row())].title;
        if (role == Qt::ForegroundRole) return m_theme.text2;
        if (role == Qt::FontRole) return m_theme.font(FontRole::TableStrong);
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return words::node(type->title);
    case Qt::DecorationRole:
        return icon(kindIcon(type->kind), m_theme);
    case Qt::ToolTipRole:
        return words::node(type->description);
    case kSearchRole:
        return QString(words::node(type->title) + QLatin1Char(' ') + toQt(type->title));
    default:
        return {};
    }
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) return Qt::NoItemFlags;
    if (!typeAt(index)) return Qt::ItemIsEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
}

QStringList PaletteModel::mimeTypes() const
{
    return {QString::fromLatin1(kMime)};
}

QMimeData* PaletteModel::mimeData(const QModelIndexList& indexes) const
{
    const auto dragged = indexes.isEmpty() ? std::nullopt : entry(indexes.front());
    if (!dragged) return nullptr;
    auto* data = new QMimeData;
    data->setData(
        QString::fromLatin1(kMime),
        (QString::number(static_cast<int>(dragged->kind)) + QLatin1Char('/') + dragged->plugin).toUtf8());
    return data;
}

} // namespace fulcrum::app
