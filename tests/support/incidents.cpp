// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/incidents.h"

#include "base/random.h"
#include "cluster/simulation.h"
#include "scenario/alter.h"
#include "scenario/document.h"
#include "support/kinds.h"
#include "triage/error_model.h"
#include "triage/triage.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <stdexcept>

namespace fulcrum::test
{

namespace
{

using scenario::Observation;
using scenario::Project;
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
constexpr double kNoise = 0.03; // of a figure that is read off
constexpr double kVisible = 9;  // squared deviations of the error model: less is nothing to see
constexpr double kSureOracle = 0.9;

struct Draw {
    RandomStream stream;

    double between(double low, double high) { return low + (high - low) * stream.uniform(); }
    double log_between(double low, double high) { return low * std::pow(high / low, stream.uniform()); }
    double factor(double sd) { return std::exp(sd * stream.normal()); }
    template <class T>
    const T& one_of(const std::vector<T>& all)
    {
        return all[stream.bits() % all.size()];
    }
};

struct Shape {
    const char* plugin;
    const char* model;
    const char* more; // parameters of the engine
    const char* device;
    double rate;   // a replica, at about two thirds of its capacity
    double prompt; // tokens
    double prefix; // of those
    double output;
    int replicas;
};

const std::vector<Shape>& shapes()
{
    static const std::vector<Shape> all = {
        {"vllm", "llama-3.1-8b", "max_model_len = 16384", "h100-sxm", 9, 1200, 0, 250, 1},
        {"vllm", "llama-3.1-8b", "max_model_len = 32768\nmax_num_batched_tokens = 4096", "h100-sxm", 8, 2600,
         1800, 200, 3},
        {"vllm", "llama-3.1-70b", "weights = \"fp8\"\ntensor_parallel = 2\nmax_model_len = 32768", "h100-sxm",
         1.2, 3000, 2400, 180, 4},
        {"vllm", "qwen3-8b", "max_model_len = 16384\nmax_num_seqs = 128", "l40s", 1.6, 900, 400, 220, 2},
        {"sglang", "llama-3.1-8b", "max_model_len = 16384\nprefill_decode_interval = 4", "h100-sxm", 8, 1500,
         700, 200, 1},
        {"sglang", "qwen2.5-32b", "tensor_parallel = 2\nmax_model_len = 16384", "a100-80-sxm", 1.6, 1500,
         1000, 200, 2},
    };
    return all;
}

struct Lengths {
    double prompt_cv, output_cv;
};

std::string text_of(const Shape& shape, double rate, double prompt, double prefix, double output,
                    const Lengths& cv, const std::string& device)
{
    const double all = rate * shape.replicas;
    const double window = std::clamp(900 / all, 30.0, 240.0);
    std::string text =
        fmt::format("format = 1\n[run]\nuntil = \"{:.0f} s\"\nwarm_up = \"10 s\"\nseed = "
                    "1\n[[scenario]]\nname = \"healthy\"\n"
                    "[[scenario.node]]\nid = \"users\"\nkind = \"workload\"\nplugin = \"synthetic\"\nrate = "
                    "\"{:.4f} /s\"\n"
                    "prompt = {:.0f}\nprompt_cv = {:.3f}\noutput = {:.0f}\noutput_cv = {:.3f}\n",
                    10 + window, all, prompt, cv.prompt_cv, output, cv.output_cv);
    if (prefix > 0) text += fmt::format("prefix_tokens = {:.0f}\nprefix_groups = 3\n", prefix);
    if (shape.replicas > 1) text += "[[scenario.node]]\nid = \"router\"\nkind = \"router\"\n";
    text +=
        fmt::format("[[scenario.node]]\nid = \"engine\"\nkind = \"engine\"\nplugin = \"{}\"\nmodel = \"{}\"\n"
                    "replicas = {}\n{}\n",
                    shape.plugin, shape.model, shape.replicas, shape.more);
    text += fmt::format(
        "[[scenario.node]]\nid = \"gpu\"\nkind = \"device\"\nplugin = \"roofline\"\ndevice = \"{}\"\n{}\n",
        shape.device, device);
    const char* first = shape.replicas > 1 ? "router" : "engine";
    text += fmt::format("[[scenario.link]]\nfrom = \"users\"\nto = \"{}\"\n", first);
    if (shape.replicas > 1) text += "[[scenario.link]]\nfrom = \"router\"\nto = \"engine\"\n";
    return text + "[[scenario.link]]\nfrom = \"engine\"\nto = \"gpu\"\n[triage]\nbase = \"healthy\"\n";
}

Project project_of(const std::string& text, const cluster::Kinds& kinds, int severities)
{
    const scenario::Document document(text, "world.toml", cluster::node_types(kinds));
    if (!document.runnable()) throw std::logic_error(to_string(document.problems()) + "\n" + text);
    Project project = document.project();
    project.mechanisms = triage::known_mechanisms();
    for (triage::Mechanism& mechanism : project.mechanisms) {
        if (mechanism.severities.size() < 2) continue;
        mechanism.severities.clear();
        for (int s = 0; s < severities; ++s)
            mechanism.severities.push_back(static_cast<double>(s) / (severities - 1));
    }
    return project;
}

// A scenario as the judge knows it, and as it is.
struct World {
    Project known, real;
    triage::Simulated judged, oracle;
};

class Incidents
{
public:
    explicit Incidents(const IncidentOptions& options)
        : options_(options), kinds_(all_kinds()),
          types_(cluster::node_types(kinds_)), draw_{RandomStream(options.seed, 77, 1)}
    {
    }

