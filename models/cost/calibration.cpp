// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/calibration.h"

#include <algorithm>

namespace fulcrum::cost
{

namespace
{

constexpr double kSmallestScale = 0.1;
constexpr double kLargestScale = 10;

ParameterDescription scale(std::string key, std::string label, std::string help)
{
    return {.key = std::move(key),
            .label = std::move(label),
            .type = ParameterType::Real,
            .fallback = 1.0,
            .minimum = kSmallestScale,
            .maximum = kLargestScale,
            .help = std::move(help),
            .group = "Calibration"};
}

ParameterDescription share(std::string key, std::string label, std::string help, std::string unset)
{
    return {.key = std::move(key),
            .label = std::move(label),
            .type = ParameterType::Quantity,
            .dimension = Dimension::Fraction,
            .minimum = 0,
            .maximum = 10,
            .help = std::move(help),
            .group = "Calibration",
            .unset = std::move(unset)};
}

// nullptr where the key is not described.
const Value* find(const Parameters& parameters, std::string_view key)
{
    const auto found = std::find_if(parameters.begin(), parameters.end(),
                                    [key](const auto& each) { return each.first == key; });
    return found == parameters.end() ? nullptr : &found->second;
}

template <class T>
std::optional<T> get(const Parameters& parameters, std::string_view key)
{
    const Value* value = find(parameters, key);
    const T* typed = value == nullptr ? nullptr : std::get_if<T>(value);
    return typed == nullptr ? std::nullopt : std::optional<T>(*typed);
}

} // namespace

std::vector<ParameterDescription> calibration_parameters()
{
    return {
        scale("compute_scale", "Compute factor",
              "Factor on the compute rate that kernels reach, as fulcrum calibrate finds it."),
        scale("memory_scale", "Memory factor",
              "Factor on the memory bandwidth that kernels reach, as fulcrum calibrate finds it."),
        {.key = "calibrated_on",
         .label = "Calibrated on",
         .type = ParameterType::Text,
         .help = "What was measured to find the factors and host times; results then say so.",
         .group = "Calibration",
         .unset = "results are called uncalibrated"},
        share("residual", "Residual", "Median absolute error of the calibration on its own data.",
              "it is not known"),
        share("back_test_residual", "Back-test residual",
              "Median absolute error on measurements that the calibration had not seen.",
              "there was no back-test"),
    };
}

Calibration calibration_of(const Parameters& parameters)
{
    Calibration calibration;
    calibration.compute_scale = get<double>(parameters, "compute_scale").value_or(1);
    calibration.memory_scale = get<double>(parameters, "memory_scale").value_or(1);
    calibration.calibrated_on = get<std::string>(parameters, "calibrated_on").value_or("");
    calibration.residual = get<double>(parameters, "residual");
    calibration.back_test_residual = get<double>(parameters, "back_test_residual");
    return calibration;
}

} // namespace fulcrum::cost
