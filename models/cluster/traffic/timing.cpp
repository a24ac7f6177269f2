// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/traffic/timing.h"

#include "base/time.h"

namespace fulcrum::cluster::traffic
{

namespace
{

Error timing_fault(const std::string& message, const std::string& hint)
{
    return {.message = message, .hint = hint, .file = {}, .at = {}};
}

} // namespace

Result<Span> read_span(const Parameters& parameters, const std::string& count)
{
    Span span;
    const double start = parameters.real("start");
    if (!(start >= 0 && start < kLatestSeconds))
        return timing_fault("start is out of range", "give a time of 0 s or more");
    span.start = from_seconds(start);
    if (parameters.is_set("stop")) {
        const double stop = parameters.real("stop");
        if (!(stop > start))
            return timing_fault("stop is not after start", "give a later stop, or remove it");
        span.stop = from_seconds(stop);
    }
    if (parameters.is_set(count)) {
        span.count = parameters.integer(count);
        if (span.count < 1) return timing_fault(count + " is below 1", "give 1 or more, or remove it");
    }
    return span;
}

Result<Pause> read_pause(const Parameters& parameters, const std::string& mean, const std::string& law)
{
    const Pause pause{parameters.real(mean), parameters.text(law) == "exponential"};
    if (!(pause.mean >= 0 && pause.mean <= kLatestSeconds))
        return timing_fault(mean + " is out of range", "give a time of 0 s or more");
    return pause;
}

} // namespace fulcrum::cluster::traffic
