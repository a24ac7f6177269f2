// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/observation_reader.h"

#include "scenario/document.h"
#include "scenario/figure_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace fulcrum::scenario
{

namespace
{

constexpr std::array<std::string_view, 9> kOthers = {"before",       "after",          "target",
                                                     "from",         "until",          "from_before",
                                                     "until_before", "buckets_before", "buckets_after"};

constexpr double kMostExact = 9007199254740992; // 2^53: a whole number up to here is exact

class ObservationReader
{
public:
    ObservationReader(const toml::table& table, Errors& errors)
        : table_(table), errors_(errors), figures_(table, errors)
    {
    }

    Observation read()
    {
        const Parameters keys = read_table(without(observation_keys(), kOthers), table_, kOthers, errors_);
        seen_.at = begin_of(table_);
        seen_.id = text_or_empty(keys, "id");
        seen_.title = text_or_empty(keys, "title");
        seen_.metric = text_or_empty(keys, "metric");
        seen_.statistic = text_or_empty(keys, "statistic");
        read_figures();
        read_windows();
        seen_.population = {.version = text_or_empty(keys, "version"),
                            .model = text_or_empty(keys, "model"),
                            .template_hash = text_or_empty(keys, "template_hash"),
                            .tenant = text_or_empty(keys, "tenant"),
                            .request_class = text_or_empty(keys, "class"),
                            .prompt_band = text_or_empty(keys, "prompt_band"),
                            .replica = text_or_empty(keys, "replica"),
                            .region = text_or_empty(keys, "region")};
        if (keys.is_set("count")) seen_.count = keys.integer("count");
        seen_.source = text_or_empty(keys, "source");
        seen_.timed_out = value_of_word(kTimedOutWords, keys.text("timed_out"));
        seen_.definition = text_or_empty(keys, "definition");
        seen_.buckets_before = read_buckets("buckets_before");
        seen_.buckets_after = read_buckets("buckets_after");
        return std::move(seen_);
    }

private:
    void read_figures()
    {
        for (const std::string_view key : {"before", "after", "target"}) {
            if (!figures_.has(key) || !seen_.metric.empty()) continue;
            figures_.report("an observation has a figure without a metric",
                            "set metric, for example \"ttft_s\": it gives the unit",
                            value_position(table_, key));
            return;
        }
        const Dimension unit = dimension_of(seen_.metric, seen_.statistic);
        seen_.before = figures_.figure("before", unit);
        seen_.after = figures_.figure("after", unit);
        seen_.target = figures_.figure("target", unit);
    }

    void read_windows()
    {
        seen_.window = window("from", "until");
        seen_.window_before = window("from_before", "until_before");
    }

    Window window(std::string_view from, std::string_view until)
    {
        const Window window{figures_.moment(from), figures_.moment(until)};
        if (!window.from || !window.until) return window;
        if (window.from->utc != window.until->utc)
            figures_.report("a window has one end on the clock and one in the run",
                            "write both as date-times or both as times of the run",
                            value_position(table_, until));
        else if (window.from->at >= window.until->at)
            figures_.report("a window ends before it begins", "exchange the two",
                            value_position(table_, until));
        return window;
    }

    std::optional<Buckets> read_buckets(std::string_view name)
    {
        const std::string written = "[observation." + std::string(name) + "]";
        const toml::table* table = table_named(table_, name, written, errors_);
        if (!table) return std::nullopt;
        const std::size_t faults = errors_.size();
        const Parameters keys = read_table(bucket_keys(), *table, {}, errors_);
        if (errors_.size() > faults) return std::nullopt;
        Buckets buckets;
        buckets.bounds = keys.list("bounds");
        buckets.sum = keys.is_set("sum") ? keys.real("sum") : std::numeric_limits<double>::quiet_NaN();
        for (const double count : keys.list("counts")) {
            if (count != std::floor(count) || count > kMostExact) {
                figures_.report("'counts' must be whole numbers",
                                "give how many observations each bucket has",
                                value_position(*table, "counts"));
                return std::nullopt;
            }
            buckets.counts.push_back(static_cast<std::int64_t>(count));
        }
        if (std::ranges::adjacent_find(buckets.bounds, std::greater_equal<>{}) != buckets.bounds.end()) {
            figures_.report("'bounds' do not rise", "write the smallest bound first, each once",
                            value_position(*table, "bounds"));
            return std::nullopt;
        }
        if (buckets.counts.size() != buckets.bounds.size() + 1) {
            figures_.report("there are " + std::to_string(buckets.counts.size()) + " counts for " +
                                std::to_string(buckets.bounds.size()) + " bounds",
                            "one more than bounds: the last is of what lies above all of them",
                            value_position(*table, "counts"));
            return std::nullopt;
        }
        return buckets;
    }

    const toml::table& table_;
    Errors& errors_;
    FigureReader figures_;
    Observation seen_;
};

} // namespace

std::vector<Observation> read_observations(const toml::table& root, std::vector<std::string>& ids,
                                           Errors& errors)
{
    std::vector<Observation> all;
    for (const toml::table* table : tables_named(root, "observation", "[[observation]]", errors)) {
        all.push_back(ObservationReader(*table, errors).read());
        check_record_id(*table, all.back().id, "an observation", ids, errors);
    }
    return all;
}

} // namespace fulcrum::scenario
