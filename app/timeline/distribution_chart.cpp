// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/distribution_chart.h"

#include "jobs/workers.h"
#include "shell/fitted_text.h"
#include "shell/numbers.h"
#include "timeline/figure_text.h"

#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QGraphicsLayout>
#include <QHBoxLayout>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>
#include <QtConcurrentRun>

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr int kLegendWidth = 116;
constexpr int kNameLines = 3;
constexpr double kLabelSpacing = 34; // of the widest label, "0.05", and a gap

} // namespace

// The names stand beside the chart, each with its line and its p99.
class CurveLegend : public QWidget
{
public:
    explicit CurveLegend(DistributionChart* chart) : QWidget(chart), m_chart(chart) {}

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = m_chart->m_theme;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QFontMetricsF metrics(theme.font(FontRole::Small));
        const double line = metrics.height() + 2;
        double y = 8;
        for (const DistributionChart::Curve& curve : m_chart->m_curves) {
            if (y + 2 * line > height()) break;
            painter.setPen(curve.pen);
            painter.drawLine(QPointF(2, y + line / 2), QPointF(20, y + line / 2));
            painter.setFont(theme.font(FontRole::Small));
            painter.setPen(m_chart->m_dimmed ? theme.text3 : theme.text);
            QRectF where(26, y, width() - 28, line);
            const int lines = linesOf(painter.font(), curve.name, where.width(), kNameLines);
            const double extra = (lines - 1) * metrics.height();
            where.setHeight(line + extra);
            drawFitted(painter, where, Qt::AlignLeft | Qt::AlignVCenter, curve.name, kNameLines);
            painter.setPen(theme.text3);
            drawTabular(painter, QRectF(where.left(), where.bottom(), where.width(), line),
                        Qt::AlignLeft | Qt::AlignVCenter, curve.p99);
            y += extra + 2 * line + 6;
        }
    }

private:
    DistributionChart* m_chart;
};

DistributionChart::DistributionChart(QWidget* parent)
    : QWidget(parent), m_theme(Theme::dark()), m_chart(new QChart), m_view(new QChartView(m_chart, this)),
      m_x(new QCategoryAxis(m_chart)), m_y(new QValueAxis(m_chart)), m_legend(new CurveLegend(this))
{
    m_chart->legend()->hide();
    m_chart->setMargins(QMargins(4, 8, 14, 2));
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->setBackgroundRoundness(0);
    m_x->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    m_y->setRange(0, 100);
    m_y->setLabelFormat(QStringLiteral("%.0f %%"));
    m_chart->addAxis(m_x, Qt::AlignBottom);
    m_chart->addAxis(m_y, Qt::AlignLeft);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Cumulative distribution"));
    m_view->setMinimumSize(120, 80);
    m_legend->setFixedWidth(kLegendWidth);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_legend);
}

QSize DistributionChart::sizeHint() const
{
    return {420, 240};
}

QSize DistributionChart::minimumSizeHint() const
{
    return {300, 120};
}

void DistributionChart::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_legend->setFixedWidth(qRound(kLegendWidth * theme.textScale));
    styleAxes();
    compute();
}

void DistributionChart::setSources(std::vector<CurveSource> sources)
{
    m_sources = std::move(sources);
    compute();
}

void DistributionChart::setMetric(LatencyMetric metric)
{
    m_metric = metric;
    compute();
}

void DistributionChart::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    draw();
}

QPen DistributionChart::penOf(const CurveSource& source, int classNumber) const
{
    if (source.kind == CurveSource::Kind::Simulated) return {m_theme.simulated(), 1.8};
    if (source.kind == CurveSource::Kind::Baseline) {
        QPen pen(m_theme.baseline(), 1.4, Qt::CustomDashLine);
        pen.setDashPattern({4 / 1.4, 3 / 1.4});
        return pen;
    }
    const std::array<QColor, 4> colors = {m_theme.purple, m_theme.orange, m_theme.green, m_theme.vermilion};
    const std::array<Qt::PenStyle, 4> styles = {Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine,
                                                Qt::DashLine};
    const auto i = static_cast<std::size_t>(classNumber) % colors.size();
    return {colors[i], 1.4, styles[i]};
}

