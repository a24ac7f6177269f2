// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/traffic/lengths.h"

#include "cluster/traffic/normal_quantile.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::cluster::traffic
{

namespace
{

// Lognormal draws between the 2nd and the 98th percentile are interpolated in a table of quantiles, at most
// 0.02 % off; the tails, where the quantile function is steep, are computed.
constexpr int kCells = 1024;
constexpr double kTail = 0.02;

bool is_length(double tokens)
{
    return tokens >= 1 && tokens <= kMostTokens; // false for NaN
}

} // namespace

Result<LengthLaw> LengthLaw::read(const Parameters& parameters, const std::string& name)
{
    LengthLaw law;
    law.name_ = name;
    const Result<Law> chosen = law.choose(parameters);
    if (!chosen) return chosen.errors();
    law.law_ = *chosen;
    Errors errors = law.read_limits(parameters);
    if (errors.empty()) {
        if (law.law_ == Law::Empirical)
            errors = law.read_empirical(parameters);
        else if (law.law_ == Law::Lognormal)
            errors = law.read_lognormal(parameters);
        else if (law.law_ != Law::Uniform)
            errors = law.read_mean(parameters);
    }
    if (!errors.empty()) return errors;
    return law;
}

Error LengthLaw::problem(const std::string& what, const std::string& hint) const
{
    return {.message = name_ + what, .hint = hint, .file = {}, .at = {}};
}

Result<LengthLaw::Law> LengthLaw::choose(const Parameters& parameters) const
{
    if (!parameters.is_set(name_ + "_law")) {
        if (parameters.is_set(name_ + "_values")) return Law::Empirical;
        if (parameters.is_set(name_ + "_p50") || parameters.is_set(name_ + "_cv")) return Law::Lognormal;
        return Law::Constant;
    }
    const std::string& name = parameters.text(name_ + "_law");
    if (name == "constant") return Law::Constant;
    if (name == "exponential") return Law::Exponential;
    if (name == "geometric") return Law::Geometric;
    if (name == "uniform") return Law::Uniform;
    if (name == "lognormal") return Law::Lognormal;
    if (name == "empirical") return Law::Empirical;
    return problem("_law = \"" + name + "\" is no length law",
                   "use constant, exponential, geometric, uniform, lognormal or empirical");
}

Errors LengthLaw::read_limits(const Parameters& parameters)
{
    const double low = parameters.is_set(name_ + "_min") ? parameters.real(name_ + "_min") : 1;
    const bool has_max = parameters.is_set(name_ + "_max");
    const double high = has_max ? parameters.real(name_ + "_max") : kMostTokens;
    if (!is_length(low) || !is_length(high))
        return {problem("_min or " + name_ + "_max is out of range", "give 1 or more")};
    if (low > high) return {problem("_min is above " + name_ + "_max", "exchange the two")};
    if (law_ == Law::Uniform && !has_max)
        return {problem("_max is missing",
                        "a uniform length lies between " + name_ + "_min and " + name_ + "_max")};
    min_ = static_cast<std::int32_t>(std::ceil(low));
    max_ = std::max(min_, static_cast<std::int32_t>(high));
    return {};
}

Errors LengthLaw::read_mean(const Parameters& parameters)
{
    if (!parameters.is_set(name_)) return {problem(" is missing", "give its mean, e.g. " + name_ + " = 200")};
    mean_ = parameters.real(name_);
    if (!is_length(mean_)) return {problem(" is out of range", "give 1 or more")};
    return {};
}

Errors LengthLaw::read_lognormal(const Parameters& parameters)
{
    if (Errors errors = read_mean(parameters); !errors.empty()) return errors;
    const bool has_p50 = parameters.is_set(name_ + "_p50");
    const bool has_cv = parameters.is_set(name_ + "_cv");
    if (has_p50 == has_cv)
        return {problem(has_p50 ? "_p50 and " + name_ + "_cv are both set" : " lengths lack their spread",
                        "a lognormal law takes the mean and either " + name_ + "_p50 or " + name_ + "_cv")};
    double variance = 0; // of the logarithm
    if (has_cv) {
        const double cv = parameters.real(name_ + "_cv");
        if (!(cv >= 0 && cv <= 100)) return {problem("_cv is out of range", "give a value from 0 to 100")};
        variance = std::log1p(cv * cv);
    } else {
        const double p50 = parameters.real(name_ + "_p50");
        if (!is_length(p50)) return {problem("_p50 is out of range", "give 1 or more")};
        if (p50 > mean_)
            return {
                problem("_p50 is above the mean", "the mean of a lognormal law is never below its median")};
        variance = 2 * std::log(mean_ / p50);
    }
    log_mean_ = std::log(mean_) - variance / 2;
    log_sigma_ = std::sqrt(variance);
    quantiles_.assign(kCells + 1, 0);
    for (int i = 1; i < kCells; ++i)
        quantiles_[static_cast<std::size_t>(i)] = lognormal_quantile(static_cast<double>(i) / kCells);
    return {};
}

double LengthLaw::lognormal_quantile(double p) const
{
    return std::exp(log_mean_ + log_sigma_ * normal_quantile(p));
}

double LengthLaw::lognormal(double p) const
{
    if (p < kTail || p > 1 - kTail) return lognormal_quantile(p);
    const double place = p * kCells;
    const auto cell = static_cast<std::size_t>(place);
    const double share = place - static_cast<double>(cell);
    return quantiles_[cell] + share * (quantiles_[cell + 1] - quantiles_[cell]);
}

Errors LengthLaw::read_empirical(const Parameters& parameters)
{
    if (!parameters.is_set(name_ + "_values") || parameters.list(name_ + "_values").empty())
        return {problem("_values is missing", "an empirical law needs the lengths, e.g. [200, 400, 3000]")};
    for (const double value : parameters.list(name_ + "_values")) {
        if (!is_length(value)) return {problem("_values has a length out of range", "give 1 or more each")};
        values_.push_back(clamp(value));
    }
    std::vector<double> weights(values_.size(), 1.0);
    if (parameters.is_set(name_ + "_weights")) weights = parameters.list(name_ + "_weights");
    if (weights.size() != values_.size())
        return {problem("_weights has " + std::to_string(weights.size()) + " numbers, " + name_ +
                            "_values has " + std::to_string(values_.size()),
                        "give one weight for each value")};
    double sum = 0;
    for (const double weight : weights) {
        if (!(weight >= 0 && weight <= 1e12))
            return {problem("_weights has a weight out of range", "give weights of 0 or more")};
        sum += weight;
    }
    if (!(sum > 1e-12)) return {problem("_weights are all 0", "give at least one weight above 0")};
    table_ = AliasTable(weights);
    return {};
}

std::int32_t LengthLaw::clamp(double tokens) const
{
    if (tokens <= min_) return min_;
    if (tokens >= max_) return max_;
    return static_cast<std::int32_t>(tokens + 0.5); // tokens >= 1, so this rounds to the nearest
}

std::int32_t LengthLaw::sample(RandomStream random) const
{
    switch (law_) {
    case Law::Constant:
        return clamp(mean_);
    case Law::Exponential:
        return clamp(mean_ * random.exponential());
    case Law::Geometric: // on 1, 2, 3, ...: how often until it ends with probability 1/mean
        return mean_ <= 1 ? clamp(1) : clamp(1 + std::floor(-random.exponential() / std::log1p(-1 / mean_)));
    case Law::Uniform:
        return clamp(min_ - 0.5 + random.uniform() * (static_cast<double>(max_) - min_ + 1));
    case Law::Lognormal:
        return clamp(lognormal(random.uniform()));
    case Law::Empirical:
        return values_[table_.pick(random.bits())];
    }
    return min_;
}

} // namespace fulcrum::cluster::traffic
