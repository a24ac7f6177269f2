// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/sglang/queue_order.h"

#include "base/random.h"
#include "schedulers/sglang/prompt_tree.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace fulcrum::plugins::sglang
{

namespace
{

constexpr int kMostSortedWaiting = 128; // lpm and hrrn: beyond, matching prefixes would cost too much

// IN_BATCH_PREFIX_CACHING_CHECK_THRESHOLD and _DEPRIORITIZE_THRESHOLD, tokens: who has no more than the first
// of them cached, and shares as many as the second with somebody before him, waits for that one.
constexpr std::int32_t kMostCachedToWait = 32;
constexpr std::int64_t kLeastSharedToWait = 32;

std::vector<std::int32_t> cached_of(const engine::StepPlan& plan)
{
    std::vector<std::int32_t> cached;
    for (int position = 0; position < plan.waiting(); ++position)
        cached.push_back(plan.cached_tokens(position));
    return cached;
}

// Who is put off: the cache will soon hold more of his prompt.
std::vector<bool> put_off(const engine::StepPlan& plan, const std::vector<std::int32_t>& cached)
{
    std::vector<bool> waits(cached.size(), false);
    std::vector<Prompt> ahead;
    for (int position = 0; position < plan.waiting(); ++position) {
        const auto place = static_cast<std::size_t>(position);
        if (cached[place] > kMostCachedToWait) continue;
        const Prompt prompt = plan.waiting_prompt(position);
        const std::int64_t most = plan.waiting_request(position).prompt_tokens - 1; // one is always computed
        waits[place] = std::ranges::any_of(ahead, [&](const Prompt& other) {
            return std::min(most, common_tokens(other, prompt)) >= kLeastSharedToWait;
        });
        if (!waits[place]) ahead.push_back(prompt);
    }
    return waits;
}

std::vector<int> down_the_tree(const engine::StepPlan& plan)
{
    std::vector<Prompt> prompts;
    for (int position = 0; position < plan.waiting(); ++position)
        prompts.push_back(plan.waiting_prompt(position));
    return depth_first(prompts, cached_of(plan));
}

// The queue's order where keys are equal.
std::vector<int> sorted(const std::vector<double>& keys)
{
    std::vector<int> order(keys.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {},
                             [&keys](int position) { return keys[static_cast<std::size_t>(position)]; });
    return order;
}

// As random.shuffle(): each order is equally likely. The draws are the same in every run.
std::vector<int> shuffled(const engine::StepPlan& plan)
{
    std::vector<int> order(static_cast<std::size_t>(plan.waiting()));
    std::iota(order.begin(), order.end(), 0);
    RandomStream random(0, stream_id("sglang schedule_policy", Purpose::Arrival),
                        static_cast<std::uint64_t>(plan.step()));
    for (std::size_t left = order.size(); left > 1; --left)
        std::swap(order[left - 1], order[random.bits() % left]);
    return order;
}

double ratio_key(const engine::WaitingRequest& request, std::int32_t cached, const Progress& progress)
{
    const std::int32_t uncached = request.prompt_tokens - cached;
    if (uncached <= 0) return -std::numeric_limits<double>::infinity();
    return -static_cast<double>(progress.since(request.arrival)) / uncached;
}

} // namespace

void Progress::add(TimeNs now, std::int64_t tokens, bool waited_for)
{
    if (!waited_for) steps_.clear(); // whoever comes has waited for none of it
    steps_.emplace_back(now, tokens_);
    tokens_ += tokens;
}

std::int64_t Progress::since(TimeNs arrival) const
{
    const auto after = std::ranges::lower_bound(steps_, arrival, {}, &std::pair<TimeNs, std::int64_t>::first);
    return after == steps_.end() ? 0 : tokens_ - after->second;
}

std::vector<int> order_of(const engine::StepPlan& plan, SchedulePolicy policy, const Progress& progress)
{
    const bool many = plan.waiting() > kMostSortedWaiting;
    switch (policy) {
    case SchedulePolicy::Fcfs:
        return {};
    case SchedulePolicy::Random:
        return shuffled(plan);
    case SchedulePolicy::DfsWeight:
        return down_the_tree(plan);
    case SchedulePolicy::LongestPrefix:
    case SchedulePolicy::ResponseRatio:
        if (many) return {};
        break;
    case SchedulePolicy::ShortestPrefill:
    case SchedulePolicy::LongestOutput:
        break;
    }
    const bool cache_aware = policy != SchedulePolicy::LongestOutput;
    const std::vector<std::int32_t> cached = cache_aware ? cached_of(plan) : std::vector<std::int32_t>{};
    std::vector<double> keys;
    for (int position = 0; position < plan.waiting(); ++position) {
        const engine::WaitingRequest request = plan.waiting_request(position);
        const std::int32_t found = cache_aware ? cached[static_cast<std::size_t>(position)] : 0;
        double key = -request.max_tokens;
        if (policy == SchedulePolicy::LongestPrefix) key = -found;
        if (policy == SchedulePolicy::ShortestPrefill) key = std::max(1, request.tokens - found);
        if (policy == SchedulePolicy::ResponseRatio) key = ratio_key(request, found, progress);
        keys.push_back(key);
    }
    std::vector<int> order = sorted(keys);
    if (policy == SchedulePolicy::LongestPrefix) {
        const std::vector<bool> waits = put_off(plan, cached);
        std::erase_if(order, [&waits](int position) { return waits[static_cast<std::size_t>(position)]; });
    }
    return order;
}

} // namespace fulcrum::plugins::sglang