// Sorting a million latencies takes longer than the window may wait.
void DistributionChart::compute()
{
    const int round = ++m_round;
    std::vector<std::shared_ptr<const cluster::RunRecord>> runs;
    std::vector<std::optional<std::uint16_t>> classes;
    std::size_t requests = 0;
    for (const CurveSource& source : m_sources) {
        if (!source.run) continue;
        runs.push_back(source.run);
        classes.push_back(source.classIndex);
        requests += source.run->requests.size();
    }
    const auto work = [runs = std::move(runs), classes = std::move(classes), metric = m_metric](bool aside) {
        if (aside) giveWay();
        std::vector<std::vector<SharePoint>> points;
        for (std::size_t i = 0; i < runs.size(); ++i)
            points.push_back(cumulative(*runs[i], metric, classes[i]));
        return points;
    };
    constexpr std::size_t kAtOnce = 50'000;
    if (requests <= kAtOnce) return setCurves(work(false));
    QtConcurrent::run(&workers(), work, true)
        .then(this, [this, round](const std::vector<std::vector<SharePoint>>& points) {
            if (round == m_round) setCurves(points);
        });
}

void DistributionChart::setCurves(std::vector<std::vector<SharePoint>> points)
{
    m_curves.clear();
    int classNumber = 0;
    std::size_t next = 0;
    for (const CurveSource& source : m_sources) {
        if (!source.run) continue;
        Curve curve;
        curve.points = std::move(points[next++]);
        curve.pen = penOf(source, classNumber);
        if (source.kind == CurveSource::Kind::Class) ++classNumber;
        curve.name = source.name;
        curve.p99 = tr("p99 %1").arg(durationText(figuresOf(source.latencies, m_metric).p99));
        m_curves.push_back(std::move(curve));
    }
    draw();
}

void DistributionChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    draw();
}

// The axes are kept: Qt Charts does not show axes that replace others in a visible chart.
void DistributionChart::drawAxes(LogRange range)
{
    const TimeUnit unit = secondsOrMilliseconds(range.high * 0.999);
    for (const QString& label : m_x->categoriesLabels())
        m_x->remove(label);
    m_x->setRange(std::log10(range.low), std::log10(range.high));
    m_x->setStartValue(std::log10(range.low));
    const double decades = std::log10(range.high / range.low);
    const double closest = std::log10(2.0) * (m_view->width() - 70) / decades; // of two ticks, in pixels
    const bool all = closest >= kLabelSpacing * m_theme.textScale;
    for (const double tick : logTicks(range, all))
        m_x->append(formatNumber(tick * unit.scale, 1), std::log10(tick));
    m_x->setTitleText(tr("%1, %2 (log scale)").arg(nameOf(m_metric), unit.name));
    m_y->setTickCount(m_view->height() < 160 ? 3 : 5);
}

void DistributionChart::styleAxes()
{
    for (QAbstractAxis* axis : m_chart->axes()) {
        axis->setLabelsColor(m_theme.text2);
        axis->setLabelsFont(m_theme.font(FontRole::Small));
        axis->setTitleFont(m_theme.font(FontRole::Small));
        axis->setTitleBrush(m_theme.text3);
        axis->setGridLineColor(m_theme.line);
        axis->setLinePen(QPen(m_theme.line2, 1));
    }
    m_y->setLineVisible(false);
}

void DistributionChart::draw()
{
    m_chart->removeAllSeries();
    m_chart->setBackgroundBrush(m_theme.bg1);
    m_view->setBackgroundBrush(m_theme.bg1);
    m_legend->update();
    std::vector<std::vector<SharePoint>> all;
    for (const Curve& curve : m_curves)
        all.push_back(curve.points);
    const LogRange range = logRange(all);
    drawAxes(range);
    // The first curve lies on top of the others.
    for (auto curve = m_curves.rbegin(); curve != m_curves.rend(); ++curve) {
        QList<QPointF> points;
        for (const SharePoint& point : curve->points)
            points << QPointF(std::log10(std::max(point.seconds, range.low)), 100 * point.share);
        auto* series = new QLineSeries;
        series->replace(points);
        QPen pen = curve->pen;
        if (m_dimmed) pen.setColor(m_theme.text3);
        series->setPen(pen);
        m_chart->addSeries(series);
        for (QAbstractAxis* axis : m_chart->axes())
            series->attachAxis(axis);
    }
}

} // namespace fulcrum::app
