// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/pipeline_scene.h"

#include "canvas/layout.h"
#include "canvas/link_item.h"
#include "canvas/note_item.h"
#include "canvas/refusal_item.h"
#include "scenario/graph.h"
#include "shell/values.h"

#include <QGraphicsSceneMouseEvent>
#include <QGraphicsView>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kMargin =
    2000; // room around the nodes: more than large windows show, which would move them else

LinkId idOf(const scenario::Link& link)
{
    return {toQt(link.from), toQt(link.to)};
}

} // namespace

PipelineScene::PipelineScene(ProjectController& controller, const Theme& theme, QObject* parent)
    : QGraphicsScene(parent), m_controller(controller), m_theme(theme), m_refusal(new RefusalItem(theme))
{
    setItemIndexMethod(NoIndex); // items come and go while a gesture holds them
    addItem(m_refusal);
    connect(&controller, &ProjectController::documentChanged, this, &PipelineScene::refresh);
    connect(&controller, &ProjectController::currentScenarioChanged, this, &PipelineScene::refresh);
    connect(&controller, &ProjectController::selectionChanged, this, &PipelineScene::applySelection);
    connect(this, &QGraphicsScene::selectionChanged, this, &PipelineScene::reportSelection);
    refresh();
}

// Items that leave would report a changed selection to a half destroyed scene.
PipelineScene::~PipelineScene()
{
    disconnect(this, &QGraphicsScene::selectionChanged, this, nullptr);
}

void PipelineScene::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (NodeItem* node : std::as_const(m_nodes))
        node->setTheme(theme);
    for (NoteItem* note : std::as_const(m_notes))
        note->setTheme(theme);
    for (LinkItem* link : m_links)
        link->setTheme(theme);
    m_refusal->setTheme(theme);
    refresh();
}

void PipelineScene::setResult(std::optional<study::ScenarioResult> result, bool stale, bool simulating)
{
    m_result = std::move(result);
    m_stale = stale;
    m_simulating = simulating;
    refresh();
}

// --- items

void PipelineScene::refresh()
{
    const scenario::Scenario* scenario = m_controller.currentScenario();
    const bool another = m_shown != m_controller.currentScenarioName();
    m_shown = m_controller.currentScenarioName();
    m_syncing = true;
    refreshNodes(scenario);
    if (scenario) placeNodes(*scenario);
    refreshLinks(scenario);
    m_syncing = false;
    applySelection();
    setSceneRect(nodesRect().adjusted(-kMargin, -kMargin, kMargin, kMargin));
    if (another) emit scenarioShown();
}

void PipelineScene::refreshNodes(const scenario::Scenario* scenario)
{
    const QStringList known = m_nodes.keys();
    for (const QString& id : known) {
        if (scenario && scenario->find(id.toStdString())) continue;
        m_dragStart.remove(id);
        m_notes.remove(id);
        delete m_nodes.take(id);
    }
    if (!scenario) return;
    const CardContext context{m_controller.nodeTypes(), m_result ? &*m_result : nullptr, m_stale,
                              m_simulating, &m_controller.document().problems()};
    for (const scenario::Node& node : scenario->nodes) {
        const QString id = toQt(node.id);
        NodeItem*& item = m_nodes[id];
        if (!item) {
            item = new NodeItem(m_theme);
            addItem(item);
            m_notes[id] = new NoteItem(m_theme, item);
        }
        item->setCard(cardOf(*scenario, node, context));
        m_notes[id]->setNote(m_controller.nodeNote(node), item->size());
    }
}

QHash<QString, QSizeF> PipelineScene::placedSizes() const
{
    QHash<QString, QSizeF> sizes;
    for (auto item = m_nodes.cbegin(); item != m_nodes.cend(); ++item)
        sizes[item.key()] = (*item)->size() + QSizeF(0, m_notes[item.key()]->height());
    return sizes;
}

QString PipelineScene::noteOf(const QString& id) const
{
    const NoteItem* note = m_notes.value(id);
    return note ? note->text() : QString();
}

