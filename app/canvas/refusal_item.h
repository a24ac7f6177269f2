// SPDX-License-Identifier: GPL-3.0-or-later
// The sentence beside the pointer while a link is dragged to where it cannot go.
#pragma once

#include "canvas/refusal_words.h"
#include "shell/theme.h"

#include <QGraphicsItem>

namespace fulcrum::app
{

class RefusalItem : public QGraphicsItem
{
public:
    explicit RefusalItem(const Theme& theme);

    void setTheme(const Theme& theme);
    // Stays inside `view`, given in scene coordinates at this zoom.
    void show(const QString& title, const RefusalText& text, QPointF scenePosition, const QRectF& view,
              double zoom);

    QString text() const { return m_title + QLatin1Char('\n') + m_message + QLatin1Char('\n') + m_hint; }
    QRectF boundingRect() const override { return m_box; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void measure();

    Theme m_theme;
    QString m_title;
    QString m_message;
    QString m_hint;
    QRectF m_box;
    double m_messageHeight = 0;
};

} // namespace fulcrum::app
