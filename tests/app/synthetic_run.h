// SPDX-License-Identifier: GPL-3.0-or-later
// Results that look like those of a run, for tests of the run page: two classes, waves of load, a warm-up.
#pragma once

#include "study/study.h"

namespace fulcrum::test
{

struct RunShape {
    const char* name = "observed";
    const char* title = "Observed";
    int replicas = 2;
    double load = 1; // of running requests; above 1.2 the queue grows
    double seconds = 480;
    int replications = 3;
};

study::ScenarioResult synthetic_result(const RunShape& shape);

} // namespace fulcrum::test
