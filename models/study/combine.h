// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/figures.h"

#include <vector>

namespace fulcrum::study
{

// The same figure of every replication (at least one): their mean with its interval; a lower bound where one
// of them is, unknown where one of them is.
Figure combine_figures(const std::vector<Figure>& figures);

} // namespace fulcrum::study
