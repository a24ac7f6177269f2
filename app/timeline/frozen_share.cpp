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

    bool at(TimeNs bucket) const
    {
        const auto i = static_cast<std::size_t>(bucket);
        return i + 1 < before.size() && before[i + 1] > before[i];
    }

    // How probable it is that one runs between two tokens. In a bucket that lies wholly between them it does;
    // of one that is cut by the first or the last token, only the width tells: where it is no more than half
    // of a long step, such a step lies in a whole one as well.
    double between(const engine::RequestTimes& request) const
    {
        const TimeNs from = request.first_token, until = request.last_token;
        const auto last = static_cast<TimeNs>(before.size()) - 1;
        const TimeNs begin = std::min((from + width - 1) / width, last);
        const TimeNs end = std::min(until / width, last);
        if (begin < end && before[static_cast<std::size_t>(end)] > before[static_cast<std::size_t>(begin)])
            return 1;
        if (2 * width <= kLongMicros * kMicrosecond) return 0;
        const auto share = [&](TimeNs bucket) {
            const TimeNs held = std::min(until, (bucket + 1) * width) - std::max(from, bucket * width);
            return at(bucket) ? static_cast<double>(std::max<TimeNs>(held, 0)) / static_cast<double>(width)
                              : 0;
        };
        // A long step that ends with the first token is the request's own, and before the answer.
        const bool own = request.first_token - request.scheduled > kLongMicros * kMicrosecond;
        const TimeNs first = from / width, final = (until - 1) / width;
        double not_met = own ? 1 : 1 - share(first);
        if (final != first) not_met *= 1 - share(final);
        return 1 - not_met;
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
        const double stood = request.preemptions > 0 ? 1 : replicas[request.replica].between(request);
        for (const std::size_t of : {std::size_t{request.class_index}, classes}) {
            answers[of] += 1;
            frozen[of] += stood;
        }
    }
    for (std::size_t i = 0; i <= classes; ++i)
        frozen[i] = answers[i] > 0 ? frozen[i] / answers[i] : std::numeric_limits<double>::quiet_NaN();
    return frozen;
}

} // namespace fulcrum::app
