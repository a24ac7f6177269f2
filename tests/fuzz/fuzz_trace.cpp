// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a request trace, recognised by content and forced to each format.
#include "evidence/traces/trace.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace traces = fulcrum::evidence::traces;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0) return 0;
    constexpr int kFormats = static_cast<int>(traces::Format::GenericCsv) + 1;
    const int choice = data[0] % (kFormats + 1);
    traces::ReadOptions options;
    if (choice < kFormats) options.format = static_cast<traces::Format>(choice);
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto trace = traces::parse_trace(text, "fuzz", options);
    // As an import reads it: a few rows kept, sums over all, past what is broken.
    options.keep = 3;
    options.leave_out_broken = true;
    const auto loose = traces::parse_trace(text, "fuzz", options);
    if (trace && (!loose || loose->all.rows != static_cast<std::int64_t>(trace->rows.size()))) std::abort();
    if (loose && (loose->rows.size() > 3 || loose->all.rows < 1 || loose->all.span < 0)) std::abort();
    if (!trace) return 0;
    fulcrum::TimeNs last = 0;
    for (const auto& row : trace->rows) {
        if (row.arrival < last || row.prompt_tokens < 1 || row.output_tokens < 1) std::abort();
        last = row.arrival;
    }
    return 0;
}
