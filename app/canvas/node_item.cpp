// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/node_item.h"

#include "canvas/pipeline_scene.h"
#include "shell/numbers.h"

#include <QFontMetricsF>
#include <QGraphicsScene>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kMinWidth = 116;
constexpr double kMaxWidth = 192;
constexpr double kHead = 28;
constexpr double kRow = 18;
constexpr double kPadding = 8;
constexpr double kBadge = 16;
constexpr double kSnap = metrics::kStep;

double rounded(double value)
{
    return std::round(value / kSnap) * kSnap;
}

} // namespace

NodeItem::NodeItem(const Theme& theme) : m_theme(theme)
{
    setFlags(ItemIsMovable | ItemIsSelectable | ItemSendsGeometryChanges);
    setAcceptHoverEvents(true);
    setZValue(1);
}

void NodeItem::setCard(const NodeCard& card)
{
    if (card == m_card) return;
    m_card = card;
    measure();
    QStringList rows;
    for (const NodeCard::Row& row : card.rows)
        rows.append(row.label + QStringLiteral(": ") + row.value);
    const QString badge = card.badgeText.isEmpty() ? QString() : card.badgeText + QStringLiteral("\n\n");
    setToolTip(badge + card.name + QStringLiteral(" \u00B7 ") + card.plugin + QLatin1Char('\n') +
               rows.join(QLatin1Char('\n')));
    update();
}

void NodeItem::setTheme(const Theme& theme)
{
    m_theme = theme;
    measure();
    update();
}

void NodeItem::setPortState(PortState state)
{
    if (state == m_portState) return;
    m_portState = state;
    update();
}

void NodeItem::measure()
{
    prepareGeometryChange();
    const QFontMetricsF head(m_theme.font(FontRole::TableStrong));
    const QFontMetricsF small(m_theme.font(FontRole::Small));
    double width = kPadding * 3 + metrics::kIcon + head.horizontalAdvance(m_card.name);
    if (m_card.simulating) width += metrics::kIcon;
    for (const NodeCard::Row& row : m_card.rows)
        width = std::max(width, kPadding * 2 + 12 + small.horizontalAdvance(row.label) +
                                    tabularWidth(small, row.value));
    width = std::ceil(std::clamp(width, kMinWidth, kMaxWidth) / kSnap) * kSnap;
    const double rows = static_cast<double>(m_card.rows.size());
    m_size = {width, kHead + (rows > 0 ? rows * kRow + kPadding : 0)};
}

QPointF NodeItem::inputPort() const
{
    return mapToScene(QPointF(0, m_size.height() / 2));
}

QPointF NodeItem::outputPort() const
{
    return mapToScene(QPointF(m_size.width(), m_size.height() / 2));
}

NodeItem::Port NodeItem::portAt(QPointF scenePosition) const
{
    const auto hit = [&](QPointF port) {
        const QPointF d = scenePosition - port;
        return std::hypot(d.x(), d.y()) <= kPortHit / 2;
    };
    if (m_card.hasOutput && hit(outputPort())) return Port::Output;
    if (m_card.hasInput && hit(inputPort())) return Port::Input;
    return Port::None;
}

QRectF NodeItem::boundingRect() const
{
    const double margin = std::max(kPortHit / 2, kBadge / 2) + 2;
    return QRectF(QPointF(), m_size).adjusted(-margin, -margin, margin, margin);
}

QPainterPath NodeItem::shape() const
{
    QPainterPath path;
    path.addRect(QRectF(QPointF(), m_size));
    const double r = kPortHit / 2;
    const double y = m_size.height() / 2;
    if (m_card.hasInput) path.addEllipse(QPointF(0, y), r, r);
    if (m_card.hasOutput) path.addEllipse(QPointF(m_size.width(), y), r, r);
    path.setFillRule(Qt::WindingFill);
    return path;
}

QVariant NodeItem::itemChange(GraphicsItemChange change, const QVariant& value)
{
    if (change == ItemPositionChange) {
        const QPointF wanted = value.toPointF();
        auto* canvas = qobject_cast<PipelineScene*>(scene());
        return canvas && canvas->isDraggingNodes() ? QPointF(rounded(wanted.x()), rounded(wanted.y()))
                                                   : wanted;
    }
    if (change == ItemPositionHasChanged)
        if (auto* canvas = qobject_cast<PipelineScene*>(scene())) canvas->followNode(m_card.id);
    return QGraphicsItem::itemChange(change, value);
}

void NodeItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(QPointF(), m_size).adjusted(0.5, 0.5, -0.5, -0.5);
    QPen border(isSelected() ? m_theme.accent : m_theme.line2, isSelected() ? 2 : 1);
    if (m_card.placeholder) border.setStyle(Qt::DashLine);
    QPainterPath outline;
    outline.addRoundedRect(box, metrics::kRadius, metrics::kRadius);
    painter->fillPath(outline, m_theme.bg1);
    const QRectF head(box.left(), box.top(), box.width(), kHead);
    painter->save();
    painter->setClipPath(outline);
    painter->fillRect(head, m_theme.bg3);
    painter->restore();
    if (!m_card.rows.empty()) {
        painter->setPen(QPen(m_theme.line, 1));
        painter->drawLine(head.bottomLeft(), head.bottomRight());
    }
    painter->setPen(border);
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(outline);

    paintHead(*painter, head);
    paintRows(*painter, QRectF(box.left(), head.bottom() + kPadding / 2, box.width(), box.height() - kHead));
    const double y = m_size.height() / 2;
    if (m_card.hasInput) paintPort(*painter, QPointF(0, y), true);
    if (m_card.hasOutput) paintPort(*painter, QPointF(m_size.width(), y), false);
    if (m_card.badge != NodeCard::Badge::None) paintBadge(*painter);
}

void NodeItem::paintHead(QPainter& painter, const QRectF& head) const
{
    const QRectF icon(head.left() + kPadding, head.center().y() - metrics::kIcon / 2.0, metrics::kIcon,
                      metrics::kIcon);
    paintIcon(painter, m_card.icon, icon, m_theme.text2);
    QRectF name = head.adjusted(kPadding * 2 + metrics::kIcon, 0, -kPadding, 0);
    if (m_card.simulating) {
        const QRectF ring(head.right() - kPadding - 12, head.center().y() - 6, 12, 12);
        painter.setPen(QPen(m_theme.track, 2));
        painter.drawEllipse(ring);
        painter.setPen(QPen(m_theme.sky, 2));
        painter.drawArc(ring, 90 * 16, -100 * 16);
        name.setRight(ring.left() - metrics::kGap);
    }
    painter.setFont(m_theme.font(FontRole::TableStrong));
    painter.setPen(m_theme.text);
    const QFontMetricsF fm(painter.font());
    painter.drawText(name, Qt::AlignVCenter | Qt::AlignLeft,
                     fm.elidedText(m_card.name, Qt::ElideRight, name.width()));
}

void NodeItem::paintRows(QPainter& painter, const QRectF& rows) const
{
    painter.setFont(m_theme.font(FontRole::Small));
    const QFontMetricsF fm(painter.font());
    double y = rows.top();
    for (const NodeCard::Row& row : m_card.rows) {
        const QRectF line(rows.left() + kPadding, y, rows.width() - 2 * kPadding, kRow);
        const double room = line.width() - 8;
        const QString value = fm.elidedText(row.value, Qt::ElideMiddle, room * 0.7);
        const double width = tabularWidth(fm, value);
        painter.setPen(m_card.stale ? m_theme.text3 : m_theme.text);
        drawTabular(painter, line, Qt::AlignRight | Qt::AlignVCenter, value);
        painter.setPen(m_theme.text2);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         fm.elidedText(row.label, Qt::ElideRight, room - width));
        y += kRow;
    }
}

void NodeItem::paintPort(QPainter& painter, QPointF centre, bool input) const
{
    QColor edge = isSelected() ? m_theme.accent : m_theme.text2;
    QColor inside = m_theme.bg0;
    if (input && m_portState == PortState::Legal) edge = inside = m_theme.accent;
    if (input && m_portState == PortState::Refused) edge = m_theme.error;
    painter.setPen(QPen(edge, 1.4));
    painter.setBrush(inside);
    painter.drawEllipse(centre, kPortSize / 2, kPortSize / 2);
}

void NodeItem::paintBadge(QPainter& painter) const
{
    const bool error = m_card.badge == NodeCard::Badge::Error;
    const QRectF where(m_size.width() - kBadge / 2 - 6, -kBadge / 2, kBadge, kBadge);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.bg0);
    painter.drawEllipse(where);
    paintIcon(painter, error ? QStringLiteral("error") : QStringLiteral("warning"),
              where.adjusted(1, 1, -1, -1), error ? m_theme.error : m_theme.warning);
}

} // namespace fulcrum::app
