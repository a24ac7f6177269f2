// SPDX-License-Identifier: GPL-3.0-or-later
// A form of labelled fields, each with room for what is wrong with it: shared by the editors of observations
// and of the notebook's records.
#pragma once

#include <QHash>
#include <QList>
#include <QPair>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace fulcrum::app
{

class FieldForm : public QWidget
{
    Q_OBJECT

public:
    explicit FieldForm(QWidget* parent = nullptr);
    ~FieldForm() override;

    // Fields have a name, by which all else is asked.
    void addText(const QString& name, const QString& label, const QString& example = {});
    // As high as its text, at least so many lines.
    void addLongText(const QString& name, const QString& label, const QString& example = {}, int least = 3);
    void addChoice(const QString& name, const QString& label, const QList<QPair<QString, QVariant>>& choices);
    void addHeading(const QString& name, const QString& text);

    QStringList names() const { return m_order; } // of those that hold a value
    QString text(const QString& name) const;      // trimmed; of a choice its data
    // Nothing is told of it. A choice that is not among the known ones is added.
    void setText(const QString& name, const QString& text);
    void setChoices(const QString& name, const QList<QPair<QString, QVariant>>& choices);
    void setLabel(const QString& name, const QString& label);
    void setExample(const QString& name, const QString& example);
    void setFault(const QString& name, const QString& fault); // empty: none
    bool hasFault(const QString& name) const;
    void setFieldVisible(const QString& name, bool visible);

signals:
    void committed(const QString& name); // the field was left, or a choice made

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Field {
        QLabel* label = nullptr;
        QWidget* cell = nullptr; // label's neighbour
        QLineEdit* line = nullptr;
        QPlainTextEdit* lines = nullptr;
        QComboBox* choice = nullptr;
        QLabel* fault = nullptr;
    };
    Field& add(const QString& name, const QString& label, QWidget* field);
    void fitHeight(QPlainTextEdit* lines);

    QGridLayout*
        m_grid; // a form layout of Qt 6.4.2 writes beyond its rows where some are hidden and others wrap
    QHash<QString, Field> m_fields;
    QStringList m_order;
};

} // namespace fulcrum::app
