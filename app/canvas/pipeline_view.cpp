// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/pipeline_view.h"

#include "canvas/mini_map.h"
#include "shell/values.h"

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kFitMargin = 32;
constexpr double kWheelStep = 1.15;

} // namespace

PipelineView::PipelineView(ProjectController& controller, const Theme& theme, QWidget* parent)
    : QGraphicsView(parent), m_controller(controller), m_theme(theme),
      m_scene(new PipelineScene(controller, theme, this)), m_map(new MiniMap(*this, theme))
{
    setObjectName(QStringLiteral("canvas"));
    setScene(m_scene);
    setFrameShape(NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setDragMode(RubberBandDrag);
    setTransformationAnchor(AnchorUnderMouse);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(FullViewportUpdate); // the dots and the sentence of an empty canvas are not items
    setAcceptDrops(true);
    setAccessibleName(tr("Pipeline canvas"));
    connect(m_scene, &PipelineScene::scenarioShown, this, &PipelineView::fit);
    connect(m_scene, &PipelineScene::linkDropped, this, &PipelineView::offerNodes);
    connect(m_scene, &QGraphicsScene::changed, m_map, &MiniMap::place);
    connect(this, &PipelineView::zoomChanged, m_map, &MiniMap::place);
    for (QScrollBar* bar : {horizontalScrollBar(), verticalScrollBar()})
        connect(bar, &QScrollBar::valueChanged, m_map, &MiniMap::place);
    connect(&controller, &ProjectController::selectionChanged, this, &PipelineView::describe);
}

void PipelineView::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_scene->setTheme(theme);
    m_map->setTheme(theme);
    viewport()->update();
}

// For screen readers: what is selected and what it is linked to.
void PipelineView::describe()
{
    const scenario::Node* node = m_controller.selectedNode();
    if (!node) {
        setAccessibleDescription(
            tr("%n nodes selected", nullptr, static_cast<int>(m_controller.selection().nodes.size())));
        return;
    }
    QStringList to;
    for (const scenario::Link& link : m_controller.currentScenario()->links)
        if (link.from == node->id) to.append(toQt(link.to));
    const QString what = kindName(node->kind) + QLatin1Char(' ') + nodeName(*node);
    setAccessibleDescription(to.isEmpty() ? what
                                          : tr("%1, linked to %2").arg(what, to.join(QStringLiteral(", "))));
}

double PipelineView::zoom() const
{
    return transform().m11();
}

void PipelineView::zoomBy(double factor)
{
    const double wanted = std::clamp(zoom() * factor, kSmallestZoom, kLargestZoom);
    scale(wanted / zoom(), wanted / zoom());
    m_fitted = false;
    emit zoomChanged();
}

void PipelineView::fit()
{
    const QRectF nodes = m_scene->nodesRect();
    const QSizeF room = QSizeF(viewport()->size()) - QSizeF(2 * kFitMargin, 2 * kFitMargin);
    if (nodes.isEmpty() || room.isEmpty()) return;
    // Small pipelines are not blown up much: text stays at the sizes of the rest of the window.
    const double scaleTo = std::clamp(std::min(room.width() / nodes.width(), room.height() / nodes.height()),
                                      kSmallestZoom, 1.25);
    setTransform(QTransform::fromScale(scaleTo, scaleTo));
    centerOn(nodes.center());
    m_fitted = true;
    emit zoomChanged();
}

void PipelineView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    if (m_fitted) fit();
    m_map->place();
}

void PipelineView::showEvent(QShowEvent* event)
{
    QGraphicsView::showEvent(event);
    if (m_fitted) fit();
}

void PipelineView::addNode(const PaletteEntry& entry)
{
    QPointF place = mapToScene(viewport()->rect().center());
    const double step = metrics::kGrid * 2;
    const auto taken = [&](QPointF at) {
        const QStringList ids = m_scene->nodeIds();
        return std::any_of(ids.begin(), ids.end(), [&](const QString& id) {
            const NodeItem* item = m_scene->node(id);
            return QRectF(item->pos(), item->size())
                .adjusted(-8, -8, 8, 8)
                .intersects(QRectF(at, QSizeF(140, 90)));
        });
    };
    while (taken(place))
        place += QPointF(0, step);
    addNodeAt(entry, place);
    ensureVisible(QRectF(place, QSizeF(160, 100)));
}

void PipelineView::drawBackground(QPainter* painter, const QRectF& rect)
{
    painter->fillRect(rect, m_theme.bg0);
    // Where dots would run together they say nothing.
    const double step = zoom() < 0.6 ? metrics::kGrid * 4 : metrics::kGrid;
    // One picture many times: as round points, thousands take as long as all nodes.
    const double dpr = devicePixelRatioF();
    QPixmap dot(QSize(4, 4) * dpr);
    dot.setDevicePixelRatio(dpr);
    dot.fill(Qt::transparent);
    QPainter drawn(&dot);
    drawn.setRenderHint(QPainter::Antialiasing);
    drawn.setPen(Qt::NoPen);
    drawn.setBrush(m_theme.line);
    drawn.drawEllipse(QPointF(2, 2), 0.75, 0.75);
    drawn.end();
    const QTransform toView = painter->worldTransform();
    painter->save();
    painter->resetTransform();
    for (double x = std::floor(rect.left() / step) * step; x < rect.right(); x += step)
        for (double y = std::floor(rect.top() / step) * step; y < rect.bottom(); y += step)
            painter->drawPixmap((toView.map(QPointF(x, y)) - QPointF(2, 2)).toPoint(), dot);
    painter->restore();
}

