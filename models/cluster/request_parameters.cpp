// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/request_parameters.h"

#include "base/time.h"

namespace fulcrum::cluster
{

std::vector<ParameterDescription> request_parameters()
{
    return {
        {.key = "priority",
         .label = "Priority",
         .type = ParameterType::Integer,
         .fallback = std::int64_t{0},
         .minimum = -1000.0,
         .maximum = 1000.0,
         .help = "Smaller is more urgent; only priority scheduling reads it.",
         .group = "Request"},
        {.key = "tenant",
         .label = "Tenant",
         .type = ParameterType::Integer,
         .fallback = std::int64_t{0},
         .minimum = 0,
         .maximum = 65535.0,
         .help = "Number of the tenant that sends these requests.",
         .group = "Request"},
        {.key = "prompt_logprobs",
         .label = "Prompt log probabilities",
         .type = ParameterType::Boolean,
         .fallback = false,
         .help = "Whether clients ask for the probability of every prompt token, which takes logits, and so "
                 "memory, for all of them.",
         .group = "Request"},
        {.key = "slo_ttft",
         .label = "Promised TTFT",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Time,
         .minimum = 1e-6,
         .maximum = kLatestSeconds,
         .help = "The time to first token that these requests are promised: goodput counts those that keep "
                 "it.",
         .group = "Request",
         .unset = "nothing is promised"},
        {.key = "slo_tpot",
         .label = "Promised TPOT",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Time,
         .minimum = 1e-6,
         .maximum = kLatestSeconds,
         .help = "The same for the time per output token.",
         .group = "Request",
         .unset = "nothing is promised"}};
}

engine::Slo slo_of(const Parameters& parameters)
{
    engine::Slo slo;
    for (const auto& [key, value] : parameters) {
        const double* seconds = std::get_if<double>(&value);
        if (seconds == nullptr) continue;
        if (key == "slo_ttft") slo.ttft = from_seconds(*seconds);
        if (key == "slo_tpot") slo.tpot = from_seconds(*seconds);
    }
    return slo;
}

} // namespace fulcrum::cluster
