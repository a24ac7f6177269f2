// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/cost_bridge.h"

#include "cluster/simulation.h"
#include "scenario/alter.h"
#include "study/study.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace fulcrum::decision
{

// A run keeps its requests, of which the bill needs the means alone.
struct CostRuns {
    struct Tokens {
        double input = 0, cached = 0, output = 0; // means a completed request
    };
    struct Run {
        study::ScenarioFigures figures;
        Tokens tokens;
        int replicas = 0, gpus = 0;
        double usd_per_hour = 0;
    };
    std::vector<Run> all; // the scenario itself is the first
};

namespace
{

using Tokens = CostRuns::Tokens;

using scenario::Scenario;

constexpr double kHoursOfDay = 24, kHoursOfWeek = 168;
constexpr double kAsFast = 1.05;   // of a latency, that counts as the same
constexpr std::int64_t kFewer = 8; // replicas at most that are tried to be saved

std::string chosen(const scenario::Project& project, const std::vector<Lever>& levers,
                   const std::string& wanted)
{
    if (!wanted.empty()) return wanted;
    for (const Lever& lever : levers)
        if (lever.what.severity == scenario::Severity::Cost && project.find(lever.what.on))
            return lever.what.on;
    for (const Lever& lever : levers)
        if (project.find(lever.what.on)) return lever.what.on;
    return project.scenarios.empty() ? std::string() : project.scenarios.front().name;
}

// The scenario with a lever, under a name of its own.
std::optional<Scenario> with_lever(const scenario::Project& project, const Scenario& on, const Lever& lever,
                                   const scenario::NodeTypes& types)
{
    std::optional<Scenario> with;
    if (!lever.what.edits.empty()) {
        if (auto edited = scenario::apply(on, lever.what.edits, 1, types)) with = std::move(*edited);
    } else if (const Scenario* known = project.find(lever.what.with)) {
        with = *known;
    }
    if (with) with->name = "with " + lever.id();
    return with;
}

std::string fewer_name(const Lever& lever, std::int64_t replicas)
{
    return fmt::format("with {} at {}", lever.id(), replicas);
}

// The scenario with a lever and fewer replicas, as many times as there may be some to save. A busy GPU does
// not tell: small batches keep it as busy as large ones.
std::vector<Scenario> with_fewer(const Scenario& on, const Scenario& with, const Lever& lever)
{
    std::vector<Scenario> all;
    const auto engines = [](const Scenario& scenario) {
        return std::ranges::count(scenario.nodes, scenario::NodeKind::Engine, &scenario::Node::kind);
    };
    if (engines(on) != 1 || engines(with) != 1) return all;
    const auto engine = std::ranges::find(with.nodes, scenario::NodeKind::Engine, &scenario::Node::kind);
    const auto before = std::ranges::find(on.nodes, scenario::NodeKind::Engine, &scenario::Node::kind);
    const std::int64_t replicas = engine->parameters.integer("replicas");
    if (before->parameters.integer("replicas") != replicas) return all; // it says itself what it needs
    for (std::int64_t n = replicas - 1; n > 0 && n >= replicas - kFewer; --n) {
        Scenario fewer = with;
        fewer.name = fewer_name(lever, n);
        fewer.nodes[static_cast<std::size_t>(engine - with.nodes.begin())].parameters.set("replicas", n);
        all.push_back(std::move(fewer));
    }
    return all;
}

std::optional<Scenario> with_cache(const Scenario& on, const scenario::NodeTypes& types)
{
    scenario::Edit edit;
    edit.on.kind = scenario::NodeKind::Engine;
    edit.values = {{"prefix_caching", {.at_0 = {Value(true)}}}};
    auto cached = scenario::apply(on, std::vector{edit}, 1, types);
    if (!cached) return std::nullopt; // it has one
    cached->name = "with a prefix cache";
    return std::move(*cached);
}

Tokens tokens_of(const study::ScenarioResult& result)
{
    Tokens sum;
    double count = 0;
    if (!result.first) return sum;
    for (const engine::RequestTimes& request : result.first->requests) {
        if (request.outcome != engine::Outcome::Completed || request.arrival < result.first->warm_up)
            continue;
        sum.input += request.prompt_tokens;
        sum.cached += request.cached_tokens;
        sum.output += request.output_tokens;
        ++count;
    }
    if (count == 0) return sum;
    return {sum.input / count, sum.cached / count, sum.output / count};
}

// GPU seconds a completed request: computing, decoding, and neither.
struct GpuTime {
    double prefill = 0, decode = 0, idle = 0;
    double busy() const { return prefill + decode; }
    double all() const { return busy() + idle; }
};

GpuTime gpu_time_of(const study::ScenarioFigures& figures)
{
    const double busy = figures.gpu_seconds_prefill.value + figures.gpu_seconds_decode.value;
    const double requests =
        figures.gpu_seconds_per_request.value > 0 ? busy / figures.gpu_seconds_per_request.value : 0;
    if (requests <= 0) return {};
    return {figures.gpu_seconds_prefill.value / requests, figures.gpu_seconds_decode.value / requests,
            figures.gpu_seconds_idle.value / requests};
}

CostRuns::Run run_of(const study::ScenarioResult& result)
{
    CostRuns::Run run{result.figures, tokens_of(result)};
    if (!result.first) return run;
    for (const engine::ReplicaRecord& replica : result.first->replicas) {
        ++run.replicas;
        run.gpus += replica.gpus;
        run.usd_per_hour += replica.price_usd_per_hour;
    }
    return run;
}

class Bridge
{
public:
    Bridge(const scenario::DecisionSettings& settings, const std::vector<Lever>& levers,
           const std::vector<CostRuns::Run>& runs)
        : settings_(settings), levers_(levers), runs_(runs)
    {
    }

    CostBridge make()
    {
        const CostRuns::Run& own = runs_.front();
        bridge_.scenario = own.figures.name;
        bridge_.replicas = own.replicas;
        bridge_.gpus = own.gpus;
        bridge_.usd_per_hour = own.usd_per_hour;
        bridge_.spare_replicas = settings_.spare_replicas;
        bridge_.occupancy = own.figures.occupancy.value;
        bridge_.utilisation = own.figures.utilisation.value;
        tokens_ = own.tokens;
        bridge_.input_tokens = tokens_.input;
        bridge_.output_tokens = tokens_.output;
        add_terms(own.figures);
        const double a_replica = bridge_.usd_per_hour / std::max(1, bridge_.replicas);
        bridge_.usd_per_hour += a_replica * bridge_.spare_replicas;
        bridge_.usd_per_week = bridge_.usd_per_hour * kHoursOfWeek;
        for (const CostTerm& term : bridge_.terms)
            bridge_.usd_per_thousand_requests += term.usd_per_thousand_requests;
        for (CostTerm& term : bridge_.terms)
            term.share = term.usd_per_thousand_requests / bridge_.usd_per_thousand_requests;
        const double a_request = bridge_.usd_per_thousand_requests / 1e3;
        if (tokens_.output > 0) bridge_.usd_per_million_output_tokens = 1e6 * a_request / tokens_.output;
        bridge_.usd_per_million_tokens = 1e6 * a_request / std::max(1.0, tokens_.input + tokens_.output);
        add_competitor();
        add_savings(a_replica);
        return std::move(bridge_);
    }

private:
    const CostRuns::Run* result(const std::string& name) const
    {
        for (const CostRuns::Run& each : runs_)
            if (each.figures.name == name) return &each;
        return nullptr;
    }

    void add(const char* id, std::string title, double usd, std::string how)
    {
        bridge_.terms.push_back({id, std::move(title), usd, 0, std::move(how)});
    }

    void add_terms(const study::ScenarioFigures& figures)
    {
        const GpuTime time = gpu_time_of(figures);
        const double in_load = figures.cost_usd_per_thousand_requests.value; // while the load is there
        const double usd_a_second = time.all() > 0 ? in_load / time.all() : 0;
        double recomputed = 0;
        if (const auto* cached = result("with a prefix cache"))
            recomputed = std::clamp(time.prefill - gpu_time_of(cached->figures).prefill, 0.0, time.prefill);
        add("prefill", "computing prompts", usd_a_second * (time.prefill - recomputed),
            fmt::format("{:.0f} tokens a request, less those computed again", tokens_.input));
        add("decode", "decoding answers", usd_a_second * time.decode,
            fmt::format("{:.0f} tokens a request", tokens_.output));
        add("recomputed_prefix", "prefixes computed again", usd_a_second * recomputed,
            recomputed > 0 ? fmt::format("{:.0f} % of the prefill time, by a run with a prefix cache",
                                         100 * recomputed / time.prefill)
                           : std::string("the engine has a prefix cache, or nothing is shared"));
        add("occupancy", "GPU without work", usd_a_second * time.idle,
            fmt::format("steps run in {:.0f} % of the time, {:.0f} % of the slots are live in them",
                        100 * figures.utilisation.value, 100 * figures.occupancy.value));
        const double spare = static_cast<double>(settings_.spare_replicas) / std::max(1, bridge_.replicas);
        add("spare_replicas", "spare replicas", in_load * spare,
            fmt::format("{} beside {}", settings_.spare_replicas, bridge_.replicas));
        const double hours = kHoursOfDay / settings_.busy_hours;
        add("idle_hours", "hours without load", in_load * (1 + spare) * (hours - 1),
            fmt::format("load in {:g} of 24 hours", settings_.busy_hours));
    }

    void add_competitor()
    {
        if (!settings_.competitor_input_usd || !settings_.competitor_output_usd) {
            bridge_.no_competitor = "[decision] has no competitor_input_usd and competitor_output_usd";
            return;
        }
        Competitor other;
        other.name = settings_.competitor.empty() ? "competitor" : settings_.competitor;
        const auto* cached = result("with a prefix cache");
        other.input_tokens = tokens_.input;
        other.output_tokens = tokens_.output;
        other.cached_tokens = std::min(cached ? cached->tokens.cached : tokens_.cached, tokens_.input);
        const double cheap = settings_.competitor_cached_usd.value_or(*settings_.competitor_input_usd);
        const double a_million =
            (other.input_tokens - other.cached_tokens) * *settings_.competitor_input_usd +
            other.cached_tokens * cheap + other.output_tokens * *settings_.competitor_output_usd;
        other.usd_per_thousand_requests = a_million / 1e3;
        if (a_million > 0) other.ratio = bridge_.usd_per_thousand_requests / other.usd_per_thousand_requests;
        bridge_.competitor = std::move(other);
    }

    // As fast as it is now, and nobody turned away who was not.
    bool keeps_up(const study::ScenarioFigures& with) const
    {
        const study::ScenarioFigures& own = runs_.front().figures;
        const auto holds = [](const study::Figure& before, const study::Figure& after) {
            return after.state == study::Figure::State::Known &&
                   after.interval.value <= kAsFast * before.interval.value;
        };
        return holds(own.latencies.ttft_s.p99, with.latencies.ttft_s.p99) &&
               holds(own.latencies.tpot_s.mean, with.latencies.tpot_s.mean) &&
               with.rejected <= own.rejected && with.timed_out <= own.timed_out;
    }

    void add_savings(double a_replica)
    {
        for (std::size_t l = 0; l < levers_.size(); ++l) {
            const auto* with = result("with " + levers_[l].id());
            if (!with || with->replicas == 0) continue;
            CostSaving saving;
            saving.lever = l;
            saving.replicas_before = bridge_.replicas;
            saving.replicas_needed = with->replicas;
            const bool told = static_cast<int>(saving.replicas_needed) != bridge_.replicas;
            for (int n = bridge_.replicas - 1; !told && n > 0; --n) {
                const auto* fewer = result(fewer_name(levers_[l], n));
                if (!fewer || !keeps_up(fewer->figures)) break;
                saving.replicas_needed = n;
            }
            saving.whole_replicas = bridge_.replicas - static_cast<int>(saving.replicas_needed);
            saving.usd_per_week = saving.whole_replicas * a_replica * kHoursOfWeek;
            saving.how = told ? fmt::format("its scenario runs with {:.0f} of {}", saving.replicas_needed,
                                            bridge_.replicas)
                              : fmt::format("{:.0f} of {} keep TTFT p99 and TPOT within 5 % of what they are",
                                            saving.replicas_needed, bridge_.replicas);
            if (saving.usd_per_week > 0)
                saving.payback_weeks =
                    levers_[l].of(Input::Effort).mean() * settings_.engineer_week_usd / saving.usd_per_week;
            bridge_.savings.push_back(std::move(saving));
        }
    }

    const scenario::DecisionSettings& settings_;
    const std::vector<Lever>& levers_;
    const std::vector<CostRuns::Run>& runs_;
    Tokens tokens_;
    CostBridge bridge_;
};

} // namespace

Result<std::shared_ptr<const CostRuns>> cost_runs(const scenario::Project& project,
                                                  const std::vector<Lever>& levers, const std::string& wanted,
                                                  const cluster::Kinds& kinds, const ImpactOptions& options)
{
    const std::string name = chosen(project, levers, wanted);
    const Scenario* on = project.find(name);
    if (!on) return Error{"the project has no scenario '" + name + "'", "give the name of a scenario"};
    const scenario::NodeTypes types = cluster::node_types(kinds);
    scenario::Project arms;
    arms.run = project.run;
    arms.scenarios.push_back(*on);
    if (auto cached = with_cache(*on, types)) arms.scenarios.push_back(std::move(*cached));
    for (const Lever& lever : levers) {
        if (lever.what.on != name) continue;
        const auto with = with_lever(project, *on, lever, types);
        if (!with) continue;
        arms.scenarios.push_back(*with);
        for (Scenario& fewer : with_fewer(*on, *with, lever))
            arms.scenarios.push_back(std::move(fewer));
    }
    study::StudyOptions study;
    study.replications = options.replications;
    study.seed = options.seed;
    study.threads = options.threads;
    study.stop = options.stop;
    study.progress = options.progress;
    const auto results = study::run_project(arms, {}, kinds, study);
    if (!results) return results.errors();
    if (!results->front().figures.cost_known)
        return Error{"the price of the devices of '" + name + "' is not known",
                     "set the price of its device"};
    auto runs = std::make_shared<CostRuns>();
    for (const study::ScenarioResult& result : *results)
        runs->all.push_back(run_of(result));
    return std::shared_ptr<const CostRuns>(std::move(runs));
}

CostBridge cost_bridge(const CostRuns& runs, const scenario::DecisionSettings& settings,
                       const std::vector<Lever>& levers)
{
    return Bridge(settings, levers, runs.all).make();
}

Result<CostBridge> cost_bridge(const scenario::Project& project, const std::vector<Lever>& levers,
                               const std::string& wanted, const cluster::Kinds& kinds,
                               const ImpactOptions& options)
{
    const auto runs = cost_runs(project, levers, wanted, kinds, options);
    if (!runs) return runs.errors();
    return cost_bridge(**runs, project.decision, levers);
}

} // namespace fulcrum::decision
