// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include "base/units.h"
#include "cli/deployment.h"
#include "cli/project_file.h"
#include "cli/table.h"
#include "cli/text.h"
#include "cost/planner.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cmath>

namespace fulcrum::app::cli
{

namespace
{

// A quantity of an option; nothing where it was not given.
Result<std::optional<double>> bytesOf(const std::string& option, const std::string& text)
{
    if (text.empty()) return std::optional<double>();
    const auto value = parse_quantity(text, Dimension::Bytes);
    if (value) return std::optional<double>(*value);
    Errors errors = value.errors();
    for (Error& error : errors)
        error.message = option + ": " + error.message;
    return errors;
}

Result<cost::PlanRequest> requestOf(const PlanOptions& options)
{
    cost::PlanRequest request;
    const auto model = findModel(options.model);
    if (!model) return model.errors();
    const auto device = findDevice(options.gpu);
    if (!device) return device.errors();
    const auto memory = bytesOf("--memory", options.memory);
    if (!memory) return memory.errors();
    const auto other = bytesOf("--other", options.other);
    if (!other) return other.errors();
    request.deployment = {*model, options.weights, options.kv_cache, options.tensor_parallel};
    request.device = *device;
    request.context = options.context;
    request.mean_context = options.mean_context;
    if (!options.utilisations.empty()) request.utilisations = options.utilisations;
    request.block_tokens = options.block_tokens;
    request.memory_bytes = *memory;
    request.other_bytes = *other;
    request.step_tokens = options.step_tokens;
    request.running_cap = options.running_cap;
    return request;
}

std::string planJson(const cost::PlanRequest& request, const cost::Plan& plan)
{
    nlohmann::ordered_json json = {{"model", request.deployment.model.id},
                                   {"gpu", request.device.id},
                                   {"tensor_parallel", request.deployment.tensor_parallel},
                                   {"memory_bytes", plan.memory},
                                   {"weight_bytes", plan.weights},
                                   {"other_bytes", plan.other},
                                   {"kv_bytes_per_token", plan.kv_bytes_per_token},
                                   {"context", plan.context},
                                   {"context_bytes", plan.context_bytes},
                                   {"context_blocks", plan.context_blocks},
                                   {"mean_context", plan.mean_context},
                                   {"mean_context_bytes", plan.mean_bytes},
                                   {"mean_context_blocks", plan.mean_blocks},
                                   {"length_ratio", plan.length_ratio},
                                   {"rows", nlohmann::ordered_json::array()},
                                   {"notes", plan.notes}};
    for (const cost::PlanRow& row : plan.rows) {
        json["rows"].push_back({{"utilisation", row.utilisation},
                                {"requested_bytes", row.requested},
                                {"kv_pool_bytes", row.kv_pool},
                                {"blocks", row.blocks},
                                {"kv_tokens", row.kv_tokens},
                                {"requests_at_context", row.at_context},
                                {"requests_at_mean_context", row.at_mean_context}});
    }
    return json.dump(2) + "\n";
}

// In one unit, so that the two lengths compare at a glance.
std::string gib(double value)
{
    return fmt::format("{:.2f} GiB", value / (1024.0 * 1024 * 1024));
}

std::string planText(const cost::PlanRequest& request, const cost::Plan& plan)
{
    const auto line = [](const QString& text) { return text.toStdString() + "\n"; };
    const auto word = [](const std::string& text) { return QString::fromStdString(text); };
    const auto length = [&](std::int64_t tokens, double size, std::int64_t blocks) {
        return line(Cli::tr("One request of %1 tokens: %2, %3 blocks")
                        .arg(word(count(static_cast<double>(tokens))), word(gib(size)),
                             word(count(static_cast<double>(blocks)))));
    };
    std::string text = line(Cli::tr("%1 on %2, tensor parallel %3; per GPU")
                                .arg(word(request.deployment.model.title), word(request.device.title))
                                .arg(request.deployment.tensor_parallel));
    text += line(Cli::tr("Memory %1, weights %2, other %3; KV of a token %4 B")
                     .arg(word(bytes(plan.memory)), word(bytes(plan.weights)), word(bytes(plan.other)),
                          word(count(plan.kv_bytes_per_token))));
    text += length(plan.context, plan.context_bytes, plan.context_blocks);
    const bool two = plan.mean_context != plan.context;
    if (two) text += length(plan.mean_context, plan.mean_bytes, plan.mean_blocks);
    text += "\n";

    std::vector<std::string> columns{"utilisation", "kv_pool", "kv_tokens", "blocks",
                                     "requests_of_" + std::to_string(plan.context)};
    if (two) columns.push_back("requests_of_" + std::to_string(plan.mean_context));
    Table table(columns);
    for (const cost::PlanRow& row : plan.rows) {
        std::vector<std::string> cells{number(row.utilisation), bytes(row.kv_pool), count(row.kv_tokens),
                                       count(static_cast<double>(row.blocks)),
                                       count(std::floor(row.at_context))};
        if (two) cells.push_back(count(std::floor(row.at_mean_context)));
        table.add(cells);
    }
    text += table.text() + "\n";
    if (two) text += line(Cli::tr("Longest to usual length: %1").arg(plan.length_ratio, 0, 'f', 2));
    for (const std::string& note : plan.notes)
        text += note + "\n";
    return text;
}

} // namespace

int plan(const PlanOptions& options)
{
    const auto request = requestOf(options);
    const auto plan = request ? cost::plan_capacity(*request) : Result<cost::Plan>(request.errors());
    if (!plan) {
        printErrors(plan.errors());
        return kBadInput;
    }
    print(options.json ? planJson(*request, *plan) : planText(*request, *plan));
    return kDone;
}

} // namespace fulcrum::app::cli
