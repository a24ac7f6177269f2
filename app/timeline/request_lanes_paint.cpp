// SPDX-License-Identifier: GPL-3.0-or-later
// How request lanes are drawn.
#include "shell/fitted_text.h"
#include "shell/numbers.h"
#include "timeline/request_lanes.h"

#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kHatchWidth = 4; // a preemption is never narrower

QString nameOf(evidence::Part part)
{
    switch (part) {
    case evidence::Part::ClientIn:
        return RequestLanes::tr("client in");
    case evidence::Part::Admission:
        return RequestLanes::tr("admission");
    case evidence::Part::Queue:
        return RequestLanes::tr("queue");
    case evidence::Part::Prefill:
        return RequestLanes::tr("prefill");
    case evidence::Part::Decode:
        return RequestLanes::tr("decode");
    case evidence::Part::ClientOut:
        return RequestLanes::tr("client out");
    }
    return {};
}

} // namespace

QString phaseName(Phase phase)
{
    switch (phase) {
    case Phase::Waiting:
        return RequestLanes::tr("waiting");
    case Phase::Prefill:
        return RequestLanes::tr("prefill");
    case Phase::Decode:
        return RequestLanes::tr("decode");
    }
    return {};
}

void RequestLanes::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.bg1);
    paintHead(painter);
    const double dpr = devicePixelRatioF();
    const QSize pixels = size() * dpr;
    if (m_stale || m_picture.size() != pixels) {
        m_picture = QPixmap(pixels);
        m_picture.setDevicePixelRatio(dpr);
        m_picture.fill(Qt::transparent);
        QPainter inside(&m_picture);
        paintLanes(inside);
        m_stale = false;
    }
    painter.setOpacity(m_dimmed ? 0.45 : 1);
    painter.drawPixmap(0, 0, m_picture);
    painter.setOpacity(1);
    paintSelected(painter);
    const QRectF where = plot();
    if (m_cursor) {
        const double x = m_axis.toPixel(*m_cursor);
        painter.setPen(m_theme.accent);
        if (x >= where.left() && x <= where.right())
            painter.drawLine(QPointF(x, where.top()), QPointF(x, where.bottom()));
    }
    if (hasFocus()) {
        painter.setPen(m_theme.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void RequestLanes::paintHead(QPainter& painter) const
{
    const QRectF head(0, 0, width(), headHeight());
    painter.fillRect(head, m_theme.bg2);
    painter.setPen(m_theme.line);
    painter.drawLine(head.bottomLeft(), head.bottomRight());
    double x = 12;
    const auto write = [&](const QString& text, FontRole role, const QColor& color) {
        painter.setFont(m_theme.font(role));
        painter.setPen(color);
        const double width = QFontMetricsF(painter.font()).horizontalAdvance(text);
        painter.drawText(QRectF(x, 0, width + 2, head.height()), Qt::AlignVCenter, text);
        x += width + 8;
    };
    write(tr("Request lanes"), FontRole::TableStrong, m_theme.text2);
    const int requests = static_cast<int>(m_spans.size());
    write(tr("%1, %n requests", nullptr, requests)
              .replace(QString::number(requests), formatInteger(requests)) // %n has no groups
              .arg(m_scope),
          FontRole::Small, m_theme.text3);
    x = std::max(x + 16, m_axis.left() + 12);
    for (std::size_t p = 0; p < kPhases; ++p) {
        painter.fillRect(QRectF(x, head.center().y() - 4, 12, 8), colorOf(static_cast<Phase>(p)));
        x += 18;
        write(phaseName(static_cast<Phase>(p)), FontRole::Small, m_theme.text2);
        x += 8;
    }
    paintHatch(painter, QRectF(x, head.center().y() - 4, 12, 8));
    x += 18;
    write(tr("preempted"), FontRole::Small, m_theme.text2);
    const auto shown = std::min<std::size_t>(m_spans.lanes(), static_cast<std::size_t>(shownLanes()));
    const QString right = m_spans.binned() ? QString()
                                           : tr("%1 of %2 lanes; click a bar for its parts")
                                                 .arg(formatInteger(static_cast<qint64>(shown)),
                                                      formatInteger(static_cast<qint64>(m_spans.lanes())));
    painter.setPen(m_theme.text3);
    const QRectF room(x + 8, 0, std::max(0.0, width() - x - 20), head.height());
    // Half a sentence helps nobody: without room for the hint the count alone.
    const QString whole = fitting(painter.font(), room, right,
                                  right.section(QRegularExpression(QStringLiteral("[;\uFF1B]")), 0, 0));
    drawFitted(painter, room, Qt::AlignRight | Qt::AlignVCenter, whole, 2);
}

void RequestLanes::paintSelected(QPainter& painter) const
{
    double y = headHeight() + 4;
    const double line = std::round(15 * m_theme.textScale);
    const double right = m_axis.left() - 12;
    const auto write = [&](const QString& label, const QString& value, const QColor& color, FontRole role) {
        if (y + line > height()) return;
        painter.setFont(m_theme.font(role));
        painter.setPen(color);
        const QFontMetricsF metrics(painter.font());
        const double room = right - 12 - (value.isEmpty() ? 0 : tabularWidth(metrics, value) + 8);
        painter.drawText(QRectF(12, y, room, line), Qt::AlignVCenter,
                         metrics.elidedText(label, Qt::ElideRight, room));
        painter.setPen(m_theme.text);
        if (!value.isEmpty())
            drawTabular(painter, {12, y, right - 12, line}, Qt::AlignRight | Qt::AlignVCenter, value);
        y += line;
    };
    if (m_spans.binned()) {
        write(tr("too many to be kept"), {}, m_theme.text3, FontRole::Small);
        return;
    }
    if (!m_selected) {
        write(tr("No request is selected"), {}, m_theme.text3, FontRole::Small);
        return;
    }
    const cluster::RequestTimes& one = m_spans.run()->requests[*m_selected];
    write(tr("No. %1").arg(formatInteger(static_cast<qint64>(*m_selected) + 1)),
          tr("%1 + %2 tok").arg(formatInteger(one.prompt_tokens), formatInteger(one.output_tokens)),
          m_theme.text2, FontRole::TableStrong);
    if (m_parts) {
        // Shown to the same digit, so that what adds up exactly adds up on screen too.
        const QString unit = secondsUnitFor(to_seconds(m_parts->total));
        const double factor = unit == QLatin1String("ms") ? 1e3 : 1;
        const auto shown = [&](TimeNs time) {
            return unit == QLatin1String("ms") || unit == QLatin1String("s")
                       ? formatDecimals(to_seconds(time) * factor, unit == QLatin1String("s") ? 3 : 1) +
                             QLatin1Char(' ') + unit
                       : formatSeconds(to_seconds(time)).text();
        };
        for (std::size_t p = 0; p < evidence::kParts; ++p)
            if (m_parts->parts[p] && *m_parts->parts[p] > 0)
                write(nameOf(static_cast<evidence::Part>(p)), shown(*m_parts->parts[p]), m_theme.text2,
                      FontRole::Small);
        write(tr("end to end, their sum"), shown(m_parts->total), m_theme.text2, FontRole::Small);
    } else {
        write(tr("it was not answered in full"), {}, m_theme.text3, FontRole::Small);
    }
    if (one.preemptions > 0)
        write(tr("preempted"), tr("%n times", nullptr, one.preemptions), m_theme.text2, FontRole::Small);
    if (m_shared.known) {
        write(tr("others in its steps"), formatNumber(m_shared.running), m_theme.text2, FontRole::Small);
        write(tr("its longest step"), formatSeconds(m_shared.stepLongest).text(), m_theme.text2,
              FontRole::Small);
        write(tr("most tokens in a step"), formatNumber(m_shared.tokensMost), m_theme.text2, FontRole::Small);
    }
}

void RequestLanes::paintLanes(QPainter& painter) const
{
    const QRectF where = plot();
    painter.fillRect(where, m_theme.bg0);
    painter.setClipRect(where);
    const auto shown = static_cast<std::size_t>(shownLanes()) + 1;
    for (std::size_t lane = m_first; lane < std::min(m_spans.lanes(), m_first + shown); ++lane)
        paintLane(painter, lane, {where.left(), laneTop(lane), where.width(), laneHeight() - 1});
    if (!m_selected) return;
    const auto lane = m_spans.laneOf(*m_selected);
    if (!lane || *lane < m_first || *lane >= m_first + shown) return;
    const RequestSpan span = m_spans.span(*m_selected);
    const double from = m_axis.toPixel(span.from), until = m_axis.toPixel(span.until);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(from - 1, laneTop(*lane) - 1, std::max(4.0, until - from + 2), laneHeight() + 1));
}

void RequestLanes::paintLane(QPainter& painter, std::size_t lane, const QRectF& where) const
{
    const TimeRange visible = m_axis.visible();
    // Few enough to be told apart: each for itself.
    const auto most = static_cast<std::size_t>(where.width() / 3);
    if (const auto few = m_spans.within(lane, visible, most)) {
        for (const std::size_t request : *few)
            paintSpan(painter, request, where);
        return;
    }
    // Otherwise a column at a time, equal neighbours together. Strengths come in eight steps, so that there
    // are such neighbours.
    constexpr int kSteps = 8;
    constexpr int kNothing = -1;
    const int columns = static_cast<int>(where.width());
    std::vector<TimeNs> bounds;
    bounds.reserve(static_cast<std::size_t>(columns) + 1);
    for (int column = 0; column <= columns; ++column) {
        const TimeNs at = m_axis.toTime(where.left() + column);
        bounds.push_back(bounds.empty() ? at : std::max(at, bounds.back()));
    }
    const auto parts = m_spans.phases(lane, bounds);
    const auto kindOf = [&](std::size_t column) {
        const std::array<TimeNs, kPhases>& time = parts[column];
        const TimeNs all = time[0] + time[1] + time[2];
        const TimeNs length = bounds[column + 1] - bounds[column];
        if (all <= 0 || length <= 0) return kNothing;
        const auto longest = std::max_element(time.begin(), time.end()) - time.begin();
        const double full = std::min(1.0, static_cast<double>(all) / static_cast<double>(length));
        return static_cast<int>(longest) * (kSteps + 1) + static_cast<int>(std::ceil(full * kSteps));
    };
    const auto fill = [&](int from, int until, int kind) {
        if (kind == kNothing) return;
        QColor color = colorOf(static_cast<Phase>(kind / (kSteps + 1)));
        color.setAlphaF(static_cast<float>(0.3 + 0.7 * (kind % (kSteps + 1)) / kSteps));
        painter.fillRect(QRectF(where.left() + from, where.top(), until - from, where.height()), color);
    };
    int begin = 0, kind = kNothing;
    for (int column = 0; column < columns; ++column) {
        const int next = kindOf(static_cast<std::size_t>(column));
        if (next == kind) continue;
        fill(begin, column, kind);
        begin = column;
        kind = next;
    }
    fill(begin, columns, kind);
    if (!m_spans.preempted(lane)) return;
    for (double x = where.left(); x < where.right(); x += kHatchWidth)
        if (m_spans.preempted(lane, {m_axis.toTime(x), m_axis.toTime(x + kHatchWidth)}))
            paintHatch(painter, {x, where.top(), kHatchWidth, where.height()});
}

void RequestLanes::paintSpan(QPainter& painter, std::size_t request, const QRectF& where) const
{
    const RequestSpan span = m_spans.span(request);
    for (std::size_t p = 0; p < kPhases; ++p) {
        const auto phase = static_cast<Phase>(p);
        if (span.end(phase) <= span.begin(phase)) continue;
        const double from = std::max(where.left(), m_axis.toPixel(span.begin(phase)));
        const double until = std::min(where.right(), m_axis.toPixel(span.end(phase)));
        if (until < where.left() || from > where.right()) continue;
        painter.fillRect(QRectF(from, where.top(), std::max(1.0, until - from), where.height()),
                         colorOf(phase));
    }
    if (m_spans.run()->requests[request].preemptions == 0) return;
    // When it was preempted is not kept: between its first step and its last token.
    const double from = std::max(where.left(), m_axis.toPixel(span.scheduled));
    const double until = std::min(where.right(), m_axis.toPixel(span.until));
    paintHatch(painter, {from, where.top() + where.height() / 2, std::max(kHatchWidth, until - from),
                         where.height() / 2});
}

void RequestLanes::paintHatch(QPainter& painter, const QRectF& where) const
{
    painter.save();
    painter.setClipRect(where, Qt::IntersectClip);
    painter.fillRect(where, m_theme.preempted());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.bg0, 1.2));
    for (double x = where.left() - where.height(); x < where.right(); x += 4)
        painter.drawLine(QPointF(x, where.bottom()), QPointF(x + where.height(), where.top()));
    painter.restore();
}

} // namespace fulcrum::app
