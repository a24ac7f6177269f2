// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/synthetic/sources.h"

#include <algorithm>
#include <utility>

namespace fulcrum::plugins::synthetic
{

namespace traffic = cluster::traffic;

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

} // namespace

OpenSource::OpenSource(traffic::Span span, traffic::Arrivals arrivals, RequestShape shape,
                       cluster::SourceContext context)
    : span_(span), arrivals_(std::move(arrivals)), shape_(std::move(shape)), context_(std::move(context))
{
    go_on(arrivals_.next());
}

void OpenSource::go_on(double arrival)
{
    next_ = kNever;
    if (taken_ >= static_cast<std::uint64_t>(span_.count)) return;
    const TimeNs at = traffic::later(from_seconds(arrival), span_.start);
    if (at < span_.stop) next_ = at;
}

void OpenSource::take(engine::Request& out)
{
    shape_.fill(out, taken_, next_);
    ++taken_;
    go_on(arrivals_.next());
}

Errors OpenSource::change(const Parameters& parameters, TimeNs now)
{
    const Result<traffic::Span> span = traffic::read_span(parameters, "max_requests");
    const Result<traffic::ArrivalLaw> law = traffic::arrival_law(parameters);
    Result<RequestShape> shape = RequestShape::read(parameters, context_);
    for (const Errors& errors : {span.ok() ? Errors{} : span.errors(), law.ok() ? Errors{} : law.errors(),
                                 shape.ok() ? Errors{} : shape.errors()})
        if (!errors.empty()) return errors;
    if (span->start != span_.start || parameters.text("arrivals") == "closed_loop")
        return {problem("start and closed_loop cannot change while it runs",
                        "add a second workload that starts later")};
    span_ = *span;
    shape_ = std::move(*shape);
    go_on(arrivals_.change(*law, to_seconds(std::max<TimeNs>(0, now - span_.start))));
    return {};
}

ClosedLoop::ClosedLoop(traffic::Span span, std::uint32_t clients, traffic::Pause think, RequestShape shape,
                       cluster::SourceContext context)
    : span_(span), think_(think), shape_(std::move(shape)), context_(std::move(context)),
      think_stream_(stream_id(context_.node, Purpose::Think)), clients_(clients)
{
    for (std::uint64_t client = 0; client < clients; ++client)
        plan(client << kTurnBits, span_.start, 0);
}

void ClosedLoop::plan(std::uint64_t id, TimeNs from, TimeNs at_least)
{
    const TimeNs think = think_.draw(RandomStream(context_.seed, think_stream_, id));
    const TimeNs at = traffic::later(from, std::max(think, at_least));
    if (at < span_.stop) due_.emplace(at, id);
}

TimeNs ClosedLoop::next_arrival() const
{
    return due_.empty() || taken_ >= span_.count ? kNever : due_.top().first;
}

void ClosedLoop::take(engine::Request& out)
{
    shape_.fill(out, due_.top().second, due_.top().first);
    due_.pop();
    ++taken_;
}

void ClosedLoop::completed(const cluster::RequestEnd& end)
{
    plan(end.id + 1, end.at, end.outcome == engine::Outcome::Completed ? 0 : kAfterRejection);
}

Errors ClosedLoop::change(const Parameters& parameters, TimeNs now)
{
    (void)now;
    const Result<traffic::Span> span = traffic::read_span(parameters, "max_requests");
    const Result<traffic::Pause> think = traffic::read_pause(parameters, "think_time", "think_law");
    Result<RequestShape> shape = RequestShape::read(parameters, context_);
    for (const Errors& errors : {span.ok() ? Errors{} : span.errors(), think.ok() ? Errors{} : think.errors(),
                                 shape.ok() ? Errors{} : shape.errors()})
        if (!errors.empty()) return errors;
    if (parameters.text("arrivals") != "closed_loop" || parameters.integer("clients") != clients_)
        return {problem("a closed loop keeps its clients while it runs",
                        "add a second workload that starts later, with the further clients")};
    span_ = *span;
    think_ = *think;
    shape_ = std::move(*shape);
    return {};
}

Result<std::unique_ptr<cluster::RequestSource>> make_source(const Parameters& parameters,
                                                            const cluster::SourceContext& context)
{
    const Result<traffic::Span> span = traffic::read_span(parameters, "max_requests");
    if (!span) return span.errors();
    const Result<RequestShape> shape = RequestShape::read(parameters, context);
    if (!shape) return shape.errors();

    if (parameters.text("arrivals") == "closed_loop") {
        const std::int64_t clients = parameters.integer("clients");
        if (clients < 1 || clients > kMostClients)
            return problem("clients is out of range", "give 1 to 1,000,000 clients");
        const Result<traffic::Pause> think = traffic::read_pause(parameters, "think_time", "think_law");
        if (!think) return think.errors();
        return std::unique_ptr<cluster::RequestSource>(std::make_unique<ClosedLoop>(
            *span, static_cast<std::uint32_t>(clients), *think, *shape, context));
    }
    const Result<traffic::ArrivalLaw> law = traffic::arrival_law(parameters);
    if (!law) return law.errors();
    const traffic::Arrivals arrivals(*law, context.seed, stream_id(context.node, Purpose::Arrival),
                                     stream_id(context.node, Purpose::Other));
    return std::unique_ptr<cluster::RequestSource>(
        std::make_unique<OpenSource>(*span, arrivals, *shape, context));
}

} // namespace fulcrum::plugins::synthetic
