// SPDX-License-Identifier: GPL-3.0-or-later
// What fits together into the time there is, and which assumption decides the first place.
#pragma once

#include "decision/decide.h"
#include "shell/theme.h"

#include <QWidget>

#include <memory>

class QLabel;
class QSlider;

namespace fulcrum::app
{

class PortfolioStrip;
class TornadoBars;

class PortfolioPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PortfolioPanel(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setDecision(std::shared_ptr<const decision::Decision> decision);
    QSlider* capacity() { return m_capacity; }                           // whole weeks
    void moveCapacity(int weeks);                                        // by so many
    const decision::Portfolio& portfolio() const { return m_portfolio; } // for the slider's capacity

    static constexpr int kMostWeeks = 24;

signals:
    void capacityChosen(double weeks); // the hand has left the slider

private:
    void choose();
    void updateTexts();

    Theme m_theme;
    std::shared_ptr<const decision::Decision> m_decision;
    decision::Portfolio m_portfolio;
    QLabel* m_weeks;
    QSlider* m_capacity;
    PortfolioStrip* m_strip;
    QLabel* m_fits;
    QLabel* m_left;
    QLabel* m_decides;
    TornadoBars* m_bars;
};

} // namespace fulcrum::app
