// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspector/live_strips.h"

#include "shell/numbers.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr int kSide = 12;
constexpr int kHead = 108; // name and the two means

double meanOf(const std::vector<double>& values)
{
    double sum = 0;
    int known = 0;
    for (const double value : values)
        if (!std::isnan(value)) {
            sum += value;
            ++known;
        }
    return known > 0 ? sum / known : std::nan("");
}

void stroke(QPainter& painter, const std::vector<double>& values, double largest, const QRectF& where)
{
    QPolygonF line;
    const auto draw = [&] {
        if (line.size() > 1) painter.drawPolyline(line);
        line.clear();
    };
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (std::isnan(values[i])) {
            draw();
            continue;
        }
        const double share = (static_cast<double>(i) + 0.5) / static_cast<double>(values.size());
        line << QPointF(where.left() + where.width() * share,
                        where.bottom() - where.height() * values[i] / largest);
    }
    draw();
}

} // namespace

LiveStrips::LiveStrips(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("liveStrips"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Timelines of the edit"));
    setToolTip(tr("Of the short run: the line is with the edited value, the dashes are today's. Below each "
                  "name: the mean today and edited."));
}

void LiveStrips::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void LiveStrips::setSeries(std::vector<LiveSeries> series)
{
    const bool same = series.size() == m_series.size();
    m_series = std::move(series);
    if (!same) updateGeometry();
    QStringList described;
    for (const LiveSeries& one : m_series)
        described << tr("%1: mean %2 today, %3 edited %4")
                         .arg(one.name, formatNumber(meanOf(one.today)), formatNumber(meanOf(one.edited)),
                              one.unit);
    setAccessibleDescription(described.join(QStringLiteral("; ")));
    update();
}

int LiveStrips::rowHeight() const
{
    return qRound(30 * m_theme.textScale);
}

QSize LiveStrips::sizeHint() const
{
    return {240, static_cast<int>(m_series.size()) * rowHeight()};
}

void LiveStrips::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double head = kHead * m_theme.textScale;
    const QFontMetricsF metrics(m_theme.font(FontRole::Small));
    double y = 0;
    for (const LiveSeries& series : m_series) {
        const QRectF row(0, y, width(), rowHeight());
        y += rowHeight();
        const QRectF plot = row.adjusted(kSide + head, 2, -kSide, -3);
        painter.fillRect(plot, m_theme.bg0);
        painter.setFont(m_theme.font(FontRole::Small));
        painter.setPen(m_theme.text2);
        const QRectF name(kSide, row.top() + 1, head - 6, row.height() / 2);
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(series.name, Qt::ElideRight, name.width()));
        const auto mean = [](const std::vector<double>& values) {
            const double value = meanOf(values);
            return std::isnan(value) ? QStringLiteral("\u2013") : formatNumber(value);
        };
        painter.setPen(m_theme.text3);
        const QRectF figures = name.translated(0, row.height() / 2 - 1);
        painter.drawText(
            figures, Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(
                QStringLiteral("%1 \u2192 %2 %3").arg(mean(series.today), mean(series.edited), series.unit),
                Qt::ElideRight, figures.width()));
        if (series.largest <= 0) continue;
        painter.setBrush(Qt::NoBrush);
        QPen ghost(m_theme.baseline(), 1.2, Qt::CustomDashLine);
        ghost.setDashPattern({4 / 1.2, 3 / 1.2});
        painter.setPen(ghost);
        stroke(painter, series.today, series.largest, plot.adjusted(1, 3, -1, -1));
        painter.setPen(QPen(m_theme.simulated(), 1.6));
        stroke(painter, series.edited, series.largest, plot.adjusted(1, 3, -1, -1));
    }
}

} // namespace fulcrum::app