void PipelineView::drawForeground(QPainter* painter, const QRectF&)
{
    if (!m_scene->nodeIds().isEmpty()) return;
    painter->save();
    painter->resetTransform();
    painter->setFont(m_theme.font(FontRole::Base));
    painter->setPen(m_theme.text2);
    painter->drawText(
        viewport()->rect(), Qt::AlignCenter,
        tr("This scenario has no nodes. Drag one here from the palette, or double-click it there."));
    painter->restore();
}

bool PipelineView::keyWhileLinking(QKeyEvent* event)
{
    if (!m_scene->isLinking()) return false;
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
        m_scene->aimNext(1);
        break;
    case Qt::Key_Left:
    case Qt::Key_Up:
        m_scene->aimNext(-1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_scene->finishLink();
        break;
    case Qt::Key_Escape:
        m_scene->cancelGesture();
        break;
    default:
        return false;
    }
    return true;
}

bool PipelineView::keyForSelection(QKeyEvent* event)
{
    const double step = event->modifiers() & Qt::ShiftModifier ? 1 : metrics::kStep;
    switch (event->key()) {
    case Qt::Key_Left:
        m_scene->moveSelected({-step, 0});
        break;
    case Qt::Key_Right:
        m_scene->moveSelected({step, 0});
        break;
    case Qt::Key_Up:
        m_scene->moveSelected({0, -step});
        break;
    case Qt::Key_Down:
        m_scene->moveSelected({0, step});
        break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        m_controller.removeSelected();
        break;
    case Qt::Key_L:
        if (event->modifiers() != Qt::NoModifier || m_controller.selection().nodes.size() != 1) return false;
        m_scene->beginLink(m_controller.selection().nodes.front());
        break;
    default:
        return false;
    }
    return true;
}

void PipelineView::keyPressEvent(QKeyEvent* event)
{
    if (keyWhileLinking(event)) return;
    switch (event->key()) {
    case Qt::Key_0:
        fit();
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(kWheelStep);
        return;
    case Qt::Key_Minus:
        zoomBy(1 / kWheelStep);
        return;
    case Qt::Key_Escape:
        if (m_scene->isDraggingNodes())
            m_scene->cancelGesture();
        else
            m_controller.select({});
        return;
    default:
        break;
    }
    if (!m_controller.selection().isEmpty() && keyForSelection(event)) return;
    if (event->matches(QKeySequence::Copy)) return copySelected();
    if (event->matches(QKeySequence::Paste)) return paste();
    if (event->matches(QKeySequence::SelectAll)) {
        m_controller.select({m_scene->nodeIds(), {}});
        return;
    }
    QGraphicsView::keyPressEvent(event);
}

// Tab walks through the nodes, then leaves the canvas.
bool PipelineView::focusNextPrevChild(bool next)
{
    const QStringList ids = m_scene->nodeIds();
    const QStringList& selected = m_controller.selection().nodes;
    const qsizetype at = selected.size() == 1 ? ids.indexOf(selected.front()) : (next ? -1 : ids.size());
    const qsizetype to = at + (next ? 1 : -1);
    if (to < 0 || to >= ids.size()) return QGraphicsView::focusNextPrevChild(next);
    m_controller.select({{ids[to]}, {}});
    ensureVisible(m_scene->node(ids[to]));
    return true;
}

void PipelineView::wheelEvent(QWheelEvent* event)
{
    const double steps = event->angleDelta().y() / 120.0;
    if (steps != 0) zoomBy(std::pow(kWheelStep, steps));
    event->accept();
}

void PipelineView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton) {
        m_panFrom = event->pos();
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    QGraphicsView::mousePressEvent(event);
}

void PipelineView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_panFrom) {
        const QPoint by = event->pos() - *m_panFrom;
        m_panFrom = event->pos();
        m_fitted = false;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
        return;
    }
    QGraphicsView::mouseMoveEvent(event);
}

void PipelineView::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_panFrom && event->button() == Qt::MiddleButton) {
        m_panFrom.reset();
        viewport()->unsetCursor();
        return;
    }
    QGraphicsView::mouseReleaseEvent(event);
}

void PipelineView::dragEnterEvent(QDragEnterEvent* event)
{
    if (PaletteModel::fromMime(event->mimeData())) event->acceptProposedAction();
}

void PipelineView::dragMoveEvent(QDragMoveEvent* event)
{
    if (PaletteModel::fromMime(event->mimeData())) event->acceptProposedAction();
}

void PipelineView::dropEvent(QDropEvent* event)
{
    const auto entry = PaletteModel::fromMime(event->mimeData());
    if (!entry) return;
    addNodeAt(*entry, mapToScene(event->position().toPoint()));
    event->acceptProposedAction();
    setFocus();
}

} // namespace fulcrum::app
