// SPDX-License-Identifier: GPL-3.0-or-later
// Cumulative distribution of one latency on a logarithmic axis, with a legend that names the p99 of each
// curve.
#pragma once

#include "shell/theme.h"
#include "timeline/distribution.h"

#include <QPen>
#include <QWidget>

#include <memory>

class QChart;
class QChartView;
class QCategoryAxis;
class QValueAxis;

namespace fulcrum::app
{

// What a curve is drawn from.
struct CurveSource {
    enum class Kind { Simulated, Baseline, Class };
    Kind kind = Kind::Simulated;
    QString name;
    std::shared_ptr<const cluster::RunRecord> run;
    std::optional<std::uint16_t> classIndex;
    study::Latencies latencies; // for the legend: over all replications
};

class CurveLegend;

class DistributionChart : public QWidget
{
    Q_OBJECT
public:
    explicit DistributionChart(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setSources(std::vector<CurveSource> sources);
    void setMetric(LatencyMetric metric);
    void setDimmed(bool dimmed);
    LatencyMetric metric() const { return m_metric; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Curve {
        std::vector<SharePoint> points;
        QPen pen;
        QString name;
        QString p99;
    };

    void compute();
    void setCurves(std::vector<std::vector<SharePoint>> points); // one a source that has a run
    void draw();
    void drawAxes(LogRange range);
    void styleAxes();
    QPen penOf(const CurveSource& source, int classNumber) const;

    Theme m_theme;
    LatencyMetric m_metric = LatencyMetric::Ttft;
    bool m_dimmed = false;
    int m_round = 0; // counts compute(), so that what comes late is dropped
    std::vector<CurveSource> m_sources;
    std::vector<Curve> m_curves;
    QChart* m_chart;
    QChartView* m_view;
    QCategoryAxis* m_x;
    QValueAxis* m_y;
    CurveLegend* m_legend;

    friend class CurveLegend;
};

} // namespace fulcrum::app
