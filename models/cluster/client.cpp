// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/client.h"

#include "base/random.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::cluster
{

namespace
{

constexpr double kLongestWait = 1e9;       // s
constexpr std::uint64_t kMostTries = 1024; // more than `retries` allows

} // namespace

ClientSettings read_client(const Parameters& p)
{
    ClientSettings s;
    if (p.is_set("timeout")) s.timeout = from_seconds(p.real("timeout"));
    s.retries = static_cast<std::int32_t>(p.integer("retries"));
    const std::string& on = p.text("retry_on");
    s.retry_rejections = on == "rejection" || on == "both";
    s.retry_timeouts = on == "timeout" || on == "both";
    s.backoff = p.real("backoff");
    s.backoff_factor = p.real("backoff_factor");
    s.backoff_jitter = p.real("backoff_jitter");
    if (p.is_set("max_in_flight")) s.max_in_flight = p.integer("max_in_flight");
    s.network_delay = from_seconds(p.real("network_delay"));
    s.flush_tokens =
        p.boolean("buffer_answer") ? INT32_MAX : static_cast<std::int32_t>(p.integer("flush_tokens"));
    s.first_flush_delay = from_seconds(p.real("first_flush_delay"));
    return s;
}

Client::Client(ClientSettings settings, const std::string& node, std::uint64_t seed)
    : settings_(std::move(settings)), seed_(seed), stream_(stream_id(node, Purpose::Other))
{
}

bool Client::arrive(std::int64_t request)
{
    if (in_flight_ < settings_.max_in_flight) {
        ++in_flight_;
        return true;
    }
    backlog_.push_back(request);
    return false;
}

std::optional<std::int64_t> Client::ended()
{
    --in_flight_;
    return next_turn();
}

std::optional<std::int64_t> Client::next_turn()
{
    if (backlog_.empty() || in_flight_ >= settings_.max_in_flight) return std::nullopt;
    const std::int64_t next = backlog_.front();
    backlog_.pop_front();
    ++in_flight_;
    return next;
}

bool Client::tries_again(engine::Outcome outcome, std::int32_t retries) const
{
    if (retries >= settings_.retries) return false;
    if (outcome == engine::Outcome::TimedOut) return settings_.retry_timeouts;
    const bool turned_away = outcome == engine::Outcome::Rejected || outcome == engine::Outcome::Failed;
    return turned_away && settings_.retry_rejections;
}

TimeNs Client::wait_before(std::int64_t request, std::int32_t retries) const
{
    const double whole =
        std::min(settings_.backoff * std::pow(settings_.backoff_factor, retries), kLongestWait);
    if (settings_.backoff_jitter == 0) return from_seconds(whole);
    RandomStream draws(seed_, stream_,
                       static_cast<std::uint64_t>(request) * kMostTries +
                           static_cast<std::uint64_t>(retries));
    return from_seconds(whole * (1 - settings_.backoff_jitter * draws.uniform()));
}

TimeNs Client::deadline(TimeNs first_sent, TimeNs sent) const
{
    if (settings_.timeout == kNever) return kNever;
    const bool each = settings_.retries > 0 && settings_.retry_timeouts;
    return (each ? sent : first_sent) + settings_.timeout;
}

void Client::stamp(engine::RequestTimes& times) const
{
    const TimeNs late = settings_.network_delay;
    const TimeNs held = settings_.first_flush_delay;
    if (late == 0 && held == 0) return;
    if (times.first_token == kNever) return;
    times.first_seen = times.first_at_client() + late + held;
    if (times.last_token != kNever)
        times.last_seen = std::max(times.last_at_client() + late, times.first_seen);
}

} // namespace fulcrum::cluster
