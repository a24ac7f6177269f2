// SPDX-License-Identifier: GPL-3.0-or-later
// Two actions told apart: a figure without either, with each, and with both, and what that means.
#pragma once

#include "notebook/analysis.h"
#include "shell/theme.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace fulcrum::app
{

// The two by two figures.
class ReplayMatrix : public QWidget
{
    Q_OBJECT

public:
    explicit ReplayMatrix(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setEffects(const QString& a, const QString& b, const evidence::ReplayEffects& effects);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString figure(std::size_t cell) const;
    QString interval(std::size_t cell) const;

    Theme m_theme;
    QString m_a, m_b;
    evidence::ReplayEffects m_effects;
};

class ReplayPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ReplayPanel(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // `other`: the action that overlaps this one; `replayed` may be null; `acceptedBy`: who has credited the
    // action.
    void setActions(const QString& action, const QString& other, const NotebookAnalysis::Replayed* replayed,
                    bool running, const QString& acceptedBy);

signals:
    void replayRequested(const QString& action, const QString& other);
    void acceptRequested(const QString& action);

private:
    void showMetric(int index);

    QString m_action, m_other;
    QString m_a, m_b;
    std::vector<evidence::ReplayEffects> m_effects;
    QComboBox* m_metric;
    ReplayMatrix* m_matrix;
    QLabel* m_text;
    QPushButton* m_replay;
    QPushButton* m_accept;
};

} // namespace fulcrum::app
