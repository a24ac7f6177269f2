// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspector/field_editor.h"

#include "inspector/complaint.h"
#include "shell/theme.h"
#include "shell/values.h"
#include "shell/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QToolButton>

namespace fulcrum::app
{

namespace
{

bool isNumber(const ParameterDescription& description)
{
    return description.type == ParameterType::Integer || description.type == ParameterType::Real ||
           description.type == ParameterType::Quantity;
}

} // namespace

FieldEditor::FieldEditor(ParameterDescription description, const QString& projectFolder, QWidget* parent)
    : QWidget(parent), m_description(std::move(description)), m_folder(projectFolder)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kGap);
    setMinimumHeight(metrics::kRow);
    switch (m_description.type) {
    case ParameterType::Boolean:
        makeBoolean();
        break;
    case ParameterType::Choice:
        makeChoice();
        break;
    default:
        makeLine();
        break;
    }
    for (QWidget* editor :
         {static_cast<QWidget*>(m_check), static_cast<QWidget*>(m_combo), static_cast<QWidget*>(m_line)}) {
        if (!editor) continue;
        editor->setObjectName(toQt(m_description.key));
        editor->setAccessibleName(words::parameter(m_description.label));
        editor->setAccessibleDescription(words::parameter(m_description.help));
        editor->installEventFilter(this);
        setFocusProxy(editor);
    }
}

void FieldEditor::makeBoolean()
{
    m_check = new QCheckBox(this);
    m_check->setTristate(std::holds_alternative<std::monostate>(m_description.fallback));
    layout()->addWidget(m_check);
    // Clicks leave "not set" for a clear answer; the reset button leads back.
    connect(m_check, &QCheckBox::clicked, this, [this] {
        const auto* before = std::get_if<bool>(&m_value);
        const Value value = before ? !*before : true;
        show(value);
        emit edited(value);
    });
}

void FieldEditor::makeChoice()
{
    m_combo = new QComboBox(this);
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_combo->setMinimumContentsLength(8);
    if (std::holds_alternative<std::monostate>(m_description.fallback))
        m_combo->addItem(m_description.unset.empty() ? tr("choose") : tr("auto"));
    for (const std::string& choice : m_description.choices)
        m_combo->addItem(toQt(choice), toQt(choice));
    layout()->addWidget(m_combo);
    connect(m_combo, &QComboBox::activated, this, [this](int index) {
        const QString choice = m_combo->itemData(index).toString();
        const Value value = choice.isEmpty() ? Value() : Value(choice.toStdString());
        if (value == m_value) return;
        m_value = value;
        emit edited(value);
    });
}

void FieldEditor::makeLine()
{
    m_line = new QLineEdit(this);
    if (isNumber(m_description)) m_line->setAlignment(Qt::AlignLeft);
    if (!m_description.unset.empty()) {
        m_line->setPlaceholderText(tr("auto"));
        m_line->setToolTip(tr("Not set: %1").arg(words::parameter(m_description.unset)));
    }
    layout()->addWidget(m_line);
    if (const QString unit = unitOf(m_description); !unit.isEmpty()) {
        auto* label = new QLabel(unit, this);
        label->setProperty("role", QStringLiteral("hint"));
        layout()->addWidget(label);
    }
    if (m_description.type == ParameterType::File) {
        auto* choose = new QToolButton(this);
        choose->setText(QStringLiteral("\u2026"));
        choose->setAccessibleName(tr("Choose a file"));
        choose->setFixedSize(metrics::kRow, metrics::kRow);
        layout()->addWidget(choose);
        connect(choose, &QToolButton::clicked, this, &FieldEditor::chooseFile);
    }
    connect(m_line, &QLineEdit::textEdited, this, &FieldEditor::check);
    // The sentence of an unset number reads from its start; a number stands at the right.
    if (isNumber(m_description))
        connect(m_line, &QLineEdit::textChanged, this, [this](const QString& text) {
            m_line->setAlignment(text.isEmpty() && !m_line->hasFocus() ? Qt::AlignLeft : Qt::AlignRight);
        });
    connect(m_line, &QLineEdit::returnPressed, this, &FieldEditor::commit);
}

bool FieldEditor::hasEditorFocus() const
{
    return focusProxy() && focusProxy()->hasFocus();
}

void FieldEditor::setValue(const Value& value)
{
    const bool typing = m_line && m_line->hasFocus() && m_line->isModified();
    if (typing && value == m_value) return;
    show(value);
}

