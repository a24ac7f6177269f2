// SPDX-License-Identifier: GPL-3.0-or-later
// A node on the canvas: head with icon and name, label and value rows, ports, badge. It only paints; the
// scene edits.
#pragma once

#include "canvas/node_card.h"
#include "shell/theme.h"

#include <QGraphicsItem>

namespace fulcrum::app
{

class NodeItem : public QGraphicsItem
{
public:
    enum { Type = UserType + 1 };
    enum class Port { None, Input, Output };
    enum class PortState { Idle, Legal, Refused };

    explicit NodeItem(const Theme& theme);

    int type() const override { return Type; }
    const NodeCard& card() const { return m_card; }
    QString id() const { return m_card.id; }
    void setCard(const NodeCard& card);
    void setTheme(const Theme& theme);
    void setPortState(PortState state); // of the input, while a link is being dragged

    QSizeF size() const { return m_size; }
    QPointF inputPort() const; // in scene coordinates
    QPointF outputPort() const;
    Port portAt(QPointF scenePosition) const; // within the hit area

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    static constexpr double kPortSize = 8;
    static constexpr double kPortHit = 20;

protected:
    QVariant itemChange(GraphicsItemChange change, const QVariant& value) override;

private:
    void measure();
    void paintHead(QPainter& painter, const QRectF& head) const;
    void paintRows(QPainter& painter, const QRectF& rows) const;
    void paintPort(QPainter& painter, QPointF centre, bool input) const;
    void paintBadge(QPainter& painter) const;

    Theme m_theme;
    NodeCard m_card;
    QSizeF m_size;
    PortState m_portState = PortState::Idle;
};

} // namespace fulcrum::app
