// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/point_scenario.h"

#include "catalog/device.h"
#include "catalog/model.h"
#include "catalog/names.h"
#include "cluster/engine_build.h"
#include "cluster/find_kind.h"
#include "cluster/simulation.h"
#include "study/benchmarks.h"
#include "study/measured_requests.h"
#include "study/measured_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <map>

namespace fulcrum::study
{

namespace
{

constexpr const char* kHardware = "roofline";
constexpr std::int64_t kFewestRequests = 30; // of an open stage, where its rate is low
constexpr std::int64_t kMostRequests = 200'000;

using scenario::Node;
using scenario::NodeKind;

// The values of one node; quantities in their base units.
class Values
{
public:
    void set(const std::string& key, Value value) { values_[key] = std::move(value); }
    const std::map<std::string, Value>& all() const { return values_; }

private:
    std::map<std::string, Value> values_;
};

const ParameterDescription* with_key(const std::vector<ParameterDescription>& all, std::string_view key)
{
    const auto found = std::find_if(all.begin(), all.end(),
                                    [key](const auto& description) { return description.key == key; });
    return found == all.end() ? nullptr : &*found;
}

bool in_range(const ParameterDescription& description, double value)
{
    return value >= description.minimum.value_or(value) && value <= description.maximum.value_or(value);
}

Result<Node> make_node(const scenario::NodeTypes& types, NodeKind kind, const std::string& plugin,
                       const std::string& id, const Values& values)
{
    const scenario::NodeType* type = types.find(kind, plugin);
    if (type == nullptr) return Error{.message = "the plugin \"" + plugin + "\" is not there"};
    RawValues raw; // a project's text writes quantities with their units; here they are numbers
    std::vector<std::pair<std::string, double>> quantities;
    for (const auto& [key, value] : values.all()) {
        const ParameterDescription* description = with_key(type->parameters, key);
        const double* number = std::get_if<double>(&value);
        if (description == nullptr || number == nullptr || description->type != ParameterType::Quantity) {
            raw[key] = {value, {}};
        } else if (in_range(*description, *number)) {
            quantities.emplace_back(key, *number);
        } else {
            return Error{.message = fmt::format("{} = {} is out of range", key, *number)};
        }
    }
    Result<Parameters> parameters = resolve(type->parameters, raw);
    if (!parameters) return parameters.errors();
    for (const auto& [key, number] : quantities)
        parameters->set(key, number);
    Node node;
    node.id = id;
    node.kind = kind;
    node.plugin = plugin;
    node.parameters = std::move(*parameters);
    for (const auto& [key, value] : values.all())
        node.given.insert(key);
    return node;
}

// 0: the benchmark leaves it to the engine.
std::optional<std::int64_t> launched_with(std::int64_t value)
{
    return value > 0 ? std::optional(value) : std::nullopt;
}

// As engines and benchmarks call the formats: half precision of either kind takes two bytes, the 4-bit ones
// of AWQ and GPTQ alike about half of one.
std::string weight_format(const std::string& stated)
{
    const std::string name = catalog::lower(stated);
    const auto is = [&name](std::initializer_list<std::string_view> names) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    if (is({"", "auto", "bfloat16", "fp16", "float16", "half", "none"})) return "bf16";
    if (is({"awq", "gptq", "awq_marlin", "gptq_marlin", "w4a16", "4bit"})) return "int4";
    if (is({"fp8_block", "fp8_dynamic", "fp8_static", "w8a8-fp8", "float8"})) return "fp8";
    return name;
}

const ParameterDescription* with_concept(const std::vector<ParameterDescription>& all,
                                         std::string_view shared_concept)
{
    const auto found = std::find_if(all.begin(), all.end(), [shared_concept](const auto& description) {
        return description.shared_concept == shared_concept;
    });
    return found == all.end() ? nullptr : &*found;
}

class Builder
{
public:
    Builder(const MeasuredPoint& point, const cluster::Kinds& kinds, const std::string& folder)
        : point_(point), kinds_(kinds), folder_(folder), types_(cluster::node_types(kinds)),
          benchmark_(benchmark_of(point))
    {
    }

