// SPDX-License-Identifier: GPL-3.0-or-later
// A request's way from its source to an engine and back.
#include "cluster/event_loop.h"

#include <algorithm>

namespace fulcrum::cluster
{

namespace
{

std::int64_t tokens_of(const engine::Request& request)
{
    return std::int64_t{request.prompt_tokens} + request.max_tokens;
}

// What is known of an attempt before it begins.
engine::RequestTimes fresh_times(const engine::Request& request)
{
    engine::RequestTimes times;
    times.arrival = request.arrival;
    times.prompt_tokens = request.prompt_tokens;
    times.class_index = request.class_index;
    return times;
}

} // namespace

ClientNode* EventLoop::client_of(const Flight& flight)
{
    const int number = source_of(flight).client;
    return number == kNone ? nullptr : &p_.clients[static_cast<std::size_t>(number)];
}

GatewayNode* EventLoop::gateway_of(const Flight& flight)
{
    const int number = source_of(flight).gateway;
    return number == kNone ? nullptr : &p_.gateways[static_cast<std::size_t>(number)];
}

bool EventLoop::any_up(int dealer, TimeNs now) const
{
    const std::vector<int>& replicas = p_.dealers[static_cast<std::size_t>(dealer)].dealer.replicas();
    return std::any_of(replicas.begin(), replicas.end(), [&](int number) { return p_.is_open(number, now); });
}

// What is lost or closed comes back by a change at most, after which everybody looks anyway.
TimeNs EventLoop::next_back(int dealer, TimeNs now) const
{
    TimeNs next = kNever;
    for (const int number : p_.dealers[static_cast<std::size_t>(dealer)].dealer.replicas()) {
        const TimeNs at = p_.replicas[static_cast<std::size_t>(number)]->back_at();
        if (at > now) next = std::min(next, at);
    }
    return next;
}

std::int64_t EventLoop::waiting_behind(int dealer) const
{
    std::int64_t sum = 0;
    for (const int number : p_.dealers[static_cast<std::size_t>(dealer)].dealer.replicas())
        sum += p_.replicas[static_cast<std::size_t>(number)]->waiting();
    return sum;
}

void EventLoop::arrive(SourceNode& source, TimeNs now)
{
    last_event_ = std::max(last_event_, now);
    const std::int32_t number = flights_.add(offered_++);
    Flight& flight = flights_[number];
    source.requests->take(flight.request);
    flight.id = flight.request.id;
    flight.source = static_cast<std::size_t>(&source - p_.sources.data());
    flight.request.class_index = source.class_of[flight.request.class_index];
    flight.times = fresh_times(flight.request);
    find_next_arrival();
    if (ClientNode* client = client_of(flight)) {
        flight.request.flush_tokens = client->client.settings().flush_tokens;
        if (!client->client.arrive(number)) return;
    }
    send(number, now);
}

void EventLoop::send(std::int32_t number, TimeNs now)
{
    Flight& flight = flights_[number];
    flight.stage = Stage::Outbound;
    flight.times = fresh_times(flight.request);
    if (ClientNode* client = client_of(flight)) {
        ++client->record.sent;
        if (flight.first_sent == kNever) {
            flight.first_sent = now;
            client->record.lag.add(now - flight.request.arrival);
        } else {
            ++client->record.retries;
        }
        const TimeNs deadline = client->client.deadline(flight.first_sent, now);
        if (deadline != kNever && deadline != flight.deadline) {
            flight.deadline = deadline;
            post(deadline, Event::Kind::Timeout, number, flight.index);
        }
        if (const TimeNs delay = client->client.settings().network_delay; delay > 0) {
            post(now + delay, Event::Kind::Reach, number, flight.attempt);
            return;
        }
    }
    reach(number, now);
}

void EventLoop::reach(std::int32_t number, TimeNs now)
{
    Flight& flight = flights_[number];
    flight.times.reached = now;
    GatewayNode* node = gateway_of(flight);
    if (node == nullptr) {
        deal(number, now);
        return;
    }
    note_gateway(*node, now);
    const GatewaySettings& settings = node->gateway.settings();
    engine::Request& request = flight.request;
    request.max_tokens = std::min(request.max_tokens, settings.max_tokens_cap);
    request.output_tokens = std::min(request.output_tokens, settings.max_tokens_cap);
    flight.ticket = {number, request.tenant, request.prompt_tokens, request.max_tokens, request.priority,
                     now};
    const std::int64_t behind = settings.max_predicted_ttft != kNever ? waiting_behind(node->dealer) : 0;
    const Gateway::Answer answer =
        node->gateway.arrive(flight.ticket, now, any_up(node->dealer, now), behind);
    switch (answer.verdict) {
    case Gateway::Verdict::Pass:
        flight.passed = true;
        ++node->record.passed;
        deal(number, now);
        break;
    case Gateway::Verdict::Wait:
        flight.stage = Stage::AtGateway;
        flight.place = answer.place;
        let_pass(source_of(flight).gateway, now); // and sees when that may be
        break;
    case Gateway::Verdict::Reject:
        ++node->record.rejected[static_cast<std::size_t>(answer.why)];
        reject(number, answer.why, now);
        break;
    }
}

void EventLoop::deal(std::int32_t number, TimeNs now)
{
    Flight& flight = flights_[number];
    if (flight.times.admitted == kNever) flight.times.admitted = now;
    Dealer& dealer = p_.dealers[static_cast<std::size_t>(source_of(flight).dealer)].dealer;
    const int chosen = dealer.deal(flight.request, {flight.index, flight.retries}, now, loads_,
                                   [&](int each) { return p_.is_open(each, now); });
    if (chosen == Dealer::kNobody) {
        reject(number, engine::Rejection::NoReplica, now);
        return;
    }
    const auto place = static_cast<std::size_t>(chosen);
    flight.stage = Stage::AtReplica;
    flight.replica = chosen;
    ++loads_[place].requests;
    loads_[place].tokens += tokens_of(flight.request);
    const bool splits = p_.engines[static_cast<std::size_t>(p_.engine_of[place])].kv_link != kNone;
    flight.request.prefill_only = splits && flight.request.output_tokens > 1;
    flight.handle = replica(chosen).enqueue(flight.request, flight.index, now, flight.times);
    bring_forward(chosen);
    if (!p_.ended.empty()) collect_ended();
}

void EventLoop::send_elsewhere(int number, TimeNs now)
{
    std::vector<std::pair<std::int64_t, std::int32_t>> there; // in order of arrival
    for (std::size_t place = 0; place < flights_.places(); ++place) {
        const Flight& flight = flights_[static_cast<std::int64_t>(place)];
        const int at =
            flight.stage == Stage::Transferring && !flight.sending ? flight.prefill_replica : flight.replica;
        const bool has = flight.stage == Stage::AtReplica || flight.stage == Stage::Transferring;
        if (flight.alive() && has && at == number)
            there.emplace_back(flight.index, static_cast<std::int32_t>(place));
    }
    std::ranges::sort(there);
    for (const auto& [index, place] : there) {
        Flight& flight = flights_[place];
        if (flight.stage == Stage::Transferring) {
            drop_transfer(place, now);
        } else if (replica(number).withdraw(flight.handle, index, now)) {
            leave_replica(flight);
        } else {
            continue;
        }
        ++flight.attempt;
        const TimeNs reached = flight.times.reached;
        const TimeNs admitted = flight.times.admitted;
        flight.times = fresh_times(flight.request);
        flight.times.reached = reached; // it was let in before its replica began again
        flight.times.admitted = admitted;
        flight.request.ready_tokens = 0;
        deal(place, now);
    }
    bring_forward(number);
}

void EventLoop::leave_replica(Flight& flight)
{
    Outstanding& load = loads_[static_cast<std::size_t>(flight.replica)];
    --load.requests;
    load.tokens -= tokens_of(flight.request);
    flight.replica = kNone;
}

void EventLoop::reject(std::int32_t number, engine::Rejection why, TimeNs now)
{
    engine::RequestTimes& times = flights_[number].times;
    times.outcome = engine::Outcome::Rejected;
    times.rejection = why;
    leave_servers(number, now);
    return_answer(number, now);
}

void EventLoop::attempt_ended(std::int32_t number, TimeNs now)
{
    Flight& flight = flights_[number];
    const int was_at = flight.replica;
    leave_replica(flight);
    if (flight.request.prefill_only && flight.times.outcome == engine::Outcome::Completed) {
        begin_transfer(number, was_at, now);
        return;
    }
    leave_servers(number, now);
    return_answer(number, now);
}

// What stood behind it may have room for others.
void EventLoop::leave_servers(std::int32_t number, TimeNs now)
{
    Flight& flight = flights_[number];
    ++flight.attempt;
    if (flight.passed) {
        GatewayNode& node = *gateway_of(flight);
        note_gateway(node, now);
        flight.passed = false;
        node.gateway.ended(flight.ticket, flight.times.output_tokens);
        if (flight.times.outcome == engine::Outcome::Completed) {
            const bool predicts = node.gateway.settings().max_predicted_ttft != kNever;
            node.gateway.completed(now, flight.times.first_token - flight.times.scheduled,
                                   predicts ? waiting_behind(node.dealer) : 0);
        }
        let_pass(source_of(flight).gateway, now);
    }
    for (std::size_t i = 0; i < p_.kv_links.size(); ++i)
        if (!p_.kv_links[i].waiting.empty()) look_at_link(static_cast<int>(i), now);
}

void EventLoop::return_answer(std::int32_t number, TimeNs now)
{
    Flight& flight = flights_[number];
    flight.stage = Stage::Inbound;
    const ClientNode* client = client_of(flight);
    const TimeNs delay = client != nullptr ? client->client.settings().network_delay : 0;
    if (delay > 0) {
        post(now + delay, Event::Kind::Seen, number, flight.attempt);
    } else {
        seen(number, now);
    }
}

// The client learns how the attempt ended.
void EventLoop::seen(std::int32_t number, TimeNs now)
{
    Flight& flight = flights_[number];
    ClientNode* client = client_of(flight);
    if (client != nullptr) {
        client->client.stamp(flight.times);
        if (client->client.tries_again(flight.times.outcome, flight.retries)) {
            flight.stage = Stage::Outbound;
            const TimeNs wait = client->client.wait_before(flight.index, flight.retries++);
            if (client->client.settings().retry_timeouts) flight.deadline = kNever;
            post(now + wait, Event::Kind::Retry, number, flight.attempt);
            return;
        }
    }
    flight.times.retries = static_cast<std::uint16_t>(flight.retries);
    p_.table.put(flight.index, flight.times);
    SourceNode& source = source_of(flight);
    source.requests->completed({flight.id, flight.times.outcome, now, flight.times.output_tokens});
    flights_.remove(number);
    if (source.requests->reactive()) find_next_arrival();
    if (client == nullptr) return;
    if (const std::optional<std::int64_t> next = client->client.ended())
        post(now, Event::Kind::Turn, *next, flights_[*next].attempt);
}

// The client loses its patience. Wherever its request is, it is taken away at once; what was done for it is
// lost.
void EventLoop::time_out(std::int32_t number, TimeNs now)
{
    Flight& flight = flights_[number];
    ClientNode& client = *client_of(flight);
    ++client.record.timeouts;
    switch (flight.stage) {
    case Stage::AtGateway: {
        GatewayNode& node = *gateway_of(flight);
        note_gateway(node, now);
        node.gateway.leave(flight.ticket, flight.place);
        flight.stage = Stage::Inbound;
        let_pass(source_of(flight).gateway, now); // who stood behind it may be within its quota
        break;
    }
    case Stage::AtReplica: {
        const int at = flight.replica;
        if (auto times = replica(at).withdraw(flight.handle, flight.index, now)) {
            flight.times = *times;
        } else { // it ends with the step under way; nobody will fetch its KV
            replica(at).release(flight.handle, flight.index, now);
        }
        leave_replica(flight);
        bring_forward(at);
        break;
    }
    case Stage::Transferring:
        drop_transfer(number, now);
        break;
    case Stage::Unsent:
    case Stage::Outbound:
    case Stage::Inbound:
        break;
    }
    engine::RequestTimes& times = flight.times;
    times.outcome = engine::Outcome::TimedOut;
    times.rejection = engine::Rejection::None;
    times.last_token = kNever;
    if (times.first_token != kNever && times.first_token > now) times.first_token = kNever;
    client.record.wasted_tokens += times.output_tokens;
    flight.deadline = kNever;
    leave_servers(number, now);
    times.last_seen = now;
    seen(number, now);
}

void EventLoop::let_pass(int number, TimeNs now)
{
    GatewayNode& node = p_.gateways[static_cast<std::size_t>(number)];
    if (node.gateway.waiting() == 0) return;
    note_gateway(node, now);
    const bool open = any_up(node.dealer, now);
    while (open) {
        const std::optional<Ticket> ticket = node.gateway.release(now);
        if (!ticket) break;
        flights_[ticket->request].passed = true;
        ++node.record.passed;
        deal(static_cast<std::int32_t>(ticket->request), now);
    }
    if (node.gateway.waiting() == 0) return;
    TimeNs again = kNever;
    if (open) {
        again = node.gateway.next_refill(now);
    } else {
        again = next_back(node.dealer, now);
    }
    if (again == kNever || again >= node.look_at) return;
    node.look_at = again;
    post(again, Event::Kind::Look, number, 0);
}

void EventLoop::note_gateway(GatewayNode& node, TimeNs now)
{
    if (now > node.noted_until) {
        node.record.timeline.add(node.noted_until, now, {node.gateway.waiting(), node.gateway.in_flight()});
        node.noted_until = now;
    }
}

} // namespace fulcrum::cluster
