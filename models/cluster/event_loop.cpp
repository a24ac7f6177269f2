// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/event_loop.h"

#include "base/prefetch.h"

#include <algorithm>

namespace fulcrum::cluster
{

namespace
{

constexpr std::int64_t kTurnsBetweenChecks = 4096;
constexpr TimeNs kLongestTurn = 100 * kSecond; // of a replica by itself, so that a cancel is seen

} // namespace

EventLoop::EventLoop(Pipeline& pipeline, LoopLimits limits, std::function<bool(TimeNs)> go_on)
    : p_(pipeline), limits_(limits), go_on_(std::move(go_on)), steps_(pipeline.replicas.size()),
      loads_(pipeline.replicas.size())
{
}

void EventLoop::schedule(TimeNs at, std::function<void(TimeNs)> apply)
{
    post(at, Event::Kind::Change, static_cast<std::int64_t>(changes_.size()));
    changes_.push_back(std::move(apply));
}

void EventLoop::post(TimeNs at, Event::Kind kind, std::int64_t about, std::int64_t valid)
{
    events_.push({at, kind, events_.next_order(), about, valid});
}

void EventLoop::bring_forward(int number)
{
    steps_.set(static_cast<std::size_t>(number), replica(number).next_step());
}

void EventLoop::find_next_arrival()
{
    next_source_ = nullptr;
    next_arrival_ = kNever;
    if (offered_ >= limits_.max_requests) return;
    TimeNs earliest = limits_.until;
    for (SourceNode& source : p_.sources) {
        const TimeNs at = source.requests->next_arrival();
        if (at >= earliest) continue;
        earliest = at;
        next_source_ = &source;
        next_arrival_ = at;
    }
}

void EventLoop::run()
{
    find_next_arrival();
    for (std::int64_t turn = 0;; ++turn) {
        const TimeNs event = events_.empty() ? kNever : events_.top().at;
        const TimeNs outside = std::min(event, next_arrival_);
        const TimeNs now = std::min(outside, steps_.time());
        if (now == kNever || now > limits_.stop_at) return;
        if (turn % kTurnsBetweenChecks == 0 && !go_on_(now)) return;
        if (event <= now) {
            const Event next = events_.top();
            events_.pop();
            if (!is_void(next)) handle(next);
        } else if (next_arrival_ <= now) {
            arrive(*next_source_, now);
        } else {
            take_step(outside);
        }
    }
}

// The replica whose step begins first takes it, and as many like it as nothing can come between. Where ends
// have consequences, the step that begins next may bring one.
void EventLoop::take_step(TimeNs limit)
{
    const auto first = static_cast<int>(steps_.first());
    engine::Replica& soonest = replica(first);
    if (p_.coupled) {
        soonest.advance_once(std::min(limit, steps_.second_time()));
    } else {
        soonest.advance(std::min(limit, steps_.time() + kLongestTurn));
    }
    bring_forward(first);
    prefetch(p_.replicas[steps_.first()].get()); // it is among many, and mostly the next
    if (!p_.ended.empty()) collect_ended();
}

// An end happens when its step ends, which may be later than now.
void EventLoop::collect_ended()
{
    for (const engine::Ended& ended : p_.ended) {
        const std::int32_t number = flights_.find(ended.index);
        if (number < 0) continue;
        Flight& flight = flights_[number];
        prefetch(&flight); // it has not been looked at since it was dealt
        flight.times = ended.times;
        flight.handle = ended.handle;
        events_.push({ended.at, Event::Kind::Ended, ended.index, number, flight.attempt});
    }
    p_.ended.clear();
}

// What it is about has gone on without it.
bool EventLoop::is_void(const Event& event)
{
    switch (event.kind) {
    case Event::Kind::Change:
        return false;
    case Event::Kind::Timeout: {
        const Flight& flight = flights_[event.about];
        return flight.index != event.valid || flight.deadline != event.at;
    }
    case Event::Kind::Look:
        return event.at != (event.valid == 0 ? p_.gateways[static_cast<std::size_t>(event.about)].look_at
                                             : p_.kv_links[static_cast<std::size_t>(event.about)].look_at);
    default:
        return flights_[event.about].attempt != event.valid;
    }
}

void EventLoop::handle(const Event& event)
{
    const auto flight = static_cast<std::int32_t>(event.about);
    last_event_ = event.at;
    switch (event.kind) {
    case Event::Kind::Change:
        changes_[static_cast<std::size_t>(event.about)](event.at);
        changed(event.at);
        break;
    case Event::Kind::Ended:
        attempt_ended(flight, event.at);
        break;
    case Event::Kind::Failed:
        leave_servers(flight, event.at);
        return_answer(flight, event.at);
        break;
    case Event::Kind::Transferred:
        transferred(flight, event.at);
        break;
    case Event::Kind::Timeout:
        time_out(flight, event.at);
        break;
    case Event::Kind::Reach:
        reach(flight, event.at);
        break;
    case Event::Kind::Seen:
        seen(flight, event.at);
        break;
    case Event::Kind::Turn:
    case Event::Kind::Retry:
        send(flight, event.at);
        break;
    case Event::Kind::Look:
        if (event.valid == 0) {
            p_.gateways[static_cast<std::size_t>(flight)].look_at = kNever;
            let_pass(flight, event.at);
        } else {
            p_.kv_links[static_cast<std::size_t>(flight)].look_at = kNever;
            look_at_link(flight, event.at);
        }
        break;
    }
}

void EventLoop::changed(TimeNs now)
{
    collect_ended();
    for (std::size_t i = 0; i < p_.replicas.size(); ++i)
        bring_forward(static_cast<int>(i));
    for (std::size_t i = 0; i < p_.clients.size(); ++i) {
        while (const std::optional<std::int64_t> next = p_.clients[i].client.next_turn())
            post(now, Event::Kind::Turn, *next, flights_[*next].attempt);
    }
    for (std::size_t i = 0; i < p_.gateways.size(); ++i) {
        GatewayNode& node = p_.gateways[i];
        note_gateway(node, now);
        while (const std::optional<Ticket> ticket = node.gateway.turn_away()) {
            ++node.record.rejected[static_cast<std::size_t>(engine::Rejection::OverQuota)];
            reject(static_cast<std::int32_t>(ticket->request), engine::Rejection::OverQuota, now);
        }
        let_pass(static_cast<int>(i), now);
    }
    for (std::size_t i = 0; i < p_.kv_links.size(); ++i)
        look_at_link(static_cast<int>(i), now);
    find_next_arrival();
}

void EventLoop::finish(TimeNs end)
{
    collect_ended();
    for (GatewayNode& node : p_.gateways)
        note_gateway(node, end);
    for (KvLinkNode& node : p_.kv_links) {
        node.record.transfers = node.link.transfers();
        node.record.busy = node.link.busy();
    }
    for (std::size_t place = 0; place < flights_.places(); ++place) {
        Flight& flight = flights_[static_cast<std::int64_t>(place)];
        if (!flight.alive()) continue;
        drained_ = false;
        engine::RequestTimes& times = flight.times;
        if (const ClientNode* client = client_of(flight)) client->client.stamp(times);
        times.outcome = engine::Outcome::InFlight;
        times.rejection = engine::Rejection::None;
        times.last_token = kNever;
        times.last_seen = kNever;
        times.retries = static_cast<std::uint16_t>(flight.retries);
        p_.table.put(flight.index, times);
    }
}

} // namespace fulcrum::cluster
