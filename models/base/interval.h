// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fulcrum
{

// A figure with its uncertainty; low = high = value where none is known.
struct Interval {
    double value = 0;
    double low = 0;
    double high = 0;

    bool operator==(const Interval&) const = default;
};

} // namespace fulcrum
