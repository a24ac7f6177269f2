// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several replicas gets a request (MODEL 4.4, routing).
#pragma once

#include "base/parameters.h"
#include "base/time.h"
#include "engine/request.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fulcrum::cluster
{

// What has been dealt to a replica and has not ended.
struct Outstanding {
    std::int64_t requests = 0;
    std::int64_t tokens = 0; // of their prompts and max_tokens
};

struct DealerSettings {
    enum class Policy { RoundRobin, LeastRequests, LeastTokens, PowerOfTwo, PrefixAffinity, Weighted };

    Policy policy = Policy::RoundRobin;
    std::int64_t affinity_tokens = 256;
    double affinity_guard = 0; // times the mean of outstanding requests; 0: none
    TimeNs signal_age = 0;
    std::vector<double> weights{}; // by target; 1 beyond the list

    // Whether it looks at what the replicas have outstanding; if not, they need not be brought forward.
    bool policy_reads_loads() const;
};

DealerSettings read_router(const Parameters& parameters);

// A router, or an engine with several replicas, which deals in turn.
class Dealer
{
public:
    static constexpr int kNobody = -1;

    // `targets`: the replicas of each engine node, in the order of the links. `node` and `seed` name the
    // draws.
    Dealer(DealerSettings settings, std::vector<std::vector<int>> targets, const std::string& node,
           std::uint64_t seed);

    void change(DealerSettings settings);
    const DealerSettings& settings() const { return settings_; }
    const std::vector<int>& replicas() const { return replicas_; }

    // The replica for a request, among those that `is_up` says are up; kNobody: none is. `loads` by replica
    // number. `attempt`: the request's number and how often it was sent before name its draws.
    struct Attempt {
        std::int64_t request = 0;
        std::int32_t retries = 0;
    };
    template <class IsUp>
    int deal(const engine::Request& request, Attempt attempt, TimeNs now,
             const std::vector<Outstanding>& loads, const IsUp& is_up)
    {
        const int wanted = favourite(request, attempt);
        if (wanted != kNobody && is_up(wanted)) return wanted;
        up_.clear();
        for (const int replica : replicas_)
            up_.push_back(is_up(replica) ? 1 : 0);
        return choose(request, attempt, now, loads);
    }

    // The next one in turn, whatever its load: for RoundRobin, where all are up.
    int deal_in_turn()
    {
        const int replica = replicas_[next_];
        next_ = next_ + 1 == replicas_.size() ? 0 : next_ + 1;
        return replica;
    }

private:
    // The replica that gets it if it is up, so that nobody has to look at the others; kNobody: that depends
    // on them.
    int favourite(const engine::Request& request, Attempt attempt) const;
    int choose(const engine::Request& request, Attempt attempt, TimeNs now,
               const std::vector<Outstanding>& loads);
    void read_signals(TimeNs now, const std::vector<Outstanding>& loads);
    std::size_t in_turn();
    std::size_t least(bool tokens);
    std::size_t better_of_two(Attempt attempt);
    std::size_t by_prefix(const engine::Request& request, Attempt attempt);
    std::size_t by_weight();
    bool up(std::size_t i) const { return up_[i] != 0; }
    std::int64_t load(std::size_t i, bool tokens) const
    {
        return tokens ? signals_[i].tokens : signals_[i].requests;
    }

    DealerSettings settings_;
    std::vector<int> replicas_;
    std::vector<std::size_t> target_of_; // of each in replicas_
    std::vector<std::uint64_t> salt_;    // of each: names it in rendezvous hashing
    std::uint64_t seed_;
    std::uint32_t stream_;
    std::size_t next_ = 0;
    std::vector<double> credit_; // of each target, smooth weighted round robin
    std::vector<std::size_t> next_of_target_;
    std::vector<Outstanding> signals_; // as last read, of each in replicas_
    TimeNs read_at_ = kNever;
    std::vector<char> up_; // scratch
};

// The hash of a prompt's first `tokens` tokens: equal for two prompts that agree so far. Text that only this
// request has makes it the request's own.
std::uint64_t prefix_hash(const engine::Request& request, std::int64_t tokens, std::int64_t number);

} // namespace fulcrum::cluster
