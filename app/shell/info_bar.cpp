// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/info_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace fulcrum::app
{

InfoBar::InfoBar(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_icon(new QLabel(this)), m_text(new QLabel(this)),
      m_buttons(new QHBoxLayout), m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("infoBar"));
    setFixedHeight(metrics::kTallRow);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_text->setWordWrap(true);
    m_close->setAutoRaise(true);
    m_close->setAccessibleName(tr("Close this message"));
    m_buttons->setSpacing(metrics::kBlock);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kBlock + metrics::kGap, 0, metrics::kBlock, 0);
    row->setSpacing(metrics::kBlock);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addLayout(m_buttons);
    row->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    setTheme(theme);
    hide();
}

void InfoBar::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_close->setIcon(icon(QStringLiteral("close"), theme));
    m_icon->setPixmap(iconPixmap(severityIcon(m_severity), severityColor(m_severity, theme), metrics::kIcon,
                                 devicePixelRatioF()));
    update();
}

void InfoBar::tell(const QString& key, Problem::Severity severity, const QString& text,
                   std::vector<Choice> choices)
{
    m_key = key;
    m_severity = severity;
    m_choices = std::move(choices);
    m_whole = text;
    m_text->setToolTip(text);
    while (QLayoutItem* old = m_buttons->takeAt(0)) {
        old->widget()->deleteLater(); // its click may be what brought us here
        delete old;
    }
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        auto* button = new QPushButton(m_choices[i].first, this);
        connect(button, &QPushButton::clicked, this, [this, i] { choose(static_cast<int>(i)); });
        m_buttons->addWidget(button);
    }
    setTheme(m_theme);
    show();
    layout()->activate();
    fitText();
}

// In two lines at most; the tooltip has all of it.
void InfoBar::fitText()
{
    QString text = m_whole;
    m_text->setText(text);
    while (m_text->width() > 0 && text.contains(QLatin1Char(' ')) &&
           m_text->heightForWidth(m_text->width()) > height()) {
        text = text.section(QLatin1Char(' '), 0, -2);
        m_text->setText(text + QChar(0x2026));
    }
}

void InfoBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layout()->activate();
    fitText();
}

void InfoBar::dismiss(const QString& key)
{
    if (m_key == key) hide();
}

QString InfoBar::text() const
{
    return m_whole;
}

void InfoBar::choose(int index)
{
    // A button of what was told before can still be pressed until it is deleted.
    if (static_cast<std::size_t>(index) >= m_choices.size()) return;
    const auto action = m_choices[static_cast<std::size_t>(index)].second; // it may tell something new
    hide();
    action();
}

void InfoBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor tint = m_severity == Problem::Severity::Error     ? m_theme.errorTint
                        : m_severity == Problem::Severity::Warning ? m_theme.warningTint
                                                                   : m_theme.infoTint;
    painter.fillRect(rect(), tint);
    painter.setPen(m_theme.line);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

} // namespace fulcrum::app