void PipelineScene::placeNodes(const scenario::Scenario& scenario)
{
    const QHash<QString, QSizeF> sizes = placedSizes();
    const QHash<QString, QPointF> places = layoutByRank(scenario, sizes);
    for (const scenario::Node& node : scenario.nodes) {
        const QString id = toQt(node.id);
        if (m_dragStart.contains(id)) continue; // the hand holds it
        m_nodes[id]->setPos(node.canvas ? QPointF(node.canvas->x, node.canvas->y) : places.value(id));
    }
}

void PipelineScene::refreshLinks(const scenario::Scenario* scenario)
{
    std::vector<LinkItem*> kept;
    std::vector<LinkId> wanted;
    if (scenario)
        for (const scenario::Link& link : scenario->links)
            if (m_nodes.contains(toQt(link.from)) && m_nodes.contains(toQt(link.to)))
                wanted.push_back(idOf(link));
    for (LinkItem* item : m_links) {
        const auto found = std::find(wanted.begin(), wanted.end(), item->link());
        if (found == wanted.end()) {
            delete item;
        } else {
            kept.push_back(item);
            wanted.erase(found);
        }
    }
    for (const LinkId& link : wanted) {
        kept.push_back(new LinkItem(link, m_theme));
        addItem(kept.back());
    }
    m_links = std::move(kept);
    for (LinkItem* item : m_links)
        item->setEnds(m_nodes[item->link().from]->outputPort(), m_nodes[item->link().to]->inputPort());
    styleLinks();
}

void PipelineScene::followNode(const QString& id)
{
    if (m_syncing) return; // links of nodes that are gone are still here, and all are placed anew at the end
    for (LinkItem* item : m_links)
        if (item->link().from == id || item->link().to == id)
            item->setEnds(m_nodes[item->link().from]->outputPort(), m_nodes[item->link().to]->inputPort());
}

QStringList PipelineScene::nodeIds() const
{
    QStringList ids = m_nodes.keys();
    std::sort(ids.begin(), ids.end(), [this](const QString& a, const QString& b) {
        const QPointF p = m_nodes[a]->pos();
        const QPointF q = m_nodes[b]->pos();
        return p.x() != q.x() ? p.x() < q.x() : p.y() < q.y();
    });
    return ids;
}

int PipelineScene::unconnectedCount() const
{
    return static_cast<int>(std::count_if(m_nodes.cbegin(), m_nodes.cend(), [this](const NodeItem* node) {
        return std::none_of(m_links.begin(), m_links.end(), [&](const LinkItem* item) {
            return item->link().from == node->id() || item->link().to == node->id();
        });
    }));
}

QRectF PipelineScene::nodesRect() const
{
    QRectF all;
    for (const NodeItem* node : m_nodes)
        all |= QRectF(node->pos(), node->size() + QSizeF(0, m_notes[node->id()]->height()));
    return all;
}

// --- selection

void PipelineScene::applySelection()
{
    if (m_syncing) return;
    m_syncing = true;
    const Selection& selection = m_controller.selection();
    for (NodeItem* node : std::as_const(m_nodes))
        node->setSelected(selection.nodes.contains(node->id()));
    for (LinkItem* link : m_links)
        link->setSelected(selection.link && *selection.link == link->link());
    m_syncing = false;
    styleLinks();
}

void PipelineScene::reportSelection()
{
    if (m_syncing) return;
    Selection selection;
    for (QGraphicsItem* item : selectedItems()) {
        if (const auto* node = qgraphicsitem_cast<NodeItem*>(item)) selection.nodes.append(node->id());
        if (const auto* link = qgraphicsitem_cast<LinkItem*>(item)) selection.link = link->link();
    }
    if (!selection.nodes.isEmpty()) selection.link.reset();
    selection.nodes.sort();
    m_controller.select(selection);
    styleLinks();
}

