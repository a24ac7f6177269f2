// SPDX-License-Identifier: GPL-3.0-or-later
// The series of one replica by their names, as one answer of /metrics gave them or as two of them differ.
#pragma once

#include "evidence/metrics/catalogue.h"
#include "evidence/metrics/exposition.h"
#include "scenario/observation.h"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::metrics
{

enum class Part { Plain, Bucket, Sum, Count };
Part part_of(std::string_view name); // by its ending

// All series of one name; those of a histogram by its parts. Keyed by the labels that split the figure.
struct Family {
    std::string name; // as exported, with its ending
    std::array<std::map<std::vector<Label>, double>, 4> parts;
};

struct Replica {
    scenario::Population population;
    std::map<std::string, Family> families; // by normalised name

    bool has(std::string_view name) const; // "vllm:num_requests_swapped", in any spelling
    // Sum (or mean) over what matches; nothing where no series does. NaN does not count.
    std::optional<double> sum(std::string_view name, std::span<const Label> labels = {}) const;
    std::optional<double> mean(std::string_view name, std::span<const Label> labels = {}) const;
    // Of a histogram. No bounds where the parts have different edges. A cumulative count that falls is taken
    // as flat. Sum and bounds are multiplied by `scale`.
    std::optional<scenario::Buckets> buckets(std::string_view name, std::span<const Label> labels = {},
                                             double scale = 1) const;
    // Observations of a histogram, by _count or the highest bucket.
    std::optional<double> count(std::string_view name, std::span<const Label> labels = {}) const;
};

// By key of Identity, so in a fixed order.
std::map<std::string, Replica> replicas_of(const Exposition& exposition);

// What was counted between two answers of the same replica. Where a counter fell, the process began anew:
// then what the later answer says is all that was counted since, and `restarted` is set.
struct Increase {
    Replica replica;
    bool restarted = false;
};
Increase increase(const Replica& before, const Replica& after);

} // namespace fulcrum::evidence::metrics
