// SPDX-License-Identifier: GPL-3.0-or-later
// The head of the Fixes page: title, verdict, one sentence, score with its formula, trust, next step.
#pragma once

#include "decision/fixes_analysis.h"
#include "shell/theme.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace fulcrum::app
{

class Chip;
class ElidedLabel;

class FixesHeader : public QWidget
{
    Q_OBJECT

public:
    explicit FixesHeader(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setDecision(const decision::Decision* decision, bool simulated, bool partial, bool stale,
                     const QString& trust);
    void setSimulating(bool simulating);
    void setFormulaOf(const decision::Decision* decision, std::size_t lever); // with its numbers
    QComboBox* score() { return m_score; }
    QPushButton* nextStep() { return m_next; }
    QPushButton* simulateButton() { return m_simulate; }
    ElidedLabel* formulaLabel() { return m_formula; } // for the bar above the table, which has room for it
    QString formula() const;
    QString verdict() const { return m_verdictText; }

private:
    Theme m_theme;
    QLabel* m_title;
    Chip* m_verdict;
    QString m_verdictText;
    ElidedLabel* m_sentence;
    QComboBox* m_score;
    ElidedLabel* m_formula;
    Chip* m_trust;
    QPushButton* m_simulate;
    QPushButton* m_next;
};

} // namespace fulcrum::app
