// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry in a Hugging Face config.json. Publishers write the same fact under several keys, leave
// defaults out, and nest the language model of a multimodal one; each such habit met in real files is handled
// here.
#include "catalog/model.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <initializer_list>
#include <limits>

namespace fulcrum::catalog
{

namespace
{

using nlohmann::json;

Position position_of(std::string_view text, std::size_t offset)
{
    offset = std::min(offset, text.size());
    Position at{1, 1};
    for (std::size_t i = 0; i < offset; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte == '\n') {
            ++at.line;
            at.column = 1;
        } else if ((byte & 0xc0) != 0x80) { // not a continuation of a code point
            ++at.column;
        }
    }
    return at;
}

// The object that describes the language model: itself, or nested in a multimodal configuration.
class Config
{
public:
    Config(const json& root, std::string_view text, std::string file)
        : root_(root), object_(&root), text_(text), file_(std::move(file))
    {
        for (const char* nest : {"text_config", "language_config", "llm_config"}) {
            const auto found = root.find(nest);
            if (found == root.end() || !found->is_object()) continue;
            object_ = &*found;
            start_ = std::min(text_.find('"' + std::string(nest) + '"'), text_.size());
            return;
        }
    }

    // The first of these keys that is there and not null; outer keys stand in for absent inner ones.
    const json* find(std::initializer_list<const char*> keys, const char** found_key = nullptr) const
    {
        for (const json* object : {object_, &root_}) {
            for (const char* key : keys) {
                const auto found = object->find(key);
                if (found == object->end() || found->is_null()) continue;
                if (found_key) *found_key = key;
                return &*found;
            }
        }
        return nullptr;
    }

    // 0 where absent; reports what is not a whole number in [least, most].
    int integer_or_zero(std::initializer_list<const char*> keys, int least, int most)
    {
        const char* key = nullptr;
        const json* value = find(keys, &key);
        if (!value) return 0;
        const double number = value->is_number() ? value->get<double>() : std::nan("");
        if (!(number >= least && number <= most) || number != std::floor(number)) {
            report(key, "'" + std::string(key) + "' is " + value->dump().substr(0, 40) +
                            ", not a whole number from " + std::to_string(least) + " to " +
                            std::to_string(most));
            return 0;
        }
        return static_cast<int>(number);
    }

    int required(std::initializer_list<const char*> keys, int most)
    {
        if (!find(keys)) {
            report(nullptr, "'" + std::string(*keys.begin()) + "' is missing");
            return 0;
        }
        return integer_or_zero(keys, 1, most);
    }

    bool boolean(const char* key, bool fallback) const
    {
        const json* value = find({key});
        return value && value->is_boolean() ? value->get<bool>() : fallback;
    }

    std::string type() const
    {
        const json* value = find({"model_type"});
        return value && value->is_string() ? value->get<std::string>() : std::string();
    }

    void report(const char* key, std::string message)
    {
        Position at;
        if (key) {
            const std::string quoted = '"' + std::string(key) + '"';
            std::size_t offset = text_.find(quoted, start_);
            if (offset == std::string_view::npos) offset = text_.find(quoted);
            if (offset != std::string_view::npos) at = position_of(text_, offset);
        } else {
            at = position_of(text_, start_);
        }
        errors_.push_back(
            {std::move(message), "expected the config.json of a transformer language model", file_, at});
    }

