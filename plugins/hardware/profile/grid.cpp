// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware/profile/grid.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::plugins::profile
{

namespace
{

// A cell that is off by more than this against its neighbours along every axis is a fault of the measurement:
// the knee of a floor that turns into a slope stays below it between points a factor of two apart.
const double kOutlier = std::log(1.8);
const double kLevelled = std::log(1.02);

// Isotonic regression: the nearest rising sequence in least squares, by pooling adjacent violators.
void pool_violators(std::vector<double>& line)
{
    struct Pool {
        double sum;
        std::size_t count;
    };
    std::vector<Pool> pools;
    for (const double value : line) {
        pools.push_back({value, 1});
        while (pools.size() > 1) {
            const Pool& last = pools.back();
            Pool& before = pools[pools.size() - 2];
            if (before.sum * static_cast<double>(last.count) <= last.sum * static_cast<double>(before.count))
                break;
            before = {before.sum + last.sum, before.count + last.count};
            pools.pop_back();
        }
    }
    std::size_t at = 0;
    for (const Pool& pool : pools) {
        for (std::size_t i = 0; i < pool.count; ++i)
            line[at++] = pool.sum / static_cast<double>(pool.count);
    }
}

} // namespace

Axis::Axis(std::vector<double> points) : points_(std::move(points))
{
    std::sort(points_.begin(), points_.end());
    points_.erase(std::unique(points_.begin(), points_.end()), points_.end());
    for (const double point : points_)
        logs_.push_back(point > 0 ? std::log(point) : 0);
    if (points_.size() > 1 && points_.front() <= 0) {
        const double step = points_.size() > 2 ? logs_[2] - logs_[1] : 1;
        logs_.front() = logs_[1] - step;
    }
}

std::size_t Axis::find(double x) const
{
    const auto found = std::lower_bound(points_.begin(), points_.end(), x);
    return found != points_.end() && *found == x ? static_cast<std::size_t>(found - points_.begin())
                                                 : points_.size();
}

AxisPlace Axis::locate(double x) const
{
    if (points_.size() < 2 || !(x > points_.front())) return {};
    const auto above = std::upper_bound(points_.begin() + 1, points_.end() - 1, x);
    const auto i = static_cast<std::size_t>(above - points_.begin()) - 1;
    if (points_[i] <= 0) return {i, x / points_[i + 1]};
    return {i, (std::log(x) - logs_[i]) / (logs_[i + 1] - logs_[i])};
}

Grid::Grid(std::vector<Axis> axes)
{
    axes.resize(kMost, Axis({0.0}));
    std::size_t cells = 1;
    for (std::size_t a = kMost; a-- > 0;) {
        axes_[a] = std::move(axes[a]);
        strides_[a] = cells;
        cells *= axes_[a].size();
    }
    values_.assign(cells, 0);
    known_.assign(cells, 0);
}

std::size_t Grid::offset(const std::array<std::size_t, kMost>& index) const
{
    std::size_t cell = 0;
    for (std::size_t a = 0; a < kMost; ++a)
        cell += index[a] * strides_[a];
    return cell;
}

std::array<std::size_t, Grid::kMost> Grid::index_of(std::size_t cell) const
{
    std::array<std::size_t, kMost> index{};
    for (std::size_t a = 0; a < kMost; ++a)
        index[a] = cell / strides_[a] % axes_[a].size();
    return index;
}

void Grid::put(const Point& at, double time)
{
    if (!(time > 0) || values_.empty()) return;
    std::array<std::size_t, kMost> index{};
    for (std::size_t a = 0; a < kMost; ++a) {
        index[a] = axes_[a].find(at[a]);
        if (index[a] == axes_[a].size()) return;
    }
    const std::size_t cell = offset(index);
    const double value = std::log(time);
    values_[cell] = known_[cell] != 0 ? std::min(values_[cell], value) : value;
    known_[cell] = 1;
}

// What the two neighbours along each axis say, averaged; and how far the cell is off for the axis that comes
// nearest to it.
Grid::Guess Grid::from_neighbours(std::size_t cell) const
{
    Guess guess;
    int axes = 0;
    const auto index = index_of(cell);
    for (std::size_t a = 0; a < kMost; ++a) {
        const Axis& axis = axes_[a];
        const std::size_t i = index[a];
        if (i == 0 || i + 1 >= axis.size()) continue;
        const std::size_t low = cell - strides_[a];
        const std::size_t high = cell + strides_[a];
        if (known_[low] == 0 || known_[high] == 0) continue;
        const double weight =
            (axis.position(i) - axis.position(i - 1)) / (axis.position(i + 1) - axis.position(i - 1));
        const double said = values_[low] + weight * (values_[high] - values_[low]);
        const double distance = values_[cell] - said;
        if (axes == 0 || std::abs(distance) < std::abs(guess.spread)) guess.spread = distance;
        guess.value += said;
        ++axes;
    }
    guess.known = axes > 0;
    if (guess.known) guess.value /= axes;
    return guess;
}

void Grid::replace_outliers(GridReport& report)
{
    std::vector<std::pair<double, std::size_t>> suspects;
    for (std::size_t cell = 0; cell < values_.size(); ++cell) {
        if (known_[cell] == 0) continue;
        const Guess guess = from_neighbours(cell);
        if (guess.known && std::abs(guess.spread) > kOutlier)
            suspects.emplace_back(-std::abs(guess.spread), cell);
    }
    // The worst first: a neighbour of an outlier looks like one until that is gone.
    std::sort(suspects.begin(), suspects.end());
    for (const auto& suspect : suspects) {
        const Guess guess = from_neighbours(suspect.second);
        if (std::abs(guess.spread) <= kOutlier) continue;
        values_[suspect.second] = guess.value;
        ++report.outliers;
    }
}

// The median distance to the neighbours' mean has 1.5 times the variance of a cell, and includes the
// curvature: an upper bound.
void Grid::measure_noise(GridReport& report) const
{
    std::vector<double> distances;
    for (std::size_t cell = 0; cell < values_.size(); ++cell) {
        if (known_[cell] == 0) continue;
        const Guess guess = from_neighbours(cell);
        if (guess.known) distances.push_back(std::abs(guess.spread));
    }
    if (distances.empty()) return;
    const auto middle = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
    std::nth_element(distances.begin(), middle, distances.end());
    report.noise = *middle / 0.6745 / std::sqrt(1.5);
}

// Along each axis: between the nearest known cells on both sides, or (not `inside`) beyond the last two on
// one.
bool Grid::fill_cell(std::size_t cell, const std::vector<std::uint8_t>& known, double& out, bool inside) const
{
    const auto index = index_of(cell);
    double sum = 0;
    int axes = 0;
    for (std::size_t a = 0; a < kMost; ++a) {
        const Axis& axis = axes_[a];
        const std::size_t base = cell - index[a] * strides_[a];
        const auto there = [&](std::size_t i) { return known[base + i * strides_[a]] != 0; };
        std::vector<std::size_t> below, above;
        for (std::size_t i = index[a]; i-- > 0 && below.size() < 2;)
            if (there(i)) below.push_back(i);
        for (std::size_t i = index[a] + 1; i < axis.size() && above.size() < 2; ++i)
            if (there(i)) above.push_back(i);
        std::size_t one = 0;
        std::size_t two = 0;
        if (!below.empty() && !above.empty()) {
            one = below[0];
            two = above[0];
        } else if (!inside && below.size() == 2) {
            one = below[1];
            two = below[0];
        } else if (!inside && above.size() == 2) {
            one = above[0];
            two = above[1];
        } else {
            continue;
        }
        const double slope = (values_[base + two * strides_[a]] - values_[base + one * strides_[a]]) /
                             (axis.position(two) - axis.position(one));
        sum += values_[base + one * strides_[a]] +
               std::max(0.0, slope) * (axis.position(index[a]) - axis.position(one));
        ++axes;
    }
    if (axes > 0) out = sum / axes;
    return axes > 0;
}

void Grid::fill_gaps(GridReport& report)
{
    bool inside = true;
    for (;;) {
        const std::vector<std::uint8_t> known = known_;
        bool gaps = false;
        bool progress = false;
        for (std::size_t cell = 0; cell < values_.size(); ++cell) {
            if (known[cell] != 0) continue;
            gaps = true;
            if (!fill_cell(cell, known, values_[cell], inside)) continue;
            known_[cell] = 1;
            ++report.filled;
            progress = true;
        }
        if (!gaps) return;
        if (!progress && !inside) break;
        inside = progress && inside;
    }
    // Nothing to lean on along any axis: the mean of what is known.
    double sum = 0;
    std::int64_t count = 0;
    for (std::size_t cell = 0; cell < values_.size(); ++cell) {
        if (known_[cell] == 0) continue;
        sum += values_[cell];
        ++count;
    }
    for (std::size_t cell = 0; cell < values_.size(); ++cell) {
        if (known_[cell] != 0) continue;
        values_[cell] = sum / static_cast<double>(count);
        known_[cell] = 1;
        ++report.filled;
    }
}

template <class Apply>
void Grid::each_line(std::size_t axis, Apply apply)
{
    std::vector<double> line(axes_[axis].size());
    for (std::size_t cell = 0; cell < values_.size(); ++cell) {
        if (cell / strides_[axis] % axes_[axis].size() != 0) continue;
        for (std::size_t i = 0; i < line.size(); ++i)
            line[i] = values_[cell + i * strides_[axis]];
        apply(line);
        for (std::size_t i = 0; i < line.size(); ++i)
            values_[cell + i * strides_[axis]] = line[i];
    }
}

void Grid::make_monotone(GridReport& report)
{
    const std::vector<double> before = values_;
    constexpr int kRounds = 4; // pooling along one axis can undo another's a little
    for (int round = 0; round < kRounds; ++round) {
        for (std::size_t a = 0; a < kMost; ++a)
            if (axes_[a].size() > 1) each_line(a, pool_violators);
    }
    // What is left. A running maximum along one axis keeps the others' order.
    const auto running_maximum = [](std::vector<double>& line) {
        for (std::size_t i = 1; i < line.size(); ++i)
            line[i] = std::max(line[i], line[i - 1]);
    };
    for (std::size_t a = 0; a < kMost; ++a)
        if (axes_[a].size() > 1) each_line(a, running_maximum);
    for (std::size_t cell = 0; cell < values_.size(); ++cell)
        report.levelled += std::abs(values_[cell] - before[cell]) > kLevelled ? 1 : 0;
}

GridReport Grid::finish()
{
    GridReport report;
    report.measured = std::count(known_.begin(), known_.end(), 1);
    if (report.measured == 0) {
        values_.clear();
        return report;
    }
    replace_outliers(report);
    measure_noise(report);
    fill_gaps(report);
    make_monotone(report);
    return report;
}

double Grid::at(const Point& x) const
{
    std::array<AxisPlace, kMost> places;
    std::size_t base = 0;
    std::array<std::size_t, kMost> steps{}; // of the axes with a second point to weigh
    std::array<double, kMost> weights{};
    std::size_t count = 0;
    for (std::size_t a = 0; a < kMost; ++a) {
        if (axes_[a].size() < 2) continue;
        places[a] = axes_[a].locate(x[a]);
        base += places[a].index * strides_[a];
        if (places[a].weight == 0) continue;
        steps[count] = strides_[a];
        weights[count++] = places[a].weight;
    }
    // Folds the corners axis by axis.
    std::array<double, std::size_t{1} << kMost> corner;
    const std::size_t corners = std::size_t{1} << count;
    for (std::size_t c = 0; c < corners; ++c) {
        std::size_t cell = base;
        for (std::size_t k = 0; k < count; ++k)
            cell += (c >> k & 1) != 0 ? steps[k] : 0;
        corner[c] = values_[cell];
    }
    for (std::size_t k = count; k-- > 0;) {
        const std::size_t half = std::size_t{1} << k;
        for (std::size_t c = 0; c < half; ++c)
            corner[c] += weights[k] * (corner[c + half] - corner[c]);
    }
    return std::exp(corner[0]);
}

Curve::Curve(const std::vector<double>& x, const std::vector<double>& times) : grid_({Axis(x)})
{
    for (std::size_t i = 0; i < x.size(); ++i)
        grid_.put({x[i], 0, 0, 0}, times[i]);
    report_ = grid_.finish();
}

} // namespace fulcrum::plugins::profile
