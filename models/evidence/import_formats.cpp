// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/import_formats.h"

#include "evidence/benchmarks/benchmarks.h"
#include "evidence/import_launch.h"
#include "evidence/import_traces.h"
#include "evidence/logs/engine_log.h"
#include "evidence/metrics/exposition.h"
#include "evidence/metrics/panel_csv.h"
#include "evidence/metrics/query_range.h"
#include "evidence/metrics/snapshot.h"
#include "evidence/metrics/trtllm.h"
#include "evidence/requests/access_log.h"
#include "evidence/requests/request_rows.h"
#include "evidence/requests/spans.h"

#include <array>

namespace fulcrum::evidence
{

namespace
{

constexpr std::array kFormats{
    ImportFormat{"prometheus-text", "Prometheus text: the answer of a /metrics endpoint",
                 metrics::looks_like_exposition, metrics::parse_snapshot},
    ImportFormat{"query-range", "answers of Prometheus' query_range and query",
                 metrics::looks_like_query_range, metrics::parse_query_range},
    ImportFormat{"manifest", "Kubernetes manifests, rendered Helm charts and Compose files",
                 looks_like_manifest, parse_manifest},
    ImportFormat{"run-meta", "meta.json of a measured run", looks_like_run_meta, parse_run_meta},
    ImportFormat{"model-config", "config.json of a model", looks_like_model_config, parse_model_config},
    ImportFormat{"points", "measured points, as `fulcrum validate` reads them", looks_like_points,
                 parse_points},
    ImportFormat{"trtllm-iterations", "iteration statistics of TensorRT-LLM", metrics::looks_like_trtllm,
                 metrics::parse_trtllm},
    ImportFormat{"inference-perf", "inference-perf reports", benchmarks::looks_like_inference_perf,
                 benchmarks::parse_inference_perf},
    ImportFormat{"guidellm", "GuideLLM reports", benchmarks::looks_like_guidellm, benchmarks::parse_guidellm},
    ImportFormat{"aiperf", "aiperf and genai-perf summaries", benchmarks::looks_like_aiperf_summary,
                 benchmarks::parse_aiperf_summary},
    ImportFormat{"bench-serve", "vllm bench serve and sglang.bench_serving results",
                 benchmarks::looks_like_bench_serve, benchmarks::parse_bench_serve},
    ImportFormat{"aiperf-records", "aiperf's records of single requests",
                 benchmarks::looks_like_aiperf_records, nullptr, benchmarks::read_aiperf_records},
    ImportFormat{"otlp-spans", "OpenTelemetry spans of requests in OTLP JSON", requests::looks_like_spans,
                 nullptr, requests::read_spans},
    ImportFormat{"engine-log", "log lines of vLLM and SGLang", logs::looks_like_engine_log, nullptr,
                 logs::read_engine_log},
    ImportFormat{"launch-line", "a launch line or script of vLLM, SGLang or TensorRT-LLM",
                 looks_like_launch_line, parse_launch_line},
    ImportFormat{"access-log", "access logs of nginx, Envoy and Istio", requests::looks_like_access_log,
                 nullptr, requests::read_access_log},
    ImportFormat{"request-rows", "one request a row: CSV with a header, or JSON lines",
                 requests::looks_like_request_rows, nullptr, requests::read_request_rows},
    ImportFormat{"trace",
                 "request traces: Azure, Mooncake, Vidur, LLMServingSim and CSV with columns they have",
                 looks_like_trace, nullptr, read_trace_file},
    ImportFormat{"panel-csv", "CSV of a dashboard: Grafana's \"Inspect data\", a time and a column a series",
                 metrics::looks_like_panel_csv, metrics::parse_panel_csv},
};

} // namespace

std::span<const ImportFormat> import_formats()
{
    return kFormats;
}

} // namespace fulcrum::evidence
