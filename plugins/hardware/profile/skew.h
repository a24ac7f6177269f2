// SPDX-License-Identifier: GPL-3.0-or-later
// LLMServingSim's correction for decode batches of unequal contexts:
// time = T(mean context) + alpha (T(longest context) - T(mean context)), alpha by bucket from skew_fit.csv.
#pragma once

#include "base/result.h"
#include "hardware/profile/csv_table.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::plugins::profile
{

class Skew
{
public:
    struct Batch {
        double chunk = 0;  // prompt tokens of the step
        double cached = 0; // in the KV cache before them
        double sequences = 0;
        double mean_context = 0;
        double longest = 0;
    };

    Skew() = default; // alpha 0 everywhere

    // Columns pc, n_label, skew_rate_label, kv_big_label, kp_label, alpha, n_samples.
    static Result<Skew> parse(std::string_view text, const std::string& file);

    bool empty() const { return alpha_.empty(); }

    // The share of long contexts in a batch is (mean - shortest) / (longest - shortest); a step's shape does
    // not tell the shortest, for which 0 is taken. A bucket without samples has the pooled alpha.
    double alpha(const Batch& batch) const;

private:
    static constexpr std::size_t kAxes = 5;         // chunk, sequences, share, longest, cached
    std::array<std::vector<double>, kAxes> bounds_; // upper, ascending
    std::array<std::size_t, kAxes> strides_{};
    std::vector<double> alpha_; // NaN: no sample
    double pooled_ = 0;
};

} // namespace fulcrum::plugins::profile
