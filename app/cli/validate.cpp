// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/document.h"
#include "study/validation.h"

#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/project_file.h"
#include "cli/table.h"
#include "cli/text.h"
#include "shell/plugin_registry.h"

#include <filesystem>

namespace fulcrum::app::cli
{

namespace
{

const char* const kNothing = "–";

std::string inMilliseconds(const std::optional<double>& seconds)
{
    return seconds ? number(*seconds * 1e3) : kNothing;
}

std::string inPercent(const std::optional<double>& share, bool sign)
{
    if (!share) return kNothing;
    const std::string plus = sign && *share >= 0 ? "+" : "";
    return plus + QString::number(*share * 100, 'f', 1).toStdString() + " %";
}

std::string yesOrNo(const std::optional<bool>& value)
{
    if (!value) return kNothing;
    return (*value ? Cli::tr("yes") : Cli::tr("no")).toStdString();
}

std::string pointsText(const std::vector<study::ValidatedPoint>& points)
{
    Table table({"point", "ttft_ms", "simulated", "ttft_error", "tpot_ms", "simulated", "tpot_error",
                 "saturated", "simulated"});
    for (const study::ValidatedPoint& point : points) {
        table.add({point.id, inMilliseconds(point.measured_ttft_s), inMilliseconds(point.ttft_s),
                   inPercent(point.ttft_error, true), inMilliseconds(point.measured_tpot_s),
                   inMilliseconds(point.tpot_s), inPercent(point.tpot_error, true),
                   yesOrNo(point.measurement_saturated), yesOrNo(point.saturated)});
    }
    return table.text();
}

// What was assumed, or why figures are missing: each reason once, with the points that it is for.
std::string reasonsText(const std::vector<study::ValidatedPoint>& points)
{
    std::vector<std::pair<std::string, std::vector<std::string>>> reasons;
    for (const study::ValidatedPoint& point : points) {
        if (point.why.empty()) continue;
        auto known = reasons.begin();
        while (known != reasons.end() && known->first != point.why)
            ++known;
        if (known == reasons.end()) known = reasons.insert(reasons.end(), {point.why, {}});
        known->second.push_back(point.id);
    }
    std::string text;
    for (const auto& [why, ids] : reasons) {
        const QString first = QString::fromStdString(ids.front());
        const QString which =
            ids.size() == 1 ? first
                            : Cli::tr("%1 and %n more", nullptr, static_cast<int>(ids.size()) - 1).arg(first);
        text += which.toStdString() + ": " + why + "\n";
    }
    return text;
}

std::string mediansText(const study::Validation& validation)
{
    Table table({"median_absolute_error", "points", "tpot", "ttft", "ttft_below_saturation", "saturated",
                 "saturation_told_right"});
    const auto add = [&table](const std::string& name, const study::ErrorSummary& group) {
        table.add({name, count(static_cast<double>(group.points)), inPercent(group.tpot, false),
                   inPercent(group.ttft, false), inPercent(group.ttft_below_saturation, false),
                   count(static_cast<double>(group.saturated)),
                   Cli::tr("%1 of %2").arg(group.saturation_right).arg(group.saturation_told).toStdString()});
    };
    for (const study::ErrorSummary& group : validation.groups)
        add(group.group, group);
    add(Cli::tr("all").toStdString(), validation.all);
    return table.text();
}

} // namespace

int validate(const ValidateOptions& options)
{
    const auto text = scenario::read_text_file(options.points);
    const auto points = text ? study::read_points(*text, options.points)
                             : Result<std::vector<study::MeasuredPoint>>(text.errors());
    if (!points) {
        printErrors(points.errors());
        return kBadInput;
    }
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    study::ValidationOptions study;
    study.folder = std::filesystem::path(options.points).parent_path().string();
    study.seed = options.seed.value_or(1);
    study.threads = options.threads;
    Result<study::Validation> validation = Errors{};
    {
        ProgressLine line(options.progress);
        study.progress = [&line](double share) { line.show(share); };
        validation = study::validate(*points, plugins.kinds(), study);
    }
    if (!validation) {
        printErrors(validation.errors());
        return kBadInput;
    }
    print(options.json ? study::validation_json(*validation) + "\n"
                       : pointsText(validation->points) + "\n" + mediansText(*validation) + "\n" +
                             reasonsText(validation->points));
    return kDone;
}

} // namespace fulcrum::app::cli
