// SPDX-License-Identifier: GPL-3.0-or-later
// The way of KV caches from engines that compute prompts to engines that decode (MODEL 4.3).
#pragma once

#include "base/parameters.h"
#include "base/time.h"
#include "cost/step_cost.h"

#include <cstdint>

namespace fulcrum::cluster
{

struct KvLinkSettings {
    double bytes_per_second = 40e9; // bandwidth times efficiency
    TimeNs setup = 0;
    bool layerwise = false;
    bool first_token_from_decode = false; // otherwise the client sees it before the transfer
};

// What a prompt's KV takes, of all layers and all GPUs together.
double kv_bytes(cost::Deployment deployment, std::int64_t tokens);

KvLinkSettings read_kv_link(const Parameters& parameters);

// Transfers go one after the other. t = setup + bytes / (bandwidth x efficiency) [E].
class KvLink
{
public:
    explicit KvLink(KvLinkSettings settings) : settings_(settings) {}

    void change(KvLinkSettings settings) { settings_ = settings; }
    const KvLinkSettings& settings() const { return settings_; }

    TimeNs duration(double bytes) const;

    // The prompt whose KV is sent: computed in the `prefill` before `ready`, in so many layers.
    struct Load {
        double bytes = 0;
        TimeNs ready = 0;
        TimeNs prefill = 0;
        int layers = 1;
    };
    // Sends it, not before `now`; returns when all has arrived. Layer by layer, a layer's KV is sent while
    // the next is computed, so that only the last one's share is left to send when the prompt is computed,
    // where the link is faster than the prefill; this needs a place at the other end by then, so not where
    // `now` is later than `ready`.
    TimeNs send(const Load& load, TimeNs now);

    TimeNs free_at() const { return free_at_; }

    // Over the whole run.
    std::int64_t transfers() const { return transfers_; }
    TimeNs busy() const { return busy_; }

private:
    KvLinkSettings settings_;
    TimeNs free_at_ = 0;
    std::int64_t transfers_ = 0;
    TimeNs busy_ = 0;
};

} // namespace fulcrum::cluster
