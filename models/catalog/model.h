// SPDX-License-Identifier: GPL-3.0-or-later
// Geometry of transformer models as data: catalog/data/models.toml, or a Hugging Face config.json.
#pragma once

#include "base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::catalog
{

struct MixtureOfExperts {
    int experts = 0;        // routed experts a layer
    int top_k = 0;          // experts a token is routed to
    int expert_ffn = 0;     // intermediate size of one expert
    int shared_experts = 0; // always active, each of expert_ffn
    int dense_layers = 0;   // the first layers that keep a dense MLP of `ffn`
};

// Multi-head latent attention (DeepSeek): KV is kv_lora_rank + rope_dim values a token a layer.
struct LatentAttention {
    int q_lora_rank = 0;
    int kv_lora_rank = 0;
    int nope_dim = 0;
    int rope_dim = 0;
    int value_dim = 0;
};

struct WindowedLayers {
    int layers = 0; // how many layers slide
    int window = 0; // tokens they see
};

struct ModelGeometry {
    std::string id;    // "llama-3.1-8b"
    std::string title; // "Llama 3.1 8B"
    int layers = 0;
    int hidden = 0;
    int heads = 0;
    int kv_heads = 0;
    int head_dim = 0; // not always hidden / heads
    int ffn = 0;      // dense intermediate size; with experts: of the dense layers
    int vocab = 0;
    bool tied_embeddings = false;
    bool qk_norm = false; // queries and keys are normalised head by head (Qwen3, Gemma 3): small kernels more
    int max_context = 0;  // tokens; 0: unknown
    std::optional<MixtureOfExperts> moe{};
    std::optional<LatentAttention> mla{};
    std::optional<WindowedLayers> windowed{};
    double total_params = 0;  // parameters, embeddings included; published, or computed where not
    double active_params = 0; // used for one token
    std::string source;
    std::string evidence;
    std::vector<std::string> aliases{}; // "meta-llama/Llama-3.1-8B", "gqa-8b"

    // Weights of the attention projections of one layer: d (h + 2 kv) dh + h dh d, or the low-rank pairs of
    // latent attention.
    double attention_params_per_layer() const;

    // Linear parameters of all layers that one token uses, without embeddings and head:
    // layers x (attention + 3 d ff), experts counted top_k + shared, with their router.
    double active_linear_params() const;

    // The same of all experts: what has to be in memory.
    double linear_params() const;

    // Parameters of the geometry: linear ones, embeddings and head. Norms and biases (below 0.1 %) are left
    // out.
    double computed_params() const;

    // FLOP a token, without attention and head: 2 x active_linear_params.
    double flops_per_token() const;

    // Bytes of KV a token takes in all layers, windows ignored, at the given bytes a value:
    // 2 L kv dh, or L (kv_lora + rope) with latent attention.
    double kv_bytes_per_token(double bytes_per_value) const;

    // The same on one of tp ranks: divided by min(tp, kv_heads); latent attention is replicated.
    double kv_bytes_per_token_per_gpu(double bytes_per_value, int tp) const;
};

const std::vector<ModelGeometry>& models();

// By id or alias, letter case ignored; nullptr if there is none.
const ModelGeometry* find_model(std::string_view name);

// Reads a catalogue of models. Fails with every fault found: unknown, missing or negative figures, an id or
// alias used twice. `file` is used in messages.
Result<std::vector<ModelGeometry>> read_models(std::string_view toml, const std::string& file);

// Reads a config.json's text. `file` is used in messages. Fails with what is missing.
Result<ModelGeometry> read_hf_config(std::string_view json, const std::string& file);

} // namespace fulcrum::catalog
