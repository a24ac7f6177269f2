// SPDX-License-Identifier: GPL-3.0-or-later
// Which labels of a series say whose it is: replicas and engines are kept apart, what one of them splits its
// own figures by is added up.
#pragma once

#include "evidence/metrics/catalogue.h"
#include "scenario/observation.h"

#include <span>
#include <string>
#include <vector>

namespace fulcrum::evidence::metrics
{

struct Identity {
    scenario::Population
        population;          // replica from pod, instance or host, with engine, rank and GPU where there are
    std::string key;         // equal for series of the same one
    std::vector<Label> rest; // the labels that split its figures, sorted by name; without __name__
    bool repeats = false;    // a rank above 0 of tensor or pipeline parallelism: it says what rank 0 says
};

Identity identity_of(std::span<const Label> labels);

// Takes off the engine's index where all of them are the same engine of one replica.
void drop_only_engine(std::span<Identity*> identities);

} // namespace fulcrum::evidence::metrics
