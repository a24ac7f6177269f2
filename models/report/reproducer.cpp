// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/reproducer.h"

#include "catalog/model.h"
#include "cluster/simulation.h"
#include "report/numbers.h"
#include "study/metrics.h"
#include "study/study.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::report
{

namespace
{

using scenario::Node;
using scenario::NodeKind;
using scenario::Scenario;

constexpr double kKept = 0.5;    // of the effect's logarithm
constexpr double kShows = 1.5;   // a smaller factor is not seen in one run
constexpr double kSeconds = 120; // of load, where the rate allows it
constexpr std::int64_t kFewestRequests = 200;

std::optional<double> number(const Node& node, std::string_view key)
{
    if (!node.parameters.is_set(key)) return std::nullopt;
    const Value& value = node.parameters.value(key);
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
    if (const auto* real = std::get_if<double>(&value)) return *real;
    return std::nullopt;
}

// Parameters throw for keys that their kind does not describe.
std::optional<double> number_or_none(const Node& node, std::string_view key)
{
    for (const auto& [name, value] : node.parameters)
        if (name == key) return number(node, key);
    return std::nullopt;
}

std::string text_or_none(const Node& node, std::string_view key)
{
    for (const auto& [name, value] : node.parameters)
        if (name == key)
            if (const auto* text = std::get_if<std::string>(&value)) return *text;
    return {};
}

std::vector<const Node*> workloads(const Scenario& scenario)
{
    std::vector<const Node*> found;
    for (const Node& node : scenario.nodes)
        if (node.kind == NodeKind::Workload && node.plugin == "synthetic" && number_or_none(node, "rate"))
            found.push_back(&node);
    return found;
}

double rate_of(const Scenario& scenario)
{
    double rate = 0;
    for (const Node* node : workloads(scenario))
        rate += number_or_none(*node, "rate").value_or(0);
    return rate;
}

Scenario scaled(const Scenario& whole, double share)
{
    Scenario part = whole;
    for (Node& node : part.nodes) {
        if (node.kind != NodeKind::Workload || node.plugin != "synthetic") continue;
        if (const auto rate = number_or_none(node, "rate")) node.parameters.set("rate", *rate * share);
        // A load generator begins at once and ends by its number of requests.
        if (number_or_none(node, "start")) node.parameters.set("start", 0.0);
        if (number_or_none(node, "stop")) node.parameters.set("stop", std::monostate());
    }
    return part;
}

std::string model_name(const Scenario& scenario)
{
    for (const Node& node : scenario.nodes) {
        if (node.kind != NodeKind::Engine) continue;
        const std::string id = text_or_none(node, "model");
        if (const catalog::ModelGeometry* model = catalog::find_model(id))
            for (const std::string& alias : model->aliases)
                if (alias.find('/') != std::string::npos) return alias;
        if (!id.empty()) return id;
    }
    return "MODEL";
}

std::string value_text(const Value& value)
{
    if (const auto* yes = std::get_if<bool>(&value)) return *yes ? "true" : "false";
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return std::to_string(*whole);
    if (const auto* real = std::get_if<double>(&value)) return fmt::format("{:.6g}", *real);
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    if (const auto* list = std::get_if<std::vector<double>>(&value))
        return fmt::format("{} values", list->size());
    return "not set";
}

struct Measured {
    Interval figure;
    std::string fingerprint;
    bool known = false;
};

class Search
{
public:
    Search(const scenario::Project& project, const FaultPair& pair, const cluster::Kinds& kinds,
           const ReproducerOptions& options)
        : project_(&project), pair_(&pair), kinds_(&kinds), options_(&options)
    {
    }

    std::int64_t requests_at(const Scenario& scenario, double share) const
    {
        const double wanted = rate_of(scenario) * share * kSeconds;
        return std::clamp(static_cast<std::int64_t>(wanted), kFewestRequests, options_->most_requests);
    }

    Result<Measured> measure(const Scenario& whole, double share, std::int64_t requests,
                             int replications) const
    {
        const Scenario part = scaled(whole, share);
        scenario::RunSettings run = project_->run;
        run.max_requests = requests;
        run.warm_up = 0;
        run.drain = true;
        run.until.reset();
        study::StudyOptions study;
        study.replications = replications;
        study.seed = options_->seed;
        study.threads = options_->threads;
        study.stop = options_->stop;
        const auto result = study::run_scenario(part, run, *kinds_, study);
        if (!result) return result.errors();
        Measured measured;
        const auto figure = study::metric_value(result->figures, pair_->metric, pair_->of_class);
        if (!figure) return figure.errors();
        measured.known = figure->state == study::Figure::State::Known;
        measured.figure = figure->interval;
        measured.fingerprint = fmt::format("{:016x}", result->first->fingerprint);
        return measured;
    }

    // The size of the effect as a factor, whichever way is worse.
    static double factor(const Measured& fault, const Measured& fixed)
    {
        const double a = fault.figure.value, b = fixed.figure.value;
        if (!fault.known || !fixed.known || !(a > 0) || !(b > 0)) return 1;
        return std::max(a / b, b / a);
    }

private:
    const scenario::Project* project_;
    const FaultPair* pair_;
    const cluster::Kinds* kinds_;
    const ReproducerOptions* options_;
};

std::string vllm_line(const Node& node, const std::string& model, double rate, std::int64_t count,
                      std::uint64_t seed)
{
    const double prompt = number_or_none(node, "prompt").value_or(512);
    const double output = number_or_none(node, "output").value_or(128);
    const double prefix = number_or_none(node, "prefix_tokens").value_or(0);
    std::string line =
        fmt::format("vllm bench serve --model {} --request-rate {:.3g} --num-prompts {} --seed {} "
                    "--percentile-metrics ttft,tpot,itl --metric-percentiles 50,99 ",
                    model, rate, count, seed);
    if (prefix > 0)
        return line +
               fmt::format("--dataset-name prefix_repetition --prefix-repetition-prefix-len {:.0f} "
                           "--prefix-repetition-suffix-len {:.0f} --prefix-repetition-num-prefixes {:.0f} "
                           "--prefix-repetition-output-len {:.0f} --ignore-eos",
                           prefix, std::max(1.0, prompt - prefix),
                           number_or_none(node, "prefix_groups").value_or(1), output);
    return line + fmt::format("--dataset-name random --random-input-len {:.0f} --random-output-len {:.0f} "
                              "--ignore-eos",
                              prompt, output);
}

std::string guidellm_line(const Node& node, double rate, std::int64_t count)
{
    const double prompt = number_or_none(node, "prompt").value_or(512);
    const double output = number_or_none(node, "output").value_or(128);
    const auto spread = [&](const char* key, double mean, const char* name) {
        const double cv = number_or_none(node, key).value_or(0);
        return cv > 0 ? fmt::format(",{}={:.0f}", name, cv * mean) : std::string();
    };
    const bool paced = text_or_none(node, "arrivals") == "paced";
    return fmt::format("guidellm benchmark --target http://localhost:8000 --rate-type {} --rate {:.3g} "
                       "--max-requests {} --data \"prompt_tokens={:.0f}{},output_tokens={:.0f}{}\"",
                       paced ? "constant" : "poisson", rate, count, prompt,
                       spread("prompt_cv", prompt, "prompt_tokens_stdev"), output,
                       spread("output_cv", output, "output_tokens_stdev"));
}

// One request of this kind beside the load: its own first token and its gaps are seen at once.
std::string curl_line(const Node& node, const std::string& model)
{
    const double prompt = number_or_none(node, "prompt").value_or(512);
    const double output = number_or_none(node, "output").value_or(128);
    return fmt::format(
        "curl -N -s http://localhost:8000/v1/completions "
        "-w '\\nfirst byte %{{time_starttransfer}} s, all %{{time_total}} s\\n' -H 'Content-Type: "
        "application/json' -d \"{{"
        "\\\"model\\\":\\\"{}\\\",\\\"stream\\\":true,\\\"max_tokens\\\":{:.0f},\\\"ignore_eos\\\""
        ":true,\\\"prompt\\\":\\\"$(seq -s ' ' {:.0f})\\\"}}\"",
        model, output, std::max(1.0, std::floor(prompt / 2)));
}

void add_limits(const Scenario& scenario, std::vector<std::string>& limits)
{
    for (const Node* node : workloads(scenario)) {
        const std::string name = node->title.empty() ? node->id : node->title;
        const std::string arrivals = text_or_none(*node, "arrivals");
        if (!arrivals.empty() && arrivals != "poisson" && arrivals != "paced")
            limits.push_back(name + ": the arrivals are " + arrivals +
                             "; GuideLLM sends them as a Poisson process");
        if (number_or_none(*node, "prefix_tokens").value_or(0) > 0)
            limits.push_back(name + ": the GuideLLM line shares no prefix; the vllm line does");
    }
    for (const Node& node : scenario.nodes) {
        if (node.kind == NodeKind::Gateway || node.kind == NodeKind::Client)
            limits.push_back((node.title.empty() ? node.id : node.title) +
                             ": what stands before the engine has to be there, too");
        if (node.kind == NodeKind::Engine && number_or_none(node, "replicas").value_or(1) > 1)
            limits.push_back(fmt::format("{}: the load is that of {:.0f} replicas behind their router",
                                         node.title.empty() ? node.id : node.title,
                                         *number_or_none(node, "replicas")));
    }
}

// The engine's own flags for what differs; what has none is no part of the launch line.
std::vector<std::string> serve_lines(const Scenario& fault, const Scenario& fixed,
                                     const scenario::NodeTypes& types)
{
    std::vector<std::string> lines;
    for (const Node& node : fault.nodes) {
        const Node* other = fixed.find(node.id);
        if (node.kind != NodeKind::Engine || !node.plugin.starts_with("vllm")) continue;
        if (other == nullptr || other->plugin != node.plugin) continue;
        std::string before, after;
        const scenario::NodeType* type = types.find(node.kind, node.plugin);
        if (type == nullptr) continue;
        const auto written = [](const std::string& flag, const Value& value) {
            if (std::holds_alternative<std::monostate>(value)) return std::string();
            if (const auto* yes = std::get_if<bool>(&value))
                return *yes ? " " + flag : " --no-" + flag.substr(std::min<std::size_t>(2, flag.size()));
            return " " + flag + " " + value_text(value);
        };
        for (const ParameterDescription& description : type->parameters) {
            if (!description.flag.starts_with("--")) continue;
            const Value& was = node.parameters.value(description.key);
            const Value& now = other->parameters.value(description.key);
            if (was == now) continue;
            before += written(description.flag, was);
            after += written(description.flag, now);
        }
        if (before.empty() && after.empty()) continue;
        const std::string serve = "vllm serve " + model_name(fault);
        lines.push_back(serve + before);
        lines.push_back(serve + after);
        return lines; // of the first engine that differs
    }
    return lines;
}

} // namespace

std::vector<std::string> differences(const Scenario& before, const Scenario& after)
{
    std::vector<std::string> changes;
    for (const Node& node : before.nodes) {
        const Node* other = after.find(node.id);
        if (other == nullptr) {
            changes.push_back(node.id + ": is not there");
            continue;
        }
        if (other->plugin != node.plugin) {
            changes.push_back(node.id + ": " + node.plugin + " \u2192 " + other->plugin);
            continue;
        }
        for (const auto& [key, value] : node.parameters) {
            const Value& now = other->parameters.value(key);
            if (now != value)
                changes.push_back(node.id + ": " + key + " " + value_text(value) + " \u2192 " +
                                  value_text(now));
        }
    }
    for (const Node& node : after.nodes)
        if (before.find(node.id) == nullptr) changes.push_back(node.id + ": is added");
    if (after.changes.size() > before.changes.size())
        for (const scenario::Change& change : after.changes)
            if (!change.title.empty()) changes.push_back("over time: " + change.title);
    return changes;
}

std::vector<ReproducerLines> load_lines(const Scenario& scenario, double share, std::int64_t requests,
                                        std::uint64_t seed, std::vector<std::string>& limits)
{
    ReproducerLines vllm{"vllm bench serve", {}}, guidellm{"GuideLLM", {}}, curl{"curl", {}};
    const std::string model = model_name(scenario);
    const double all = rate_of(scenario);
    const std::vector<const Node*> sources = workloads(scenario);
    for (const Node* node : sources) {
        const double rate = number_or_none(*node, "rate").value_or(0) * share;
        const auto count = std::max<std::int64_t>(
            1, std::llround(static_cast<double>(requests) * rate / std::max(all * share, 1e-12)));
        const char* beside = node == sources.back() ? "" : " &"; // together, not one after the other
        vllm.lines.push_back(vllm_line(*node, model, rate, count, seed) + beside);
        guidellm.lines.push_back(guidellm_line(*node, rate, count) + beside);
        curl.lines.push_back(curl_line(*node, model));
    }
    add_limits(scenario, limits);
    return {vllm, guidellm, curl};
}

Result<std::optional<Reproducer>> find_reproducer(const scenario::Project& project, const FaultPair& pair,
                                                  const cluster::Kinds& kinds,
                                                  const ReproducerOptions& options)
{
    const Scenario* fault = project.find(pair.with_fault);
    const Scenario* fixed = project.find(pair.with_fix);
    if (fault == nullptr || fixed == nullptr || workloads(*fault).empty()) return std::optional<Reproducer>();
    // A figure of the whole run has to be reached at every share: scenarios that change over time have none.
    if (!fault->changes.empty() || !fixed->changes.empty()) return std::optional<Reproducer>();
    const Search search(project, pair, kinds, options);
    double whole = 0;
    Reproducer found;
    for (const double share : {1.0, 0.125, 0.25, 0.5}) { // the whole first: it says how large the effect is
        const std::int64_t requests = search.requests_at(*fault, share);
        const auto with = search.measure(*fault, share, requests, options.replications);
        if (!with) return with.errors();
        const auto without = search.measure(*fixed, share, requests, options.replications);
        if (!without) return without.errors();
        const double factor = Search::factor(*with, *without);
        if (share == 1.0) whole = factor;
        if (share == 1.0 && whole < kShows) return std::optional<Reproducer>();
        const bool shows = factor >= kShows && std::log(factor) >= kKept * std::log(whole);
        if (share != 1.0 && !shows) continue;
        found.share = share;
        found.requests = requests;
        found.fault = with->figure;
        found.fixed = without->figure;
        found.fault_fingerprint = with->fingerprint;
        found.fixed_fingerprint = without->fingerprint;
        if (share != 1.0) break;
    }
    found.pair = pair;
    found.seed = options.seed;
    found.replications = options.replications;
    found.changes = differences(*fault, *fixed);
    found.serve = serve_lines(*fault, *fixed, cluster::node_types(kinds));
    found.tools = load_lines(*fault, found.share, found.requests, found.seed, found.limits);
    return std::optional<Reproducer>(std::move(found));
}

} // namespace fulcrum::report
