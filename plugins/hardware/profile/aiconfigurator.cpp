// SPDX-License-Identifier: GPL-3.0-or-later
// aiconfigurator's tables of one GPU: gemm.csv, attention_prefill.csv, attention_decode.csv, moe.csv, for any
// model whose shapes they span. Attention of prompts and decodes are separate kernels, one after the other.
// The small kernels (norms, rotary embedding, activation) are not in the tables: 8 us a layer + 20 bytes a
// token and hidden value at 80 % of the memory bandwidth [E, MODEL 6.1].
#include "hardware/profile/csv_table.h"
#include "hardware/profile/layer_times.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <set>

namespace fulcrum::plugins::profile
{

namespace
{

namespace fs = std::filesystem;
constexpr double kMilli = 1e-3;
constexpr double kElementwiseFloor = 8e-6;
constexpr double kElementwiseBytes = 20;
constexpr double kBandwidthShare = 0.8;
constexpr double kQkNormFloor = 1.95e-6; // as the roofline's constants
constexpr double kQkNormBytes = 3.1;

std::string dtype_of(const std::string& format)
{
    return format == "bf16" ? "bfloat16" : format;
}

std::string listed(const std::set<double>& values)
{
    std::string text;
    for (const double value : values)
        text += (text.empty() ? "" : ", ") + fmt::format("{}", value);
    return text;
}

// gemm_dtype,m,n,k,latency_ms of one number format.
Result<Grid> read_gemm(const std::string& path, const std::string& dtype, LayerTimes& times, double& noise)
{
    const std::array columns{Column{"gemm_dtype", 0, true}, Column{"m", 1}, Column{"n", 1}, Column{"k", 1},
                             Column{"latency_ms", 1e-9}};
    const Result<CsvTable> table = read_csv(path, columns);
    if (!table) return table.errors();
    std::array<std::vector<double>, 3> points;
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < table->rows(); ++row) {
        if (table->text(0, row) != dtype) continue;
        rows.push_back(row);
        for (std::size_t a = 0; a < 3; ++a)
            points[a].push_back(table->number(a + 1, row));
    }
    if (rows.empty()) {
        return Error{"there are no rows of " + dtype, "choose other weights or another table", path, {}};
    }
    std::vector<Axis> axes{Axis(points[0]), Axis(points[1]), Axis(points[2])};
    if (1.0 * axes[0].size() * axes[1].size() * axes[2].size() > 2e6)
        return Error{"the shapes lie on no grid", "get the file again", path, {}};
    Grid grid(std::move(axes));
    for (const std::size_t row : rows)
        grid.put({table->number(1, row), table->number(2, row), table->number(3, row), 0},
                 table->number(4, row) * kMilli);
    const GridReport report = grid.finish();
    times.note("gemm of " + dtype, report);
    noise = std::max(noise, report.noise);
    return grid;
}

// By m. Wider or deeper than the grid: as many equal multiplications as fit into it.
void add_gemm(LayerTimes& times, const Grid& grid, const std::string& layer, double n, double k, double count,
              bool rows = false)
{
    const double wide = std::ceil(n / grid.axis(1).points().back());
    const double deep = std::ceil(k / grid.axis(2).points().back());
    const std::vector<double>& m = grid.axis(0).points();
    std::vector<double> seconds;
    for (const double tokens : m)
        seconds.push_back(wide * deep * grid.at({tokens, n / wide, k / deep, 0}));
    times.add(layer, m, seconds, count, rows);
}

struct Attention {
    double heads = 1; // on one GPU
    double kv_heads = 1;
    double head_dim = 128;
    std::string dtype;
};

// By batch size, length and number of heads, for the wanted KV heads, head size and format of the cache.
Result<Grid> read_attention(const std::string& path, std::string_view length, const Attention& wanted,
                            LayerTimes& times, double& noise)
{
    const std::array columns{Column{"batch_size", 1},   Column{length, 1},
                             Column{"num_heads", 1},    Column{"num_kv_heads", 1},
                             Column{"head_dim", 1},     Column{"kv_cache_dtype", 0, true},
                             Column{"latency_ms", 1e-9}};
    const Result<CsvTable> table = read_csv(path, columns);
    if (!table) return table.errors();
    std::array<std::vector<double>, 3> points;
    std::vector<std::size_t> rows;
    std::set<double> kv_heads;
    std::set<double> sizes;
    for (std::size_t row = 0; row < table->rows(); ++row) {
        if (table->text(5, row) != wanted.dtype) continue;
        kv_heads.insert(table->number(3, row));
        sizes.insert(table->number(4, row));
        if (table->number(3, row) != wanted.kv_heads || table->number(4, row) != wanted.head_dim) continue;
        rows.push_back(row);
        for (std::size_t a = 0; a < 3; ++a)
            points[a].push_back(table->number(a, row));
    }
    if (rows.empty()) {
        return Error{fmt::format("there is no attention with {} KV heads of {} values a GPU and a {} cache",
                                 wanted.kv_heads, wanted.head_dim, wanted.dtype),
                     "the table has KV heads " + listed(kv_heads) + " of " + listed(sizes) +
                         " values; another tensor_parallel changes the heads a GPU",
                     path,
                     {}};
    }
    std::vector<Axis> axes{Axis(points[0]), Axis(points[1]), Axis(points[2])};
    if (1.0 * axes[0].size() * axes[1].size() * axes[2].size() > 2e6)
        return Error{"the shapes lie on no grid", "get the file again", path, {}};
    Grid grid(std::move(axes));
    for (const std::size_t row : rows)
        grid.put({table->number(0, row), table->number(1, row), table->number(2, row), 0},
                 table->number(6, row) * kMilli);
    const GridReport report = grid.finish();
    times.note(fs::path(path).filename().string(), report);
    noise = std::max(noise, report.noise);
    return grid;
}

std::vector<double> powers(double first, double last)
{
    std::vector<double> values;
    for (double x = first; x <= last; x *= 2)
        values.push_back(x);
    return values;
}

// The table has prompts without anything cached: n tokens behind c take the share of the pairs of query and
// key that a prompt of n + c has.
Grid prompts_behind_cache(const Grid& whole, double heads)
{
    const std::vector<double> fresh = powers(16, 32768);
    std::vector<double> cached = powers(16, 131072);
    cached.insert(cached.begin(), 0);
    Grid grid({Axis(fresh), Axis(cached)});
    for (const double n : fresh) {
        for (const double c : cached) {
            const double share = n * (c + (n + 1) / 2) / ((n + c) * (n + c + 1) / 2);
            const double floor = whole.at({1, n, heads, 0});
            grid.put({n, c, 0, 0}, std::max(floor, share * whole.at({1, n + c, heads, 0})));
        }
    }
    grid.finish();
    return grid;
}

Grid at_heads(const Grid& whole, double heads)
{
    Grid grid({whole.axis(0), whole.axis(1)});
    for (const double batch : whole.axis(0).points())
        for (const double length : whole.axis(1).points())
            grid.put({batch, length, 0, 0}, whole.at({batch, length, heads, 0}));
    grid.finish();
    return grid;
}

Errors add_experts(LayerTimes& times, const std::string& path, const cost::Deployment& deployment,
                   const std::string& load)
{
    const catalog::MixtureOfExperts& moe = *deployment.model.moe;
    const std::array columns{
        Column{"moe_dtype", 0, true}, Column{"num_tokens", 1},  Column{"hidden_size", 1},
        Column{"inter_size", 1},      Column{"topk", 1},        Column{"num_experts", 1},
        Column{"moe_tp_size", 1},     Column{"moe_ep_size", 1}, Column{"distribution", 0, true},
        Column{"latency_ms", 1e-9}};
    const Result<CsvTable> table = read_csv(path, columns);
    if (!table) return table.errors();
    std::vector<double> tokens, seconds;
    const std::string dtype = dtype_of(deployment.weights);
    for (std::size_t row = 0; row < table->rows(); ++row) {
        const bool fits = table->text(0, row) == dtype && table->number(2, row) == deployment.model.hidden &&
                          table->number(3, row) == moe.expert_ffn && table->number(4, row) == moe.top_k &&
                          table->number(5, row) == moe.experts &&
                          table->number(6, row) == deployment.tensor_parallel && table->number(7, row) == 1 &&
                          table->text(8, row) == load;
        if (!fits) continue;
        tokens.push_back(table->number(1, row));
        seconds.push_back(table->number(9, row) * kMilli);
    }
    if (tokens.empty()) {
        return {
            {fmt::format("there are no experts of this model in {} at tensor_parallel {}, {}", dtype,
                         deployment.tensor_parallel, load),
             "choose a model, weights, tensor_parallel and expert_load of the table, or the roofline plugin",
             path,
             {}}};
    }
    times.add("experts", tokens, seconds, std::max(0, deployment.model.layers - moe.dense_layers));
    return {};
}

void add_linear(LayerTimes& times, const Grid& gemm, const cost::Deployment& deployment, const Attention& at)
{
    const catalog::ModelGeometry& model = deployment.model;
    const double tp = deployment.tensor_parallel;
    const double d = model.hidden;
    const double layers = model.layers;
    const double dense = model.moe ? std::min(layers, 1.0 * model.moe->dense_layers) : layers;
    add_gemm(times, gemm, "qkv_proj", (at.heads + 2 * at.kv_heads) * at.head_dim, d, layers);
    add_gemm(times, gemm, "o_proj", d, at.heads * at.head_dim, layers);
    if (dense > 0) {
        add_gemm(times, gemm, "gate_up_proj", 2 * model.ffn / tp, d, dense);
        add_gemm(times, gemm, "down_proj", d, model.ffn / tp, dense);
    }
}

} // namespace

