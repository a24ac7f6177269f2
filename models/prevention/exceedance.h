// SPDX-License-Identifier: GPL-3.0-or-later
// An exact test of whether the slow tail of one sample is longer than that of another, slice by slice.
//
// Under the hypothesis that in each slice both samples come from one distribution, how many of the pooled
// sample's slowest requests belong to the canary is hypergeometric in each slice (Fisher's exact test, with
// the threshold at the pooled percentile), and their sum over slices a convolution of these. Nothing is
// assumed of the distribution's shape, and the error is never larger than stated; independence is.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fulcrum::prevention
{

inline constexpr double kWantedPower = 0.8; // of tests whose sample sizes are asked for

// Values of one slice; infinite where a request is known to be slower than all that ended.
struct TailSlice {
    std::vector<double> baseline;
    std::vector<double> canary;
};

// Two samples, sorted once. `p`: the percentile whose tail is looked at.
class TailTest
{
public:
    TailTest(std::vector<TailSlice> slices, double p);

    // Probability of at least (worse) or at most (better) so many of the canary among the slowest, if the
    // canary's values divided by `ratio` were distributed as the baseline's.
    double p_worse(double ratio = 1) const;
    double p_better(double ratio = 1) const;

    // The percentile of each, both weighted alike: each slice with its share of the pooled requests. Infinite
    // where it falls among those that did not end.
    double baseline() const { return quantile_of(false); }
    double canary() const { return quantile_of(true); }

    // The ratios that are not refused at this error on either side: a one-sided bound each. Within 1/64 to
    // 64; 0 and infinite beyond.
    double lowest_ratio(double alpha) const;
    double highest_ratio(double alpha) const;

    // Requests of the canary, and of the baseline in the same proportion as now, with which a canary that is
    // distributed as the baseline would be found better than `ratio` with a probability of 80 %. nullopt: the
    // baseline says too little to tell.
    std::optional<std::int64_t> canary_needed(double ratio, double alpha) const;

    std::int64_t baseline_count() const { return counts_[0]; }
    std::int64_t canary_count() const { return counts_[1]; }

private:
    struct Tail {
        std::vector<std::int64_t> slowest; // of each slice, both samples
        std::int64_t of_canary = 0;
    };
    Tail tail_at(double ratio) const;
    double probability(double ratio, bool worse) const;
    double normal_probability(const Tail& tail, bool worse) const;
    std::vector<double> distribution(const Tail& tail, std::int64_t& lowest) const;
    double quantile_of(bool canary) const;

    std::vector<TailSlice> slices_; // descending
    double p_;
    std::int64_t counts_[2] = {0, 0};
};

// One-sided: probability of at most `hits` of `n` at a share of p each (binomial).
double binomial_at_most(std::int64_t hits, std::int64_t n, double p);

// log of n over k
double log_choose(std::int64_t n, std::int64_t k);

// Of a standard normal: the share above z, and the z that has this share above it.
double normal_above(double z);
double normal_quantile_above(double share);

} // namespace fulcrum::prevention
