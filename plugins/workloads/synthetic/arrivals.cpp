// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/synthetic/arrivals.h"

#include <cmath>
#include <limits>

namespace fulcrum::plugins::synthetic
{

namespace
{

constexpr double kSmallestCv = 0.02;
constexpr double kLargestCv = 20;
constexpr double kLongestTime = 9e9; // seconds, just inside the clock's range

double scv_of_weibull(double shape)
{
    const double first = std::tgamma(1 + 1 / shape);
    return std::tgamma(1 + 2 / shape) / (first * first) - 1;
}

Error out_of_range(const std::string& key, const std::string& hint)
{
    return {.message = key + " is missing or out of range", .hint = hint, .file = {}, .at = {}};
}

bool positive(const Parameters& parameters, std::string_view key)
{
    return parameters.is_set(key) && parameters.real(key) > 0 && std::isfinite(parameters.real(key));
}

bool not_negative(const Parameters& parameters, std::string_view key)
{
    return parameters.is_set(key) && parameters.real(key) >= 0 && std::isfinite(parameters.real(key));
}

Result<ArrivalLaw> renewal_law(const std::string& name, double rate, double cv)
{
    if (name == "poisson") return ArrivalLaw(RenewalLaw{.rate = rate, .scale = 1 / rate});
    if (!(cv >= kSmallestCv && cv <= kLargestCv))
        return out_of_range("cv", "give a coefficient of variation from 0.02 to 20; for evenly spaced "
                                  "arrivals use arrivals = \"paced\"");
    if (name == "gamma") {
        const double shape = 1 / (cv * cv);
        return ArrivalLaw(RenewalLaw{RenewalLaw::Gap::Gamma, rate, shape, 1 / (rate * shape)});
    }
    const double shape = weibull_shape(cv);
    return ArrivalLaw(
        RenewalLaw{RenewalLaw::Gap::Weibull, rate, shape, 1 / (rate * std::tgamma(1 + 1 / shape))});
}

Result<ArrivalLaw> ramp_law(const Parameters& parameters, double rate)
{
    if (!not_negative(parameters, "rate_end"))
        return out_of_range("rate_end", "a ramp needs the rate it ends at, e.g. rate_end = \"12 /s\"");
    if (!not_negative(parameters, "ramp_start") || !not_negative(parameters, "ramp_time"))
        return out_of_range("ramp_start or ramp_time", "give times of 0 s or more");
    return ArrivalLaw(RampLaw{rate, parameters.real("rate_end"), parameters.real("ramp_start"),
                              parameters.real("ramp_time")});
}

Result<ArrivalLaw> on_off_law(const Parameters& parameters, double rate)
{
    if (!not_negative(parameters, "rate_off")) return out_of_range("rate_off", "give a rate of 0 /s or more");
    if (!positive(parameters, "on_time") || !positive(parameters, "off_time"))
        return out_of_range("on_time or off_time", "give the mean durations of both states, e.g. \"10 s\"");
    const OnOffLaw law{rate, parameters.real("rate_off"), parameters.real("on_time"),
                       parameters.real("off_time")};
    // Fewer, and a search for the next arrival would walk through states for minutes.
    if (law.rate_on * law.mean_on + law.rate_off * law.mean_off < 1e-4)
        return Error{.message = "on/off arrivals give less than one request in 10,000 on/off cycles",
                     .hint = "raise rate or on_time, or use arrivals = \"poisson\"",
                     .file = {},
                     .at = {}};
    return ArrivalLaw(law);
}

} // namespace

double weibull_shape(double cv)
{
    double low = 0.1; // cv 429
    double high = 200;
    for (int i = 0; i < 100; ++i) {
        const double middle = std::sqrt(low * high);
        (scv_of_weibull(middle) > cv * cv ? low : high) = middle;
    }
    return std::sqrt(low * high);
}

Result<ArrivalLaw> arrival_law(const Parameters& parameters)
{
    if (!positive(parameters, "rate"))
        return out_of_range("rate", "give a rate above 0, e.g. rate = \"6 /s\"");
    const std::string& name = parameters.text("arrivals");
    const double rate = parameters.real("rate");
    if (name == "paced") return ArrivalLaw(PacedLaw{rate});
    if (name == "ramp") return ramp_law(parameters, rate);
    if (name == "on_off") return on_off_law(parameters, rate);
    return renewal_law(name, rate, parameters.real("cv"));
}

Arrivals::Arrivals(ArrivalLaw law, std::uint64_t seed, std::uint32_t stream, std::uint32_t state_stream)
    : law_(law), seed_(seed), stream_(stream), state_stream_(state_stream)
{
}

double Arrivals::next()
{
    time_ = std::visit([this](const auto& law) { return after(law); }, law_);
    ++index_;
    return time_;
}

double Arrivals::after(const RenewalLaw& law)
{
    RandomStream random(seed_, stream_, index_);
    switch (law.gap) {
    case RenewalLaw::Gap::Exponential:
        return time_ + law.scale * random.exponential();
    case RenewalLaw::Gap::Gamma:
        return time_ + law.scale * random.gamma(law.shape);
    case RenewalLaw::Gap::Weibull:
        return time_ + law.scale * std::pow(random.exponential(), 1 / law.shape);
    }
    return time_;
}

double Arrivals::after(const PacedLaw& law) const
{
    return static_cast<double>(index_) / law.rate;
}

// The n-th arrival is where the integral of the rate reaches the sum of n unit exponentials.
double Arrivals::after(const RampLaw& law)
{
    expected_ += RandomStream(seed_, stream_, index_).exponential();
    double left = expected_;
    if (left <= law.rate * law.from) return left / law.rate;
    left -= law.rate * law.from;
    const double on_ramp = (law.rate + law.rate_end) / 2 * law.duration;
    if (left < on_ramp) {
        const double slope = (law.rate_end - law.rate) / law.duration;
        // At the very end of a ramp to 0 rounding can make the discriminant negative.
        const double root = std::sqrt(std::fmax(0, law.rate * law.rate + 2 * slope * left));
        return law.from + 2 * left / (law.rate + root);
    }
    if (law.rate_end <= 0) return std::numeric_limits<double>::infinity();
    return law.from + law.duration + (left - on_ramp) / law.rate_end;
}

double Arrivals::after(const OnOffLaw& law)
{
    if (states_ == 0) next_state(law);
    double left = RandomStream(seed_, stream_, index_).exponential();
    double time = time_;
    while (time < kLongestTime) {
        const double rate = on_ ? law.rate_on : law.rate_off;
        const double here = rate * (state_end_ - time);
        if (left < here) return time + left / rate;
        left -= here;
        time = state_end_;
        next_state(law);
    }
    return std::numeric_limits<double>::infinity();
}

void Arrivals::next_state(const OnOffLaw& law)
{
    RandomStream random(seed_, state_stream_, states_);
    if (states_ == 0)
        on_ = random.uniform() < law.mean_on / (law.mean_on + law.mean_off);
    else
        on_ = !on_;
    state_end_ += (on_ ? law.mean_on : law.mean_off) * random.exponential();
    ++states_;
}

} // namespace fulcrum::plugins::synthetic
