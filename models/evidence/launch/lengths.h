// SPDX-License-Identifier: GPL-3.0-or-later
// Length histograms, as dashboards and spreadsheets have them, and the law that draws such lengths.
#pragma once

#include "base/result.h"
#include "scenario/observation.h"

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::launch
{

// Whether counts are of each bucket, or of all up to its end. Told: by what the counts do, since those up to
// an end can not fall, then by how the file calls its columns.
enum class CountsOf { Told, EachBucket, UpToEnd };

struct Lengths {
    scenario::Buckets buckets;
    CountsOf counts = CountsOf::EachBucket; // as they were read, never Told
    std::string note;                       // where the content overruled the names; else ""
};

// Reads a histogram of tokens a request:
//   CSV with a header: an upper end ("le", "up_to", "upper", "bucket", "tokens") and a count ("count",
//   "requests", "n", "value"); called cumulative where the column of ends is "le" or the counts say
//   "cumulative"; a lower end may stand beside it
//   JSON: [[upper, count], …], {"upper": count, …}, or {"buckets": one of these, "sum": tokens of all}
//   Prometheus text or a query's result with `name_bucket{le="…"}` lines, summed over series, and `name_sum`
// "+Inf" is the last bucket. Fails with the line where it is none of them, holds no request, or has counts up
// to an end that fall although it says so: by a choice of UpToEnd, a column "cumulative" or `_bucket` lines.
Result<Lengths> read_lengths_as(std::string_view text, const std::string& file, CountsOf counts);
Result<scenario::Buckets> read_lengths(std::string_view text, const std::string& file); // Told

// Values and weights for the synthetic workload's empirical law: several within each bucket, which meet the
// histogram's mean where its sum is known.
struct LengthLaw {
    std::vector<double> values; // tokens, whole numbers from 1, ascending
    std::vector<double> weights;
    double mean = 0;
    bool open_end = false; // lengths above the last bound were taken to be up to twice as long
};
LengthLaw law_of(const scenario::Buckets& buckets);

} // namespace fulcrum::evidence::launch
