// SPDX-License-Identifier: GPL-3.0-or-later
// The nodes of a scenario as working parts, and which of them a request passes.
#pragma once

#include "cluster/client.h"
#include "cluster/dealer.h"
#include "cluster/gateway.h"
#include "cluster/kinds.h"
#include "cluster/kv_link.h"
#include "cluster/record.h"
#include "cost/step_cost.h"
#include "engine/replica.h"
#include "scenario/project.h"

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace fulcrum::cluster
{

inline constexpr int kNone = -1; // there is no such node on the way

// How often it is looked whether an engine is up again, or a replica that drains has nothing left [E].
inline constexpr TimeNs kLookAgain = 100 * kMillisecond;

struct SourceNode {
    std::string id;
    std::unique_ptr<RequestSource> requests;
    std::vector<std::uint16_t> class_of; // the run's class number of each of its own
    int client = kNone;
    int gateway = kNone;
    int dealer = kNone;
};

struct EngineNode {
    std::string id;
    std::vector<int> replicas;
    cost::Deployment deployment;
    int kv_link = kNone; // it computes prompts only, and their KV goes that way
};

struct ClientNode {
    std::string id;
    Client client;
    ClientRecord record;
};

struct GatewayNode {
    std::string id;
    Gateway gateway;
    int dealer = kNone;      // behind it
    TimeNs look_at = kNever; // when it looks again whether somebody may pass
    TimeNs noted_until = 0;  // its record
    GatewayRecord record;
};

struct DealerNode {
    std::string id; // of a router, or of an engine with several replicas
    Dealer dealer;
};

struct KvLinkNode {
    std::string id;
    KvLink link;
    int dealer = kNone;               // of the engines behind it
    std::deque<std::int32_t> waiting; // flights whose KV is to be sent
    TimeNs look_at = kNever;
    KvLinkRecord record;
};

// One run's nodes. Their numbers are places in these lists.
struct Pipeline {
    std::vector<SourceNode> sources;
    std::vector<ClientNode> clients;
    std::vector<GatewayNode> gateways;
    std::vector<DealerNode> dealers;
    std::vector<EngineNode> engines;
    std::vector<KvLinkNode> kv_links;
    std::vector<std::unique_ptr<engine::Replica>> replicas;
    std::vector<int> engine_of; // of each replica
    std::vector<int> closed;    // of each replica: above 0, it is to get nothing new; empty: none is

    bool is_open(int replica, TimeNs now) const
    {
        const auto place = static_cast<std::size_t>(replica);
        return !replicas[place]->down(now) && (closed.empty() || closed[place] == 0);
    }

    // Everything that requests leave behind.
    engine::RequestTable table;
    std::vector<LogHistogram> gaps;
    std::vector<LogHistogram> client_gaps; // where a client gets tokens together; else empty
    std::vector<engine::Ended> ended;      // by replicas, since the loop last looked
    std::vector<std::string> classes;
    std::vector<engine::Slo> slos; // by class: of the first workload that sends it
    std::vector<std::string> notes;

    // What ends at a replica concerns somebody: a source or a client that reacts, a gateway or router that
    // counts. Otherwise each replica needs to be brought forward only when something arrives at it.
    bool watched = false;
    // What ends at one replica may bring something to another.
    bool coupled = false;
};

// How the pipeline of a run is made.
struct PipelineOptions {
    std::uint64_t seed = 1;
    std::int64_t longest_stretch = INT64_MAX;
    bool watched = false; // in any case, since something is to happen during the run
};

// Makes all nodes of a scenario. Faults carry the position of their node. The pipeline's lists of ends, gaps
// and requests must stay where they are from then on: replicas write to them.
Errors build_pipeline(Pipeline& pipeline, const scenario::Scenario& scenario,
                      const scenario::RunSettings& run, const Kinds& kinds, const PipelineOptions& options);

} // namespace fulcrum::cluster
