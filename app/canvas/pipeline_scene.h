// SPDX-License-Identifier: GPL-3.0-or-later
// The current scenario as items. It observes the project and never holds state of its own beyond a gesture
// that is going on: every change goes through the controller and comes back as a new document.
#pragma once

#include "canvas/node_card.h"
#include "canvas/node_item.h"
#include "shell/project_controller.h"
#include "shell/theme.h"

#include <QGraphicsScene>
#include <QHash>

#include <optional>

namespace fulcrum::app
{

class LinkItem;
class NoteItem;
class RefusalItem;

class PipelineScene : public QGraphicsScene
{
    Q_OBJECT

public:
    PipelineScene(ProjectController& controller, const Theme& theme, QObject* parent = nullptr);
    ~PipelineScene() override;

    void setTheme(const Theme& theme);
    // The latest result of the current scenario, for the nodes' rows.
    void setResult(std::optional<study::ScenarioResult> result, bool stale, bool simulating);

    NodeItem* node(const QString& id) const { return m_nodes.value(id); }
    QString noteOf(const QString& id) const; // as the canvas shows it
    QStringList nodeIds() const;             // from left to right, then down
    int linkCount() const { return static_cast<int>(m_links.size()); }
    int unconnectedCount() const;
    QRectF nodesRect() const;

    // Gestures. A drag of nodes is known from press to release; its end is one undo step.
    bool isDraggingNodes() const { return !m_dragStart.isEmpty(); }
    void followNode(const QString& id); // its links, while it moves
    void moveSelected(QPointF by);
    void autoLayout();
    // What the layout has placed stays where it is seen when a node is added.
    void holdPlaces();

    bool isLinking() const { return m_draft != nullptr; }
    void beginLink(const QString& from);
    void dragLink(QPointF to);           // to a place; the node there, if any, is the target
    void aimLink(const QString& target); // to a node, by keyboard
    void aimNext(int step);
    void finishLink();
    void cancelGesture();
    QString refusalText() const; // what is shown beside the pointer; empty: nothing

signals:
    void linkDropped(const QString& from, QPointF at); // on empty space
    void scenarioShown();                              // another scenario's nodes stand here now

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseDoubleClickEvent(QGraphicsSceneMouseEvent* event) override;

private:
    void refresh();
    void refreshNodes(const scenario::Scenario* scenario);
    void refreshLinks(const scenario::Scenario* scenario);
    QHash<QString, QSizeF> placedSizes() const; // of nodes with their notes
    void placeNodes(const scenario::Scenario& scenario);
    void applySelection();
    void reportSelection();
    void styleLinks();
    NodeItem* nodeNear(QPointF position) const;
    void aimAt(NodeItem* target, QPointF end);
    void commitMoves();

    ProjectController& m_controller;
    Theme m_theme;
    QHash<QString, NodeItem*> m_nodes;
    QHash<QString, NoteItem*> m_notes; // each is its node's
    std::vector<LinkItem*> m_links;
    std::optional<study::ScenarioResult> m_result;
    bool m_stale = false;
    bool m_simulating = false;
    QString m_shown; // name of the scenario whose items these are
    bool m_syncing = false;

    QHash<QString, QPointF> m_dragStart;
    LinkItem* m_draft = nullptr;
    QString m_draftFrom;
    QString m_draftTo;
    bool m_draftAllowed = false;
    RefusalItem* m_refusal = nullptr;
    int m_gesture = 0; // numbers keyboard moves that belong together
};

} // namespace fulcrum::app