    IncidentTable run()
    {
        while (table_.right.of < options_.incidents) {
            const World world = next_world();
            table_.runs += world.judged.runs + world.oracle.runs;
            const int wanted = std::min(options_.of_a_world, options_.incidents - table_.right.of);
            int done = 0;
            for (int attempt = 0; done < wanted && attempt < 6 * wanted; ++attempt)
                done += incident(world) ? 1 : 0;
            for (int i = 0; i < (wanted + 1) / 2; ++i)
                nothing(world);
        }
        table_.log_score /= table_.right.of;
        table_.oracle_log_score /= std::max(1, table_.oracle_right.of);
        return std::move(table_);
    }

private:
    World next_world()
    {
        const Shape& shape = draw_.one_of(shapes());
        const double rate = shape.rate * draw_.between(0.55, 1.05);
        const double prompt = std::round(shape.prompt * draw_.log_between(0.75, 1.35));
        const double prefix = std::min(shape.prefix, 0.8 * prompt);
        const double output = std::round(shape.output * draw_.log_between(0.75, 1.35));
        const Lengths known{0.4, 0.5};
        const Lengths real{draw_.log_between(0.25, 0.8), draw_.log_between(0.3, 0.9)};
        const std::string device = fmt::format("compute_scale = {:.3f}\nmemory_scale = {:.3f}",
                                               draw_.factor(0.10), draw_.factor(0.10));
        World world;
        world.known =
            project_of(text_of(shape, rate, prompt, prefix, output, known, ""), kinds_, options_.severities);
        world.real = project_of(text_of(shape, rate, prompt, prefix, output, real, device), kinds_,
                                options_.severities);
        triage::Options explore;
        explore.threads = options_.threads;
        explore.replications = 2;
        auto judged = triage::explore(world.known, kinds_, explore);
        if (!judged) throw std::logic_error(to_string(judged.errors()));
        world.judged = std::move(*judged);
        if (options_.oracle) {
            auto oracle = triage::explore(world.real, kinds_, explore);
            if (!oracle) throw std::logic_error(to_string(oracle.errors()));
            world.oracle = std::move(*oracle);
            world.oracle.model_error = 0;
        } else {
            world.oracle.base = world.real.scenarios.front();
            world.oracle.facts = world.judged.facts;
        }
        if (options_.log)
            options_.log(fmt::format(
                "world: {} {} on {}, {} replicas, {:.2f} /s each, {:.0f} ({:.0f}) to {:.0f} tokens",
                shape.plugin, shape.model, shape.device, shape.replicas, rate, prompt, prefix, output));
        return world;
    }

