// SPDX-License-Identifier: GPL-3.0-or-later
// What the nodes between workloads and engines did: clients, gateways and KV links.
#pragma once

#include "cluster/record.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::study
{

struct ScenarioFigures;

// Over the whole run; means over replications.
struct ClientFigures {
    std::string name;
    double sent = 0;          // attempts, retries included
    double retries = 0;       // of these, those after the first
    double timeouts = 0;      // attempts given up
    double wasted_tokens = 0; // computed for attempts that were given up
    double send_lag_s = 0;    // mean, from when a request was meant to be sent to when it was
};

struct GatewayFigures {
    std::string name;
    double passed = 0;                                  // attempts
    std::array<double, engine::kRejections> rejected{}; // attempts by engine::Rejection
    double queue_mean = 0, queue_max = 0;               // that wait in it, over time
    double in_flight_mean = 0, in_flight_max = 0;       // that it let through and that have not ended
};

struct KvLinkFigures {
    std::string name;
    double transfers = 0;
    double busy_share = 0;                  // of the run's time
    double wait_mean_s = 0, wait_p99_s = 0; // from the end of a prefill to the begin of its transfer
    double transfer_mean_s = 0, transfer_p99_s = 0;
};

// The numbers of each by name, in the order in which JSON and tables show them.
template <class Figures>
struct PathNumber {
    std::string_view name;
    double Figures::*member;
};
inline constexpr std::array<PathNumber<ClientFigures>, 5> kClientNumbers{{
    {"sent", &ClientFigures::sent},
    {"retries", &ClientFigures::retries},
    {"timeouts", &ClientFigures::timeouts},
    {"wasted_tokens", &ClientFigures::wasted_tokens},
    {"send_lag_s", &ClientFigures::send_lag_s},
}};
inline constexpr std::array<PathNumber<GatewayFigures>, 5> kGatewayNumbers{{
    {"passed", &GatewayFigures::passed},
    {"queue_mean", &GatewayFigures::queue_mean},
    {"queue_max", &GatewayFigures::queue_max},
    {"in_flight_mean", &GatewayFigures::in_flight_mean},
    {"in_flight_max", &GatewayFigures::in_flight_max},
}};
inline constexpr std::array<PathNumber<KvLinkFigures>, 6> kKvLinkNumbers{{
    {"transfers", &KvLinkFigures::transfers},
    {"busy_share", &KvLinkFigures::busy_share},
    {"wait_mean_s", &KvLinkFigures::wait_mean_s},
    {"wait_p99_s", &KvLinkFigures::wait_p99_s},
    {"transfer_mean_s", &KvLinkFigures::transfer_mean_s},
    {"transfer_p99_s", &KvLinkFigures::transfer_p99_s},
}};

// In the order of the record.
std::vector<ClientFigures> client_figures(const cluster::RunRecord& record);
std::vector<GatewayFigures> gateway_figures(const cluster::RunRecord& record);
std::vector<KvLinkFigures> kv_link_figures(const cluster::RunRecord& record);

// Means of the three over replications, into those of the first.
void combine_path(const std::vector<ScenarioFigures>& replications, ScenarioFigures& into);

} // namespace fulcrum::study
