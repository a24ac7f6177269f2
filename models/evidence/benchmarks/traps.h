// SPDX-License-Identifier: GPL-3.0-or-later
// What goes wrong in load generators' figures (MODEL 13; the cases were found in published results). Each
// check gives sentences that say what to do, or nothing.
#pragma once

#include "evidence/imported.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fulcrum::evidence::benchmarks
{

// Of one load step, as its client said. Means in seconds; kUnknown where it does not say.
struct ClientFigures {
    double ttft = kUnknown;
    double tpot = kUnknown;
    double itl = kUnknown;
    double itl_median = kUnknown;
    double e2e = kUnknown;
    double output_tokens = kUnknown; // mean a request
    double send_delay = kUnknown;    // actual less intended time of sending
    double offered_rate = kUnknown;  // requests a second that were asked for
    double achieved_rate = kUnknown; // that were sent
    double completed_rate = kUnknown;
    double max_concurrency = kUnknown; // of the client
};

// (E2E - TTFT) / (output tokens - 1) from the means; kUnknown where it can not be told.
double recomputed_tpot(const ClientFigures& figures);

// Client's TPOT or ITL too low: chunks with two stamps a token, or a wrong denominator. Its figures are then
// not to be used.
struct TpotCheck {
    bool wrong = false;
    double recomputed = kUnknown;
    std::vector<std::string> warnings;
};
TpotCheck check_tpot(const ClientFigures& figures);

// Late sending, rates that were not reached, closed loops: latencies that leave out what a waiting user would
// have seen (coordinated omission).
std::vector<std::string> check_sending(const ClientFigures& figures);

// A figure of milliseconds that only makes sense in seconds.
std::vector<std::string> check_units(const ClientFigures& figures);

// Load steps in which throughput x E2E stays the same while the rate asked for grows: the client's own limit
// of requests in flight. Uses the observations "offered_rate", "request_rate" and "e2e_s" of each.
std::vector<std::string> check_load_steps(std::span<const Imported> steps);
std::vector<std::string> check_load_steps(std::span<const ClientFigures> steps);

// TPOT below the time to read the weights once: active parameters x bytes / (bandwidth x GPUs). From the
// facts "model", "device", "tensor_parallel_size", "dtype" and "quantization" (`known` first); nothing where
// model or device are unknown.
std::vector<std::string> check_weight_floor(double tpot_s, const std::vector<Fact>& facts,
                                            const std::vector<Fact>& known);

// Arguments such as '--quantization bitsandbytes' in one string, in a command's list or a manifest: the
// program takes it as one unknown or positional argument and runs without. The arguments found.
std::vector<std::string> joined_arguments(std::string_view text);
std::vector<std::string> check_joined_arguments(std::string_view text);

} // namespace fulcrum::evidence::benchmarks
