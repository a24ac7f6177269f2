// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that are read together, as one row of a dashboard: what no single one of them tells.
#pragma once

#include "triage/measure_next.h"

#include <vector>

namespace fulcrum::triage
{

struct Panel {
    std::vector<evidence::FigureId> figures; // each adds the most to those before it
    std::vector<double> bits;                // of the first, of the first two together, …
    double cost = 0;                         // of getting them all, as bits: the dearest of their tiers

    double worth() const { return bits.empty() ? 0 : bits.back() - cost; }
};

// At most so many figures; fewer where another one would add next to nothing. Empty where nothing that can be
// looked at would tell the hypotheses apart. The same fit gives the same panel: draws are seeded by nothing
// else.
// `known`: the measurements of this fit, where they are there already.
Panel panel_of(const Fit& fit, std::size_t most = 3);
Panel panel_of(const Fit& fit, const std::vector<Measurement>& known, std::size_t most = 3);

} // namespace fulcrum::triage
