// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/prices.h"

#include "catalog/device.h"

#include <cmath>

namespace fulcrum::study
{

namespace
{

const catalog::Device* device_of(const scenario::Scenario& scenario, const std::string& engine)
{
    for (const scenario::Link& link : scenario.links) {
        const scenario::Node* node = link.from == engine ? scenario.find(link.to) : nullptr;
        if (node == nullptr || node->kind != scenario::NodeKind::Device) continue;
        // Other hardware plugins may know their devices by something else than a catalogue id.
        for (const auto& [key, value] : node->parameters) {
            const auto* text = std::get_if<std::string>(&value);
            if (key == "device" && text != nullptr) return catalog::find_device(*text);
        }
    }
    return nullptr;
}

Interval price_of(const scenario::Scenario& scenario, const cluster::ReplicaRecord& replica)
{
    const double price = replica.price_usd_per_hour;
    const catalog::Device* device = device_of(scenario, replica.engine);
    if (device == nullptr) return {price, price, price};
    const Interval& each = device->price_usd_per_hour;
    const bool is_default = std::abs(price - each.value * replica.gpus) <= 1e-9 * price;
    if (!is_default) return {price, price, price};
    return {price, each.low * replica.gpus, each.high * replica.gpus};
}

} // namespace

void set_price_range(const scenario::Scenario& scenario, const cluster::RunRecord& record,
                     ScenarioFigures& figures)
{
    if (!figures.cost_known) return;
    Interval sum;
    for (const cluster::ReplicaRecord& replica : record.replicas) {
        const Interval price = price_of(scenario, replica);
        sum.value += price.value;
        sum.low += price.low;
        sum.high += price.high;
    }
    if (!(sum.value > 0)) return;
    for (Interval* cost :
         {&figures.cost_usd_per_million_output_tokens, &figures.cost_usd_per_thousand_requests})
        *cost = {cost->value, cost->value * sum.low / sum.value, cost->value * sum.high / sum.value};
}

} // namespace fulcrum::study
