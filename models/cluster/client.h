// SPDX-License-Identifier: GPL-3.0-or-later
// What sends a workload's requests: its patience, its retries, how many it has in flight, and the network and
// proxies between it and the servers (MODEL 4.4, 13; cases G11).
#pragma once

#include "base/parameters.h"
#include "base/time.h"
#include "engine/record.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>

namespace fulcrum::cluster
{

struct ClientSettings {
    TimeNs timeout = kNever;
    std::int32_t retries = 0;
    bool retry_rejections = true; // and what was lost with its replica
    bool retry_timeouts = true;
    double backoff = 1; // s
    double backoff_factor = 2;
    double backoff_jitter = 0; // share of the wait that is drawn
    std::int64_t max_in_flight = INT64_MAX;
    TimeNs network_delay = 0; // one way
    std::int32_t flush_tokens = 1;
    TimeNs first_flush_delay = 0;

    bool operator==(const ClientSettings&) const = default;
};

ClientSettings read_client(const Parameters& parameters);

class Client
{
public:
    // `node` and `seed` name its random draws.
    Client(ClientSettings settings, const std::string& node, std::uint64_t seed);

    void change(ClientSettings settings) { settings_ = std::move(settings); }
    const ClientSettings& settings() const { return settings_; }

    // --- closed loop: who may send; a request keeps its turn until it has ended for good, retries included
    // True: it is sent now. False: it waits for its turn.
    bool arrive(std::int64_t request);
    // One has ended: who sends next, if anybody waits.
    std::optional<std::int64_t> ended();
    std::int64_t in_flight() const { return in_flight_; }
    std::int64_t backlog() const { return static_cast<std::int64_t>(backlog_.size()); }
    // One that waits for its turn, when the allowance has grown.
    std::optional<std::int64_t> next_turn();

    // --- patience
    // Whether an attempt that ended so is followed by another, `retries` having been made.
    bool tries_again(engine::Outcome outcome, std::int32_t retries) const;
    // The wait before it: backoff x factor^retries, of which the share `jitter` is drawn for (request,
    // retries).
    TimeNs wait_before(std::int64_t request, std::int32_t retries) const;
    // When it gives up. Where timeouts are retried each attempt has its own patience; otherwise it runs from
    // the first one.
    TimeNs deadline(TimeNs first_sent, TimeNs sent) const;

    // --- what it sees: later than the engine made it, by the network and by what a proxy holds back
    void stamp(engine::RequestTimes& times) const;

private:
    ClientSettings settings_;
    std::uint64_t seed_;
    std::uint32_t stream_;
    std::int64_t in_flight_ = 0;
    std::deque<std::int64_t> backlog_;
};

} // namespace fulcrum::cluster
