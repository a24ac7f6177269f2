// SPDX-License-Identifier: GPL-3.0-or-later
// Which replica gets a request: the links of a scenario, flattened.
#pragma once

#include "scenario/project.h"

#include <map>
#include <string>
#include <vector>

namespace fulcrum::cluster
{

// Round robin. A router, and an engine with several replicas, each deals in turn what it gets, whoever sent
// it.
class Routing
{
public:
    // `replicas_of` gives the replica numbers of each engine node.
    Routing(const scenario::Scenario& scenario, const std::map<std::string, std::vector<int>>& replicas_of);

    // The number of the dealer that a workload node sends to; -1: it reaches no engine.
    int dealer_of(const std::string& workload) const;

    // The next replica in turn.
    int deal(int dealer);

private:
    struct Dealer {
        std::vector<int> replicas;
        std::size_t next = 0;
    };
    std::vector<int> replicas_behind(const scenario::Scenario& scenario, const std::string& node,
                                     const std::map<std::string, std::vector<int>>& replicas_of,
                                     std::size_t depth) const;

    std::vector<Dealer> dealers_;
    std::map<std::string, int> dealer_by_workload_;
};

} // namespace fulcrum::cluster
