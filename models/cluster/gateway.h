// SPDX-License-Identifier: GPL-3.0-or-later
// What stands before the engines and decides who may pass, who waits and who is turned away (MODEL 4.4).
#pragma once

#include "base/parameters.h"
#include "base/time.h"
#include "cluster/fair_queue.h"
#include "cluster/token_bucket.h"
#include "cluster/wait_predictor.h"
#include "engine/request.h"

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace fulcrum::cluster
{

struct GatewaySettings {
    enum class Order { Arrival, Priority, Fair };

    std::int64_t max_in_flight = INT64_MAX;
    std::int64_t max_queue = INT64_MAX;
    Order order = Order::Arrival;
    double ageing = 0; // priority points a second of waiting
    std::vector<double> tenant_weights{};
    std::int64_t bucket_capacity = 0; // tokens; 0: no bucket
    double bucket_rate = 0;           // tokens a second
    bool bucket_counts_max_tokens = false;
    std::int64_t reserved_tokens = INT64_MAX; // in flight, of each tenant
    bool over_quota_waits = false;
    TimeNs max_predicted_ttft = kNever;
    std::int32_t max_tokens_cap = INT32_MAX;
};

GatewaySettings read_gateway(const Parameters& parameters);

// What a gateway sees of a request. It never sees how long the answer will be.
struct Ticket {
    std::int64_t request = 0; // the caller's number
    std::uint16_t tenant = 0;
    std::int32_t prompt_tokens = 0;
    std::int32_t max_tokens = 0;
    std::int32_t priority = 0;
    TimeNs arrival = 0; // at the gateway

    std::int64_t reserve() const { return std::int64_t{prompt_tokens} + max_tokens; }
};

class Gateway
{
public:
    explicit Gateway(GatewaySettings settings);

    // Later requests are judged by these; those that wait or have passed stay.
    void change(GatewaySettings settings);
    const GatewaySettings& settings() const { return settings_; }

    enum class Verdict { Pass, Wait, Reject };
    struct Answer {
        Verdict verdict = Verdict::Pass;
        engine::Rejection why = engine::Rejection::None;
        std::int64_t place = -1; // where it waits: leave() wants to know
    };

    // A request arrives. `open`: an engine behind is up; otherwise it has to wait. `waiting_behind`: requests
    // that wait at the engines, for the prediction of its TTFT.
    Answer arrive(const Ticket& ticket, TimeNs now, bool open, std::int64_t waiting_behind);

    // The next one that may pass now, if any; it is in flight from then on. Tenants that are over their quota
    // are passed over. Of equal ones, the first that came.
    std::optional<Ticket> release(TimeNs now);

    // When release() may have one though nothing ends before: a bucket has refilled. kNever: not so.
    TimeNs next_refill(TimeNs now) const;

    // One that has passed is gone, after so many generated tokens. What was reserved for it is free.
    void ended(const Ticket& ticket, std::int32_t generated);
    // For the prediction: it had its whole answer, `prefill` from its first step to its first token.
    void completed(TimeNs now, TimeNs prefill, std::int64_t waiting_behind);
    // After a change: one that waits and can never pass any more, if there is any. It has left the queue.
    std::optional<Ticket> turn_away();
    // One that waits has gone away.
    void leave(const Ticket& ticket, std::int64_t place);

    std::int64_t waiting() const { return waiting_; }
    std::int64_t in_flight() const { return in_flight_; }
    const ServiceCounters& service() const { return service_; }

private:
    struct Place {
        double key = 0; // smaller is earlier, within a tenant
        std::int64_t number = 0;
        Ticket ticket;
        bool operator<(const Place& other) const
        {
            return key != other.key ? key < other.key : number < other.number;
        }
    };
    struct Tenant {
        std::set<Place> line;
        std::int64_t reserved = 0;
        std::optional<TokenBucket> bucket;
    };

    Tenant& tenant(std::uint16_t number);
    std::int64_t cost(const Ticket& ticket) const;
    bool never_fits(const Ticket& ticket, Tenant& of) const;
    bool within_quota(const Ticket& ticket, const Tenant& of, TimeNs now) const;
    double key_of(const Ticket& ticket) const;
    void pass(const Ticket& ticket, Tenant& of, TimeNs now);
    void sort_lines();
    void remove(std::uint16_t number, std::set<Place>::iterator place);

    GatewaySettings settings_;
    std::vector<Tenant> tenants_;
    std::vector<std::uint16_t> lines_; // tenants with somebody in their line
    ServiceCounters service_;
    WaitPredictor predictor_;
    std::int64_t next_number_ = 0;
    std::int64_t waiting_ = 0;
    std::int64_t in_flight_ = 0;
};

} // namespace fulcrum::cluster
