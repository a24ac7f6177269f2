// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/identity.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace fulcrum::evidence::metrics
{

namespace
{

using scenario::Population;

struct Known {
    std::string_view label;
    std::string Population::*part;
};

// The first of a part that a series has counts. Names as vLLM, SGLang, TGI, the Prometheus operator, Envoy
// and Kubernetes write them.
constexpr std::array<Known, 20> kPopulationParts{{{"model_name", &Population::model},
                                                  {"served_model_name", &Population::model},
                                                  {"model", &Population::model},
                                                  {"version", &Population::version},
                                                  {"app_version", &Population::version},
                                                  {"image_tag", &Population::version},
                                                  {"pod_template_hash", &Population::version},
                                                  {"template_hash", &Population::template_hash},
                                                  {"tenant", &Population::tenant},
                                                  {"priority", &Population::request_class},
                                                  {"region", &Population::region},
                                                  {"zone", &Population::region},
                                                  {"pod", &Population::replica},
                                                  {"pod_name", &Population::replica},
                                                  {"kubernetes_pod_name", &Population::replica},
                                                  {"exported_pod", &Population::replica},
                                                  {"instance", &Population::replica},
                                                  {"Hostname", &Population::replica},
                                                  {"hostname", &Population::replica},
                                                  {"node", &Population::replica}}};

// Parts of a replica that stand side by side.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kInside{
    {{"engine", "engine"}, {"dp_rank", "engine"}, {"gpu", "GPU"}, {"GPU_I_ID", "instance"}}};

// Labels of the scrape that split nothing.
constexpr std::array<std::string_view, 16> kAside{
    "__name__",   "job",    "namespace",  "service",   "endpoint", "container",
    "UUID",       "device", "prometheus", "modelName", "cluster",  "DCGM_FI_DRIVER_VERSION",
    "pci_bus_id", "image",  "uid",        "id"};

constexpr std::array<std::string_view, 4> kRanks{"tp_rank", "pp_rank", "moe_ep_rank", "ep_rank"};

bool is_one_of(std::string_view name, std::span<const std::string_view> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

const Label* find_label(std::span<const Label> labels, std::string_view name)
{
    const auto found =
        std::find_if(labels.begin(), labels.end(), [name](const Label& one) { return one.name == name; });
    return found == labels.end() ? nullptr : &*found;
}

bool is_part(std::string_view name)
{
    return std::any_of(kPopulationParts.begin(), kPopulationParts.end(),
                       [name](const Known& known) { return known.label == name; }) ||
           std::any_of(kInside.begin(), kInside.end(),
                       [name](const auto& known) { return known.first == name; });
}

std::string key_of(const Population& population)
{
    std::string key;
    for (const std::string* part :
         {&population.model, &population.version, &population.template_hash, &population.tenant,
          &population.request_class, &population.region, &population.replica})
        (key += *part) += '\n';
    return key;
}

} // namespace

Identity identity_of(std::span<const Label> labels)
{
    Identity identity;
    for (const Known& known : kPopulationParts) {
        std::string& part = identity.population.*known.part;
        const Label* label = part.empty() ? find_label(labels, known.label) : nullptr;
        if (label) part = label->value;
    }
    for (const auto& [name, title] : kInside) {
        const Label* label = find_label(labels, name);
        if (!label || label->value.empty()) continue;
        std::string& replica = identity.population.replica;
        replica += (replica.empty() ? "" : ", ") + std::string(title) + " " + label->value;
    }
    for (const Label& label : labels) {
        if (is_one_of(label.name, kRanks))
            identity.repeats = identity.repeats || (label.value != "0" && !label.value.empty());
        else if (!is_part(label.name) && !is_one_of(label.name, kAside))
            identity.rest.push_back(label);
    }
    std::sort(identity.rest.begin(), identity.rest.end());
    identity.key = key_of(identity.population);
    return identity;
}

void drop_only_engine(std::span<Identity*> identities)
{
    const std::string* only = nullptr;
    for (const Identity* identity : identities) {
        const std::string& replica = identity->population.replica;
        if (replica.empty()) continue; // says nothing of engines
        if (!replica.starts_with("engine ") || (only && *only != replica)) return;
        only = &replica;
    }
    for (Identity* identity : identities) {
        identity->population.replica.clear();
        identity->key = key_of(identity->population);
    }
}

} // namespace fulcrum::evidence::metrics