    const Errors& errors() const { return errors_; }

private:
    const json& root_;
    const json* object_;
    std::string_view text_;
    std::string file_;
    std::size_t start_ = 0;
    Errors errors_;
};

constexpr int kMostLayers = 2000;
constexpr int kMostHeads = 4096;
constexpr int kMostWidth = 1 << 20;
constexpr int kMostVocab = 1 << 24;
constexpr int kMostExperts = 65536;
constexpr int kMostTokens = std::numeric_limits<int>::max();

void read_latent_attention(Config& config, ModelGeometry& model)
{
    const int rank = config.integer_or_zero({"kv_lora_rank"}, 1, kMostWidth);
    if (rank == 0) return;
    LatentAttention mla;
    mla.kv_lora_rank = rank;
    mla.q_lora_rank = config.integer_or_zero({"q_lora_rank"}, 1, kMostWidth);
    mla.nope_dim = config.required({"qk_nope_head_dim"}, kMostWidth);
    mla.rope_dim = config.required({"qk_rope_head_dim"}, kMostWidth);
    mla.value_dim = config.required({"v_head_dim"}, kMostWidth);
    model.mla = mla;
}

void read_heads(Config& config, ModelGeometry& model)
{
    model.heads = config.required({"num_attention_heads", "n_head"}, kMostHeads);
    model.kv_heads = config.integer_or_zero({"num_key_value_heads", "num_kv_heads"}, 1, kMostHeads);
    if (model.kv_heads == 0) model.kv_heads = config.boolean("multi_query", false) ? 1 : model.heads;
    model.head_dim = config.integer_or_zero({"head_dim"}, 1, kMostWidth);
    if (!config.errors().empty()) return;
    if (model.heads % model.kv_heads != 0) {
        config.report("num_key_value_heads", "'num_attention_heads' (" + std::to_string(model.heads) +
                                                 ") is no multiple of 'num_key_value_heads' (" +
                                                 std::to_string(model.kv_heads) + ")");
    }
    if (model.mla) model.head_dim = model.mla->value_dim; // some publishers write the rotary part here
    if (model.head_dim != 0) return;
    if (model.hidden % model.heads != 0) {
        config.report("hidden_size", "'hidden_size' (" + std::to_string(model.hidden) +
                                         ") is no multiple of 'num_attention_heads' (" +
                                         std::to_string(model.heads) + ") and there is no 'head_dim'");
        return;
    }
    model.head_dim = model.hidden / model.heads;
}

// Layers without experts: the first few, listed ones, or all but every n-th.
int dense_layers(Config& config, int layers)
{
    const int first = config.integer_or_zero({"first_k_dense_replace"}, 0, kMostLayers);
    if (first > 0) return std::min(first, layers);
    int listed = 0;
    if (const json* list = config.find({"mlp_only_layers"}); list && list->is_array())
        listed = static_cast<int>(std::min<std::size_t>(list->size(), static_cast<std::size_t>(layers)));
    const char* key = nullptr;
    const json* step =
        config.find({"decoder_sparse_step", "interleave_moe_layer_step", "moe_layer_freq"}, &key);
    if (!step || step->is_array()) return listed;
    const int every = config.integer_or_zero({key}, 1, kMostLayers);
    return every > 1 ? layers - layers / every : listed;
}

void read_experts(Config& config, ModelGeometry& model)
{
    const int experts =
        config.integer_or_zero({"num_local_experts", "n_routed_experts", "num_experts"}, 0, kMostExperts);
    if (experts <= 1) return; // a dense member of a family with experts says 0 or 1
    MixtureOfExperts moe;
    moe.experts = experts;
    moe.top_k =
        config.required({"num_experts_per_tok", "top_k_experts", "experts_per_token", "moe_topk"}, experts);
    moe.expert_ffn = config.integer_or_zero({"moe_intermediate_size"}, 1, kMostWidth);
    if (moe.expert_ffn == 0) moe.expert_ffn = model.ffn;
    moe.shared_experts = config.integer_or_zero({"n_shared_experts"}, 0, kMostExperts);
    int beside = config.integer_or_zero({"shared_expert_intermediate_size"}, 0, kMostWidth);
    if (config.boolean("enable_moe_block", false))
        beside = model.ffn; // Gemma 4: a dense MLP beside the experts
    if (beside > 0 && moe.expert_ffn > 0) moe.shared_experts = (beside + moe.expert_ffn - 1) / moe.expert_ffn;
    moe.dense_layers = dense_layers(config, model.layers);
    model.moe = moe;
}

// How many layers slide where the configuration lists them or gives their rhythm; -1: it does neither.
int listed_sliding_layers(Config& config, const ModelGeometry& model)
{
    if (const json* types = config.find({"layer_types"}); types && types->is_array()) {
        if (types->size() != static_cast<std::size_t>(model.layers)) {
            config.report("layer_types", "'layer_types' has " + std::to_string(types->size()) +
                                             " entries for " + std::to_string(model.layers) + " layers");
            return 0;
        }
        return static_cast<int>(std::count(types->begin(), types->end(), json("sliding_attention")));
    }
    // Every n-th layer is full.
    int rhythm =
        config.integer_or_zero({"sliding_window_pattern", "_sliding_window_pattern"}, 1, kMostLayers);
    const std::string type = config.type();
    if (rhythm == 0 && (type.starts_with("gemma2") || type.starts_with("gpt_oss"))) rhythm = 2;
    if (rhythm == 0 && type.starts_with("gemma3")) rhythm = 6;
    return rhythm == 0 ? -1 : model.layers - model.layers / rhythm;
}

void read_windows(Config& config, ModelGeometry& model)
{
    if (!config.boolean("use_sliding_window", true)) return;
    const int window = config.integer_or_zero({"sliding_window"}, 0, kMostTokens);
    if (window == 0 || (model.max_context > 0 && window >= model.max_context)) return;
    int layers = listed_sliding_layers(config, model);
    if (layers < 0) {
        // Qwen2: the layers from max_window_layers on; otherwise all of them, as in Mistral 7B v0.1.
        const bool from = config.find({"use_sliding_window"}) && config.find({"max_window_layers"});
        const int full = from ? config.integer_or_zero({"max_window_layers"}, 0, kMostLayers) : 0;
        layers = std::max(0, model.layers - full);
    }
    if (layers > 0) model.windowed = WindowedLayers{layers, window};
}

std::string name_of(const std::string& file, const std::string& type)
{
    const std::filesystem::path path(file);
    const std::string stem = path.stem().string();
    if (!stem.empty() && stem != "config") return stem;
    const std::string folder = path.parent_path().filename().string();
    return !folder.empty() ? folder : !type.empty() ? type : "model";
}

// Families that always have q_norm and k_norm do not say so; others have a key for it.
bool normalises_heads(const Config& config, const std::string& type)
{
    for (const char* family : {"qwen3", "gemma3", "gemma4", "olmo2", "olmo3"})
        if (type.starts_with(family)) return true;
    return config.boolean("use_qk_norm", false) || config.boolean("qk_norm", false) ||
           config.boolean("qk_layernorm", false);
}

ModelGeometry read_geometry(Config& config, const std::string& file)
{
    ModelGeometry model;
    const std::string type = config.type();
    model.layers = config.required({"num_hidden_layers", "n_layer"}, kMostLayers);
    model.hidden = config.required({"hidden_size", "n_embd"}, kMostWidth);
    model.ffn = config.required({"intermediate_size", "moe_intermediate_size"}, kMostWidth);
    const bool gemma3_default = type.starts_with("gemma3") && !config.find({"vocab_size"});
    model.vocab = gemma3_default ? 262208 : config.required({"vocab_size"}, kMostVocab);
    model.max_context = config.integer_or_zero({"max_position_embeddings", "n_positions"}, 1, kMostTokens);
    model.tied_embeddings = config.boolean("tie_word_embeddings", type.starts_with("gemma"));
    model.qk_norm = normalises_heads(config, type);
    read_latent_attention(config, model);
    read_heads(config, model);
    if (!config.errors().empty()) return model;
    read_experts(config, model);
    read_windows(config, model);
    model.id = name_of(file, type);
    model.title = model.id;
    model.source =
        config.find({"num_global_key_value_heads"})
            ? "config.json; its full-attention layers have heads of their own and are counted like the others"
            : "config.json";
    model.evidence = "S";
    model.total_params = model.computed_params();
    model.active_params = model.total_params - model.linear_params() + model.active_linear_params();
    return model;
}

} // namespace

Result<ModelGeometry> read_hf_config(std::string_view text, const std::string& file)
{
    json root;
    try {
        root = json::parse(text);
    } catch (const json::parse_error& error) {
        const std::size_t offset = error.byte > 0 ? error.byte - 1 : 0;
        const bool cut = offset >= text.size();
        return Error{cut ? "the JSON text ends early" : "this is no JSON text",
                     "expected the config.json of a transformer language model", file,
                     position_of(text, offset)};
    } catch (const json::exception&) {
        return Error{"a number in this JSON text is out of range", {}, file, {}};
    }
    if (!root.is_object()) return Error{"the JSON text is no object", "expected a config.json", file, {1, 1}};
    Config config(root, text, file);
    ModelGeometry model = read_geometry(config, file);
    if (!config.errors().empty()) return config.errors();
    return model;
}

} // namespace fulcrum::catalog
