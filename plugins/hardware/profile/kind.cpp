// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware/profile/kind.h"

#include "hardware/profile/profile_cost.h"
#include "hardware/profile/table_cache.h"

namespace fulcrum::plugins::profile
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
    device.help =
        "The GPU that the tables were measured on; its memory and price are those of the catalogue.";
    device.group = "Device";
    device.shared_concept = "device";
    return device;
}

std::vector<ParameterDescription> parameters()
{
    return {
        device_parameter(),
        {.key = "tables",
         .label = "Layer tables",
         .type = ParameterType::File,
         .help = "Folder with measured layer times: LLMServingSim's of one model (tp1/dense.csv and more) or "
                 "aiconfigurator's of one GPU (gemm.csv and more). Relative to the project's folder.",
         .group = "Device"},
        {.key = "all_reduce",
         .label = "All-reduce table",
         .type = ParameterType::File,
         .help = "A custom_allreduce.csv or nccl.csv of aiconfigurator, which tensor parallel needs.",
         .group = "Device",
         .unset = "custom_allreduce.csv or nccl.csv in the folder of the tables"},
        {.key = "skew_correction",
         .label = "Unequal contexts",
         .type = ParameterType::Choice,
         .fallback = std::string("auto"),
         .choices = {"auto", "on", "off"},
         .help = "Whether LLMServingSim's skew_fit.csv corrects decode batches of unequal contexts; auto "
                 "does what "
                 "meta.yaml beside it says.",
         .group = "Device"},
        {.key = "expert_load",
         .label = "Expert load",
         .type = ParameterType::Choice,
         .fallback = std::string("balanced"),
         .choices = {"balanced", "power_law_1.01", "power_law_1.2"},
         .help = "How unevenly tokens choose the experts of a model that has some: which of aiconfigurator's "
                 "measurements are taken. LLMServingSim's have equal chances only.",
         .group = "Device"},
        {.key = "error_band",
         .label = "Place in error band",
         .type = ParameterType::Real,
         .fallback = 0.0,
         .minimum = -3,
         .maximum = 3,
         .help =
             "0 takes times as measured, -1 and 1 the ends of their error band of one standard deviation.",
         .group = "Device"},
        {.key = "price",
         .label = "Price",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Price,
         .minimum = 0,
         .help = "Price of one GPU an hour. Sellers differ by far more than models do.",
         .group = "Device",
         .shared_concept = "price",
         .unset = "the default price of the catalogue"},
    };
}

Result<std::unique_ptr<cost::StepCost>> make(const Parameters& parameters, const cost::Deployment& deployment,
                                             TableCache& cache)
{
    const catalog::Device* device = catalog::find_device(parameters.text("device"));
    if (!device) return Error{"unknown device '" + parameters.text("device") + "'", {}, {}, {}};
    Source source;
    source.tables = parameters.text("tables");
    if (parameters.is_set("all_reduce")) source.all_reduce = parameters.text("all_reduce");
    const std::string& skew = parameters.text("skew_correction");
    source.skew = skew == "on" ? UseSkew::Always : skew == "off" ? UseSkew::Never : UseSkew::AsMetaSays;
    source.expert_load = parameters.text("expert_load");
    const Result<SharedTimes> times = cache.read(source, deployment, *device);
    if (!times) return times.errors();
    ProfileCost::Settings settings;
    settings.price_usd_per_hour =
        parameters.is_set("price") ? parameters.real("price") : device->price_usd_per_hour.value;
    settings.band = parameters.real("error_band");
    return std::unique_ptr<cost::StepCost>(
        std::make_unique<ProfileCost>(*times, *device, deployment, settings));
}

} // namespace

cluster::HardwareKind kind()
{
    return {
        {"profile", "Measured layer tables",
         "Step times as the sum of a model's layers, each from a table of measured kernel times."},
        parameters(),
        [cache = std::make_shared<TableCache>()](const Parameters& p, const cost::Deployment& deployment) {
            return make(p, deployment, *cache);
        }};
}

} // namespace fulcrum::plugins::profile
