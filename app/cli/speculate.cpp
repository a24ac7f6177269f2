// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include "cli/deployment.h"
#include "cli/project_file.h"
#include "cli/table.h"
#include "cli/text.h"
#include "cost/speculation.h"
#include "shell/plugin_registry.h"

#include <nlohmann/json.hpp>

namespace fulcrum::app::cli
{

namespace
{

using Points = std::vector<cost::SpeculationPoint>;

// At each batch size; empty where no model and no device were named.
Result<Points> pointsOf(const SpeculateOptions& options)
{
    if (options.model.empty() && options.gpu.empty()) return Points{};
    if (options.model.empty() || options.gpu.empty()) {
        return Error{Cli::tr("--model and --gpu go together").toStdString(),
                     Cli::tr("give both, or neither").toStdString(),
                     {},
                     {}};
    }
    const auto device = findDevice(options.gpu);
    if (!device) return device.errors();
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    const auto costOf = [&](const std::string& name) -> Result<std::unique_ptr<cost::StepCost>> {
        const auto model = findModel(name);
        if (!model) return model.errors();
        return stepCost(plugins.kinds(), device->id,
                        {*model, options.weights, options.kv_cache, options.tensor_parallel});
    };
    const auto target = costOf(options.model);
    if (!target) return target.errors();
    cost::Draft draft{options.draft_share, nullptr};
    std::unique_ptr<cost::StepCost> draftModel;
    if (!options.draft_model.empty()) {
        auto made = costOf(options.draft_model);
        if (!made) return made.errors();
        draftModel = std::move(*made);
        draft.model = draftModel.get();
    }
    return cost::speculate_at(**target, draft, options.alpha, options.k, options.batches, options.context);
}

std::string speculateJson(const cost::SpeculationResult& result, const Points& points)
{
    nlohmann::ordered_json json = {{"alpha", result.alpha},
                                   {"k", result.k},
                                   {"expected_tokens", result.expected_tokens},
                                   {"accepted", result.accepted},
                                   {"memory_bound", nlohmann::ordered_json::array()},
                                   {"batches", nlohmann::ordered_json::array()}};
    for (const cost::MemoryBoundRow& row : result.memory_bound) {
        json["memory_bound"].push_back({{"draft_cost", row.draft_cost},
                                        {"speedup", row.speedup},
                                        {"best_k", row.best_k},
                                        {"best_speedup", row.best_speedup}});
    }
    for (const cost::SpeculationPoint& point : points) {
        json["batches"].push_back({{"batch", point.batch},
                                   {"decode_s", point.decode_seconds},
                                   {"draft_s", point.draft_seconds},
                                   {"verify_s", point.verify_seconds},
                                   {"speedup", point.speedup}});
    }
    return json.dump(2) + "\n";
}

std::string acceptedText(const cost::SpeculationResult& result)
{
    Table table({"accepted", "probability"});
    for (std::size_t m = 0; m < result.accepted.size(); ++m) {
        table.add({std::to_string(m), number(result.accepted[m])});
    }
    return table.text();
}

std::string memoryBoundText(const cost::SpeculationResult& result)
{
    Table table({"draft_step/target_step", "speedup", "best_k", "best_speedup"});
    for (const cost::MemoryBoundRow& row : result.memory_bound) {
        table.add({number(row.draft_cost), number(row.speedup), std::to_string(row.best_k),
                   number(row.best_speedup)});
    }
    return table.text();
}

std::string pointsText(const Points& points)
{
    Table table({"batch", "decode_ms", "draft_ms", "verify_ms", "speedup"});
    for (const cost::SpeculationPoint& point : points) {
        table.add({std::to_string(point.batch), number(1000 * point.decode_seconds),
                   number(1000 * point.draft_seconds), number(1000 * point.verify_seconds),
                   number(point.speedup)});
    }
    return table.text();
}

std::string speculateText(const cost::SpeculationResult& result, const Points& points)
{
    std::string text = Cli::tr("%1 tokens a verification are expected at acceptance %2 and %3 drafts")
                           .arg(result.expected_tokens, 0, 'f', 4)
                           .arg(result.alpha)
                           .arg(result.k)
                           .toStdString();
    text += "\n\n" + acceptedText(result) + "\n";
    text += Cli::tr("Where reading the weights bounds decode (small batches)").toStdString() + "\n";
    text += memoryBoundText(result);
    if (points.empty()) return text;
    text += "\n" + Cli::tr("By batch size; below 1 it costs tokens a second").toStdString() + "\n";
    return text + pointsText(points);
}

} // namespace

int speculate(const SpeculateOptions& options)
{
    cost::SpeculationRequest request;
    request.alpha = options.alpha;
    request.k = options.k;
    const auto result = cost::speculate(request);
    const auto points = result ? pointsOf(options) : Result<Points>(result.errors());
    if (!points) {
        printErrors(points.errors());
        return kBadInput;
    }
    print(options.json ? speculateJson(*result, *points) : speculateText(*result, *points));
    return kDone;
}

} // namespace fulcrum::app::cli
