// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/fit.h"

#include "evidence/metrics/catalogue.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace fulcrum::triage
{

namespace
{

constexpr int kSeverities = 17;         // at which a trial is judged
constexpr double kCommonVariance = 0.5; // [E] share of the model's variance that a family has in common
constexpr double kNonePrior = 0.10;     // [E]
constexpr double kNoChangePrior = 0.02; // [E]
constexpr double kNoneAtLeast = 0.5;    // [E] where all others are more than kMisfit off,
constexpr double kNoneForOne = 0.35;    // [E] of these where that is one figure
constexpr std::size_t kManyFigures = 5; // [E] among so many at least

// Gauss-Hermite for a standard normal weight, 5 points (Abramowitz and Stegun, table 25.10, rescaled).
struct QuadratureNode {
    double at;
    double weight;
};
constexpr std::array<QuadratureNode, 5> kHermite = {{{-2.8569700138728056, 0.011257411327720691},
                                                     {-1.3556261799742659, 0.22207592200561263},
                                                     {0, 0.53333333333333333},
                                                     {1.3556261799742659, 0.22207592200561263},
                                                     {2.8569700138728056, 0.011257411327720691}}};

// The logarithm of a likelihood. No single figure says more than this against anything, also where all of
// them together say more than a number can hold.
double log_of(double likelihood)
{
    constexpr double kLeast = 1e-300;
    return std::log(std::max(likelihood, kLeast));
}

} // namespace

bool is_simulated(const Simulated& simulated, const evidence::FigureId& figure)
{
    const auto shows = [&](const ScrapePointer& run) { return run->value(figure).has_value(); };
    if (std::ranges::any_of(simulated.healthy.runs, shows)) return true;
    return std::ranges::any_of(simulated.trials, [&](const Trial& trial) {
        return std::ranges::any_of(trial.arms,
                                   [&](const Arm& arm) { return std::ranges::any_of(arm.runs, shows); });
    });
}

Fit::Fit(const Simulated& simulated, std::vector<Term> terms,
         const std::map<std::string, double, std::less<>>& priors)
    : simulated_(&simulated), terms_(std::move(terms)), predictor_(simulated.healthy, simulated.window_s)
{
    for (const Trial& trial : simulated.trials)
        if (!trial.arms.empty()) trials_.push_back(&trial);
    leave_out_what_is_not_simulated();
    set_priors(priors);
    add_particles();
    weigh();
    distrust();
}

// A counter that counted nothing is 0; of anything else that no run shows every hypothesis would be wrong
// alike.
void Fit::leave_out_what_is_not_simulated()
{
    const auto shown = [this](const Term& term) {
        const evidence::metrics::Metric* metric = evidence::metrics::find(term.figure.metric);
        return (metric != nullptr && metric->kind == evidence::metrics::Kind::Counter) ||
               is_simulated(*simulated_, term.figure);
    };
    const auto rest = std::stable_partition(terms_.begin(), terms_.end(), shown);
    not_simulated_.assign(rest, terms_.end());
    terms_.erase(rest, terms_.end());
}

std::string Fit::id(std::size_t hypothesis) const
{
    if (hypothesis < trials_.size()) return trials_[hypothesis]->mechanism.id;
    return std::string(is_none(hypothesis) ? kNone : kNoChange);
}

const Trial* Fit::trial(std::size_t hypothesis) const
{
    return hypothesis < trials_.size() ? trials_[hypothesis] : nullptr;
}

// What is given is given; the others share the rest as in the catalogue.
void Fit::set_priors(const std::map<std::string, double, std::less<>>& given)
{
    std::vector<double> relative;
    double catalogue = 0;
    for (const Trial* trial : trials_)
        catalogue += trial->mechanism.prior;
    for (const Trial* trial : trials_)
        relative.push_back(trial->mechanism.prior / std::max(catalogue, 1e-12) *
                           (1 - kNonePrior - kNoChangePrior));
    relative.push_back(kNoChangePrior);
    relative.push_back(kNonePrior);
    double fixed = 0, open = 0;
    for (std::size_t h = 0; h < relative.size(); ++h) {
        const auto known = given.find(id(h));
        (known != given.end() ? fixed : open) += known != given.end() ? known->second : relative[h];
    }
    const double rest = std::max(0.0, 1 - fixed);
    for (std::size_t h = 0; h < relative.size(); ++h) {
        const auto known = given.find(id(h));
        priors_.push_back(known != given.end() ? known->second : relative[h] * rest / std::max(open, 1e-12));
    }
    const double sum = std::accumulate(priors_.begin(), priors_.end(), 0.0);
    for (double& prior : priors_)
        prior /= std::max(sum, 1e-12);
}

void Fit::add_particles()
{
    for (std::size_t h = 0; h < count(); ++h) {
        const Trial* tried = trial(h);
        const int points = tried != nullptr && tried->arms.size() > 1 ? kSeverities : 1;
        const double first = tried != nullptr ? tried->arms.front().severity : 0;
        const double last = tried != nullptr ? tried->arms.back().severity : 0;
        for (int p = 0; p < points; ++p) {
            Particle particle;
            particle.hypothesis = h;
            particle.severity = points > 1 ? first + (last - first) * p / (points - 1) : first;
            particle.prior = priors_[h] / points;
            particle.log_likelihood = log_likelihood(particle);
            particles_.push_back(particle);
        }
    }
}

void Fit::weigh()
{
    double most = -INFINITY;
    const auto log_weight = [](const Particle& p) {
        return p.prior > 0 ? std::log(p.prior) + p.log_likelihood : -INFINITY;
    };
    for (const Particle& particle : particles_)
        most = std::max(most, log_weight(particle));
    double sum = 0;
    for (Particle& particle : particles_) {
        particle.weight = std::exp(log_weight(particle) - most);
        sum += particle.weight;
    }
    probabilities_.assign(count(), 0);
    for (Particle& particle : particles_) {
        particle.weight /= sum;
        probabilities_[particle.hypothesis] += particle.weight;
    }
}

// Each observation may be of something else altogether, which bounds what it can say against a hypothesis:
// where one is that far off everything in the catalogue, the least bad would lead by its prior alone. One
// that leaves a single figure of many unexplained may still lead, with less than a verdict needs.
void Fit::distrust()
{
    if (terms_.empty()) return;
    const std::size_t none = count() - 1;
    std::ptrdiff_t fewest_off = std::ssize(terms_);
    for (std::size_t h = 0; h < none; ++h) {
        if (priors_[h] <= 0) continue;
        const std::ptrdiff_t off = std::ranges::count_if(
            explain(h), [](const Explained& one) { return std::abs(one.deviations) > kMisfit; });
        if (off == 0) return;
        fewest_off = std::min(fewest_off, off);
    }
    const double least = fewest_off == 1 && terms_.size() >= kManyFigures ? kNoneForOne : kNoneAtLeast;
    if (priors_[none] > 0 && probabilities_[none] < least) give_none(least);
}

void Fit::give_none(double probability)
{
    const std::size_t none = count() - 1;
    const double others = (1 - probability) / (1 - probabilities_[none]);
    for (double& each : probabilities_)
        each *= others;
    probabilities_[none] = probability;
    for (Particle& particle : particles_)
        particle.weight = particle.hypothesis == none ? probability : particle.weight * others;
}

std::vector<Explained> Fit::explain(std::size_t hypothesis) const
{
    const auto deviations_of = [](const Term& term, const Predicted& p) {
        const double scale = std::hypot(p.own, p.model);
        if (p.mean < term.low) return (term.low - p.mean) / scale;
        if (p.mean > term.high) return (term.high - p.mean) / scale;
        return 0.0;
    };
    Particle particle;
    particle.hypothesis = hypothesis;
    particle.severity = severity(hypothesis);
    std::vector<Explained> all;
    for (const Term& term : terms_) {
        Explained one{&term, term.figure, predict(particle, term.figure, term.change, term.count), 0};
        one.deviations = deviations_of(term, one.predicted);
        for (const evidence::FigureId& other : term.also) {
            const Predicted p = predict(particle, other, term.change, term.count);
            const double deviations = deviations_of(term, p);
            if (std::abs(deviations) >= std::abs(one.deviations)) continue;
            one = {&term, other, p, deviations};
        }
        all.push_back(std::move(one));
    }
    return all;
}

Predicted Fit::predict(const Particle& particle, const evidence::FigureId& figure, bool change,
                       double observed) const
{
    Predicted p = predictor_.predict(trial(particle.hypothesis), particle.severity, figure, change, observed);
    p.model *= simulated_->model_error;
    return p;
}

double Fit::log_likelihood(const Particle& particle) const
{
    double sum = 0;
    if (is_none(particle.hypothesis)) {
        for (const Term& term : terms_)
            sum += log_of(
                unknown_fault_likelihood(term, predict(particle, term.figure, term.change, term.count)));
        return sum;
    }
    std::map<std::string_view, std::vector<const Term*>> families;
    for (const Term& term : terms_)
        families[error_of(term.figure.metric).family].push_back(&term);
    for (const auto& [family, terms] : families)
        sum += family_log_likelihood(particle, terms);
    return sum;
}

double Fit::family_log_likelihood(const Particle& particle, const std::vector<const Term*>& terms) const
{
    struct Part {
        const Term* term;
        std::vector<Predicted> readings;
    };
    std::vector<Part> parts;
    for (const Term* term : terms) {
        Part part{term, {predict(particle, term->figure, term->change, term->count)}};
        for (const evidence::FigureId& other : term->also)
            part.readings.push_back(predict(particle, other, term->change, term->count));
        parts.push_back(std::move(part));
    }
    std::array<double, kHermite.size()> logs{};
    for (std::size_t n = 0; n < kHermite.size(); ++n) {
        logs[n] = std::log(kHermite[n].weight);
        for (const Part& part : parts) {
            double likely = 0;
            for (const Predicted& p : part.readings) {
                const double shift = kHermite[n].at * p.model * std::sqrt(kCommonVariance);
                const double scale = std::hypot(p.own, p.model * std::sqrt(1 - kCommonVariance));
                likely += robust_likelihood(*part.term, p.mean + shift, scale);
            }
            logs[n] += log_of(likely / static_cast<double>(part.readings.size()));
        }
    }
    // The sum of what these are the logarithms of.
    const double most = std::ranges::max(logs);
    double sum = 0;
    for (const double one : logs)
        sum += std::exp(one - most);
    return most + std::log(sum);
}

double Fit::severity(std::size_t hypothesis) const
{
    const Particle* best = nullptr;
    for (const Particle& particle : particles_)
        if (particle.hypothesis == hypothesis && (best == nullptr || particle.weight > best->weight))
            best = &particle;
    return best != nullptr ? best->severity : 0;
}

std::vector<std::size_t> Fit::ranked() const
{
    std::vector<std::size_t> order(count());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t h) { return probabilities_[h]; });
    return order;
}

} // namespace fulcrum::triage
