// SPDX-License-Identifier: GPL-3.0-or-later
// What is to happen, in the order of (time, kind, sequence).
#pragma once

#include "base/time.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace fulcrum::cluster
{

struct Event {
    // At one time, in this order; then arrivals, then steps.
    enum class Kind : std::uint8_t {
        Change,      // something happens to a node
        Ended,       // a replica is done with a request
        Failed,      // a KV cache can not be sent
        Transferred, // a KV cache has arrived
        Timeout,     // a client loses its patience
        Reach,       // a request comes out of the network
        Seen,        // an answer does
        Turn,        // a client may send one more
        Retry,       // a client's wait before the next attempt is over
        Look,        // a gateway or kv_link looks whether somebody may pass
    };
    TimeNs at = 0;
    Kind kind = Kind::Change;
    std::int64_t order = 0; // among equals
    std::int64_t about = 0; // a flight, node or change
    std::int64_t valid = 0; // what must still be so when it comes

    bool operator>(const Event& other) const
    {
        if (at != other.at) return at > other.at;
        if (kind != other.kind) return kind > other.kind;
        return order > other.order;
    }
};

class EventQueue
{
public:
    void push(const Event& event)
    {
        heap_.push_back(event);
        std::push_heap(heap_.begin(), heap_.end(), std::greater<>{});
    }
    void pop()
    {
        std::pop_heap(heap_.begin(), heap_.end(), std::greater<>{});
        heap_.pop_back();
    }
    bool empty() const { return heap_.empty(); }
    const Event& top() const { return heap_.front(); }
    std::int64_t next_order() { return order_++; }

private:
    std::vector<Event> heap_;
    std::int64_t order_ = 0;
};

} // namespace fulcrum::cluster
