// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/frozen_share.h"

#include <algorithm>
#include <limits>

namespace fulcrum::app
{

namespace
{

constexpr std::int64_t kLongMicros = 100'000;
constexpr std::size_t kAsked = 100'000; // requests at most, so that nobody waits for it

// How many buckets before each one hold a long step.
struct LongSteps {
    TimeNs width = kMillisecond;
    std::vector<int> before;

    explicit LongSteps(const cluster::Timeline& timeline) : width(timeline.width()), before{0}
    {
        before.reserve(timeline.buckets().size() + 1);
        for (const auto& bucket : timeline.buckets())
            before.push_back(before.back() +
                             (bucket.covered > 0 && bucket.max[cluster::kStepMicros] > kLongMicros ? 1 : 0));
    }

    // Whether one runs in a bucket that lies wholly between two moments.
    bool between(TimeNs from, TimeNs until) const
    {
        const auto last = static_cast<TimeNs>(before.size()) - 1;
        const TimeNs begin = std::min(from / width + 1, last), end = std::min((until - 1) / width + 1, last);
        return begin < end && before[static_cast<std::size_t>(end)] > before[static_cast<std::size_t>(begin)];
    }
};

} // namespace

std::vector<double> frozenShares(const cluster::RunRecord& run, std::size_t classes)
{
    if (run.requests.empty()) return {};
    std::vector<LongSteps> replicas;
    for (const cluster::ReplicaRecord& replica : run.replicas)
        replicas.emplace_back(replica.timeline);
    std::vector<double> frozen(classes + 1), answers(classes + 1);
    const std::size_t stride = 1 + run.requests.size() / kAsked;
    for (std::size_t i = 0; i < run.requests.size(); i += stride) {
        const engine::RequestTimes& request = run.requests[i];
        if (request.outcome != engine::Outcome::Completed || request.output_tokens < 2 ||
            request.arrival < run.warm_up || request.replica >= replicas.size() ||
            request.class_index >= classes)
            continue;
        const bool stood = request.preemptions > 0 ||
                           replicas[request.replica].between(request.first_token, request.last_token);
        for (const std::size_t of : {std::size_t{request.class_index}, classes}) {
            answers[of] += 1;
            frozen[of] += stood ? 1 : 0;
        }
    }
    for (std::size_t i = 0; i <= classes; ++i)
        frozen[i] = answers[i] > 0 ? frozen[i] / answers[i] : std::numeric_limits<double>::quiet_NaN();
    return frozen;
}

} // namespace fulcrum::app