void FieldEditor::discard()
{
    if (m_line && m_line->isModified()) show(m_value);
}

void FieldEditor::show(const Value& value)
{
    m_value = value;
    if (m_check) {
        const auto* flag = std::get_if<bool>(&value);
        m_check->setCheckState(!flag ? Qt::PartiallyChecked : *flag ? Qt::Checked : Qt::Unchecked);
        m_check->setText(!flag ? tr("auto") : *flag ? tr("on") : tr("off"));
        m_check->setToolTip(flag ? QString() : tr("Not set: %1").arg(words::parameter(m_description.unset)));
    }
    if (m_combo) {
        const auto* choice = std::get_if<std::string>(&value);
        m_combo->setCurrentIndex(choice ? m_combo->findData(toQt(*choice)) : 0);
        m_combo->setToolTip(choice || m_description.unset.empty()
                                ? QString()
                                : tr("Not set: %1").arg(words::parameter(m_description.unset)));
    }
    if (m_line) {
        // Grouped digits read well, plain ones edit well.
        m_line->setText(m_line->hasFocus() || std::holds_alternative<std::monostate>(value)
                            ? editedValue(m_description, value)
                            : shownValue(m_description, value));
        if (!m_line->hasFocus()) m_line->setCursorPosition(0);
        m_line->setModified(false);
        check();
    }
}

void FieldEditor::check()
{
    QString complaint;
    // What is shown of a value that nobody types is grouped by the language, and no text to be read.
    const Value typed = typedValue(m_description, m_line->isModified() ? m_line->text()
                                                                       : editedValue(m_description, m_value));
    const bool empty = std::holds_alternative<std::monostate>(typed);
    if (!empty) {
        complaint = complaintOf(m_description, typed);
    } else if (m_line->isModified() && m_description.unset.empty() &&
               std::holds_alternative<std::monostate>(m_description.fallback)) {
        complaint = tr("A value is needed.");
    }
    if (complaint == m_complaint) return;
    m_complaint = complaint;
    m_line->setProperty("invalid", !complaint.isEmpty());
    m_line->style()->unpolish(m_line);
    m_line->style()->polish(m_line);
    emit complaintChanged();
}

// What is wrong stays in the field with its sentence, and the project keeps the last good value.
void FieldEditor::commit()
{
    if (!m_line->isModified() || !m_complaint.isEmpty()) return;
    const Value typed = typedValue(m_description, m_line->text());
    const auto checked = check_value(m_description, typed);
    const Value value = checked ? *checked : typed;
    m_line->setModified(false);
    if (value == m_value) {
        show(m_value);
        return;
    }
    m_value = value;
    emit edited(value);
}

void FieldEditor::step(double factor, double addend)
{
    const auto* whole = std::get_if<std::int64_t>(&m_value);
    if (!whole || m_description.type != ParameterType::Integer) return;
    const Value value = static_cast<std::int64_t>(static_cast<double>(*whole) * factor + addend);
    if (!check_value(m_description, value)) return;
    show(value);
    emit stepped(value);
}

void FieldEditor::chooseFile()
{
    const QString file = QFileDialog::getOpenFileName(this, words::parameter(m_description.label), m_folder);
    if (file.isEmpty()) return;
    const QString relative = QDir(m_folder).relativeFilePath(file);
    m_line->setText(relative.startsWith(QStringLiteral("../..")) ? file : relative);
    m_line->setModified(true);
    check();
    commit();
}

bool FieldEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        if (m_line && !m_line->isModified()) {
            m_line->setText(editedValue(m_description, m_value));
            m_line->setModified(false);
        }
        emit focused();
    }
    if (event->type() == QEvent::FocusOut && m_line) {
        commit();
        if (m_complaint.isEmpty()) show(m_value);
    }
    // A wheel over a field scrolls the inspector; it does not change what the pointer happens to be on.
    if (event->type() == QEvent::Wheel && m_combo && !m_combo->hasFocus()) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::KeyPress && m_line) {
        const auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Up:
            step(1, 1);
            return true;
        case Qt::Key_Down:
            step(1, -1);
            return true;
        case Qt::Key_PageUp:
            step(2, 0);
            return true;
        case Qt::Key_PageDown:
            step(0.5, 0);
            return true;
        case Qt::Key_Escape:
            if (!m_line->isModified()) break;
            show(m_value);
            return true;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace fulcrum::app
