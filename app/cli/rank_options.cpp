// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rank_options.h"

#include "cli/text.h"

#include <CLI/CLI.hpp>

namespace fulcrum::app::cli
{

namespace
{

// Whose estimates, and where the diagnosis comes from.
void addEstimates(CLI::App& sub, RankOptions& options)
{
    auto* by = sub.add_option("--by", options.by,
                              Cli::tr("Rank by the estimates of this person alone; without it everyone's are "
                                      "pooled")
                                  .toStdString());
    sub.add_option(
           "--against-by", options.against_by,
           Cli::tr("Another person; prints both rankings and what explains the difference").toStdString())
        ->needs(by);
    sub.add_flag("--as-given", options.as_given,
                 Cli::tr("The levers' own ranges instead of people's estimates").toStdString())
        ->excludes(by);
    sub.add_option("--estimates-out", options.estimates_out,
                   Cli::tr("Write a sheet of estimates as CSV, that of --by where given, instead of ranking")
                       .toStdString());
    sub.add_option(
           "--estimates-in", options.estimates_in,
           Cli::tr("Take the CSV sheet of --by into the project and print what it changes").toStdString())
        ->needs(by);
    sub.add_option_function<std::string>(
           "--diagnosis", [&options](const std::string& how) { options.diagnosis_given = how == "given"; },
           Cli::tr("Probabilities of diagnoses: triage (where the project has [triage] and observations) "
                   "or given")
               .toStdString())
        ->check(CLI::IsMember({"triage", "given"}));
}

// The same project in another way, side by side with itself.
void addVariants(CLI::App& sub, RankOptions& options)
{
    const auto goals = CLI::IsMember({"symptom", "violations", "goodput", "cost", "weights"});
    sub.add_option("--objective", options.objective,
                   Cli::tr("What simulated impact is measured by, instead of the project's: the symptom of "
                           "each lever, requests that miss their objectives, goodput, cost, or the weights "
                           "of the project")
                       .toStdString())
        ->check(goals);
    sub.add_option("--against-objective", options.against_objective,
                   Cli::tr("Both rankings: by another objective").toStdString())
        ->check(goals);
    sub.add_option("--against-score", options.against_score,
                   Cli::tr("Both rankings: by another score").toStdString())
        ->check(CLI::IsMember({"S1", "S2", "S3", "S4", "I"}));
    sub.add_option("--against-scenario", options.against_scenario,
                   Cli::tr("Both rankings: all levers tried on this scenario").toStdString());
    sub.add_option("--against-period", options.against_period,
                   Cli::tr("Both rankings: over another period of the run, \"60 s..120 s\"").toStdString());
    sub.add_option("--against-after", options.against_after,
                   Cli::tr("Both rankings: before and after this lever is done").toStdString());
}

} // namespace

void addRankOptions(CLI::App& rank, RankOptions& options)
{
    rank.add_option("PROJECT", options.project, Cli::tr("Project file").toStdString())->required();
    rank.add_option(
        "--against", options.against,
        Cli::tr("Another project; prints both rankings and what explains the difference").toStdString());
    addEstimates(rank, options);
    addVariants(rank, options);
    rank.add_flag("--cost", options.cost,
                  Cli::tr("Also from the bill to the price of a token, and what levers save").toStdString());
    rank.add_option(
        "--cost-of", options.cost_of,
        Cli::tr("The scenario of --cost, instead of the one that a cost lever is for").toStdString());
    rank.add_option(
            "--score", options.score,
            Cli::tr("S1 ratio, S2 impact over effort and risk, S3 net value, S4 impact if it works, I "
                    "impact alone; instead of the project's")
                .toStdString())
        ->check(CLI::IsMember({"S1", "S2", "S3", "S4", "I"}));
    rank.add_option("--capacity-weeks", options.capacity_weeks,
                    Cli::tr("Engineer-weeks of the portfolio, instead of the project's").toStdString())
        ->check(CLI::Range(0.0, 1e4));
    rank.add_flag("--judged", options.judged,
                  Cli::tr("Judged impacts instead of simulated ones").toStdString());
    rank.add_option(
            "--draws", options.draws,
            Cli::tr("Draws of the uncertain constants that each lever is simulated with").toStdString())
        ->check(CLI::Range(2, 1000));
    rank.add_option("--replications", options.replications, Cli::tr("Runs within each draw").toStdString())
        ->check(CLI::Range(1, 1000));
}

} // namespace fulcrum::app::cli
