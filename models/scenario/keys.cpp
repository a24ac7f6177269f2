// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/document.h"

#include "base/time.h"

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
         .maximum = kLatestSeconds,
         .help = "Arrivals stop at this time.",
         .unset = "the run ends with max_requests or when every workload has ended by itself"},
        {.key = "warm_up",
         .label = "Warm-up",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Time,
         .fallback = 0.0,
         .minimum = 0,
         .maximum = kLatestSeconds,
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
         .choices = {"workload", "client", "gateway", "router", "engine", "kv_link", "device"},
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
        {.key = "engine",
         .label = "Engine",
         .type = ParameterType::Text,
         .help =
             "Only this engine node, or one of its replicas, for example \"engine-2\": its ttft_s, "
             "completed, "
             "preemptions, crashes, output_token_rate, occupancy, utilisation, kv_usage_mean, kv_usage_max, "
             "prefix_hit_ratio, throttled_share, down_share and graph_share.",
         .unset = "all engines together"},
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

std::vector<MetricText> metric_texts()
{
    return {
        {"offered", "Requests that arrived, over the whole run, as are the next five."},
        {"completed", "Requests that got their whole answer."},
        {"rejected", "Requests that were not taken: too long, over a quota, or in front of a full queue."},
        {"timed_out", "Requests that gave up."},
        {"failed", "Requests lost with their replica."},
        {"in_flight", "Requests under way when the run ended."},
        {"preemptions", "Running requests that were thrown out for lack of KV blocks and began again."},
        {"request_rate", "Completions a second, after the warm-up, as is all that follows."},
        {"output_token_rate", "Output tokens a second, of all engines together."},
        {"occupancy", "Running requests over the running cap, a mean over steps."},
        {"utilisation",
         "Share of time in which an engine had a step under way, a mean over replicas. Near 1 even "
         "at a low load: an engine steps as long as it has one request. "
         "`fulcrum check` tells the load."},
        {"kv_usage_mean", "Share of the KV blocks that are allocated, a mean over time and replicas."},
        {"kv_usage_max", "The largest such share, of the fullest replica."},
        {"prefix_hit_ratio", "Prompt tokens found in the prefix cache over those looked up."},
        {"throttled_share",
         "Share of the 100 ms periods of a `cpu_limit` in which host work had to wait for the next one."},
        {"graph_share",
         "Share of the steps that only decode that were replayed from a captured CUDA graph; the others "
         "launch kernel by kernel. Unknown for an engine that captures none."},
        {"cost_usd_per_million_output_tokens",
         "What the GPUs cost at the node's `price` for a million output tokens; its interval is the "
         "range of prices in the catalogue, where the node sets none."},
        {"cost_usd_per_thousand_requests", "The same for a thousand completed requests."},
        {"gpu_seconds_prefill", "GPU time that prompts took, of all GPUs together."},
        {"gpu_seconds_decode", "GPU time that decoding took."},
        {"gpu_seconds_idle", "GPU time that was paid and not used, waiting for the host included."},
        {"gpu_seconds_per_request", "GPU time of prompts and decoding, for each completed request."},
        {"goodput",
         "Completions that kept the `slo_ttft` and `slo_tpot` of their workload over all requests that were "
         "promised one of them."},
        {"retries", "Attempts after the first one, over the whole run, as are the next two."},
        {"lost_tokens", "Tokens computed for requests that were then withdrawn or failed."},
        {"crashes", "Replicas that ran out of memory."},
        {"ttft_s", "Seconds from a request's arrival until its client sees the first token.", true},
        {"tpot_s", "Seconds a token after the first, one value for each completed request.", true},
        {"itl_s", "Seconds between two tokens of an answer, all gaps pooled.", true},
        {"queue_s", "Seconds from arrival to the first step that computes a part of the prompt.", true},
        {"prefill_s", "Seconds from that step to the first token.", true},
        {"e2e_s", "Seconds from arrival to the last token.", true},
        {"engine_ttft_s",
         "As `ttft_s`, but until the engine gives the token, where its client sees it later.", true},
        {"engine_itl_s", "As `itl_s`, but between tokens as the engine gives them.", true},
        {"itl_over_100ms_per_1000", "Gaps between tokens of more than 100 ms, in every 1,000."},
    };
}

std::vector<std::string> latency_statistics()
{
    return {"mean", "p50", "p90", "p95", "p99", "max"};
}

std::vector<std::string> metric_names()
{
    std::vector<std::string> names;
    for (const MetricText& metric : metric_texts()) {
        if (!metric.latency) names.push_back(metric.name);
        for (const std::string& statistic : latency_statistics())
            if (metric.latency) names.push_back(metric.name + "." + statistic);
    }
    return names;
}

} // namespace fulcrum::scenario
