// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/incidents.h"

#include "cluster/simulation.h"
#include "scenario/alter.h"
#include "support/incident_world.h"
#include "support/kinds.h"
#include "triage/error_model.h"
#include "triage/facts.h"
#include "triage/triage.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <optional>
#include <sstream>
#include <stdexcept>

namespace fulcrum::test
{

namespace
{

using scenario::Observation;
using scenario::Scenario;

// What a dashboard of an engine and its gateway shows; of clients and hosts only what most have.
constexpr std::array<std::pair<const char*, const char*>, 26> kDashboard = {{
    {"ttft_s", "p50"},
    {"ttft_s", "p99"},
    {"itl_s", "p50"},
    {"itl_s", "p99"},
    {"tpot_s", "mean"},
    {"queue_s", "mean"},
    {"prefill_s", "mean"},
    {"e2e_s", "p95"},
    {"running", "value"},
    {"waiting", "value"},
    {"kv_usage", "value"},
    {"gpu_busy", "value"},
    {"request_rate", "rate"},
    {"output_token_rate", "rate"},
    {"prompt_token_rate", "rate"},
    {"preemption_rate", "rate"},
    {"client_ttft_s", "p50"},
    {"client_itl_s", "p50"},
    {"retry_rate", "rate"},
    {"abort_rate", "rate"},
    {"crash_rate", "rate"},
    {"prefix_hit_ratio", "share"},
    {"prompt_tokens", "mean"},
    {"output_tokens", "mean"},
    {"cpu_throttled_share", "share"},
    {"gateway_wait_s", "mean"},
}};
constexpr double kNoise = 0.03;  // of a figure that is read off
constexpr double kVisible = 9;   // squared deviations of the error model: less is nothing to see
constexpr double kWaiting = 0.5; // of a healthy first token's time: more is an incident already
constexpr int kAttempts = 6;     // draws of an incident, for each that is wanted of a world

// One world, explored by the judge and by the oracle.
struct Explored {
    IncidentWorld world;
    triage::Simulated judged; // before anything is observed: which mechanisms apply
    triage::Simulated oracle;
    scenario::BaseFacts facts; // of the real world
};

class World
{
public:
    World(const IncidentOptions& options, const cluster::Kinds& kinds, int number)
        : options_(options), kinds_(kinds),
          types_(cluster::node_types(kinds)), draw_{RandomStream(options.seed, 77,
                                                                 static_cast<std::uint64_t>(number))}
    {
    }

    std::vector<IncidentResult> run(int wanted)
    {
        for (int attempt = 0;; ++attempt) {
            it_.world = draw_world(draw_, kinds_, options_.severities);
            if (is_healthy()) break;
            if (attempt > 50) throw std::logic_error("no healthy world could be drawn");
        }
        explore();
        log("world: " + it_.world.title);
        std::vector<IncidentResult> results;
        for (int attempt = 0; static_cast<int>(results.size()) < wanted && attempt < kAttempts * wanted;
             ++attempt)
            if (auto one = incident()) results.push_back(std::move(*one));
        for (int i = 0; i < (wanted + 3) / 4; ++i)
            if (auto one = nothing()) results.push_back(std::move(*one));
        return results;
    }

private:
    void log(const std::string& line) const
    {
        if (options_.log) options_.log(line);
    }

    const Scenario& real() const { return it_.world.real.scenarios.front(); }

    bool is_healthy()
    {
        const auto run = scrape(real());
        if (!run) return false;
        const auto queue = run->value({"queue_s", "mean"}), ttft = run->value({"ttft_s", "mean"});
        return queue && ttft && *queue < kWaiting * *ttft;
    }

    triage::Options exploring() const
    {
        triage::Options options;
        options.threads = options_.threads;
        options.replications = 2;
        return options;
    }

    triage::Simulated explored(const scenario::Project& project) const
    {
        auto simulated = triage::explore(project, kinds_, exploring());
        if (!simulated) throw std::logic_error(to_string(simulated.errors()));
        return std::move(*simulated);
    }

    void explore()
    {
        it_.judged = explored(it_.world.known);
        if (!options_.oracle) {
            it_.facts = facts();
            return;
        }
        it_.oracle = explored(it_.world.real);
        it_.oracle.model_error = 0;
        it_.facts = it_.oracle.facts;
    }

    // How the real world runs, which severities are relative to.
    scenario::BaseFacts facts() const
    {
        const auto& run = it_.world.real.run;
        const auto record = cluster::simulate(real(), run, kinds_, {});
        if (!record) throw std::logic_error(to_string(record.errors()));
        auto found = triage::facts_of(real(), run, kinds_, *record, evidence::Scrape(*record));
        if (!found) throw std::logic_error(to_string(found.errors()));
        return std::move(*found);
    }

