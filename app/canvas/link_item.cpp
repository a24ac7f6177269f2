// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/link_item.h"

#include <QPainter>
#include <QPainterPathStroker>

#include <algorithm>

namespace fulcrum::app
{

LinkItem::LinkItem(LinkId link, const Theme& theme) : m_link(std::move(link)), m_theme(theme)
{
    setFlag(ItemIsSelectable);
    setAcceptHoverEvents(true);
    if (!m_link.from.isEmpty()) setToolTip(m_link.from + QStringLiteral(" \u2192 ") + m_link.to);
}

void LinkItem::setEnds(QPointF from, QPointF to)
{
    m_to = to;
    // A link that runs backwards swings out, so that it stays readable.
    const double reach = std::max(24.0, std::abs(to.x() - from.x()) * 0.5);
    QPainterPath path(from);
    path.cubicTo(from + QPointF(reach, 0), to - QPointF(reach, 0), to);
    setPath(path);
}

void LinkItem::setLook(Look look)
{
    if (look == m_look) return;
    m_look = look;
    update();
}

void LinkItem::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

QPainterPath LinkItem::shape() const
{
    if (m_look == Look::Drawing || m_look == Look::Refused) return {}; // the pointer must hit what is below
    QPainterPathStroker stroker;
    stroker.setWidth(10);
    return stroker.createStroke(path());
}

void LinkItem::hoverEnterEvent(QGraphicsSceneHoverEvent*)
{
    m_hovered = true;
    update();
}

void LinkItem::hoverLeaveEvent(QGraphicsSceneHoverEvent*)
{
    m_hovered = false;
    update();
}

void LinkItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const bool strong = isSelected() || m_look == Look::Active || m_look == Look::Drawing;
    QPen pen(strong ? m_theme.accent : m_theme.text3, strong || m_hovered ? 2 : 1.4);
    pen.setCapStyle(Qt::RoundCap);
    if (m_look == Look::Refused) {
        pen.setColor(m_theme.vermilion);
        pen.setWidthF(1.6);
        pen.setDashPattern({4, 3});
    }
    painter->setPen(pen);
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(path());
}

} // namespace fulcrum::app
