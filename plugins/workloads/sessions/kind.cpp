// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/sessions/kind.h"

#include "base/append.h"
#include "cluster/traffic/descriptions.h"
#include "workloads/sessions/session_source.h"

#include <utility>

namespace fulcrum::plugins::sessions
{

namespace traffic = cluster::traffic;

namespace
{

ParameterDescription share(std::string key, std::string label, double fallback, std::string help,
                           std::string group)
{
    return {.key = std::move(key),
            .label = std::move(label),
            .type = ParameterType::Real,
            .fallback = fallback,
            .minimum = 0,
            .maximum = 1.0,
            .help = std::move(help),
            .group = std::move(group)};
}

traffic::Descriptions beginnings()
{
    traffic::Descriptions all = traffic::arrival_parameters("sessions");
    append(all, traffic::closed_loop_parameters());
    all.push_back(traffic::start_parameter());
    all.push_back(traffic::time_parameter("stop", "Stops at", {},
                                          "From then on no session begins; those under way go on."));
    all.back().unset = "until the run ends";
    all.push_back({.key = "max_sessions",
                   .label = "Most sessions",
                   .type = ParameterType::Integer,
                   .minimum = 1,
                   .help = "How many sessions this workload begins at most.",
                   .group = "Arrivals",
                   .unset = "no limit"});
    return all;
}

traffic::Descriptions turns()
{
    traffic::Descriptions all = traffic::length_parameters(
        {.key = "turns", .label = "Turns", .group = "Turns of a session", .counts_tokens = false});
    all.push_back(traffic::time_parameter("think_time", "Think time", 20.0,
                                          "Mean time between an answer and the user's next prompt, and of a "
                                          "closed_loop client before a session."));
    all.push_back(traffic::think_law());
    for (ParameterDescription* description : {&all[all.size() - 2], &all[all.size() - 1]})
        description->group = "Turns of a session";
    append(all, traffic::length_parameters(
                    {.key = "user", .label = "User tokens", .group = "What the user says in a turn"}));
    append(all, traffic::length_parameters({.key = "output",
                                            .label = "Output tokens",
                                            .group = "Output length",
                                            .shared_concept = "output_tokens"}));
    return all;
}

traffic::Descriptions history()
{
    traffic::Descriptions all;
    all.push_back(
        {.key = "context_max",
         .label = "Longest prompt",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Tokens,
         .minimum = 1,
         .maximum = 1e8,
         .help = "Tokens that the client sends at most.",
         .group = "History",
         .unset = "no cap: a prompt that is too long for the model is rejected, and the session ends"});
    all.push_back({.key = "at_context_max",
                   .label = "Beyond it",
                   .type = ParameterType::Choice,
                   .fallback = std::string("end"),
                   .choices = {"end", "drop_oldest"},
                   .help =
                       "Whether the session ends there or the client leaves out the oldest part of what was "
                       "said, which makes the cached rest useless.",
                   .group = "History"});
    all.push_back(
        share("context_keep", "Kept of it", 1,
              "How much of the longest prompt is left when drop_oldest leaves something out: 1 drops as "
              "little as possible, and so something in every turn from then on.",
              "History"));
    all.push_back(share("reasoning_share", "Answer not sent back", 0,
                        "Share of each answer that the next prompt leaves out, as chat templates do with "
                        "reasoning. Then the whole answer has to be computed again.",
                        "History"));
    return all;
}

traffic::Descriptions agents()
{
    traffic::Descriptions all;
    all.push_back(
        share("agent_share", "Share of agents", 0,
              "Share of the sessions that are of agents: after the first turn their prompts bring what "
              "tools gave, after a tool's time instead of a think time.",
              "Agents"));
    all.push_back(traffic::time_parameter("tool_time", "Tool time", 1.0,
                                          "Mean time that a tool takes to answer an agent."));
    all.back().group = "Agents";
    all.push_back(traffic::think_law());
    all.back().key = "tool_time_law";
    all.back().label = "Tool time law";
    all.back().help = "Whether tool times vary.";
    all.back().group = "Agents";
    all.push_back({.key = "agent_class",
                   .label = "Class of agents",
                   .type = ParameterType::Text,
                   .help = "Name under which the requests of agents are reported.",
                   .group = "Agents",
                   .unset = "that of the others"});
    append(all,
           traffic::length_parameters(
               {.key = "tool", .label = "Tool tokens", .group = "What a tool gives", .fallback = 500.0}));
    return all;
}

traffic::Descriptions descriptions()
{
    traffic::Descriptions all = beginnings();
    append(all, turns());
    append(all, agents());
    append(all, traffic::template_parameters(true));
    append(all, history());
    append(all, traffic::request_attributes());
    append(all, traffic::tenant_parameters());
    return all;
}

} // namespace

cluster::WorkloadKind kind()
{
    return {
        .text = {.id = "sessions",
                 .title = "Conversations",
                 .description =
                     "Sessions of several turns, each of which sends back what was said before: chats with "
                     "think times and agents with tool calls."},
        .finite = false,
        .parameters = descriptions(),
        .make = make_source,
    };
}

} // namespace fulcrum::plugins::sessions
