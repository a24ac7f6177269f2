// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/field_form.h"

#include "shell/elided_combo.h"
#include "shell/fitted_text.h"
#include "shell/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QStyle>
#include <QTextDocument>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr int kMostLines = 8;
constexpr char kLeastLines[] = "leastLines";

// The wheel over a closed box scrolls the panel rather than changes what is chosen. A text that has too
// little room takes a second line.
class QuietBox : public ElidedComboBox
{
public:
    QuietBox() { connect(this, &QComboBox::currentTextChanged, this, &QuietBox::fit); }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        ElidedComboBox::resizeEvent(event);
        if (event->size().width() != event->oldSize().width()) fit();
    }
    void changeEvent(QEvent* event) override
    {
        ElidedComboBox::changeEvent(event);
        if (event->type() == QEvent::FontChange) fit();
    }
    void wheelEvent(QWheelEvent* event) override
    {
        hasFocus() ? QComboBox::wheelEvent(event) : event->ignore();
    }

private:
    void fit()
    {
        const bool two = textRoom() > 0 && fontMetrics().horizontalAdvance(currentText()) > textRoom();
        if (two == m_two) return;
        m_two = two;
        // The window's sheet says how high boxes are.
        setStyleSheet(
            two ? QStringLiteral("QComboBox { min-height: %1px; }").arg(2 * fontMetrics().lineSpacing() + 4)
                : QString());
    }

    bool m_two = false;
};

} // namespace

FieldForm::FieldForm(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(metrics::kBlock);
    m_grid->setVerticalSpacing(metrics::kGap);
    m_grid->setColumnStretch(1, 1);
}

// A field that loses the focus while it is destroyed would tell of an edit to an object that is half gone.
FieldForm::~FieldForm()
{
    for (const Field& field : m_fields) {
        if (field.line) field.line->disconnect(this);
        if (field.lines) field.lines->removeEventFilter(this);
        if (field.choice) field.choice->disconnect(this);
    }
}

FieldForm::Field& FieldForm::add(const QString& name, const QString& label, QWidget* widget)
{
    Field field;
    field.cell = new QWidget(this);
    field.fault = new QLabel(field.cell);
    field.fault->setProperty("role", QStringLiteral("error"));
    field.fault->setWordWrap(true);
    field.fault->hide();
    widget->setParent(field.cell);
    widget->setObjectName(name);
    widget->setAccessibleName(label);
    auto* box = new QVBoxLayout(field.cell);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(2);
    box->addWidget(widget);
    box->addWidget(field.fault);
    field.label = new QLabel(label, this);
    field.label->setProperty("role", QStringLiteral("secondary"));
    field.label->setBuddy(widget);
    field.label->setMinimumHeight(metrics::kRow);
    const int row = m_grid->rowCount();
    m_grid->addWidget(field.label, row, 0, Qt::AlignTop);
    m_grid->addWidget(field.cell, row, 1);
    m_order << name;
    return *m_fields.insert(name, field);
}

void FieldForm::addText(const QString& name, const QString& label, const QString& example)
{
    auto* line = new QLineEdit;
    line->setPlaceholderText(example);
    add(name, label, line).line = line;
    connect(line, &QLineEdit::editingFinished, this, [this, name] { emit committed(name); });
}

