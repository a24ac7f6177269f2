// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/runs.h"

#include "cluster/simulation.h"
#include "study/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <set>
#include <thread>

namespace fulcrum::triage
{

namespace
{

struct ValueText {
    std::string operator()(std::monostate) const { return "-"; }
    std::string operator()(bool flag) const { return flag ? "yes" : "no"; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const { return fmt::format("{:.17g}", number); }
    std::string operator()(const std::string& text) const { return "\"" + text + "\""; }
    std::string operator()(const std::vector<double>& list) const
    {
        std::string text = "[";
        for (const double number : list)
            text += fmt::format("{:.17g},", number);
        return text + "]";
    }
};

void append(std::string& text, const Parameters& parameters)
{
    for (const auto& [key, value] : parameters)
        text += key + "=" + std::visit(ValueText(), value) + ";";
}

} // namespace

std::string text_of(const scenario::Scenario& scenario)
{
    std::string text;
    for (const scenario::Node& node : scenario.nodes) {
        text += fmt::format("{}|{}|{}|", node.id, to_string(node.kind), node.plugin);
        append(text, node.parameters);
        text += "\n";
    }
    for (const scenario::Link& link : scenario.links)
        text += link.from + ">" + link.to + "\n";
    for (const scenario::Change& change : scenario.changes) {
        text += fmt::format("{}|{}|{}|{}|{}|{}|{}|{}|", change.at, change.node,
                            static_cast<int>(change.action), change.count.value_or(-1), change.at_once,
                            change.downtime.value_or(-1), change.drain_time, change.requeue);
        append(text, change.set);
        text += "\n";
    }
    return text;
}

std::string Runs::key_of(const Wanted& wanted)
{
    return text_of(*wanted.scenario) + std::to_string(wanted.seed);
}

Runs::Outcome Runs::simulate(const Wanted& wanted) const
{
    cluster::SimulationOptions options;
    options.seed = wanted.seed;
    options.stop = settings_.stop;
    try {
        const auto record = cluster::simulate(*wanted.scenario, settings_.run, *kinds_, options);
        if (!record) return {nullptr, record.errors().front().message};
        return {std::make_shared<evidence::Scrape>(*record), {}};
    } catch (const std::exception& fault) {
        return {nullptr, std::string("the run failed: ") + fault.what()};
    }
}

Result<bool> Runs::run(const std::vector<Wanted>& wanted)
{
    std::vector<std::pair<std::string, Wanted>> jobs;
    std::set<std::string> planned;
    for (const Wanted& one : wanted) {
        std::string key = key_of(one);
        if (outcomes_.contains(key) || !planned.insert(key).second) continue;
        jobs.emplace_back(std::move(key), one);
    }
    std::vector<Outcome> results(jobs.size());
    study::Progress progress(jobs.size(), settings_.progress);
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t j = next++; j < jobs.size(); j = next++) {
            if (settings_.stop.stop_requested()) return;
            results[j] = simulate(jobs[j].second);
            progress.set(j, 1);
        }
    };
    {
        const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
        const std::size_t threads = std::min(
            jobs.size(), settings_.threads > 0 ? static_cast<std::size_t>(settings_.threads) : cores);
        std::vector<std::jthread> workers;
        for (std::size_t t = 0; t < threads; ++t)
            workers.emplace_back(work);
    }
    if (settings_.stop.stop_requested()) return Error{"cancelled", {}, {}, {}};
    for (std::size_t j = 0; j < jobs.size(); ++j)
        outcomes_.emplace(std::move(jobs[j].first), std::move(results[j]));
    return true;
}

void Runs::remember(const Wanted& wanted, std::shared_ptr<const evidence::Scrape> scrape)
{
    outcomes_.emplace(key_of(wanted), Outcome{std::move(scrape), {}});
}

std::shared_ptr<const evidence::Scrape> Runs::find(const Wanted& wanted) const
{
    const auto found = outcomes_.find(key_of(wanted));
    return found == outcomes_.end() ? nullptr : found->second.scrape;
}

std::string Runs::why_not(const Wanted& wanted) const
{
    const auto found = outcomes_.find(key_of(wanted));
    return found == outcomes_.end() ? "it was not run" : found->second.error;
}

} // namespace fulcrum::triage
