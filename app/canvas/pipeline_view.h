// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas: dots, zoom, keyboard, and nodes dropped from the palette.
#pragma once

#include "canvas/palette_model.h"
#include "canvas/pipeline_scene.h"

#include <QGraphicsView>

namespace fulcrum::app
{

class MiniMap;

class PipelineView : public QGraphicsView
{
    Q_OBJECT

public:
    PipelineView(ProjectController& controller, const Theme& theme, QWidget* parent = nullptr);

    PipelineScene& pipeline() { return *m_scene; }
    void setTheme(const Theme& theme);
    void fit();
    void zoomBy(double factor);
    double zoom() const;
    void addNode(const PaletteEntry& entry); // at a free place in view
    void addNodeAt(const PaletteEntry& entry, QPointF at);

    // Nodes that a link from `from` may end at, as a menu at `at`; choosing one adds and links it in one
    // step.
    void offerNodes(const QString& from, QPointF at);
    void addLinked(const QString& from, const PaletteEntry& entry, QPointF at);
    std::vector<const scenario::NodeType*> fitting(const QString& from) const;
    void copySelected(); // with the links between them
    void paste();
    void alignSelected(Qt::Orientation orientation); // Vertical: below each other; by their smallest place
    void lookAt(QPointF scenePosition);

    static constexpr double kSmallestZoom = 0.25;
    static constexpr double kLargestZoom = 3.0;

signals:
    void zoomChanged();

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    bool keyWhileLinking(QKeyEvent* event);
    bool keyForSelection(QKeyEvent* event);
    void describe();

    ProjectController& m_controller;
    Theme m_theme;
    PipelineScene* m_scene;
    struct Copied {
        std::vector<scenario::Node> nodes;
        std::vector<QPointF> places;
        std::vector<scenario::Link> links;
        int pasted = 0; // so often; each lies a little further
    };
    Copied m_copied;
    MiniMap* m_map;
    std::optional<QPoint> m_panFrom;
    bool m_fitted = true; // keep the whole pipeline in view until someone zooms or pans
};

} // namespace fulcrum::app
