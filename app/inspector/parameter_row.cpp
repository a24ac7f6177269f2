// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspector/parameter_row.h"

#include "inspector/field_editor.h"
#include "inspector/value_slider.h"
#include "shell/values.h"
#include "shell/words.h"

#include <QFontMetrics>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace fulcrum::app
{

namespace
{

constexpr int kMark = 14;
constexpr int kReset = 20;

int labelWidth()
{
    return qRound(126 * metrics::scale());
}

// "256 to 131,072", "at least 1"; empty without bounds.
QString rangeText(const ParameterDescription& description)
{
    const auto shown = [&](double bound) {
        if (description.type == ParameterType::Integer)
            return shownValue(description, static_cast<std::int64_t>(bound));
        return shownValue(description, bound);
    };
    const bool numeric = description.type == ParameterType::Integer ||
                         description.type == ParameterType::Real ||
                         description.type == ParameterType::Quantity;
    if (!numeric) return {};
    if (description.minimum && description.maximum)
        return ParameterRow::tr("%1 to %2").arg(shown(*description.minimum), shown(*description.maximum));
    if (description.minimum) return ParameterRow::tr("at least %1").arg(shown(*description.minimum));
    if (description.maximum) return ParameterRow::tr("at most %1").arg(shown(*description.maximum));
    return {};
}

} // namespace

ParameterRow::ParameterRow(const ParameterDescription& description, const QString& projectFolder,
                           const Theme& theme, QWidget* parent)
    : QWidget(parent), m_description(description), m_theme(theme), m_label(new QLabel(this)),
      m_editor(new FieldEditor(description, projectFolder, this)), m_reset(new QToolButton(this))
{
    m_label->setFixedWidth(labelWidth());
    m_label->setBuddy(m_editor);
    m_label->setToolTip(words::parameter(description.label) + QStringLiteral("\n") +
                        words::parameter(description.help));
    m_reset->setFixedSize(kReset, kReset);
    m_reset->setAutoRaise(true);
    m_reset->setToolTip(tr("Reset %1").arg(words::parameter(description.label)));
    m_reset->setAccessibleName(m_reset->toolTip());
    QSizePolicy keepsPlace = m_reset->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(keepsPlace);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(kMark, 2, metrics::kGap, 2);
    grid->setHorizontalSpacing(metrics::kGap);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_label, 0, 0);
    grid->addWidget(m_editor, 0, 1);
    grid->addWidget(m_reset, 0, 2);
    grid->setColumnStretch(1, 1);

    connect(m_editor, &FieldEditor::edited, this, &ParameterRow::edited);
    connect(m_editor, &FieldEditor::stepped, this, &ParameterRow::stepped);
    connect(m_editor, &FieldEditor::focused, this, &ParameterRow::focused);
    connect(m_editor, &FieldEditor::complaintChanged, this, [this] {
        if (!m_complaint) m_complaint = makeNote("error", 1);
        m_complaint->setText(m_editor->complaint());
        m_complaint->setVisible(!m_editor->complaint().isEmpty());
    });
    connect(m_reset, &QToolButton::clicked, this, &ParameterRow::resetRequested);
    setTheme(theme);
}

QString ParameterRow::helpText() const
{
    QStringList facts;
    if (const QString range = rangeText(m_description); !range.isEmpty()) facts.append(range);
    if (!std::holds_alternative<std::monostate>(m_description.fallback))
        facts.append(tr("default %1").arg(shownValue(m_description, m_description.fallback)));
    else if (!m_description.unset.empty())
        facts.append(tr("not set: %1").arg(words::parameter(m_description.unset)));
    facts.append(m_description.flag.empty() ? toQt(m_description.key) : toQt(m_description.flag));
    QString help = words::parameter(m_description.help);
    if (!help.isEmpty()) help += QLatin1Char('\n');
    return help + facts.join(QStringLiteral(" \u00B7 "));
}

void ParameterRow::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_reset->setIcon(icon(QStringLiteral("reset"), theme));
    m_reset->setIconSize({14, 14});
    if (m_slider) m_slider->setTheme(theme);
    showLabel();
    update();
}

void ParameterRow::setValue(const Value& value, Mark mark, bool editable)
{
    m_value = value;
    m_editable = editable;
    m_editor->setValue(value);
    m_editor->setEnabled(editable);
    if (m_slider) {
        m_slider->setValue(value);
        m_slider->setVisible(editable && m_help && m_help->isVisibleTo(this));
    }
    m_mark = mark;
    m_reset->setVisible(mark != Mark::None && editable);
    showLabel();
    update();
}

void ParameterRow::showLabel()
{
    QFont font = m_theme.font(FontRole::Table);
    if (m_mark == Mark::Changed) font.setWeight(QFont::DemiBold);
    m_label->setFont(font);
    QPalette palette = m_label->palette();
    palette.setColor(QPalette::WindowText, m_mark == Mark::None ? m_theme.text2 : m_theme.text);
    m_label->setPalette(palette);
    m_label->setText(
        QFontMetrics(font).elidedText(words::parameter(m_description.label), Qt::ElideRight, labelWidth()));
}

QLabel* ParameterRow::makeNote(const char* role, int gridRow)
{
    auto* note = new QLabel(this);
    note->setProperty("role", QString::fromLatin1(role));
    note->setWordWrap(true);
    note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    static_cast<QGridLayout*>(layout())->addWidget(note, gridRow, 0, 1, 3);
    return note;
}

void ParameterRow::setHelpShown(bool shown)
{
    if (shown && !m_help) {
        m_help = makeNote("hint", 3);
        m_help->setText(helpText());
        if (ValueSlider::serves(m_description)) {
            m_slider = new ValueSlider(m_description, m_theme, this);
            m_slider->setValue(m_value);
            static_cast<QGridLayout*>(layout())->addWidget(m_slider, 2, 0, 1, 3);
            connect(m_slider, &ValueSlider::began, this, &ParameterRow::slideBegan);
            connect(m_slider, &ValueSlider::slid, this, &ParameterRow::slid);
            connect(m_slider, &ValueSlider::ended, this, &ParameterRow::slideEnded);
        }
    }
    if (m_help) m_help->setVisible(shown);
    if (m_slider) m_slider->setVisible(shown && m_editable);
}

void ParameterRow::setSeveral(const QString& values)
{
    if (!m_several && values.isEmpty()) return;
    if (!m_several) m_several = makeNote("hint", 4);
    m_several->setText(tr("Differs: %1. A value entered here is set in all.").arg(values));
    m_several->setVisible(!values.isEmpty());
}

bool ParameterRow::matches(const QString& filter) const
{
    for (const std::string& text : {m_description.label, m_description.key, m_description.flag,
                                    m_description.shared_concept, m_description.group})
        if (toQt(text).contains(filter, Qt::CaseInsensitive) ||
            words::parameter(text).contains(filter, Qt::CaseInsensitive))
            return true;
    return false;
}

void ParameterRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    update();
}

void ParameterRow::paintEvent(QPaintEvent*)
{
    if (m_mark == Mark::None) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double y = m_label->geometry().center().y() + 1;
    if (m_mark == Mark::Changed) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.accent);
        painter.drawEllipse(QPointF(kMark / 2.0, y), 2.5, 2.5);
        return;
    }
    painter.setFont(m_theme.font(FontRole::TableStrong));
    painter.setPen(m_theme.warning);
    painter.drawText(QRectF(0, y - 9, kMark, 18), Qt::AlignCenter, QStringLiteral("\u2260"));
}

} // namespace fulcrum::app
