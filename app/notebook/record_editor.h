// SPDX-License-Identifier: GPL-3.0-or-later
// One record of the notebook as fields: those that its kind has. Each field that is left with another value
// is an edit.
#pragma once

#include "scenario/project.h"
#include "shell/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace fulcrum::app
{

class FieldForm;

class RecordEditor : public QWidget
{
    Q_OBJECT

public:
    explicit RecordEditor(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // `project`: what links, scenarios and observations can be; what is missing is told.
    void setNote(const scenario::Note& note, const scenario::Project& project);
    const scenario::Note& note() const { return m_note; }
    FieldForm& form() { return *m_form; }
    // The last edit could not be made: the field says why and keeps what was typed.
    void refuse(const QString& why);

signals:
    void edited(const fulcrum::scenario::Note& note);
    void removeRequested();
    // A record that this one lacks: a falsifier of a hypothesis, a prediction of an action.
    void addLinkedRequested(fulcrum::scenario::NoteKind kind);

private:
    void addFields();
    void showKind();
    void showFields();
    void showMissing(const scenario::Project& project);
    void commit(const QString& field);
    QString read(const QString& field, scenario::Note& into) const; // the fault; empty: read

    Theme m_theme;
    scenario::Note m_note;
    QString m_lastField;
    FieldForm* m_form;
    QLabel* m_missing;
    QPushButton* m_addLinked;
    QPushButton* m_remove;
};

} // namespace fulcrum::app
