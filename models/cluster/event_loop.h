// SPDX-License-Identifier: GPL-3.0-or-later
// A pipeline at work, event by event: whatever its nodes do to each other's requests.
//
// At one time, events come before arrivals and these before steps: a step sees all that has arrived when it
// begins.
#pragma once

#include "cluster/event_queue.h"
#include "cluster/flight.h"
#include "cluster/pipeline.h"
#include "cluster/soonest.h"

#include <functional>
#include <optional>

namespace fulcrum::cluster
{

// When a run ends.
struct LoopLimits {
    TimeNs until = kNever;   // arrivals stop
    TimeNs stop_at = kNever; // the clock stops
    std::int64_t max_requests = INT64_MAX;
};

class EventLoop
{
public:
    // `go_on` is asked now and then, with the time; false ends the run.
    EventLoop(Pipeline& pipeline, LoopLimits limits, std::function<bool(TimeNs)> go_on);

    // Has something happen to nodes, before all else that happens at that time. `apply` may call everything
    // of the pipeline's nodes and replicas; the loop then looks at all of them anew. Of those at one time, in
    // the order of the calls. May also be called while the loop runs, for times to come.
    void schedule(TimeNs at, std::function<void(TimeNs now)> apply);

    // Takes away everything that a replica has, save what ends with its step under way, and deals it anew: it
    // begins again.
    void send_elsewhere(int replica, TimeNs now);

    void run();

    // Closes the books at the end of the run, after the replicas': requests that are still under way are put
    // into the table as such.
    void finish(TimeNs end);

    std::int64_t offered() const { return offered_; }
    TimeNs last_event() const { return last_event_; }
    bool drained() const { return drained_; }

private:
    using Stage = Flight::Stage;

    // event_loop.cpp: what comes next
    void find_next_arrival();
    void handle(const Event& event);
    bool is_void(const Event& event);
    void take_step(TimeNs limit);
    void collect_ended();
    void changed(TimeNs now);
    void post(TimeNs at, Event::Kind kind, std::int64_t about, std::int64_t valid = 0);
    void bring_forward(int replica); // tells the tournament when its next step is

    // request_path.cpp: what happens to a request
    void arrive(SourceNode& source, TimeNs now);
    void send(std::int32_t flight, TimeNs now);
    void reach(std::int32_t flight, TimeNs now);
    void deal(std::int32_t flight, TimeNs now);
    void attempt_ended(std::int32_t flight, TimeNs now);
    void leave_replica(Flight& flight);
    void leave_servers(std::int32_t flight, TimeNs now);
    void return_answer(std::int32_t flight, TimeNs now);
    void seen(std::int32_t flight, TimeNs now);
    void time_out(std::int32_t flight, TimeNs now);
    void reject(std::int32_t flight, engine::Rejection why, TimeNs now);
    void let_pass(int gateway, TimeNs now);
    void note_gateway(GatewayNode& gateway, TimeNs now);
    bool any_up(int dealer, TimeNs now) const;
    TimeNs next_back(int dealer, TimeNs now) const; // when one comes back by itself; kNever: none does
    std::int64_t waiting_behind(int dealer) const;

    // kv_transfer.cpp: from prefill to decode
    static constexpr int kNeverFits = -2;
    static constexpr int kLost = -3;
    void begin_transfer(std::int32_t flight, int from, TimeNs now);
    int set_aside(const KvLinkNode& node, std::int64_t tokens, TimeNs now);
    void look_at_link(int link, TimeNs now);
    void transferred(std::int32_t flight, TimeNs now);
    void fail_transfer(std::int32_t flight, bool lost, TimeNs now);
    void free_prefill(Flight& flight, TimeNs now);
    void drop_transfer(std::int32_t flight, TimeNs now);

    engine::Replica& replica(int number) { return *p_.replicas[static_cast<std::size_t>(number)]; }
    SourceNode& source_of(const Flight& flight) { return p_.sources[flight.source]; }
    ClientNode* client_of(const Flight& flight);
    GatewayNode* gateway_of(const Flight& flight);

    Pipeline& p_;
    LoopLimits limits_;
    std::function<bool(TimeNs)> go_on_;
    EventQueue events_;
    Flights flights_;
    Soonest steps_; // of replicas
    std::vector<Outstanding> loads_;
    std::vector<std::function<void(TimeNs)>> changes_;

    SourceNode* next_source_ = nullptr;
    TimeNs next_arrival_ = kNever;
    std::int64_t offered_ = 0;
    TimeNs last_event_ = 0;
    bool drained_ = true;
};

} // namespace fulcrum::cluster
