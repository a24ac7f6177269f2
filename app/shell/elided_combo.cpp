// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/elided_combo.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace fulcrum::app
{

void ElidedComboBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    constexpr int kInset = 4; // that the style leaves on both sides of the text
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText =
        option.fontMetrics.elidedText(option.currentText, Qt::ElideRight, room.width() - kInset);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace fulcrum::app
