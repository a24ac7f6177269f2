// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/dealer.h"

#include "base/hash.h"
#include "base/random.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace fulcrum::cluster
{

namespace
{

constexpr std::int64_t kBlock = 16;           // tokens, as affinity_blocks counts them
constexpr std::uint64_t kMostAttempts = 1024; // more than a client's `retries` allows

constexpr std::size_t kNowhere = SIZE_MAX;

// hash_mix(prefix, salt) in three parts: what only depends on the prefix or on the salt is computed once for
// all scores.
constexpr std::uint64_t mixed_prefix(std::uint64_t prefix)
{
    return prefix * 0x9e3779b97f4a7c15ULL;
}
constexpr std::uint64_t mixed_salt(std::uint64_t salt)
{
    return std::rotl(salt * 0xc2b2ae3d27d4eb4fULL, 31);
}
constexpr std::uint64_t rendezvous_score(std::uint64_t prefix, std::uint64_t salt)
{
    std::uint64_t h = prefix ^ salt;
    h ^= h >> 33;
    h *= 0xff51afd7ed558ccdULL;
    h ^= h >> 33;
    h *= 0xc4ceb9fe1a85ec53ULL;
    return h ^ h >> 33;
}
static_assert(rendezvous_score(mixed_prefix(17), mixed_salt(5)) == hash_mix(17, 5));

DealerSettings::Policy policy_named(const std::string& name)
{
    using Policy = DealerSettings::Policy;
    if (name == "least_requests") return Policy::LeastRequests;
    if (name == "least_tokens") return Policy::LeastTokens;
    if (name == "power_of_two") return Policy::PowerOfTwo;
    if (name == "prefix_affinity") return Policy::PrefixAffinity;
    if (name == "weighted") return Policy::Weighted;
    return Policy::RoundRobin;
}

} // namespace

DealerSettings read_router(const Parameters& p)
{
    DealerSettings s;
    s.policy = policy_named(p.text("policy"));
    s.affinity_tokens = kBlock * p.integer("affinity_blocks");
    if (p.is_set("affinity_guard")) s.affinity_guard = p.real("affinity_guard");
    s.signal_age = from_seconds(p.real("signal_age"));
    s.weights = p.list("weights");
    return s;
}

bool DealerSettings::policy_reads_loads() const
{
    switch (policy) {
    case Policy::RoundRobin:
    case Policy::Weighted:
        return false;
    case Policy::PrefixAffinity:
        return affinity_guard > 0;
    case Policy::LeastRequests:
    case Policy::LeastTokens:
    case Policy::PowerOfTwo:
        return true;
    }
    return true;
}

std::uint64_t prefix_hash(const engine::Request& request, std::int64_t tokens, std::int64_t number)
{
    std::uint64_t hash = 0;
    for (const engine::PromptPart& part : request.parts) {
        if (tokens <= 0) break;
        const std::int64_t taken = std::min<std::int64_t>(tokens, part.tokens);
        tokens -= taken;
        const std::uint64_t content =
            part.content == engine::kUnique ? static_cast<std::uint64_t>(number) : part.content;
        hash = hash_mix(hash ^ content, static_cast<std::uint64_t>(taken));
    }
    return hash;
}

Dealer::Dealer(DealerSettings settings, std::vector<std::vector<int>> targets, const std::string& node,
               std::uint64_t seed)
    : settings_(std::move(settings)), seed_(seed), stream_(stream_id(node, Purpose::Other)),
      credit_(targets.size(), 0), next_of_target_(targets.size(), 0)
{
    for (std::size_t target = 0; target < targets.size(); ++target) {
        for (const int replica : targets[target]) {
            replicas_.push_back(replica);
            target_of_.push_back(target);
            salt_.push_back(mixed_salt(hash_mix(0, static_cast<std::uint64_t>(replica))));
        }
    }
    signals_.resize(replicas_.size());
}

void Dealer::change(DealerSettings settings)
{
    settings_ = std::move(settings);
    read_at_ = kNever;
}

void Dealer::read_signals(TimeNs now, const std::vector<Outstanding>& loads)
{
    if (read_at_ != kNever && now - read_at_ < settings_.signal_age) return;
    for (std::size_t i = 0; i < replicas_.size(); ++i)
        signals_[i] = loads[static_cast<std::size_t>(replicas_[i])];
    read_at_ = now;
}

int Dealer::choose(const engine::Request& request, Attempt attempt, TimeNs now,
                   const std::vector<Outstanding>& loads)
{
    using Policy = DealerSettings::Policy;
    if (settings_.policy_reads_loads()) read_signals(now, loads);
    std::size_t chosen = kNowhere;
    switch (settings_.policy) {
    case Policy::RoundRobin:
        chosen = in_turn();
        break;
    case Policy::LeastRequests:
        chosen = least(false);
        break;
    case Policy::LeastTokens:
        chosen = least(true);
        break;
    case Policy::PowerOfTwo:
        chosen = better_of_two(attempt);
        break;
    case Policy::PrefixAffinity:
        chosen = by_prefix(request, attempt);
        break;
    case Policy::Weighted:
        chosen = by_weight();
        break;
    }
    return chosen == kNowhere ? kNobody : replicas_[chosen];
}

std::size_t Dealer::in_turn()
{
    for (std::size_t tried = 0; tried < replicas_.size(); ++tried) {
        const std::size_t i = next_;
        next_ = next_ + 1 == replicas_.size() ? 0 : next_ + 1;
        if (up(i)) return i;
    }
    return kNowhere;
}

// Of equal ones, the next in turn.
std::size_t Dealer::least(bool tokens)
{
    std::size_t best = kNowhere;
    for (std::size_t k = 0; k < replicas_.size(); ++k) {
        const std::size_t i = next_ + k < replicas_.size() ? next_ + k : next_ + k - replicas_.size();
        if (up(i) && (best == kNowhere || load(i, tokens) < load(best, tokens))) best = i;
    }
    if (best != kNowhere) next_ = best + 1 == replicas_.size() ? 0 : best + 1;
    return best;
}

std::size_t Dealer::better_of_two(Attempt attempt)
{
    const auto alive = static_cast<std::size_t>(std::count(up_.begin(), up_.end(), 1));
    if (alive == 0) return kNowhere;
    RandomStream draws(seed_, stream_,
                       static_cast<std::uint64_t>(attempt.request) * kMostAttempts +
                           static_cast<std::uint64_t>(attempt.retries));
    const std::size_t first = draws.bits() % alive;
    std::size_t second = alive > 1 ? draws.bits() % (alive - 1) : first;
    if (alive > 1 && second >= first) ++second;
    const auto nth = [&](std::size_t n) {
        std::size_t i = 0;
        for (;; ++i)
            if (up(i) && n-- == 0) return i;
    };
    const std::size_t a = nth(first);
    const std::size_t b = nth(second);
    return load(b, false) < load(a, false) ? b : a;
}

// Rendezvous hashing: each prefix has its own order of the replicas, so that the loss of one moves only what
// was there.
int Dealer::favourite(const engine::Request& request, Attempt attempt) const
{
    const bool alone = settings_.policy == DealerSettings::Policy::PrefixAffinity &&
                       settings_.affinity_guard == 0; // nothing but the score decides
    if (!alone || replicas_.empty()) return kNobody;
    const std::uint64_t prefix =
        mixed_prefix(prefix_hash(request, settings_.affinity_tokens, attempt.request));
    std::size_t best = 0;
    std::uint64_t highest = rendezvous_score(prefix, salt_[0]);
    for (std::size_t i = 1; i < salt_.size(); ++i) {
        const std::uint64_t here = rendezvous_score(prefix, salt_[i]);
        best = here > highest ? i : best;
        highest = std::max(here, highest);
    }
    return replicas_[best];
}

std::size_t Dealer::by_prefix(const engine::Request& request, Attempt attempt)
{
    const std::uint64_t prefix =
        mixed_prefix(prefix_hash(request, settings_.affinity_tokens, attempt.request));
    std::size_t best = kNowhere;
    std::uint64_t highest = 0;
    for (std::size_t i = 0; i < replicas_.size(); ++i) {
        if (!up(i)) continue;
        const std::uint64_t here = rendezvous_score(prefix, salt_[i]);
        if (best != kNowhere && here <= highest) continue;
        best = i;
        highest = here;
    }
    if (best == kNowhere || settings_.affinity_guard == 0) return best;
    std::int64_t sum = 0;
    std::int64_t alive = 0;
    for (std::size_t i = 0; i < replicas_.size(); ++i) {
        if (!up(i)) continue;
        sum += signals_[i].requests;
        ++alive;
    }
    const double most = settings_.affinity_guard * static_cast<double>(sum) / static_cast<double>(alive);
    return static_cast<double>(signals_[best].requests) > most ? least(false) : best;
}

// Smooth weighted round robin, as nginx does it: each turn adds its weight to each target's credit, and the
// one with most pays the sum. Within a target, in turn.
std::size_t Dealer::by_weight()
{
    std::vector<std::size_t> alive(credit_.size(), 0);
    for (std::size_t i = 0; i < replicas_.size(); ++i)
        alive[target_of_[i]] += up(i) ? 1 : 0;
    double sum = 0;
    std::size_t best = kNowhere;
    for (std::size_t target = 0; target < credit_.size(); ++target) {
        const double weight = target < settings_.weights.size() ? settings_.weights[target] : 1.0;
        if (alive[target] == 0 || weight == 0) continue;
        credit_[target] += weight;
        sum += weight;
        if (best == kNowhere || credit_[target] > credit_[best]) best = target;
    }
    if (best == kNowhere) return kNowhere;
    credit_[best] -= sum;
    std::size_t turn = next_of_target_[best]++ % alive[best];
    for (std::size_t i = 0; i < replicas_.size(); ++i)
        if (target_of_[i] == best && up(i) && turn-- == 0) return i;
    return kNowhere;
}

} // namespace fulcrum::cluster
