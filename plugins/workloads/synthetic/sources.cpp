// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/synthetic/sources.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::plugins::synthetic
{

namespace
{

// A client whose request was turned away does not come back at the same instant, or time would stand still.
constexpr TimeNs kAfterRejection = 10 * kMillisecond;

// A closed loop's request is numbered by its client and that client's turn, so that its lengths do not depend
// on the order in which the clients were served.
constexpr int kTurnBits = 40;

Error problem(const std::string& message, const std::string& hint)
{
    return {.message = message, .hint = hint, .file = {}, .at = {}};
}

TimeNs sum(TimeNs a, TimeNs b)
{
    return a > kNever - b ? kNever : a + b;
}

} // namespace

Result<Span> read_span(const Parameters& parameters)
{
    Span span;
    const double start = parameters.real("start");
    if (!(start >= 0 && start < 9e9)) return problem("start is out of range", "give a time of 0 s or more");
    span.start = from_seconds(start);
    if (parameters.is_set("stop")) {
        const double stop = parameters.real("stop");
        if (!(stop > start)) return problem("stop is not after start", "give a later stop, or remove it");
        span.stop = from_seconds(stop);
    }
    if (parameters.is_set("max_requests")) {
        span.requests = parameters.integer("max_requests");
        if (span.requests < 1) return problem("max_requests is below 1", "give 1 or more, or remove it");
    }
    return span;
}

OpenSource::OpenSource(Span span, Arrivals arrivals, RequestShape shape)
    : span_(span), arrivals_(std::move(arrivals)), shape_(std::move(shape))
{
    advance();
}

void OpenSource::advance()
{
    next_ = kNever;
    if (taken_ >= static_cast<std::uint64_t>(span_.requests)) return;
    const TimeNs at = sum(from_seconds(arrivals_.next()), span_.start);
    if (at < span_.stop) next_ = at;
}

void OpenSource::take(engine::Request& out)
{
    shape_.fill(out, taken_);
    out.arrival = next_;
    ++taken_;
    advance();
}

ClosedLoop::ClosedLoop(Span span, std::uint32_t clients, ThinkTime think, RequestShape shape,
                       const cluster::SourceContext& context)
    : span_(span), think_(think), shape_(std::move(shape)), seed_(context.seed),
      think_stream_(stream_id(context.node, Purpose::Think))
{
    for (std::uint64_t client = 0; client < clients; ++client)
        plan(client << kTurnBits, span_.start, 0);
}

void ClosedLoop::plan(std::uint64_t id, TimeNs from, TimeNs at_least)
{
    double think = think_.mean;
    if (think_.exponential) think *= RandomStream(seed_, think_stream_, id).exponential();
    const TimeNs at = sum(from, std::max(from_seconds(think), at_least));
    if (at < span_.stop) due_.emplace(at, id);
}

TimeNs ClosedLoop::next_arrival() const
{
    return due_.empty() || taken_ >= span_.requests ? kNever : due_.top().first;
}

void ClosedLoop::take(engine::Request& out)
{
    shape_.fill(out, due_.top().second);
    out.arrival = due_.top().first;
    due_.pop();
    ++taken_;
}

void ClosedLoop::completed(std::uint64_t id, engine::Outcome outcome, TimeNs now)
{
    plan(id + 1, now, outcome == engine::Outcome::Completed ? 0 : kAfterRejection);
}

Result<std::unique_ptr<cluster::RequestSource>> make_source(const Parameters& parameters,
                                                            const cluster::SourceContext& context)
{
    const Result<Span> span = read_span(parameters);
    if (!span) return span.errors();
    const Result<RequestShape> shape = RequestShape::read(parameters, context);
    if (!shape) return shape.errors();

    if (parameters.text("arrivals") == "closed_loop") {
        const std::int64_t clients = parameters.integer("clients");
        if (clients < 1 || clients > kMostClients)
            return problem("clients is out of range", "give 1 to 1,000,000 clients");
        const ThinkTime think{parameters.real("think_time"), parameters.text("think_law") == "exponential"};
        if (!(think.mean >= 0 && std::isfinite(think.mean)))
            return problem("think_time is out of range", "give a time of 0 s or more");
        return std::unique_ptr<cluster::RequestSource>(
            std::make_unique<ClosedLoop>(*span, static_cast<std::uint32_t>(clients), think, *shape, context));
    }
    const Result<ArrivalLaw> law = arrival_law(parameters);
    if (!law) return law.errors();
    const Arrivals arrivals(*law, context.seed, stream_id(context.node, Purpose::Arrival),
                            stream_id(context.node, Purpose::Other));
    return std::unique_ptr<cluster::RequestSource>(std::make_unique<OpenSource>(*span, arrivals, *shape));
}

} // namespace fulcrum::plugins::synthetic
