// SPDX-License-Identifier: GPL-3.0-or-later
// A report's chart drawn by a painter. Qt's SVG renderer draws texts as outlines, which nobody can search or
// copy from a PDF.
#pragma once

#include <QByteArray>
#include <QSvgRenderer>

class QPainter;

namespace fulcrum::app
{

class ChartPicture : public QSvgRenderer
{
public:
    explicit ChartPicture(QByteArray svg) : m_svg(std::move(svg)) {}

    // What report::svg_of writes: rectangles, lines, circles, polylines, polygons and texts.
    void draw(QPainter& painter, const QRectF& where) const;

private:
    QByteArray m_svg;
};

} // namespace fulcrum::app
