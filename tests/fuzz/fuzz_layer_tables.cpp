// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a table of layer times: an all-reduce curve, a skew fit, or rows of a grid.
#include "hardware/profile/grid.h"
#include "hardware/profile/layer_times.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace fulcrum::plugins::profile;

namespace
{

void check(double seconds)
{
    if (!(seconds >= 0)) std::abort(); // NaN too
}

void read_grid(std::string_view text)
{
    const std::array columns{Column{"a", 0}, Column{"b", 0}, Column{"time", 1e-9}};
    const auto table = parse_csv(text, "fuzz", columns);
    if (!table || table->rows() > 200) return;
    Grid grid({Axis(table->numbers[0]), Axis(table->numbers[1])});
    for (std::size_t row = 0; row < table->rows(); ++row)
        grid.put({table->number(0, row), table->number(1, row), 0, 0}, table->number(2, row));
    grid.finish();
    for (const double x : {0.0, 1.0, 77.5, 4096.0})
        for (const double y : {0.0, 3.0, 1e6})
            check(grid.at({x, y, 0, 0}));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (data[0] % 3) {
    case 0:
        if (const auto curve = parse_all_reduce(text, "fuzz", 2)) check(curve->at(1e6));
        break;
    case 1:
        if (const auto skew = Skew::parse(text, "fuzz")) (void)skew->alpha({512, 16, 32, 900, 4000});
        break;
    default:
        read_grid(text);
    }
    return 0;
}
