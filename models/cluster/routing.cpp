// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/routing.h"

namespace fulcrum::cluster
{

namespace
{

std::vector<std::string> targets(const scenario::Scenario& scenario, const std::string& node)
{
    std::vector<std::string> ids;
    for (const scenario::Link& link : scenario.links) {
        if (link.from == node) ids.push_back(link.to);
    }
    return ids;
}

} // namespace

Routing::Routing(const scenario::Scenario& scenario,
                 const std::map<std::string, std::vector<int>>& replicas_of)
{
    // Workloads that send to the same node share its dealer; one that sends to several nodes deals by itself.
    std::map<std::string, int> dealer_by_node;
    for (const scenario::Node& node : scenario.nodes) {
        if (node.kind != scenario::NodeKind::Workload) continue;
        const std::vector<std::string> to = targets(scenario, node.id);
        const std::string at = to.size() == 1 ? to.front() : node.id;
        if (const auto known = dealer_by_node.find(at); known != dealer_by_node.end()) {
            dealer_by_workload_[node.id] = known->second;
            continue;
        }
        Dealer dealer{replicas_behind(scenario, at, replicas_of, scenario.nodes.size()), 0};
        if (dealer.replicas.empty()) continue;
        const int number = static_cast<int>(dealers_.size());
        dealers_.push_back(std::move(dealer));
        dealer_by_node[at] = number;
        dealer_by_workload_[node.id] = number;
    }
}

// `depth` bounds the walk where links form a cycle.
std::vector<int> Routing::replicas_behind(const scenario::Scenario& scenario, const std::string& node,
                                          const std::map<std::string, std::vector<int>>& replicas_of,
                                          std::size_t depth) const
{
    if (const auto own = replicas_of.find(node); own != replicas_of.end()) return own->second;
    std::vector<int> all;
    if (depth == 0) return all;
    for (const std::string& target : targets(scenario, node)) {
        const std::vector<int> behind = replicas_behind(scenario, target, replicas_of, depth - 1);
        all.insert(all.end(), behind.begin(), behind.end());
    }
    return all;
}

int Routing::dealer_of(const std::string& workload) const
{
    const auto found = dealer_by_workload_.find(workload);
    return found == dealer_by_workload_.end() ? -1 : found->second;
}

int Routing::deal(int dealer)
{
    Dealer& d = dealers_[static_cast<std::size_t>(dealer)];
    const int replica = d.replicas[d.next];
    d.next = d.next + 1 == d.replicas.size() ? 0 : d.next + 1;
    return replica;
}

} // namespace fulcrum::cluster
