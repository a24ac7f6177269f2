// SPDX-License-Identifier: GPL-3.0-or-later
// Text in a room that may be narrower than it: on several lines, and only then with an ellipsis.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace fulcrum::app
{

// How many lines the text takes at a width, at most `most`.
int linesOf(const QFont& font, const QString& text, double width, int most);

// With the painter's font and pen, on at most `most` lines (at least one), as many as the room's height
// holds; the last one ends in an ellipsis where more is left. Flags: how the lines stand in the room.
void drawFitted(QPainter& painter, const QRectF& room, Qt::Alignment flags, const QString& text, int most);

// The whole text where all of it fits on two lines into the room, else the brief one.
QString fitting(const QFont& font, const QRectF& room, const QString& whole, const QString& brief);

} // namespace fulcrum::app
