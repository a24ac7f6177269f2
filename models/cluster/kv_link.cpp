// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/kv_link.h"

#include "cost/memory.h"

#include <algorithm>

namespace fulcrum::cluster
{

double kv_bytes(cost::Deployment deployment, std::int64_t tokens)
{
    deployment.tensor_parallel = 1; // of its GPUs, each has a part
    return cost::kv_bytes_of_request(deployment, tokens);
}

KvLinkSettings read_kv_link(const Parameters& p)
{
    return {.bytes_per_second = p.real("bandwidth") * p.real("efficiency"),
            .setup = from_seconds(p.real("setup_time")),
            .layerwise = p.boolean("layerwise"),
            .first_token_from_decode = p.text("first_token") == "decode"};
}

TimeNs KvLink::duration(double bytes) const
{
    return settings_.setup + from_seconds(bytes / settings_.bytes_per_second);
}

TimeNs KvLink::send(const Load& load, TimeNs now)
{
    const TimeNs whole = duration(load.bytes);
    TimeNs begin = std::max(now, free_at_);
    TimeNs end = begin + whole;
    if (settings_.layerwise && now <= load.ready) {
        // The first layer is there after one layer's share of the prefill; each layer takes the same time.
        const TimeNs first_layer = load.ready - load.prefill + load.prefill / load.layers;
        begin = std::max(first_layer, free_at_);
        end = std::max(begin + whole, load.ready + whole / load.layers);
    }
    ++transfers_;
    busy_ += whole;
    free_at_ = end;
    return end;
}

} // namespace fulcrum::cluster
