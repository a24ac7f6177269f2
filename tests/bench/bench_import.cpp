// SPDX-License-Identifier: GPL-3.0-or-later
// How many MB a second importers read: a large file of requests in JSON lines and CSV, and an engine's log.
#include "evidence/logs/engine_log.h"
#include "evidence/requests/request_rows.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

namespace
{

using namespace fulcrum::evidence;

constexpr int kRows = 400'000;

std::string json_rows()
{
    std::string text;
    char line[400];
    for (int i = 0; i < kRows; ++i) {
        std::snprintf(line, sizeof line,
                      "{\"request_id\": \"cmpl-%08d-4f2a-9c1e\", \"model\": \"llama-3.1-8b\", \"arrival_s\": "
                      "%.6f, \"ttft_ms\": %.3f, "
                      "\"e2e_ms\": %.3f, \"prompt_tokens\": %d, \"output_tokens\": %d, \"status\": \"ok\", "
                      "\"tenant\": \"t%d\"}\n",
                      i, i * 0.01, 100 + i % 997 * 0.7, 3000 + i % 4999 * 0.3, 500 + i % 3000, 20 + i % 400,
                      i % 17);
        text += line;
    }
    return text;
}

std::string csv_rows()
{
    std::string text = "request_id,arrival_s,ttft_ms,e2e_ms,prompt_tokens,output_tokens,status\n";
    char line[200];
    for (int i = 0; i < kRows; ++i) {
        std::snprintf(line, sizeof line, "cmpl-%08d,%.6f,%.3f,%.3f,%d,%d,200\n", i, i * 0.01,
                      100 + i % 997 * 0.7, 3000 + i % 4999 * 0.3, 500 + i % 3000, 20 + i % 400);
        text += line;
    }
    return text;
}

void report(benchmark::State& state, std::size_t bytes)
{
    state.SetBytesProcessed(static_cast<std::int64_t>(bytes) * state.iterations());
}

void json_lines_in_memory(benchmark::State& state)
{
    const std::string text = json_rows();
    for (auto _ : state)
        if (!requests::parse_request_rows(text, "json")) state.SkipWithError("not read");
    report(state, text.size());
}

void json_lines_from_a_file(benchmark::State& state)
{
    const std::string path = (std::filesystem::temp_directory_path() / "fulcrum_bench_rows.jsonl").string();
    const std::string text = json_rows();
    std::ofstream(path, std::ios::binary) << text;
    for (auto _ : state) {
        auto lines = requests::LineSource::open(path);
        if (!requests::read_request_rows(*lines, path)) state.SkipWithError("not read");
    }
    report(state, text.size());
    std::filesystem::remove(path);
}

void csv_in_memory(benchmark::State& state)
{
    const std::string text = csv_rows();
    for (auto _ : state)
        if (!requests::parse_request_rows(text, "csv")) state.SkipWithError("not read");
    report(state, text.size());
}

void engine_log(benchmark::State& state)
{
    std::string text;
    char line[400];
    for (int i = 0; i < 100'000; ++i) {
        std::snprintf(
            line, sizeof line,
            "(APIServer pid=1) INFO:     10.0.0.%d:4%04d - \"POST /v1/completions HTTP/1.1\" 200 OK\n",
            i % 250, i % 10'000);
        text += line;
        if (i % 20 != 0) continue;
        std::snprintf(line, sizeof line,
                      "(APIServer pid=1) INFO 09-02 13:%02d:%02d [loggers.py:123] Engine 000: Avg prompt "
                      "throughput: 10.0 tokens/s, Avg "
                      "generation throughput: %d.5 tokens/s, Running: %d reqs, Waiting: 0 reqs, GPU KV cache "
                      "usage: 20.4%%, Prefix "
                      "cache hit rate: 37.1%%\n",
                      i / 60 % 60, i % 60, i % 900, i % 50);
        text += line;
    }
    for (auto _ : state)
        if (!logs::parse_engine_log(text, "log")) state.SkipWithError("not read");
    report(state, text.size());
}

BENCHMARK(json_lines_in_memory)->Unit(benchmark::kMillisecond);
BENCHMARK(json_lines_from_a_file)->Unit(benchmark::kMillisecond);
BENCHMARK(csv_in_memory)->Unit(benchmark::kMillisecond);
BENCHMARK(engine_log)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
