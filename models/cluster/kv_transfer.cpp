// SPDX-License-Identifier: GPL-3.0-or-later
// The KV cache of a prompt on its way from the engine that computed it to one that decodes (MODEL 4.3).
#include "cluster/event_loop.h"

#include <algorithm>

namespace fulcrum::cluster
{

void EventLoop::begin_transfer(std::int32_t number, int from, TimeNs now)
{
    Flight& flight = flights_[number];
    ++flight.attempt;
    flight.stage = Stage::Transferring;
    flight.prefill_replica = from;
    flight.prefill_handle = flight.handle;
    flight.ready = now;
    const EngineNode& engine =
        p_.engines[static_cast<std::size_t>(p_.engine_of[static_cast<std::size_t>(from)])];
    p_.kv_links[static_cast<std::size_t>(engine.kv_link)].waiting.push_back(number);
    look_at_link(engine.kv_link, now);
}

// The engine behind the link that has least to do, of those with room for the prompt; it is set aside there.
int EventLoop::set_aside(const KvLinkNode& node, std::int64_t tokens, TimeNs now)
{
    std::vector<int> order = p_.dealers[static_cast<std::size_t>(node.dealer)].dealer.replicas();
    std::erase_if(order, [&](int each) { return !p_.is_open(each, now); });
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return loads_[static_cast<std::size_t>(a)].requests < loads_[static_cast<std::size_t>(b)].requests;
    });
    for (const int each : order)
        if (replica(each).set_aside(tokens, now)) return each;
    // One that is busy may have room when its requests have ended; where none is, all is free already.
    const bool idle = std::ranges::all_of(
        order, [&](int each) { return loads_[static_cast<std::size_t>(each)].requests == 0; });
    return idle && !order.empty() ? kNeverFits : kNone;
}

// Transfers begin in the order in which prompts were computed. While the first finds no room at any engine,
// all wait, and their KV stays where it was computed.
void EventLoop::look_at_link(int number, TimeNs now)
{
    KvLinkNode& node = p_.kv_links[static_cast<std::size_t>(number)];
    TimeNs again = kNever;
    while (!node.waiting.empty() && again == kNever) {
        if (node.link.free_at() > now) {
            again = node.link.free_at();
            break;
        }
        const std::int32_t first = node.waiting.front();
        Flight& flight = flights_[first];
        const int to = replica(flight.prefill_replica).down(now)
                           ? kLost
                           : set_aside(node, flight.request.prompt_tokens, now);
        if (to == kNone) {
            if (!any_up(node.dealer, now)) again = next_back(node.dealer, now);
            break;
        }
        node.waiting.pop_front();
        if (to == kLost || to == kNeverFits) {
            fail_transfer(first, to == kLost, now);
            continue;
        }
        flight.replica = to;
        flight.sending = true;
        ++loads_[static_cast<std::size_t>(to)].requests;
        loads_[static_cast<std::size_t>(to)].tokens +=
            std::int64_t{flight.request.prompt_tokens} + flight.request.max_tokens;
        const EngineNode& engine = p_.engines[static_cast<std::size_t>(
            p_.engine_of[static_cast<std::size_t>(flight.prefill_replica)])];
        const TimeNs end = node.link.send({kv_bytes(engine.deployment, flight.request.prompt_tokens),
                                           flight.ready, flight.times.first_token - flight.times.scheduled,
                                           engine.deployment.model.layers},
                                          now);
        node.record.wait.add(now - flight.ready);
        node.record.transfer.add(end - now);
        post(end, Event::Kind::Transferred, first, flight.attempt);
    }
    if (again == kNever || again >= node.look_at) return;
    node.look_at = again;
    post(again, Event::Kind::Look, number, 1);
}

// Its KV is gone with its engine, or no engine can ever hold it.
void EventLoop::fail_transfer(std::int32_t number, bool lost, TimeNs now)
{
    Flight& flight = flights_[number];
    free_prefill(flight, now);
    flight.times.outcome = lost ? engine::Outcome::Failed : engine::Outcome::Rejected;
    flight.times.rejection = lost ? engine::Rejection::None : engine::Rejection::NeverFits;
    flight.times.last_token = kNever;
    ++flight.attempt;
    post(now, Event::Kind::Failed, number, flight.attempt);
}

void EventLoop::free_prefill(Flight& flight, TimeNs now)
{
    replica(flight.prefill_replica).release(flight.prefill_handle, flight.index, now);
    bring_forward(flight.prefill_replica);
    flight.prefill_replica = kNone;
}

// The decode engine goes on where the prefill engine stopped: after the first token, where the client has
// seen it, or with it.
void EventLoop::transferred(std::int32_t number, TimeNs now)
{
    Flight& flight = flights_[number];
    const EngineNode& engine =
        p_.engines[static_cast<std::size_t>(p_.engine_of[static_cast<std::size_t>(flight.prefill_replica)])];
    const KvLinkNode& node = p_.kv_links[static_cast<std::size_t>(engine.kv_link)];
    free_prefill(flight, now);
    flight.sending = false;
    flight.stage = Stage::AtReplica;
    engine::RequestTimes so_far = flight.times;
    engine::Request& request = flight.request;
    request.prefill_only = false;
    request.ready_tokens = request.prompt_tokens;
    if (node.link.settings().first_token_from_decode) {
        --request.ready_tokens; // the last one's logits give the first token
        so_far.first_token = kNever;
        so_far.first_seen = kNever;
        so_far.output_tokens = 0;
    }
    so_far.last_token = kNever;
    so_far.last_seen = kNever;
    // Of a prompt of one token nothing is left to bring.
    if (request.ready_tokens == 0) replica(flight.replica).drop_aside(request.prompt_tokens, now);
    flight.handle = replica(flight.replica).enqueue(request, flight.index, now, so_far);
    request.ready_tokens = 0;
    bring_forward(flight.replica);
    if (!p_.ended.empty()) collect_ended();
    look_at_link(engine.kv_link, now);
}

// The client has given up while the KV waited or was sent; what was set aside for it is free again.
void EventLoop::drop_transfer(std::int32_t number, TimeNs now)
{
    Flight& flight = flights_[number];
    const EngineNode& engine =
        p_.engines[static_cast<std::size_t>(p_.engine_of[static_cast<std::size_t>(flight.prefill_replica)])];
    KvLinkNode& node = p_.kv_links[static_cast<std::size_t>(engine.kv_link)];
    free_prefill(flight, now);
    if (!flight.sending) {
        std::erase(node.waiting, number);
        return;
    }
    flight.sending = false;
    const int to = flight.replica;
    replica(to).drop_aside(flight.request.prompt_tokens, now);
    leave_replica(flight);
    bring_forward(to);
}

} // namespace fulcrum::cluster
