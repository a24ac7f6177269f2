// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the canvas beyond moving and linking: fitting nodes for a link that ends nowhere, copy and paste,
// alignment.
#include "canvas/mini_map.h"
#include "canvas/pipeline_view.h"

#include "scenario/graph.h"
#include "shell/values.h"
#include "shell/words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

QPointF onGrid(QPointF at)
{
    return {std::round(at.x() / metrics::kStep) * metrics::kStep,
            std::round(at.y() / metrics::kStep) * metrics::kStep};
}

} // namespace

// The kinds that a link from there may end at, each with its plugins.
std::vector<const scenario::NodeType*> PipelineView::fitting(const QString& from) const
{
    std::vector<const scenario::NodeType*> found;
    const scenario::Scenario* current = m_controller.currentScenario();
    if (!current) return found;
    for (const scenario::NodeType& type : m_controller.nodeTypes().all()) {
        scenario::Scenario trial = *current;
        scenario::Node node;
        node.id = "?";
        node.kind = type.kind;
        node.plugin = type.plugin;
        trial.nodes.push_back(node);
        if (!scenario::refuse_link(trial, from.toStdString(), node.id)) found.push_back(&type);
    }
    return found;
}

void PipelineView::offerNodes(const QString& from, QPointF at)
{
    const auto types = fitting(from);
    if (types.empty()) return;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("quickMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const scenario::NodeType* type : types) {
        QString text = words::node(type->title);
        if (text.isEmpty()) text = kindName(type->kind);
        QAction* action = menu->addAction(icon(kindIcon(type->kind), m_theme), text);
        connect(action, &QAction::triggered, this,
                [this, from, at, kind = type->kind, plugin = toQt(type->plugin)] {
                    addLinked(from, {kind, plugin}, at);
                });
    }
    menu->popup(viewport()->mapToGlobal(mapFromScene(at)));
}

void PipelineView::addNodeAt(const PaletteEntry& entry, QPointF at)
{
    m_fitted = false;
    QUndoStack& undo = *m_controller.undoStack();
    undo.beginMacro(tr("Add %1").arg(kindName(entry.kind)));
    m_scene->holdPlaces();
    m_controller.addNode(entry.kind, entry.plugin, onGrid(at));
    undo.endMacro();
}

void PipelineView::addLinked(const QString& from, const PaletteEntry& entry, QPointF at)
{
    m_fitted = false;
    QUndoStack& undo = *m_controller.undoStack();
    undo.beginMacro(tr("Add %1 behind %2").arg(kindName(entry.kind), from));
    m_scene->holdPlaces();
    // Its input port comes to lie where the hand let go.
    if (!m_controller.addNode(entry.kind, entry.plugin, onGrid(at - QPointF(0, 24))) &&
        m_controller.selection().nodes.size() == 1)
        m_controller.addLink({from, m_controller.selection().nodes.front()});
    undo.endMacro();
}

void PipelineView::copySelected()
{
    const scenario::Scenario* current = m_controller.currentScenario();
    if (!current || m_controller.selection().nodes.isEmpty()) return;
    m_copied = {};
    for (const QString& id : m_controller.selection().nodes)
        if (const scenario::Node* node = current->find(id.toStdString())) {
            m_copied.nodes.push_back(*node);
            m_copied.places.push_back(m_scene->node(id)->pos());
        }
    const auto has = [this](const std::string& id) {
        return std::any_of(m_copied.nodes.begin(), m_copied.nodes.end(),
                           [&](const scenario::Node& node) { return node.id == id; });
    };
    for (const scenario::Link& link : current->links)
        if (has(link.from) && has(link.to)) m_copied.links.push_back(link);
    m_copied.pasted = 0;
    // Whoever pastes it elsewhere gets what it is called.
    QGuiApplication::clipboard()->setText(m_controller.selection().nodes.join(QStringLiteral(", ")));
}

void PipelineView::paste()
{
    if (m_copied.nodes.empty() || !m_controller.currentScenario()) return;
    m_fitted = false;
    ++m_copied.pasted;
    const QPointF by(32.0 * m_copied.pasted, 32.0 * m_copied.pasted);
    QUndoStack& undo = *m_controller.undoStack();
    undo.beginMacro(tr("Paste %n nodes", nullptr, static_cast<int>(m_copied.nodes.size())));
    m_scene->holdPlaces();
    QHash<QString, QString> names; // old to new
    QStringList added;
    for (std::size_t i = 0; i < m_copied.nodes.size(); ++i) {
        const scenario::Node& node = m_copied.nodes[i];
        if (m_controller.addNode(node.kind, toQt(node.plugin), onGrid(m_copied.places[i] + by))) continue;
        if (m_controller.selection().nodes.size() != 1) continue;
        const QString id = m_controller.selection().nodes.front();
        names[toQt(node.id)] = id;
        added << id;
        for (const auto& [key, value] : node.parameters)
            if (node.given.contains(key)) m_controller.setParameter(id, toQt(key), value);
    }
    for (const scenario::Link& link : m_copied.links)
        if (names.contains(toQt(link.from)) && names.contains(toQt(link.to)))
            m_controller.addLink({names[toQt(link.from)], names[toQt(link.to)]});
    undo.endMacro();
    added.sort();
    m_controller.select({added, {}});
}

void PipelineView::alignSelected(Qt::Orientation orientation)
{
    const QStringList& ids = m_controller.selection().nodes;
    if (ids.size() < 2) return;
    double to = INFINITY;
    for (const QString& id : ids) {
        const QPointF at = m_scene->node(id)->pos();
        to = std::min(to, orientation == Qt::Vertical ? at.x() : at.y());
    }
    QHash<QString, QPointF> moved;
    for (const QString& id : ids) {
        const QPointF at = m_scene->node(id)->pos();
        const QPointF there = orientation == Qt::Vertical ? QPointF(to, at.y()) : QPointF(at.x(), to);
        if (there != at) moved[id] = there;
    }
    m_controller.moveNodes(moved);
}

void PipelineView::lookAt(QPointF scenePosition)
{
    m_fitted = false;
    centerOn(scenePosition);
    m_map->place();
}

} // namespace fulcrum::app
