// SPDX-License-Identifier: GPL-3.0-or-later
// The formulas of a model's geometry.
#include "catalog/model.h"

#include <algorithm>

namespace fulcrum::catalog
{

namespace
{

// Linear parameters of all layers, with `routed` experts counted in each layer that has experts.
double linear_params_with(const ModelGeometry& model, int routed)
{
    const double attention = model.attention_params_per_layer();
    const double hidden = model.hidden;
    if (!model.moe) return model.layers * (attention + 3.0 * hidden * model.ffn);
    const MixtureOfExperts& moe = *model.moe;
    const int dense = std::min(moe.dense_layers, model.layers);
    const double experts =
        3.0 * hidden * moe.expert_ffn * (routed + moe.shared_experts) + hidden * moe.experts;
    return model.layers * attention + dense * 3.0 * hidden * model.ffn + (model.layers - dense) * experts;
}

} // namespace

double ModelGeometry::attention_params_per_layer() const
{
    const double d = hidden;
    if (!mla) return d * (heads + 2.0 * kv_heads) * head_dim + 1.0 * heads * head_dim * d;
    const double query_dims = heads * 1.0 * (mla->nope_dim + mla->rope_dim);
    const double query = mla->q_lora_rank > 0 ? mla->q_lora_rank * (d + query_dims) : d * query_dims;
    const double key_value = d * (mla->kv_lora_rank + mla->rope_dim) +
                             1.0 * mla->kv_lora_rank * heads * (mla->nope_dim + mla->value_dim);
    return query + key_value + 1.0 * heads * mla->value_dim * d;
}

double ModelGeometry::active_linear_params() const
{
    return linear_params_with(*this, moe ? moe->top_k : 0);
}

double ModelGeometry::linear_params() const
{
    return linear_params_with(*this, moe ? moe->experts : 0);
}

double ModelGeometry::computed_params() const
{
    return linear_params() + (tied_embeddings ? 1.0 : 2.0) * vocab * hidden;
}

double ModelGeometry::flops_per_token() const
{
    return 2.0 * active_linear_params();
}

double ModelGeometry::kv_bytes_per_token(double bytes_per_value) const
{
    if (mla) return 1.0 * layers * (mla->kv_lora_rank + mla->rope_dim) * bytes_per_value;
    return 2.0 * layers * kv_heads * head_dim * bytes_per_value;
}

double ModelGeometry::kv_bytes_per_token_per_gpu(double bytes_per_value, int tp) const
{
    if (mla) return kv_bytes_per_token(bytes_per_value);
    return kv_bytes_per_token(bytes_per_value) / std::max(1, std::min(tp, kv_heads));
}

} // namespace fulcrum::catalog
