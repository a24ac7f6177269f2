// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/traffic/arrivals.h"

#include "base/time.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace fulcrum::cluster::traffic
{

namespace
{

constexpr double kSmallestCv = 0.02;
constexpr double kLargestCv = 20;

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

// The points as CurveLaw wants them: from time 0 on, and where it is periodic up to the end of the period.
// There the rate runs from the last point to the first.
CurveLaw closed_curve(std::vector<double> times, std::vector<double> rates, double period)
{
    const bool periodic = period > 0;
    if (periodic) {
        const double gap = times.front() + period - times.back();
        const double share = gap > 0 ? (period - times.back()) / gap : 0;
        const double at_end = rates.back() + share * (rates.front() - rates.back());
        if (times.back() < period) {
            times.push_back(period);
            rates.push_back(at_end);
        }
        if (times.front() > 0) {
            times.insert(times.begin(), 0.0);
            rates.insert(rates.begin(), at_end);
        }
    } else if (times.front() > 0) {
        times.insert(times.begin(), 0.0);
        rates.insert(rates.begin(), rates.front());
    }
    return {std::move(times), std::move(rates), periodic};
}

Errors curve_errors(const std::vector<double>& times, const std::vector<double>& rates, double period)
{
    if (times.empty() || times.size() != rates.size())
        return {
            out_of_range("curve_times or curve_rates",
                         "give as many times as rates, e.g. curve_times = [0, 3600], curve_rates = [1, 3]")};
    double last = 0;
    for (const double time : times) {
        if (!(time >= last && time <= kLatestSeconds))
            return {out_of_range("curve_times", "give ascending times of 0 s or more")};
        last = time;
    }
    for (const double rate : rates)
        if (!(rate >= 0 && rate <= 1e9))
            return {out_of_range("curve_rates", "give multiples of rate, 0 or more")};
    if (period != 0 && !(period >= last && period > 0 && period <= kLatestSeconds))
        return {out_of_range("curve_period", "give a period that is not before the last of curve_times")};
    return {};
}

Result<ArrivalLaw> curve_law(const Parameters& parameters, double rate)
{
    const auto list = [&parameters](std::string_view key) {
        return parameters.is_set(key) ? parameters.list(key) : std::vector<double>{};
    };
    std::vector<double> rates = list("curve_rates");
    const double period = parameters.is_set("curve_period") ? parameters.real("curve_period") : 0;
    Errors errors = curve_errors(list("curve_times"), rates, period);
    if (!errors.empty()) return errors;
    for (double& multiple : rates)
        multiple *= rate;
    CurveLaw law = closed_curve(list("curve_times"), std::move(rates), period);
    double expected = 0;
    for (std::size_t i = 1; i < law.times.size(); ++i)
        expected += (law.times[i] - law.times[i - 1]) * (law.rates[i] + law.rates[i - 1]) / 2;
    // Fewer, and a search for the next arrival would walk through periods for minutes.
    if (law.periodic && expected < 1e-4)
        return out_of_range("curve_rates", "give rates with more than one request in 10,000 periods");
    return ArrivalLaw(std::move(law));
}

// When a process whose rate runs linearly from `rate` to `rate_end` within `duration` has had `expected`
// arrivals on average, which is less than it has in all of that time.
double time_on_slope(double rate, double rate_end, double duration, double expected)
{
    const double slope = (rate_end - rate) / duration;
    // At the very end of a slope to 0 rounding can make the discriminant negative.
    const double root = std::sqrt(std::fmax(0, rate * rate + 2 * slope * expected));
    return 2 * expected / (rate + root);
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
    if (name == "curve") return curve_law(parameters, rate);
    return renewal_law(name, rate, parameters.real("cv"));
}

Arrivals::Arrivals(ArrivalLaw law, std::uint64_t seed, std::uint32_t stream, std::uint32_t state_stream)
    : law_(std::move(law)), seed_(seed), stream_(stream), state_stream_(state_stream)
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

double Arrivals::after(const PacedLaw& law)
{
    return origin_ + static_cast<double>(paced_++) / law.rate;
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
        return law.from + time_on_slope(law.rate, law.rate_end, law.duration, left);
    }
    if (law.rate_end <= 0) return std::numeric_limits<double>::infinity();
    return law.from + law.duration + (left - on_ramp) / law.rate_end;
}

double Arrivals::after(const OnOffLaw& law)
{
    if (states_ == 0) next_state(law);
    double left = RandomStream(seed_, stream_, index_).exponential();
    double time = time_;
    while (time < kLatestSeconds) {
        const double rate = on_ ? law.rate_on : law.rate_off;
        const double here = rate * (state_end_ - time);
        if (left < here) return time + left / rate;
        left -= here;
        time = state_end_;
        next_state(law);
    }
    return std::numeric_limits<double>::infinity();
}

double Arrivals::after(const CurveLaw& law)
{
    double left = RandomStream(seed_, stream_, index_).exponential();
    double time = time_;
    while (time < kLatestSeconds) {
        const double begin = cycle_ * law.times.back();
        if (segment_ + 1 == law.times.size()) {
            if (!law.periodic) {
                const double rate = law.rates.back();
                return rate > 0 ? time + left / rate : std::numeric_limits<double>::infinity();
            }
            segment_ = 0;
            ++cycle_;
            continue;
        }
        const double end = begin + law.times[segment_ + 1];
        const double length = law.times[segment_ + 1] - law.times[segment_];
        const double rate_end = law.rates[segment_ + 1];
        const double share = length > 0 ? std::clamp((end - time) / length, 0.0, 1.0) : 0;
        const double rate = rate_end + share * (law.rates[segment_] - rate_end);
        const double here = (rate + rate_end) / 2 * share * length;
        if (left < here) return std::min(end, time + time_on_slope(rate, rate_end, share * length, left));
        left -= here;
        time = end;
        ++segment_;
    }
    return std::numeric_limits<double>::infinity();
}

void Arrivals::start(const RampLaw& law, double at)
{
    expected_ = law.rate * std::min(at, law.from);
    if (at <= law.from) return;
    const double on_ramp = std::min(at - law.from, law.duration);
    const double slope = law.duration > 0 ? (law.rate_end - law.rate) / law.duration : 0;
    expected_ += on_ramp * (law.rate + slope * on_ramp / 2) + law.rate_end * (at - law.from - on_ramp);
}

void Arrivals::start(const CurveLaw& law, double at)
{
    cycle_ = law.periodic ? std::floor(at / law.times.back()) : 0;
    segment_ = 0;
    while (segment_ + 1 < law.times.size() && cycle_ * law.times.back() + law.times[segment_ + 1] <= at)
        ++segment_;
}

double Arrivals::change(const ArrivalLaw& law, double at)
{
    if (law == law_) return time_;
    const ArrivalLaw before = std::exchange(law_, law);
    const auto* old_gaps = std::get_if<RenewalLaw>(&before);
    const auto* gaps = std::get_if<RenewalLaw>(&law_);
    if (old_gaps != nullptr && gaps != nullptr && gaps->gap == old_gaps->gap &&
        gaps->shape == old_gaps->shape)
        return time_ = at + (time_ - at) * gaps->scale / old_gaps->scale; // the draw stays the same
    const auto* paced = std::get_if<PacedLaw>(&law_);
    if (paced != nullptr) {
        const auto* old_pace = std::get_if<PacedLaw>(&before);
        origin_ = at + (old_pace != nullptr ? (time_ - at) * old_pace->rate / paced->rate : 1 / paced->rate);
        paced_ = 0;
    }
    if (const auto* ramp = std::get_if<RampLaw>(&law_)) start(*ramp, at);
    if (const auto* curve = std::get_if<CurveLaw>(&law_)) start(*curve, at);
    if (std::holds_alternative<OnOffLaw>(law_)) state_end_ = std::max(state_end_, at);
    time_ = at;
    return next();
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

} // namespace fulcrum::cluster::traffic
