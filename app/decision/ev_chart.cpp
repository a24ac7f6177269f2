// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/ev_chart.h"

#include "decision/lever_words.h"
#include "shell/numbers.h"

#include <QChart>
#include <QChartView>
#include <QGraphicsLayout>
#include <QLabel>
#include <QLineSeries>
#include <QPainter>
#include <QVBoxLayout>
#include <QValueAxis>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr int kBins = 48;
constexpr int kTicks = 5; // at most, about

// 1, 2 or 5 times a power of ten, at least `least`.
double roundStep(double least)
{
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= 0.999 * least) return factor * power;
    return 10 * power;
}

// Shares of the draws in bins of equal width, as the outline of a histogram.
QList<QPointF> outline(const std::vector<double>& scores, double low, double high)
{
    std::array<double, kBins> bins{};
    const double width = (high - low) / kBins;
    for (const double score : scores) {
        const double at = (score - low) / width;
        if (at < 0 || at >= kBins) continue;
        bins[static_cast<std::size_t>(at)] += 1.0 / static_cast<double>(scores.size());
    }
    QList<QPointF> points;
    points << QPointF(low, 0);
    for (std::size_t b = 0; b < kBins; ++b) {
        const double from = low + static_cast<double>(b) * width;
        points << QPointF(from, bins[b]) << QPointF(from + width, bins[b]);
    }
    points << QPointF(high, 0);
    return points;
}

} // namespace

// Names with their lines, in rows as many as it takes.
class EvLegend : public QWidget
{
public:
    explicit EvLegend(EvChart* chart) : QWidget(chart), m_chart(chart) {}

    void set(const Theme& theme, QStringList names, QStringList briefs)
    {
        m_theme = theme;
        m_names = std::move(names);
        m_briefs = std::move(briefs);
        fit();
        update();
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        fit();
    }

    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setFont(m_theme.font(FontRole::Small));
        const QFontMetricsF metrics(painter.font());
        const double row = kRow * m_theme.textScale, column = width() / static_cast<double>(m_columns);
        for (int i = 0; i < m_names.size(); ++i) {
            const QRectF cell(i % m_columns * column, i / m_columns * row, column, row);
            painter.setPen(m_chart->penOf(static_cast<std::size_t>(i)));
            painter.drawLine(QPointF(cell.left() + 2, cell.center().y()),
                             QPointF(cell.left() + 20, cell.center().y()));
            painter.setPen(m_theme.text);
            const QRectF text = cell.adjusted(26, 0, -4, 0);
            const bool fits = metrics.horizontalAdvance(m_names[i]) <= text.width();
            painter.drawText(
                text, Qt::AlignVCenter | Qt::AlignLeft,
                metrics.elidedText(fits ? m_names[i] : m_briefs[i], Qt::ElideRight, text.width()));
        }
    }

private:
    static constexpr double kRow = 17;

    // Two names a line where the longest of them has room.
    void fit()
    {
        const QFontMetricsF metrics(m_theme.font(FontRole::Small));
        double longest = 0;
        for (const QString& name : m_names)
            longest = std::max(longest, metrics.horizontalAdvance(name) + 32);
        m_columns = longest <= width() / 2.0 ? 2 : 1;
        const auto rows = (m_names.size() + m_columns - 1) / m_columns;
        setFixedHeight(qRound(kRow * m_theme.textScale * static_cast<double>(std::max<qsizetype>(1, rows))));
    }

    EvChart* m_chart;
    Theme m_theme;
    int m_columns = 2;
    QStringList m_names, m_briefs;
};

EvChart::EvChart(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_sentence(new QLabel(this)), m_legend(new EvLegend(this)),
      m_chart(new QChart), m_view(new QChartView(m_chart, this)), m_x(new QValueAxis(m_chart)),
      m_y(new QValueAxis(m_chart))
{
    setWhatsThis(
        tr("<b>Expected value.</b> How often each value came up in the draws, of the first four levers. "
           "Where two outlines lie over each other, their order is chance. Lines differ in their dashes."));
    m_sentence->setProperty("role", QStringLiteral("hint"));
    m_sentence->setWordWrap(true);
    m_chart->legend()->hide();
    m_chart->setMargins(QMargins(4, 4, 10, 2));
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->setBackgroundRoundness(0);
    m_chart->addAxis(m_x, Qt::AlignBottom);
    m_chart->addAxis(m_y, Qt::AlignLeft);
    m_y->setVisible(false);
    m_x->setTickType(QValueAxis::TicksDynamic);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Distribution of expected values"));
    m_view->setMinimumSize(120, 104);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 4, 4);
    layout->setSpacing(metrics::kGap);
    layout->addWidget(m_legend);
    layout->addWidget(m_sentence);
    layout->addWidget(m_view, 1);
    draw();
}

