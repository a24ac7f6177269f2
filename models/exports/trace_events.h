// SPDX-License-Identifier: GPL-3.0-or-later
// A run in the trace event format that Perfetto and chrome://tracing open.
#pragma once

#include "exports/captured_run.h"

#include <string>

namespace fulcrum::exports
{

// One process a replica: its steps as slices ("prefill 512 + decode 12"), counters of running and waiting
// requests and of the KV pool (means of the record's time buckets); each request as asynchronous slices by
// phase (queue, prefill, decode) where it was served, those without a replica in a process of their own.
// Changes and crashes are instants. Times in microseconds from the begin of the run.
std::string trace_events(const CapturedRun& run, const std::string& title);

} // namespace fulcrum::exports