    std::optional<evidence::Scrape> scrape(const Scenario& scenario)
    {
        scenario::RunSettings run = it_.world.real.run;
        run.drain = false;
        cluster::SimulationOptions options;
        options.seed = 10'000 + draw_.stream.bits() % 1'000'000;
        const auto record = cluster::simulate(scenario, run, kinds_, options);
        if (!record) return std::nullopt;
        return evidence::Scrape(*record);
    }

    // `far`: squared deviations of the error model between before and after: how much there is to see.
    std::vector<Observation> observe(const evidence::Scrape& before, const evidence::Scrape& after,
                                     double& far)
    {
        std::vector<Observation> all;
        for (const auto& [metric, statistic] : kDashboard) {
            if (draw_.stream.uniform() < 0.5) continue;
            const evidence::FigureId id{metric, statistic};
            const auto b = before.value(id), a = after.value(id);
            if (!a || !b) continue;
            const triage::MetricError& error = triage::error_of(metric);
            const double moved = triage::on_scale(error, *a) - triage::on_scale(error, *b);
            const double sd = triage::model_error(error, id, true, 0);
            far += moved * moved / (sd * sd);
            const double seen = error.share ? *a : *a * draw_.factor(kNoise);
            Observation one;
            one.id = std::string(metric) + "-" + statistic;
            one.metric = metric;
            one.statistic = statistic;
            one.after = scenario::Observed{seen, seen, seen};
            one.before = scenario::Observed{*b, *b, *b};
            all.push_back(std::move(one));
        }
        return all;
    }

    const triage::Trial& draw_trial()
    {
        std::vector<const triage::Trial*> all;
        double sum = 0;
        for (const triage::Trial& trial : it_.judged.trials)
            if (!trial.arms.empty()) {
                all.push_back(&trial);
                sum += trial.mechanism.prior;
            }
        double left = draw_.stream.uniform() * sum;
        for (const triage::Trial* trial : all) {
            left -= trial->mechanism.prior;
            if (left <= 0) return *trial;
        }
        return *all.back();
    }

    static double probability_of(const triage::Verdict& verdict, const std::string& id)
    {
        const auto found = std::ranges::find(verdict.hypotheses, id, &triage::Hypothesis::id);
        return found == verdict.hypotheses.end() ? 0 : found->probability;
    }

    triage::Simulated refined(triage::Simulated simulated, const scenario::Project& project) const
    {
        auto finer = triage::refine(std::move(simulated), project, kinds_, exploring());
        if (!finer) throw std::logic_error(to_string(finer.errors()));
        return std::move(*finer);
    }

    static triage::Verdict judge(const triage::Simulated& simulated, const std::vector<Observation>& observed)
    {
        triage::Options options;
        options.only_ranking = true;
        return triage::judge(simulated, observed, {}, options);
    }

    std::optional<IncidentResult> incident()
    {
        const triage::Trial& trial = draw_trial();
        IncidentResult result;
        result.was = trial.mechanism.id;
        result.severity = draw_.between(0.1, 1);
        const auto altered =
            scenario::apply(real(), trial.mechanism.edits, result.severity, types_, it_.facts);
        if (!altered) return std::nullopt;
        const auto before = scrape(real()), after = scrape(*altered);
        if (!before || !after) return std::nullopt;
        double far = 0;
        const auto observed = observe(*before, *after, far);
        if (far < kVisible) return std::nullopt;
        // As a user would have it: everything rests on the figures that he gives.
        scenario::Project known = it_.world.known;
        known.observations = observed;
        triage::Simulated judged = explored(known);
        const triage::Verdict v = judge(judged, observed);
        result.first = v.hypotheses.front().id;
        result.first_probability = v.hypotheses.front().probability;
        result.probability = probability_of(v, result.was);
        result.verdict = v.verdict;
        if (options_.oracle) {
            scenario::Project exact = it_.world.real;
            exact.observations = observed;
            const triage::Verdict o = judge(refined(it_.oracle, exact), observed);
            result.oracle_first = o.hypotheses.front().id;
            result.oracle_probability = probability_of(o, result.was);
        }
        std::erase_if(judged.trials, [&](const triage::Trial& t) { return t.mechanism.id == result.was; });
        const triage::Verdict w = judge(refined(std::move(judged), known), observed);
        result.without = w.verdict;
        result.without_probability = w.hypotheses.front().probability;
        tell(result, v);
        return result;
    }

