// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/healthy_check.h"

#include "triage/measure_next.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::triage
{

namespace
{

constexpr double kAllowed = 2; // standard deviations

struct Miss {
    double deviations = 0;
    std::string text;
};

} // namespace

std::vector<std::string> healthy_disagreements(const Simulated& simulated, const std::vector<Term>& terms)
{
    const Predictor predictor(simulated.healthy, simulated.window_s);
    std::vector<Miss> misses;
    for (const Term& term : terms) {
        // Where the source may show several figures, which one it was is not known.
        if (!term.before || !term.also.empty()) continue;
        const Predicted p = predictor.predict(nullptr, 0, term.figure, false, term.count);
        const double scale = std::hypot(p.own, p.model);
        const double off = std::abs(on_scale(error_of(term.figure.metric), *term.before) - p.mean) / scale;
        if (!(off > kAllowed)) continue;
        misses.push_back(
            {off, fmt::format("{} was {} before, and the healthy scenario shows {}: it may not be the "
                              "system that was observed",
                              evidence::to_string(term.figure), figure_text(term.figure, *term.before),
                              figure_text(term.figure, p.expected))});
    }
    std::ranges::stable_sort(misses, std::greater<>(), &Miss::deviations);
    std::vector<std::string> sentences;
    for (Miss& miss : misses)
        sentences.push_back(std::move(miss.text));
    return sentences;
}

} // namespace fulcrum::triage
