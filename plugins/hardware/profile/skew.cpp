// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware/profile/skew.h"

#include "evidence/traces/numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace fulcrum::plugins::profile
{

namespace
{

// The upper bound of a bucket: "n<=128", "sr<=15%", "kvB<=4k", "kp=0", "n>256" (no bound), "64".
std::optional<double> upper_bound_of(std::string_view label)
{
    if (label.find('>') != std::string_view::npos) return std::numeric_limits<double>::infinity();
    if (const std::size_t equals = label.rfind('='); equals != std::string_view::npos)
        label.remove_prefix(equals + 1);
    double factor = 1;
    if (label.ends_with('%')) {
        factor = 0.01;
        label.remove_suffix(1);
    } else if (label.ends_with('k')) {
        factor = 1024;
        label.remove_suffix(1);
    }
    const auto number = evidence::traces::parse_number(label);
    if (!number || *number < 0) return std::nullopt;
    return *number * factor;
}

std::size_t bucket_of(const std::vector<double>& bounds, double value)
{
    const auto found = std::lower_bound(bounds.begin(), bounds.end(), value);
    return static_cast<std::size_t>(std::min(found, bounds.end() - 1) - bounds.begin());
}

} // namespace

Result<Skew> Skew::parse(std::string_view text, const std::string& file)
{
    constexpr double kAny = -1e15;
    const std::array columns{
        Column{"pc", 0, true},           Column{"n_label", 0, true},  Column{"skew_rate_label", 0, true},
        Column{"kv_big_label", 0, true}, Column{"kp_label", 0, true}, Column{"alpha", kAny},
        Column{"n_samples", 0}};
    const Result<CsvTable> table = parse_csv(text, file, columns);
    if (!table) return table.errors();

    Skew skew;
    std::vector<std::array<double, kAxes>> rows(table->rows());
    for (std::size_t row = 0; row < table->rows(); ++row) {
        for (std::size_t axis = 0; axis < kAxes; ++axis) {
            const auto bound = upper_bound_of(table->text(axis, row));
            if (!bound) {
                return Error{"'" + table->text(axis, row) + "' is no bucket",
                             "buckets read like n<=128, sr<=15%, kvB<=4k, kp=0 or n>256",
                             file,
                             {table->lines[row], 1}};
            }
            rows[row][axis] = *bound;
            skew.bounds_[axis].push_back(*bound);
        }
    }
    std::size_t cells = 1;
    for (std::size_t axis = kAxes; axis-- > 0;) {
        auto& bounds = skew.bounds_[axis];
        std::sort(bounds.begin(), bounds.end());
        bounds.erase(std::unique(bounds.begin(), bounds.end()), bounds.end());
        skew.strides_[axis] = cells;
        if (bounds.size() > 1000 || cells > 10'000'000)
            return Error{"there are too many buckets", "get the file again", file, {}};
        cells *= bounds.size();
    }
    skew.alpha_.assign(cells, std::numeric_limits<double>::quiet_NaN());
    double weighted = 0;
    double samples = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        std::size_t cell = 0;
        for (std::size_t axis = 0; axis < kAxes; ++axis)
            cell += bucket_of(skew.bounds_[axis], rows[row][axis]) * skew.strides_[axis];
        // Outside 0..1 a fitted value is noise: more unequal batches take between the mean's and the
        // longest's.
        const double alpha = std::clamp(table->number(5, row), 0.0, 1.0);
        skew.alpha_[cell] = alpha;
        weighted += alpha * table->number(6, row);
        samples += table->number(6, row);
    }
    skew.pooled_ = samples > 0 ? weighted / samples : 0;
    return skew;
}

double Skew::alpha(const Batch& batch) const
{
    if (alpha_.empty()) return 0;
    const double share = batch.longest > 0 ? batch.mean_context / batch.longest : 1;
    const std::array<double, kAxes> at{batch.chunk, batch.sequences, share, batch.longest, batch.cached};
    std::size_t cell = 0;
    for (std::size_t axis = 0; axis < kAxes; ++axis)
        cell += bucket_of(bounds_[axis], at[axis]) * strides_[axis];
    return std::isnan(alpha_[cell]) ? pooled_ : alpha_[cell];
}

} // namespace fulcrum::plugins::profile
