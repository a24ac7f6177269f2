// SPDX-License-Identifier: GPL-3.0-or-later
// One observation as fields: what was seen, of which requests, when, in how many, by which source, and how
// requests that timed out count. What is not known is asked for; what says nothing measurable is refused.
#pragma once

#include "scenario/observation.h"
#include "shell/theme.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace fulcrum::app
{

class FieldForm;

// What an observation lacks, as questions.
QStringList missingParts(const scenario::Observation& observation);

// Why it can not be taken into a project: without metric, statistic and figure nothing can be compared with
// it. Empty: it can.
QString whyRefused(const scenario::Observation& observation);

class ObservationEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ObservationEditor(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // One of the project: each field that is left with another value is an edit.
    void setObservation(const scenario::Observation& observation);
    // One that is not in the project yet: nothing is told before it is added.
    void startNew(scenario::Observation observation = {});

    const scenario::Observation& observation() const { return m_observation; }
    bool isNew() const { return m_new; }
    QString message() const; // what is missing or refused, as shown
    FieldForm& form() { return *m_form; }

signals:
    void edited(const fulcrum::scenario::Observation& observation);
    void added(const fulcrum::scenario::Observation& observation);
    void removeRequested();
    void cancelled();

private:
    void addFields();
    void showFields();
    void showMissing();
    void commit(const QString& field);
    QString read(const QString& field, scenario::Observation& into) const; // the fault; empty: read
    void tryToAdd();

    Theme m_theme;
    scenario::Observation m_observation;
    bool m_new = false;
    FieldForm* m_form;
    QLabel* m_missing;
    QPushButton* m_add;
    QPushButton* m_cancel;
    QPushButton* m_remove;
};

} // namespace fulcrum::app
