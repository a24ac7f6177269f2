// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/snapshot.h"

#include "evidence/metrics/exposition.h"
#include "evidence/metrics/figures.h"
#include "evidence/metrics/snapshot_warnings.h"
#include "evidence/redaction.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace fulcrum::evidence::metrics
{

namespace
{

constexpr std::pair<const char*, const char*> kEngines[] = {{"vllm", "vLLM metrics"},
                                                            {"sglang", "SGLang metrics"},
                                                            {"tgi", "TGI metrics"},
                                                            {"dcgm", "DCGM metrics"},
                                                            {"tensorrt-llm", "TensorRT-LLM metrics"},
                                                            {"cadvisor", "container metrics"},
                                                            {"envoy", "gateway metrics"},
                                                            {"kubernetes", "Kubernetes metrics"}};

// The exporter whose metrics it has most of.
void name_kind(const Exposition& exposition, Imported& out)
{
    std::map<std::string, int> series;
    for (const Sample& sample : exposition.samples) {
        const auto named = by_source_name(sample.name);
        if (!named.empty()) ++series[named.front().source->exporter];
    }
    out.kind = "prometheus-text";
    out.title = "Prometheus metrics";
    int most = 0;
    for (const auto& [exporter, title] : kEngines) {
        if (series[exporter] <= most) continue;
        most = series[exporter];
        out.kind = std::string(exporter) + "-metrics";
        out.title = title;
    }
}

// Labels of information series that are flags of the engine.
constexpr std::pair<const char*, const char*> kFlags[] = {
    {"block_size", "block_size"},
    {"num_gpu_blocks", "num_gpu_blocks"},
    {"gpu_memory_utilization", "gpu_memory_utilization"},
    {"enable_prefix_caching", "enable_prefix_caching"},
    {"cache_dtype", "kv_cache_dtype"},
    {"sliding_window", "sliding_window"},
    {"kv_cache_size_tokens", "kv_cache_tokens"},
};

void add_fact(Imported& out, std::string key, std::string value, const Sample& sample)
{
    if (value.empty() || value == "None") return;
    const bool there = std::any_of(out.facts.begin(), out.facts.end(),
                                   [&](const Fact& fact) { return fact.key == key && fact.value == value; });
    if (!there) out.facts.push_back({std::move(key), std::move(value), fmt::format("line {}", sample.line)});
}

void read_facts(const Exposition& exposition, Imported& out)
{
    for (const Sample& sample : exposition.samples) {
        if (sample.name.ends_with("cache_config_info")) {
            for (const auto& [label, key] : kFlags)
                if (const std::string* value = sample.label(label)) add_fact(out, key, *value, sample);
        } else if (sample.name == "sglang:max_total_num_tokens" && std::isfinite(sample.value)) {
            add_fact(out, "kv_cache_tokens", fmt::format("{:.0f}", sample.value), sample);
        }
        if (const std::string* model = sample.label("model_name")) add_fact(out, "model", *model, sample);
        if (const std::string* device = sample.label("modelName")) add_fact(out, "device", *device, sample);
    }
}

// People and places in the names of replicas and tenants.
void redact(scenario::Population& population, Redactor& redactor)
{
    population.replica = redactor.text(population.replica);
    population.tenant = redactor.name(Redactor::Named::Tenant, population.tenant);
}

scenario::Moment moment(double seconds)
{
    return {static_cast<TimeNs>(std::llround(seconds * 1e9)), true};
}

bool is_moment(const std::optional<double>& seconds)
{
    return seconds && *seconds > 1e8 && *seconds < 9e9; // 1973 to 2255
}

// Requests and tokens so far, for the title.
std::string totals(const std::map<std::string, Replica>& replicas)
{
    double requests = 0;
    double tokens = 0;
    for (const auto& [key, replica] : replicas) {
        for (const char* name : {"vllm:request_success_total", "sglang:num_requests_total",
                                 "tgi_request_success", "trtllm_request_success_total"})
            requests += replica.sum(name).value_or(0);
        for (const char* name : {"vllm:generation_tokens_total", "sglang:generation_tokens_total",
                                 "tgi_request_generated_tokens_sum", "trtllm_generation_tokens_total"})
            tokens += replica.sum(name).value_or(0);
    }
    std::string text;
    if (requests > 0) text += fmt::format(", {:.0f} requests", requests);
    if (tokens > 0) text += fmt::format("{}{:.0f} output tokens", text.empty() ? ", " : " and ", tokens);
    return text;
}

bool has_figures(const Replica& replica)
{
    return std::any_of(replica.families.begin(), replica.families.end(),
                       [](const auto& entry) { return !by_source_name(entry.second.name).empty(); });
}

void count_unknown(const Exposition& exposition, Imported& out)
{
    std::set<std::string> unknown;
    for (const Sample& sample : exposition.samples)
        if (!is_source(sample.name)) unknown.insert(normalised(sample.name));
    if (!unknown.empty())
        out.dropped_detail.push_back(fmt::format("{} of other names, such as {}, are in no figure here",
                                                 counted(static_cast<std::int64_t>(unknown.size()), "series"),
                                                 *unknown.begin()));
}

void finish(const Exposition& exposition, const std::map<std::string, Replica>& replicas, Imported& out)
{
    explain_figures(out);
    count_unknown(exposition, out);
    out.title += totals(replicas);
    if (out.observations.empty())
        out.warnings.push_back(
            "no metric of the catalogue has a figure in it: the engine may be idle, or this is the "
            "/metrics of something else");
}

Imported one_snapshot(const Exposition& exposition, Imported notes, const std::string& file)
{
    Imported out = std::move(notes);
    out.file = file;
    name_kind(exposition, out);
    read_facts(exposition, out);
    out.title += ", one snapshot";
    out.definitions.push_back(
        "Means and percentiles are over everything since the process started: take a second "
        "snapshot a minute later to see the present, and rates");
    Redactor redactor;
    auto replicas = replicas_of(exposition);
    for (auto& [key, replica] : replicas) {
        if (!has_figures(replica)) continue;
        redact(replica.population, redactor);
        ReplicaFigures figures{{file}, &replica, &replica, {}, "since the process started"};
        figures.slice.population = replica.population;
        if (is_moment(exposition.taken)) figures.slice.window.until = moment(*exposition.taken);
        add_figures(figures, out);
        warn_of_snapshot(replica, replica, true, out);
    }
    out.redacted = redactor.replaced();
    finish(exposition, replicas, out);
    return out;
}

struct Pair {
    const Exposition& before;
    const Exposition& after;
    std::optional<double> seconds; // between them
};

void add_pair(const Pair& pair, const Replica& before, Replica& after, Imported& out)
{
    Increase counted = increase(before, after);
    std::optional<double> seconds = pair.seconds;
    std::string span = seconds ? fmt::format("over {}", seconds_text(*seconds)) : "between the two snapshots";
    if (counted.restarted) {
        // The process ran for an unknown part of the time.
        const auto start = after.sum("process_start_time_seconds");
        seconds = start && pair.after.taken ? std::optional(*pair.after.taken - *start) : std::nullopt;
        if (seconds && !(*seconds > 0)) seconds.reset();
        span = "since the restart";
        out.warnings.push_back(fmt::format("{}{} restarted between the snapshots, its counters began anew: "
                                           "figures are since the restart{}. Take two "
                                           "snapshots without one between them",
                                           after.population.replica,
                                           after.population.replica.empty() ? "the process" : "",
                                           seconds ? "" : " and there are no rates"));
    }
    ReplicaFigures figures{{out.file}, &after, &counted.replica, seconds, span};
    figures.slice.population = after.population;
    if (is_moment(pair.before.taken) && is_moment(pair.after.taken))
        figures.slice.window = {moment(*pair.before.taken), moment(*pair.after.taken)};
    add_figures(figures, out);
    warn_of_snapshot(after, counted.replica, true, out);
}

// Whether `one` was taken after `other`: by time, else by what was counted.
bool is_later(const Exposition& one, const Exposition& other)
{
    if (one.taken && other.taken && *one.taken != *other.taken) return *one.taken > *other.taken;
    double difference = 0;
    std::map<std::pair<std::string, std::vector<Label>>, double> counts;
    for (const Sample& sample : other.samples)
        if (sample.name.ends_with("_total") || sample.name.ends_with("_count"))
            counts[{sample.name, sample.labels}] = sample.value;
    for (const Sample& sample : one.samples) {
        const auto found = counts.find({sample.name, sample.labels});
        if (found == counts.end() || !std::isfinite(sample.value - found->second)) continue;
        difference += sample.value > found->second ? 1 : sample.value < found->second ? -1 : 0;
    }
    return difference > 0;
}

Imported two_snapshots(const Pair& pair, Imported notes, const std::string& file)
{
    Imported out = std::move(notes);
    out.file = file;
    out.utc = is_moment(pair.after.taken);
    name_kind(pair.after, out);
    read_facts(pair.after, out);
    out.title += ", two snapshots";
    if (pair.seconds)
        out.title += fmt::format(" {} apart", seconds_text(*pair.seconds));
    else
        out.warnings.push_back(
            "how far apart the two snapshots are is not known, so there are no rates: take them "
            "with `curl -i`, or put a line \"# fulcrum-time: 1764504000\" (seconds since 1970, "
            "`date +%s`) before each");
    Redactor redactor;
    const auto before = replicas_of(pair.before);
    auto after = replicas_of(pair.after);
    bool any = false;
    for (auto& [key, replica] : after) {
        if (!has_figures(replica)) continue;
        const auto old = before.find(key);
        redact(replica.population, redactor);
        if (old == before.end()) {
            out.warnings.push_back(
                fmt::format("{} is in the later snapshot only and was left out",
                            replica.population.replica.empty() ? "a replica" : replica.population.replica));
            continue;
        }
        any = true;
        add_pair(pair, old->second, replica, out);
    }
    if (!any)
        out.warnings.push_back(
            "the two snapshots have no replica in common: they are of different processes");
    out.redacted = redactor.replaced();
    finish(pair.after, {}, out);
    return out;
}

std::optional<double> apart(const Exposition& before, const Exposition& after)
{
    if (!before.taken || !after.taken) return std::nullopt;
    const double seconds = *after.taken - *before.taken;
    return seconds > 0 && seconds < 1e9 ? std::optional(seconds) : std::nullopt;
}

} // namespace

Result<Imported> parse_snapshot(std::string_view text, const std::string& file, const ImportOptions& options)
{
    auto read = parse_exposition(text, file, options);
    if (!read) return read.errors();
    const auto& all = read->snapshots;
    if (all.size() == 1) return one_snapshot(all.front(), std::move(read->notes), file);
    const bool swapped = is_later(all.front(), all.back());
    const Exposition& before = swapped ? all.back() : all.front();
    const Exposition& after = swapped ? all.front() : all.back();
    Imported out = two_snapshots({before, after, apart(before, after)}, std::move(read->notes), file);
    if (all.size() > 2)
        out.warnings.push_back(
            fmt::format("the file holds {} snapshots: the first and the last were compared", all.size()));
    return out;
}

Result<Imported> compare_snapshots(const Answer& one, const Answer& other, const ImportOptions& options)
{
    auto first = parse_exposition(one.text, one.file, options);
    if (!first) return first.errors();
    auto second = parse_exposition(other.text, other.file, options);
    if (!second) return second.errors();
    Exposition& a = first->snapshots.back();
    Exposition& b = second->snapshots.back();
    Imported notes = std::move(first->notes);
    notes.dropped += second->notes.dropped;
    for (auto list : {&Imported::dropped_detail, &Imported::warnings})
        (notes.*list).insert((notes.*list).end(), (second->notes.*list).begin(), (second->notes.*list).end());
    if ((!a.taken || !b.taken) && one.modified && other.modified && *one.modified != *other.modified) {
        a.taken = one.modified;
        b.taken = other.modified;
        notes.warnings.push_back(
            fmt::format("the snapshots do not say when they were taken: the times when their files "
                        "were written are {} apart, and rates rest on that",
                        seconds_text(std::abs(*one.modified - *other.modified))));
    }
    const bool swapped = is_later(a, b);
    const Exposition& before = swapped ? b : a;
    const Exposition& after = swapped ? a : b;
    return two_snapshots({before, after, apart(before, after)}, std::move(notes),
                         swapped ? other.file + ", " + one.file : one.file + ", " + other.file);
}

} // namespace fulcrum::evidence::metrics
