// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/source.h"
#include "cluster/traffic/arrivals.h"
#include "cluster/traffic/timing.h"
#include "workloads/sessions/conversation.h"
#include "workloads/sessions/due_queue.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::plugins::sessions
{

inline constexpr std::int64_t kMostClients = 1'000'000;

// Who begins sessions: an arrival law, or clients of a closed loop, each with one session after the other.
struct Beginnings {
    cluster::traffic::Span span;
    std::optional<cluster::traffic::Arrivals> arrivals; // not set: clients
    std::uint32_t clients = 0;
};

// Memory grows with the sessions that are under way, not with those that there were. A session whose request
// was turned away, lost or given up does not go on.
class SessionSource final : public cluster::RequestSource
{
public:
    SessionSource(Beginnings beginnings, Conversation conversation, cluster::SourceContext context);

    TimeNs next_arrival() const override;
    void take(engine::Request& out) override;
    void completed(const cluster::RequestEnd& ended) override;
    bool reactive() const override { return true; }
    Errors change(const Parameters& parameters, TimeNs now) override;
    std::vector<std::string> class_names() const override { return conversation_.class_names(); }

private:
    void set_next(double arrival); // seconds since the start of sending
    std::int32_t begin(std::uint64_t number);
    std::int32_t* slot_of(std::uint64_t number); // nullptr: there is no such session
    void end(std::uint64_t number);
    void wait(std::int32_t slot, TimeNs at);
    Due take_due();
    void begin_for_client(std::uint64_t number, TimeNs from, TimeNs at_least);

    Beginnings beginnings_;
    Conversation conversation_;
    cluster::SourceContext context_;
    std::uint64_t begun_ = 0;
    TimeNs next_ = kNever; // when the next session of an arrival law begins

    std::vector<Session> sessions_; // those under way, and unused ones
    std::vector<std::int32_t> unused_;
    std::vector<std::int32_t> slot_of_client_;
    std::deque<std::int32_t>
        slot_of_number_; // of sessions of an arrival law from first_ on; -1: it has ended
    std::uint64_t first_ = 0;
    DueQueue due_; // by id where two are due at the same time
};

Result<std::unique_ptr<cluster::RequestSource>> make_source(const Parameters& parameters,
                                                            const cluster::SourceContext& context);

} // namespace fulcrum::plugins::sessions
