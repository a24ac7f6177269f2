// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario twice: as the judge of a made-up incident knows it, and as it is. The judge's has the roofline
// and lognormal lengths; the real one has measured layer tables (the profile plugin, at a random place in
// their error band), another host and memory, and lengths of laws that no lognormal is: exponential,
// geometric, or two populations.
#pragma once

#include "base/random.h"
#include "cluster/kinds.h"
#include "scenario/project.h"

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

namespace fulcrum::test
{

struct Draw {
    RandomStream stream;

    double between(double low, double high) { return low + (high - low) * stream.uniform(); }
    double log_between(double low, double high) { return low * std::pow(high / low, stream.uniform()); }
    double factor(double sd) { return std::exp(sd * stream.normal()); }
    template <class T>
    const T& one_of(const std::vector<T>& all)
    {
        return all[stream.bits() % all.size()];
    }
};

struct IncidentWorld {
    scenario::Project known, real; // with the whole catalogue of mechanisms
    std::string title;
};

// Where the layer tables are (tests/support/paths.h); without them there are no made-up incidents.
std::string layer_tables();
bool have_layer_tables();

// `severities`: at which each mechanism is simulated.
IncidentWorld draw_world(Draw& draw, const cluster::Kinds& kinds, int severities);

} // namespace fulcrum::test
