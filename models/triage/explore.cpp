// SPDX-License-Identifier: GPL-3.0-or-later
// The simulations that triage rests on: the healthy scenario, and every mechanism that applies to it.
#include "triage/triage.h"

#include "cluster/simulation.h"
#include "study/checks.h"
#include "triage/facts.h"
#include "triage/healthy_fit.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

namespace fulcrum::triage
{

namespace
{

using scenario::Scenario;

constexpr double kContender = 0.002;     // probability after the first look from which a mechanism is refined
constexpr std::size_t kContenders = 8;   // at most
constexpr int kRounds = 2;               // of refining severities
constexpr double kFinest = 0.04;         // between severities: what lies there is no longer asked for
constexpr double kFirstLook = 0.6;       // share of the work, for the progress
constexpr double kNamedByArithmetic = 8; // [E] factor on the prior of what the checks name
constexpr std::chrono::milliseconds kTellEvery{600}; // of what is there so far

std::string engine_of(const Scenario& base)
{
    for (const scenario::Node& node : base.nodes) {
        if (node.kind != scenario::NodeKind::Engine) continue;
        if (node.plugin == "sglang") return "sglang";
        if (node.plugin == "tensorrt") return "tensorrt-llm";
        return "vllm";
    }
    return "vllm";
}

class Explorer
{
public:
    Explorer(const scenario::Project& project, const cluster::Kinds& kinds, const Options& options)
        : project_(project), kinds_(kinds), options_(options), types_(cluster::node_types(kinds))
    {
    }

    Result<Simulated> run()
    {
        const Scenario* base = project_.find(project_.triage.base);
        if (base == nullptr)
            return Error{"the project has no healthy scenario for triage",
                         "add [triage] with base = \"the name of the scenario in which all is well\"",
                         {},
                         project_.triage.at};
        result_.base = *base;
        result_.run = shortened(*base, project_.run, kinds_, result_.notes);
        result_.window_s = to_seconds(result_.run.until.value_or(0) - result_.run.warm_up);
        result_.engine = engine_of(*base);
        runs_ = std::make_unique<Runs>(
            kinds_, Runs::Settings{result_.run, options_.threads, options_.stop, progress()});
        if (options_.known) remember(*options_.known);
        if (const auto done = fit_base(); !done) return done.errors();
        if (const auto done = healthy(); !done) return done.errors();
        const Trials trials(result_.base, types_, result_.facts, *runs_);
        for (const Mechanism& mechanism : likelier_by_arithmetic(mechanisms_of(project_)))
            result_.trials.push_back(trials.make(mechanism));
        if (const auto done = first_look(trials); !done) return done.errors();
        const bool observed = !project_.observations.empty(); // else there is nothing to come near to
        if (observed)
            if (const auto done = refine_all(trials, kFirstLook); !done) return done.errors();
        result_.runs = runs_->count();
        return std::move(result_);
    }

    Result<Simulated> refine_only(Simulated simulated)
    {
        result_ = std::move(simulated);
        runs_ = std::make_unique<Runs>(
            kinds_, Runs::Settings{result_.run, options_.threads, options_.stop, progress()});
        const Trials trials(result_.base, types_, result_.facts, *runs_);
        if (const auto done = refine_all(trials, 0); !done) return done.errors();
        result_.runs += runs_->count();
        return std::move(result_);
    }

private:
    // Runs report of those asked for last; stages make one whole of them.
    std::function<void(double)> progress()
    {
        if (!options_.progress) return {};
        return [this](double share) { options_.progress(from_ + share * (until_ - from_)); };
    }
    void stage(double from, double until)
    {
        from_ = from;
        until_ = until;
    }

    void remember(const Simulated& known)
    {
        const auto keep = [&](const Scenario& scenario, const std::vector<ScrapePointer>& scrapes) {
            for (std::size_t r = 0; r < scrapes.size(); ++r)
                runs_->remember({&scenario, known.run.seed + r}, scrapes[r]);
        };
        keep(known.base, known.healthy.runs);
        for (const Trial& trial : known.trials)
            for (const Arm& arm : trial.arms)
                keep(*arm.scenario, arm.runs);
    }

    // The base comes nearer to the figures from before, where there are some.
    Result<bool> fit_base()
    {
        stage(0, 0.03);
        std::vector<std::string> notes;
        auto fit = fit_healthy(result_.base, terms_of(project_.observations, notes), result_.window_s, kinds_,
                               *runs_);
        if (!fit) return fit.errors();
        if (fit->changes.empty()) return true;
        result_.notes.push_back(fmt::format(
            "the healthy scenario was fitted to {} figures from before, which it misses by {:.1f} standard "
            "deviations now and missed by {:.1f}: {}",
            fit->figures, fit->far_after, fit->far_before, fmt::join(fit->changes, ", ")));
        result_.base = std::move(fit->scenario);
        return true;
    }

    // What the arithmetic of the healthy scenario already shows to be there is a likelier answer.
    std::vector<Mechanism> likelier_by_arithmetic(std::vector<Mechanism> all)
    {
        const std::vector<study::Check> checks = study::arithmetic_checks(result_.base, project_.run, kinds_);
        for (Mechanism& mechanism : all) {
            const auto names_it = [&](const study::Check& check) {
                return !check.holds && check.id == mechanism.check;
            };
            if (mechanism.check.empty() || std::ranges::none_of(checks, names_it)) continue;
            if (project_.triage.priors.contains(mechanism.id)) continue; // the project's own counts
            mechanism.prior *= kNamedByArithmetic;
            result_.notes.push_back(fmt::format(
                "the arithmetic \"{}\" fails already: \"{}\" is taken for {:g} times as likely as in the "
                "catalogue",
                mechanism.check, mechanism.title, kNamedByArithmetic));
        }
        return all;
    }

