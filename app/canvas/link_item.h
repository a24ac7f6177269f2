// SPDX-License-Identifier: GPL-3.0-or-later
// A link drawn as a curve between two ports; also the line that follows the pointer while one is being made.
#pragma once

#include "shell/project_controller.h"
#include "shell/theme.h"

#include <QGraphicsPathItem>

namespace fulcrum::app
{

class LinkItem : public QGraphicsPathItem
{
public:
    enum { Type = UserType + 2 };
    enum class Look { Plain, Active, Drawing, Refused };

    LinkItem(LinkId link, const Theme& theme);

    int type() const override { return Type; }
    const LinkId& link() const { return m_link; }
    void setEnds(QPointF from, QPointF to);
    void setLook(Look look);
    void setTheme(const Theme& theme);

    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

protected:
    void hoverEnterEvent(QGraphicsSceneHoverEvent* event) override;
    void hoverLeaveEvent(QGraphicsSceneHoverEvent* event) override;

private:
    LinkId m_link;
    Theme m_theme;
    Look m_look = Look::Plain;
    QPointF m_to;
    bool m_hovered = false;
};

} // namespace fulcrum::app
