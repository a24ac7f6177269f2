// SPDX-License-Identifier: GPL-3.0-or-later
// Why a link is refused, in the words of the window.
#pragma once

#include "scenario/graph.h"

#include <QString>

namespace fulcrum::app
{

struct RefusalText {
    QString reason; // a sentence
    QString wayOut; // another
};
RefusalText whyRefused(const scenario::Scenario& scenario, const QString& from, const QString& to,
                       const scenario::Refusal& refusal);

} // namespace fulcrum::app
