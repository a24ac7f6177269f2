// SPDX-License-Identifier: GPL-3.0-or-later
// When requests or sessions begin, where that does not depend on how they are served. Times are seconds since
// the start.
#pragma once

#include "base/parameters.h"
#include "base/random.h"
#include "base/result.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace fulcrum::cluster::traffic
{

// Independent gaps of mean 1/rate.
struct RenewalLaw {
    enum class Gap { Exponential, Gamma, Weibull };
    Gap gap = Gap::Exponential;
    double rate = 1;
    double shape = 1; // of Gamma and Weibull
    double scale = 1; // gap = scale x draw

    bool operator==(const RenewalLaw&) const = default;
};

// Evenly spaced, the first at 0.
struct PacedLaw {
    double rate = 1;

    bool operator==(const PacedLaw&) const = default;
};

// A Poisson process whose rate is `rate` until `from`, then runs linearly to `rate_end` within `duration`.
struct RampLaw {
    double rate = 1;
    double rate_end = 1;
    double from = 0;
    double duration = 0;

    bool operator==(const RampLaw&) const = default;
};

// A Poisson process modulated by two states of exponential durations (MMPP), begun in equilibrium.
struct OnOffLaw {
    double rate_on = 1;
    double rate_off = 0;
    double mean_on = 1;
    double mean_off = 1;

    bool operator==(const OnOffLaw&) const = default;
};

// A Poisson process whose rate runs linearly from point to point. A time given twice is a step.
struct CurveLaw {
    std::vector<double> times; // ascending, the first is 0
    std::vector<double> rates; // at these times
    bool periodic = false;     // begins again at the last time; otherwise the last rate stays

    bool operator==(const CurveLaw&) const = default;
};

using ArrivalLaw = std::variant<RenewalLaw, PacedLaw, RampLaw, OnOffLaw, CurveLaw>;

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

    // From `at` on, arrivals follow another law, whose times still count from the start. `at` is not after
    // the time that next() gave last; returns what takes that time's place.
    double change(const ArrivalLaw& law, double at);

private:
    double after(const RenewalLaw& law);
    double after(const PacedLaw& law);
    double after(const RampLaw& law);
    double after(const OnOffLaw& law);
    double after(const CurveLaw& law);
    void start(const RampLaw& law, double at);
    void start(const CurveLaw& law, double at);
    void next_state(const OnOffLaw& law);

    ArrivalLaw law_;
    std::uint64_t seed_;
    std::uint32_t stream_;
    std::uint32_t state_stream_;
    std::uint64_t index_ = 0;
    double time_ = 0;
    double origin_ = 0; // paced: where counting began, and how many there were since
    std::uint64_t paced_ = 0;
    double expected_ = 0; // ramp: integral of the rate up to the last arrival
    double cycle_ = 0;    // curve: how often it began again, and the segment of the last arrival
    std::size_t segment_ = 0;
    bool on_ = false; // on/off: the current state, its end, and how many there were
    double state_end_ = 0;
    std::uint64_t states_ = 0;
};

} // namespace fulcrum::cluster::traffic
