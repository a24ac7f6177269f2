// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/engine_build.h"

#include "catalog/device.h"
#include "catalog/model.h"
#include "cluster/find_kind.h"
#include "cluster/node_errors.h"
#include "scenario/document.h"

#include <algorithm>
#include <filesystem>

namespace fulcrum::cluster
{

namespace
{

Result<catalog::ModelGeometry> read_model(const scenario::Node& engine, const std::string& folder)
{
    const std::string& name = engine.parameters.text("model");
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

const scenario::Node* device_of(const scenario::Scenario& scenario, const scenario::Node& engine)
{
    for (const scenario::Link& link : scenario.links) {
        if (link.from != engine.id) continue;
        const scenario::Node* node = scenario.find(link.to);
        if (node != nullptr && node->kind == scenario::NodeKind::Device) return node;
    }
    return nullptr;
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
    Result<catalog::ModelGeometry> model = read_model(engine, folder);
    if (!model) return model.errors();

    const Parameters& p = engine.parameters;
    EngineBuild build;
    build.deployment = {*model, p.text("weights"), p.text("kv_cache"),
                        static_cast<int>(p.integer("tensor_parallel"))};

    Result<std::unique_ptr<cost::StepCost>> cost = hardware->make(device->parameters, build.deployment);
    if (!cost) return at_node(*device, cost.errors());
    build.cost = std::move(*cost);

    EngineContext context;
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

    cost::EngineLimits& limits = build.parts.profile.limits;
    if (p.is_set("gpu_memory_utilization")) limits.utilisation = p.real("gpu_memory_utilization");
    if (p.is_set("kv_blocks")) {
        build.memory.blocks = p.integer("kv_blocks");
        build.memory.kv_tokens = build.memory.blocks * limits.block_tokens;
    } else {
        Result<cost::MemoryPlan> memory = build.cost->memory_plan(limits);
        if (!memory) return at_node(engine, memory.errors());
        build.memory = *memory;
    }
    build.pool_blocks = build.memory.blocks - build.parts.profile.unusable_blocks;
    const std::int64_t longest = (limits.max_model_len + limits.block_tokens - 1) / limits.block_tokens;
    if (longest > build.pool_blocks) {
        return at_node(
            engine,
            "a request of max_model_len = " + std::to_string(limits.max_model_len) + " tokens needs " +
                std::to_string(longest) + " KV blocks, and the pool has " + std::to_string(build.pool_blocks),
            "set max_model_len to at most " +
                std::to_string(std::max<std::int64_t>(build.pool_blocks, 0) * limits.block_tokens));
    }
    return build;
}

std::vector<ParameterDescription> engine_parameters()
{
    return {
        {.key = "model",
         .label = "Model",
         .type = ParameterType::Text,
         .help = "A model of the catalogue, by id or Hugging Face name, or the path of a config.json.",
         .group = "Model",
         .shared_concept = "model",
         .flag = "--model"},
        {.key = "weights",
         .label = "Weights",
         .type = ParameterType::Choice,
         .fallback = std::string("bf16"),
         .choices = {"bf16", "fp8", "int4"},
         .help = "Number format of the weights.",
         .group = "Model",
         .shared_concept = "weights",
         .flag = "--quantization"},
        {.key = "kv_cache",
         .label = "KV cache",
         .type = ParameterType::Choice,
         .fallback = std::string("bf16"),
         .choices = {"bf16", "fp8"},
         .help = "Number format of the KV cache.",
         .group = "Memory",
         .shared_concept = "kv_cache_dtype",
         .flag = "--kv-cache-dtype"},
        {.key = "tensor_parallel",
         .label = "Tensor parallel",
         .type = ParameterType::Integer,
         .fallback = std::int64_t{1},
         .minimum = 1,
         .maximum = 64,
         .help = "Devices that share each layer.",
         .group = "Model",
         .shared_concept = "tensor_parallel",
         .flag = "--tensor-parallel-size"},
        {.key = "replicas",
         .label = "Replicas",
         .type = ParameterType::Integer,
         .fallback = std::int64_t{1},
         .minimum = 1,
         .maximum = 1024,
         .help = "Engines like this one, each with its own devices, in turn.",
         .group = "Model",
         .shared_concept = "replicas"},
        {.key = "max_model_len",
         .label = "Max model length",
         .type = ParameterType::Integer,
         .dimension = Dimension::Tokens,
         .minimum = 1,
         .maximum = 100'000'000,
         .help = "Longest prompt and answer together; a longer prompt is rejected.",
         .group = "Memory",
         .shared_concept = "max_model_len",
         .flag = "--max-model-len",
         .unset = "what the model allows"},
        {.key = "gpu_memory_utilization",
         .label = "Memory utilisation",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Fraction,
         .minimum = 0.05,
         .maximum = 1,
         .help = "Share of the device's memory that the engine may use.",
         .group = "Memory",
         .shared_concept = "memory_utilization",
         .flag = "--gpu-memory-utilization",
         .unset = "the engine's own default"},
        {.key = "kv_blocks",
         .label = "KV blocks",
         .type = ParameterType::Integer,
         .minimum = 2,
         .maximum = 1'000'000'000,
         .help = "Blocks of the KV pool, as the engine's start-up log states them; replaces the memory plan.",
         .group = "Memory",
         .shared_concept = "kv_blocks",
         .flag = "--num-gpu-blocks-override",
         .unset = "what the memory plan leaves"},
    };
}

} // namespace fulcrum::cluster
