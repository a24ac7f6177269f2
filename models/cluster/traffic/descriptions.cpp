// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/traffic/descriptions.h"

#include "base/append.h"
#include "base/time.h"
#include "cluster/request_parameters.h"
#include "cluster/traffic/lengths.h"

#include <iterator>
#include <utility>

namespace fulcrum::cluster::traffic
{

namespace
{

constexpr double kHighestRate = 1e6;

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

ParameterDescription list(std::string key, std::string label, std::string help, std::string unset)
{
    return {.key = std::move(key),
            .label = std::move(label),
            .type = ParameterType::List,
            .minimum = 0,
            .help = std::move(help),
            .group = "Arrivals",
            .unset = std::move(unset)};
}

void add_rates(Descriptions& all, const std::string& capital)
{
    all.push_back(rate("rate", "Rate", 1e-6,
                       capital +
                           " a second: the mean of poisson, gamma, weibull and paced, the rate while on of "
                           "on_off, the first rate of ramp, what curve multiplies."));
    all.back().unset = "only with closed_loop, which has clients instead";
    all.back().shared_concept = "arrival_rate";
    all.push_back({.key = "cv",
                   .label = "CV of the gaps",
                   .type = ParameterType::Real,
                   .fallback = 1.0,
                   .minimum = 0.02,
                   .maximum = 20.0,
                   .help = "Standard deviation of the gaps between arrivals over their mean, for gamma and "
                           "weibull. 1 is Poisson; above 1 " +
                           std::string(capital == "Requests" ? "requests" : "sessions") + " come in bursts.",
                   .group = "Arrivals"});
    all.push_back(rate("rate_off", "Rate while off", 0, capital + " a second in the off state of on_off."));
    all.back().fallback = 0.0;
    all.push_back(time_parameter("on_time", "Mean time on", 10.0,
                                 "Mean of the exponential time in the on state of on_off."));
    all.push_back(time_parameter("off_time", "Mean time off", 10.0,
                                 "Mean of the exponential time in the off state of on_off."));
    all.push_back(rate("rate_end", "Final rate", 0, capital + " a second after the change of ramp."));
    all.back().unset = "only with an arrival law other than ramp";
    all.push_back(
        time_parameter("ramp_start", "Ramp begins", 0.0, "When ramp leaves its first rate, from start on."));
    all.push_back(time_parameter("ramp_time", "Ramp lasts", 0.0,
                                 "How long ramp takes to reach its final rate. 0 s is a step."));
}

void add_curve(Descriptions& all)
{
    all.push_back(list("curve_times", "Times of the curve",
                       "Ascending times of curve in seconds from start on. A time given twice is a step.",
                       "only with an arrival law other than curve"));
    all.push_back(list("curve_rates", "Rates of the curve",
                       "What rate is multiplied by at each of the times of curve; linear between them.",
                       "only with an arrival law other than curve"));
    all.push_back(
        time_parameter("curve_period", "Period of the curve", {},
                       "After this time curve begins again, e.g. 24 h; before that its rate runs from the "
                       "last point to the first."));
    all.back().unset = "the last rate stays";
}

Descriptions volatile_parameters(bool sessions)
{
    Descriptions all;
    all.push_back({.key = "prefix_per_tenant",
                   .label = "Each tenant has its own",
                   .type = ParameterType::Boolean,
                   .fallback = false,
                   .help = "Whether every tenant has shared prefixes of its own.",
                   .group = "Shared prefix"});
    all.push_back(
        {.key = "template_version",
         .label = "Template version",
         .type = ParameterType::Integer,
         .fallback = std::int64_t{0},
         .minimum = 0,
         .maximum = 1e9,
         .help = "Prefixes of different versions have nothing in common: a change of it while the system "
                 "runs makes every cached prefix useless.",
         .group = "Shared prefix"});
    all.push_back(
        tokens("volatile_tokens", "Changing field",
               "Tokens of a field that changes, e.g. a time or an id. No cache holds what stands behind "
               "it, once it has changed.",
               "Changing field"));
    all.back().fallback = 0.0;
    all.back().minimum = 0;
    all.push_back(tokens("volatile_at", "Position",
                         "Tokens of the shared prefix in front of the changing field: 0 puts it first.",
                         "Changing field"));
    all.back().minimum = 0;
    all.back().unset = "behind all shared text, as part of the user's";
    std::vector<std::string> scopes{"request", "minute", "hour", "day", "tenant"};
    if (sessions) scopes.insert(scopes.begin() + 1, "session");
    all.push_back({.key = "volatile_scope",
                   .label = "Changes with",
                   .type = ParameterType::Choice,
                   .fallback = std::string("request"),
                   .choices = std::move(scopes),
                   .help = "How long the changing field stays the same.",
                   .group = "Changing field"});
    return all;
}

} // namespace

ParameterDescription time_parameter(std::string key, std::string label, Value fallback, std::string help)
{
    return {.key = std::move(key),
            .label = std::move(label),
            .type = ParameterType::Quantity,
            .dimension = Dimension::Time,
            .fallback = std::move(fallback),
            .minimum = 0,
            .maximum = kLatestSeconds,
            .help = std::move(help),
            .group = "Arrivals"};
}

ParameterDescription start_parameter()
{
    return time_parameter("start", "Starts at", 0.0, "When this workload begins to send.");
}

Descriptions arrival_parameters(const std::string& what)
{
    std::string capital = what;
    capital[0] = static_cast<char>(capital[0] - 'a' + 'A');
    const bool requests = what == "requests";
    Descriptions all{
        {.key = "arrivals",
         .label = "Arrival law",
         .type = ParameterType::Choice,
         .fallback = std::string("poisson"),
         .choices = {"poisson", "gamma", "weibull", "on_off", "ramp", "curve", "paced", "closed_loop"},
         .help = "How " + what +
                 " follow each other. gamma and weibull take a CV, on_off switches between two rates, ramp "
                 "changes "
                 "its rate once, curve follows a list of rates, paced is evenly spaced, and in closed_loop a "
                 "client " +
                 (requests ? "waits for its answer before it sends again."
                           : "begins its next session when the last one has ended."),
         .group = "Arrivals"}};
    add_rates(all, capital);
    add_curve(all);
    return all;
}

ParameterDescription think_law()
{
    return {.key = "think_law",
            .label = "Think time law",
            .type = ParameterType::Choice,
            .fallback = std::string("exponential"),
            .choices = {"exponential", "constant"},
            .help = "Whether think times vary.",
            .group = "Arrivals"};
}

Descriptions closed_loop_parameters()
{
    Descriptions all;
    all.push_back({.key = "clients",
                   .label = "Clients",
                   .type = ParameterType::Integer,
                   .fallback = std::int64_t{1},
                   .minimum = 1,
                   .maximum = 1e6,
                   .help = "Clients of closed_loop: the most requests in flight.",
                   .group = "Arrivals"});
    return all;
}

Descriptions length_parameters(const LengthText& text)
{
    const std::string& name = text.key;
    const std::string& group = text.group;
    const auto number = [&](std::string key, std::string label, std::string help) {
        ParameterDescription description = tokens(std::move(key), std::move(label), std::move(help), group);
        if (!text.counts_tokens) {
            description.type = ParameterType::Real;
            description.dimension = Dimension::None;
        }
        return description;
    };
    Descriptions all;
    all.push_back(
        number(name, text.label,
               text.counts_tokens
                   ? "Mean length before rounding and limits. Alone it is the length of every request."
                   : "Mean number before rounding and limits. Alone it is the number of every session."));
    if (text.fallback) all.back().fallback = *text.fallback;
    all.back().unset = "only with the uniform and the empirical law";
    all.back().shared_concept = text.shared_concept;
    all.push_back(
        {.key = name + "_law",
         .label = "Law",
         .type = ParameterType::Choice,
         .choices = {"constant", "lognormal", "exponential", "geometric", "uniform", "empirical"},
         .help =
             "lognormal takes the mean and its median or CV, geometric ends with the same probability after "
             "each one, uniform lies between shortest and longest, empirical draws from a list.",
         .group = group,
         .unset = "empirical where values are given, lognormal where a median or CV is, else constant"});
    all.push_back(number(name + "_p50", "Median", "Median of the lognormal law, at most its mean."));
    all.back().unset = "the lognormal law takes the CV instead";
    all.push_back({.key = name + "_cv",
                   .label = "CV",
                   .type = ParameterType::Real,
                   .minimum = 0,
                   .maximum = 100.0,
                   .help = "Standard deviation of the lognormal law over its mean.",
                   .group = group,
                   .unset = "the lognormal law takes the median instead"});
    all.push_back(number(name + "_min", "Shortest", "Shorter draws become this long."));
    all.back().fallback = 1.0;
    all.push_back(number(name + "_max", "Longest", "Longer draws become this long."));
    all.back().unset = "no limit";
    all.push_back({.key = name + "_values",
                   .label = "Values",
                   .type = ParameterType::List,
                   .minimum = 1,
                   .maximum = kMostTokens,
                   .help = text.counts_tokens ? "Lengths that the empirical law draws from."
                                              : "Numbers that the empirical law draws from.",
                   .group = group,
                   .unset = "only with another law than empirical"});
    all.push_back({.key = name + "_weights",
                   .label = "Weights",
                   .type = ParameterType::List,
                   .minimum = 0,
                   .help = "How often each of the values is drawn, relative to the others.",
                   .group = group,
                   .unset = "all values are drawn equally often"});
    return all;
}

Descriptions template_parameters(bool sessions)
{
    Descriptions all;
    all.push_back(tokens(
        "prefix_tokens", "Shared prefix",
        sessions ? "Tokens at the start of each prompt that its group shares, e.g. a system prompt, in "
                   "front of what is said."
                 : "Tokens at the start of each prompt that its group shares, e.g. a system prompt. "
                   "They count in the prompt's length, which is at least one token more.",
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
    append(all, volatile_parameters(sessions));
    return all;
}

Descriptions tenant_parameters()
{
    return {{.key = "tenants",
             .label = "Tenants",
             .type = ParameterType::Integer,
             .fallback = std::int64_t{1},
             .minimum = 1,
             .maximum = 65536.0,
             .help = "How many tenants send these requests, numbered from Tenant on.",
             .group = "Request"},
            {.key = "tenant_zipf",
             .label = "Zipf exponent of tenants",
             .type = ParameterType::Real,
             .fallback = 0.0,
             .minimum = 0,
             .maximum = 10.0,
             .help = "The k-th tenant sends in proportion to 1/k to this power. 0: all equally often.",
             .group = "Request"}};
}

Descriptions request_attributes()
{
    Descriptions all;
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
    append(all, request_parameters());
    return all;
}

} // namespace fulcrum::cluster::traffic
