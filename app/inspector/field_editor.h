// SPDX-License-Identifier: GPL-3.0-or-later
// The editor of one parameter value, after its description: check box, combo box, or a line that is checked
// as typed.
#pragma once

#include "base/parameters.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace fulcrum::app
{

class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    FieldEditor(ParameterDescription description, const QString& projectFolder, QWidget* parent = nullptr);

    // Shows a value that the project holds. A line that is being typed in is left alone.
    void setValue(const Value& value);
    // Forgets what was typed; for when the field turns to another node.
    void discard();
    // The sentence under the field; empty: what is typed is right.
    QString complaint() const { return m_complaint; }
    bool hasEditorFocus() const;

signals:
    void edited(const fulcrum::Value& value);  // a right value that differs from the one shown before
    void stepped(const fulcrum::Value& value); // the same by an arrow key; steps belong together
    void complaintChanged();
    void focused();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeBoolean();
    void makeChoice();
    void makeLine();
    void check();
    void commit();
    void step(double factor, double addend);
    void show(const Value& value);
    void chooseFile();

    ParameterDescription m_description;
    QString m_folder;
    Value m_value;
    QString m_complaint;
    QCheckBox* m_check = nullptr;
    QComboBox* m_combo = nullptr;
    QLineEdit* m_line = nullptr;
};

} // namespace fulcrum::app
