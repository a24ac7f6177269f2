// SPDX-License-Identifier: GPL-3.0-or-later
// LLMServingSim's tables of one model at one tensor parallel degree: dense.csv, per_sequence.csv,
// attention.csv, moe.csv, skew_fit.csv; meta.yaml beside the folder or in it. Times of CUDA kernels in
// microseconds, vLLM run eagerly with one layer, so they include neither gaps between kernels nor
// all-reduces.
#include "evidence/traces/numbers.h"
#include "hardware/profile/csv_table.h"
#include "hardware/profile/layer_times.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

namespace fulcrum::plugins::profile
{

namespace
{

namespace fs = std::filesystem;
constexpr double kMicro = 1e-6;

// How often a layer of dense.csv runs, per decoder layer or (negative) per step. Two norms share one row,
// which is the mean of both; the row of qk_norm is the sum of its two.
const std::map<std::string, double, std::less<>> kDense = {
    {"embedding", -1}, {"final_layernorm", -1}, {"layernorm", 2},    {"qkv_proj", 1}, {"qk_norm", 1},
    {"rotary_emb", 1}, {"o_proj", 1},           {"gate_up_proj", 1}, {"act_fn", 1},   {"down_proj", 1},
};

struct Points {
    std::vector<double> x, seconds;
};
using LayerPoints = std::map<std::string, Points>;

Result<LayerPoints> read_layers(const std::string& path, std::string_view by)
{
    const std::array columns{Column{"layer", 0, true}, Column{by, 0}, Column{"time_us", 1e-9}};
    const Result<CsvTable> table = read_csv(path, columns);
    if (!table) return table.errors();
    LayerPoints layers;
    for (std::size_t row = 0; row < table->rows(); ++row) {
        Points& points = layers[table->text(0, row)];
        points.x.push_back(table->number(1, row));
        points.seconds.push_back(table->number(2, row) * kMicro);
    }
    return layers;
}

Errors add_dense(LayerTimes& times, const std::string& path, const catalog::ModelGeometry& model)
{
    const Result<LayerPoints> layers = read_layers(path, "tokens");
    if (!layers) return layers.errors();
    Errors errors;
    for (const auto& [name, points] : *layers) {
        const auto known = kDense.find(name);
        if (known == kDense.end()) {
            errors.push_back({"the layer '" + name + "' is not known, so neither is how often it runs",
                              "remove its rows if the others cover the model",
                              path,
                              {}});
            continue;
        }
        times.add(name, points.x, points.seconds,
                  known->second < 0 ? -known->second : known->second * model.layers);
    }
    std::vector<std::string> needed{"qkv_proj", "o_proj"};
    if (!model.moe) needed.insert(needed.end(), {"gate_up_proj", "down_proj"});
    for (const std::string& name : needed)
        if (!layers->contains(name))
            errors.push_back({"there are no rows of " + name, "profile the layer", path, {}});
    return errors;
}

Errors add_rows(LayerTimes& times, const std::string& path)
{
    const Result<LayerPoints> layers = read_layers(path, "sequences");
    if (!layers) return layers.errors();
    if (!layers->contains("lm_head"))
        return {{"there are no rows of lm_head", "profile the layer", path, {}}};
    for (const auto& [name, points] : *layers)
        times.add(name, points.x, points.seconds, 1, true);
    return {};
}

// The points that many rows have: the grid proper. Rows of finer sweeps for the skew lie on other points and
// would make a grid of mostly gaps.
Axis main_axis(const std::vector<double>& values)
{
    std::map<double, std::size_t> counts;
    for (const double value : values)
        ++counts[value];
    std::size_t most = 0;
    for (const auto& [value, count] : counts)
        most = std::max(most, count);
    std::vector<double> points;
    for (const auto& [value, count] : counts) {
        // A power of two, or 0, belongs to the grid however rare: the largest batch hardly fits anywhere.
        const bool power = value <= 0 || std::exp2(std::round(std::log2(value))) == value;
        if (power || count * 2 >= most) points.push_back(value);
    }
    return Axis(points);
}

struct AttentionRows {
    std::vector<double> chunk, cached, sequences, context, seconds;
};

Grid make_grid(const std::vector<const std::vector<double>*>& axes, const std::vector<double>& seconds,
               const std::string& name, LayerTimes& times, double& noise)
{
    if (seconds.empty()) return {};
    std::vector<Axis> made;
    for (const auto* values : axes)
        made.push_back(main_axis(*values));
    std::size_t cells = 1;
    for (const Axis& axis : made) {
        cells *= axis.size();
        if (cells > 4'000'000) return {}; // no grid: each row has points of its own
    }
    Grid grid(std::move(made));
    for (std::size_t row = 0; row < seconds.size(); ++row) {
        Grid::Point at{};
        for (std::size_t a = 0; a < axes.size(); ++a)
            at[a] = (*axes[a])[row];
        grid.put(at, seconds[row]);
    }
    const GridReport report = grid.finish();
    times.note(name, report);
    noise = std::max(noise, report.noise);
    return grid;
}

Errors add_attention(LayerTimes& times, const std::string& path, double& noise)
{
    const std::array columns{Column{"prefill_chunk", 0}, Column{"kv_prefill", 0}, Column{"n_decode", 0},
                             Column{"kv_decode", 0}, Column{"time_us", 1e-9}};
    const Result<CsvTable> table = read_csv(path, columns);
    if (!table) return table.errors();
    AttentionRows decode, prefill, mixed;
    for (std::size_t row = 0; row < table->rows(); ++row) {
        const bool chunk = table->number(0, row) > 0;
        const bool batch = table->number(2, row) > 0;
        if (!chunk && !batch) continue;
        AttentionRows& rows = !chunk ? decode : batch ? mixed : prefill;
        rows.chunk.push_back(table->number(0, row));
        rows.cached.push_back(table->number(1, row));
        rows.sequences.push_back(table->number(2, row));
        rows.context.push_back(table->number(3, row));
        rows.seconds.push_back(table->number(4, row) * kMicro);
    }
    times.decode =
        make_grid({&decode.sequences, &decode.context}, decode.seconds, "decode attention", times, noise);
    times.prefill =
        make_grid({&prefill.chunk, &prefill.cached}, prefill.seconds, "prefill attention", times, noise);
    times.mixed = make_grid({&mixed.chunk, &mixed.cached, &mixed.sequences, &mixed.context}, mixed.seconds,
                            "mixed attention", times, noise);
    if (times.decode.empty() || times.prefill.empty()) {
        return {{"the table lacks rows of decodes alone or of prompts alone",
                 "it needs rows with prefill_chunk = 0 and rows with n_decode = 0",
                 path,
                 {}}};
    }
    return {};
}

// Time at A(N) = E (1 - (1 - K/E)^N) active experts, which uniform routing of N tokens gives.
Errors add_experts(LayerTimes& times, const std::string& path, const catalog::ModelGeometry& model)
{
    const std::array columns{Column{"tokens", 1}, Column{"activated_experts", 1}, Column{"time_us", 1e-9}};
    const Result<CsvTable> table = read_csv(path, columns);
    if (!table) return table.errors();
    std::map<double, Points> rows; // by tokens: time by active experts
    for (std::size_t row = 0; row < table->rows(); ++row) {
        Points& points = rows[table->number(0, row)];
        points.x.push_back(table->number(1, row));
        points.seconds.push_back(table->number(2, row) * kMicro);
    }
    const double experts = model.moe->experts;
    Points at;
    for (const auto& [tokens, points] : rows) {
        at.x.push_back(tokens);
        const double active = experts * (1 - std::pow(1 - model.moe->top_k / experts, tokens));
        at.seconds.push_back(Curve(points.x, points.seconds).at(active));
    }
    times.add("moe", at.x, at.seconds, std::max(0, model.layers - model.moe->dense_layers));
    return {};
}

// Of "key: value" lines at the left margin.
std::map<std::string, std::string> top_level(std::string_view yaml)
{
    std::map<std::string, std::string> values;
    while (!yaml.empty()) {
        const std::size_t end = yaml.find('\n');
        const std::string_view line = yaml.substr(0, end);
        yaml.remove_prefix(end == std::string_view::npos ? yaml.size() : end + 1);
        const std::size_t colon = line.find(": ");
        if (colon == std::string_view::npos || line.starts_with(' ') || line.starts_with('#')) continue;
        values[std::string(line.substr(0, colon))] = line.substr(colon + 2);
    }
    return values;
}

// The meta.yaml of a folder or, as in LLMServingSim's layout, of the one above.
fs::path meta_of(const fs::path& folder)
{
    std::error_code fault;
    const fs::path path = folder / "meta.yaml";
    return fs::exists(path, fault) ? path : folder.parent_path() / "meta.yaml";
}

// meta.yaml has "skew_fit:" at the left margin with "enabled: false" as the line below.
bool skew_disabled(const fs::path& folder)
{
    const Result<std::string> text = read_file(meta_of(folder).string());
    if (!text) return false;
    const std::size_t at = ("\n" + *text).find("\nskew_fit:");
    if (at == std::string::npos) return false;
    const std::size_t line = text->find('\n', at);
    if (line == std::string::npos) return false;
    const std::string next = text->substr(line + 1, text->find('\n', line + 1) - line - 1);
    return evidence::traces::trimmed(next) == "enabled: false";
}

Errors add_skew(LayerTimes& times, const fs::path& folder, UseSkew use)
{
    std::error_code fault;
    const fs::path path = folder / "skew_fit.csv";
    if (use == UseSkew::Never || !fs::exists(path, fault)) {
        times.notes.emplace_back(
            "no skew correction: unequal contexts cost as much as equal ones of the same mean");
        return {};
    }
    if (use == UseSkew::AsMetaSays && skew_disabled(folder)) {
        times.notes.emplace_back("skew_fit.csv is not used: meta.yaml says that its fit is not enabled");
        return {};
    }
    const Result<std::string> text = read_file(path.string());
    Result<Skew> skew = text ? Skew::parse(*text, path.string()) : Result<Skew>(text.errors());
    if (!skew) return skew.errors();
    times.skew = std::move(*skew);
    return {};
}

// The tables are of one model and number format.
Errors check_meta(LayerTimes& times, const fs::path& folder, const cost::Deployment& deployment)
{
    std::error_code fault;
    const fs::path path = meta_of(folder);
    if (!fs::exists(path, fault)) return {};
    const Result<std::string> text = read_file(path.string());
    if (!text) return text.errors();
    auto meta = top_level(*text);
    const catalog::ModelGeometry* of = catalog::find_model(meta["model"]);
    Errors errors;
    if (of != nullptr && of->id != deployment.model.id &&
        (of->layers != deployment.model.layers || of->hidden != deployment.model.hidden)) {
        errors.push_back(
            {"the tables are of " + of->title + ", and the engine serves " + deployment.model.title,
             "set the engine's model to \"" + of->id + "\" or choose other tables",
             path.string(),
             {}});
    }
    if (meta.contains("variant") && meta["variant"] == "bf16" && deployment.weights != "bf16") {
        errors.push_back({"the tables are of bf16 weights, and the engine has " + deployment.weights,
                          "set weights = \"bf16\" or choose other tables",
                          path.string(),
                          {}});
    }
    times.notes.push_back(fmt::format("{} on {}, vLLM {}, profiled {}", meta["model"], meta["gpu"],
                                      meta["vllm_version"], meta["profiled_at"]));
    return errors;
}

} // namespace

Result<LayerTimes> read_llmservingsim(const std::string& folder, const cost::Deployment& deployment,
                                      UseSkew skew)
{
    LayerTimes times;
    const fs::path at = folder;
    Errors errors = check_meta(times, at, deployment);
    const auto collect = [&errors](const Errors& more) {
        errors.insert(errors.end(), more.begin(), more.end());
    };
    double noise = 0;
    collect(add_dense(times, (at / "dense.csv").string(), deployment.model));
    collect(add_rows(times, (at / "per_sequence.csv").string()));
    collect(add_attention(times, (at / "attention.csv").string(), noise));
    if (deployment.model.moe) collect(add_experts(times, (at / "moe.csv").string(), deployment.model));
    collect(add_skew(times, at, skew));
    if (!errors.empty()) return errors;
    for (const LayerTimes::Part& part : times.by_tokens)
        noise = std::max(noise, part.seconds.report().noise);
    times.band = noise;
    times.notes.push_back(
        fmt::format("error band: {:.1f} % (how far points lie from their neighbours)", 100 * noise));
    return times;
}

} // namespace fulcrum::plugins::profile
