// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/marks_painter.h"

#include "shell/numbers.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kIconRoom = 20;
constexpr double kPadding = 6;
constexpr double kMostText = 220;

QColor withAlpha(QColor color, double alpha)
{
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

struct MarkLook {
    const char* icon;
    QColor ink;
    QColor tint;
};

MarkLook lookOf(TimelineMark::Kind kind, const Theme& theme)
{
    switch (kind) {
    case TimelineMark::Kind::Change:
        return {"scenario", theme.info, theme.infoTint};
    case TimelineMark::Kind::Deploy:
        return {"flag", theme.warning, theme.warningTint};
    case TimelineMark::Kind::Observation:
        return {"observation", theme.text2, theme.bg3};
    case TimelineMark::Kind::Record:
        return {"note", theme.text2, theme.bg3};
    }
    return {"note", theme.text2, theme.bg3};
}

} // namespace

std::vector<QRectF> markFlags(const std::vector<TimelineMark>& marks, const TimeAxis& axis,
                              const TimelineLayout& layout, const Theme& theme)
{
    std::vector<QRectF> flags(marks.size());
    const QRectF plot = layout.plot();
    const QFontMetricsF metrics(theme.font(FontRole::Small));
    double next = plot.right() + 8; // where the flag to the right begins
    for (std::size_t i = marks.size(); i-- > 0;) {
        const double x = axis.toPixel(marks[i].at);
        if (x < plot.left() - 1 || x > plot.right() + 1) continue;
        const double wanted =
            kIconRoom + std::min(metrics.horizontalAdvance(marks[i].text), kMostText) + kPadding;
        double width = std::min(wanted, next - x - 2);
        if (width < kIconRoom + 24) width = kIconRoom;
        flags[i] = QRectF(x, layout.axisHeight + 2, width, layout.marksHeight - 4);
        next = x;
    }
    return flags;
}

void paintMarks(QPainter& painter, const std::vector<TimelineMark>& marks, const TimeAxis& axis,
                const TimelineLayout& layout, const Theme& theme)
{
    if (layout.marksHeight <= 0) return;
    const QRectF plot = layout.plot();
    const QRectF lane(0, layout.axisHeight, layout.width, layout.marksHeight);
    painter.fillRect(lane, theme.bg1);
    painter.fillRect(QRectF(0, lane.bottom() - 1, lane.width(), 1), theme.line);
    painter.setFont(theme.font(FontRole::Small));
    painter.setPen(theme.text2);
    painter.drawText(lane.adjusted(12, 0, 0, -1), Qt::AlignVCenter | Qt::AlignLeft,
                     QCoreApplication::translate("Timeline", "Marks"));
    const std::vector<QRectF> flags = markFlags(marks, axis, layout, theme);
    painter.save();
    painter.setClipRect(QRectF(plot.left(), lane.top(), layout.width - plot.left(), plot.bottom()));
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const QRectF& flag = flags[i];
        if (flag.isEmpty()) continue;
        const MarkLook look = lookOf(marks[i].kind, theme);
        painter.fillRect(QRectF(std::round(flag.left()), lane.top(), 1.5, plot.bottom() - lane.top()),
                         withAlpha(look.ink, 0.85));
        painter.setPen(QPen(look.ink, 1));
        painter.setBrush(look.tint);
        painter.drawRoundedRect(flag.adjusted(0.5, 0.5, -0.5, -0.5), metrics::kChipRadius,
                                metrics::kChipRadius);
        paintIcon(painter, QString::fromLatin1(look.icon),
                  QRectF(flag.left() + 4, flag.center().y() - 6, 12, 12), look.ink);
        if (flag.width() <= kIconRoom) continue;
        painter.setPen(look.ink);
        const QRectF text = flag.adjusted(kIconRoom, 0, -kPadding + 2, 0);
        painter.drawText(
            text, Qt::AlignVCenter | Qt::AlignLeft,
            QFontMetricsF(painter.font()).elidedText(marks[i].text, Qt::ElideRight, text.width()));
    }
    painter.restore();
}

void paintRange(QPainter& painter, double from, double until, const QString& text,
                const TimelineLayout& layout, const Theme& theme)
{
    const QRectF plot = layout.plot();
    from = std::clamp(from, plot.left(), plot.right());
    until = std::clamp(until, plot.left(), plot.right());
    if (until - from < 1) return;
    const double top = text.isEmpty() ? 0 : layout.axisHeight;
    painter.fillRect(QRectF(from, top, until - from, plot.bottom() - top), withAlpha(theme.accent, 0.16));
    painter.setPen(QPen(theme.accent, 1, Qt::DashLine));
    for (const double x : {from, until})
        painter.drawLine(QPointF(x, top), QPointF(x, plot.bottom()));
    if (text.isEmpty() || layout.marksHeight <= 0) return;
    painter.setFont(theme.font(FontRole::Small));
    const double width = tabularWidth(QFontMetricsF(painter.font()), text) + 12;
    const double middle = (from + until) / 2;
    const double left = std::clamp(std::min(middle - width / 2, from), plot.left(),
                                   std::max(plot.left(), layout.width - std::max(width, until - from)));
    const QRectF chip(left, layout.axisHeight + 1, std::max(width, until - from), layout.marksHeight - 3);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 1));
    painter.setBrush(theme.sel);
    painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), metrics::kChipRadius, metrics::kChipRadius);
    painter.setPen(theme.text);
    drawTabular(painter, chip, Qt::AlignHCenter | Qt::AlignVCenter, text);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace fulcrum::app
