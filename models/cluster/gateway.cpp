// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/gateway.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::cluster
{

namespace
{

std::int64_t tokens_or(const Parameters& parameters, const char* key, std::int64_t otherwise)
{
    return parameters.is_set(key) ? static_cast<std::int64_t>(std::llround(parameters.real(key))) : otherwise;
}

} // namespace

GatewaySettings read_gateway(const Parameters& p)
{
    GatewaySettings s;
    if (p.is_set("max_in_flight")) s.max_in_flight = p.integer("max_in_flight");
    if (p.is_set("max_queue")) s.max_queue = p.integer("max_queue");
    const std::string& order = p.text("order");
    s.order = order == "priority" ? GatewaySettings::Order::Priority
              : order == "vtc"    ? GatewaySettings::Order::Fair
                                  : GatewaySettings::Order::Arrival;
    s.ageing = p.real("ageing");
    s.tenant_weights = p.list("tenant_weights");
    s.bucket_capacity = tokens_or(p, "bucket_capacity", 0);
    s.bucket_rate = p.real("bucket_rate");
    s.bucket_counts_max_tokens = p.text("bucket_cost") == "prompt_and_max_tokens";
    s.reserved_tokens = tokens_or(p, "reserved_tokens", INT64_MAX);
    s.over_quota_waits = p.text("over_quota") == "wait";
    if (p.is_set("max_predicted_ttft")) s.max_predicted_ttft = from_seconds(p.real("max_predicted_ttft"));
    s.max_tokens_cap = static_cast<std::int32_t>(tokens_or(p, "max_tokens_cap", INT32_MAX));
    return s;
}

Gateway::Gateway(GatewaySettings settings)
    : settings_(std::move(settings)), service_(settings_.tenant_weights)
{
}

void Gateway::change(GatewaySettings settings)
{
    const bool new_buckets = settings.bucket_capacity != settings_.bucket_capacity ||
                             settings.bucket_rate != settings_.bucket_rate;
    settings_ = std::move(settings);
    sort_lines();
    if (!new_buckets) return;
    for (Tenant& each : tenants_)
        each.bucket.reset();
}

void Gateway::sort_lines()
{
    for (Tenant& each : tenants_) {
        std::set<Place> line;
        for (const Place& place : each.line)
            line.insert({key_of(place.ticket), place.number, place.ticket});
        each.line = std::move(line);
    }
}

Gateway::Tenant& Gateway::tenant(std::uint16_t number)
{
    if (number >= tenants_.size()) tenants_.resize(number + 1U);
    Tenant& found = tenants_[number];
    if (settings_.bucket_capacity > 0 && !found.bucket)
        found.bucket.emplace(settings_.bucket_capacity, settings_.bucket_rate);
    return found;
}

std::int64_t Gateway::cost(const Ticket& ticket) const
{
    return settings_.bucket_counts_max_tokens ? ticket.reserve() : ticket.prompt_tokens;
}

bool Gateway::never_fits(const Ticket& ticket, Tenant& of) const
{
    return ticket.reserve() > settings_.reserved_tokens ||
           (of.bucket && !of.bucket->can_ever_hold(cost(ticket)));
}

bool Gateway::within_quota(const Ticket& ticket, const Tenant& of, TimeNs now) const
{
    if (of.reserved > 0 && of.reserved + ticket.reserve() > settings_.reserved_tokens) return false;
    return !of.bucket || of.bucket->ready_at(cost(ticket), now) <= now;
}

// Ageing lowers every priority at the same pace, so that the order of two never turns: what they were at
// time 0 tells it.
double Gateway::key_of(const Ticket& ticket) const
{
    if (settings_.order != GatewaySettings::Order::Priority) return 0;
    return ticket.priority + settings_.ageing * to_seconds(ticket.arrival);
}

void Gateway::pass(const Ticket& ticket, Tenant& of, TimeNs now)
{
    if (of.bucket) of.bucket->take(cost(ticket), now);
    of.reserved += ticket.reserve();
    service_.charge_input(ticket.tenant, ticket.prompt_tokens);
    ++in_flight_;
}

Gateway::Answer Gateway::arrive(const Ticket& ticket, TimeNs now, bool open, std::int64_t waiting_behind)
{
    const auto reject = [](engine::Rejection why) { return Answer{Verdict::Reject, why, -1}; };
    Tenant& own = tenant(ticket.tenant);
    if (never_fits(ticket, own)) return reject(engine::Rejection::OverQuota);
    if (settings_.max_predicted_ttft != kNever &&
        predictor_.ttft(waiting_ + waiting_behind) > settings_.max_predicted_ttft)
        return reject(engine::Rejection::PredictedLate);
    const bool within = within_quota(ticket, own, now);
    if (!within && !settings_.over_quota_waits) return reject(engine::Rejection::OverQuota);
    // Who comes does not pass before those of its tenant that wait. Others that wait are over their quota, or
    // there is no room for anybody.
    if (open && within && own.line.empty() && in_flight_ < settings_.max_in_flight) {
        pass(ticket, own, now);
        return {};
    }
    if (waiting_ >= settings_.max_queue) return reject(engine::Rejection::QueueFull);
    if (own.line.empty()) {
        lines_.push_back(ticket.tenant);
        service_.activate(ticket.tenant);
    }
    own.line.insert({key_of(ticket), next_number_, ticket});
    ++waiting_;
    return {Verdict::Wait, engine::Rejection::None, next_number_++};
}

std::optional<Ticket> Gateway::release(TimeNs now)
{
    if (in_flight_ >= settings_.max_in_flight) return std::nullopt;
    const bool fair = settings_.order == GatewaySettings::Order::Fair;
    const Place* best = nullptr;
    for (const std::uint16_t number : lines_) {
        const Tenant& each = tenants_[number];
        const Place& head = *each.line.begin();
        if (!within_quota(head.ticket, each, now)) continue;
        const auto served = [&](const Place& place) { return service_.of(place.ticket.tenant); };
        if (best == nullptr ||
            (fair && served(head) != served(*best) ? served(head) < served(*best) : head < *best))
            best = &head;
    }
    if (best == nullptr) return std::nullopt;
    const Ticket ticket = best->ticket;
    Tenant& of = tenant(ticket.tenant);
    remove(ticket.tenant, of.line.begin());
    pass(ticket, of, now);
    return ticket;
}

std::optional<Ticket> Gateway::turn_away()
{
    for (const std::uint16_t number : lines_) {
        Tenant& of = tenant(number); // with its bucket
        for (auto place = of.line.begin(); place != of.line.end(); ++place) {
            if (!never_fits(place->ticket, of)) continue;
            const Ticket ticket = place->ticket;
            remove(number, place);
            return ticket;
        }
    }
    return std::nullopt;
}

void Gateway::remove(std::uint16_t number, std::set<Place>::iterator place)
{
    Tenant& of = tenants_[number];
    of.line.erase(place);
    --waiting_;
    if (!of.line.empty()) return;
    std::erase(lines_, number);
    service_.deactivate(number);
}

TimeNs Gateway::next_refill(TimeNs now) const
{
    if (in_flight_ >= settings_.max_in_flight) return kNever;
    TimeNs next = kNever;
    for (const std::uint16_t number : lines_) {
        const Tenant& each = tenants_[number];
        const Ticket& head = each.line.begin()->ticket;
        if (each.reserved > 0 && each.reserved + head.reserve() > settings_.reserved_tokens) continue;
        if (each.bucket) next = std::min(next, each.bucket->ready_at(cost(head), now));
    }
    return next;
}

void Gateway::ended(const Ticket& ticket, std::int32_t generated)
{
    --in_flight_;
    tenants_[ticket.tenant].reserved -= ticket.reserve();
    service_.charge_output(ticket.tenant, generated);
}

void Gateway::completed(TimeNs now, TimeNs prefill, std::int64_t waiting_behind)
{
    predictor_.completed(now, prefill, waiting_ + waiting_behind);
}

void Gateway::leave(const Ticket& ticket, std::int64_t place)
{
    std::set<Place>& line = tenants_[ticket.tenant].line;
    const auto found = line.find({key_of(ticket), place, ticket});
    if (found != line.end()) remove(ticket.tenant, found);
}

} // namespace fulcrum::cluster
