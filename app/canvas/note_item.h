// SPDX-License-Identifier: GPL-3.0-or-later
// A note below its node on the canvas; it moves with it.
#pragma once

#include "shell/theme.h"

#include <QGraphicsItem>

namespace fulcrum::app
{

class NoteItem : public QGraphicsItem
{
public:
    NoteItem(const Theme& theme, QGraphicsItem* node);

    void setTheme(const Theme& theme);
    // Below what is `node` wide and high. Long notes are cut; the tooltip has all of it.
    void setNote(const QString& text, QSizeF node);
    QString text() const { return m_text; }
    double height() const { return m_box.height(); } // with the gap above; 0: there is no note

    QRectF boundingRect() const override { return m_box; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void measure();

    Theme m_theme;
    QString m_text;
    QStringList m_lines; // as they are drawn
    QSizeF m_node;
    QRectF m_box;
};

} // namespace fulcrum::app
