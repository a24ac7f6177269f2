// SPDX-License-Identifier: GPL-3.0-or-later
// The joint fit: how well each mechanism, at each severity, explains all observations together.
//
// Probabilities are Bayes': prior x likelihood, the severity marginalised over a uniform prior on [0, 1].
// Observations of one family err together (error_model.h): half of the model's variance is common to them,
// which a Gauss-Hermite sum over it takes into account. Two hypotheses are always there: nothing has changed,
// and none of these.
#pragma once

#include "triage/evidence_terms.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::triage
{

inline constexpr std::string_view kNoChange = "no-change";
inline constexpr std::string_view kNone = "none-of-these";

// What was simulated; judged as often as observations change.
struct Simulated {
    scenario::Scenario base;
    scenario::RunSettings run; // with which all of it was run
    scenario::BaseFacts facts;
    Healthy healthy;
    std::vector<Trial> trials; // of the whole catalogue, in its order
    double window_s = 0;
    std::string engine; // as the metric catalogue calls it: "vllm"
    std::vector<std::string> notes;
    int runs = 0;
    double model_error =
        1; // factor on error_model.h's: 0 where what is observed was simulated with this very model
};

// Whether a run of the healthy scenario, or of a mechanism in it, shows the figure.
bool is_simulated(const Simulated& simulated, const evidence::FigureId& figure);

// One hypothesis at one severity.
struct Particle {
    std::size_t hypothesis = 0;
    double severity = 0;
    double prior = 0;
    double log_likelihood = 0;
    double weight = 0; // posterior; sums to 1 over all particles
};

// One observation beside what a hypothesis predicts of it.
struct Explained {
    const Term* term = nullptr;
    evidence::FigureId figure; // that of the term, or the one of those it may be that comes nearest
    Predicted predicted;
    double deviations =
        0; // of all that is uncertain; above 0: more was seen than predicted; 0: inside its range
};

// Where even the best of the hypotheses is so far off, none of them is to be believed.
inline constexpr double kMisfit = 5;

class Fit
{
public:
    // `priors`: of mechanisms, where they differ from the catalogue's, as probabilities.
    Fit(const Simulated& simulated, std::vector<Term> terms,
        const std::map<std::string, double, std::less<>>& priors);

    // Hypotheses: those trials that could be simulated, then no-change and none-of-these.
    std::size_t count() const { return trials_.size() + 2; }
    std::string id(std::size_t hypothesis) const;
    const Trial* trial(std::size_t hypothesis) const; // nullptr for the last two
    bool is_none(std::size_t hypothesis) const { return hypothesis == trials_.size() + 1; }
    double prior(std::size_t hypothesis) const { return priors_[hypothesis]; }
    double probability(std::size_t hypothesis) const { return probabilities_[hypothesis]; }
    double severity(std::size_t hypothesis) const; // the likeliest
    std::vector<std::size_t> ranked() const;       // by probability, falling

    const std::vector<Particle>& particles() const { return particles_; }
    const std::vector<Term>& terms() const { return terms_; }
    // Observations of what no run of this scenario shows, with or without a mechanism: they were left out.
    const std::vector<Term>& not_simulated() const { return not_simulated_; }
    const Simulated& simulated() const { return *simulated_; }

    // A figure under one hypothesis at one severity; under none-of-these, what the healthy system shows.
    Predicted predict(const Particle& particle, const evidence::FigureId& figure, bool change,
                      double observed = 0) const;
    double healthy_level(const evidence::FigureId& figure) const { return predictor_.healthy_level(figure); }
    // Every observation under a hypothesis at its likeliest severity.
    std::vector<Explained> explain(std::size_t hypothesis) const;

private:
    void leave_out_what_is_not_simulated();
    void set_priors(const std::map<std::string, double, std::less<>>& given);
    void add_particles();
    void weigh();
    void distrust();
    void give_none(double probability);
    double log_likelihood(const Particle& particle) const;
    double family_log_likelihood(const Particle& particle, const std::vector<const Term*>& terms) const;

    const Simulated* simulated_;
    std::vector<Term> terms_;
    std::vector<Term> not_simulated_;
    std::vector<const Trial*> trials_;
    std::vector<double> priors_;
    std::vector<double> probabilities_;
    std::vector<Particle> particles_;
    Predictor predictor_;
};

} // namespace fulcrum::triage
