// SPDX-License-Identifier: GPL-3.0-or-later
// The metric catalogue: evidence/metrics/data/metrics.toml, compiled into the library. What each figure of a
// serving system is called, its unit, who exports it under which name, and how it is asked for.
#pragma once

#include "base/result.h"

#include <compare>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::metrics
{

// What a metric is over time. Histogram: a distribution over requests, gaps or steps; Counter: the rate per
// second of something counted; Ratio: of two counters over a window.
enum class Kind { Histogram, Gauge, Counter, Ratio };
std::string_view to_string(Kind kind); // "histogram", …

// What a source exports, where it differs from the metric's kind. Increment: the count of one interval, not
// since the start. Template: only by a query.
enum class SourceType { Histogram, Gauge, Counter, Ratio, Increment, Template };

enum class Worse { Up, Down, Neither };

// How far away a metric is from who asks for it.
enum class Tier {
    Prometheus, // scraped wherever the engine's endpoint is
    Command,    // one read-only command away: a log, a manifest, a benchmark's report
    Restart,    // needs a flag and a restart of the engine
    Nowhere,    // no engine exports it
};
std::string_view
to_string(Tier tier); // "prometheus now", "one command away", "needs a restart", "not exported"

// Who exports: an engine or what stands beside it.
struct Exporter {
    std::string id; // "vllm", "sglang", "tgi", "tensorrt-llm", "dcgm", "cadvisor", "kubernetes", "envoy"
    std::string title;
    std::string endpoint;
    std::string enable; // how the endpoint is switched on
    std::string source;
};

// Upper ends of the buckets of a histogram as an engine ships them, ascending, in the metric's base unit.
struct BucketEdges {
    std::string id; // "vllm-ttft"
    std::string exporter;
    std::string generations;
    std::vector<double> edges;
    std::string source;
};

struct Label {
    std::string name;
    std::string value;
    bool excluded = false; // a matcher for every other value
    auto operator<=>(const Label&) const = default;
};

struct Source {
    std::string exporter; // an id of Exporter
    std::string name;     // "vllm:num_preemptions_total"; a path for the iteration statistics of TensorRT-LLM
    SourceType type = SourceType::Gauge;
    std::string generations; // "V0, V1 to about 0.10"; "": all known ones
    double scale = 1;        // what one of its units is in the base unit
    std::vector<Label> labels{};
    std::string per;                    // Ratio: what stands below the line
    std::vector<Label> per_labels{};    // that select it; may name the same series as `name` does
    bool share = false;                 // Ratio: name / (name + per); one that is not there counts as 0
    std::string promql_template;        // Template
    std::vector<std::string> buckets{}; // ids of BucketEdges, newest first
    Tier tier = Tier::Prometheus;
    std::string note; // what to know before one believes it; may be empty
};

struct Metric {
    std::string id; // "ttft_s"
    std::string title;
    std::string unit; // base unit: "s", "1/s", "MHz", "USD", "" for plain numbers and shares
    Kind kind = Kind::Gauge;
    Worse worse = Worse::Neither; // which way is worse
    double low = 0;               // what is physically possible, in the base unit
    double high = 0;
    Tier tier = Tier::Prometheus;   // the nearest of any engine
    std::string how;                // its definition or how to get it, as a clause
    std::vector<std::string> words; // how titles of panels call it, in lower case: "time to first token"
    std::vector<Source> sources;    // in order of preference, newest generation first

    bool exported_by(std::string_view exporter) const;
    // How far away it is where that engine serves; the metric's own tier where the engine does not export it
    // but what stands beside it does, and nowhere where only other engines have it.
    Tier tier_with(std::string_view engine) const;
};

struct Catalogue {
    std::vector<Exporter> exporters;
    std::vector<BucketEdges> buckets;
    std::vector<Metric> metrics;
};

// Everything, in the order of the file. Thread-safe, read only.
const Catalogue& catalogue();
inline const std::vector<Metric>& all()
{
    return catalogue().metrics;
}

const Metric* find(std::string_view id); // nullptr if there is none
const Exporter* find_exporter(std::string_view id);
const BucketEdges* find_buckets(std::string_view id);

// Newest edges of the metric in that engine; nullptr where the engine exports no histogram of it.
const BucketEdges* buckets_of(const Metric& metric, std::string_view exporter);

struct Named {
    const Metric* metric = nullptr;
    const Source* source = nullptr;
};

// What an exported series feeds, by its name with or without _bucket, _sum, _count and _total. Wrappers'
// prefixes (kserve_, ray_, triton_) and an underscore for the colon are taken off. A name may feed several
// metrics, of which some ask for a label or a second series: see Source. Sources that only a query gives are
// left out.
std::vector<Named> by_source_name(std::string_view name);

// Whether a series of that name is in a figure: by itself, or below the line of a ratio.
bool is_source(std::string_view name);

// The name without a wrapper's prefix, without the parts of a histogram and without _total, colons as
// underscores: equal for all ways one series is written.
std::string normalised(std::string_view name);

struct QueryOptions {
    std::string engine = "vllm"; // other exporters' metrics are asked of these, whatever the engine
    std::string labels;          // 'namespace="prod",pod=~"llm-.*"', without braces
    std::string range = "5m";    // of rates; "$__rate_interval" in Grafana
    std::string by;              // "pod": one series each; empty: one for all
};

// A PromQL query that gives the statistic in the metric's base unit. Statistics: mean, p50 … p999 and max of
// a histogram (max is the upper end of its highest bucket), value and max of a gauge, rate of a counter,
// share or value of a ratio. Generations of names are joined with `or`, so that the query works on all of
// them. Fails with what exports the metric instead.
Result<std::string> promql(std::string_view id, std::string_view statistic, const QueryOptions& options = {});

// The quantile that a statistic's name asks for: "p50" 0.5, "p99" 0.99, "p999" 0.999, "max" 1; negative for
// others.
double quantile_of(std::string_view statistic);

// Reads a catalogue. Fails with every fault found. `file` is used in messages.
Result<Catalogue> read_catalogue(std::string_view toml, const std::string& file);

} // namespace fulcrum::evidence::metrics
