// SPDX-License-Identifier: GPL-3.0-or-later
// The selected mechanism: predicted against observed beside its rival, what happens inside the engine, what
// fixes it, and its prior.
#pragma once

#include "shell/theme.h"
#include "triage/triage.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace fulcrum::app
{

class ElidedLabel;

class PredictedChart;

class DetailPanel : public QWidget
{
    Q_OBJECT

public:
    explicit DetailPanel(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // `id`: a hypothesis, or a mechanism that was left out. `given`: its prior in the project.
    void showMechanism(const triage::Verdict* verdict, const QString& id, std::optional<double> given);

    PredictedChart& chart() { return *m_chart; }
    QLineEdit& prior() { return *m_prior; }

signals:
    void priorEdited(const QString& mechanism, std::optional<double> prior);
    void rankFixesRequested();

private:
    void showLeftOut(const triage::Verdict& verdict);
    void showChart(const triage::Verdict& verdict, const triage::Hypothesis& hypothesis);
    void showTexts(const triage::Hypothesis& hypothesis);
    void commitPrior();

    Theme m_theme;
    QString m_id;
    std::optional<double> m_given;
    double m_shownPrior = 0;
    QLabel* m_title;
    ElidedLabel* m_hint;
    PredictedChart* m_chart;
    QLabel* m_text;
    QLabel* m_probability;
    QLineEdit* m_prior;
    QLabel* m_priorFault;
    QToolButton* m_reset;
    QPushButton* m_fixes;
    QWidget* m_head;
    QWidget* m_numbers;
};

} // namespace fulcrum::app
