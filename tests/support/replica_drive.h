// SPDX-License-Identifier: GPL-3.0-or-later
// One replica under vLLM's scheduler, driven call by call.
#pragma once

#include "base/random.h"
#include "engine/replica.h"
#include "schedulers/vllm/vllm_scheduler.h"
#include "support/engine_run.h"
#include "support/simple_cost.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace fulcrum::test
{

struct DriveSetup {
    engine::EngineProfile profile{};
    plugins::vllm::Settings scheduler{};
    FunctionCost::Time time{};
    std::int64_t blocks = 1000;
    std::int64_t longest_stretch = INT64_MAX;
    engine::Replica::Config config{}; // beside the above
};

class Drive
{
public:
    explicit Drive(const DriveSetup& setup) : Drive(setup, std::make_unique<FunctionCost>(setup.time)) {}

    Drive(const DriveSetup& setup, std::unique_ptr<cost::StepCost> cost)
        : gaps(1), replica(config(setup), setup.profile,
                           std::make_unique<plugins::vllm::VllmScheduler>(setup.scheduler), std::move(cost),
                           engine::RunLog{table_, gaps, -1, kNever, &ended})
    {
    }

    // The next request, at its arrival.
    engine::Handle send(const engine::Request& request, const engine::RequestTimes& so_far = {})
    {
        replica.advance(request.arrival);
        return replica.enqueue(request, sent++, request.arrival, so_far);
    }

    void to_the_end() { replica.advance(kNever); }

    const engine::Ended* end_of(std::int64_t index) const
    {
        const auto found = std::find_if(ended.begin(), ended.end(),
                                        [index](const engine::Ended& e) { return e.index == index; });
        return found == ended.end() ? nullptr : &*found;
    }

    // Closes the run.
    engine::ReplicaRecord record() { return replica.finish(replica.last_step_end()); }

    std::vector<engine::Ended> ended;
    std::vector<LogHistogram> gaps;
    std::int64_t sent = 0;
    std::int64_t withdrawn = 0;
    TimeNs in_batch = 0; // of those withdrawn: time from their first step to the end of their last

private:
    static engine::Replica::Config config(const DriveSetup& setup)
    {
        engine::Replica::Config c = setup.config;
        c.node = "engine";
        c.blocks = setup.blocks;
        c.longest_stretch = setup.longest_stretch;
        return c;
    }

    engine::RequestTable table_;

public:
    engine::Replica replica;
};

// Requests that arrive at random; of each three one is taken away after a while, if it is still there.
inline void come_and_go(Drive& drive, std::uint64_t seed, int requests)
{
    RandomStream draws(seed, stream_id("come_and_go", Purpose::Other), 0);
    const auto draw = [&draws](int most) { return static_cast<int>(draws.uniform() * most); };
    struct Leave {
        TimeNs at;
        engine::Handle handle;
        std::int64_t index;
    };
    std::vector<Leave> leaving;
    const auto leave_until = [&](TimeNs now) {
        std::sort(leaving.begin(), leaving.end(), [](const Leave& a, const Leave& b) {
            return a.at != b.at ? a.at < b.at : a.index < b.index;
        });
        while (!leaving.empty() && leaving.front().at <= now) {
            const Leave next = leaving.front();
            leaving.erase(leaving.begin());
            drive.replica.advance(next.at);
            const auto times = drive.replica.withdraw(next.handle, next.index, next.at);
            if (!times) continue;
            ++drive.withdrawn;
            // It is in the batch to the end of the step under way.
            if (times->scheduled != kNever)
                drive.in_batch += drive.replica.last_step_end() - times->scheduled;
        }
    };
    TimeNs now = 0;
    for (int i = 0; i < requests; ++i) {
        now += draw(8) * kMillisecond;
        leave_until(now);
        drive.replica.advance(now);
        engine::Request r = request(now, 1 + draw(300), 1 + draw(60));
        r.priority = draw(3);
        r.parts = {{static_cast<std::uint64_t>(1 + draw(3)), r.prompt_tokens / 2 + 1}};
        if (r.prompt_tokens > r.parts.front().tokens) {
            r.parts.push_back({engine::kUnique, r.prompt_tokens - r.parts.front().tokens});
        }
        const std::int64_t index = drive.sent;
        const engine::Handle handle = drive.send(r);
        if (draw(3) == 0 && handle != engine::kNoHandle) {
            leaving.push_back({now + draw(60) * kMillisecond, handle, index});
        }
    }
    leave_until(kNever - 1);
    drive.to_the_end();
}

} // namespace fulcrum::test
