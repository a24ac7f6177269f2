// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/model.h"

#include "catalog/names.h"
#include "catalog/toml_table.h"

namespace fulcrum::data
{
extern const std::string_view models_toml;
}

namespace fulcrum::catalog
{

namespace
{

constexpr double kBillion = 1e9;

void read_moe(TomlTable& table, ModelGeometry& model)
{
    table.only({"experts", "top_k", "expert_ffn", "shared_experts", "dense_layers"});
    model.moe = MixtureOfExperts{table.integer("experts", 1), table.integer("top_k", 1),
                                 table.integer("expert_ffn", 1), table.integer_or("shared_experts", 0),
                                 table.integer_or("dense_layers", 0)};
    if (model.moe->top_k > model.moe->experts) table.report("'top_k' is more than 'experts'");
}

void read_mla(TomlTable& table, ModelGeometry& model)
{
    table.only({"q_lora_rank", "kv_lora_rank", "nope_dim", "rope_dim", "value_dim"});
    model.mla = LatentAttention{table.integer("q_lora_rank"), table.integer("kv_lora_rank", 1),
                                table.integer("nope_dim", 1), table.integer("rope_dim", 1),
                                table.integer("value_dim", 1)};
}

void read_windowed(TomlTable& table, ModelGeometry& model)
{
    table.only({"layers", "window"});
    model.windowed = WindowedLayers{table.integer("layers", 1), table.integer("window", 1)};
    if (model.windowed->layers > model.layers) table.report("more windowed layers than layers");
}

ModelGeometry read_model(TomlTable& table)
{
    table.only({"id",          "title",    "aliases", "layers",   "hidden",          "heads",
                "kv_heads",    "head_dim", "ffn",     "vocab",    "tied_embeddings", "qk_norm",
                "max_context", "moe",      "mla",     "windowed", "total_params_b",  "active_params_b",
                "source",      "evidence"});
    ModelGeometry model;
    model.id = table.text("id");
    model.title = table.text("title");
    model.aliases = table.texts_or_none("aliases");
    model.layers = table.integer("layers", 1);
    model.hidden = table.integer("hidden", 1);
    model.heads = table.integer("heads", 1);
    model.kv_heads = table.integer("kv_heads", 1);
    model.head_dim = table.integer("head_dim", 1);
    model.ffn = table.integer("ffn", 1);
    model.vocab = table.integer("vocab", 1);
    model.tied_embeddings = table.boolean_or("tied_embeddings", false);
    model.qk_norm = table.boolean_or("qk_norm", false);
    model.max_context = table.integer("max_context", 1);
    if (auto moe = table.table_or_none("moe")) read_moe(*moe, model);
    if (auto mla = table.table_or_none("mla")) read_mla(*mla, model);
    if (auto windowed = table.table_or_none("windowed")) read_windowed(*windowed, model);
    model.total_params = table.number("total_params_b") * kBillion;
    model.active_params = table.number_or("active_params_b", model.total_params / kBillion) * kBillion;
    model.source = table.text("source");
    model.evidence = table.text("evidence");
    return model;
}

} // namespace

Result<std::vector<ModelGeometry>> read_models(std::string_view toml, const std::string& file)
{
    TomlDocument document(toml, file);
    if (!document.errors().empty()) return document.errors();
    std::vector<ModelGeometry> models;
    std::set<std::string> names;
    for (TomlTable& table : document.root().tables("model")) {
        models.push_back(read_model(table));
        const std::string duplicate = first_duplicate(models.back(), names);
        if (!duplicate.empty()) table.report("the name '" + duplicate + "' is used twice");
    }
    if (!document.errors().empty()) return document.errors();
    return models;
}

const std::vector<ModelGeometry>& models()
{
    // The text is compiled in and a test reads it, so value() holds.
    static const std::vector<ModelGeometry> all = read_models(data::models_toml, "models.toml").value();
    return all;
}

const ModelGeometry* find_model(std::string_view name)
{
    return find_named(models(), name);
}

} // namespace fulcrum::catalog