QPen EvChart::penOf(std::size_t place) const
{
    const std::array<QColor, kShown> colors = {m_theme.sky, m_theme.orange, m_theme.green, m_theme.purple};
    const std::array<Qt::PenStyle, kShown> styles = {Qt::SolidLine, Qt::SolidLine, Qt::DashLine, Qt::DotLine};
    return {colors[place % kShown], 1.6, styles[place % kShown]};
}

void EvChart::setTheme(const Theme& theme)
{
    m_theme = theme;
    draw();
}

void EvChart::setDecision(std::shared_ptr<const decision::Decision> decision)
{
    m_decision = std::move(decision);
    draw();
}

void EvChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    constexpr int kTitled = 130; // lower than that the chart elides its labels to make room for the title
    m_x->setTitleVisible(m_view->height() >= kTitled);
}

void EvChart::draw()
{
    m_chart->removeAllSeries();
    m_chart->setBackgroundBrush(m_theme.bg1);
    m_view->setBackgroundBrush(m_theme.bg1);
    for (QAbstractAxis* axis : m_chart->axes()) {
        axis->setLabelsColor(m_theme.text2);
        axis->setLabelsFont(m_theme.font(FontRole::Small));
        axis->setTitleFont(m_theme.font(FontRole::Small));
        axis->setTitleBrush(m_theme.text3);
        axis->setGridLineColor(m_theme.line);
        axis->setLinePen(QPen(m_theme.line2, 1));
    }
    QStringList names, briefs;
    double low = 0, high = 0, most = 0;
    std::vector<const decision::RankedLever*> shown;
    if (m_decision) {
        for (const decision::RankedLever& ranked : m_decision->ranking.levers) {
            if (shown.size() == kShown) break;
            if (m_decision->levers[ranked.lever].id() == decision::kDoNothing) continue;
            shown.push_back(&ranked);
            low = std::min(low, ranked.p5 - 0.3 * (ranked.mean - ranked.p5));
            high = std::max(high, ranked.p95 + 0.35 * (ranked.p95 - ranked.mean));
            names << fullName(m_decision->levers[ranked.lever]);
            briefs << shortName(m_decision->levers[ranked.lever]);
        }
    }
    if (high <= low) high = low + 1;
    std::vector<QList<QPointF>> curves;
    for (const decision::RankedLever* ranked : shown) {
        curves.push_back(outline(m_decision->ranking.scores[ranked->lever], low, high));
        for (const QPointF& point : curves.back())
            most = std::max(most, point.y());
    }
    // Never the longer range with the shorter interval: hundreds of labels would be laid out for nothing.
    const double step = roundStep((high - low) / kTicks);
    const bool wider = step > m_x->tickInterval();
    if (wider) m_x->setTickInterval(step);
    m_x->setRange(low, high);
    if (!wider) m_x->setTickInterval(step);
    m_x->setLabelFormat(QStringLiteral("%.%1f").arg(std::max(0, qCeil(-std::log10(step) - 1e-9))));
    if (most > 0) m_y->setRange(0, 1.08 * most);
    if (m_decision) m_x->setTitleText(tr("expected value, %1").arg(scoreName(m_decision->ranking.score)));
    for (std::size_t i = curves.size(); i-- > 0;) { // the first lies on top
        auto* series = new QLineSeries;
        series->replace(curves[i]);
        series->setPen(penOf(i));
        m_chart->addSeries(series);
        series->attachAxis(m_x);
        series->attachAxis(m_y);
    }
    m_legend->set(m_theme, names, briefs);
    m_sentence->setVisible(shown.size() > 1);
    if (shown.size() > 1)
        m_sentence->setText(tr("The first is above the second in %1 of %2 draws")
                                .arg(probabilityText(shown[0]->beats_next))
                                .arg(formatInteger(m_decision->ranking.draws)));
}

} // namespace fulcrum::app
