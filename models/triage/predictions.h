// SPDX-License-Identifier: GPL-3.0-or-later
// What a hypothesis predicts of a figure: between the severities that were simulated, with everything that
// makes it uncertain.
#pragma once

#include "triage/error_model.h"
#include "triage/trials.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::triage
{

// On the scale of error_model.h.
struct Predicted {
    double mean = 0;
    double own = 0;      // standard deviation: sampling, interpolation between severities
    double model = 0;    // standard deviation of the model's error
    double expected = 0; // the figure itself, in its unit
};

// The healthy scenario, simulated.
struct Healthy {
    std::vector<ScrapePointer> runs; // by replication
};

// Figures that did not occur in a run: a counter that did not count is 0; a latency without observations is
// as long as the window.
double value_or_limit(const evidence::Scrape& scrape, const evidence::FigureId& figure, double window_s);

class Predictor
{
public:
    Predictor(const Healthy& healthy, double window_s) : healthy_(&healthy), window_s_(window_s) {}

    // With `change` the change from the healthy figure, pair by pair with the same draws; else the level.
    // `trial` nullptr: nothing is wrong. `observed`: how many requests the observation is of, 0: as many as
    // in a run.
    Predicted predict(const Trial* trial, double severity, const evidence::FigureId& figure, bool change,
                      double observed = 0) const;

    double healthy_level(const evidence::FigureId& figure) const; // in its unit

private:
    struct Moments {
        double mean = 0;     // of the change or the level
        double error = 0;    // variance of that mean
        double variance = 0; // of one run's figure
        double waiting = 0;  // share of the first token's time that is queue
        double rank = 0;     // how far apart a percentile's neighbours are, on the scale
        double plain = 0;    // the level, on the scale
    };
    Moments moments(const std::vector<ScrapePointer>& runs, const evidence::FigureId& figure,
                    bool change) const;

    struct Key {
        const void* arm;
        evidence::FigureId figure;
        bool change;
        auto operator<=>(const Key&) const = default;
    };
    const Healthy* healthy_;
    double window_s_;
    mutable std::map<Key, Moments> known_; // one Predictor is used by one thread
};

} // namespace fulcrum::triage
