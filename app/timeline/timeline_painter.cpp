// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/timeline_painter.h"

#include "shell/numbers.h"
#include "timeline/marks_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kMeanWidth = 1.6;
constexpr double kMeasuredWidth = 1.3;
constexpr double kPointsFrom = 12; // points at least this far apart are marked, so that gaps read as gaps
constexpr double kDash = 4;
constexpr double kDashGap = 3;
constexpr double kBandOpacity = 0.20;
constexpr double kStepFrom = 4; // columns at least this wide are drawn as steps, narrower ones as a line
constexpr double kAbove = 9;    // room over the largest value
constexpr double kBelow = 4;

QColor withAlpha(QColor color, double alpha)
{
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

// Runs of columns without a gap between them.
template <class Draw>
void forEachRun(const std::vector<SeriesPyramid::Column>& columns, const Draw& draw)
{
    for (std::size_t begin = 0; begin < columns.size();) {
        std::size_t end = begin + 1;
        while (end < columns.size() && columns[end].range.from == columns[end - 1].range.until)
            ++end;
        draw(begin, end);
        begin = end;
    }
}

// The means of columns [begin, end): steps where columns are wide, else a line through their middles.
QPolygonF outline(const std::vector<SeriesPyramid::Column>& columns, std::size_t begin, std::size_t end,
                  const TimeAxis& axis, const ValueAxis& values)
{
    QPolygonF line;
    line.reserve(static_cast<qsizetype>(end - begin + 2));
    for (std::size_t i = begin; i < end; ++i) {
        const double from = axis.toPixel(columns[i].range.from);
        const double until = axis.toPixel(columns[i].range.until);
        const double y = values.toPixel(columns[i].mean);
        const bool step = until - from >= kStepFrom || end - begin == 1;
        if (step || i == begin) line << QPointF(from, y);
        if (!step) line << QPointF((from + until) / 2, y);
        if (step || i + 1 == end) line << QPointF(until, y);
    }
    return line;
}

class RowPainter
{
public:
    RowPainter(QPainter& painter, const TimeAxis& axis, const ValueAxis& values)
        : m_painter(painter), m_axis(axis), m_values(values)
    {
    }

    // Through the points as they are; nothing over a gap. A point alone between two gaps is a dot.
    void measured(const MeasuredSeries& series, const QColor& color)
    {
        const auto pieces = series.pieces(m_axis.visible(), static_cast<int>(m_axis.width()));
        for (const MeasuredSeries::Piece& piece : pieces) {
            QPolygonF line;
            line.reserve(static_cast<qsizetype>(piece.size()));
            for (const MeasuredSeries::Point& point : piece)
                line << QPointF(m_axis.toPixel(point.at), m_values.toPixel(point.value));
            if (line.size() > 1) {
                m_painter.setPen(QPen(color, kMeasuredWidth, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
                m_painter.setBrush(Qt::NoBrush);
                strokeLine(line);
            }
            const double apart = (line.back().x() - line.front().x()) / static_cast<double>(line.size());
            if (line.size() > 1 && apart < kPointsFrom) continue;
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(color);
            for (const QPointF& point : line)
                m_painter.drawEllipse(point, 1.7, 1.7);
        }
    }

    // A bar a column, without smoothing: an outline of a thousand corners would take most of a frame.
    void band(const SeriesPyramid& series, const QColor& color)
    {
        const QColor tint = withAlpha(color, kBandOpacity);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        for (const SeriesPyramid::Column& column : query(series)) {
            const double from = m_axis.toPixel(column.range.from);
            const double top = m_values.toPixel(column.max);
            m_painter.fillRect(QRectF(QPointF(from, top), QPointF(m_axis.toPixel(column.range.until),
                                                                  m_values.toPixel(column.min))),
                               tint);
        }
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void mean(const SeriesPyramid& series, const QPen& pen)
    {
        const auto columns = query(series);
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        forEachRun(columns, [&](std::size_t begin, std::size_t end) {
            strokeLine(outline(columns, begin, end, m_axis, m_values));
        });
    }

private:
    // Many short segments are stroked one by one, which takes a fifth of the time of one long line. Caps
    // close the seams between them; dashes are segments that are left out.
    void strokeLine(const QPolygonF& line)
    {
        constexpr qsizetype kManyPoints = 300;
        if (line.size() < kManyPoints) {
            m_painter.drawPolyline(line);
            return;
        }
        QPen pen = m_painter.pen();
        const bool dashed = pen.style() != Qt::SolidLine;
        pen.setStyle(Qt::SolidLine);
        pen.setCapStyle(dashed ? Qt::FlatCap : Qt::SquareCap);
        m_painter.setPen(pen);
        QList<QLineF> segments;
        segments.reserve(line.size());
        for (qsizetype i = 1; i < line.size(); ++i) {
            const QLineF next(line[i - 1], line[i]);
            if (dashed && std::fmod(next.x1(), kDash + kDashGap) >= kDash) continue;
            const bool longer = !segments.isEmpty() && segments.back().p2() == next.p1() &&
                                segments.back().dy() == 0 && next.dy() == 0;
            if (longer)
                segments.back().setP2(next.p2());
            else
                segments << next;
        }
        m_painter.drawLines(segments);
    }

    std::vector<SeriesPyramid::Column> query(const SeriesPyramid& series) const
    {
        return series.query(m_axis.visible(), static_cast<int>(m_axis.width()));
    }

    QPainter& m_painter;
    const TimeAxis& m_axis;
    const ValueAxis& m_values;
};

QPen linePen(const QColor& color, double width, Qt::PenStyle style = Qt::SolidLine)
{
    QPen pen(color, width, style, Qt::FlatCap, Qt::BevelJoin);
    if (style == Qt::DashLine) pen.setDashPattern({kDash / width, kDashGap / width});
    return pen;
}

void paintAxis(QPainter& painter, const TimeAxis& axis, bool simulated, const TimelineLayout& layout,
               const Theme& theme)
{
    const QRectF bar(0, 0, layout.width, layout.axisHeight);
    painter.fillRect(bar, theme.bg2);
    painter.fillRect(QRectF(0, bar.bottom() - 1, bar.width(), 1), theme.line);
    painter.setFont(theme.font(FontRole::Small));
    const double spacing = kTickSpacing * theme.textScale;
    painter.setPen(theme.text2);
    const double padding = 12;
    const QString unit = axis.unit(spacing);
    const QString head = axis.clock() ? unit
                         : simulated ? QCoreApplication::translate("Timeline", "Simulated time, %1").arg(unit)
                                     : QCoreApplication::translate("Timeline", "Measured time, %1").arg(unit);
    painter.drawText(QRectF(padding, 0, layout.headWidth - padding, bar.height()), Qt::AlignVCenter, head);

    const QRectF plot = layout.plot();
    painter.setClipRect(QRectF(plot.left(), 0, layout.width - plot.left(), bar.height()));
    const QFontMetricsF metrics(painter.font());
    for (const Tick& tick : axis.ticks(spacing)) {
        const double x = std::round(axis.toPixel(tick.at));
        const double length = tick.label.isEmpty() ? 4 : 8;
        painter.fillRect(QRectF(x, bar.bottom() - length, 1, length), theme.line2);
        if (tick.label.isEmpty()) continue;
        const double width = tabularWidth(metrics, tick.label);
        if (x + 5 + width > layout.width) continue;
        painter.setPen(theme.text2);
        drawTabular(painter, QRectF(x + 5, 0, width, bar.height() - 4), Qt::AlignLeft | Qt::AlignVCenter,
                    tick.label);
    }
    painter.setClipping(false);
}

struct Unmeasured {
    QRectF area;
    QString name;
};

// The parts of the run that no figure counts, as far as they are seen.
std::vector<Unmeasured> unmeasured(const TimelineData& data, const TimeAxis& axis, const QRectF& plot)
{
    std::vector<Unmeasured> parts;
    const auto add = [&](TimeNs begin, TimeNs end, const char* name) {
        const double from = std::max(axis.toPixel(begin), plot.left());
        const double until = std::min(axis.toPixel(end), plot.right());
        if (until - from < 1) return;
        parts.push_back({QRectF(from, plot.top(), until - from, plot.height()),
                         QCoreApplication::translate("Timeline", name)});
    };
    if (data.warmUp > 0) add(0, data.warmUp, QT_TRANSLATE_NOOP("Timeline", "warm-up"));
    const TimeNs end = data.runEnd > 0 ? data.runEnd : data.extent.until;
    if (data.windowEnd > 0 && data.windowEnd < end)
        add(data.windowEnd, end, QT_TRANSLATE_NOOP("Timeline", "after arrivals"));
    return parts;
}

void shade(QPainter& painter, const Unmeasured& part, const Theme& theme)
{
    painter.fillRect(part.area, withAlpha(theme.grey, 0.10));
    painter.fillRect(part.area, QBrush(withAlpha(theme.grey, 0.18), Qt::BDiagPattern));
}

// In the corner, where there is room.
void nameUnmeasured(QPainter& painter, const Unmeasured& part, const Theme& theme)
{
    painter.setFont(theme.font(FontRole::Small));
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(part.name) + 8;
    if (width + 8 > part.area.width()) return;
    // Beside the scale's upper end, or below it.
    const double scale = metrics.horizontalAdvance(QStringLiteral("20,000"));
    const double y =
        part.area.width() < width + scale ? part.area.bottom() - metrics.height() - 2 : part.area.top() + 2;
    const QRectF chip(part.area.right() - width - 4, y, width, metrics.height());
    painter.fillRect(chip, withAlpha(theme.bg0, 0.75));
    painter.setPen(theme.text3);
    painter.drawText(chip, Qt::AlignCenter, part.name);
}

void paintGrid(QPainter& painter, const QRectF& where, const ValueAxis& values, const Theme& theme)
{
    const bool below = values.min < 0;
    for (const double at : {below ? 0 : values.max / 2, values.max}) {
        const double y = std::round(values.toPixel(at));
        painter.fillRect(QRectF(where.left(), y, where.width(), 1),
                         below && at == 0 ? theme.line2 : withAlpha(theme.line, 0.6));
    }
    painter.fillRect(QRectF(0, where.bottom() - 1, where.right(), 1), theme.line);
}

// Where the batch comes near it; far above the data it would only flatten them, and is a word.
void paintCap(QPainter& painter, const TimelineRow& row, const ValueAxis& values, const QRectF& where,
              const Theme& theme)
{
    if (row.cap <= 0) return;
    painter.setFont(theme.font(FontRole::Small));
    const QFontMetricsF metrics(painter.font());
    const QString label =
        QCoreApplication::translate("Timeline", "cap %1").arg(formatInteger(qRound64(row.cap)));
    const double width = tabularWidth(metrics, label) + 4;
    const QRectF chip(where.right() - width - 2, where.top() + 2, width, metrics.height());
    if (row.cap <= values.max) {
        const double y = std::round(values.toPixel(row.cap)) + 0.5;
        painter.setPen(linePen(theme.text3, 1, Qt::DashLine));
        painter.drawLine(QPointF(where.left(), y), QPointF(where.right(), y));
    }
    painter.fillRect(chip, withAlpha(theme.bg0, 0.75));
    painter.setPen(theme.text3);
    drawTabular(painter, chip.adjusted(2, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, label);
}

// How far down lines run where they meet the place of a label; above all rooms where none does.
double lowestInTheWay(const TimelineRow& row, const TimeAxis& axis, const ValueAxis& values,
                      const QRectF& label)
{
    constexpr int kColumns = 16;
    double lowest = -1e9;
    const TimeRange range{axis.toTime(label.left()), axis.toTime(label.right() + 2)};
    const auto see = [&](const SeriesPyramid& series) {
        for (const SeriesPyramid::Column& column : series.query(range, kColumns))
            if (const double y = values.toPixel(column.mean); y <= label.bottom() + 1)
                lowest = std::max(lowest, y);
    };
    for (const TimelineLine& line : row.lines)
        see(line.series);
    if (!row.baseline.empty()) see(row.baseline);
    return lowest;
}

void paintRow(QPainter& painter, const TimelineRow& row, const TimeAxis& axis, const QRectF& where,
              const Theme& theme)
{
    const ValueAxis values = valueAxis(row, where, axis.visible());
    paintGrid(painter, where, values, theme);
    painter.save();
    painter.setClipRect(where, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    RowPainter lines(painter, axis, values);
    const QColor first = row.kind == TimelineRow::Kind::Base ? theme.baseline() : theme.simulated();
    if (!row.lines.empty()) lines.band(row.lines.front().series, first);
    if (!row.baseline.empty()) lines.mean(row.baseline, linePen(theme.baseline(), 1.3, Qt::DashLine));
    for (std::size_t i = row.lines.size(); i-- > 1;)
        lines.mean(row.lines[i].series, linePen(theme.decode(), kMeanWidth));
    if (!row.lines.empty()) lines.mean(row.lines.front().series, linePen(first, kMeanWidth));
    lines.measured(row.measured, theme.measured());
    painter.restore();
    paintCap(painter, row, values, where, theme);

    painter.setFont(theme.font(FontRole::Small));
    const QString label =
        (values.min < 0 ? QStringLiteral("\u00B1") : QString()) + formatNumber(values.max, 1);
    const QFontMetricsF metrics(painter.font());
    QRectF chip(where.left() + 2, where.top() + 2, tabularWidth(metrics, label) + 4, metrics.height());
    // What lies as high as the label has it below: a line through a number makes both hard to read.
    const double below = lowestInTheWay(row, axis, values, chip) + 3;
    if (below + chip.height() <= where.bottom()) chip.moveTop(std::max(chip.top(), below));
    painter.fillRect(chip, withAlpha(theme.bg0, 0.75));
    painter.setPen(theme.text3);
    drawTabular(painter, chip.adjusted(2, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, label);
}

} // namespace

ValueAxis valueAxis(const TimelineRow& row, const QRectF& where, TimeRange visible)
{
    constexpr int kColumns = 512;
    ValueAxis axis;
    axis.top = where.top() + kAbove;
    axis.bottom = where.bottom() - kBelow;
    axis.max = row.fixedMax;
    if (axis.max > 0) return axis;
    double largest = row.baseline.maxWithin(visible, kColumns);
    for (const TimelineLine& line : row.lines)
        largest = std::max(largest, line.series.maxWithin(visible, kColumns));
    largest = std::max(largest, row.measured.statistics(visible).max);
    if (row.cap <= 2 * largest) largest = std::max(largest, row.cap);
    if (row.kind == TimelineRow::Kind::Difference) {
        for (const TimelineLine& line : row.lines)
            largest = std::max(largest, -line.series.minWithin(visible, kColumns));
        axis.bottom = where.bottom() - kAbove;
        axis.min = -niceCeiling(largest);
    }
    axis.max = niceCeiling(largest);
    return axis;
}

void paintTimeline(QPainter& painter, const TimelineData& data, const TimeAxis& axis,
                   const TimelineLayout& layout, const Theme& theme)
{
    const QRectF plot = layout.plot();
    painter.fillRect(QRectF(0, 0, layout.headWidth, layout.height()), theme.bg1);
    painter.fillRect(QRectF(layout.headWidth, layout.top(), layout.width - layout.headWidth, plot.height()),
                     theme.bg0);
    paintAxis(painter, axis, data.simulated, layout, theme);
    const std::vector<Unmeasured> parts = unmeasured(data, axis, plot);
    for (const Unmeasured& part : parts)
        shade(painter, part, theme);
    painter.save();
    painter.setClipRect(QRectF(0, layout.top(), layout.width, plot.height()));
    for (std::size_t i = 0; i < data.rows.size(); ++i)
        if (layout.isSeen(i)) paintRow(painter, data.rows[i], axis, layout.rowPlot(i), theme);
    painter.restore();
    for (const Unmeasured& part : parts)
        nameUnmeasured(painter, part, theme);
    paintMarks(painter, data.marks, axis, layout, theme);
    painter.fillRect(QRectF(layout.headWidth, layout.axisHeight, 1, plot.bottom() - layout.axisHeight),
                     theme.line);
}

} // namespace fulcrum::app