    Result<bool> healthy()
    {
        stage(0.03, 0.05);
        std::vector<Wanted> wanted;
        for (int r = 0; r < std::max(1, options_.replications); ++r)
            wanted.push_back({&result_.base, result_.run.seed + static_cast<std::uint64_t>(r)});
        if (const auto done = runs_->run(wanted); !done) return done;
        for (const Wanted& one : wanted) {
            ScrapePointer scrape = runs_->find(one);
            if (!scrape)
                return Error{"the healthy scenario cannot be run: " + runs_->why_not(one),
                             "see `fulcrum check`",
                             {},
                             result_.base.at};
            result_.healthy.runs.push_back(std::move(scrape));
        }
        cluster::SimulationOptions simulation;
        simulation.seed = result_.run.seed;
        simulation.stop = options_.stop;
        const auto record = cluster::simulate(result_.base, result_.run, kinds_, simulation);
        if (!record) return record.errors();
        auto facts = facts_of(result_.base, result_.run, kinds_, *record, *result_.healthy.runs.front());
        if (!facts) return facts.errors();
        result_.facts = std::move(*facts);
        return true;
    }

    // Every mechanism once at each of its severities, the likeliest first; what is there so far is told.
    Result<bool> first_look(const Trials& trials)
    {
        const auto prior = [this](const Trial& trial) {
            const auto given = project_.triage.priors.find(trial.mechanism.id);
            constexpr double kShare = 30; // a catalogue's prior of 1 is about a thirtieth of all
            return given == project_.triage.priors.end() ? trial.mechanism.prior : kShare * given->second;
        };
        std::vector<Trial*> all;
        for (Trial& trial : result_.trials)
            if (!trial.arms.empty()) all.push_back(&trial);
        std::ranges::stable_sort(all, std::greater<>(), [&](const Trial* trial) { return prior(*trial); });
        const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
        // Whoever hears nothing on the way need not wait for the slowest of each part.
        const std::size_t part = options_.partial ? 2 * cores : std::max<std::size_t>(1, all.size());
        auto told = std::chrono::steady_clock::now() - kTellEvery;
        for (std::size_t from = 0; from < all.size(); from += part) {
            const std::size_t until = std::min(all.size(), from + part);
            const auto share = [&](std::size_t n) {
                return 0.05 + (kFirstLook - 0.05) * static_cast<double>(n) / static_cast<double>(all.size());
            };
            stage(share(from), share(until));
            const std::span<Trial* const> these(all.data() + from, until - from);
            if (const auto done = trials.run(these); !done) return done;
            const auto now = std::chrono::steady_clock::now();
            if (!options_.partial || (now - told < kTellEvery && until < all.size())) continue;
            told = now;
            tell();
        }
        return true;
    }

    void tell() const
    {
        Simulated so_far = result_;
        so_far.runs = runs_->count();
        for (Trial& trial : so_far.trials) {
            std::erase_if(trial.arms, [](const Arm& arm) { return arm.runs.empty(); });
            if (trial.arms.empty() && trial.why_not.empty()) trial.why_not = std::string(kNotTried);
        }
        options_.partial(so_far);
    }

    // `from`: share of the work that is done.
    Result<bool> refine_all(const Trials& trials, double from)
    {
        for (int round = 0; round < kRounds; ++round) {
            const double part = (1 - from) / kRounds;
            stage(from + round * part, from + (round + 1) * part);
            if (const auto done = refine(trials); !done) return done;
            if (round + 1 < kRounds && options_.partial) tell();
        }
        return true;
    }

    // Mechanisms that come near get all replications, and severities beside the likeliest one.
    Result<bool> refine(const Trials& trials)
    {
        std::vector<std::string> notes;
        const Fit fit(result_, terms_of(project_.observations, notes), project_.triage.priors);
        std::vector<Trial*> contenders;
        for (const std::size_t h : fit.ranked()) {
            if (contenders.size() >= kContenders || fit.probability(h) < kContender) break;
            if (fit.trial(h) == nullptr) continue;
            const auto found = std::ranges::find_if(
                result_.trials, [&](const Trial& t) { return t.mechanism.id == fit.trial(h)->mechanism.id; });
            contenders.push_back(&*found);
            add_severities(trials, *found, fit.severity(h));
        }
        return trials.run(contenders);
    }

    // Halfway to the neighbours of the best, and all replications there.
    void add_severities(const Trials& trials, Trial& trial, double best) const
    {
        std::vector<double> have;
        for (const Arm& arm : trial.arms)
            have.push_back(arm.severity);
        double low = best, high = best; // the neighbours
        for (std::size_t a = 0; a + 1 < have.size(); ++a) {
            if (have[a] > best || best > have[a + 1]) continue;
            low = std::min(low, have[a]);
            high = std::max(high, have[a + 1]);
            if (have[a + 1] - have[a] > kFinest) trials.add_arm(trial, (have[a] + have[a + 1]) / 2);
        }
        for (Arm& arm : trial.arms)
            if (arm.severity >= low && arm.severity <= high) arm.wanted = options_.replications;
    }

    const scenario::Project& project_;
    const cluster::Kinds& kinds_;
    const Options& options_;
    scenario::NodeTypes types_;
    Simulated result_;
    std::unique_ptr<Runs> runs_;
    double from_ = 0, until_ = 0;
};

} // namespace

Result<Simulated> explore(const scenario::Project& project, const cluster::Kinds& kinds,
                          const Options& options)
{
    return Explorer(project, kinds, options).run();
}

Result<Simulated> refine(Simulated simulated, const scenario::Project& project, const cluster::Kinds& kinds,
                         const Options& options)
{
    return Explorer(project, kinds, options).refine_only(std::move(simulated));
}

} // namespace fulcrum::triage
