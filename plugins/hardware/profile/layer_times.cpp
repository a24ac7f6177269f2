// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware/profile/layer_times.h"

#include "cost/memory.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <filesystem>

namespace fulcrum::plugins::profile
{

namespace
{

namespace fs = std::filesystem;

bool has(const fs::path& folder, const char* file)
{
    std::error_code fault;
    return fs::is_regular_file(folder / file, fault);
}

// "tp1, tp2" of a folder.
std::string tensor_parallel_folders(const fs::path& folder)
{
    std::string names;
    std::error_code fault;
    for (fs::directory_iterator entry(folder, fault), end; !fault && entry != end; entry.increment(fault)) {
        const std::string name = entry->path().filename().string();
        if (name.starts_with("tp") && has(entry->path(), "dense.csv"))
            names += (names.empty() ? "" : ", ") + name;
    }
    return names;
}

Result<LayerTimes> read_folder(const Source& source, const cost::Deployment& deployment,
                               const catalog::Device& device)
{
    const std::string& tables = source.tables;
    const fs::path folder = tables;
    const fs::path split = folder / fmt::format("tp{}", deployment.tensor_parallel);
    if (has(split, "dense.csv")) return read_llmservingsim(split.string(), deployment, source.skew);
    if (has(folder, "gemm.csv"))
        return read_aiconfigurator(folder.string(), deployment, device, source.expert_load);
    if (has(folder, "dense.csv")) return read_llmservingsim(folder.string(), deployment, source.skew);
    const std::string others = tensor_parallel_folders(folder);
    if (!others.empty()) {
        return Error{fmt::format("there are no tables for tensor_parallel = {}", deployment.tensor_parallel),
                     "the folder has " + others,
                     tables,
                     {}};
    }
    return Error{
        "there are no layer tables in this folder",
        "tables is the folder of one model, with tp1/dense.csv, tp1/attention.csv, tp1/per_sequence.csv "
        "(LLMServingSim), or of one GPU, with gemm.csv, attention_prefill.csv, attention_decode.csv "
        "(aiconfigurator)",
        tables,
        {}};
}

Result<Curve> find_all_reduce(const Source& source, int gpus)
{
    std::vector<fs::path> candidates;
    if (!source.all_reduce.empty()) {
        candidates.emplace_back(source.all_reduce);
    } else {
        for (const char* name : {"custom_allreduce.csv", "nccl.csv"})
            if (has(source.tables, name)) candidates.push_back(fs::path(source.tables) / name);
    }
    if (candidates.empty()) {
        return Error{"the tables have no all-reduce, which tensor parallel needs",
                     "set all_reduce to the path of a custom_allreduce.csv or nccl.csv of this GPU",
                     source.tables,
                     {}};
    }
    Errors errors;
    for (const fs::path& path : candidates) {
        const Result<std::string> text = read_file(path.string());
        Result<Curve> curve =
            text ? parse_all_reduce(*text, path.string(), gpus) : Result<Curve>(text.errors());
        if (curve) return curve;
        errors.insert(errors.end(), curve.errors().begin(), curve.errors().end());
    }
    return errors;
}

} // namespace

void LayerTimes::add(std::string layer, const std::vector<double>& x, const std::vector<double>& seconds,
                     double count, bool rows)
{
    Part part{std::move(layer), Curve(x, seconds), count};
    note(part.layer, part.seconds.report());
    (rows ? by_rows : by_tokens).push_back(std::move(part));
}

void LayerTimes::note(const std::string& table, const GridReport& report)
{
    if (report.outliers + report.levelled + report.filled == 0) return;
    notes.push_back(
        fmt::format("{}: of {} measured points {} lone outliers were replaced and {} levelled by more "
                    "than 2 % so that times never fall; {} gaps were filled",
                    table, report.measured, report.outliers, report.levelled, report.filled));
}

Result<Curve> parse_all_reduce(std::string_view text, const std::string& file, int gpus)
{
    const bool custom = text.substr(0, text.find('\n')).find("kernel_source") != std::string_view::npos;
    const std::array columns{Column{custom ? "kernel_source" : "op", 0, true}, Column{"dtype", 0, true},
                             Column{"num_gpus", 1}, Column{"message_elements", 1},
                             Column{"latency_ms", 1e-9}};
    const Result<CsvTable> table = parse_csv(text, file, columns);
    if (!table) return table.errors();
    std::vector<double> elements, seconds;
    for (std::size_t row = 0; row < table->rows(); ++row) {
        const std::string& kind = table->text(0, row);
        const bool wanted = custom ? kind.find("eager") == std::string::npos : kind == "all_reduce";
        if (!wanted || table->number(2, row) != gpus || table->text(1, row).starts_with("int")) continue;
        elements.push_back(table->number(3, row));
        seconds.push_back(table->number(4, row) * 1e-3);
    }
    if (elements.empty()) {
        return Error{fmt::format("there is no all-reduce of {} GPUs in 16 bits", gpus),
                     "choose another tensor_parallel or another file",
                     file,
                     {}};
    }
    return Curve(elements, seconds);
}

Result<LayerTimes> read_layer_times(const Source& source, const cost::Deployment& deployment,
                                    const catalog::Device& device)
{
    Errors errors = cost::check_deployment(deployment);
    if (!errors.empty()) return errors;
    if (deployment.pipeline_parallel > 1) {
        return Error{"layer tables say nothing of pipeline stages",
                     "set pipeline_parallel = 1, or use the roofline plugin",
                     {},
                     {}};
    }
    if (source.tables.empty()) {
        return Error{"tables is empty",
                     "give the folder with the layer tables, e.g. tables = \"profiles/H100\"",
                     {},
                     {}};
    }
    Result<LayerTimes> times = read_folder(source, deployment, device);
    if (!times || deployment.tensor_parallel == 1) return times;
    Result<Curve> curve = find_all_reduce(source, deployment.tensor_parallel);
    if (!curve) return curve.errors();
    times->note("all-reduce", curve->report());
    times->all_reduce = std::move(*curve);
    return times;
}

} // namespace fulcrum::plugins::profile
