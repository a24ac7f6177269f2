// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the cells of the lever table: triangles with numbers, intervals on one scale, advice with its icon.
#pragma once

#include "shell/theme.h"

#include <QStyledItemDelegate>

namespace fulcrum::app
{

class LeversModel;

class LeversDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    LeversDelegate(const LeversModel& model, const Theme& theme, QObject* parent);

    void setTheme(const Theme& theme) { m_theme = theme; }
    void setRangeShown(bool shown) { m_rangeShown = shown; } // beside the expected value, where there is room

    // Of a lever's name or advice in a column that is as wide.
    int linesNeeded(const QModelIndex& index, int width) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

private:
    double chipWidth() const;
    void paintText(QPainter& painter, const QRectF& cell, const QModelIndex& index,
                   const QColor& color) const;
    void paintReason(QPainter& painter, const QRectF& cell, const QModelIndex& index) const;
    void paintLever(QPainter& painter, const QRectF& cell, const QModelIndex& index,
                    const QColor& color) const;
    void paintEffect(QPainter& painter, const QRectF& cell, const QModelIndex& index,
                     const QColor& color) const;
    void paintInterval(QPainter& painter, const QRectF& cell, const QModelIndex& index) const;
    void paintValue(QPainter& painter, const QRectF& cell, const QModelIndex& index,
                    const QColor& color) const;
    void paintAdvice(QPainter& painter, const QRectF& cell, const QModelIndex& index) const;

    const LeversModel& m_model;
    Theme m_theme;
    bool m_rangeShown = true;
};

} // namespace fulcrum::app
