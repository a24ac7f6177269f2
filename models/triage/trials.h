// SPDX-License-Identifier: GPL-3.0-or-later
// A mechanism tried: the healthy scenario with it at several severities, each run with the same random draws
// as the healthy one.
#pragma once

#include "scenario/alter.h"
#include "triage/catalogue.h"
#include "triage/runs.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace fulcrum::triage
{

using ScrapePointer = std::shared_ptr<const evidence::Scrape>;

struct Arm {
    double severity = 0;
    std::shared_ptr<const scenario::Scenario> scenario;
    int wanted = 1; // replications
    std::vector<ScrapePointer>
        runs{}; // by replication; the same replications of the healthy scenario go with it
};

struct Trial {
    Mechanism mechanism;
    std::vector<Arm> arms{}; // by severity, ascending; empty: it does not apply
    std::string why_not{};   // as a sentence where it does not apply or cannot be simulated
};

// What an arm changes in the healthy scenario, in words: "engine: max_num_seqs 1024 -> 12".
std::vector<std::string> changes_of(const scenario::Scenario& base, const scenario::Scenario& altered,
                                    const scenario::NodeTypes& types, const scenario::BaseFacts& facts);

class Trials
{
public:
    Trials(const scenario::Scenario& base, const scenario::NodeTypes& types, const scenario::BaseFacts& facts,
           Runs& runs)
        : base_(&base), types_(&types), facts_(&facts), runs_(&runs)
    {
    }

    // The trial of a mechanism with arms at its own severities, not run yet.
    Trial make(const Mechanism& mechanism) const;

    // Adds an arm, unless there is one of this severity or none that could be built.
    void add_arm(Trial& trial, double severity) const;

    // Runs the replications that the arms want and lack; arms that cannot be run are dropped, with the
    // reason.
    Result<bool> run(std::span<Trial* const> trials) const;

private:
    const scenario::Scenario* base_;
    const scenario::NodeTypes* types_;
    const scenario::BaseFacts* facts_;
    Runs* runs_;
};

} // namespace fulcrum::triage
