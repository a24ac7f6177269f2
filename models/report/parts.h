// SPDX-License-Identifier: GPL-3.0-or-later
// What the sections of a report share while it is built.
#pragma once

#include "evidence/redaction.h"
#include "evidence/scrape.h"
#include "report/build.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::report
{

inline constexpr double kNegligible = 0.02; // of the first lever's expected value

// The figure that a report is about.
struct Headline {
    std::string metric; // "ttft_s.p99", of a run
    std::string of_class;
    const scenario::Observation* observation = nullptr; // that says so; nullptr: a lever or a check does
    Quantity quantity = Quantity::Seconds;
    std::string title; // "TTFT p99 of chat"
};

class Parts
{
public:
    Parts(const Results& results, const BuildOptions& options);

    const Results& results() const { return results_; }
    const BuildOptions& options() const { return options_; }
    const Headline& headline() const { return headline_; }
    std::vector<Run> runs() const { return runs_; }

    // Ids of runs; "" where there is none.
    std::string run_of(std::string_view scenario) const;
    std::string triage_run() const { return run_named("triage"); }
    std::string ranking_run() const { return run_named("ranking"); }
    std::string lint_run() const { return run_named("template lint"); }
    std::string reproducer_run(bool fixed) const
    {
        return run_named(fixed ? "reproducer, fix" : "reproducer");
    }

    // A figure of a scenario's run; unknown where it has none, or where there is no steady state that a
    // percentile could be of.
    Figure figure(const study::ScenarioFigures& figures, const std::string& metric,
                  const std::string& of_class = {}) const;

    std::string title_of(std::string_view scenario) const;                       // what people call it
    std::string clean(std::string_view text) const { return std::string(text); } // what its author wrote
    std::string
    source(std::string_view text) const; // where a figure is from, without hosts, secrets and names
    std::vector<std::string> replaced() const { return redactor_.replaced(); }

private:
    std::string run_named(std::string_view what) const;
    void find_headline();
    void find_headline_without_comparison();
    void list_runs();

    const Results& results_;
    const BuildOptions& options_;
    Headline headline_;
    std::vector<Run> runs_;
    mutable evidence::Redactor redactor_;
};

// "10:02 UTC", "3 min of the run".
std::string text_of(const scenario::Moment& moment);
std::string text_of(const scenario::Window& window);

// The metric of a run that an observation is about: "client_ttft_s" p95 is "ttft_s.p95"; "" for none.
std::string metric_of_run(const scenario::Observation& observation);
std::string class_of(const scenario::Observation& observation); // "" for all
// "TTFT p99 of chat"
std::string name_of(const scenario::Observation& observation);

// "rose from 0.9 s to 4.5 s", "fell", "is 4.5 s", "is as before, 19.5 ms".
Text change_of(const scenario::Observation& observation);

// Lines of the summary; nullopt: nothing to say.
std::optional<Text> mitigate_line(const Parts& parts); // the first action that helps
std::optional<Text> gate_line(const Parts& parts);     // what the gates say

// Texts that come from elsewhere, as a reader wants them: "ttft_s.p99" is "TTFT p99", "a -> b" has an arrow,
// minus signs and times signs are signs. Numbers stay what they are.
std::string in_words(std::string_view text);
std::string in_words(const evidence::FigureId& figure); // "Prefix hit ratio of the worst replica"
std::string capitalised(std::string text);
std::string how_to_get(const triage::Measurement& measurement); // a sentence
std::string sentence(std::string_view text);                    // begins large and ends with a full stop

// Charts that several sections show.
std::optional<Chart> chart_of_headline(const Parts& parts);
std::optional<Chart> chart_over_time(const Parts& parts);
std::optional<Chart> chart_of_values(const Parts& parts, std::size_t most);
std::optional<Chart> chart_of_mechanisms(const Parts& parts, std::size_t most);

Table table_of_mechanisms(const Parts& parts, std::size_t most);
Table table_of_levers(const Parts& parts, std::size_t most);

// The sections, by id. Empty: nothing to say.
std::vector<Block> summary_blocks(const Parts& parts);
std::vector<Block> impact_blocks(const Parts& parts);
std::vector<Block> observation_blocks(const Parts& parts);
std::vector<Block> mitigation_blocks(const Parts& parts);
std::vector<Block> rival_blocks(const Parts& parts);
std::vector<Block> falsifier_blocks(const Parts& parts);
std::vector<Block> fix_blocks(const Parts& parts);
std::vector<Block> not_doing_blocks(const Parts& parts);
std::vector<Block> prevention_blocks(const Parts& parts);
std::vector<Block> reproducer_blocks(const Parts& parts);
std::vector<Block> assumption_blocks(const Parts& parts);
std::vector<Block> table_blocks(const Parts& parts);
std::vector<Block> run_blocks(const Parts& parts, const std::vector<Section>& others);

} // namespace fulcrum::report