void FieldForm::addLongText(const QString& name, const QString& label, const QString& example, int least)
{
    auto* lines = new QPlainTextEdit;
    lines->setPlaceholderText(example);
    lines->setTabChangesFocus(true);
    lines->setProperty(kLeastLines, least);
    lines->setVerticalScrollBarPolicy(least > 1 ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    fitHeight(lines);
    lines->installEventFilter(this);
    connect(lines, &QPlainTextEdit::textChanged, this, [this, lines] { fitHeight(lines); });
    add(name, label, lines).lines = lines;
}

void FieldForm::fitHeight(QPlainTextEdit* lines)
{
    const int room = lines->viewport()->width() - 2 * qCeil(lines->document()->documentMargin());
    int needed = 0;
    const QStringList paragraphs = lines->toPlainText().split(QLatin1Char('\n'));
    for (const QString& paragraph : paragraphs)
        needed += linesOf(lines->font(), paragraph, room, kMostLines);
    needed = std::clamp(needed, lines->property(kLeastLines).toInt(), kMostLines);
    const int height = std::max(22, needed * lines->fontMetrics().lineSpacing() + 10);
    if (lines->minimumHeight() == height && lines->maximumHeight() == height) return;
    lines->setFixedHeight(height);
    // The window's sheet has a smaller height, which would win.
    lines->setStyleSheet(
        QStringLiteral("QPlainTextEdit { border: 1px solid palette(mid); border-radius: 4px; "
                       "min-height: %1px; max-height: %1px; }")
            .arg(height));
}

void FieldForm::addChoice(const QString& name, const QString& label,
                          const QList<QPair<QString, QVariant>>& choices)
{
    auto* box = new QuietBox;
    box->setFocusPolicy(Qt::StrongFocus);
    box->setMinimumContentsLength(8);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMaxVisibleItems(24);
    for (const auto& [shown, value] : choices)
        box->addItem(shown, value);
    add(name, label, box).choice = box;
    connect(box, &QComboBox::activated, this, [this, name] { emit committed(name); });
}

void FieldForm::addHeading(const QString& name, const QString& text)
{
    Field field;
    field.label = new QLabel(text, this);
    field.label->setProperty("role", QStringLiteral("title"));
    field.label->setContentsMargins(0, metrics::kBlock, 0, 0);
    m_grid->addWidget(field.label, m_grid->rowCount(), 0, 1, 2);
    m_fields.insert(name, field);
}

bool FieldForm::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut) emit committed(watched->objectName());
    if (event->type() == QEvent::Resize)
        if (auto* lines = qobject_cast<QPlainTextEdit*>(watched)) fitHeight(lines);
    return QWidget::eventFilter(watched, event);
}

QString FieldForm::text(const QString& name) const
{
    const Field field = m_fields.value(name);
    if (field.line) return field.line->text().trimmed();
    if (field.lines) return field.lines->toPlainText().trimmed();
    return field.choice ? field.choice->currentData().toString() : QString();
}

void FieldForm::setText(const QString& name, const QString& text)
{
    const Field field = m_fields.value(name);
    if (field.line && field.line->text() != text) { // the cursor stays where it does
        field.line->setText(text);
        if (!field.line->hasFocus()) field.line->setCursorPosition(0); // its begin is seen
        field.line->setToolTip(text);                                  // and there the whole
    }
    if (field.lines && field.lines->toPlainText() != text) field.lines->setPlainText(text);
    if (field.choice) {
        if (field.choice->findData(text) < 0) field.choice->addItem(text, text);
        field.choice->setCurrentIndex(field.choice->findData(text));
    }
    setFault(name, {});
}

void FieldForm::setChoices(const QString& name, const QList<QPair<QString, QVariant>>& choices)
{
    QComboBox* box = m_fields.value(name).choice;
    if (!box) return;
    box->clear();
    for (const auto& [shown, value] : choices)
        box->addItem(shown, value);
}

void FieldForm::setLabel(const QString& name, const QString& label)
{
    if (QLabel* title = m_fields.value(name).label) title->setText(label);
}

void FieldForm::setExample(const QString& name, const QString& example)
{
    if (QLineEdit* line = m_fields.value(name).line) line->setPlaceholderText(example);
}

void FieldForm::setFault(const QString& name, const QString& fault)
{
    const Field field = m_fields.value(name);
    if (!field.fault) return;
    field.fault->setText(fault);
    field.fault->setVisible(!fault.isEmpty());
    QLineEdit* line = field.line;
    if (!line || line->property("invalid").toBool() == !fault.isEmpty()) return;
    line->setProperty("invalid", !fault.isEmpty());
    line->style()->unpolish(line);
    line->style()->polish(line);
}

bool FieldForm::hasFault(const QString& name) const
{
    const Field field = m_fields.value(name);
    return field.fault && !field.fault->text().isEmpty();
}

void FieldForm::setFieldVisible(const QString& name, bool visible)
{
    const Field field = m_fields.value(name);
    if (field.label) field.label->setVisible(visible);
    if (field.cell) field.cell->setVisible(visible);
}

} // namespace fulcrum::app
