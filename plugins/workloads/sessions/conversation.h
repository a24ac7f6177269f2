// SPDX-License-Identifier: GPL-3.0-or-later
// What conversations consist of: how many turns, what each prompt adds, and how long their users pause.
//
// A prompt is the one before it, the answer to that, and new text: what is said is only ever appended. So all
// of a conversation behind its system prompt is one content, of which each prompt knows a longer piece, and
// which the answer continues. Where a client leaves something out, a new content begins, and no cache helps
// from there on.
#pragma once

#include "base/parameters.h"
#include "base/result.h"
#include "cluster/source.h"
#include "cluster/traffic/lengths.h"
#include "cluster/traffic/prompt_template.h"
#include "cluster/traffic/tenants.h"
#include "cluster/traffic/timing.h"
#include "engine/request.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fulcrum::plugins::sessions
{

// The state of one session: the request that it sends next, or has sent. One cache line, as a session is
// looked at only now and then.
struct alignas(64) Session {
    std::uint64_t number = 0;
    std::uint64_t content = 0; // of the last part of what the prompt has behind the system prompt
    std::vector<engine::PromptPart> parts{}; // of it, those before the last: mostly none
    std::int32_t tokens = 0;                 // of the last part; 0: there is none yet
    std::int32_t output_tokens = 1;          // of the request
    std::int32_t said = 0;                   // tokens of all parts
    std::uint32_t contents = 0;              // how many contents it has begun
    std::uint16_t turn = 0;                  // of the request, from 0 on
    std::uint16_t turns = 1;
    std::uint16_t tenant = 0;
    bool agent = false;
};

class Conversation
{
public:
    static constexpr int kTurnBits = 16; // of a request's id; the session's number has the bits above

    static Result<Conversation> read(const Parameters& parameters, const cluster::SourceContext& context);

    // Makes `session` the one with this number, with its first prompt.
    void begin(Session& session, std::uint64_t number) const;

    // Moves to the next prompt, after an answer of so many tokens. False: the session is over.
    bool go_on(Session& session, std::int32_t answered) const;

    // How long the user, or the tool, takes before the request that the session sends next.
    TimeNs pause(const Session& session) const;

    // The request, sent at `at`.
    void fill(engine::Request& out, const Session& session, TimeNs at) const;

    std::vector<std::string> class_names() const { return class_names_; }

    static std::uint64_t id_of(const Session& session)
    {
        return (session.number << kTurnBits) | static_cast<std::uint64_t>(session.turn);
    }

private:
    // The streams of random numbers.
    struct Streams {
        explicit Streams(const std::string& node);
        std::uint32_t user, output, turns, tool, think, tool_time, prefix, tenant, agent;
    };
    struct Laws {
        cluster::traffic::LengthLaw user, output, turns, tool;
        cluster::traffic::PromptTemplate prefix;
        cluster::traffic::Tenants tenants;
        cluster::traffic::Pause think, tool_time;
    };

    Conversation(Laws laws, const cluster::SourceContext& context);
    Errors read_limits(const Parameters& parameters);
    Errors read_attributes(const Parameters& parameters, const std::string& node);
    RandomStream random(std::uint32_t stream, std::uint64_t index) const { return {seed_, stream, index}; }
    void say(Session& session, std::int32_t tokens, bool new_content) const;
    static void forget(Session& session);
    bool add_text(Session& session) const;
    std::int32_t room() const;

    Laws laws_;
    std::uint64_t seed_;
    Streams streams_;
    std::uint64_t salt_; // of the contents

    std::int32_t max_tokens_ = 0;  // 0: as long as the output
    std::int32_t context_max_ = 0; // of a prompt; 0: no cap
    bool drops_oldest_ = false;    // where the cap is reached; false: the session ends
    double context_keep_ = 1;      // share of the cap that is kept then
    double reasoning_share_ = 0;   // of an answer, not sent back
    double agent_share_ = 0;
    std::int32_t priority_ = 0;
    bool prompt_logprobs_ = false;
    std::vector<std::string> class_names_; // of people, and where it differs of agents
};

} // namespace fulcrum::plugins::sessions
