// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a quantity of any dimension; what was read is written and read again to the same value.
#include "base/units.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using fulcrum::Dimension;
    constexpr int kDimensions = static_cast<int>(Dimension::Tokens) + 1;
    if (size == 0) return 0;
    const auto dimension = static_cast<Dimension>(data[0] % kDimensions);
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto value = fulcrum::parse_quantity(text, dimension);
    if (!value) return 0;
    const auto again = fulcrum::parse_quantity(fulcrum::format_quantity(*value, dimension), dimension);
    if (!again || std::abs(*again - *value) > 1e-12 * std::abs(*value)) std::abort();
    return 0;
}
