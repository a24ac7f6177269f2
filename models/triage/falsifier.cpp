// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/falsifier.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::triage
{

namespace
{

constexpr double kFalseAlarm = 0.1; // more often the figure would not be fit to refute

double share_of(const std::vector<double>& density, double step)
{
    double sum = 0;
    for (const double d : density)
        sum += d * step;
    return sum;
}

// From which grid point on, upwards or downwards, the hypothesis stays below 5 %; with even odds as if it
// were as likely as all others together.
std::optional<std::size_t> begin_of_refutation(const Table& table, std::size_t hypothesis, bool above,
                                               bool even)
{
    const double own = share_of(table.density[hypothesis], table.step);
    double others = 0;
    for (std::size_t h = 0; h < table.density.size(); ++h)
        if (h != hypothesis) others += share_of(table.density[h], table.step);
    if (!(own > 0) || !(others > 0)) return std::nullopt;
    const double weight = even ? others / own : 1;
    std::optional<std::size_t> begin;
    const std::size_t n = table.scaled.size();
    for (std::size_t k = 0; k < n; ++k) {
        const std::size_t g = above ? n - 1 - k : k; // from the far end inwards
        const double mine = weight * table.density[hypothesis][g];
        double all = mine;
        for (std::size_t h = 0; h < table.density.size(); ++h)
            if (h != hypothesis) all += table.density[h][g];
        if (!(mine < kRefuted * all)) break;
        begin = g;
    }
    return begin;
}

Falsifier candidate(const Fit& fit, std::size_t hypothesis, const evidence::FigureId& figure,
                    const Table& table, bool above, std::size_t begin)
{
    std::vector<double> beyond(table.density.size(), 0.0);
    double own = 0, own_all = 0, others = 0, others_all = 0;
    for (std::size_t g = 0; g < table.scaled.size(); ++g) {
        const bool inside = above ? g >= begin : g <= begin;
        for (std::size_t h = 0; h < table.density.size(); ++h) {
            const double mass = table.density[h][g] * table.step;
            (h == hypothesis ? own_all : others_all) += mass;
            if (!inside) continue;
            (h == hypothesis ? own : others) += mass;
            beyond[h] += mass;
        }
    }
    Falsifier f;
    f.figure = figure;
    f.above = above;
    f.value = table.values[begin];
    f.beyond = (above ? "above " : "below ") + figure_text(figure, f.value);
    f.probability = own + others > 0 ? own / (own + others) : 0;
    f.power = others_all > 0 ? others / others_all : 0;
    f.false_alarm = own_all > 0 ? own / own_all : 0;
    f.against = f.false_alarm > 0 ? f.power / f.false_alarm : 0;
    beyond[hypothesis] = 0;
    const auto leader = static_cast<std::size_t>(std::ranges::max_element(beyond) - beyond.begin());
    f.then = fit.id(leader);
    if (const Trial* trial = fit.trial(leader)) f.symptom = trial->mechanism.symptom;
    f.when = "within the window of the observations, and at once where the figure is in Prometheus";
    return f;
}

} // namespace

Falsifiers falsifiers_of(const Fit& fit, std::size_t hypothesis)
{
    Falsifiers result;
    const auto keep = [](std::optional<Falsifier>& best, Falsifier f) {
        if (f.false_alarm > kFalseAlarm || f.power < kLeastPower) return;
        if (!best || f.power > best->power) best = std::move(f);
    };
    for (const evidence::FigureId& figure : figures_to_look_at(fit)) {
        const Table table = table_of(fit, figure, true);
        if (table.scaled.empty()) continue;
        for (const bool above : {true, false}) {
            for (const bool even : {false, true}) {
                const auto begin = begin_of_refutation(table, hypothesis, above, even);
                if (!begin) continue;
                keep(even ? result.speaks_against : result.refutes,
                     candidate(fit, hypothesis, figure, table, above, *begin));
            }
        }
    }
    if (result.refutes) result.speaks_against.reset();
    return result;
}

} // namespace fulcrum::triage
