// SPDX-License-Identifier: GPL-3.0-or-later
// A table of positive times over one to four axes, made whole and monotone, then interpolated.
//
// Between grid points log(time) is linear in the logarithm of each axis (linear in the axis itself between 0
// and the first positive point). Below the first point of an axis the time is that of the first point. Beyond
// the last the power law of the last two points goes on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace fulcrum::plugins::profile
{

struct AxisPlace {
    std::size_t index = 0; // of the point at or below, at most the last but one
    double weight = 0;     // of the point after it; above 1 beyond the grid
};

class Axis
{
public:
    Axis() = default;
    explicit Axis(std::vector<double> points); // sorted here, doubles dropped; none below 0

    std::size_t size() const { return points_.size(); }
    const std::vector<double>& points() const { return points_; }
    AxisPlace locate(double x) const;
    std::size_t find(double x) const; // size() where it is no grid point
    double position(std::size_t index) const { return logs_[index]; }

private:
    std::vector<double> points_;
    std::vector<double> logs_; // of 0: one step below the first positive point
};

// What finish() did and saw.
struct GridReport {
    std::int64_t measured = 0; // cells with a measurement
    std::int64_t outliers = 0; // replaced by what their neighbours say
    std::int64_t filled = 0;   // cells without a measurement
    std::int64_t levelled = 0; // moved by more than 2 % so that times never fall along an axis
    double noise = 0;          // typical relative error of a cell, judged by its neighbours
};

// Up to kMost axes; a grid with fewer has axes of one point.
class Grid
{
public:
    static constexpr std::size_t kMost = 4;
    using Point = std::array<double, kMost>;

    Grid() = default;
    explicit Grid(std::vector<Axis> axes); // one to four, none empty

    void put(const Point& at, double time); // ignored off the grid; of several the smallest counts
    bool empty() const { return values_.empty(); }
    std::size_t cells() const { return values_.size(); }

    // Replaces lone outliers, fills the gaps, and makes times monotone along each axis. Afterwards at()
    // works. Without any measurement the grid is emptied.
    GridReport finish();

    double at(const Point& x) const;
    const Axis& axis(std::size_t i) const { return axes_[i]; }

private:
    struct Guess {
        double value = 0;
        double spread = 0; // smallest distance of the cell to what an axis says, signed
        bool known = false;
    };
    std::size_t offset(const std::array<std::size_t, kMost>& index) const;
    std::array<std::size_t, kMost> index_of(std::size_t cell) const;
    Guess from_neighbours(std::size_t cell) const;
    void replace_outliers(GridReport& report);
    void measure_noise(GridReport& report) const;
    void fill_gaps(GridReport& report);
    bool fill_cell(std::size_t cell, const std::vector<std::uint8_t>& known, double& out, bool inside) const;
    void make_monotone(GridReport& report);
    template <class Apply>
    void each_line(std::size_t axis, Apply apply);

    std::array<Axis, kMost> axes_;
    std::array<std::size_t, kMost> strides_{};
    std::vector<double> values_; // log of the time
    std::vector<std::uint8_t> known_;
};

// A curve over one axis.
class Curve
{
public:
    Curve() = default;
    Curve(const std::vector<double>& x,
          const std::vector<double>& times); // the same number of each, not empty
    bool empty() const { return grid_.empty(); }
    double at(double x) const { return grid_.at({x, 0, 0, 0}); }
    const GridReport& report() const { return report_; }

private:
    Grid grid_;
    GridReport report_;
};

} // namespace fulcrum::plugins::profile
