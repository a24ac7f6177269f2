// SPDX-License-Identifier: GPL-3.0-or-later
// How the expected values of the first levers are distributed over the draws.
#pragma once

#include "decision/decide.h"
#include "shell/theme.h"

#include <QWidget>

#include <memory>

class QChart;
class QChartView;
class QLabel;
class QValueAxis;

namespace fulcrum::app
{

class EvLegend;

class EvChart : public QWidget
{
    Q_OBJECT

public:
    explicit EvChart(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setDecision(std::shared_ptr<const decision::Decision> decision);
    static constexpr std::size_t kShown = 4; // levers

    QPen penOf(std::size_t place) const; // of the curve of the n-th lever
    QSize minimumSizeHint() const override { return {220, 160}; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void draw();

    Theme m_theme;
    std::shared_ptr<const decision::Decision> m_decision;
    QLabel* m_sentence;
    EvLegend* m_legend;
    QChart* m_chart;
    QChartView* m_view;
    QValueAxis* m_x;
    QValueAxis* m_y;
};

} // namespace fulcrum::app
