// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/catalogue.h"

#include <algorithm>
#include <map>
#include <set>

namespace fulcrum::data
{
extern const std::string_view metrics_toml;
}

namespace fulcrum::evidence::metrics
{

namespace
{

// What operators and serving layers put before an engine's names.
constexpr std::string_view kWrappers[] = {"kserve_", "ray_", "triton_"};
constexpr std::string_view kParts[] = {"_bucket", "_sum", "_count", "_created"};

bool is_engine(std::string_view exporter)
{
    return exporter == "vllm" || exporter == "sglang" || exporter == "tgi" || exporter == "tensorrt-llm";
}

template <class Entry>
const Entry* by_id(const std::vector<Entry>& entries, std::string_view id)
{
    const auto found =
        std::find_if(entries.begin(), entries.end(), [id](const Entry& entry) { return entry.id == id; });
    return found == entries.end() ? nullptr : &*found;
}

std::map<std::string, std::vector<Named>> index_names()
{
    std::map<std::string, std::vector<Named>> index;
    for (const Metric& metric : all()) {
        for (const Source& source : metric.sources) {
            if (source.type != SourceType::Template)
                index[normalised(source.name)].push_back({&metric, &source});
        }
    }
    return index;
}

std::set<std::string> all_sources()
{
    std::set<std::string> names;
    for (const Metric& metric : all()) {
        for (const Source& source : metric.sources)
            for (const std::string* name : {&source.name, &source.per})
                names.insert(normalised(*name));
    }
    names.erase("");
    return names;
}

} // namespace

std::string_view to_string(Kind kind)
{
    switch (kind) {
    case Kind::Histogram:
        return "histogram";
    case Kind::Gauge:
        return "gauge";
    case Kind::Counter:
        return "counter";
    case Kind::Ratio:
        return "ratio";
    }
    return "";
}

std::string_view to_string(Tier tier)
{
    switch (tier) {
    case Tier::Prometheus:
        return "prometheus now";
    case Tier::Command:
        return "one command away";
    case Tier::Restart:
        return "needs a restart";
    case Tier::Nowhere:
        return "not exported";
    }
    return "";
}

bool Metric::exported_by(std::string_view exporter) const
{
    return std::any_of(sources.begin(), sources.end(),
                       [exporter](const Source& source) { return source.exporter == exporter; });
}

Tier Metric::tier_with(std::string_view engine) const
{
    bool only_engines = is_engine(engine) && !sources.empty();
    const Source* own = nullptr;
    for (const Source& source : sources) {
        only_engines = only_engines && is_engine(source.exporter);
        if (source.exporter == engine && (!own || source.tier < own->tier)) own = &source;
    }
    if (own) return own->tier;
    return only_engines ? Tier::Nowhere : tier;
}

const Catalogue& catalogue()
{
    // The text is compiled in and a test reads it, so value() holds.
    static const Catalogue all = read_catalogue(data::metrics_toml, "metrics.toml").value();
    return all;
}

const Metric* find(std::string_view id)
{
    return by_id(catalogue().metrics, id);
}

const Exporter* find_exporter(std::string_view id)
{
    return by_id(catalogue().exporters, id);
}

const BucketEdges* find_buckets(std::string_view id)
{
    return by_id(catalogue().buckets, id);
}

const BucketEdges* buckets_of(const Metric& metric, std::string_view exporter)
{
    for (const Source& source : metric.sources) {
        if (source.exporter == exporter && !source.buckets.empty())
            return find_buckets(source.buckets.front());
    }
    return nullptr;
}

std::string normalised(std::string_view name)
{
    for (const std::string_view wrapper : kWrappers) {
        if (name.starts_with(wrapper)) name.remove_prefix(wrapper.size());
    }
    for (const std::string_view part : kParts) {
        if (name.ends_with(part)) {
            name.remove_suffix(part.size());
            break;
        }
    }
    if (name.ends_with("_total")) name.remove_suffix(6);
    std::string result(name);
    std::replace(result.begin(), result.end(), ':', '_');
    return result;
}

std::vector<Named> by_source_name(std::string_view name)
{
    static const std::map<std::string, std::vector<Named>> index = index_names();
    const auto found = index.find(normalised(name));
    return found == index.end() ? std::vector<Named>() : found->second;
}

bool is_source(std::string_view name)
{
    static const std::set<std::string> names = all_sources();
    return names.contains(normalised(name));
}

} // namespace fulcrum::evidence::metrics
