// SPDX-License-Identifier: GPL-3.0-or-later
// A request on its way from its source and back.
#pragma once

#include "cluster/gateway.h"
#include "engine/record.h"
#include "engine/request.h"

#include <cstdint>
#include <deque>
#include <vector>

namespace fulcrum::cluster
{

struct Flight {
    enum class Stage : std::uint8_t {
        Unsent,       // waits for its turn at the client
        Outbound,     // on the network, or before its next attempt
        AtGateway,    // waits there
        AtReplica,    // waits or runs
        Transferring, // its KV waits for, or is on, a kv_link
        Inbound,      // the answer is on the network
    };

    engine::Request request;
    engine::RequestTimes times; // of this attempt; its outcome once that is known
    std::int64_t index = kNobody;
    std::uint64_t id = 0; // the source's own number
    std::size_t source = 0;
    Stage stage = Stage::Unsent;
    std::int64_t attempt = 0; // grows with each; events of an earlier one are void
    std::int32_t retries = 0;
    TimeNs first_sent = kNever;
    TimeNs deadline = kNever;
    bool passed = false; // the gateway; it is to hear of the end
    Ticket ticket;       // there
    std::int64_t place = 0;
    int replica = -1;
    engine::Handle handle = engine::kNoHandle;
    int prefill_replica = -1; // holds its KV until that has been sent; -1: none
    engine::Handle prefill_handle = engine::kNoHandle;
    TimeNs ready = 0;     // when that was computed
    bool sending = false; // its KV is on the link

    static constexpr std::int64_t kNobody = -1;
    bool alive() const { return index != kNobody; }
};

// All flights; places are reused, and an index finds its flight while it is alive.
class Flights
{
public:
    std::int32_t add(std::int64_t index);
    void remove(std::int32_t flight);
    std::int32_t find(std::int64_t index) const; // -1: it is not alive

    Flight& operator[](std::int64_t flight) { return flights_[static_cast<std::size_t>(flight)]; }
    std::size_t places() const { return flights_.size(); }

private:
    std::vector<Flight> flights_;
    std::vector<std::int32_t> unused_;
    std::deque<std::int32_t> by_index_; // of indices from first_ on; -1: it has ended
    std::int64_t first_ = 0;
};

} // namespace fulcrum::cluster
