// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/fitted_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

QStringList brokenUp(const QFont& font, const QString& text, double width, int most)
{
    const QFontMetricsF metrics(font);
    if (most < 2 || metrics.horizontalAdvance(text) <= width)
        return {metrics.elidedText(text, Qt::ElideRight, width)};
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (;;) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(std::max(1.0, width));
        if (lines.size() + 1 == most) {
            lines << metrics.elidedText(text.mid(line.textStart()), Qt::ElideRight, width);
            break;
        }
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

} // namespace

int linesOf(const QFont& font, const QString& text, double width, int most)
{
    return static_cast<int>(brokenUp(font, text, width, most).size());
}

QString fitting(const QFont& font, const QRectF& room, const QString& whole, const QString& brief)
{
    const int held = room.height() + 2 >= 2 * QFontMetricsF(font).height() ? 2 : 1;
    return linesOf(font, whole, room.width(), held + 1) <= held &&
                   (held > 1 || QFontMetricsF(font).horizontalAdvance(whole) <= room.width())
               ? whole
               : brief;
}

void drawFitted(QPainter& painter, const QRectF& room, Qt::Alignment flags, const QString& text, int most)
{
    const QFontMetricsF metrics(painter.font());
    const int held =
        std::clamp(static_cast<int>((room.height() + 2) / metrics.height()), 1, std::max(1, most));
    const QStringList lines = brokenUp(painter.font(), text, room.width(), held);
    const double height = metrics.height() * static_cast<double>(lines.size());
    double y = flags.testFlag(Qt::AlignTop)      ? room.top()
               : flags.testFlag(Qt::AlignBottom) ? room.bottom() - height
                                                 : room.center().y() - height / 2;
    for (const QString& line : lines) {
        painter.drawText(QRectF(room.left(), y, room.width(), metrics.height()),
                         static_cast<int>((flags & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter), line);
        y += metrics.height();
    }
}

} // namespace fulcrum::app
