// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the simulator is. `bench_simulation --benchmark_filter=million` prints the figures of the README.
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "support/kinds.h"
#include "support/paths.h"

#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include <cstdio>
#include <string>

using namespace fulcrum;

namespace
{

double peak_memory_mb()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

struct Run {
    std::string project;
    std::int64_t longest_stretch = INT64_MAX;
    std::int64_t requests = 0; // instead of the project's; 0: those
};

// One run of the first scenario of a project, on this thread.
void run_project(benchmark::State& state, const Run& wanted)
{
    const std::string file = test::source_folder() + "/projects/" + wanted.project;
    const cluster::Kinds kinds = test::all_kinds();
    const Result<std::string> text = scenario::read_text_file(file);
    if (!text) {
        state.SkipWithError(to_string(text.errors()).c_str());
        return;
    }
    const scenario::Document document(*text, file, cluster::node_types(kinds));
    if (!document.runnable()) {
        state.SkipWithError(to_string(document.problems()).c_str());
        return;
    }
    cluster::SimulationOptions options;
    options.seed = document.project().run.seed;
    options.longest_stretch = wanted.longest_stretch;
    scenario::RunSettings run = document.project().run;
    if (wanted.requests > 0) run.max_requests = wanted.requests;
    double requests = 0;
    double tokens = 0;
    double steps = 0;
    double simulated_s = 0;
    for (auto _ : state) {
        const Result<cluster::RunRecord> record =
            cluster::simulate(document.project().scenarios.front(), run, kinds, options);
        if (!record) {
            state.SkipWithError(to_string(record.errors()).c_str());
            return;
        }
        for (const cluster::RequestTimes& request : record->requests)
            tokens += request.output_tokens;
        requests += static_cast<double>(record->requests.size());
        for (const cluster::ReplicaRecord& replica : record->replicas) {
            steps += static_cast<double>(replica.steps);
        }
        simulated_s = to_seconds(record->end);
    }
    state.counters["requests/s"] = benchmark::Counter(requests, benchmark::Counter::kIsRate);
    state.counters["tokens/s"] = benchmark::Counter(tokens, benchmark::Counter::kIsRate);
    state.counters["steps/s"] = benchmark::Counter(steps, benchmark::Counter::kIsRate);
    state.counters["simulated_s"] = simulated_s;
    state.counters["peak_MB"] = peak_memory_mb();
}

void million(benchmark::State& state)
{
    run_project(state, {.project = "million.toml"});
}
BENCHMARK(million)->Unit(benchmark::kMillisecond);

// The same run one decode step at a time: what long stretches save.
void million_step_by_step(benchmark::State& state)
{
    run_project(state, {.project = "million.toml", .longest_stretch = 1});
}
BENCHMARK(million_step_by_step)->Unit(benchmark::kMillisecond);

// 32 replicas behind a router, with conversations: everything happens event by event.
void fleet(benchmark::State& state)
{
    run_project(state, {.project = "fleet.toml", .requests = 1'000'000});
}
BENCHMARK(fleet)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
