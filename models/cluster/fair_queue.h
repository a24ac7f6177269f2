// SPDX-License-Identifier: GPL-3.0-or-later
// Who has been served how much: the virtual token counters of fair queueing [P Sheng et al., OSDI'24; S
// Ying1123/VTC-artifact].
#pragma once

#include <cstdint>
#include <vector>

namespace fulcrum::cluster
{

// One counter a tenant. A tenant is active while it has requests waiting; of the active ones, that with the
// smallest counter is served next. Of two that are active all along, the services (tokens times their
// weights) differ by no more than 2 max(kInput x longest prompt, kOutput x tokens in flight).
class ServiceCounters
{
public:
    static constexpr std::int64_t kInput = 1;  // what a prompt token counts
    static constexpr std::int64_t kOutput = 2; // and a generated one

    // `weights` by tenant: twice the weight, twice the service; 1 beyond the list.
    explicit ServiceCounters(std::vector<double> weights = {}) : weights_(std::move(weights)) {}

    // A tenant's first request begins to wait: what it did not use while it was away does not count, so it is
    // lifted to the smallest counter of the active ones; where there are none, to that of the last one.
    void activate(std::uint16_t tenant);
    // Its last one has left the queue.
    void deactivate(std::uint16_t tenant);

    void charge_input(std::uint16_t tenant, std::int64_t tokens) { charge(tenant, kInput * tokens); }
    void charge_output(std::uint16_t tenant, std::int64_t tokens) { charge(tenant, kOutput * tokens); }

    // In millionths of a token, over the tenant's weight.
    std::int64_t of(std::uint16_t tenant) const;

private:
    void charge(std::uint16_t tenant, std::int64_t tokens);
    std::int64_t& counter(std::uint16_t tenant);

    std::vector<double> weights_;
    std::vector<std::int64_t> counters_;
    std::vector<std::uint16_t> active_;
    std::int64_t last_ = 0; // the counter of the tenant that last ceased to be active
};

} // namespace fulcrum::cluster
