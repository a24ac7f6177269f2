// SPDX-License-Identifier: GPL-3.0-or-later
// The contract of a workload plugin: who sends what, and when.
#pragma once

#include "base/parameters.h"
#include "base/result.h"
#include "base/time.h"
#include "engine/request.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fulcrum::cluster
{

// How a request came to its end.
struct RequestEnd {
    std::uint64_t id = 0;
    engine::Outcome outcome{};
    TimeNs at = 0;
    std::int32_t output_tokens = 0; // of the answer; fewer than were asked for where something capped it
};

class RequestSource
{
public:
    virtual ~RequestSource() = default;

    // When the next request arrives, as far as is known now; kNever: none (yet, where reactive()). It never
    // lies before a request already taken. A call has no effect.
    virtual TimeNs next_arrival() const = 0;

    // Moves the request of next_arrival() into `out`, whose vectors' capacity is reused.
    virtual void take(engine::Request& out) = 0;

    // A request ended. Closed loops and sessions add their next one here, not before its end.
    virtual void completed(const RequestEnd& end) { (void)end; }

    // Whether completed() can bring forward next_arrival().
    virtual bool reactive() const { return false; }

    // From `now` on, requests are as these parameters say (a scheduled change of the scenario). What has been
    // taken stays as it is. Fails where a source cannot do that, and then nothing changed.
    virtual Errors change(const Parameters& parameters, TimeNs now)
    {
        (void)parameters, (void)now;
        return {
            Error{.message = "this workload cannot change while it runs",
                  .hint = "change synthetic traffic or sessions, or add a second workload that starts later",
                  .file = {},
                  .at = {}}};
    }

    // Names of the request classes, indexed by Request::class_index; at least one.
    virtual std::vector<std::string> class_names() const = 0;

    // What a reader of the results should know of these requests, as sentences, e.g. rows left out of a
    // trace.
    virtual std::vector<std::string> notes() const { return {}; }
};

// What a source is made with besides its parameters.
struct SourceContext {
    std::string node;       // the node's id: names the random streams
    std::uint64_t seed = 1; // of the replication
    std::string folder;     // relative file names start here
};

} // namespace fulcrum::cluster
