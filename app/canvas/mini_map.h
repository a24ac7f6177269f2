// SPDX-License-Identifier: GPL-3.0-or-later
// The whole pipeline small in a corner of the canvas, where not all of it is in view; a click goes there.
#pragma once

#include "shell/theme.h"

#include <QWidget>

namespace fulcrum::app
{

class PipelineView;

class MiniMap : public QWidget
{
    Q_OBJECT

public:
    MiniMap(PipelineView& view, const Theme& theme);

    void setTheme(const Theme& theme);
    void place(); // in its corner, shown where it is of use

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    QRectF whole() const; // scene
    QTransform toHere() const;
    void go(QPointF where);

    PipelineView& m_view;
    Theme m_theme;
};

} // namespace fulcrum::app
