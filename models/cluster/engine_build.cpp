// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/engine_build.h"

#include "catalog/device.h"
#include "catalog/model.h"
#include "cluster/find_kind.h"
#include "cluster/node_errors.h"
#include "cluster/speculation.h"
#include "cost/memory.h"
#include "scenario/document.h"

#include <algorithm>
#include <filesystem>

namespace fulcrum::cluster
{

namespace
{

Result<catalog::ModelGeometry> read_model(const scenario::Node& engine, const std::string& name,
                                          const std::string& folder)
{
    if (!name.ends_with(".json")) {
        if (const catalog::ModelGeometry* model = catalog::find_model(name)) return *model;
        std::vector<std::string> known;
        for (const catalog::ModelGeometry& model : catalog::models())
            known.push_back(model.id);
        const std::string near = nearest_word(name, known);
        std::string all;
        for (const std::string& id : known)
            all += (all.empty() ? "" : ", ") + id;
        return at_node(engine, "there is no model \"" + name + "\" in the catalogue",
                       (near.empty() ? std::string() : "did you mean \"" + near + "\"? ") + "known: " + all +
                           "; or give the path of a Hugging Face config.json");
    }
    const std::string path = (std::filesystem::path(folder) / name).string();
    Result<std::string> text = scenario::read_text_file(path);
    if (!text) return at_node(engine, text.errors());
    Result<catalog::ModelGeometry> model = catalog::read_hf_config(*text, path);
    if (!model) return at_node(engine, model.errors());
    return model;
}

// Files that a device names are relative to the project's folder; hardware kinds are not told it.
Parameters with_full_paths(Parameters parameters, const HardwareKind& kind, const std::string& folder)
{
    for (const ParameterDescription& description : kind.parameters) {
        if (description.type != ParameterType::File || !parameters.is_set(description.key)) continue;
        const std::filesystem::path path = std::filesystem::path(folder) / parameters.text(description.key);
        parameters.set(description.key, path.lexically_normal().string()); // an absolute one stays as it is
    }
    return parameters;
}

const scenario::Node* device_of(const scenario::Scenario& scenario, const scenario::Node& engine)
{
    for (const scenario::Link& link : scenario.links) {
        if (link.from != engine.id) continue;
        const scenario::Node* node = scenario.find(link.to);
        if (node != nullptr && node->kind == scenario::NodeKind::Device) return node;
    }
    return nullptr;
}

// The plan with what the project says of its parts: the KV pool takes or gives the difference.
void set_memory_parts(cost::MemoryPlan& plan, const Parameters& p, const cost::EngineLimits& limits)
{
    const auto set = [&](const char* key, double& part) {
        if (!p.is_set(key)) return;
        plan.kv_pool += part - p.real(key);
        part = p.real(key);
    };
    set("activation_memory", plan.activation_peak);
    set("graph_memory", plan.graphs);
    set("other_memory", plan.non_torch);
    cost::size_pool(plan, limits);
}

// What a step may need beside weights and KV: what the plan leaves of the device, and the activations that
// it has room for.
std::int64_t headroom_of(const cost::MemoryPlan& plan, const Parameters& p, double visible_bytes)
{
    if (p.is_set("headroom")) return static_cast<std::int64_t>(p.real("headroom"));
    if (plan.requested <= 0 || visible_bytes <= 0) return INT64_MAX;
    return static_cast<std::int64_t>(std::max(0.0, visible_bytes - plan.requested) + plan.activation_peak);
}

EngineLife life_of(const Parameters& p)
{
    EngineLife life;
    life.slow_replicas = p.integer("slow_replicas");
    life.slowdown = p.real("slowdown");
    if (p.is_set("pause_every")) life.pause_every = from_seconds(p.real("pause_every"));
    life.pause_time = from_seconds(p.real("pause_time"));
    life.compile_time = from_seconds(p.real("compile_time"));
    life.restart_time = from_seconds(p.real("restart_time"));
    return life;
}

// Without a word from the project: what the model allows.
constexpr std::int64_t kDefaultContext = 8192;

} // namespace

Result<EngineBuild> build_engine(const scenario::Scenario& scenario, const scenario::Node& engine,
                                 const Kinds& kinds, const std::string& folder)
{
    const scenario::Node* device = device_of(scenario, engine);
    if (device == nullptr) {
        return at_node(engine, "no device takes its steps", "link the engine to a device node");
    }
    const HardwareKind* hardware = find_kind(kinds.hardware, device->plugin);
    if (hardware == nullptr) {
        return at_node(*device, "there is no hardware plugin \"" + device->plugin + "\"",
                       "see `fulcrum plugins`");
    }
    const SchedulerKind* scheduler = find_kind(kinds.schedulers, engine.plugin);
    if (scheduler == nullptr) {
        return at_node(engine, "there is no scheduler plugin \"" + engine.plugin + "\"",
                       "see `fulcrum plugins`");
    }
    Result<catalog::ModelGeometry> model = read_model(engine, engine.parameters.text("model"), folder);
    if (!model) return model.errors();

    const Parameters& p = engine.parameters;
    EngineBuild build;
    build.deployment = {*model, p.text("weights"), p.text("kv_cache"),
                        static_cast<int>(p.integer("tensor_parallel")),
                        static_cast<int>(p.integer("pipeline_parallel"))};

    Result<std::unique_ptr<cost::StepCost>> cost =
        hardware->make(with_full_paths(device->parameters, *hardware, folder), build.deployment);
    if (!cost) return at_node(*device, cost.errors());
    build.cost = std::move(*cost);

    std::optional<catalog::ModelGeometry> draft_model;
    if (!p.text("draft_model").empty()) {
        Result<catalog::ModelGeometry> read = read_model(engine, p.text("draft_model"), folder);
        if (!read) return read.errors();
        draft_model = std::move(*read);
    }
    Result<DraftSetup> drafts = make_drafts(p, draft_model, build.deployment, *hardware, device->parameters);
    if (!drafts) return at_node(engine, drafts.errors());

    EngineContext context;
    context.draft_tokens = drafts->speculation.drafts;
    context.deployment = build.deployment;
    context.max_model_len = p.is_set("max_model_len") ? p.integer("max_model_len")
                            : model->max_context > 0  ? model->max_context
                                                      : kDefaultContext;
    if (const catalog::Device* known = build.cost->device()) {
        context.device_id = known->id;
        context.device_visible_bytes = known->visible_bytes;
    }
    Result<EngineParts> parts = scheduler->make(p, context);
    if (!parts) return at_node(engine, parts.errors());
    build.parts = std::move(*parts);

    build.draft = std::move(drafts->cost);
    build.parts.profile.speculation = std::move(drafts->speculation);
    cost::EngineLimits& limits = build.parts.profile.limits;
    limits.draft_tokens = build.parts.profile.speculation.drafts;
    limits.draft_weights = drafts->weights;
    limits.draft_kv_per_token = drafts->kv_per_token;
    if (p.is_set("gpu_memory_utilization")) limits.utilisation = p.real("gpu_memory_utilization");
    if (p.is_set("kv_blocks")) {
        build.memory.blocks = p.integer("kv_blocks");
        build.memory.kv_tokens = build.memory.blocks * limits.block_tokens;
    } else {
        Result<cost::MemoryPlan> memory = build.cost->memory_plan(limits);
        if (!memory) return at_node(engine, memory.errors());
        build.memory = *memory;
        set_memory_parts(build.memory, p, limits);
    }
    build.life = life_of(p);
    if (build.life.pause_time >= build.life.pause_every) {
        return at_node(engine, "its pauses leave no time to work",
                       "set pause_time to less than pause_every, or leave both out");
    }
    build.headroom_bytes = headroom_of(build.memory, p, context.device_visible_bytes);
    engine::EngineProfile& profile = build.parts.profile;
    if (p.text("kv_mode") == "contiguous") {
        profile.grows_until_crash = true;
        profile.prefix_caching = false;
    }
    if (p.is_set("cpu_limit")) profile.cpu.cores = p.real("cpu_limit");
    profile.cpu.threads = p.real("cpu_threads");
    build.pool_blocks = build.memory.blocks - build.parts.profile.unusable_blocks;
    if (build.pool_blocks < 1) {
        return at_node(
            engine, "its memory leaves no KV pool",
            "lower activation_memory, graph_memory or other_memory, or raise gpu_memory_utilization");
    }
    const cost::KvLayout layout = cost::kv_layout(*model, limits.block_tokens);
    build.parts.profile.kv_layout = layout;
    const std::int64_t longest = layout.blocks_for(limits.max_model_len, limits.block_tokens);
    if (longest > build.pool_blocks) {
        return at_node(engine,
                       "a request of max_model_len = " + std::to_string(limits.max_model_len) +
                           " tokens needs " + std::to_string(longest) + " KV blocks, and the pool has " +
                           std::to_string(build.pool_blocks),
                       "set max_model_len to at most " +
                           std::to_string(layout.longest(std::max<std::int64_t>(build.pool_blocks, 0),
                                                         limits.block_tokens)));
    }
    return build;
}

void configure(engine::Replica::Config& config, const EngineBuild& build, std::int64_t copy)
{
    config.blocks = build.pool_blocks;
    config.headroom_bytes = build.headroom_bytes;
    config.slowdown = copy < build.life.slow_replicas ? build.life.slowdown : 1;
    config.pause_every = build.life.pause_every;
    config.pause_length = build.life.pause_time;
    config.pause_first = build.life.pause_every;
    config.compile_time = build.life.compile_time;
    config.restart_time = build.life.restart_time;
}

std::unique_ptr<engine::Replica::Parts> parts_of(EngineBuild build)
{
    auto parts = std::make_unique<engine::Replica::Parts>();
    parts->blocks = build.pool_blocks;
    parts->headroom_bytes = build.headroom_bytes;
    parts->profile = std::move(build.parts.profile);
    parts->scheduler = std::move(build.parts.scheduler);
    parts->cost = std::move(build.cost);
    parts->draft = std::move(build.draft);
    return parts;
}

} // namespace fulcrum::cluster
