// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/chart_picture.h"

#include "report/page_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>
#include <QXmlStreamReader>

namespace fulcrum::app
{

namespace
{

double number(const QXmlStreamAttributes& attributes, const char* name)
{
    return attributes.value(QLatin1String(name)).toDouble();
}

QColor color(const QXmlStreamAttributes& attributes, const char* name)
{
    QColor made(attributes.value(QLatin1String(name)).toString());
    const auto opacity = attributes.value(QLatin1String("fill-opacity"));
    if (!opacity.isEmpty()) made.setAlphaF(opacity.toFloat());
    return made;
}

QPen pen(const QXmlStreamAttributes& attributes)
{
    QPen made(color(attributes, "stroke"), number(attributes, "stroke-width"));
    if (attributes.hasAttribute(QLatin1String("stroke-dasharray"))) {
        const double unit = std::max(0.1, made.widthF()); // dashes are in widths of the pen
        made.setDashPattern({4 / unit, 3 / unit});
    }
    return made;
}

QPolygonF points(const QXmlStreamAttributes& attributes)
{
    QPolygonF made;
    const QString all = attributes.value(QLatin1String("points")).toString();
    for (const QString& pair : all.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QStringList both = pair.split(QLatin1Char(','));
        if (both.size() == 2) made.append(QPointF(both[0].toDouble(), both[1].toDouble()));
    }
    return made;
}

// `perPixel`: tenths of a point, in which fonts of paper are.
void drawText(QPainter& painter, const QXmlStreamAttributes& attributes, const QString& text, double size,
              double perPixel)
{
    QFont font = paperFont(PaperFont::Body);
    font.setPixelSize(static_cast<int>(size * perPixel));
    if (attributes.value(QLatin1String("font-weight")) == QLatin1String("bold")) font.setWeight(QFont::Bold);
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    const auto anchor = attributes.value(QLatin1String("text-anchor"));
    QPointF at(number(attributes, "x") * perPixel, number(attributes, "y") * perPixel);
    if (anchor == QLatin1String("middle")) at.rx() -= width / 2;
    if (anchor == QLatin1String("end")) at.rx() -= width;
    painter.save();
    painter.scale(1 / perPixel, 1 / perPixel); // the font is as large as on the page
    painter.setFont(font);
    painter.setPen(color(attributes, "fill"));
    painter.drawText(at, text);
    painter.restore();
}

void drawShape(QPainter& painter, const QStringView& name, const QXmlStreamAttributes& attributes)
{
    if (name == QLatin1String("rect"))
        painter.fillRect(QRectF(number(attributes, "x"), number(attributes, "y"), number(attributes, "width"),
                                number(attributes, "height")),
                         color(attributes, "fill"));
    painter.setBrush(Qt::NoBrush);
    if (name == QLatin1String("line")) {
        painter.setPen(pen(attributes));
        painter.drawLine(QPointF(number(attributes, "x1"), number(attributes, "y1")),
                         QPointF(number(attributes, "x2"), number(attributes, "y2")));
    }
    if (name == QLatin1String("polyline")) {
        painter.setPen(pen(attributes));
        painter.drawPolyline(points(attributes));
    }
    painter.setPen(Qt::NoPen);
    if (name == QLatin1String("circle")) {
        painter.setBrush(color(attributes, "fill"));
        const double radius = number(attributes, "r");
        painter.drawEllipse(QPointF(number(attributes, "cx"), number(attributes, "cy")), radius, radius);
    }
    if (name == QLatin1String("polygon")) {
        painter.setBrush(color(attributes, "fill"));
        painter.drawPolygon(points(attributes));
    }
}

} // namespace

void ChartPicture::draw(QPainter& painter, const QRectF& where) const
{
    QXmlStreamReader xml(m_svg);
    double size = 11, scale = 1;
    painter.save();
    painter.translate(where.topLeft());
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        const QXmlStreamAttributes attributes = xml.attributes();
        if (xml.name() == QLatin1String("svg")) {
            size = number(attributes, "font-size");
            scale = where.width() / std::max(1.0, number(attributes, "width"));
            painter.scale(scale, scale);
        } else if (xml.name() == QLatin1String("text")) {
            const QString text = xml.readElementText();
            drawText(painter, attributes, text, size, scale);
        } else {
            drawShape(painter, xml.name(), attributes);
        }
    }
    painter.restore();
}

} // namespace fulcrum::app