    std::optional<evidence::Scrape> scrape(const World& world, const Scenario& scenario)
    {
        scenario::RunSettings run = world.real.run;
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

    const triage::Trial& draw_trial(const World& world)
    {
        std::vector<const triage::Trial*> all;
        double sum = 0;
        for (const triage::Trial& trial : world.judged.trials)
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

    // Root of the mean squared deviation of the observations from the first hypothesis, in standard
    // deviations.
    static double misfit(const triage::Simulated& simulated, const std::vector<Observation>& observed)
    {
        std::vector<std::string> notes;
        const triage::Fit fit(simulated, triage::terms_of(observed, notes), {});
        const std::size_t first = fit.ranked().front();
        if (fit.trial(first) == nullptr || fit.terms().empty()) return 0;
        triage::Particle particle;
        particle.hypothesis = first;
        particle.severity = fit.severity(first);
        double sum = 0;
        for (const triage::Term& term : fit.terms()) {
            const triage::Predicted p = fit.predict(particle, term.figure, term.change, term.count);
            sum += (term.value - p.mean) * (term.value - p.mean) / (p.own * p.own + p.model * p.model);
        }
        return std::sqrt(sum / static_cast<double>(fit.terms().size()));
    }

    bool incident(const World& world)
    {
        const triage::Trial& trial = draw_trial(world);
        const std::string& id = trial.mechanism.id;
        const double severity = draw_.between(0.1, 1);
        const Scenario& real = world.real.scenarios.front();
        const auto altered =
            scenario::apply(real, trial.mechanism.edits, severity, types_, world.oracle.facts);
        if (!altered) return false;
        const auto before = scrape(world, real), after = scrape(world, *altered);
        if (!before || !after) return false;
        double far = 0;
        const auto observed = observe(*before, *after, far);
        if (far < kVisible) return false;
        const triage::Verdict v = triage::judge(world.judged, observed, {});
        const triage::Hypothesis& first = v.hypotheses.front();
        const bool right = first.id == id;
        table_.right.add(right);
        table_.calibration.emplace_back(first.probability, right);
        table_.log_score += std::log(std::max(probability_of(v, id), 1e-4));
        if (v.verdict != "cannot tell") table_.verdicts_right.add(v.verdict == id);
        if (!right) ++table_.confusions[{id, first.id}];
        std::string line =
            fmt::format("{} {} s={:.2f} p={:.2f}, first {} {:.2f}, {}", right ? "ok   " : "WRONG", id,
                        severity, probability_of(v, id), first.id, first.probability, v.verdict);
        if (options_.oracle) {
            const triage::Verdict o = triage::judge(world.oracle, observed, {});
            table_.oracle_right.add(o.hypotheses.front().id == id);
            table_.oracle_log_score += std::log(std::max(probability_of(o, id), 1e-4));
            if (probability_of(o, id) > kSureOracle) table_.right_where_sure.add(right);
            line += fmt::format("; oracle {:.2f}, first {}", probability_of(o, id), o.hypotheses.front().id);
        }
        triage::Simulated without = world.judged;
        std::erase_if(without.trials, [&](const triage::Trial& t) { return t.mechanism.id == id; });
        const triage::Verdict w = triage::judge(without, observed, {});
        table_.left_out_honest.add(w.verdict == "cannot tell");
        if (w.verdict != "cannot tell")
            line += fmt::format("; without it {} {:.2f}", w.verdict, w.hypotheses.front().probability);
        if (options_.log) {
            line += fmt::format("; misfit {:.2f}, without it {:.2f}", misfit(world.judged, observed),
                                misfit(without, observed));
            if (!right)
                for (const triage::Hypothesis& each : v.hypotheses)
                    if (each.id == id)
                        for (const triage::Failure& fail : each.fails)
                            line += fmt::format("\n      [{:.1f}] {}", fail.deviations, fail.text);
            options_.log(line);
        }
        return true;
    }

    void nothing(const World& world)
    {
        const Scenario& real = world.real.scenarios.front();
        const auto before = scrape(world, real), after = scrape(world, real);
        if (!before || !after) return;
        double far = 0;
        const triage::Verdict v = triage::judge(world.judged, observe(*before, *after, far), {});
        table_.nothing_honest.add(v.verdict == "cannot tell");
        if (options_.log && v.verdict != "cannot tell") options_.log("MADE UP " + v.verdict + ": " + v.why);
    }

    IncidentOptions options_;
    cluster::Kinds kinds_;
    scenario::NodeTypes types_;
    Draw draw_;
    IncidentTable table_;
};

} // namespace

std::pair<double, double> Share::interval() const
{
    if (of == 0) return {0, 1};
    constexpr double z = 1.959964;
    const double n = of, p = value();
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

std::string Share::text() const
{
    const auto [low, high] = interval();
    return fmt::format("{} of {}, {:.2f} ({:.2f} to {:.2f})", hits, of, value(), low, high);
}

double IncidentTable::relative_score() const
{
    return oracle_right.hits > 0 ? right.value() / oracle_right.value() : 0;
}

double IncidentTable::calibration_error() const
{
    std::array<double, 10> sure{}, hits{};
    std::array<int, 10> count{};
    for (const auto& [probability, hit] : calibration) {
        const auto bin = static_cast<std::size_t>(std::clamp(static_cast<int>(probability * 10), 0, 9));
        sure[bin] += probability;
        hits[bin] += hit ? 1 : 0;
        ++count[bin];
    }
    double error = 0;
    for (std::size_t b = 0; b < 10; ++b)
        error += std::abs(sure[b] - hits[b]);
    return calibration.empty() ? 0 : error / static_cast<double>(calibration.size());
}

std::string IncidentTable::text() const
{
    std::string text =
        "first is right                          " + right.text() + "\n" +
        "  where the oracle is above 0.9         " + right_where_sure.text() + "\n" +
        "  the oracle's                          " + oracle_right.text() + "\n" +
        fmt::format("  relative to the oracle                {:.2f}\n", relative_score()) +
        fmt::format("mean log probability, the oracle's      {:.2f}, {:.2f}\n", log_score, oracle_log_score) +
        fmt::format("expected calibration error              {:.3f}\n", calibration_error()) +
        "verdicts that are right                 " + verdicts_right.text() + "\n" +
        "mechanism left out: cannot tell         " + left_out_honest.text() + "\n" +
        "nothing was wrong: cannot tell          " + nothing_honest.text() + "\n";
    std::vector<std::pair<int, std::string>> pairs;
    for (const auto& [pair, count] : confusions)
        pairs.emplace_back(count, pair.first + " taken for " + pair.second);
    std::ranges::stable_sort(pairs, std::greater<>(), &std::pair<int, std::string>::first);
    for (const auto& [count, pair] : pairs)
        text += fmt::format("{:4} {}\n", count, pair);
    return text;
}

std::string IncidentTable::json() const
{
    const auto share = [](const Share& s) {
        const auto [low, high] = s.interval();
        return fmt::format(
            "{{\"of\": {}, \"hits\": {}, \"share\": {:.4f}, \"low\": {:.4f}, \"high\": {:.4f}}}", s.of,
            s.hits, s.value(), low, high);
    };
    std::string pairs;
    for (const auto& [pair, count] : confusions)
        pairs += fmt::format("{}{{\"was\": \"{}\", \"first\": \"{}\", \"count\": {}}}",
                             pairs.empty() ? "" : ", ", pair.first, pair.second, count);
    return fmt::format(
        "{{\"right\": {}, \"right_where_sure\": {}, \"oracle_right\": {}, \"relative\": {:.4f}, "
        "\"calibration_error\": {:.4f}, \"verdicts_right\": {}, \"left_out_honest\": {}, "
        "\"nothing_honest\": {}, \"confusions\": [{}]}}\n",
        share(right), share(right_where_sure), share(oracle_right), relative_score(), calibration_error(),
        share(verdicts_right), share(left_out_honest), share(nothing_honest), pairs);
}

IncidentTable judge_incidents(const IncidentOptions& options)
{
    return Incidents(options).run();
}

} // namespace fulcrum::test
