// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/families.h"

#include "evidence/metrics/identity.h"
#include "evidence/traces/numbers.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence::metrics
{

namespace
{

using Values = std::map<std::vector<Label>, double>;

const std::string* value_of(const std::vector<Label>& labels, std::string_view name)
{
    for (const Label& label : labels)
        if (label.name == name) return &label.value;
    return nullptr;
}

bool matches(const std::vector<Label>& labels, std::span<const Label> wanted)
{
    return std::all_of(wanted.begin(), wanted.end(), [&labels](const Label& want) {
        const std::string* value = value_of(labels, want.name);
        const bool same = value ? *value == want.value : want.value.empty();
        return same != want.excluded;
    });
}

const Values* values_of(const Replica& replica, std::string_view name)
{
    const auto found = replica.families.find(normalised(name));
    return found == replica.families.end() ? nullptr
                                           : &found->second.parts[static_cast<std::size_t>(part_of(name))];
}

struct Total {
    double sum = 0;
    int series = 0;
};

Total total_of(const Values* values, std::span<const Label> labels)
{
    Total total;
    if (!values) return total;
    for (const auto& [own, value] : *values) {
        if (std::isnan(value) || !matches(own, labels)) continue;
        total.sum += value;
        ++total.series;
    }
    return total;
}

double edge_of(const std::string& text)
{
    if (text == "+Inf" || text == "Inf" || text == "inf") return INFINITY;
    return traces::parse_number(text).value_or(NAN);
}

// Cumulative counts by edge, added over what else splits the histogram; empty where edges differ.
std::map<double, double> cumulative(const Values& values, std::span<const Label> labels)
{
    std::map<double, double> sums;
    std::map<double, int> series;
    for (const auto& [own, value] : values) {
        const std::string* le = value_of(own, "le");
        const double edge = le ? edge_of(*le) : NAN;
        if (std::isnan(edge) || std::isnan(value) || !matches(own, labels)) continue;
        sums[edge] += value;
        ++series[edge];
    }
    const bool same = std::all_of(series.begin(), series.end(), [&series](const auto& one) {
        return one.second == series.begin()->second;
    });
    return same ? sums : std::map<double, double>();
}

std::int64_t whole(double count)
{
    return std::isfinite(count) ? static_cast<std::int64_t>(std::llround(std::clamp(count, 0.0, 9e15))) : 0;
}

// Only what never falls: parts of histograms, and what calls itself a total.
bool is_counted(const Family& family, Part part)
{
    return part == Part::Count || part == Part::Bucket ||
           (part == Part::Plain && family.name.ends_with("_total"));
}

bool fell(const Family& before, const Family& after)
{
    for (std::size_t part = 0; part < after.parts.size(); ++part) {
        if (!is_counted(after, static_cast<Part>(part))) continue;
        for (const auto& [labels, value] : after.parts[part]) {
            const auto old = before.parts[part].find(labels);
            if (old != before.parts[part].end() && value < old->second) return true;
        }
    }
    return false;
}

bool began_anew(const Replica& before, const Replica& after)
{
    const auto start = [](const Replica& replica) { return replica.sum("process_start_time_seconds"); };
    if (start(before) && start(after) && *start(before) != *start(after)) return true;
    return std::any_of(after.families.begin(), after.families.end(), [&before](const auto& entry) {
        const auto old = before.families.find(entry.first);
        return old != before.families.end() && fell(old->second, entry.second);
    });
}

} // namespace

Part part_of(std::string_view name)
{
    if (name.ends_with("_bucket")) return Part::Bucket;
    if (name.ends_with("_sum")) return Part::Sum;
    if (name.ends_with("_count")) return Part::Count;
    return Part::Plain;
}

bool Replica::has(std::string_view name) const
{
    return families.contains(normalised(name));
}

std::optional<double> Replica::sum(std::string_view name, std::span<const Label> labels) const
{
    const Total total = total_of(values_of(*this, name), labels);
    return total.series > 0 ? std::optional(total.sum) : std::nullopt;
}

std::optional<double> Replica::mean(std::string_view name, std::span<const Label> labels) const
{
    const Total total = total_of(values_of(*this, name), labels);
    return total.series > 0 ? std::optional(total.sum / total.series) : std::nullopt;
}

std::optional<scenario::Buckets> Replica::buckets(std::string_view name, std::span<const Label> labels,
                                                  double scale) const
{
    const std::string base(name);
    const Values* values = values_of(*this, base + "_bucket");
    if (!values) return std::nullopt;
    scenario::Buckets result;
    double below = 0;
    double all = 0;
    for (const auto& [edge, count] : cumulative(*values, labels)) {
        const double here = std::max(count, below);
        all = here;
        if (std::isinf(edge)) break;
        result.bounds.push_back(edge * scale);
        result.counts.push_back(whole(here) - whole(below));
        below = here;
    }
    if (result.bounds.empty()) return std::nullopt;
    all = std::max(all, sum(base + "_count", labels).value_or(all));
    result.counts.push_back(whole(all) - whole(below));
    const auto sum_of_all = sum(base + "_sum", labels);
    result.sum = sum_of_all ? *sum_of_all * scale : kUnknown;
    return result;
}

std::optional<double> Replica::count(std::string_view name, std::span<const Label> labels) const
{
    const std::string base(name);
    if (const auto counted = sum(base + "_count", labels)) return counted;
    const auto histogram = buckets(name, labels);
    return histogram ? std::optional(static_cast<double>(histogram->count())) : std::nullopt;
}

std::map<std::string, Replica> replicas_of(const Exposition& exposition)
{
    std::vector<Identity> identities;
    identities.reserve(exposition.samples.size());
    std::vector<Identity*> known; // those of metrics that are in the catalogue say what replicas there are
    for (const Sample& sample : exposition.samples) {
        identities.push_back(identity_of(sample.labels));
        if (is_source(sample.name)) known.push_back(&identities.back());
    }
    drop_only_engine(known);
    std::map<std::string, Replica> replicas;
    for (std::size_t i = 0; i < identities.size(); ++i) {
        if (identities[i].repeats) continue;
        Replica& replica = replicas[identities[i].key];
        replica.population = identities[i].population;
        const Sample& sample = exposition.samples[i];
        Family& family = replica.families[normalised(sample.name)];
        if (family.name.empty()) family.name = sample.name;
        family.parts[static_cast<std::size_t>(part_of(sample.name))][identities[i].rest] += sample.value;
    }
    return replicas;
}

Increase increase(const Replica& before, const Replica& after)
{
    Increase result{after, began_anew(before, after)};
    if (result.restarted) return result;
    for (auto& [name, family] : result.replica.families) {
        const auto old = before.families.find(name);
        if (old == before.families.end()) continue;
        for (std::size_t part = 0; part < family.parts.size(); ++part) {
            for (auto& [labels, value] : family.parts[part]) {
                const auto was = old->second.parts[part].find(labels);
                if (was != old->second.parts[part].end()) value -= was->second;
            }
        }
    }
    return result;
}

} // namespace fulcrum::evidence::metrics
