// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/elided_combo.h"

#include "shell/fitted_text.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace fulcrum::app
{

void ElidedComboBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QString whole = option.currentText;
    option.currentText = option.fontMetrics.elidedText(whole, Qt::ElideRight, textRoom());
    if (option.currentText == whole || height() < 2 * option.fontMetrics.height())
        return painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    painter.setPen(option.palette.color(isEnabled() ? QPalette::Normal : QPalette::Disabled, QPalette::Text));
    drawFitted(painter, QRectF(room).adjusted(1, 0, -1, 0), Qt::AlignLeft | Qt::AlignVCenter, whole, 2);
}

int ElidedComboBox::textRoom() const
{
    constexpr int kInset = 4; // that the style leaves on both sides of the text
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() -
           kInset;
}

} // namespace fulcrum::app
