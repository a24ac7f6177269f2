// SPDX-License-Identifier: GPL-3.0-or-later
// What one simulated run left behind. A plain value, the same byte for byte for the same seed.
#pragma once

#include "engine/record.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace fulcrum::cluster
{

using engine::kKvAllocated;
using engine::kKvLive;
using engine::kOldestMillis;
using engine::kRunning;
using engine::kSeriesCount;
using engine::kStepMicros;
using engine::kStepTokens;
using engine::kWaiting;
using engine::ReplicaRecord;
using engine::RequestBins;
using engine::RequestTimes;
using engine::Series;
using engine::Slo;
using engine::Timeline;

// Something that happened to a node while the run went on.
struct Mark {
    enum class Kind { Change, Restart, Loss, Return, Crash };
    TimeNs at = 0;
    Kind kind = Kind::Change;
    std::string node;  // its id, or a replica's name
    std::string title; // a sentence

    bool operator==(const Mark&) const = default;
};

// What a client did, over the whole run.
struct ClientRecord {
    std::string node;
    std::int64_t sent = 0;          // attempts, retries included
    std::int64_t retries = 0;       // of these, those after the first
    std::int64_t timeouts = 0;      // attempts given up
    std::int64_t wasted_tokens = 0; // answers' tokens of attempts that were given up
    LogHistogram lag;               // from the intended to the actual first send, ns; not 0 in a closed loop

    bool operator==(const ClientRecord&) const = default;
};

// What a gateway let through, held and turned away, over the whole run.
struct GatewayRecord {
    enum Series : std::size_t { kQueue, kInFlight, kGatewaySeries };
    std::string node;
    std::int64_t passed = 0;
    std::array<std::int64_t, engine::kRejections> rejected{}; // by reason; attempts, retries included
    TimelineOf<kGatewaySeries> timeline = TimelineOf<kGatewaySeries>(); // that wait, and those behind it

    bool operator==(const GatewayRecord&) const = default;
};

struct KvLinkRecord {
    std::string node;
    std::int64_t transfers = 0;
    TimeNs busy = 0;
    LogHistogram wait;     // from the end of the prefill to the begin of the transfer, ns
    LogHistogram transfer; // from there to its end

    bool operator==(const KvLinkRecord&) const = default;
};

struct RunRecord {
    std::uint64_t seed = 0;
    TimeNs warm_up = 0;
    TimeNs window_end = 0;              // end of the measured window
    TimeNs end = 0;                     // when the run ended
    bool drained = true;                // nothing was in flight at the end
    std::vector<std::string> classes;   // names
    std::vector<RequestTimes> requests; // every offered request, in order of arrival; empty where there
                                        // were more than RequestTable::kMostRaw, and bins hold them
    std::vector<RequestBins> bins;      // by class
    std::vector<Slo> slos;              // by class; empty where there are none
    std::vector<LogHistogram> gaps;     // inter-token latency by class, ns, as the client sees it; gaps that
                                        // end in the window
    std::vector<LogHistogram> engine_gaps; // the same as the engine gives it; empty where it is the same
    std::vector<Mark> marks;               // in order of time
    std::vector<ReplicaRecord> replicas;
    std::vector<ClientRecord> clients;
    std::vector<GatewayRecord> gateways;
    std::vector<KvLinkRecord> kv_links;
    std::vector<std::string> notes; // what lowers trust in this run, as sentences
    std::uint64_t fingerprint = 0;  // hash of the sequence of steps and finishes

    bool operator==(const RunRecord&) const = default;
};

} // namespace fulcrum::cluster
