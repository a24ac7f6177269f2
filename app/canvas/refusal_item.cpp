// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/refusal_item.h"

#include <QFontMetricsF>
#include <QPainter>

namespace fulcrum::app
{

namespace
{

constexpr double kWidth = 284;
constexpr double kPadding = 10;
constexpr double kTitle = 20;
const QPointF kFromPointer(18, 20);

} // namespace

RefusalItem::RefusalItem(const Theme& theme) : m_theme(theme)
{
    setFlag(ItemIgnoresTransformations);
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(10);
    hide();
}

void RefusalItem::setTheme(const Theme& theme)
{
    m_theme = theme;
    measure();
    update();
}

void RefusalItem::show(const QString& title, const RefusalText& text, QPointF scenePosition,
                       const QRectF& view, double zoom)
{
    m_title = title;
    m_message = text.reason;
    m_hint = text.wayOut;
    measure();
    setPos(scenePosition);
    if (scenePosition.x() + m_box.right() / zoom > view.right()) m_box.moveRight(-kFromPointer.x());
    if (scenePosition.y() + m_box.bottom() / zoom > view.bottom())
        m_box.moveBottom((view.bottom() - scenePosition.y()) * zoom - kPadding);
    setVisible(true);
    update();
}

void RefusalItem::measure()
{
    prepareGeometryChange();
    const QFontMetricsF fm(m_theme.font(FontRole::Small));
    const QRectF room(0, 0, kWidth - 2 * kPadding, 1000);
    m_messageHeight = fm.boundingRect(room, Qt::TextWordWrap, m_message).height();
    const double hint = m_hint.isEmpty() ? 0 : fm.boundingRect(room, Qt::TextWordWrap, m_hint).height();
    m_box = QRectF(kFromPointer, QSizeF(kWidth, kPadding * 2 + kTitle + m_messageHeight + hint));
}

void RefusalItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_theme.vermilion, 1));
    painter->setBrush(m_theme.bg3);
    painter->drawRoundedRect(m_box.adjusted(0.5, 0.5, -0.5, -0.5), metrics::kRadius, metrics::kRadius);
    QRectF inside = m_box.adjusted(kPadding, kPadding, -kPadding, -kPadding);
    paintIcon(*painter, QStringLiteral("refused"), QRectF(inside.topLeft(), QSizeF(14, 14)), m_theme.error);
    painter->setFont(m_theme.font(FontRole::TableStrong));
    painter->setPen(m_theme.text);
    painter->drawText(QRectF(inside.left() + 20, inside.top() - 1, inside.width() - 20, 16),
                      Qt::AlignVCenter | Qt::AlignLeft, m_title);
    painter->setFont(m_theme.font(FontRole::Small));
    inside.setTop(inside.top() + kTitle);
    painter->drawText(inside, Qt::TextWordWrap, m_message);
    inside.setTop(inside.top() + m_messageHeight);
    painter->setPen(m_theme.text2);
    painter->drawText(inside, Qt::TextWordWrap, m_hint);
}

} // namespace fulcrum::app