    Result<PointScenario> build()
    {
        Errors errors;
        result_.scenario.name = point_.id;
        for (Result<Node> node : {load(), engine(), gpu()}) {
            if (node) {
                result_.scenario.nodes.push_back(std::move(*node));
            } else {
                errors.insert(errors.end(), node.errors().begin(), node.errors().end());
            }
        }
        if (!errors.empty()) return errors;
        result_.frontend_s = benchmark_.frontend_s;
        result_.scenario.links = {{"load", "engine", {}}, {"engine", "gpu", {}}};
        shorten_context();
        if (const auto cap = in_flight_cap(point_)) return with_client(*cap);
        return std::move(result_);
    }

private:
    void assume(std::string sentence) { result_.assumed.push_back(std::move(sentence)); }

    Result<Node> load();
    Result<Node> synthetic(LoadForm form);
    Result<Node> replay();
    Result<PointScenario> with_client(std::int64_t most_in_flight);
    Result<Node> engine();
    Result<Node> gpu();
    void set_lengths(Values& values, const std::string& name, double nominal);
    Result<std::string> engine_kind();
    void shorten_context();
    void set_engine_options(const std::vector<ParameterDescription>& known, Values& values);

    const MeasuredPoint& point_;
    const cluster::Kinds& kinds_;
    const std::string& folder_;
    scenario::NodeTypes types_;
    Benchmark benchmark_;
    MeasuredRunFiles run_;
    PointScenario result_;
};

Result<Node> Builder::load()
{
    const std::optional<LoadForm> form = load_form(point_);
    if (!form) return Error{.message = "the load \"" + point_.load + "\" is of no known form"};
    if (*form == LoadForm::Trace || *form == LoadForm::Requests) run_ = find_measured_run(point_, folder_);
    if (*form == LoadForm::Requests)
        return make_node(types_, NodeKind::Workload, kMeasuredRequests, "load", {});
    if (*form == LoadForm::Trace) return replay();
    if (!point_.load_value) return Error{.message = "load_value is empty"};
    return synthetic(*form);
}

void Builder::set_lengths(Values& values, const std::string& name, double nominal)
{
    const double low = std::max(1.0, std::round(nominal * benchmark_.shortest));
    const double high = std::max(1.0, std::round(nominal * benchmark_.longest));
    if (low == high) {
        values.set(name, nominal);
        return;
    }
    values.set(name + "_law", std::string("uniform"));
    values.set(name + "_min", low);
    values.set(name + "_max", high);
}

Result<Node> Builder::synthetic(LoadForm form)
{
    Values values;
    if (form == LoadForm::ClosedLoop) {
        result_.clients = std::llround(*point_.load_value);
        if (result_.clients < 1) return Error{.message = "load_value is no number of clients"};
        result_.run.max_requests = result_.clients * benchmark_.prompts_per_client;
        values.set("arrivals", std::string("closed_loop"));
        values.set("clients", result_.clients);
        set_lengths(values, "prompt", point_.prompt_tokens);
        set_lengths(values, "output", point_.output_tokens);
        if (benchmark_.shortest != benchmark_.longest) {
            assume(fmt::format("lengths are drawn from {} to {} times the nominal ones{}",
                               benchmark_.shortest, benchmark_.longest,
                               benchmark_.evidence == "E" ? ", an estimate"
                                                          : ", as " + benchmark_.title + " does"));
        }
    } else {
        result_.offered_rate = *point_.load_value;
        const double requests = *point_.load_value * benchmark_.stage_s;
        result_.run.max_requests =
            std::clamp<std::int64_t>(std::llround(std::min(requests, 1e12)), kFewestRequests, kMostRequests);
        const bool random = form == LoadForm::Poisson || benchmark_.constant_is_random;
        values.set("arrivals", std::string(random ? "poisson" : "paced"));
        values.set("rate", *point_.load_value);
        values.set("prompt", point_.prompt_tokens);
        values.set("output", point_.output_tokens);
        assume(fmt::format("the stage lasts {} s", benchmark_.stage_s));
    }
    return make_node(types_, NodeKind::Workload, "synthetic", "load", values);
}

Result<Node> Builder::replay()
{
    if (run_.trace.empty()) return Error{.message = run_.no_trace};
    result_.offered_rate = point_.load_value;
    Values values;
    values.set("file", run_.trace);
    return make_node(types_, NodeKind::Workload, "replay", "load", values);
}

// A benchmark that has only so many requests in flight, whatever the rate that it wants.
Result<PointScenario> Builder::with_client(std::int64_t most_in_flight)
{
    Values values;
    values.set("max_in_flight", most_in_flight);
    Result<Node> client = make_node(types_, NodeKind::Client, "", "client", values);
    if (!client) return client.errors();
    result_.scenario.nodes.push_back(std::move(*client));
    result_.scenario.links = {{"load", "client", {}}, {"client", "engine", {}}, {"engine", "gpu", {}}};
    assume(fmt::format("at most {} requests are in flight", most_in_flight));
    return std::move(result_);
}

Result<std::string> Builder::engine_kind()
{
    const EngineName* name = find_engine_name(point_.engine);
    if (name == nullptr) return Error{.message = "no plugin simulates the engine \"" + point_.engine + "\""};
    const std::vector<int> version = version_numbers(point_.engine_version);
    const bool old =
        !version.empty() && !name->older_kind.empty() && version < version_numbers(name->older_than);
    const std::string& kind = old ? name->older_kind : name->kind;
    if (cluster::find_kind(kinds_.schedulers, kind) == nullptr) {
        return Error{.message = fmt::format("the plugin \"{}\" that simulates {} {} is not there", kind,
                                            point_.engine, point_.engine_version)};
    }
    return kind;
}

// What the point states of the engine; what it does not is left to the defaults of the version and GPU.
void Builder::set_engine_options(const std::vector<ParameterDescription>& known, Values& values)
{
    std::optional<std::int64_t> budget = launched_with(benchmark_.step_tokens_beyond_prompt);
    if (budget) *budget += std::llround(point_.prompt_tokens);
    if (budget && !point_.max_num_batched_tokens)
        assume(
            fmt::format("the step budget is {} tokens, as {} starts its engines", *budget, benchmark_.title));
    const auto set = [&](std::string_view shared_concept, const auto& stated) {
        if (!stated) return;
        const ParameterDescription* description = with_concept(known, shared_concept);
        if (description != nullptr) {
            values.set(description->key, Value(*stated));
        } else {
            assume(fmt::format("the engine's plugin has no option for {}", shared_concept));
        }
    };
    set("max_running", point_.max_num_seqs ? point_.max_num_seqs : launched_with(benchmark_.running_cap));
    set("step_tokens", point_.max_num_batched_tokens ? point_.max_num_batched_tokens : budget);
    set("prefix_caching", point_.prefix_cache);
    set("kv_blocks", run_.kv_blocks);
    set("memory_utilization", run_.kv_blocks ? std::nullopt : run_.memory_utilisation);
    set("max_model_len", run_.max_model_len);

    const ParameterDescription* version = with_key(known, "version");
    if (version == nullptr || version->choices.empty()) return;
    if (point_.engine_version.empty()) {
        assume(
            fmt::format("the engine's version is not stated: as {}", to_toml(*version, version->fallback)));
    } else if (const std::string nearest = nearest_version(version->choices, point_.engine_version);
               !nearest.empty()) {
        values.set("version", nearest);
    }
}

Result<Node> Builder::engine()
{
    const Result<std::string> kind = engine_kind();
    if (!kind) return kind.errors();
    result_.engine_kind = *kind;
    const catalog::ModelGeometry* model = catalog::find_model(point_.model);
    if (model == nullptr)
        return Error{.message = "the model \"" + point_.model + "\" is not in the catalogue"};
    const scenario::NodeType* type = types_.find(NodeKind::Engine, *kind);
    const std::string weights = weight_format(point_.weights);
    const ParameterDescription* formats = with_key(type->parameters, "weights");
    if (formats != nullptr &&
        std::find(formats->choices.begin(), formats->choices.end(), weights) == formats->choices.end())
        return Error{.message = "weights \"" + point_.weights + "\" cannot be simulated"};

    Values values;
    values.set("model", model->id);
    values.set("weights", weights);
    values.set("tensor_parallel", point_.tensor_parallel);
    values.set("replicas", point_.replicas);
    if (!point_.kv_cache.empty()) values.set("kv_cache", point_.kv_cache);
    set_engine_options(type->parameters, values);
    return make_node(types_, NodeKind::Engine, *kind, "engine", values);
}

// The point was measured, so the engine started: where the model's whole context does not fit into the KV
// pool, it was launched with a shorter one.
void Builder::shorten_context()
{
    Node& engine = result_.scenario.nodes[1];
    const scenario::NodeType* type = types_.find(NodeKind::Engine, engine.plugin);
    const ParameterDescription* context =
        type != nullptr ? with_concept(type->parameters, "max_model_len") : nullptr;
    if (context == nullptr || engine.given.contains(context->key)) return;
    if (cluster::build_engine(result_.scenario, engine, kinds_, folder_)) return;
    const double longest = (point_.prompt_tokens + point_.output_tokens) * std::max(1.0, benchmark_.longest);
    std::int64_t fits = 2048;
    while (static_cast<double>(fits) < longest + 1 && fits < (std::int64_t{1} << 30))
        fits *= 2;
    Node shorter = engine;
    shorter.parameters.set(context->key, fits);
    shorter.given.insert(context->key);
    if (!cluster::build_engine(result_.scenario, shorter, kinds_, folder_)) return; // that was not it
    engine = std::move(shorter);
    assume(fmt::format("max_model_len is {}: the model's own does not fit beside its weights", fits));
}

Result<Node> Builder::gpu()
{
    const catalog::Device* device = catalog::find_device(point_.gpu);
    if (device == nullptr) return Error{.message = "the GPU \"" + point_.gpu + "\" is not in the catalogue"};
    Values values;
    values.set("device", device->id);
    return make_node(types_, NodeKind::Device, kHardware, "gpu", values);
}

} // namespace

std::optional<LoadForm> load_form(const MeasuredPoint& point)
{
    const std::string load = catalog::lower(point.load);
    const auto says = [&load](std::string_view word) { return load.find(word) != std::string::npos; };
    if (load == kMeasuredRequests) return LoadForm::Requests;
    if (says("all at once")) return std::nullopt;
    if (says("trace")) return LoadForm::Trace;
    if (says("concurrency") || says("closed")) return LoadForm::ClosedLoop;
    if (says("poisson")) return LoadForm::Poisson;
    if (says("constant") || load == "req_per_s") return LoadForm::Constant;
    return std::nullopt;
}

std::optional<std::int64_t> in_flight_cap(const MeasuredPoint& point)
{
    const std::string text = catalog::lower(point.load + "; " + point.notes);
    std::size_t at = text.find("in-flight capped at");
    if (at == std::string::npos) at = text.find("in flight capped at");
    if (at == std::string::npos) return std::nullopt;
    const std::string clause = text.substr(at, text.find(';', at) - at);
    const std::size_t last = clause.find_last_of("0123456789");
    if (last == std::string::npos) return std::nullopt;
    const std::size_t before = clause.find_last_not_of("0123456789", last);
    const std::string digits = clause.substr(before + 1, last - before);
    if (digits.size() > 9) return std::nullopt;
    const std::int64_t cap = std::stoll(digits);
    return cap > 0 ? std::optional(cap) : std::nullopt;
}

Result<PointScenario> point_scenario(const MeasuredPoint& point, const cluster::Kinds& kinds,
                                     const std::string& folder)
{
    return Builder(point, kinds, folder).build();
}

} // namespace fulcrum::study
