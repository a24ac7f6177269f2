// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace fulcrum::app
{

// A strip across a page or a part of one, for its title and what acts on it. `name`: for tests and style
// sheets; may be empty. `height` in pixels.
inline QWidget* makeBar(int height, const QString& name, QWidget* parent)
{
    auto* bar = new QWidget(parent);
    bar->setObjectName(name);
    bar->setProperty("bar", true);
    bar->setAttribute(Qt::WA_StyledBackground);
    bar->setFixedHeight(height);
    return bar;
}

} // namespace fulcrum::app
