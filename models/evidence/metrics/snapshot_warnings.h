// SPDX-License-Identifier: GPL-3.0-or-later
// What is misleading in a replica's figures (FORMATS 3, traps 3, 6 and 7). Not for use outside this folder.
#pragma once

#include "evidence/imported.h"
#include "evidence/metrics/families.h"

namespace fulcrum::evidence::metrics
{

// Each warning says what to do. `counted` as in ReplicaFigures; `facts` are the ones found so far. `whole`:
// all that the engine exports is there, so that what is missing is not served; else only what a query asked
// for.
void warn_of_snapshot(const Replica& now, const Replica& counted, bool whole, Imported& out);

// Sentences on histograms whose observations lie above the last edge: percentiles are then "more than".
void warn_of_overflow(const scenario::Buckets& buckets, const std::string& title, const std::string& flag,
                      Imported& out);

// GPU_UTIL is not utilisation, and the same for others that are often misread. Once each for what is there.
void explain_figures(Imported& out);

} // namespace fulcrum::evidence::metrics
