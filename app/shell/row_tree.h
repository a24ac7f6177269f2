// SPDX-License-Identifier: GPL-3.0-or-later
// A tree in the window's look: selection with an accent edge over the whole row, annotations at the right
// end.
#pragma once

#include "shell/theme.h"

#include <QTreeView>

namespace fulcrum::app
{

inline constexpr int kAnnotationRole = Qt::UserRole + 100; // text at the right end, e.g. a count
inline constexpr int kGripRole = Qt::UserRole + 101;       // true: a grip there, the row can be dragged

class RowTree : public QTreeView
{
    Q_OBJECT

public:
    explicit RowTree(const Theme& theme, QWidget* parent = nullptr);

    const Theme& theme() const { return m_theme; }
    void setTheme(const Theme& theme);
    // Texts that have too little room take a second line.
    void setWraps(bool wraps);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

private:
    Theme m_theme;
};

} // namespace fulcrum::app
