// SPDX-License-Identifier: GPL-3.0-or-later
// How many tokens a prompt or an answer has, or how many turns a conversation.
#pragma once

#include "base/parameters.h"
#include "base/random.h"
#include "base/result.h"
#include "cluster/traffic/alias_table.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fulcrum::cluster::traffic
{

// The longest prompt or answer that a workload may name.
inline constexpr std::int32_t kMostTokens = 100'000'000;

class LengthLaw
{
public:
    // The law given by the parameters `<name>`, `<name>_law`, `<name>_p50`, `<name>_cv`, `<name>_min`,
    // `<name>_max`, `<name>_values` and `<name>_weights` (length_parameters() in descriptions.h).
    static Result<LengthLaw> read(const Parameters& parameters, const std::string& name);

    // A length of at least 1: the draw rounded to the nearest token, then clamped to [min, max].
    std::int32_t sample(RandomStream random) const;

private:
    enum class Law { Constant, Exponential, Geometric, Uniform, Lognormal, Empirical };

    Error problem(const std::string& what, const std::string& hint) const;
    Result<Law> choose(const Parameters& parameters) const;
    Errors read_limits(const Parameters& parameters);
    Errors read_mean(const Parameters& parameters);
    Errors read_lognormal(const Parameters& parameters);
    Errors read_empirical(const Parameters& parameters);
    double lognormal_quantile(double p) const;
    double lognormal(double p) const;
    std::int32_t clamp(double tokens) const;

    std::string name_;
    Law law_ = Law::Constant;
    double mean_ = 1;
    double log_mean_ = 0; // lognormal: mean and standard deviation of the logarithm
    double log_sigma_ = 0;
    std::vector<double> quantiles_; // lognormal, at multiples of 1/1,024
    std::int32_t min_ = 1;
    std::int32_t max_ = kMostTokens;
    std::vector<std::int32_t> values_;
    AliasTable table_;
};

} // namespace fulcrum::cluster::traffic
