// SPDX-License-Identifier: GPL-3.0-or-later
// Where nodes stand that no hand has placed: a column for each rank, rows in the order of what feeds them.
#pragma once

#include "scenario/project.h"

#include <QHash>
#include <QPointF>
#include <QSizeF>
#include <QString>

namespace fulcrum::app
{

// Top left corners on the canvas grid, for every node of the scenario. `sizes` by id.
QHash<QString, QPointF> layoutByRank(const scenario::Scenario& scenario, const QHash<QString, QSizeF>& sizes);

} // namespace fulcrum::app
