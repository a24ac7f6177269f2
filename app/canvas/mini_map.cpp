// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/mini_map.h"

#include "canvas/pipeline_view.h"

#include <QMouseEvent>
#include <QPainter>

namespace fulcrum::app
{

namespace
{

constexpr QSize kSize(176, 104);
constexpr int kMargin = 8;
constexpr double kInside = 6;
constexpr int kFewNodes = 6; // of less than that, nobody loses one

} // namespace

MiniMap::MiniMap(PipelineView& view, const Theme& theme) : QWidget(&view), m_view(view), m_theme(theme)
{
    setObjectName(QStringLiteral("miniMap"));
    setAccessibleName(tr("Map of the pipeline"));
    setToolTip(tr("The whole pipeline; click to go there"));
    setCursor(Qt::PointingHandCursor);
    hide();
}

void MiniMap::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

QRectF MiniMap::whole() const
{
    return m_view.pipeline().nodesRect().adjusted(-16, -16, 16, 16);
}

void MiniMap::place()
{
    const QRectF seen = m_view.mapToScene(m_view.viewport()->rect()).boundingRect();
    const bool useful =
        m_view.pipeline().nodeIds().size() > kFewNodes && !seen.contains(m_view.pipeline().nodesRect());
    setVisible(useful);
    setGeometry(QRect(
        QPoint(m_view.width() - kSize.width() - kMargin, m_view.height() - kSize.height() - kMargin), kSize));
    update();
}

QTransform MiniMap::toHere() const
{
    const QRectF all = whole();
    const QRectF room = QRectF(rect()).adjusted(kInside, kInside, -kInside, -kInside);
    const double scale = std::min(room.width() / all.width(), room.height() / all.height());
    QTransform transform;
    transform.translate(room.center().x(), room.center().y());
    transform.scale(scale, scale);
    transform.translate(-all.center().x(), -all.center().y());
    return transform;
}

void MiniMap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.bg1);
    painter.setPen(m_theme.line2);
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setClipRect(rect().adjusted(1, 1, -1, -1));
    const QTransform transform = toHere();
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.text3);
    const QStringList ids = m_view.pipeline().nodeIds();
    for (const QString& id : ids) {
        const NodeItem* node = m_view.pipeline().node(id);
        painter.drawRect(transform.mapRect(QRectF(node->pos(), node->size())));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.accent, 1));
    painter.drawRect(transform.mapRect(m_view.mapToScene(m_view.viewport()->rect()).boundingRect()));
}

void MiniMap::go(QPointF where)
{
    m_view.lookAt(toHere().inverted().map(where));
}

void MiniMap::mousePressEvent(QMouseEvent* event)
{
    go(event->position());
}

void MiniMap::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton)) go(event->position());
}

} // namespace fulcrum::app
