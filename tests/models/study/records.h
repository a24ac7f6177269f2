// SPDX-License-Identifier: GPL-3.0-or-later
// Run records made by hand, for the tests of this room.
#pragma once

#include "cluster/record.h"

namespace fulcrum::test
{

// A completed request of class 0: queued for a second, first token a second later, then one every 50 ms.
inline cluster::RequestTimes served(TimeNs arrival, std::int32_t output_tokens)
{
    cluster::RequestTimes times;
    times.arrival = arrival;
    times.scheduled = arrival + kSecond;
    times.first_token = arrival + 2 * kSecond;
    times.last_token = times.first_token + (output_tokens - 1) * 50 * kMillisecond;
    times.prompt_tokens = 100;
    times.output_tokens = output_tokens;
    times.outcome = engine::Outcome::Completed;
    return times;
}

// One that waits when the run ends.
inline cluster::RequestTimes waiting(TimeNs arrival)
{
    cluster::RequestTimes times;
    times.arrival = arrival;
    times.prompt_tokens = 100;
    return times;
}

inline cluster::RequestTimes rejected(TimeNs arrival)
{
    cluster::RequestTimes times = waiting(arrival);
    times.outcome = engine::Outcome::Rejected;
    times.rejection = engine::Rejection::PromptTooLong;
    return times;
}

// A run of 100 s without warm-up and with one replica, to which requests are to be added.
inline cluster::RunRecord empty_record()
{
    cluster::RunRecord record;
    record.window_end = record.end = 100 * kSecond;
    record.classes = {"chat"};
    record.gaps.resize(1);
    cluster::ReplicaRecord replica;
    replica.node = "engine";
    replica.total_blocks = 1000;
    replica.running_cap = 10;
    record.replicas.push_back(replica);
    return record;
}

} // namespace fulcrum::test
