// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace fulcrum::app
{

// A style sheet of a widget's own, where it has another one now: Qt polishes the widget and all below it anew
// each time, even for the same one.
inline void setSheet(QWidget& widget, const QString& sheet)
{
    if (widget.styleSheet() != sheet) widget.setStyleSheet(sheet);
}

} // namespace fulcrum::app
