// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspector/run_values.h"

namespace fulcrum::app
{

Value runValue(const scenario::RunSettings& run, std::string_view key)
{
    if (key == "until") return run.until ? Value(to_seconds(*run.until)) : Value();
    if (key == "warm_up") return to_seconds(run.warm_up);
    if (key == "end") return std::string(run.drain ? "drain" : "censor");
    if (key == "seed") return static_cast<std::int64_t>(run.seed);
    if (key == "replications") return static_cast<std::int64_t>(run.replications);
    if (key == "max_requests") return run.max_requests ? Value(*run.max_requests) : Value();
    return {};
}

} // namespace fulcrum::app
