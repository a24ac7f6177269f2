// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QScrollArea>

namespace fulcrum::app
{

// `content` as wide as there is room, to be scrolled down where it is higher. The keyboard reaches the area;
// whoever fills it with fields, which scroll to themselves, turns that off.
inline QScrollArea* scrolled(QWidget* content, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    return area;
}

} // namespace fulcrum::app
