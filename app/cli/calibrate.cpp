// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include "cli/project_file.h"
#include "cli/table.h"
#include "cli/text.h"
#include "shell/plugin_registry.h"
#include "study/calibration_data.h"

#include <filesystem>

namespace fulcrum::app::cli
{

namespace
{

study::MeasuredPoint servedAs(const CalibrateOptions& options)
{
    study::MeasuredPoint served;
    served.id = "calibration";
    served.engine = options.engine;
    served.engine_version = options.engine_version;
    served.model = options.model;
    served.weights = options.weights;
    served.kv_cache = options.kv_cache;
    served.gpu = options.gpu;
    served.tensor_parallel = options.tensor_parallel;
    return served;
}

struct Inputs {
    std::vector<study::CalibrationData> fit;
    std::vector<study::CalibrationData> back_test;
    scenario::Scenario scenario; // of the first file
    std::string calibrated_on;
};

Result<Inputs> readInputs(const CalibrateOptions& options, const cluster::Kinds& kinds)
{
    const study::MeasuredPoint served = servedAs(options);
    Inputs inputs;
    for (const std::string& path : options.files) {
        auto file = study::read_calibration_file(path, served, kinds, {0, options.fit_share});
        if (!file) return inFile(file.errors(), path);
        const bool first = inputs.fit.empty();
        if (first) inputs.scenario = file->scenario;
        inputs.calibrated_on += (first ? file->described + ": " : "; ") + file->data.source;
        inputs.fit.push_back(std::move(file->data));
        std::error_code ignored;
        if (options.fit_share < 1 && std::filesystem::is_directory(path, ignored)) {
            auto rest = study::read_calibration_file(path, served, kinds, {options.fit_share, 1});
            if (!rest) return inFile(rest.errors(), path);
            inputs.back_test.push_back(std::move(rest->data));
        }
    }
    for (const std::string& path : options.back_test) {
        auto file = study::read_calibration_file(path, served, kinds);
        if (!file) return inFile(file.errors(), path);
        inputs.back_test.push_back(std::move(file->data));
    }
    return inputs;
}

QString percent(double share, bool sign)
{
    return (sign && share >= 0 ? QStringLiteral("+") : QString()) + QString::number(share * 100, 'f', 1) +
           QStringLiteral(" %");
}

void addRows(Table& table, const std::vector<study::CalibrationData>& data,
             const std::vector<study::Residuals>& residuals, const std::vector<study::Residuals>& before,
             const QString& use)
{
    for (std::size_t i = 0; i < data.size(); ++i) {
        const study::Residuals& each = residuals[i];
        const bool none = each.points.empty();
        table.add({data[i].source, use.toStdString(), count(static_cast<double>(each.points.size())),
                   i < before.size() ? percent(before[i].median_absolute, false).toStdString() : "–",
                   percent(each.median_absolute, false).toStdString(),
                   none ? "–" : percent(each.points[each.worst], true).toStdString(),
                   none ? "–" : data[i].observations[each.worst].what});
    }
}

// Every observation where they are few.
std::string pointsText(const std::vector<study::CalibrationData>& data,
                       const std::vector<study::Residuals>& residuals)
{
    constexpr std::size_t most = 40;
    Table table({"observation", "measured_ms", "error"});
    std::size_t rows = 0;
    for (std::size_t i = 0; i < data.size(); ++i) {
        for (std::size_t o = 0; o < data[i].observations.size(); ++o, ++rows) {
            const study::Observation& seen = data[i].observations[o];
            table.add({seen.what, number(seen.measured * 1e3),
                       percent(residuals[i].points[o], true).toStdString()});
        }
    }
    return rows <= most ? table.text() + "\n" : std::string();
}

std::string calibrationText(const study::Calibration& calibration, const Inputs& inputs,
                            const std::string& toml)
{
    Table table({"data", "use", "times", "error_before", "error_after", "worst", "which"});
    addRows(table, inputs.fit, calibration.after, calibration.before, Cli::tr("fit"));
    addRows(table, inputs.back_test, calibration.back_test, {}, Cli::tr("back-test"));
    return pointsText(inputs.fit, calibration.after) + table.text() + "\n" + toml;
}

} // namespace

int calibrate(const CalibrateOptions& options)
{
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    const auto inputs = readInputs(options, plugins.kinds());
    const auto start = inputs ? study::default_constants(inputs->scenario, plugins.kinds())
                              : Result<study::CalibratedConstants>(inputs.errors());
    const auto calibration = start ? study::calibrate(inputs->fit, inputs->back_test, *start)
                                   : Result<study::Calibration>(start.errors());
    if (!calibration) {
        printErrors(calibration.errors());
        return kBadInput;
    }
    const std::string toml = study::calibration_toml(*calibration, inputs->calibrated_on);
    print(options.json ? study::calibration_json(*calibration, inputs->fit, inputs->back_test, toml) + "\n"
                       : calibrationText(*calibration, *inputs, toml));
    return kDone;
}

} // namespace fulcrum::app::cli
