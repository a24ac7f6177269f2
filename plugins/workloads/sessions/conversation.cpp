// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/sessions/conversation.h"

#include "base/hash.h"
#include "base/random.h"

#include <algorithm>
#include <utility>

namespace fulcrum::plugins::sessions
{

namespace traffic = cluster::traffic;

namespace
{

constexpr std::int32_t kMostTurns = (1 << Conversation::kTurnBits) - 1;

Error problem(const std::string& message, const std::string& hint)
{
    return {.message = message, .hint = hint, .file = {}, .at = {}};
}

bool is_share(double value)
{
    return value >= 0 && value <= 1; // false for NaN
}

} // namespace

Conversation::Streams::Streams(const std::string& node)
    : user(stream_id(node, Purpose::PromptLength)), output(stream_id(node, Purpose::OutputLength)),
      turns(stream_id(node, Purpose::Turns)), tool(stream_id(node, Purpose::ToolLength)),
      think(stream_id(node, Purpose::Think)), tool_time(stream_id(node, Purpose::ToolTime)),
      prefix(stream_id(node, Purpose::Prefix)), tenant(stream_id(node, Purpose::Tenant)),
      agent(stream_id(node, Purpose::Class))
{
}

Conversation::Conversation(Laws laws, const cluster::SourceContext& context)
    : laws_(std::move(laws)), seed_(context.seed), streams_(context.node),
      salt_(hash_mix(hash_text(context.node), 0x73657373696f6eULL))
{
}

Result<Conversation> Conversation::read(const Parameters& parameters, const cluster::SourceContext& context)
{
    Errors errors;
    const auto read = [&errors](auto result) {
        if (!result.ok()) errors.insert(errors.end(), result.errors().begin(), result.errors().end());
        return result;
    };
    const auto user = read(traffic::LengthLaw::read(parameters, "user"));
    const auto output = read(traffic::LengthLaw::read(parameters, "output"));
    const auto turns = read(traffic::LengthLaw::read(parameters, "turns"));
    const auto tool = read(traffic::LengthLaw::read(parameters, "tool"));
    const auto prefix = read(traffic::PromptTemplate::read(parameters, context.node));
    const auto tenants = read(traffic::Tenants::read(parameters));
    const auto think = read(traffic::read_pause(parameters, "think_time", "think_law"));
    const auto tool_time = read(traffic::read_pause(parameters, "tool_time", "tool_time_law"));
    if (!errors.empty()) return errors;

    Conversation made({*user, *output, *turns, *tool, *prefix, *tenants, *think, *tool_time}, context);
    errors = made.read_limits(parameters);
    if (errors.empty()) errors = made.read_attributes(parameters, context.node);
    if (!errors.empty()) return errors;
    return made;
}

Errors Conversation::read_limits(const Parameters& parameters)
{
    const auto tokens = [&parameters](std::string_view key, std::int32_t& out) {
        if (!parameters.is_set(key)) return true;
        const double value = parameters.real(key);
        if (!(value >= 1 && value <= traffic::kMostTokens)) return false;
        out = static_cast<std::int32_t>(value);
        return true;
    };
    if (!tokens("max_tokens", max_tokens_)) return {problem("max_tokens is out of range", "give 1 or more")};
    if (!tokens("context_max", context_max_))
        return {problem("context_max is out of range", "give 1 or more")};
    drops_oldest_ = parameters.text("at_context_max") == "drop_oldest";
    context_keep_ = parameters.real("context_keep");
    reasoning_share_ = parameters.real("reasoning_share");
    agent_share_ = parameters.real("agent_share");
    for (const char* key : {"context_keep", "reasoning_share", "agent_share"})
        if (!is_share(parameters.real(key)))
            return {problem(std::string(key) + " is no share", "give 0 to 1")};
    if (context_max_ > 0 && room() < 1)
        return {problem("context_max leaves no room behind the shared prefix",
                        "raise it above prefix_tokens + volatile_tokens")};
    return {};
}

Errors Conversation::read_attributes(const Parameters& parameters, const std::string& node)
{
    class_names_ = {parameters.is_set("class") ? parameters.text("class") : node};
    if (parameters.is_set("agent_class") && parameters.text("agent_class") != class_names_[0])
        class_names_.push_back(parameters.text("agent_class"));
    priority_ = static_cast<std::int32_t>(parameters.integer("priority"));
    prompt_logprobs_ = parameters.boolean("prompt_logprobs");
    return {};
}

// Tokens of a prompt behind the system prompt, at most.
std::int32_t Conversation::room() const
{
    return (context_max_ > 0 ? context_max_ : traffic::kMostTokens) - laws_.prefix.tokens();
}

void Conversation::begin(Session& session, std::uint64_t number) const
{
    session.number = number;
    session.turn = 0;
    session.turns =
        static_cast<std::uint16_t>(std::min(laws_.turns.sample(random(streams_.turns, number)), kMostTurns));
    session.contents = 0;
    session.tenant = laws_.tenants.pick(laws_.tenants.several() ? random(streams_.tenant, number).bits() : 0);
    session.agent = agent_share_ > 0 && random(streams_.agent, number).uniform() < agent_share_;
    forget(session);
    if (add_text(session)) return;
    session.said = room(); // a first text beyond the cap is cut off
    session.tokens = session.said;
}

bool Conversation::go_on(Session& session, std::int32_t answered) const
{
    if (++session.turn >= session.turns) return false;
    const auto hidden = static_cast<std::int32_t>(reasoning_share_ * answered);
    const std::int32_t sent_back = answered - hidden;
    if (sent_back > 0) say(session, sent_back, hidden > 0);
    if (add_text(session)) return true;
    if (!drops_oldest_) return false;
    const auto kept = std::clamp(static_cast<std::int32_t>(context_keep_ * room()), 1, session.said);
    forget(session);
    say(session, std::min(kept, room()), true);
    return true;
}

// The content of each piece of the conversation is its own; only its length tells how far it has got.
void Conversation::say(Session& session, std::int32_t tokens, bool new_content) const
{
    session.said += tokens;
    if (session.tokens > 0 && !new_content) {
        session.tokens += tokens;
        return;
    }
    if (session.tokens > 0) session.parts.push_back({session.content, session.tokens});
    session.content = traffic::content_id(hash_mix(salt_, session.number), session.contents++);
    session.tokens = tokens;
}

// Nothing has been said.
void Conversation::forget(Session& session)
{
    session.parts.clear();
    session.tokens = 0;
    session.said = 0;
}

// What the user, or the tool, says next, and how long the answer will be. False: the prompt outgrew its room.
bool Conversation::add_text(Session& session) const
{
    const std::uint64_t id = id_of(session);
    const bool from_tool = session.agent && session.turn > 0;
    const std::int32_t text = from_tool ? laws_.tool.sample(random(streams_.tool, id))
                                        : laws_.user.sample(random(streams_.user, id));
    say(session, text + laws_.prefix.tokens_in_text(), false);
    session.output_tokens = laws_.output.sample(random(streams_.output, id));
    if (max_tokens_ > 0) session.output_tokens = std::min(session.output_tokens, max_tokens_);
    return session.said <= room();
}

TimeNs Conversation::pause(const Session& session) const
{
    const std::uint64_t id = id_of(session);
    if (session.agent && session.turn > 0) return laws_.tool_time.draw(random(streams_.tool_time, id));
    return laws_.think.draw(random(streams_.think, id));
}

void Conversation::fill(engine::Request& out, const Session& session, TimeNs at) const
{
    out.id = id_of(session);
    out.arrival = at;
    out.prompt_tokens = laws_.prefix.tokens() + session.said;
    out.output_tokens = session.output_tokens;
    out.max_tokens = max_tokens_ > 0 ? max_tokens_ : session.output_tokens;
    out.priority = priority_;
    out.class_index = session.agent && class_names_.size() > 1 ? 1 : 0;
    out.tenant = session.tenant;
    out.prompt_logprobs = prompt_logprobs_;
    const std::uint64_t draw =
        laws_.prefix.several_groups() ? random(streams_.prefix, session.number).bits() : 0;
    laws_.prefix.fill(out.parts,
                      {.draw = draw, .session = session.number, .tenant = session.tenant, .at = at});
    out.parts.insert(out.parts.end(), session.parts.begin(), session.parts.end());
    out.parts.push_back({session.content, session.tokens});
    // The answer continues the conversation, unless some of it will be left out.
    out.reply = reasoning_share_ > 0 ? engine::kUnique : session.content;
}

} // namespace fulcrum::plugins::sessions
