// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/launch/build_scenario.h"

#include "base/append.h"
#include "cluster/simulation.h"
#include "evidence/launch/engine_settings.h"
#include "evidence/launch/names.h"
#include "evidence/launch/project_writer.h"
#include "evidence/traces/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence::launch
{

namespace
{

constexpr const char* kHardware = "roofline";

// How long a run is: after the warm-up, a fifth of it, three replications hold 7,200 requests, of which the
// p99 is the 72nd from above; not shorter than a few minutes of warm caches, and not more requests than a
// desktop simulates while one waits.
constexpr double kRequests = 3000;
constexpr double kMostRequests = 60'000;
constexpr double kShortest = 300;      // s
constexpr double kAtLeast = 30;        // s, however many requests come
constexpr double kLongest = 24 * 3600; // s
constexpr double kFew = 500;           // requests of a run, below which a p99 is hardly one

// Lengths and burstiness where nobody says them: the public Azure traces of 2023 (MODEL 7.3 [M]). Their
// conversations come with CV 1.09, their code completions with about 13; 4 is near the geometric mean [E].
struct KnownLengths {
    double prompt, prompt_p50, output, output_p50;
};
constexpr KnownLengths kConversation{1155, 1020, 211, 129};
constexpr KnownLengths kCode{2048, 1469, 28, 13};
constexpr double kBurstyCv = 4;
constexpr std::int64_t kManyPrefixes = 100; // [E]

// Whole seconds.
double run_seconds(double rate)
{
    const double wanted = std::clamp(kRequests / rate, kShortest, kLongest);
    return std::round(std::min(wanted, std::max(kMostRequests / rate, kAtLeast)));
}

class Builder
{
public:
    Builder(const LaunchFacts& facts, const Load& load, const BuildOptions& options,
            const cluster::Kinds& kinds)
        : facts_(facts), load_(load), options_(options), types_(cluster::node_types(kinds))
    {
    }

    Result<Built> build()
    {
        auto settings = engine_settings(facts_, types_, options_.config);
        const auto device = choose_device();
        Errors errors = load_faults();
        if (!settings) append(errors, settings.errors());
        if (!device) append(errors, device.errors());
        if (!errors.empty()) return errors;
        settings_ = std::move(*settings);
        device_ = *device;
        type_ = types_.find(scenario::NodeKind::Engine, settings_.plugin);
        replicas_ =
            std::clamp<std::int64_t>(facts_.container.replicas.value_or(1) * settings_.copies, 1, 1024);
        judge_gpus();
        workload();
        nodes();
        ranges();
        deploy();
        return finished();
    }

private:
    Result<const catalog::Device*> choose_device();
    Errors load_faults() const;
    void judge_gpus();
    void workload();
    void arrivals();
    void lengths();
    void law(const char* name, const std::optional<scenario::Buckets>& buckets, double known,
             double known_p50);
    void prefixes();
    void nodes();
    void engine();
    void ranges();
    void deploy();
    Result<Built> finished();

    std::int64_t integer_of(const char* key, std::int64_t otherwise) const;
    bool caches_prefixes() const;
    void take(const std::string& from, const std::string& key, const std::string& value);

    const LaunchFacts& facts_;
    const Load& load_;
    const BuildOptions& options_;
    scenario::NodeTypes types_;
    EngineSettings settings_;
    const catalog::Device* device_ = nullptr;
    const scenario::NodeType* type_ = nullptr;
    std::int64_t replicas_ = 1;
    double mean_prompt_ = 0;
    double until_ = 0; // 0: a trace ends by itself
    bool assumed_lengths_ = false;
    ProjectWriter nodes_;
    ProjectWriter variants_;
    Built built_;
};

Result<const catalog::Device*> Builder::choose_device()
{
    const std::string& label = options_.gpu.empty() ? facts_.container.accelerator : options_.gpu;
    if (const catalog::Device* device = device_of_label(label)) return device;
    std::string known;
    for (const catalog::Device& device : catalog::devices())
        known += (known.empty() ? "" : ", ") + device.id;
    if (label.empty())
        return Error{.message = "nothing says which GPU the engine runs on",
                     .hint = "give it, with --gpu on the command line: " + known};
    return Error{.message = is_slice(label)
                                ? "\"" + label + "\" is a slice of a GPU, which cannot be simulated"
                                : "the catalogue has no GPU \"" + label + "\"",
                 .hint = "give the nearest one, with --gpu on the command line: " + known};
}

Errors Builder::load_faults() const
{
    Errors errors;
    if (load_.trace.empty() && !load_.rate)
        errors.push_back({.message = "nothing says how many requests come",
                          .hint = "give a rate or a trace, with --rate or --trace on the command line"});
    if (load_.rate && !(*load_.rate >= 1e-6 && *load_.rate <= 1e6))
        errors.push_back({.message = "the rate is not between 0.000001 and 1,000,000 requests a second",
                          .hint = "give requests a second of all replicas together"});
    if (load_.hit_ratio && !(*load_.hit_ratio >= 0 && *load_.hit_ratio <= 1))
        errors.push_back({.message = "the hit ratio is not between 0 and 1",
                          .hint = "tokens found in the prefix cache over tokens looked up, for example 0.4"});
    return errors;
}

std::int64_t Builder::integer_of(const char* key, std::int64_t otherwise) const
{
    const Setting* setting = settings_.find(key);
    const auto* value = setting != nullptr ? std::get_if<std::int64_t>(&setting->value) : nullptr;
    return value != nullptr ? *value : otherwise;
}

void Builder::judge_gpus()
{
    if (!facts_.container.gpus) return;
    const std::int64_t used =
        integer_of("tensor_parallel", 1) * integer_of("pipeline_parallel", 1) * settings_.copies;
    const std::int64_t given = *facts_.container.gpus;
    if (given > used)
        built_.warnings.push_back(
            fmt::format("A replica gets {} GPUs and uses {}: the others stand idle and are not in "
                        "the costs. Set --tensor-parallel-size, or give fewer",
                        given, used));
    if (given < used && given > 0)
        built_.warnings.push_back(fmt::format(
            "A replica needs {} GPUs and gets {}: is this a part of an engine over several nodes?", used,
            given));
}

void Builder::take(const std::string& from, const std::string& key, const std::string& value)
{
    built_.taken_over.push_back(fmt::format("{}: {} = {}", from, key, value));
}

void Builder::workload()
{
    if (!load_.trace.empty()) {
        nodes_.comment("The requests of the trace at their times, of all replicas together.");
        nodes_.node("load", "workload", "replay");
        nodes_.text("file", load_.trace);
        take("trace", "load.file", load_.trace);
        if (load_.rate || load_.prompt || load_.output)
            built_.warnings.push_back("The trace has times and lengths: rate and histograms were left out");
        built_.assumptions.push_back(
            "Prompts share only what the trace's hash ids say; without them they share nothing");
        return;
    }
    nodes_.node("load", "workload", "synthetic");
    arrivals();
    lengths();
    prefixes();
}

void Builder::arrivals()
{
    const std::string rate = format_quantity(*load_.rate, Dimension::Rate);
    nodes_.text("rate", rate, "of all replicas together");
    take("rate", "load.rate", rate);
    until_ = run_seconds(*load_.rate);
    if (until_ * *load_.rate < kFew)
        built_.warnings.push_back(
            fmt::format("At {} a run of a day has {:.0f} requests: its high percentiles say little. Make "
                        "[run] until longer, or look at means and medians",
                        rate, until_ * *load_.rate));
    built_.assumptions.push_back(
        "How bursty arrivals are is not known: Poisson, CV 1, in \"deployed\", and CV 4 in "
        "\"bursts\" [E]; public traces have 1.1 to 13");
    variants_.variant("bursts", "Arrivals in bursts");
    variants_.text("load.arrivals", "gamma");
    variants_.line("load.cv", fmt::format("{}", kBurstyCv));
}

void Builder::law(const char* name, const std::optional<scenario::Buckets>& buckets, double known,
                  double known_p50)
{
    const std::string key(name);
    if (!buckets) {
        nodes_.line(key, fmt::format("{}", known), "assumed");
        nodes_.line(key + "_p50", fmt::format("{}", known_p50));
        if (const std::int64_t most = integer_of("max_model_len", 0); most > 0) {
            const std::int64_t part = key == "prompt" ? most * 3 / 4 : most - most * 3 / 4 - 1;
            nodes_.line(key + "_max", fmt::format("{}", std::max<std::int64_t>(part, 1)),
                        "within max_model_len");
        }
        assumed_lengths_ = true;
        if (key == "prompt") mean_prompt_ = known;
        return;
    }
    const LengthLaw drawn = law_of(*buckets);
    nodes_.text(key + "_law", "empirical", fmt::format("mean {:.0f} tokens", drawn.mean));
    nodes_.list(key + "_values", drawn.values);
    nodes_.list(key + "_weights", drawn.weights);
    take(key + " histogram", "load." + key + "_values",
         fmt::format("{} requests, mean {:.0f} tokens", buckets->count(), drawn.mean));
    if (key == "prompt") mean_prompt_ = drawn.mean;
    if (drawn.open_end)
        built_.warnings.push_back(
            fmt::format("The {} histogram has lengths above its last bound, {:.0f} tokens: they "
                        "were taken to be up to twice as long",
                        key, buckets->bounds.back()));
}

void Builder::lengths()
{
    law("prompt", load_.prompt, kConversation.prompt, kConversation.prompt_p50);
    law("output", load_.output, kConversation.output, kConversation.output_p50);
    if (load_.prompt && load_.output)
        built_.assumptions.push_back(
            "How prompt and answer lengths go together is not known: they are drawn "
            "independently. Where long prompts have long answers, more KV is needed");
    if (!assumed_lengths_) return;
    const char* which = load_.prompt   ? "Answer lengths are"
                        : load_.output ? "Prompt lengths are"
                                       : "Lengths are";
    built_.assumptions.push_back(fmt::format("{} not known: as in the public Azure conversations of 2023 in "
                                             "\"deployed\", as in their code completions in "
                                             "\"code-lengths\"",
                                             which));
    variants_.variant("code-lengths", "Lengths as of code completion");
    if (!load_.prompt) {
        variants_.line("load.prompt", fmt::format("{}", kCode.prompt));
        variants_.line("load.prompt_p50", fmt::format("{}", kCode.prompt_p50));
    }
    if (!load_.output) {
        variants_.line("load.output", fmt::format("{}", kCode.output));
        variants_.line("load.output_p50", fmt::format("{}", kCode.output_p50));
    }
}

bool Builder::caches_prefixes() const
{
    const ParameterDescription* caching = nullptr;
    for (const ParameterDescription& each : type_->parameters)
        if (each.shared_concept == "prefix_caching") caching = &each;
    if (caching == nullptr) return false;
    const Setting* given = settings_.find(caching->key);
    const auto* on = std::get_if<bool>(given != nullptr ? &given->value : &caching->fallback);
    return on != nullptr && *on;
}

void Builder::prefixes()
{
    constexpr double kBlock = 16; // tokens: prefixes are shared in whole blocks
    const auto in_blocks = [](double tokens) { return std::round(tokens / kBlock) * kBlock; };
    if (!load_.hit_ratio) {
        const double half = in_blocks(mean_prompt_ / 2);
        if (!caches_prefixes() || half < kBlock) return;
        built_.assumptions.push_back(
            "The hit ratio of the prefix cache is not known: prompts share nothing in "
            "\"deployed\", half of a mean prompt in \"half-shared\"");
        variants_.variant("half-shared", "Prompts share half of their tokens");
        variants_.line("load.prefix_tokens", fmt::format("{}", half));
        return;
    }
    const double shared = in_blocks(*load_.hit_ratio * mean_prompt_);
    if (shared < kBlock) {
        take("hit ratio", "load.prefix_tokens", "0");
        return;
    }
    if (!caches_prefixes())
        built_.warnings.push_back(
            "A hit ratio was given, but the engine's prefix cache is off: nothing will be hit");
    nodes_.line("prefix_tokens", fmt::format("{}", shared),
                fmt::format("{:.0f} % of a mean prompt", 100 * *load_.hit_ratio));
    take("hit ratio", "load.prefix_tokens", fmt::format("{}", shared));
    double shorter = 0, all = 0;
    if (load_.prompt) {
        const LengthLaw drawn = law_of(*load_.prompt);
        for (std::size_t i = 0; i < drawn.values.size(); ++i) {
            all += drawn.weights[i];
            if (drawn.values[i] <= shared) shorter += drawn.weights[i];
        }
    }
    if (all > 0 && shorter / all > 0.01)
        built_.warnings.push_back(
            fmt::format("{:.0f} % of the prompts are shorter than the shared prefix and become "
                        "longer than they are: split the load into one that shares it and one "
                        "that does not",
                        100 * shorter / all));
    built_.assumptions.push_back(
        fmt::format("Which prompts share a prefix is not known: all share one in \"deployed\", "
                    "{} groups each have their own in \"many-prefixes\"",
                    kManyPrefixes));
    variants_.variant("many-prefixes", "Many different prefixes");
    variants_.line("load.prefix_groups", fmt::format("{}", kManyPrefixes));
}

void Builder::engine()
{
    nodes_.node("engine", "engine", settings_.plugin);
    for (const Setting& setting : settings_.settings) {
        const auto description =
            std::find_if(type_->parameters.begin(), type_->parameters.end(),
                         [&setting](const ParameterDescription& each) { return each.key == setting.key; });
        const std::string value = to_toml(*description, setting.value);
        nodes_.line(setting.key, value, setting.from);
        take(setting.from, "engine." + setting.key, value);
    }
    if (replicas_ > 1) {
        nodes_.line("replicas", fmt::format("{}", replicas_));
        take("replicas", "engine.replicas", fmt::format("{}", replicas_));
    }
    if (const auto limit = facts_.container.cpu_limit; limit && *limit >= 0.01 && *limit <= 4096) {
        nodes_.line("cpu_limit", fmt::format("{}", *limit), "cores");
        take("CPU limit", "engine.cpu_limit", fmt::format("{}", *limit));
        if (settings_.find("cpu_threads") == nullptr)
            built_.assumptions.push_back(
                "OMP_NUM_THREADS is not set: one thread is taken to be busy for each step, "
                "while thread pools sized by the node's cores would use up the CPU limit. "
                "Set cpu_threads if throttling shows");
    }
    std::string ignored;
    for (const std::string& each : settings_.ignored)
        ignored += (ignored.empty() ? "" : ", ") + each;
    if (!ignored.empty()) nodes_.text("ignored_flags", ignored, "lower the trust of results");
}

void Builder::nodes()
{
    const bool router = replicas_ > 1;
    if (router) {
        nodes_.blank();
        nodes_.comment("Nothing says how requests are dealt to replicas; a Kubernetes service deals "
                       "connections at random.");
        nodes_.node("router", "router", "");
        nodes_.text("policy", settings_.copies > 1 ? "least_requests" : "round_robin", "assumed");
        built_.assumptions.push_back(
            "How requests are dealt to replicas is not stated: " +
            std::string(settings_.copies > 1 ? "to that with the fewest" : "in turn"));
    }
    nodes_.blank();
    engine();
    nodes_.node("gpu", "device", kHardware);
    nodes_.text("device", device_->id, options_.gpu.empty() ? facts_.container.accelerator : "as given");
    take(options_.gpu.empty() ? facts_.container.accelerator : "GPU", "gpu.device", device_->id);
    nodes_.link("load", router ? "router" : "engine");
    if (router) nodes_.link("router", "engine");
    nodes_.link("engine", "gpu");
}

// What lowers no figure by itself, but is said.
void Builder::ranges()
{
    append(built_.assumptions, settings_.assumptions);
    append(built_.not_taken_over, settings_.not_taken_over);
    append(built_.warnings, facts_.warnings);
    built_.redacted = facts_.redacted;
    if (facts_.container.memory_limit)
        built_.not_taken_over.push_back("Memory limit: the host's memory is not simulated");
    for (const Probe& probe : facts_.container.probes)
        if (probe.kind == "liveness")
            built_.not_taken_over.push_back(fmt::format(
                "Liveness probe: an engine that does not answer for {:.0f} s is killed, which is not "
                "simulated; look at the p99 of steps against {:.0f} s",
                probe.period_s * static_cast<double>(probe.failures), probe.timeout_s));
    if (!facts_.container.replicas && facts_.container.object != "docker run" &&
        !facts_.container.object.empty())
        built_.assumptions.push_back("The number of replicas is not stated: 1");
}

// Replicas that are away at a time: "25%" is rounded down, as Kubernetes does.
std::int64_t away_at_once(const std::string& text, std::int64_t replicas)
{
    const bool percent = text.ends_with('%');
    const auto number = traces::parse_number(percent ? text.substr(0, text.size() - 1) : text);
    if (!number || *number < 0) return 0;
    const double away = percent ? *number / 100 * static_cast<double>(replicas) : *number;
    return static_cast<std::int64_t>(std::floor(std::min(away, static_cast<double>(replicas))));
}

void Builder::deploy()
{
    const Container& container = facts_.container;
    if (container.strategy.empty() || until_ <= 0) return;
    const bool all = container.strategy == "Recreate";
    const std::int64_t away = all ? replicas_ : away_at_once(container.max_unavailable, replicas_);
    if (away < 1) {
        built_.not_taken_over.push_back(
            fmt::format("Rollout: with maxUnavailable {} no replica is missed during a deploy; "
                        "that new ones begin with empty caches is not simulated",
                        container.max_unavailable));
        return;
    }
    variants_.table("[[scenario]]");
    variants_.text("name", "deploy");
    variants_.text("title", "A deploy as the rollout strategy does it");
    variants_.text("extends", "deployed");
    variants_.table("[[scenario.change]]");
    variants_.text("at", format_quantity(std::round(until_ * 0.4), Dimension::Time));
    variants_.text("title", "Deploy");
    variants_.text("node", "engine");
    variants_.text("action", "restart");
    variants_.line("at_once", fmt::format("{}", away),
                   all ? "Recreate" : "maxUnavailable " + container.max_unavailable);
    if (container.grace_s && *container.grace_s >= 0 && *container.grace_s < 1e6)
        variants_.text("drain_time", format_quantity(*container.grace_s, Dimension::Time),
                       "terminationGracePeriodSeconds");
    take("rollout strategy", "deploy: at_once", fmt::format("{}", away));
    built_.assumptions.push_back(
        "How long an engine takes to start is not stated: 60 s in \"deploy\"; set restart_time "
        "from the start-up log");
}

Result<Built> Builder::finished()
{
    ProjectWriter head;
    head.comment("Built by `fulcrum import --scenario` from " + facts_.source + ".");
    head.comment("Behind a value stands what it was read from; what is not set is the default of that engine "
                 "version.");
    const auto listed = [&head](const char* title, const std::vector<std::string>& sentences) {
        if (sentences.empty()) return;
        head.comment("");
        head.comment(title);
        for (const std::string& each : sentences)
            head.comment("- " + each);
    };
    listed("Not taken over:", built_.not_taken_over);
    listed("Assumed:", built_.assumptions);
    listed("Warnings:", built_.warnings);
    listed("Secrets and names:", built_.redacted);
    head.line("format", "1");
    head.table("[project]");
    head.text("title", options_.title.empty() ? settings_.title + " as deployed" : options_.title);
    head.table("[run]");
    head.line("seed", "1");
    if (until_ > 0) {
        head.text("until", format_quantity(until_, Dimension::Time));
        head.text("warm_up", format_quantity(std::round(until_ / 5), Dimension::Time));
        head.line("replications", "3");
    }
    head.table("[[scenario]]");
    head.text("name", "deployed");
    head.text("title", "As deployed");
    built_.toml = head.str() + "\n" + nodes_.str() + variants_.str();
    return std::move(built_);
}

} // namespace

Result<Built> build_scenario(const LaunchFacts& facts, const Load& load, const BuildOptions& options,
                             const cluster::Kinds& kinds)
{
    return Builder(facts, load, options, kinds).build();
}

} // namespace fulcrum::evidence::launch
