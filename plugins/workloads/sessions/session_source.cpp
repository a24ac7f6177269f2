// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/sessions/session_source.h"

#include "base/prefetch.h"

#include <algorithm>
#include <utility>

namespace fulcrum::plugins::sessions
{

namespace traffic = cluster::traffic;

namespace
{

// A client whose request was turned away does not come back at the same instant, or time would stand still.
constexpr TimeNs kAfterFailure = 10 * kMillisecond;

// A session of a client is numbered by the client and its turn, so that what it says does not depend on the
// order in which clients were served.
constexpr int kSessionBits = 24;

Error problem(const std::string& message, const std::string& hint)
{
    return {.message = message, .hint = hint, .file = {}, .at = {}};
}

} // namespace

SessionSource::SessionSource(Beginnings beginnings, Conversation conversation, cluster::SourceContext context)
    : beginnings_(std::move(beginnings)), conversation_(std::move(conversation)), context_(std::move(context))
{
    slot_of_client_.resize(beginnings_.clients, -1);
    if (beginnings_.arrivals) set_next(beginnings_.arrivals->next());
    for (std::uint64_t client = 0; client < beginnings_.clients; ++client)
        begin_for_client(client << kSessionBits, beginnings_.span.start, 0);
}

void SessionSource::set_next(double arrival)
{
    next_ = kNever;
    if (begun_ >= static_cast<std::uint64_t>(beginnings_.span.count)) return;
    const TimeNs at = traffic::later(from_seconds(arrival), beginnings_.span.start);
    if (at < beginnings_.span.stop) next_ = at;
}

std::int32_t SessionSource::begin(std::uint64_t number)
{
    ++begun_;
    if (unused_.empty()) {
        sessions_.emplace_back();
        unused_.push_back(static_cast<std::int32_t>(sessions_.size() - 1));
    }
    const std::int32_t slot = unused_.back();
    unused_.pop_back();
    conversation_.begin(sessions_[static_cast<std::size_t>(slot)], number);
    if (beginnings_.arrivals) {
        slot_of_number_.push_back(slot);
    } else {
        slot_of_client_[number >> kSessionBits] = slot;
    }
    return slot;
}

std::int32_t* SessionSource::slot_of(std::uint64_t number)
{
    std::int32_t* slot = nullptr;
    if (!beginnings_.arrivals) {
        if (number >> kSessionBits < slot_of_client_.size()) slot = &slot_of_client_[number >> kSessionBits];
    } else if (number >= first_ && number - first_ < slot_of_number_.size()) {
        slot = &slot_of_number_[number - first_];
    }
    const bool there =
        slot != nullptr && *slot >= 0 && sessions_[static_cast<std::size_t>(*slot)].number == number;
    return there ? slot : nullptr;
}

void SessionSource::end(std::uint64_t number)
{
    std::int32_t* slot = slot_of(number);
    unused_.push_back(*slot);
    *slot = -1;
    for (; !slot_of_number_.empty() && slot_of_number_.front() < 0; ++first_)
        slot_of_number_.pop_front();
}

void SessionSource::wait(std::int32_t slot, TimeNs at)
{
    due_.push({at, slot}, [this](std::int32_t of) {
        return Conversation::id_of(sessions_[static_cast<std::size_t>(of)]);
    });
}

// The one that is due first. Has the next one brought up, which has not been looked at since its last answer.
Due SessionSource::take_due()
{
    const Due due = due_.top();
    due_.pop(
        [this](std::int32_t of) { return Conversation::id_of(sessions_[static_cast<std::size_t>(of)]); });
    if (!due_.empty()) prefetch(&sessions_[static_cast<std::size_t>(due_.top().slot)]);
    return due;
}

// A client's next session, after the time that it takes to think.
void SessionSource::begin_for_client(std::uint64_t number, TimeNs from, TimeNs at_least)
{
    if (begun_ >= static_cast<std::uint64_t>(beginnings_.span.count)) return;
    const std::int32_t slot = begin(number);
    const Session& session = sessions_[static_cast<std::size_t>(slot)];
    const TimeNs at = traffic::later(from, std::max(conversation_.pause(session), at_least));
    if (at < beginnings_.span.stop) {
        wait(slot, at);
    } else {
        --begun_;
        end(number);
    }
}

TimeNs SessionSource::next_arrival() const
{
    return due_.empty() ? next_ : std::min(next_, due_.top().at);
}

void SessionSource::take(engine::Request& out)
{
    std::int32_t slot = 0;
    TimeNs at = 0;
    if (due_.empty() || next_ < due_.top().at) {
        at = next_;
        slot = begin(begun_);
        set_next(beginnings_.arrivals->next());
    } else {
        const Due due = take_due();
        at = due.at;
        slot = due.slot;
    }
    const Session& session = sessions_[static_cast<std::size_t>(slot)];
    conversation_.fill(out, session, at);
}

void SessionSource::completed(const cluster::RequestEnd& ended)
{
    const std::uint64_t number = ended.id >> Conversation::kTurnBits;
    const std::int32_t* found = slot_of(number);
    if (found == nullptr) return;
    const std::int32_t slot = *found;
    Session& session = sessions_[static_cast<std::size_t>(slot)];
    const bool served = ended.outcome == engine::Outcome::Completed;
    if (served && conversation_.go_on(session, ended.output_tokens)) {
        const TimeNs at = traffic::later(ended.at, conversation_.pause(session));
        if (at < kNever) {
            wait(slot, at);
            return;
        }
    }
    end(number);
    if (beginnings_.clients > 0) begin_for_client(number + 1, ended.at, served ? 0 : kAfterFailure);
}

Errors SessionSource::change(const Parameters& parameters, TimeNs now)
{
    const Result<traffic::Span> span = traffic::read_span(parameters, "max_sessions");
    if (!span) return span.errors();
    Result<Conversation> conversation = Conversation::read(parameters, context_);
    if (!conversation) return conversation.errors();
    const bool closed = parameters.text("arrivals") == "closed_loop";
    if (span->start != beginnings_.span.start || closed != !beginnings_.arrivals ||
        (closed && parameters.integer("clients") != beginnings_.clients)) {
        return {problem("start, closed_loop and its clients cannot change while it runs",
                        "add a second workload that starts later")};
    }
    std::optional<traffic::ArrivalLaw> law;
    if (!closed) {
        Result<traffic::ArrivalLaw> read = traffic::arrival_law(parameters);
        if (!read) return read.errors();
        law = std::move(*read);
    }
    beginnings_.span = *span;
    conversation_ = std::move(*conversation);
    if (law) set_next(beginnings_.arrivals->change(*law, to_seconds(std::max<TimeNs>(0, now - span->start))));
    return {};
}

Result<std::unique_ptr<cluster::RequestSource>> make_source(const Parameters& parameters,
                                                            const cluster::SourceContext& context)
{
    Beginnings beginnings;
    const Result<traffic::Span> span = traffic::read_span(parameters, "max_sessions");
    if (!span) return span.errors();
    beginnings.span = *span;
    Result<Conversation> conversation = Conversation::read(parameters, context);
    if (!conversation) return conversation.errors();
    if (parameters.text("arrivals") == "closed_loop") {
        const std::int64_t clients = parameters.integer("clients");
        if (clients < 1 || clients > kMostClients)
            return problem("clients is out of range", "give 1 to 1,000,000 clients");
        beginnings.clients = static_cast<std::uint32_t>(clients);
    } else {
        Result<traffic::ArrivalLaw> law = traffic::arrival_law(parameters);
        if (!law) return law.errors();
        beginnings.arrivals.emplace(std::move(*law), context.seed, stream_id(context.node, Purpose::Arrival),
                                    stream_id(context.node, Purpose::Other));
    }
    return std::unique_ptr<cluster::RequestSource>(
        std::make_unique<SessionSource>(std::move(beginnings), std::move(*conversation), context));
}

} // namespace fulcrum::plugins::sessions
