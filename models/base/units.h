// SPDX-License-Identifier: GPL-3.0-or-later
// Quantities as people write them: "30 s", "8 ms", "80 GiB", "3.35 TB/s", "6 /s", "2.5 $/h", "30 %".
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum
{

// What is measured. The value of a quantity is always in the base unit named here.
enum class Dimension {
    None,      // a plain number, no unit allowed
    Time,      // s:     ns us ms s min h d
    Bytes,     // B:     B kB MB GB TB KiB MiB GiB TiB (GB = 10^9, GiB = 2^30)
    Bandwidth, // B/s:   the same with /s
    Compute,   // FLOP/s: GFLOP/s TFLOP/s PFLOP/s
    Rate,      // 1/s:   /s /min /h
    Price,     // $/h
    Fraction,  // 1:     a plain number, or %
    Tokens,    // a plain number, or "tok", "k tok" = 1,000 tokens
};

// The value in the dimension's base unit. Fails with the units allowed: for an unknown or missing unit (one
// is required except for None, Fraction and Tokens), for text that is no number, and for NaN or infinity.
Result<double> parse_quantity(std::string_view text, Dimension dimension);

// The shortest text that parse_quantity reads back to the same value within 1e-12 (relative), among the units
// that give a number of at least 1; of two equally short ones, the larger unit: "2 h", "150 s", "8 ms".
std::string format_quantity(double value, Dimension dimension);

// The units that a dimension takes, for messages and help; the base unit first.
std::vector<std::string> unit_names(Dimension dimension);

} // namespace fulcrum
