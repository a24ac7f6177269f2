// SPDX-License-Identifier: GPL-3.0-or-later
// A parameter in the inspector: mark, label, field, reset; below them what is wrong, and help while it has
// the focus.
#pragma once

#include "base/parameters.h"
#include "shell/theme.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace fulcrum::app
{

class FieldEditor;
class ValueSlider;

class ParameterRow : public QWidget
{
    Q_OBJECT

public:
    enum class Mark { None, Changed, Differs };

    ParameterRow(const ParameterDescription& description, const QString& projectFolder, const Theme& theme,
                 QWidget* parent = nullptr);

    const ParameterDescription& description() const { return m_description; }
    FieldEditor& editor() { return *m_editor; }
    void setValue(const Value& value, Mark mark, bool editable);
    // Of several nodes that differ: what they have; empty: they do not.
    void setSeveral(const QString& values);
    void setTheme(const Theme& theme);
    void setHelpShown(bool shown);                   // and the slider, where the parameter is a number
    ValueSlider* slider() const { return m_slider; } // nullptr: none yet
    bool isChanged() const { return m_mark != Mark::None; }
    bool matches(const QString& filter) const; // label, key, flag or concept contain it

signals:
    void edited(const fulcrum::Value& value);
    void stepped(const fulcrum::Value& value);
    void slideBegan();
    void slid(const fulcrum::Value& value);
    void slideEnded();
    void resetRequested();
    void focused();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString helpText() const;
    QLabel* makeNote(const char* role, int gridRow);
    void showLabel();

    ParameterDescription m_description;
    Theme m_theme;
    Mark m_mark = Mark::None;
    QLabel* m_label;
    FieldEditor* m_editor;
    QToolButton* m_reset;
    QLabel* m_complaint = nullptr; // made when there is something to say
    QLabel* m_several = nullptr;   // the same
    QLabel* m_help = nullptr;      // made when the row first has the focus
    ValueSlider* m_slider = nullptr;
    Value m_value;
    bool m_editable = true;
};

} // namespace fulcrum::app
