// SPDX-License-Identifier: GPL-3.0-or-later
// What was observed beside what a mechanism and its rival predict, each as a multiple of what was observed.
#pragma once

#include "base/interval.h"
#include "shell/theme.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace fulcrum::app
{

class PredictedChart : public QWidget
{
    Q_OBJECT

public:
    struct Line {
        QString name;
        Interval observed; // 1, with the ends of what is known of it; high may be infinite
        Interval own;
        std::optional<Interval> rival;
        bool fails = false;
    };

    explicit PredictedChart(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setLines(std::vector<Line> lines, const QString& rival);
    const std::vector<Line>& lines() const { return m_lines; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, 80}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintAxis(QPainter& painter, const QRectF& plot) const;
    void paintLine(QPainter& painter, const Line& line, const QRectF& plot, double y, double step) const;
    void paintLegend(QPainter& painter, const QRectF& where) const;
    double x(double ratio, const QRectF& plot) const;

    Theme m_theme;
    std::vector<Line> m_lines;
    QString m_rival;
    double m_low = 0.5, m_high = 2; // ends of the axis
};

} // namespace fulcrum::app
