// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/panel_title.h"

#include <QPainter>

namespace fulcrum::app
{

PanelTitle::PanelTitle(const Theme& theme, const QString& text, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_text(text)
{
    setFixedHeight(metrics::kDockTitle);
}

void PanelTitle::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void PanelTitle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.bg2);
    painter.setPen(m_theme.line);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
    painter.setFont(m_theme.font(FontRole::TableStrong));
    painter.setPen(m_theme.text2);
    painter.drawText(rect().adjusted(metrics::kBlock, 0, -metrics::kBlock, -1),
                     Qt::AlignVCenter | Qt::AlignLeft, m_text);
}

} // namespace fulcrum::app