void PipelineScene::styleLinks()
{
    const QStringList& nodes = m_controller.selection().nodes;
    for (LinkItem* item : m_links) {
        const bool active = nodes.contains(item->link().from) || nodes.contains(item->link().to);
        item->setLook(active ? LinkItem::Look::Active : LinkItem::Look::Plain);
    }
}

// --- moving

void PipelineScene::moveSelected(QPointF by)
{
    QHash<QString, QPointF> moved;
    for (const QString& id : m_controller.selection().nodes)
        if (const NodeItem* item = node(id)) moved[id] = item->pos() + by;
    m_controller.moveNodes(
        moved, QStringLiteral("keys %1 %2").arg(m_gesture).arg(moved.keys().join(QLatin1Char(' '))));
}

void PipelineScene::holdPlaces()
{
    const scenario::Scenario* scenario = m_controller.currentScenario();
    if (!scenario) return;
    QHash<QString, QPointF> held;
    for (const scenario::Node& each : scenario->nodes)
        if (const NodeItem* item = node(toQt(each.id)); item && !each.canvas)
            held[toQt(each.id)] = item->pos();
    m_controller.moveNodes(held);
}

void PipelineScene::autoLayout()
{
    const scenario::Scenario* scenario = m_controller.currentScenario();
    if (!scenario) return;
    const QHash<QString, QSizeF> sizes = placedSizes();
    QHash<QString, QPointF> moved;
    const auto places = layoutByRank(*scenario, sizes);
    for (auto place = places.cbegin(); place != places.cend(); ++place)
        if (m_nodes.contains(place.key()) && m_nodes[place.key()]->pos() != *place)
            moved[place.key()] = *place;
    m_controller.moveNodes(moved);
}

void PipelineScene::commitMoves()
{
    const QHash<QString, QPointF> start = m_dragStart;
    m_dragStart.clear();
    QHash<QString, QPointF> moved;
    for (auto one = start.cbegin(); one != start.cend(); ++one)
        if (const NodeItem* item = node(one.key()); item && item->pos() != *one)
            moved[one.key()] = item->pos();
    if (m_controller.moveNodes(moved)) refresh(); // refused: back to where they were
}

// --- linking

NodeItem* PipelineScene::nodeNear(QPointF position) const
{
    for (NodeItem* node : m_nodes) {
        const double reach = NodeItem::kPortHit / 2;
        if (QRectF(node->pos(), node->size()).adjusted(-reach, 0, reach, 0).contains(position)) return node;
    }
    return nullptr;
}

void PipelineScene::beginLink(const QString& from)
{
    NodeItem* source = node(from);
    if (!source || !source->card().hasOutput || m_draft) return;
    m_draftFrom = from;
    m_draft = new LinkItem({}, m_theme);
    m_draft->setLook(LinkItem::Look::Drawing);
    m_draft->setZValue(5);
    addItem(m_draft);
    m_draft->setEnds(source->outputPort(), source->outputPort());
    const scenario::Scenario* scenario = m_controller.currentScenario();
    for (NodeItem* other : std::as_const(m_nodes))
        if (other->card().hasInput && scenario &&
            !scenario::refuse_link(*scenario, from.toStdString(), other->id().toStdString()))
            other->setPortState(NodeItem::PortState::Legal);
}

void PipelineScene::dragLink(QPointF to)
{
    if (!m_draft) return;
    NodeItem* target = nodeNear(to);
    if (target && target->id() == m_draftFrom) target = nullptr;
    aimAt(target, to);
}

void PipelineScene::aimLink(const QString& target)
{
    if (NodeItem* item = node(target); item && m_draft) aimAt(item, item->inputPort());
}

void PipelineScene::aimNext(int step)
{
    QStringList ids = nodeIds();
    ids.removeAll(m_draftFrom);
    if (!m_draft || ids.isEmpty()) return;
    const qsizetype count = ids.size();
    const qsizetype at = ids.indexOf(m_draftTo);
    const qsizetype next = at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count;
    aimLink(ids[next]);
}

