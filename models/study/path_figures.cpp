// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/path_figures.h"

#include "study/figures.h"

#include <algorithm>

namespace fulcrum::study
{

namespace
{

struct Level {
    double mean = 0;
    double max = 0;
};

template <std::size_t kSeries>
Level level_of(const TimelineOf<kSeries>& timeline, std::size_t series)
{
    Level level;
    double covered = 0;
    for (const auto& bucket : timeline.buckets()) {
        if (bucket.covered == 0) continue;
        covered += static_cast<double>(bucket.covered);
        level.mean += static_cast<double>(bucket.integral[series]);
        level.max = std::max(level.max, static_cast<double>(bucket.max[series]));
    }
    if (covered > 0) level.mean /= covered;
    return level;
}

double seconds(std::int64_t ns)
{
    return static_cast<double>(ns) * 1e-9;
}

template <class Figures, std::size_t kNumbers>
void combine_list(const std::vector<ScenarioFigures>& replications,
                  std::vector<Figures> ScenarioFigures::*list,
                  const std::array<PathNumber<Figures>, kNumbers>& numbers, ScenarioFigures& into)
{
    const auto runs = static_cast<double>(replications.size());
    for (std::size_t i = 0; i < (into.*list).size(); ++i) {
        for (const auto& number : numbers) {
            double sum = 0;
            for (const ScenarioFigures& run : replications)
                sum += (run.*list)[i].*number.member;
            (into.*list)[i].*number.member = sum / runs;
        }
    }
}

} // namespace

std::vector<ClientFigures> client_figures(const cluster::RunRecord& record)
{
    std::vector<ClientFigures> all;
    for (const cluster::ClientRecord& client : record.clients) {
        all.push_back({client.node, static_cast<double>(client.sent), static_cast<double>(client.retries),
                       static_cast<double>(client.timeouts), static_cast<double>(client.wasted_tokens),
                       client.lag.mean() * 1e-9});
    }
    return all;
}

std::vector<GatewayFigures> gateway_figures(const cluster::RunRecord& record)
{
    using cluster::GatewayRecord;
    std::vector<GatewayFigures> all;
    for (const GatewayRecord& gateway : record.gateways) {
        GatewayFigures figures;
        figures.name = gateway.node;
        figures.passed = static_cast<double>(gateway.passed);
        for (std::size_t r = 0; r < engine::kRejections; ++r)
            figures.rejected[r] = static_cast<double>(gateway.rejected[r]);
        const Level queue = level_of(gateway.timeline, GatewayRecord::kQueue);
        const Level in_flight = level_of(gateway.timeline, GatewayRecord::kInFlight);
        figures.queue_mean = queue.mean;
        figures.queue_max = queue.max;
        figures.in_flight_mean = in_flight.mean;
        figures.in_flight_max = in_flight.max;
        all.push_back(figures);
    }
    return all;
}

std::vector<KvLinkFigures> kv_link_figures(const cluster::RunRecord& record)
{
    std::vector<KvLinkFigures> all;
    for (const cluster::KvLinkRecord& link : record.kv_links) {
        KvLinkFigures figures;
        figures.name = link.node;
        figures.transfers = static_cast<double>(link.transfers);
        if (record.end > 0) figures.busy_share = to_seconds(link.busy) / to_seconds(record.end);
        if (link.wait.count() > 0) {
            figures.wait_mean_s = link.wait.mean() * 1e-9;
            figures.wait_p99_s = seconds(link.wait.quantile(0.99));
        }
        if (link.transfer.count() > 0) {
            figures.transfer_mean_s = link.transfer.mean() * 1e-9;
            figures.transfer_p99_s = seconds(link.transfer.quantile(0.99));
        }
        all.push_back(figures);
    }
    return all;
}

void combine_path(const std::vector<ScenarioFigures>& replications, ScenarioFigures& into)
{
    combine_list(replications, &ScenarioFigures::clients, kClientNumbers, into);
    combine_list(replications, &ScenarioFigures::gateways, kGatewayNumbers, into);
    combine_list(replications, &ScenarioFigures::kv_links, kKvLinkNumbers, into);
    for (std::size_t g = 0; g < into.gateways.size(); ++g) {
        for (std::size_t r = 0; r < engine::kRejections; ++r) {
            double sum = 0;
            for (const ScenarioFigures& run : replications)
                sum += run.gateways[g].rejected[r];
            into.gateways[g].rejected[r] = sum / static_cast<double>(replications.size());
        }
    }
}

} // namespace fulcrum::study
