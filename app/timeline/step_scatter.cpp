// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/step_scatter.h"

#include "shell/numbers.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kHit = 6; // pixels from a dot to what a click means

double floorOf(double value)
{
    return std::pow(10, std::floor(std::log10(value)));
}

} // namespace

std::vector<StepPoint> stepPoints(const cluster::RunRecord& run, std::optional<std::size_t> replica)
{
    std::vector<StepPoint> points;
    for (std::size_t i = 0; i < run.replicas.size(); ++i) {
        if (replica && i != *replica) continue;
        const cluster::Timeline& timeline = run.replicas[i].timeline;
        TimeNs at = 0;
        for (const cluster::Timeline::Bucket& bucket : timeline.buckets()) {
            if (bucket.covered > 0 && bucket.max[cluster::kStepTokens] > 0 &&
                bucket.max[cluster::kStepMicros] > 0)
                points.push_back({static_cast<double>(bucket.max[cluster::kStepTokens]),
                                  static_cast<double>(bucket.max[cluster::kStepMicros]) * 1e-6, at});
            at += timeline.width();
        }
    }
    return points;
}

double StepScatter::Scale::share(double value) const
{
    return std::clamp(std::log(value / low) / std::log(high / low), 0.0, 1.0);
}

StepScatter::StepScatter(QWidget* parent) : QWidget(parent), m_theme(Theme::dark())
{
    setObjectName(QStringLiteral("stepScatter"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Step time against tokens"));
    setWhatsThis(
        tr("<b>Steps.</b> One dot a stretch of time: its longest step against the most tokens that a step "
           "of it computed. Dots that rise to the right are prompts that everybody waits for; a dot that "
           "is high with few tokens is something else: the host, or a compile. A click goes to the time."));
}

void StepScatter::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void StepScatter::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    update();
}

void StepScatter::setPoints(std::vector<StepPoint> points, std::vector<StepPoint> base, TimeNs bucket)
{
    m_points = std::move(points);
    m_base = std::move(base);
    m_bucket = bucket;
    fit();
    setAccessibleDescription(tr("%n dots", nullptr, static_cast<int>(m_points.size())));
    update();
}

void StepScatter::fit()
{
    const auto range = [&](auto value) {
        double low = INFINITY, high = 0;
        for (const auto* points : {&m_points, &m_base})
            for (const StepPoint& point : *points) {
                low = std::min(low, value(point));
                high = std::max(high, value(point));
            }
        if (high <= 0) return Scale{};
        Scale scale{floorOf(low), floorOf(high)};
        while (scale.high < high)
            scale.high *= scale.high * 2 >= high ? 2 : 5;
        if (scale.high <= scale.low) scale.high = scale.low * 10;
        return scale;
    };
    m_x = range([](const StepPoint& point) { return point.tokens; });
    m_y = range([](const StepPoint& point) { return point.seconds; });
}

QRectF StepScatter::plot() const
{
    const double scale = m_theme.textScale;
    return QRectF(rect()).adjusted(56 * scale, 10, -16, -38 * scale);
}

QPointF StepScatter::place(const StepPoint& point) const
{
    const QRectF where = plot();
    return {where.left() + where.width() * m_x.share(point.tokens),
            where.bottom() - where.height() * m_y.share(point.seconds)};
}

void StepScatter::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.bg0);
    const QRectF where = plot();
    painter.setFont(m_theme.font(FontRole::Small));
    if (m_points.empty()) {
        painter.setPen(m_theme.text3);
        painter.drawText(rect(), Qt::AlignCenter, tr("No step was recorded."));
        return;
    }
    const double line = QFontMetricsF(painter.font()).height();
    for (double tick = m_x.low; tick <= m_x.high * 1.001; tick *= 10) {
        const double x = where.left() + where.width() * m_x.share(tick);
        painter.setPen(m_theme.line);
        painter.drawLine(QPointF(x, where.top()), QPointF(x, where.bottom()));
        painter.setPen(m_theme.text3);
        painter.drawText(QRectF(x - 40, where.bottom() + 2, 80, line), Qt::AlignHCenter, formatNumber(tick));
    }
    for (double tick = m_y.low; tick <= m_y.high * 1.001; tick *= 10) {
        const double y = where.bottom() - where.height() * m_y.share(tick);
        painter.setPen(m_theme.line);
        painter.drawLine(QPointF(where.left(), y), QPointF(where.right(), y));
        painter.setPen(m_theme.text3);
        painter.drawText(QRectF(0, y - line / 2, where.left() - 6, line), Qt::AlignRight | Qt::AlignVCenter,
                         formatSeconds(tick).text());
    }
    painter.setPen(m_theme.text2);
    const QString caption = tr("most tokens in a step; up: the longest step; a dot each %1")
                                .arg(formatSeconds(to_seconds(m_bucket)).text());
    painter.drawText(QRectF(where.left(), where.bottom() + line + 4, where.width(), line), Qt::AlignHCenter,
                     QFontMetricsF(painter.font()).elidedText(caption, Qt::ElideRight, where.width()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const auto dots = [&](const std::vector<StepPoint>& points, QColor color, double radius) {
        color.setAlphaF(m_dimmed ? 0.2F : 0.55F);
        painter.setBrush(color);
        // A dot a pixel: thousands lie on each other, and each takes its time.
        std::vector<QPoint> places;
        places.reserve(points.size());
        for (const StepPoint& point : points)
            places.push_back(place(point).toPoint());
        std::sort(places.begin(), places.end(), [](const QPoint& a, const QPoint& b) {
            return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y());
        });
        places.erase(std::unique(places.begin(), places.end()), places.end());
        for (const QPoint& at : places)
            painter.drawEllipse(QPointF(at), radius, radius);
    };
    dots(m_base, m_theme.baseline(), 2);
    dots(m_points, m_theme.simulated(), 2.4);
    if (hasFocus()) {
        painter.setPen(m_theme.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void StepScatter::mousePressEvent(QMouseEvent* event)
{
    double nearest = kHit;
    const StepPoint* hit = nullptr;
    for (const StepPoint& point : m_points) {
        const QPointF away = place(point) - event->position();
        const double distance = std::hypot(away.x(), away.y());
        if (distance < nearest) {
            nearest = distance;
            hit = &point;
        }
    }
    if (hit) emit timeChosen(hit->at + m_bucket / 2);
}

} // namespace fulcrum::app
