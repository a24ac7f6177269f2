// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/error_model.h"

#include "catalog/toml_table.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fulcrum::data
{
extern const std::string_view triage_errors_toml;
}

namespace fulcrum::triage
{

namespace
{

std::vector<MetricError> read_errors()
{
    catalog::TomlDocument document(data::triage_errors_toml, "errors.toml");
    std::vector<MetricError> all;
    for (catalog::TomlTable& table : document.root().tables("family")) {
        table.only({"id", "metrics", "share", "floor", "ratio", "level", "tail", "spread", "sampling"});
        MetricError error;
        error.family = table.text("id");
        error.metrics = table.texts_or_none("metrics");
        error.share = table.boolean_or("share", false);
        error.floor = table.number("floor");
        error.ratio = table.number("ratio");
        error.level = table.number("level");
        error.tail = table.number_or("tail", 1);
        error.spread = table.number("spread");
        error.sampling = table.number("sampling");
        all.push_back(std::move(error));
    }
    if (!document.errors().empty() || all.empty())
        throw std::logic_error(to_string(document.errors())); // a test reads the file
    return all;
}

} // namespace

const std::vector<MetricError>& all_errors()
{
    static const std::vector<MetricError> all = read_errors();
    return all;
}

const MetricError& error_of(std::string_view metric)
{
    const auto& all = all_errors();
    const auto found = std::ranges::find_if(all, [&](const MetricError& error) {
        return std::ranges::find(error.metrics, metric) != error.metrics.end();
    });
    return found == all.end() ? all.back() : *found;
}

double on_scale(const MetricError& error, double value)
{
    if (!error.share) return std::log(std::max(value, 0.0) + error.floor);
    const double share = std::clamp(value, 0.0, 1.0);
    return std::log((share + error.floor) / (1 - share + error.floor));
}

double from_scale(const MetricError& error, double scaled)
{
    if (!error.share) return std::max(0.0, std::exp(scaled) - error.floor);
    const double odds = std::exp(scaled);
    return std::clamp((odds * (1 + error.floor) - error.floor) / (1 + odds), 0.0, 1.0);
}

double model_error(const MetricError& error, const evidence::FigureId& figure, bool change, double waiting)
{
    const bool tail = figure.statistic == "p99" || figure.statistic == "max";
    const double plain = (change ? error.ratio : error.level) * (tail ? error.tail : 1);
    const bool queues = error.family == "first-token" || error.family == "queue";
    return queues ? plain * (1 + 1.5 * std::clamp(waiting, 0.0, 1.0)) : plain;
}

} // namespace fulcrum::triage