void PipelineScene::aimAt(NodeItem* target, QPointF end)
{
    m_draftTo = target ? target->id() : QString();
    const scenario::Scenario* scenario = m_controller.currentScenario();
    std::optional<scenario::Refusal> refused;
    if (target && scenario)
        refused = scenario::refusal_of(*scenario, m_draftFrom.toStdString(), m_draftTo.toStdString());
    m_draftAllowed = target && !refused;
    m_draft->setLook(refused ? LinkItem::Look::Refused : LinkItem::Look::Drawing);
    m_draft->setEnds(node(m_draftFrom)->outputPort(), m_draftAllowed ? target->inputPort() : end);
    for (NodeItem* other : std::as_const(m_nodes))
        if (other->card().hasInput && refused && other == target)
            other->setPortState(NodeItem::PortState::Refused);
    if (!refused) {
        m_refusal->hide();
        return;
    }
    QRectF visible = sceneRect();
    double zoom = 1;
    if (const QGraphicsView* view = views().value(0)) {
        visible = view->mapToScene(view->viewport()->rect()).boundingRect();
        zoom = view->transform().m11();
    }
    m_refusal->show(tr("Link refused: %1 \u2192 %2").arg(m_draftFrom, m_draftTo),
                    whyRefused(*scenario, m_draftFrom, m_draftTo, *refused), end, visible, zoom);
}

void PipelineScene::finishLink()
{
    if (!m_draft) return;
    const LinkId link{m_draftFrom, m_draftTo};
    const bool allowed = m_draftAllowed;
    cancelGesture();
    if (allowed) m_controller.addLink(link);
}

void PipelineScene::cancelGesture()
{
    delete m_draft;
    m_draft = nullptr;
    m_draftAllowed = false;
    m_draftFrom.clear();
    m_draftTo.clear();
    m_refusal->hide();
    for (NodeItem* node : std::as_const(m_nodes))
        node->setPortState(NodeItem::PortState::Idle);
    if (isDraggingNodes()) {
        m_dragStart.clear();
        if (QGraphicsItem* grabber = mouseGrabberItem()) grabber->ungrabMouse();
        refresh();
    }
}

QString PipelineScene::refusalText() const
{
    return m_refusal->isVisible() ? m_refusal->text() : QString();
}

// --- mouse

void PipelineScene::mousePressEvent(QGraphicsSceneMouseEvent* event)
{
    ++m_gesture;
    if (event->button() != Qt::LeftButton) {
        event->accept(); // right and middle button change no selection
        return;
    }
    for (const NodeItem* node : std::as_const(m_nodes)) {
        if (node->portAt(event->scenePos()) != NodeItem::Port::Output) continue;
        beginLink(node->id());
        event->accept();
        return;
    }
    QGraphicsScene::mousePressEvent(event);
    m_dragStart.clear();
    if (qgraphicsitem_cast<NodeItem*>(mouseGrabberItem()))
        for (QGraphicsItem* item : selectedItems())
            if (const auto* node = qgraphicsitem_cast<NodeItem*>(item)) m_dragStart[node->id()] = node->pos();
}

void PipelineScene::mouseMoveEvent(QGraphicsSceneMouseEvent* event)
{
    if (m_draft)
        dragLink(event->scenePos());
    else
        QGraphicsScene::mouseMoveEvent(event);
}

void PipelineScene::mouseReleaseEvent(QGraphicsSceneMouseEvent* event)
{
    if (m_draft) {
        const QString from = m_draftFrom;
        const double away = QLineF(node(from)->outputPort(), event->scenePos()).length();
        const bool empty = m_draftTo.isEmpty() && away > 2 * NodeItem::kPortHit; // a click is no drag
        finishLink();
        if (empty) emit linkDropped(from, event->scenePos());
        return;
    }
    QGraphicsScene::mouseReleaseEvent(event);
    if (isDraggingNodes()) commitMoves();
}

// A second click on a node is no second gesture.
void PipelineScene::mouseDoubleClickEvent(QGraphicsSceneMouseEvent* event)
{
    event->accept();
}

} // namespace fulcrum::app
