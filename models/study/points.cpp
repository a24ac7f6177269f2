// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/points.h"

#include "catalog/names.h"
#include "study/measured_table.h"

#include <set>

namespace fulcrum::study
{

namespace
{

const std::vector<std::string>& columns()
{
    static const std::vector<std::string> names{"id",
                                                "engine",
                                                "engine_version",
                                                "model",
                                                "weights",
                                                "gpu",
                                                "tp",
                                                "replicas",
                                                "isl",
                                                "osl",
                                                "load",
                                                "load_value",
                                                "max_num_seqs",
                                                "max_num_batched_tokens",
                                                "prefix_cache",
                                                "ttft_ms",
                                                "ttft_stat",
                                                "tpot_ms",
                                                "req_per_s",
                                                "notes"};
    return names;
}

bool is_default(const std::string& cell)
{
    return cell.empty() || cell == "default" || cell == "not stated";
}

// A row of the table, and what is wrong with it.
class Row
{
public:
    Row(const MeasuredTable& table, std::size_t row, Errors& errors)
        : table_(table), row_(row), errors_(errors)
    {
    }

    std::string text(std::string_view column) const { return table_.text(row_, column); }

    std::int64_t count(std::string_view column) const
    {
        return table_.whole_number(row_, column, 1, errors_).value_or(1);
    }

    std::optional<std::int64_t> setting(std::string_view column) const
    {
        if (is_default(text(column))) return std::nullopt;
        return table_.whole_number(row_, column, 1, errors_);
    }

    std::optional<double> positive(std::string_view column) const
    {
        return table_.number(row_, column, 1e-9, errors_);
    }

    double tokens(std::string_view column) const
    {
        const auto value = table_.number(row_, column, 1, errors_);
        if (text(column).empty()) errors_.push_back(table_.fault(row_, column, "is no number of tokens"));
        return value.value_or(1);
    }

    std::optional<double> milliseconds(std::string_view column) const
    {
        const auto value = positive(column);
        if (!value) return std::nullopt;
        return *value * 1e-3;
    }

    std::optional<bool> on_or_off(std::string_view column) const
    {
        const std::string cell = text(column);
        if (is_default(cell)) return std::nullopt;
        if (cell == "1" || cell == "true" || cell == "on") return true;
        if (cell == "0" || cell == "false" || cell == "off") return false;
        errors_.push_back(table_.fault(row_, column, "is neither 1 nor 0"));
        return std::nullopt;
    }

private:
    const MeasuredTable& table_;
    std::size_t row_;
    Errors& errors_;
};

MeasuredPoint read_point(const Row& row)
{
    MeasuredPoint point;
    point.id = row.text("id");
    point.source = row.text("source");
    point.engine = row.text("engine");
    point.engine_version = row.text("engine_version");
    point.model = row.text("model");
    point.weights = row.text("weights");
    point.kv_cache = row.text("kv_cache");
    point.gpu = row.text("gpu");
    point.tensor_parallel = row.count("tp");
    point.replicas = row.count("replicas");
    point.prompt_tokens = row.tokens("isl");
    point.output_tokens = row.tokens("osl");
    point.load = row.text("load");
    // "inf" of the benchmarks: all requests at once, which is no rate.
    if (const std::string value = catalog::lower(row.text("load_value"));
        value == "inf" || value == "infinity")
        point.load += " inf, all at once";
    else
        point.load_value = row.positive("load_value");
    point.max_num_seqs = row.setting("max_num_seqs");
    point.max_num_batched_tokens = row.setting("max_num_batched_tokens");
    point.prefix_cache = row.on_or_off("prefix_cache");
    point.ttft_s = row.milliseconds("ttft_ms");
    point.ttft_stat = row.text("ttft_stat");
    point.tpot_s = row.milliseconds("tpot_ms");
    point.request_rate = row.positive("req_per_s");
    point.notes = row.text("notes");
    return point;
}

} // namespace

Result<std::vector<MeasuredPoint>> read_points(std::string_view text, const std::string& file)
{
    const auto table = MeasuredTable::read(text, file, columns());
    if (!table) return table.errors();
    Errors errors;
    std::set<std::string> ids;
    std::vector<MeasuredPoint> points;
    for (std::size_t i = 0; i < table->rows(); ++i) {
        points.push_back(read_point(Row(*table, i, errors)));
        const std::string& id = points.back().id;
        if (id.empty()) errors.push_back(table->fault(i, "id", "names no point"));
        if (!id.empty() && !ids.insert(id).second)
            errors.push_back(table->fault(i, "id", "is the id of an earlier point too"));
    }
    if (!errors.empty()) return errors;
    if (points.empty()) {
        return Error{.message = "there is no point",
                     .hint = "write one a line under the names of the columns",
                     .file = file,
                     .at = {1, 1}};
    }
    return points;
}

} // namespace fulcrum::study
