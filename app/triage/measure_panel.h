// SPDX-License-Identifier: GPL-3.0-or-later
// What to measure next and what each outcome points to, what would prove the leader wrong, and what to do
// before anybody knows for sure.
#pragma once

#include "shell/theme.h"
#include "triage/triage.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace fulcrum::app
{

class MeasurePanel : public QWidget
{
    Q_OBJECT

public:
    explicit MeasurePanel(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // `helping`: what helps is being simulated; `helped`: it has been.
    void setVerdict(const triage::Verdict* verdict, bool helping, bool helped);
    // Another figure than the one that tells most; it stays until another one does.
    void choose(const triage::Measurement& measurement);

    const std::optional<triage::Measurement>& measurement() const { return m_measurement; }
    void enterValue(); // puts the cursor there
    void copyQuery();

    QLineEdit& value() { return *m_value; }
    QLineEdit& before() { return *m_before; }
    QPushButton& enterButton() { return *m_enter; }
    QString query() const;

signals:
    void measured(const fulcrum::scenario::Observation& observation);

private:
    struct Section {
        QWidget* head = nullptr;
        QLabel* title = nullptr;
        QLabel* note = nullptr;
        QWidget* body = nullptr;
    };
    Section addSection(const QString& name, const QString& title);
    void makeMeasure();
    void makeRest();
    void show(const triage::Measurement& measurement);
    void showOutcomes(const triage::Measurement& measurement);
    void showWhy(const triage::Measurement& measurement);
    void showTogether();
    void showNotes();
    void showFalsifier();
    void showMitigations(bool helping, bool helped);
    const triage::Measurement& toShow() const; // of a verdict that has one
    void submit();
    QLabel* text(const QString& role, QWidget* parent);
    static void clear(QGridLayout* grid);

    Theme m_theme;
    const triage::Verdict* m_verdict = nullptr; // of the page, as long as it is shown
    std::optional<triage::Measurement> m_measurement;
    std::optional<evidence::FigureId> m_best; // that told most in the last ranking
    Section m_measure, m_wrong, m_mitigate, m_mind;
    QLabel* m_notes = nullptr;
    QLabel* m_together = nullptr;
    QLabel* m_name = nullptr;
    QLabel* m_bits = nullptr;
    QLabel* m_exported = nullptr;
    QWidget* m_outcomesBox = nullptr;
    QGridLayout* m_outcomes = nullptr;
    QPlainTextEdit* m_query = nullptr;
    QPushButton* m_copy = nullptr;
    QWidget* m_entry = nullptr;
    QLineEdit* m_value = nullptr;
    QLineEdit* m_before = nullptr;
    QPushButton* m_enter = nullptr;
    QLabel* m_fault = nullptr;
    QLabel* m_falsifier = nullptr;
    QWidget* m_actionsBox = nullptr;
    QGridLayout* m_actions = nullptr;
    QLabel* m_stop = nullptr;
};

} // namespace fulcrum::app
