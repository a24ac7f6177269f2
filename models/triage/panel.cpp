// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/panel.h"

#include "base/random.h"
#include "evidence/metrics/catalogue.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::triage
{

namespace
{

using evidence::FigureId;

constexpr int kDraws = 400;             // of what the figures will be
constexpr std::size_t kParticles = 120; // the likeliest
constexpr std::size_t kCandidates = 24; // figures, those that tell most alone
constexpr double kAdds = 0.03;          // bits that another figure has to add, or the panel is complete
constexpr std::uint32_t kStream = 0x70616e65;

// One figure under each particle and, draw by draw, what it turns out to be and how likely each makes that.
struct Candidate {
    FigureId figure;
    double cost = 0;
    std::vector<std::vector<double>> likely; // by draw, by particle
};

struct Chosen {
    std::vector<Particle> particles;
    std::vector<std::size_t> truth; // by draw: the particle that holds
};

double spread_of(const Fit& fit, const Particle& particle, const Predicted& p, const FigureId& figure)
{
    const double known = std::hypot(p.own, p.model);
    return fit.is_none(particle.hypothesis) ? std::hypot(known, error_of(figure.metric).spread) : known;
}

Chosen choose(const Fit& fit)
{
    Chosen chosen;
    chosen.particles = fit.particles();
    std::ranges::stable_sort(chosen.particles, std::greater<>(), &Particle::weight);
    if (chosen.particles.size() > kParticles) chosen.particles.resize(kParticles);
    double sum = 0;
    for (const Particle& particle : chosen.particles)
        sum += particle.weight;
    // Evenly spaced in the cumulated weight: what is likely is drawn as often as it is likely.
    std::size_t at = 0;
    double passed = chosen.particles.empty() ? 0 : chosen.particles.front().weight;
    for (int d = 0; d < kDraws && !chosen.particles.empty(); ++d) {
        const double wanted = sum * (d + 0.5) / kDraws;
        while (passed < wanted && at + 1 < chosen.particles.size())
            passed += chosen.particles[++at].weight;
        chosen.truth.push_back(at);
    }
    return chosen;
}

Candidate candidate_of(const Fit& fit, const Chosen& chosen, const FigureId& figure, double cost,
                       std::uint64_t index)
{
    Candidate candidate{figure, cost, {}};
    std::vector<Predicted> predicted;
    std::vector<double> scales;
    for (const Particle& particle : chosen.particles) {
        predicted.push_back(fit.predict(particle, figure, true));
        scales.push_back(std::max(spread_of(fit, particle, predicted.back(), figure), 1e-9));
    }
    RandomStream draw(1, kStream, index);
    for (const std::size_t truth : chosen.truth) {
        const double value = predicted[truth].mean + scales[truth] * draw.normal();
        std::vector<double> likely;
        for (std::size_t p = 0; p < predicted.size(); ++p)
            likely.push_back(student_density((value - predicted[p].mean) / scales[p]) / scales[p]);
        candidate.likely.push_back(std::move(likely));
    }
    return candidate;
}

double entropy(const std::vector<double>& shares)
{
    double sum = 0, bits = 0;
    for (const double share : shares)
        sum += share;
    for (const double share : shares)
        if (share > 0 && sum > 0) bits -= share / sum * std::log2(share / sum);
    return bits;
}

// Entropy of the hypotheses now, less what is left of it on average once these are known. `known` is by draw
// and particle: how likely the figures chosen before are.
double bits_of(const Fit& fit, const Chosen& chosen, const std::vector<std::vector<double>>& known,
               const Candidate& another)
{
    std::vector<double> now(fit.count(), 0);
    for (const Particle& particle : chosen.particles)
        now[particle.hypothesis] += particle.weight;
    double left = 0;
    for (std::size_t d = 0; d < chosen.truth.size(); ++d) {
        std::vector<double> then(fit.count(), 0);
        for (std::size_t p = 0; p < chosen.particles.size(); ++p)
            then[chosen.particles[p].hypothesis] +=
                chosen.particles[p].weight * known[d][p] * another.likely[d][p];
        left += entropy(then) / static_cast<double>(chosen.truth.size());
    }
    return std::max(0.0, entropy(now) - left);
}

} // namespace

Panel panel_of(const Fit& fit, std::size_t most)
{
    return panel_of(fit, measurements(fit), most);
}

Panel panel_of(const Fit& fit, const std::vector<Measurement>& known_figures, std::size_t most)
{
    Panel panel;
    const Chosen chosen = choose(fit);
    if (chosen.truth.empty()) return panel;
    std::vector<Candidate> candidates;
    for (const Measurement& m : known_figures) {
        if (candidates.size() >= kCandidates) break;
        candidates.push_back(candidate_of(fit, chosen, m.figure, m.cost, candidates.size()));
    }
    std::vector<std::vector<double>> known(chosen.truth.size(),
                                           std::vector<double>(chosen.particles.size(), 1));
    while (panel.figures.size() < most && !candidates.empty()) {
        std::size_t best = 0;
        double best_worth = -INFINITY, best_bits = 0;
        for (std::size_t c = 0; c < candidates.size(); ++c) {
            const double bits = bits_of(fit, chosen, known, candidates[c]);
            const double worth = bits - std::max(panel.cost, candidates[c].cost);
            if (worth <= best_worth) continue;
            best = c;
            best_worth = worth;
            best_bits = bits;
        }
        if (best_worth < panel.worth() + kAdds) break;
        panel.figures.push_back(candidates[best].figure);
        panel.bits.push_back(best_bits);
        panel.cost = std::max(panel.cost, candidates[best].cost);
        for (std::size_t d = 0; d < known.size(); ++d)
            for (std::size_t p = 0; p < known[d].size(); ++p)
                known[d][p] *= candidates[best].likely[d][p];
        candidates.erase(candidates.begin() + static_cast<std::ptrdiff_t>(best));
    }
    return panel;
}

} // namespace fulcrum::triage
