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

// Where the long steps of a replica are.
struct LongSteps {
    TimeNs width = kMillisecond;
    std::vector<int> before;   // how many buckets before each one hold a long step
    std::vector<double> parts; // of a long step in each bucket, at most one

    explicit LongSteps(const cluster::Timeline& timeline) : width(timeline.width()), before{0}
    {
        before.reserve(timeline.buckets().size() + 1);
        parts.reserve(timeline.buckets().size());
        for (const auto& bucket : timeline.buckets()) {
            const double longest = static_cast<double>(bucket.max[cluster::kStepMicros]);
            const bool any = bucket.covered > 0 && bucket.max[cluster::kStepMicros] > kLongMicros;
            before.push_back(before.back() + (any ? 1 : 0));
            parts.push_back(any ? partOf(bucket, longest) : 0);
        }
    }

    // As if all other steps of the bucket were as short as its shortest one.
    static double partOf(const cluster::Timeline::Bucket& bucket, double longest)
    {
        const double shortest = static_cast<double>(bucket.min[cluster::kStepMicros]);
        const double share =
            longest > shortest ? (bucket.mean(cluster::kStepMicros) - shortest) / (longest - shortest) : 1;
        return std::min(1.0, share * static_cast<double>(bucket.covered) / (longest * kMicrosecond));
    }

    // How probable it is that one runs between two tokens. One that shows in a bucket that lies wholly
    // between them does. Of a bucket that is cut by the first or the last token, only the width tells: where
    // it is no more than half of a long step, such a step lies in a whole one as well.
    double between(const engine::RequestTimes& request) const
    {
        const TimeNs from = request.first_token, until = request.last_token;
        const auto last = static_cast<TimeNs>(before.size()) - 1;
        const TimeNs begin = std::min((from + width - 1) / width, last), end = std::min(until / width, last);
        if (begin < end && before[static_cast<std::size_t>(end)] > before[static_cast<std::size_t>(begin)])
            return 1;
        if (2 * width <= kLongMicros * kMicrosecond) return 0;
        const auto part = [&](TimeNs bucket) {
            if (bucket >= last) return 0.0;
            const TimeNs held = std::min(until, (bucket + 1) * width) - std::max(from, bucket * width);
            return parts[static_cast<std::size_t>(bucket)] * static_cast<double>(std::max<TimeNs>(held, 0)) /
                   static_cast<double>(width);
        };
        // A long step that ends with the first token is the request's own, and before the answer.
        const bool own = request.first_token - request.scheduled > kLongMicros * kMicrosecond;
        const TimeNs first = from / width, final = (until - 1) / width;
        return std::min(1.0, (own ? 0 : part(first)) + (final != first ? part(final) : 0));
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
