// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/import_launch.h"

#include "base/append.h"
#include "base/text.h"
#include "catalog/model.h"
#include "evidence/launch/launch_line.h"
#include "evidence/launch/manifest.h"
#include "evidence/launch/run_meta.h"
#include "study/points.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::evidence
{

namespace
{

// "--tensor-parallel-size" -> "tensor_parallel_size"
std::string key_of(std::string flag)
{
    flag.erase(0, flag.find_first_not_of('-'));
    std::ranges::replace(flag, '-', '_');
    return flag;
}

void take_facts(const launch::LaunchFacts& from, Imported& into)
{
    const auto fact = [&](const char* key, const std::string& value) {
        if (!value.empty()) into.facts.push_back({key, value, from.source});
    };
    fact("engine", from.engine);
    fact("engine_version", from.version);
    fact("model", from.model);
    for (const launch::Flag& flag : from.flags) {
        const std::string name = key_of(flag.name) + (flag.member.empty() ? "" : "." + flag.member);
        const std::string value = flag.has_value ? flag.value : flag.negated ? "false" : "true";
        into.facts.push_back({name, value, from.source});
    }
    const launch::Container& container = from.container;
    if (container.replicas) fact("replicas", std::to_string(*container.replicas));
    if (container.gpus) fact("gpus", std::to_string(*container.gpus));
    if (container.cpu_limit) fact("cpu_limit", fmt::format("{:g}", *container.cpu_limit));
    fact("accelerator", container.accelerator);
    for (const launch::Variable& variable : from.environment)
        into.facts.push_back(
            {variable.name, variable.from.empty() ? variable.value : "from " + variable.from, from.source});
    append(into.facts, from.facts);
    append(into.warnings, from.warnings);
    append(into.redacted, from.redacted);
}

Imported imported(std::string kind, std::string title, const std::string& file)
{
    Imported result;
    result.kind = std::move(kind);
    result.title = std::move(title);
    result.file = file;
    return result;
}

Result<Imported> from_one(Result<launch::LaunchFacts> facts, std::string kind, std::string title,
                          const std::string& file, const Redactor& redactor)
{
    if (!facts) return facts.errors();
    Imported result = imported(std::move(kind), std::move(title), file);
    take_facts(*facts, result);
    append(result.redacted, redactor.replaced());
    return result;
}

bool is_object(std::string_view head)
{
    const std::size_t begin = head.find_first_not_of(" \t\r\n");
    return begin != std::string_view::npos && head[begin] == '{';
}

scenario::Observation observation_of(const study::MeasuredPoint& point, const char* metric,
                                     std::string statistic, double value, const std::string& file)
{
    scenario::Observation observation;
    observation.title = point.id + ", " + metric;
    observation.metric = metric;
    observation.statistic = std::move(statistic);
    observation.after = scenario::Observed{value, value, value};
    observation.population.model = point.model;
    observation.population.version = point.engine_version;
    observation.source = point.source.empty() ? file : point.source;
    return observation;
}

} // namespace

bool looks_like_manifest(std::string_view head)
{
    return launch::is_manifest(head);
}

Result<Imported> parse_manifest(std::string_view text, const std::string& name, const ImportOptions&)
{
    Redactor redactor;
    auto manifest = launch::read_manifest(text, name, redactor);
    if (!manifest) return manifest.errors();
    Imported result =
        imported("manifest",
                 fmt::format("Manifest with {}", manifest->engines.size() == 1
                                                     ? std::string("an engine")
                                                     : fmt::format("{} engines", manifest->engines.size())),
                 name);
    for (const launch::LaunchFacts& engine : manifest->engines)
        take_facts(engine, result);
    append(result.warnings, manifest->notes);
    append(result.redacted, redactor.replaced());
    return result;
}

bool looks_like_launch_line(std::string_view head)
{
    return launch::is_launch_line(head);
}

Result<Imported> parse_launch_line(std::string_view text, const std::string& name, const ImportOptions&)
{
    Redactor redactor;
    return from_one(launch::read_launch_line(text, name, redactor), "launch-line", "Launch line of an engine",
                    name, redactor);
}

bool looks_like_run_meta(std::string_view head)
{
    return is_object(head) && contains(head, "\"engine_kwargs\"");
}

Result<Imported> parse_run_meta(std::string_view text, const std::string& name, const ImportOptions&)
{
    Redactor redactor;
    return from_one(launch::read_run_meta(text, name, redactor), "run-meta", "Settings of a measured run",
                    name, redactor);
}

bool looks_like_model_config(std::string_view head)
{
    return is_object(head) && (contains(head, "\"hidden_size\"") || contains(head, "\"text_config\""));
}

Result<Imported> parse_model_config(std::string_view text, const std::string& name, const ImportOptions&)
{
    const auto model = catalog::read_hf_config(text, name);
    if (!model) return model.errors();
    Imported result = imported("model-config", "Geometry of a model, config.json", name);
    const auto fact = [&](const char* key, auto value) {
        result.facts.push_back({key, fmt::format("{}", value), "config.json"});
    };
    fact("num_hidden_layers", model->layers);
    fact("hidden_size", model->hidden);
    fact("num_attention_heads", model->heads);
    fact("num_key_value_heads", model->kv_heads);
    fact("head_dim", model->head_dim);
    fact("vocab_size", model->vocab);
    if (model->max_context > 0) fact("max_position_embeddings", model->max_context);
    if (model->moe) fact("num_experts", model->moe->experts);
    fact("kv_bytes_per_token_bf16", model->kv_bytes_per_token(2));
    return result;
}

bool looks_like_points(std::string_view head)
{
    const std::string_view first = head.substr(0, head.find('\n'));
    return contains(first, "ttft_stat") && contains(first, "load_value") && contains(first, "isl");
}

Result<Imported> parse_points(std::string_view text, const std::string& name, const ImportOptions&)
{
    const auto points = study::read_points(text, name);
    if (!points) return points.errors();
    Imported result = imported("points", fmt::format("{} measured points", points->size()), name);
    std::size_t unstated = 0;
    for (const study::MeasuredPoint& point : *points) {
        const bool stated =
            point.ttft_stat == "mean" || point.ttft_stat == "median" || point.ttft_stat == "p99";
        if (point.ttft_s && stated)
            result.observations.push_back(observation_of(
                point, "ttft_s", point.ttft_stat == "median" ? "p50" : point.ttft_stat, *point.ttft_s, name));
        else if (point.ttft_s)
            ++unstated;
        if (point.tpot_s)
            result.observations.push_back(observation_of(point, "tpot_s", "mean", *point.tpot_s, name));
    }
    if (unstated > 0)
        result.warnings.push_back(
            fmt::format("{} points do not say which statistic their TTFT is: it was left out; "
                        "`fulcrum validate` takes it as it is",
                        unstated));
    result.definitions.push_back("TPOT is taken as the mean over requests");
    return result;
}

} // namespace fulcrum::evidence
