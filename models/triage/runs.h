// SPDX-License-Identifier: GPL-3.0-or-later
// Simulated runs that are kept: no scenario is run twice with the same seed, however many mechanisms lead to
// it.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "evidence/scrape.h"
#include "scenario/project.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace fulcrum::triage
{

struct Wanted {
    const scenario::Scenario* scenario = nullptr;
    std::uint64_t seed = 1;
};

class Runs
{
public:
    struct Settings {
        scenario::RunSettings run;
        int threads = 0; // 0: one a core; what comes out does not depend on it
        std::stop_token stop{};
        std::function<void(double)>
            progress{}; // share of the runs asked for last, from any thread, one at a time
    };

    Runs(const cluster::Kinds& kinds, Settings settings) : kinds_(&kinds), settings_(std::move(settings)) {}

    // Runs what has not been run yet, on worker threads. A scenario that cannot be run has no scrape, and its
    // errors are kept. Fails with "cancelled" where it was stopped.
    Result<bool> run(const std::vector<Wanted>& wanted);

    // nullptr: it was not run, or could not be.
    std::shared_ptr<const evidence::Scrape> find(const Wanted& wanted) const;
    std::string why_not(const Wanted& wanted) const; // "" where it was run

    // What an earlier look at the same scenario came to is not run again.
    void remember(const Wanted& wanted, std::shared_ptr<const evidence::Scrape> scrape);

    int count() const { return static_cast<int>(outcomes_.size()); }
    const scenario::RunSettings& settings() const { return settings_.run; }

private:
    struct Outcome {
        std::shared_ptr<const evidence::Scrape> scrape;
        std::string error;
    };
    static std::string key_of(const Wanted& wanted);
    Outcome simulate(const Wanted& wanted) const;

    const cluster::Kinds* kinds_;
    Settings settings_;
    std::map<std::string, Outcome, std::less<>> outcomes_; // by what the scenario says, and the seed
};

// Two scenarios with the same text run alike: nodes with their values, links and changes.
std::string text_of(const scenario::Scenario& scenario);

} // namespace fulcrum::triage
