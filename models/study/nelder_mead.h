// SPDX-License-Identifier: GPL-3.0-or-later
// Finds a minimum without derivatives (Nelder and Mead 1965, with the usual coefficients).
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace fulcrum::study
{

struct Minimum {
    std::vector<double> at;
    double value = 0;
    int evaluations = 0;
};

// From `start`, with first steps of `step` in each direction. Stops when the values at the corners of the
// simplex differ by less than `tolerance`, or after `most` evaluations. Deterministic.
template <class Function>
Minimum nelder_mead(const Function& f, const std::vector<double>& start, double step, double tolerance,
                    int most)
{
    struct Corner {
        std::vector<double> at;
        double value = 0;
    };
    const std::size_t n = start.size();
    int evaluations = 0;
    const auto corner = [&](std::vector<double> at) {
        ++evaluations;
        const double value = f(at);
        return Corner{std::move(at), value};
    };
    std::vector<Corner> simplex{corner(start)};
    for (std::size_t i = 0; i < n; ++i) {
        std::vector<double> at = start;
        at[i] += step;
        simplex.push_back(corner(std::move(at)));
    }
    const auto by_value = [](const Corner& a, const Corner& b) { return a.value < b.value; };
    std::stable_sort(simplex.begin(), simplex.end(), by_value);
    while (evaluations < most && simplex.back().value - simplex.front().value > tolerance) {
        std::vector<double> centre(n, 0.0); // of all corners but the worst
        for (std::size_t c = 0; c < n; ++c)
            for (std::size_t i = 0; i < n; ++i)
                centre[i] += simplex[c].at[i] / static_cast<double>(n);
        Corner& worst = simplex.back();
        const auto away = [&](double factor) { // from the worst corner through the centre
            std::vector<double> at(n);
            for (std::size_t i = 0; i < n; ++i)
                at[i] = centre[i] + factor * (centre[i] - worst.at[i]);
            return corner(std::move(at));
        };
        Corner reflected = away(1);
        if (reflected.value < simplex.front().value) {
            Corner expanded = away(2);
            worst = expanded.value < reflected.value ? std::move(expanded) : std::move(reflected);
        } else if (reflected.value < simplex[n - 1].value) {
            worst = std::move(reflected);
        } else {
            const bool outside = reflected.value < worst.value;
            Corner contracted = away(outside ? 0.5 : -0.5);
            if (contracted.value < std::min(reflected.value, worst.value)) {
                worst = std::move(contracted);
            } else {
                for (std::size_t c = 1; c <= n; ++c) {
                    std::vector<double> at(n);
                    for (std::size_t i = 0; i < n; ++i)
                        at[i] = (simplex[c].at[i] + simplex.front().at[i]) / 2;
                    simplex[c] = corner(std::move(at));
                }
            }
        }
        std::stable_sort(simplex.begin(), simplex.end(), by_value);
    }
    return {simplex.front().at, simplex.front().value, evaluations};
}

} // namespace fulcrum::study
