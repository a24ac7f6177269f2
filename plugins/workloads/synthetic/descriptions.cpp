// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/synthetic/descriptions.h"

#include "cluster/request_parameters.h"
#include "workloads/synthetic/lengths.h"
#include "workloads/synthetic/sources.h"

#include <utility>

namespace fulcrum::plugins::synthetic
{

namespace
{

using Descriptions = std::vector<ParameterDescription>;

constexpr double kLongestTime = 9e9;
constexpr double kHighestRate = 1e6;

ParameterDescription time(std::string key, std::string label, Value fallback, std::string help)
{
    return {.key = std::move(key),
            .label = std::move(label),
            .type = ParameterType::Quantity,
            .dimension = Dimension::Time,
            .fallback = std::move(fallback),
            .minimum = 0,
            .maximum = kLongestTime,
            .help = std::move(help),
            .group = "Arrivals"};
}

ParameterDescription rate(std::string key, std::string label, double lowest, std::string help)
{
    return {.key = std::move(key),
            .label = std::move(label),
            .type = ParameterType::Quantity,
            .dimension = Dimension::Rate,
            .minimum = lowest,
            .maximum = kHighestRate,
            .help = std::move(help),
            .group = "Arrivals"};
}

ParameterDescription tokens(std::string key, std::string label, std::string help, std::string group)
{
    return {.key = std::move(key),
            .label = std::move(label),
            .type = ParameterType::Quantity,
            .dimension = Dimension::Tokens,
            .minimum = 1,
            .maximum = kMostTokens,
            .help = std::move(help),
            .group = std::move(group)};
}

void add_open_arrivals(Descriptions& all)
{
    all.push_back({.key = "arrivals",
                   .label = "Arrival law",
                   .type = ParameterType::Choice,
                   .fallback = std::string("poisson"),
                   .choices = {"poisson", "gamma", "weibull", "on_off", "ramp", "paced", "closed_loop"},
                   .help =
                       "How requests follow each other. gamma and weibull take a CV, on_off switches between "
                       "two rates, ramp changes its rate once, paced is evenly spaced, and in closed_loop a "
                       "client waits for its answer before it sends again.",
                   .group = "Arrivals"});
    all.push_back(rate("rate", "Rate", 1e-6,
                       "Requests a second: the mean of poisson, gamma, weibull and paced, "
                       "the rate while on of on_off, the first rate of ramp."));
    all.back().unset = "only with closed_loop, which has clients instead";
    all.back().shared_concept = "arrival_rate";
    all.push_back({.key = "cv",
                   .label = "CV of the gaps",
                   .type = ParameterType::Real,
                   .fallback = 1.0,
                   .minimum = 0.02,
                   .maximum = 20.0,
                   .help = "Standard deviation of the gaps between arrivals over their mean, for gamma and "
                           "weibull. 1 is Poisson; above 1 requests come in bursts.",
                   .group = "Arrivals"});
    all.push_back(rate("rate_off", "Rate while off", 0, "Requests a second in the off state of on_off."));
    all.back().fallback = 0.0;
    all.push_back(
        time("on_time", "Mean time on", 10.0, "Mean of the exponential time in the on state of on_off."));
    all.push_back(
        time("off_time", "Mean time off", 10.0, "Mean of the exponential time in the off state of on_off."));
    all.push_back(rate("rate_end", "Final rate", 0, "Requests a second after the change of ramp."));
    all.back().unset = "only with an arrival law other than ramp";
    all.push_back(time("ramp_start", "Ramp begins", 0.0, "When ramp leaves its first rate, from start on."));
    all.push_back(
        time("ramp_time", "Ramp lasts", 0.0, "How long ramp takes to reach its final rate. 0 s is a step."));
}

void add_closed_loop(Descriptions& all)
{
    all.push_back({.key = "clients",
                   .label = "Clients",
                   .type = ParameterType::Integer,
                   .fallback = std::int64_t{1},
                   .minimum = 1,
                   .maximum = static_cast<double>(kMostClients),
                   .help = "Clients of closed_loop: the most requests in flight.",
                   .group = "Arrivals"});
    all.push_back(
        time("think_time", "Think time", 0.0,
             "Mean time of a closed_loop client between an answer and its next request, and before its "
             "first. After a rejection it waits at least 10 ms."));
    all.push_back({.key = "think_law",
                   .label = "Think time law",
                   .type = ParameterType::Choice,
                   .fallback = std::string("exponential"),
                   .choices = {"exponential", "constant"},
                   .help = "Whether think times vary.",
                   .group = "Arrivals"});
}

void add_span(Descriptions& all)
{
    all.push_back(time("start", "Starts at", 0.0, "When this workload begins to send."));
    all.push_back(time("stop", "Stops at", {}, "When this workload ceases to send."));
    all.back().unset = "until the run ends";
    all.push_back({.key = "max_requests",
                   .label = "Most requests",
                   .type = ParameterType::Integer,
                   .minimum = 1,
                   .help = "How many requests this workload sends at most.",
                   .group = "Arrivals",
                   .unset = "no limit"});
}

void add_lengths(Descriptions& all, const std::string& name, const std::string& title)
{
    const std::string group = title + " length";
    all.push_back(tokens(name, title + " tokens",
                         "Mean length before rounding and limits. Alone it is the length of every request.",
                         group));
    all.back().unset = "only with the uniform and the empirical law";
    all.back().shared_concept = name + "_tokens";
    all.push_back(
        {.key = name + "_law",
         .label = "Law",
         .type = ParameterType::Choice,
         .choices = {"constant", "lognormal", "exponential", "uniform", "empirical"},
         .help = "lognormal takes the mean and its median or CV, uniform lies between shortest and "
                 "longest, empirical draws from a list.",
         .group = group,
         .unset = "empirical where values are given, lognormal where a median or CV is, else constant"});
    all.push_back(tokens(name + "_p50", "Median", "Median of the lognormal law, at most its mean.", group));
    all.back().unset = "the lognormal law takes the CV instead";
    all.push_back({.key = name + "_cv",
                   .label = "CV",
                   .type = ParameterType::Real,
                   .minimum = 0,
                   .maximum = 100.0,
                   .help = "Standard deviation of the lognormal law over its mean.",
                   .group = group,
                   .unset = "the lognormal law takes the median instead"});
    all.push_back(tokens(name + "_min", "Shortest", "Shorter draws become this long.", group));
    all.back().fallback = 1.0;
    all.push_back(tokens(name + "_max", "Longest", "Longer draws become this long.", group));
    all.back().unset = "no limit";
    all.push_back({.key = name + "_values",
                   .label = "Values",
                   .type = ParameterType::List,
                   .minimum = 1,
                   .maximum = kMostTokens,
                   .help = "Lengths that the empirical law draws from.",
                   .group = group,
                   .unset = "only with another law than empirical"});
    all.push_back({.key = name + "_weights",
                   .label = "Weights",
                   .type = ParameterType::List,
                   .minimum = 0,
                   .help = "How often each of the values is drawn, relative to the others.",
                   .group = group,
                   .unset = "all values are drawn equally often"});
}

void add_prefixes(Descriptions& all)
{
    all.push_back(
        tokens("prefix_tokens", "Shared prefix",
               "Tokens at the start of each prompt that its group shares, e.g. a system prompt. They "
               "count in the prompt's length, which is at least one token more.",
               "Shared prefix"));
    all.back().fallback = 0.0;
    all.back().minimum = 0;
    all.back().shared_concept = "shared_prefix_tokens";
    all.push_back({.key = "prefix_groups",
                   .label = "Groups",
                   .type = ParameterType::Integer,
                   .fallback = std::int64_t{1},
                   .minimum = 1,
                   .maximum = 1e6,
                   .help = "Number of different shared prefixes.",
                   .group = "Shared prefix"});
    all.push_back(
        {.key = "prefix_zipf",
         .label = "Zipf exponent",
         .type = ParameterType::Real,
         .fallback = 0.0,
         .minimum = 0,
         .maximum = 10.0,
         .help = "The k-th group is drawn in proportion to 1/k to this power. 0: all equally often.",
         .group = "Shared prefix"});
    all.push_back({.key = "prefix_name",
                   .label = "Prefix name",
                   .type = ParameterType::Text,
                   .help = "Workloads with the same name share their prefixes.",
                   .group = "Shared prefix",
                   .unset = "the node's id: shared with no other workload"});
}

void add_attributes(Descriptions& all)
{
    all.push_back(tokens("max_tokens", "Most output tokens",
                         "What the client allows; a longer output is cut off there.", "Request"));
    all.back().unset = "exactly the output that will be produced";
    all.back().shared_concept = "max_tokens";
    all.push_back({.key = "class",
                   .label = "Class",
                   .type = ParameterType::Text,
                   .help = "Name under which these requests are reported.",
                   .group = "Request",
                   .unset = "the node's id"});
    for (ParameterDescription& parameter : cluster::request_parameters())
        all.push_back(std::move(parameter));
}

} // namespace

Descriptions descriptions()
{
    Descriptions all;
    add_open_arrivals(all);
    add_closed_loop(all);
    add_span(all);
    add_lengths(all, "prompt", "Prompt");
    add_lengths(all, "output", "Output");
    add_prefixes(all);
    add_attributes(all);
    return all;
}

} // namespace fulcrum::plugins::synthetic
