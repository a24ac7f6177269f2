// SPDX-License-Identifier: GPL-3.0-or-later
// The node types that can be added, by group. Rows are dragged to the canvas.
#pragma once

#include "scenario/project.h"
#include "shell/theme.h"

#include <QAbstractItemModel>

#include <optional>

namespace fulcrum::app
{

struct PaletteEntry {
    scenario::NodeKind kind = scenario::NodeKind::Workload;
    QString plugin;
};

class PaletteModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    static constexpr int kSearchRole = Qt::UserRole; // its name in the language of the window, and in English

    PaletteModel(const scenario::NodeTypes& types, const Theme& theme, QObject* parent = nullptr);

    void setTheme(const Theme& theme);
    std::optional<PaletteEntry> entry(const QModelIndex& index) const; // nothing for a group
    static std::optional<PaletteEntry> fromMime(const QMimeData* data);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    struct Group {
        QString title;
        std::vector<scenario::NodeType> types;
    };
    const scenario::NodeType* typeAt(const QModelIndex& index) const;

    std::vector<Group> m_groups;
    Theme m_theme;
};

} // namespace fulcrum::app
