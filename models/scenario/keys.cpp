// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/document.h"

namespace fulcrum::scenario
{

std::vector<ParameterDescription> project_keys()
{
    return {
        {.key = "title",
         .label = "Title",
         .type = ParameterType::Text,
         .fallback = std::string(),
         .help = "One line that says what the project is about."},
        {.key = "description",
         .label = "Description",
         .type = ParameterType::Text,
         .fallback = std::string(),
         .help = "A few sentences; several lines between triple quotes."},
    };
}

std::vector<ParameterDescription> run_keys()
{
    return {
        {.key = "until",
         .label = "Until",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Time,
         .minimum = 1e-9,
         .maximum = 9e9,
         .help = "Arrivals stop at this time.",
         .unset = "the run ends with max_requests or when every workload has ended by itself"},
        {.key = "warm_up",
         .label = "Warm-up",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Time,
         .fallback = 0.0,
         .minimum = 0,
         .maximum = 9e9,
         .help = "Requests that arrive before this time are served but not measured."},
        {.key = "end",
         .label = "At the end",
         .type = ParameterType::Choice,
         .fallback = std::string("drain"),
         .choices = {"drain", "censor"},
         .help = "drain: serve all that has arrived. censor: stop the clock at `until`; requests under way "
                 "count as "
                 "longer than what was seen of them."},
        {.key = "seed",
         .label = "Seed",
         .type = ParameterType::Integer,
         .fallback = std::int64_t{1},
         .minimum = 0,
         .help = "Replication r draws with seed + r, every scenario alike."},
        {.key = "replications",
         .label = "Replications",
         .type = ParameterType::Integer,
         .fallback = std::int64_t{1},
         .minimum = 1,
         .maximum = 10000,
         .help = "Runs with different random draws; intervals need at least two."},
        {.key = "max_requests",
         .label = "Most requests",
         .type = ParameterType::Integer,
         .minimum = 1,
         .maximum = 1e12,
         .help = "Arrivals stop after so many requests.",
         .unset = "no limit"},
    };
}

std::vector<ParameterDescription> scenario_keys()
{
    return {
        {.key = "name",
         .label = "Name",
         .type = ParameterType::Text,
         .help = "How commands and expectations call the scenario; no two have the same."},
        {.key = "title",
         .label = "Title",
         .type = ParameterType::Text,
         .fallback = std::string(),
         .help = "Shown instead of the name in tables and in the window."},
        {.key = "extends",
         .label = "Extends",
         .type = ParameterType::Text,
         .help = "The name of a scenario whose nodes, links and changes it takes over.",
         .unset = "the scenario stands alone"},
    };
}

std::vector<ParameterDescription> node_keys()
{
    return {
        {.key = "id",
         .label = "Id",
         .type = ParameterType::Text,
         .help = "How links and `set` call the node: letters, digits, '_' and '-'."},
        {.key = "kind",
         .label = "Kind",
         .type = ParameterType::Choice,
         .choices = {"workload", "router", "engine", "device"},
         .help = "What the node does."},
        {.key = "plugin",
         .label = "Plugin",
         .type = ParameterType::Text,
         .help = "Which workload, scheduler or hardware model it is.",
         .unset = "the built-in node of the kind"},
        {.key = "title",
         .label = "Title",
         .type = ParameterType::Text,
         .fallback = std::string(),
         .help = "Shown instead of the id."},
        {.key = "canvas",
         .label = "Place on the canvas",
         .type = ParameterType::List,
         .help = "[x, y], written when a node is moved by hand.",
         .unset = "placed by its rank in the graph"},
    };
}

std::vector<ParameterDescription> link_keys()
{
    return {
        {.key = "from",
         .label = "From",
         .type = ParameterType::Text,
         .help = "The id of the node that sends."},
        {.key = "to",
         .label = "To",
         .type = ParameterType::Text,
         .help = "The id of the node that receives."},
    };
}

std::vector<ParameterDescription> expect_keys()
{
    return {
        {.key = "scenario",
         .label = "Scenario",
         .type = ParameterType::Text,
         .help = "The name of the scenario whose figure is looked at."},
        {.key = "metric",
         .label = "Metric",
         .type = ParameterType::Text,
         .help = "A figure's name in the JSON of `simulate`, for example \"itl_s.p99\"."},
        {.key = "class",
         .label = "Class",
         .type = ParameterType::Text,
         .help = "Only the requests of this class.",
         .unset = "all requests"},
        {.key = "at_least",
         .label = "At least",
         .type = ParameterType::Real,
         .help = "The figure must not be lower.",
         .unset = "no lower bound"},
        {.key = "at_most",
         .label = "At most",
         .type = ParameterType::Real,
         .help = "The figure must not be higher.",
         .unset = "no upper bound"},
        {.key = "relative_to",
         .label = "Relative to",
         .type = ParameterType::Text,
         .help = "Another scenario: the bounds are for the ratio of the figure to its figure.",
         .unset = "the bounds are for the figure itself"},
    };
}

std::vector<std::string> metric_names()
{
    std::vector<std::string> names = {
        "offered",          "completed",
        "rejected",         "timed_out",
        "in_flight",        "preemptions",
        "request_rate",     "occupancy",
        "utilisation",      "output_token_rate",
        "kv_usage_mean",    "kv_usage_max",
        "prefix_hit_ratio", "cost_usd_per_million_output_tokens",
    };
    for (const char* distribution : {"ttft_s", "tpot_s", "itl_s", "queue_s", "prefill_s", "e2e_s"})
        for (const char* figure : {"mean", "p50", "p90", "p95", "p99", "max"})
            names.push_back(std::string(distribution) + "." + figure);
    names.emplace_back("itl_over_100ms_per_1000");
    return names;
}

} // namespace fulcrum::scenario
