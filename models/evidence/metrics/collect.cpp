// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/collect.h"

#include "evidence/metrics/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace fulcrum::evidence::metrics
{

namespace
{

constexpr const char* kHead = R"sh(#!/bin/sh
# Fetches what `fulcrum triage` asks for. It only reads: GET requests, kubectl get and kubectl logs. It writes nothing
# but files in a new folder, which it names at the end. Read it before you run it.
#
# Set what differs with you:
#   PROMETHEUS   address of Prometheus, Mimir or Thanos; empty: its queries are left out
#   ENGINE       address of one engine's HTTP port; empty: its snapshots are left out
#   NAMESPACE, DEPLOYMENT   of the engine in Kubernetes; empty: left out
#   FROM, UNTIL  the window in seconds since 1970; the last @minutes@ minutes where not set
#   BEFORE_FROM, BEFORE_UNTIL   a healthy window of the same length, for comparison; left out where not set
set -u
PROMETHEUS=${PROMETHEUS-http://localhost:9090}
ENGINE=${ENGINE-http://localhost:@port@}
NAMESPACE=${NAMESPACE-}
DEPLOYMENT=${DEPLOYMENT-}
UNTIL=${UNTIL-$(date +%s)}
FROM=${FROM-$((UNTIL - @minutes@ * 60))}
OUT=$(mktemp -d "${TMPDIR:-/tmp}/fulcrum-XXXXXX") || exit 1

snapshot() {
    { echo "# fulcrum-time: $(date +%s)"; curl -sS -m 10 "$ENGINE@path@"; } >"$OUT/$1" || rm -f "$OUT/$1"
}

# query NAME FROM UNTIL PROMQL
query() {
    curl -sS -m 60 -G "$PROMETHEUS/api/v1/query_range" --data-urlencode "query=$4" \
        -d "start=$2" -d "end=$3" -d "step=@step@" >"$OUT/$1" || rm -f "$OUT/$1"
}

# both METRIC.STATISTIC PROMQL
both() {
    query "$1.json" "$FROM" "$UNTIL" "$2"
    [ -z "${BEFORE_FROM-}" ] || query "$1.before.json" "$BEFORE_FROM" "$BEFORE_UNTIL" "$2"
}

)sh";

constexpr const char* kTail = R"sh(
if [ -n "$NAMESPACE" ] && [ -n "$DEPLOYMENT" ]; then
    kubectl -n "$NAMESPACE" get deployment "$DEPLOYMENT" -o yaml >"$OUT/deployment.yaml"
    kubectl -n "$NAMESPACE" get pods -o wide >"$OUT/pods.txt"
    kubectl -n "$NAMESPACE" get events --sort-by=.lastTimestamp >"$OUT/events.txt"
    # The first lines hold versions, sizes and what the engine took from its arguments.
    kubectl -n "$NAMESPACE" logs "deployment/$DEPLOYMENT" --limit-bytes=2000000 >"$OUT/start.log"
    kubectl -n "$NAMESPACE" logs "deployment/$DEPLOYMENT" --tail=5000 --timestamps >"$OUT/recent.log"
fi

echo "Done: $OUT"
echo "Next: fulcrum import $OUT/*.json $OUT/*.prom $OUT/*.log"
)sh";

struct Wanted {
    const char* metric;
    std::vector<const char*> statistics;
};

// In the order in which triage asks: is it slow, where, and why.
const std::vector<Wanted>& wanted()
{
    static const std::vector<Wanted> all = {{"ttft_s", {"p50", "p99", "mean"}},
                                            {"itl_s", {"p50", "p99", "mean"}},
                                            {"tpot_s", {"mean"}},
                                            {"e2e_s", {"p50", "p99"}},
                                            {"queue_s", {"p50", "p99", "mean"}},
                                            {"prefill_s", {"mean"}},
                                            {"decode_s", {"mean"}},
                                            {"running", {"value", "max"}},
                                            {"waiting", {"value", "max"}},
                                            {"kv_usage", {"value", "max"}},
                                            {"prefix_hit_ratio", {"share"}},
                                            {"preemption_rate", {"rate"}},
                                            {"preemptions_per_request", {"value"}},
                                            {"request_rate", {"rate"}},
                                            {"offered_rate", {"rate"}},
                                            {"output_token_rate", {"rate"}},
                                            {"prompt_token_rate", {"rate"}},
                                            {"computed_prompt_token_rate", {"rate"}},
                                            {"prompt_tokens", {"p50", "p99", "mean"}},
                                            {"output_tokens", {"mean"}},
                                            {"step_tokens", {"p50", "p99"}},
                                            {"itl_over_100ms_share", {"share"}},
                                            {"spread_ttft_by_replica", {"value"}},
                                            {"abort_rate", {"rate"}},
                                            {"rejection_rate", {"rate"}},
                                            {"timeout_rate", {"rate"}},
                                            {"retry_rate", {"rate"}},
                                            {"crash_rate", {"rate"}},
                                            {"gateway_queue", {"value"}},
                                            {"gpu_busy", {"value"}},
                                            {"sm_active", {"value"}},
                                            {"tensor_active", {"value"}},
                                            {"dram_active", {"value"}},
                                            {"sm_clock_mhz", {"value"}},
                                            {"cpu_throttled_share", {"share"}}};
    return all;
}

// For sh between single quotes.
std::string quoted(const std::string& text)
{
    std::string result = "'";
    for (const char c : text)
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + "'";
}

void fill(std::string& text, std::string_view mark, std::string_view value)
{
    for (std::size_t at = 0; (at = text.find(mark, at)) != std::string::npos; at += value.size())
        text.replace(at, mark.size(), value);
}

std::string queries(const CollectOptions& options)
{
    std::string text = "if [ -n \"$PROMETHEUS\" ]; then\n";
    std::string missing;
    for (const Wanted& one : wanted()) {
        for (const char* statistic : one.statistics) {
            const auto query =
                promql(one.metric, statistic, {options.engine, options.labels, options.range, ""});
            if (query)
                text += fmt::format("    both {}.{} {}\n", one.metric, statistic, quoted(*query));
            else if (missing.find(one.metric) == std::string::npos)
                missing += fmt::format("# {}: not exported by {}; {}\n", one.metric, options.engine,
                                       find(one.metric)->how);
        }
    }
    text += "    # By replica: one that differs from the others.\n";
    for (const auto& [metric, statistic] : {std::pair{"ttft_s", "p99"},
                                            {"waiting", "value"},
                                            {"kv_usage", "value"},
                                            {"prefix_hit_ratio", "share"}}) {
        const auto query = promql(metric, statistic, {options.engine, options.labels, options.range, "pod"});
        if (query) text += fmt::format("    both {}.{}.by_pod {}\n", metric, statistic, quoted(*query));
    }
    text += "    # The histogram itself, so that percentiles of the whole window are exact to its buckets.\n";
    const Metric* ttft = find("ttft_s");
    for (const Source& source : ttft->sources)
        if (source.exporter == options.engine && source.name.find('.') == std::string::npos)
            text += fmt::format(
                "    both ttft_s.buckets {}\n",
                quoted(fmt::format("sum by (le, __name__, pod)({{__name__=~\"{}_(bucket|sum|count)\"{}{}}})",
                                   source.name, options.labels.empty() ? "" : ",", options.labels)));
    return text + "fi\n" + missing;
}

bool is_plain(const std::string& text, std::string_view more)
{
    return std::all_of(text.begin(), text.end(), [more](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || more.find(c) != std::string_view::npos;
    });
}

} // namespace

Result<std::string> collect_script(const CollectOptions& options)
{
    const bool known = options.engine == "vllm" || options.engine == "sglang" || options.engine == "tgi" ||
                       options.engine == "tensorrt-llm";
    if (!known)
        return Error{fmt::format("there is no engine '{}'", options.engine),
                     "known: vllm, sglang, tgi, tensorrt-llm",
                     {},
                     {}};
    if (options.labels.find_first_of("{}\n\r") != std::string::npos)
        return Error{"the labels are no list of matchers",
                     "write namespace=\"prod\",pod=~\"llm-.*\" without braces",
                     {},
                     {}};
    if (!is_plain(options.minutes, "") || options.minutes.empty() || !is_plain(options.step, "") ||
        options.step.empty() || !is_plain(options.range, "$_") || options.range.empty())
        return Error{
            "the window is no time", "write minutes as a number, step and range as 15s or 2m", {}, {}};
    const bool iterations = options.engine == "tensorrt-llm";
    std::string text = kHead;
    fill(text, "@minutes@", options.minutes);
    fill(text, "@step@", options.step);
    fill(text, "@path@", iterations ? "/prometheus/metrics" : "/metrics");
    fill(text, "@port@", options.engine == "sglang" ? "30000" : options.engine == "tgi" ? "80" : "8000");
    const Exporter* exporter = find_exporter(options.engine);
    text += fmt::format("# {} serves its metrics {}.\n", exporter->title, exporter->enable);
    text += "[ -z \"$ENGINE\" ] || snapshot metrics-1.prom\n\n" + queries(options);
    text += "\nif [ -n \"$ENGINE\" ]; then\n"
            "    curl -sS -m 10 \"$ENGINE/version\" >\"$OUT/version.txt\" || rm -f \"$OUT/version.txt\"\n"
            "    curl -sS -m 10 \"$ENGINE/v1/models\" >\"$OUT/models.txt\" || rm -f \"$OUT/models.txt\"\n";
    if (iterations)
        text += "    curl -sS -m 10 \"$ENGINE/metrics\" >\"$OUT/iterations.json\" || rm -f "
                "\"$OUT/iterations.json\"\n";
    text += "    sleep 60 # the second snapshot gives rates and percentiles of this minute\n"
            "    snapshot metrics-2.prom\n"
            "fi\n";
    return text + kTail;
}

} // namespace fulcrum::evidence::metrics
