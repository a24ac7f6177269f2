// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fulcrum::cluster::traffic
{

// The standard normal quantile of p in (0, 1), to about 16 digits: algorithm AS 241 (Wichura 1988, routine
// PPND16).
double normal_quantile(double p);

} // namespace fulcrum::cluster::traffic