    void tell(const IncidentResult& r, const triage::Verdict& v) const
    {
        if (!options_.log) return;
        std::string line =
            fmt::format("{} {} s={:.2f} p={:.2f}, first {} {:.2f}, {}; oracle {:.2f}, first {}",
                        r.first == r.was ? "ok   " : "WRONG", r.was, r.severity, r.probability, r.first,
                        r.first_probability, r.verdict, r.oracle_probability, r.oracle_first);
        if (r.without != "cannot tell")
            line += fmt::format("; without it {} {:.2f}", r.without, r.without_probability);
        for (const triage::Hypothesis& each : v.hypotheses)
            if (r.first != r.was && each.id == r.was)
                for (const triage::Failure& fail : each.fails)
                    line += fmt::format("\n      [{:.1f}] {}", fail.deviations, fail.text);
        log(line);
    }

    std::optional<IncidentResult> nothing()
    {
        const auto before = scrape(real()), after = scrape(real());
        if (!before || !after) return std::nullopt;
        double far = 0;
        scenario::Project known = it_.world.known;
        known.observations = observe(*before, *after, far);
        const triage::Verdict v = judge(explored(known), known.observations);
        IncidentResult result;
        result.verdict = v.verdict;
        if (v.verdict != "cannot tell") log("MADE UP " + v.verdict + ": " + v.why);
        return result;
    }

    const IncidentOptions& options_;
    const cluster::Kinds& kinds_;
    scenario::NodeTypes types_;
    Draw draw_;
    Explored it_;
};

// --- worlds that are done, in a file
// ------------------------------------------------------------------------------

std::string line_of(int world, const IncidentResult& r)
{
    const auto word = [](const std::string& text) { // "cannot tell" has a blank
        std::string one = text.empty() ? "-" : text;
        std::ranges::replace(one, ' ', '_');
        return one;
    };
    return fmt::format("{} {} {:.4f} {} {:.6f} {:.6f} {} {} {:.6f} {} {:.6f}\n", world, word(r.was),
                       r.severity, word(r.first), r.first_probability, r.probability, word(r.verdict),
                       word(r.oracle_first), r.oracle_probability, word(r.without), r.without_probability);
}

std::string header_of(const IncidentOptions& options)
{
    return fmt::format("seed {} of_a_world {} severities {}", options.seed, options.of_a_world,
                       options.severities);
}

std::map<int, std::vector<IncidentResult>> read_kept(const IncidentOptions& options)
{
    std::map<int, std::vector<IncidentResult>> worlds;
    std::ifstream file(options.kept);
    std::string line;
    if (!file || !std::getline(file, line)) return worlds;
    if (line != header_of(options)) throw std::logic_error(options.kept + " is of other options: " + line);
    while (std::getline(file, line)) {
        std::istringstream words(line);
        int world = 0;
        IncidentResult r;
        words >> world >> r.was >> r.severity >> r.first >> r.first_probability >> r.probability >>
            r.verdict >> r.oracle_first >> r.oracle_probability >> r.without >> r.without_probability;
        if (!words) throw std::logic_error(options.kept + " has a broken line: " + line);
        for (std::string* text : {&r.was, &r.first, &r.verdict, &r.oracle_first, &r.without}) {
            if (*text == "-") text->clear();
            std::ranges::replace(*text, '_', ' ');
        }
        worlds[world].push_back(std::move(r));
    }
    return worlds;
}

void keep(const IncidentOptions& options, int world, const std::vector<IncidentResult>& results)
{
    if (options.kept.empty()) return;
    const bool fresh = !std::ifstream(options.kept).good();
    std::ofstream file(options.kept, std::ios::app);
    std::string text = fresh ? header_of(options) + "\n" : "";
    for (const IncidentResult& result : results)
        text += line_of(world, result);
    file << text; // at once: a world is there as a whole or not at all
}

} // namespace

IncidentTable judge_incidents(const IncidentOptions& options)
{
    const cluster::Kinds kinds = all_kinds();
    const auto kept =
        options.kept.empty() ? std::map<int, std::vector<IncidentResult>>() : read_kept(options);
    IncidentTable table;
    constexpr int kEmpty = 20; // worlds without an incident, one after the other: something is wrong
    int empty = 0;
    for (int world = 0; table.right.of < options.incidents; ++world) {
        const int wanted = std::min(options.of_a_world, options.incidents - table.right.of);
        const auto known = kept.find(world);
        std::vector<IncidentResult> results =
            known != kept.end() ? known->second : World(options, kinds, world).run(wanted);
        if (known == kept.end()) keep(options, world, results);
        const int before = table.right.of;
        for (const IncidentResult& result : results)
            table.add(result);
        empty = table.right.of > before ? 0 : empty + 1;
        if (empty >= kEmpty) throw std::logic_error("no incident could be made up");
    }
    return table;
}

} // namespace fulcrum::test
