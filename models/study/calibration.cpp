// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/calibration.h"

#include "cluster/engine_build.h"
#include "study/nelder_mead.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::study
{

namespace
{

// How a constant is searched: as the logarithm of its ratio to where it begins, in units of its spread.
struct Axis {
    double CalibratedConstants::*member;
    double spread; // of the logarithm: MODEL 6.2
    double least;  // of the constant itself
    double most;
    double base; // stands for a beginning of 0
    const char* name;
};

const double kHostSpread = std::log(1.5);
const double kScaleSpread = 0.25;

const std::array<Axis, 4>& axes()
{
    static const std::array<Axis, 4> all{{
        {&CalibratedConstants::host_seconds, kHostSpread, 1e-6, 0.2, 1e-4, "host_time"},
        {&CalibratedConstants::host_seconds_per_request, kHostSpread, 1e-8, 5e-3, 4e-6,
         "host_time_per_request"},
        {&CalibratedConstants::compute_scale, kScaleSpread, 0.2, 5, 1, "compute_scale"},
        {&CalibratedConstants::memory_scale, kScaleSpread, 0.2, 5, 1, "memory_scale"},
    }};
    return all;
}

double begin_of(const Axis& axis, const CalibratedConstants& start)
{
    const double value = start.*axis.member;
    return value > 0 ? value : axis.base;
}

CalibratedConstants at(const std::vector<double>& point, const CalibratedConstants& start)
{
    CalibratedConstants constants;
    for (std::size_t i = 0; i < axes().size(); ++i) {
        const Axis& axis = axes()[i];
        constants.*axis.member =
            std::clamp(begin_of(axis, start) * std::exp(point[i] * axis.spread), axis.least, axis.most);
    }
    return constants;
}

double median(std::vector<double> values)
{
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    const std::size_t half = values.size() / 2;
    return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

double median_absolute(const std::vector<Residuals>& all)
{
    std::vector<double> errors;
    for (const Residuals& residuals : all)
        for (const double error : residuals.points)
            errors.push_back(std::abs(error));
    return median(std::move(errors));
}

std::string sources_of(const std::vector<CalibrationData>& data)
{
    std::string all;
    for (const CalibrationData& each : data)
        all += (all.empty() ? "" : ", ") + each.source;
    return all;
}

Errors too_little(const std::vector<CalibrationData>& data)
{
    std::size_t observations = 0;
    for (const CalibrationData& each : data)
        observations += each.observations.size();
    if (observations >= kFewestObservations) return {};
    return {{.message = fmt::format("{}: {} measured times are too little to fit four constants to",
                                    sources_of(data), observations),
             .hint = fmt::format("give at least {}, at small and at large load", kFewestObservations)}};
}

// What was fitted to proves nothing.
Errors seen_before(const std::vector<CalibrationData>& data, const std::vector<CalibrationData>& back_test)
{
    const auto same = [](const CalibrationData& a, const CalibrationData& b) {
        return std::ranges::equal(a.observations, b.observations, [](const auto& x, const auto& y) {
            return x.what == y.what && x.measured == y.measured;
        });
    };
    Errors errors;
    for (const CalibrationData& test : back_test)
        for (const CalibrationData& each : data)
            if (same(test, each))
                errors.push_back({.message = fmt::format("{}: the times of the back-test are those that the "
                                                         "constants are fitted to",
                                                         test.source),
                                  .hint = "give measurements that the fit does not see"});
    return errors;
}

// Times that no constants explain, as of a wrong unit.
Errors not_explained(const Calibration& fit, const std::vector<CalibrationData>& data)
{
    if (fit.residual <= kWorstResidual) return {};
    std::vector<double> ratios;
    for (const Residuals& each : fit.before)
        for (const double error : each.points)
            ratios.push_back(1 / (1 + error));
    return {
        {.message = fmt::format("{}: no constants within reason come nearer to these times than {:.0f} %; "
                                "they are {:.2g} times what is expected of this engine and device",
                                sources_of(data), fit.residual * 100, median(std::move(ratios))),
         .hint = "check the unit (step_ms is in milliseconds), and that model, number format, GPU and "
                 "tensor_parallel are those of the measurement"}};
}

std::vector<std::string> at_bounds(const CalibratedConstants& constants)
{
    std::vector<std::string> names;
    for (const Axis& axis : axes()) {
        const double value = constants.*axis.member;
        if (value <= axis.least * (1 + 1e-9) || value >= axis.most * (1 - 1e-9))
            names.emplace_back(axis.name);
    }
    return names;
}

// The sum that the fit makes small.
class FitObjective
{
public:
    FitObjective(const std::vector<CalibrationData>& data, const CalibratedConstants& start,
                 const std::stop_token& stop)
        : data_(data), start_(start), stop_(stop)
    {
    }

    double operator()(const std::vector<double>& point) const
    {
        constexpr double impossible = 1e30;
        if (!errors_.empty() || stop_.stop_requested()) return impossible;
        double sum = 0;
        for (const double each : point)
            sum += each * each;
        const CalibratedConstants constants = at(point, start_);
        for (const CalibrationData& data : data_) {
            const auto predicted = data.predict(constants);
            if (!predicted) {
                errors_ = predicted.errors();
                return impossible;
            }
            for (std::size_t i = 0; i < data.observations.size(); ++i) {
                const Observation& seen = data.observations[i];
                const double error = std::log((*predicted)[i] / seen.measured) / seen.sigma;
                sum += error * error;
            }
        }
        return sum;
    }

    const Errors& errors() const { return errors_; }

private:
    const std::vector<CalibrationData>& data_;
    const CalibratedConstants& start_;
    const std::stop_token& stop_;
    mutable Errors errors_;
};

Result<std::vector<Residuals>> residuals_of_all(const std::vector<CalibrationData>& data,
                                                const CalibratedConstants& constants)
{
    std::vector<Residuals> all;
    for (const CalibrationData& each : data) {
        auto residuals = residuals_of(each, constants);
        if (!residuals) return residuals.errors();
        all.push_back(std::move(*residuals));
    }
    return all;
}

// Sets a parameter of the node, where it has it.
bool set(scenario::Node& node, const char* key, double value)
{
    const auto known = std::any_of(node.parameters.begin(), node.parameters.end(),
                                   [key](const auto& each) { return each.first == key; });
    if (!known) return false;
    node.parameters.set(key, value);
    node.given.insert(key);
    return true;
}

} // namespace

Result<Residuals> residuals_of(const CalibrationData& data, const CalibratedConstants& constants)
{
    const auto predicted = data.predict(constants);
    if (!predicted) return predicted.errors();
    Residuals residuals;
    std::vector<double> absolute;
    for (std::size_t i = 0; i < data.observations.size(); ++i) {
        residuals.points.push_back((*predicted)[i] / data.observations[i].measured - 1);
        absolute.push_back(std::abs(residuals.points.back()));
        if (absolute.back() > absolute[residuals.worst]) residuals.worst = i;
    }
    residuals.median_absolute = median(std::move(absolute));
    return residuals;
}

Result<Calibration> calibrate(const std::vector<CalibrationData>& data,
                              const std::vector<CalibrationData>& back_test, const CalibratedConstants& start,
                              const std::stop_token& stop)
{
    Errors errors = too_little(data);
    if (errors.empty()) errors = seen_before(data, back_test);
    if (!errors.empty()) return errors;
    Calibration result;
    result.start = start;
    const FitObjective objective(data, start, stop);
    // Twice: a simplex may shrink before it has arrived, and a new one goes on from there.
    std::vector<double> from(axes().size(), 0.0);
    for (const double step : {1.0, 0.5}) {
        const Minimum minimum = nelder_mead(objective, from, step, 1e-2, 110);
        from = minimum.at;
        result.evaluations += minimum.evaluations;
    }
    if (!objective.errors().empty()) return objective.errors();
    if (stop.stop_requested()) return Error{.message = "cancelled"};
    result.constants = at(from, start);

    auto before = residuals_of_all(data, start);
    if (!before) return before.errors();
    auto after = residuals_of_all(data, result.constants);
    if (!after) return after.errors();
    result.before = std::move(*before);
    result.after = std::move(*after);
    result.residual = median_absolute(result.after);
    if (Errors unexplained = not_explained(result, data); !unexplained.empty()) return unexplained;
    result.at_bounds = at_bounds(result.constants);
    if (!back_test.empty()) {
        auto tested = residuals_of_all(back_test, result.constants);
        if (!tested) return tested.errors();
        result.back_test = std::move(*tested);
        result.back_test_residual = median_absolute(result.back_test);
    }
    return result;
}

Result<scenario::Scenario> with_constants(scenario::Scenario scenario, const CalibratedConstants& constants)
{
    for (scenario::Node& node : scenario.nodes) {
        if (node.kind == scenario::NodeKind::Engine) {
            if (!set(node, "host_time", constants.host_seconds) ||
                !set(node, "host_time_per_request", constants.host_seconds_per_request))
                return Error{.message = "the scheduler plugin \"" + node.plugin + "\" has no host times"};
        } else if (node.kind == scenario::NodeKind::Device) {
            if (!set(node, "compute_scale", constants.compute_scale) ||
                !set(node, "memory_scale", constants.memory_scale))
                return Error{.message =
                                 "the hardware plugin \"" + node.plugin + "\" has no factors to calibrate"};
        }
    }
    return scenario;
}

Result<CalibratedConstants> default_constants(const scenario::Scenario& scenario, const cluster::Kinds& kinds)
{
    for (const scenario::Node& node : scenario.nodes) {
        if (node.kind != scenario::NodeKind::Engine) continue;
        const auto build = cluster::build_engine(scenario, node, kinds, "");
        if (!build) return build.errors();
        return CalibratedConstants{build->parts.profile.host_seconds,
                                   build->parts.profile.host_seconds_per_request, 1, 1};
    }
    return Error{.message = "there is no engine"};
}

std::string calibration_toml(const Calibration& calibration, const std::string& calibrated_on)
{
    const CalibratedConstants& c = calibration.constants;
    std::string text =
        fmt::format("# engine\n"
                    "host_time = \"{:.4g} ms\"\n"
                    "host_time_per_request = \"{:.4g} us\"\n"
                    "# device\n"
                    "compute_scale = {:.4g}\n"
                    "memory_scale = {:.4g}\n"
                    "calibrated_on = {}\n"
                    "residual = {:.4f}\n",
                    c.host_seconds * 1e3, c.host_seconds_per_request * 1e6, c.compute_scale, c.memory_scale,
                    nlohmann::json(calibrated_on).dump(), calibration.residual);
    for (const std::string& name : calibration.at_bounds)
        text +=
            fmt::format("# {} is at the end of what is searched: the measurement is not of this engine and "
                        "device as they are given, or says nothing of it\n",
                        name);
    if (calibration.back_test_residual)
        text += fmt::format("back_test_residual = {:.4f}\n", *calibration.back_test_residual);
    return text;
}

namespace
{

using Json = nlohmann::ordered_json;

Json to_json(const CalibratedConstants& constants)
{
    return {{"host_time_s", constants.host_seconds},
            {"host_time_per_request_s", constants.host_seconds_per_request},
            {"compute_scale", constants.compute_scale},
            {"memory_scale", constants.memory_scale}};
}

Json to_json(const CalibrationData& data, const Residuals& residuals, const Residuals* before)
{
    Json json = {{"source", data.source}, {"median_absolute", residuals.median_absolute}};
    if (before != nullptr) json["before"] = before->median_absolute;
    json["worst"] = residuals.points.empty() ? Json(nullptr) : Json(residuals.points[residuals.worst]);
    json["points"] = Json::array();
    for (std::size_t i = 0; i < residuals.points.size(); ++i) {
        json["points"].push_back({{"what", data.observations[i].what},
                                  {"measured_s", data.observations[i].measured},
                                  {"error", residuals.points[i]}});
    }
    return json;
}

} // namespace

std::string calibration_json(const Calibration& calibration, const std::vector<CalibrationData>& data,
                             const std::vector<CalibrationData>& back_test, const std::string& toml)
{
    Json json = {{"constants", to_json(calibration.constants)},
                 {"start", to_json(calibration.start)},
                 {"residual", calibration.residual},
                 {"back_test_residual",
                  calibration.back_test_residual ? Json(*calibration.back_test_residual) : Json(nullptr)},
                 {"data", Json::array()},
                 {"back_test", Json::array()},
                 {"at_bounds", calibration.at_bounds},
                 {"evaluations", calibration.evaluations},
                 {"toml", toml}};
    for (std::size_t i = 0; i < data.size(); ++i)
        json["data"].push_back(to_json(data[i], calibration.after[i], &calibration.before[i]));
    for (std::size_t i = 0; i < back_test.size(); ++i)
        json["back_test"].push_back(to_json(back_test[i], calibration.back_test[i], nullptr));
    return json.dump(2);
}

} // namespace fulcrum::study
