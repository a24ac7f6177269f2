// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a result of each load generator.
#include "evidence/benchmarks/benchmarks.h"
#include "importer_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace fulcrum::evidence;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    ImportOptions options;
    options.stop_at_first_error = size % 7 == 0;
    (void)benchmarks::looks_like_bench_serve(text);
    check_import(benchmarks::parse_bench_serve(text, "fuzz", options));
    check_import(benchmarks::parse_inference_perf(text, "stage_0_fuzz", options));
    check_import(benchmarks::parse_guidellm(text, "fuzz", options));
    check_import(benchmarks::parse_aiperf_summary(text, "fuzz", options));
    check_import(benchmarks::parse_aiperf_records(text, "fuzz", options));
    return 0;
}
