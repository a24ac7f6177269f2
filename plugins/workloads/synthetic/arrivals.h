// SPDX-License-Identifier: GPL-3.0-or-later
// When requests come, where that does not depend on how they are served. Times are seconds since the start.
#pragma once

#include "base/parameters.h"
#include "base/random.h"
#include "base/result.h"

#include <cstdint>
#include <variant>

namespace fulcrum::plugins::synthetic
{

// Independent gaps of mean 1/rate.
struct RenewalLaw {
    enum class Gap { Exponential, Gamma, Weibull };
    Gap gap = Gap::Exponential;
    double rate = 1;
    double shape = 1; // of Gamma and Weibull
    double scale = 1; // gap = scale x draw
};

// Evenly spaced, the first at 0.
struct PacedLaw {
    double rate = 1;
};

// A Poisson process whose rate is `rate` until `from`, then runs linearly to `rate_end` within `duration`.
struct RampLaw {
    double rate = 1;
    double rate_end = 1;
    double from = 0;
    double duration = 0;
};

// A Poisson process modulated by two states of exponential durations (MMPP), begun in equilibrium.
struct OnOffLaw {
    double rate_on = 1;
    double rate_off = 0;
    double mean_on = 1;
    double mean_off = 1;
};

using ArrivalLaw = std::variant<RenewalLaw, PacedLaw, RampLaw, OnOffLaw>;

// The law that the parameters describe. Fails for rates, durations and coefficients out of range.
Result<ArrivalLaw> arrival_law(const Parameters& parameters);

// The shape of a Weibull law with the coefficient of variation `cv`, by bisection of
// cv^2 + 1 = G(1 + 2/k) / G(1 + 1/k)^2.
double weibull_shape(double cv);

class Arrivals
{
public:
    // `stream` names the draws of gaps, `state_stream` those of the on/off states.
    Arrivals(ArrivalLaw law, std::uint64_t seed, std::uint32_t stream, std::uint32_t state_stream);

    // The time of the next arrival, never before the last one; infinite where none will come.
    double next();

private:
    double after(const RenewalLaw& law);
    double after(const PacedLaw& law) const;
    double after(const RampLaw& law);
    double after(const OnOffLaw& law);
    void next_state(const OnOffLaw& law);

    ArrivalLaw law_;
    std::uint64_t seed_;
    std::uint32_t stream_;
    std::uint32_t state_stream_;
    std::uint64_t index_ = 0;
    double time_ = 0;
    double expected_ = 0; // ramp: integral of the rate up to the last arrival
    bool on_ = false;     // on/off: the current state, its end, and how many there were
    double state_end_ = 0;
    std::uint64_t states_ = 0;
};

} // namespace fulcrum::plugins::synthetic
