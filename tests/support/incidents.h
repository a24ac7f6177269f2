// SPDX-License-Identifier: GPL-3.0-or-later
// Incidents that are made up, to see how often triage finds what was done: a scenario drawn at random, a
// mechanism of the catalogue at a random severity, a random half of a dashboard observed. What happens is
// simulated in a world that the judge does not know (incident_world.h). The oracle judges the same figures
// with that world itself, and no allowance for a model's error.
//
// Each world is drawn by its number and the seed alone, so that a table can be made in parts.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace fulcrum::test
{

struct IncidentOptions {
    int incidents = 30;
    int of_a_world = 10; // incidents with the same scenario
    std::uint64_t seed = 1;
    int severities = 6; // at which each mechanism is simulated
    int threads = 0;    // 0: one a core
    bool oracle = true;
    std::string kept{}; // file of worlds that are done: they are read, not run again; "" for none
    std::function<void(const std::string&)> log{}; // a line an incident
};

// So many of so many, with Wilson's 95 % interval.
struct Share {
    int of = 0;
    int hits = 0;

    void add(bool hit)
    {
        ++of;
        hits += hit ? 1 : 0;
    }
    double value() const { return of > 0 ? static_cast<double>(hits) / of : 0; }
    std::pair<double, double> interval() const;
    std::string text() const; // "41 of 50, 0.82 (0.69 to 0.90)"
};

// What became of one incident; of one in which nothing was wrong `was` is empty.
struct IncidentResult {
    std::string was;
    double severity = 0;
    std::string first;
    double first_probability = 0;
    double probability = 0; // of what it was
    std::string verdict;
    std::string oracle_first; // "" without an oracle
    double oracle_probability = 0;
    std::string without; // verdict with the mechanism taken out of the catalogue
    double without_probability = 0;
};

struct IncidentTable {
    Share right;            // the mechanism is first
    Share oracle_right;     // and with the oracle
    Share right_where_sure; // of those in which the oracle gives the mechanism more than 0.9
    Share verdicts_right;   // of those that are not "cannot tell"
    Share left_out_honest;  // the mechanism taken out of the catalogue: "none of these" or "cannot tell"
    Share nothing_honest;   // nothing was wrong: "cannot tell"
    double log_score = 0;   // sum of the logarithms of the mechanism's probability
    double oracle_log_score = 0;
    std::vector<std::pair<double, bool>> calibration; // probability of the first, and whether it is right
    std::map<std::pair<std::string, std::string>, int> confusions; // what it was, what came first

    void add(const IncidentResult& result);
    double relative_score() const;    // share right over the oracle's
    double calibration_error() const; // expected, ten bins
    std::string text() const;
    std::string json() const;
};

// Fails with std::logic_error where a world cannot be run, or the kept file is of another seed.
IncidentTable judge_incidents(const IncidentOptions& options);

} // namespace fulcrum::test