Result<LayerTimes> read_aiconfigurator(const std::string& folder, const cost::Deployment& deployment,
                                       const catalog::Device& device, const std::string& expert_load)
{
    const catalog::ModelGeometry& model = deployment.model;
    if (model.mla) {
        return Error{"these tables have no latent attention, which " + model.title + " uses",
                     "use the roofline plugin for it",
                     folder,
                     {}};
    }
    const double tp = deployment.tensor_parallel;
    const fs::path at = folder;
    Attention attention{model.heads / tp, std::max(1.0, model.kv_heads / tp), 1.0 * model.head_dim,
                        dtype_of(deployment.kv_cache)};
    LayerTimes times;
    double noise = 0;
    Errors errors;
    const auto collect = [&errors](const Errors& more) {
        errors.insert(errors.end(), more.begin(), more.end());
    };

    const std::string gemm_path = (at / "gemm.csv").string();
    const Result<Grid> gemm = read_gemm(gemm_path, dtype_of(deployment.weights), times, noise);
    if (gemm) {
        add_linear(times, *gemm, deployment, attention);
    } else {
        collect(gemm.errors());
    }
    const Result<Grid> head =
        deployment.weights == "bf16" ? gemm : read_gemm(gemm_path, "bfloat16", times, noise);
    if (head) {
        add_gemm(times, *head, "lm_head", model.vocab / tp, model.hidden, 1, true);
    } else if (gemm) {
        collect(head.errors());
    }
    const Result<Grid> prefill =
        read_attention((at / "attention_prefill.csv").string(), "isl", attention, times, noise);
    if (prefill) {
        times.prefill = prompts_behind_cache(*prefill, attention.heads);
    } else {
        collect(prefill.errors());
    }
    const Result<Grid> decode =
        read_attention((at / "attention_decode.csv").string(), "kv_len", attention, times, noise);
    if (decode) {
        times.decode = at_heads(*decode, attention.heads);
    } else {
        collect(decode.errors());
    }
    if (model.moe) collect(add_experts(times, (at / "moe.csv").string(), deployment, expert_load));
    if (!errors.empty()) return errors;

    times.elementwise_floor = model.layers * kElementwiseFloor;
    if (device.bandwidth > 0)
        times.elementwise_per_token =
            model.layers * kElementwiseBytes * model.hidden / (device.bandwidth * kBandwidthShare);
    if (model.qk_norm) {
        const double values = (model.heads / tp + std::max(1.0, model.kv_heads / tp)) * model.head_dim;
        times.elementwise_floor += model.layers * kQkNormFloor;
        if (device.bandwidth > 0)
            times.elementwise_per_token +=
                model.layers * kQkNormBytes * values / (device.bandwidth * kBandwidthShare);
    }
    times.band = noise;
    times.notes.push_back(
        fmt::format("error band: {:.1f} % (how far points lie from their neighbours)", 100 * noise));
    if (model.windowed)
        times.notes.emplace_back(
            "sliding windows are not in the tables: their layers cost as full ones over as many pairs");
    return times;
}

} // namespace fulcrum::plugins::profile
