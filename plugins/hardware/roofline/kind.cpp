// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware/roofline/kind.h"

#include "cost/calibration.h"
#include "hardware/roofline/roofline.h"

namespace fulcrum::plugins::roofline
{

namespace
{

ParameterDescription device_parameter()
{
    ParameterDescription device;
    device.key = "device";
    device.label = "Device";
    device.type = ParameterType::Choice;
    device.fallback = std::string("h100-sxm");
    for (const catalog::Device& known : catalog::devices())
        device.choices.push_back(known.id);
    device.help = "The GPU or chip, with the figures of the catalogue.";
    device.group = "Device";
    device.shared_concept = "device";
    return device;
}

ParameterDescription price_parameter()
{
    ParameterDescription price;
    price.key = "price";
    price.label = "Price";
    price.type = ParameterType::Quantity;
    price.dimension = Dimension::Price;
    price.minimum = 0;
    price.help = "Price of one GPU an hour. Sellers differ by far more than models do.";
    price.group = "Device";
    price.shared_concept = "price";
    price.unset = "the default price of the catalogue";
    return price;
}

ParameterDescription expert_skew_parameter()
{
    ParameterDescription skew;
    skew.key = "expert_skew";
    skew.label = "Expert load skew";
    skew.type = ParameterType::Real;
    skew.fallback = 0.0;
    skew.minimum = 0;
    skew.maximum = Layers::kMostExpertSkew;
    skew.help =
        "Of models with experts: tokens choose the i-th expert in proportion to i to the power of minus "
        "this. 0 chooses all alike; measured tables have 1.0 to 1.2, with which 8 to 32 tokens take a "
        "fifth to a half less time, and thousands 5 to 30 % more.";
    skew.group = "Device";
    return skew;
}

Result<std::unique_ptr<cost::StepCost>> make(const Parameters& parameters, const cost::Deployment& deployment)
{
    const catalog::Device* device = catalog::find_device(parameters.text("device"));
    if (!device) return Error{"unknown device '" + parameters.text("device") + "'", {}, {}, {}};
    const double price =
        parameters.is_set("price") ? parameters.real("price") : device->price_usd_per_hour.value;
    auto made = RooflineCost::make(*device, deployment, price, cost::calibration_of(parameters),
                                   parameters.real("expert_skew"));
    if (!made) return made.errors();
    return std::unique_ptr<cost::StepCost>(std::move(*made));
}

} // namespace

cluster::HardwareKind kind()
{
    std::vector<ParameterDescription> parameters{device_parameter(), price_parameter(),
                                                 expert_skew_parameter()};
    for (ParameterDescription& each : cost::calibration_parameters())
        parameters.push_back(std::move(each));
    return {
        {"roofline", "Roofline",
         "Step times from compute and memory rooflines with efficiencies fitted to measured layer tables."},
        std::move(parameters),
        make};
}

} // namespace fulcrum::plugins::roofline
