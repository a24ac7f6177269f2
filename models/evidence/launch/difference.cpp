// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/launch/difference.h"

#include "cluster/engine_build.h"
#include "cluster/simulation.h"
#include "evidence/launch/build_scenario.h"
#include "evidence/launch/engine_settings.h"
#include "evidence/launch/flag_catalogue.h"
#include "scenario/document.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace fulcrum::evidence::launch
{

namespace
{

// A launch with everything resolved.
struct Side {
    const LaunchFacts* facts = nullptr;
    EngineSettings settings;
    const scenario::NodeType* type = nullptr;
    engine::EngineProfile profile;
    std::int64_t pool_blocks = 0;
    std::string device;
    Built built;
};

Result<Side> resolved(const LaunchFacts& facts, const std::string& gpu, const std::string& config,
                      const cluster::Kinds& kinds, const scenario::NodeTypes& types)
{
    Side side;
    side.facts = &facts;
    auto settings = engine_settings(facts, types, config);
    if (!settings) return settings.errors();
    side.settings = std::move(*settings);
    side.type = types.find(scenario::NodeKind::Engine, side.settings.plugin);
    Load load;
    load.rate = 1; // any: only the engine is looked at
    auto built = build_scenario(facts, load, {.title = "", .gpu = gpu, .config = config}, kinds);
    if (!built) return built.errors();
    side.built = std::move(*built);
    const scenario::Document document(side.built.toml, facts.source, types);
    if (!document.runnable()) return document.problems();
    const scenario::Scenario& scenario = document.project().scenarios.front();
    auto engine = cluster::build_engine(scenario, *scenario.find("engine"), kinds, "");
    if (!engine) return engine.errors();
    side.profile = engine->parts.profile;
    side.pool_blocks = engine->pool_blocks;
    side.device = scenario.find("gpu")->parameters.text("device");
    return side;
}

// What a profile shows of a parameter, whoever set it.
struct Resolved {
    std::string shared_concept;                                     // of the parameter, or its key behind '='
    std::function<std::string(const engine::EngineProfile&)> value; // as TOML
};

const std::vector<Resolved>& resolved_values()
{
    using Profile = engine::EngineProfile;
    static const std::vector<Resolved> all = {
        {"step_tokens", [](const Profile& p) { return fmt::format("{}", p.limits.step_tokens); }},
        {"max_running", [](const Profile& p) { return fmt::format("{}", p.limits.running_cap); }},
        {"memory_utilization", [](const Profile& p) { return fmt::format("{}", p.limits.utilisation); }},
        {"max_model_len", [](const Profile& p) { return fmt::format("{}", p.limits.max_model_len); }},
        {"prefix_caching", [](const Profile& p) { return fmt::format("{}", p.prefix_caching); }},
        {"async_scheduling", [](const Profile& p) { return fmt::format("{}", p.overlapped); }},
        {"host_time", [](const Profile& p) { return fmt::format("\"{:.6g} ms\"", p.host_seconds * 1e3); }},
        {"=host_time_per_request",
         [](const Profile& p) { return fmt::format("\"{:.6g} us\"", p.host_seconds_per_request * 1e6); }},
        {"largest_graph",
         [](const Profile& p) {
             return fmt::format("{}", p.capture_sizes.empty() ? 0 : p.capture_sizes.back());
         }},
    };
    return all;
}

const ParameterDescription* parameter_of(const scenario::NodeType& type, const std::string& shared_concept)
{
    const bool by_key = shared_concept.starts_with('=');
    const auto found =
        std::find_if(type.parameters.begin(), type.parameters.end(), [&](const ParameterDescription& each) {
            return by_key ? each.key == shared_concept.substr(1) : each.shared_concept == shared_concept;
        });
    return found == type.parameters.end() ? nullptr : &*found;
}

class Comparer
{
public:
    // `upgraded`: as before, with the version and the GPU of after.
    Comparer(const Side& before, const Side& upgraded, const Side& after)
        : before_(before), upgraded_(upgraded), after_(after)
    {
    }

    Comparison compare()
    {
        engines();
        settings();
        defaults();
        container();
        unmodelled_flags();
        environment();
        consequences();
        for (const Side* side : {&before_, &after_}) {
            for (const std::string& each : side->settings.assumptions)
                if (std::find(out_.assumptions.begin(), out_.assumptions.end(), each) ==
                    out_.assumptions.end())
                    out_.assumptions.push_back(each);
            for (const std::string& each : side->facts->warnings)
                out_.warnings.push_back((side == &before_ ? "Before: " : "After: ") + each);
        }
        std::stable_sort(out_.differences.begin(), out_.differences.end(),
                         [](const Difference& a, const Difference& b) { return a.reach < b.reach; });
        return std::move(out_);
    }

private:
    void add(Difference difference) { out_.differences.push_back(std::move(difference)); }

    void suspect(std::string name, std::string before, std::string after, std::string why)
    {
        if (before == after) return;
        add({.name = std::move(name),
             .before = std::move(before),
             .after = std::move(after),
             .why = std::move(why)});
    }

    void modelled(const std::string& name, const std::string& before, const std::string& after,
                  const std::string& node, const std::string& key, bool by_default = false)
    {
        if (before == after) return;
        add({.name = name,
             .before = before,
             .after = after,
             .reach = Reach::Modelled,
             .by_default = by_default,
             .node = node,
             .key = key,
             .value_before = before,
             .value_after = after});
    }

    void engines()
    {
        const LaunchFacts& a = *before_.facts;
        const LaunchFacts& b = *after_.facts;
        if (before_.settings.plugin != after_.settings.plugin)
            add({.name = "engine",
                 .before = before_.settings.title,
                 .after = after_.settings.title,
                 .reach = Reach::Modelled,
                 .node = "engine",
                 .key = "plugin",
                 .value_before = before_.settings.plugin,
                 .value_after = after_.settings.plugin});
        if (a.container.image != b.container.image || a.version != b.version)
            suspect("image", a.container.image.empty() ? a.version : a.container.image,
                    b.container.image.empty() ? b.version : b.container.image,
                    "only defaults that changed with the version are simulated, each listed by itself; "
                    "kernels and the "
                    "rest of the code are not");
        if (before_.device != after_.device)
            modelled("GPU", "\"" + before_.device + "\"", "\"" + after_.device + "\"", "gpu", "device");
    }

    // What one of the launches sets.
    void settings()
    {
        std::set<std::string> keys;
        for (const Side* side : {&before_, &after_})
            for (const Setting& setting : side->settings.settings)
                keys.insert(setting.key);
        for (const std::string& key : keys) {
            if (key == "version") continue; // its defaults are looked at one by one
            const std::string before = text_of(before_, key);
            const std::string after = text_of(after_, key);
            if (before == after) continue;
            const Setting* from = after_.settings.find(key);
            if (from == nullptr) from = before_.settings.find(key);
            seen_.insert(key);
            if (resolved_alike(key)) continue; // says what was the default before
            modelled(from->from, before, after, "engine", key);
        }
    }

    static std::string text_of(const Side& side, const std::string& key)
    {
        const Setting* setting = side.settings.find(key);
        if (setting == nullptr) return {};
        const auto description =
            std::find_if(side.type->parameters.begin(), side.type->parameters.end(),
                         [&key](const ParameterDescription& each) { return each.key == key; });
        return description == side.type->parameters.end() ? std::string()
                                                          : to_toml(*description, setting->value);
    }

    bool resolved_alike(const std::string& key) const
    {
        for (const Resolved& each : resolved_values()) {
            const ParameterDescription* parameter = parameter_of(*after_.type, each.shared_concept);
            if (parameter != nullptr && parameter->key == key)
                return each.value(before_.profile) == each.value(after_.profile);
        }
        return false;
    }

    // What neither sets and is different all the same: with the version or the GPU, or because it follows
    // from what one of them sets.
    void defaults()
    {
        for (const Resolved& each : resolved_values()) {
            const ParameterDescription* parameter = parameter_of(*after_.type, each.shared_concept);
            if (parameter == nullptr || seen_.contains(parameter->key)) continue;
            const std::string name = parameter->flag.empty() ? parameter->key : parameter->flag;
            const std::string before = each.value(before_.profile);
            const std::string after = each.value(after_.profile);
            if (before != each.value(upgraded_.profile)) {
                modelled(name, before, after, "engine", parameter->key, true);
            } else if (before != after) {
                out_.consequences.push_back(fmt::format("{}: {} to {}", name, before, after));
            }
        }
    }

    static std::string number(const std::optional<double>& value, double unit = 1)
    {
        return value ? fmt::format("{:.6g}", *value / unit) : std::string();
    }

    static std::string probes(const Container& container)
    {
        std::string all;
        for (const Probe& probe : container.probes)
            all += fmt::format("{}{} every {:g} s, timeout {:g} s, {} failures", all.empty() ? "" : "; ",
                               probe.kind, probe.period_s, probe.timeout_s, probe.failures);
        return all;
    }

    void container()
    {
        const Container& a = before_.facts->container;
        const Container& b = after_.facts->container;
        modelled("CPU limit", number(a.cpu_limit), number(b.cpu_limit), "engine", "cpu_limit");
        modelled("replicas", fmt::format("{}", a.replicas.value_or(1) * before_.settings.copies),
                 fmt::format("{}", b.replicas.value_or(1) * after_.settings.copies), "engine", "replicas");
        suspect("CPU request", number(a.cpu_request), number(b.cpu_request),
                "where the node is full it bounds what the container gets");
        suspect("memory limit", number(a.memory_limit, 0x1p30), number(b.memory_limit, 0x1p30),
                "GiB of the host's memory, which is not simulated");
        suspect("probes", probes(a), probes(b), "restarts by probes are not simulated");
        suspect("rollout", a.strategy + " " + a.max_unavailable + " " + a.max_surge,
                b.strategy + " " + b.max_unavailable + " " + b.max_surge,
                "it matters during the deploy alone: simulate it as a change with action = \"restart\"");
    }

    // Flags that became no parameter of the engine: name and members, with what they say.
    static std::map<std::string, std::string> other_flags(const Side& side)
    {
        std::map<std::string, std::string> flags;
        for (const Flag& flag : side.facts->flags) {
            const bool taken = std::any_of(side.settings.settings.begin(), side.settings.settings.end(),
                                           [&flag](const Setting& setting) {
                                               return setting.from == flag.written ||
                                                      setting.from.starts_with(flag.written + " ");
                                           });
            if (taken || flag.name == "--model" || flag.name == "--data-parallel-size") continue;
            const std::string name = flag.name + (flag.member.empty() ? "" : "." + flag.member);
            flags[name] = flag.negated ? "off" : flag.has_value ? flag.value : "on";
        }
        return flags;
    }

    // Names of flags that may matter and are not simulated; others were understood, and need nothing.
    std::set<std::string> ignored_flags() const
    {
        std::set<std::string> names;
        for (const Side* side : {&before_, &after_})
            for (const Flag& flag : side->facts->flags)
                for (const std::string& ignored : side->settings.ignored)
                    if (ignored == flag.written || ignored.starts_with(flag.written + " "))
                        names.insert(flag.name + (flag.member.empty() ? "" : "." + flag.member));
        return names;
    }

    void unmodelled_flags()
    {
        const auto before = other_flags(before_);
        const auto after = other_flags(after_);
        const std::set<std::string> ignored = ignored_flags();
        const EngineFlags* known = find_engine_flags(after_.facts->engine);
        each_change(before, after, [&](const std::string& name, const std::string& a, const std::string& b) {
            const EffectText effect =
                known != nullptr ? known->effect_of(name.substr(0, name.find('.'))) : EffectText{};
            const bool matters = ignored.contains(name);
            const std::string why =
                effect.effect == Effect::Ignored ? effect.why : "this flag is not known here and may matter";
            add({.name = name,
                 .before = a,
                 .after = b,
                 .reach = matters ? Reach::Suspect : Reach::Harmless,
                 .why = matters ? why : ""});
        });
    }

    static std::map<std::string, std::string> variables(const Side& side)
    {
        std::map<std::string, std::string> all;
        for (const Variable& each : side.facts->environment)
            all[each.name] = each.from.empty() ? each.value : "from " + each.from;
        return all;
    }

    void environment()
    {
        each_change(variables(before_), variables(after_),
                    [&](const std::string& name, const std::string& a, const std::string& b) {
                        if (name == "VLLM_USE_V1" ||
                            (name == "OMP_NUM_THREADS" && seen_.contains("cpu_threads")))
                            return;
                        const EffectText effect = effect_of_variable(name);
                        add({.name = name,
                             .before = a,
                             .after = b,
                             .reach = effect.effect == Effect::Harmless ? Reach::Harmless : Reach::Suspect,
                             .why = effect.effect == Effect::Ignored    ? effect.why
                                    : effect.effect == Effect::Harmless ? ""
                                                                        : "this variable is not known here"});
                    });
    }

    template <class Then>
    static void each_change(const std::map<std::string, std::string>& before,
                            const std::map<std::string, std::string>& after, Then then)
    {
        std::set<std::string> names;
        for (const auto& [name, value] : before)
            names.insert(name);
        for (const auto& [name, value] : after)
            names.insert(name);
        for (const std::string& name : names) {
            const auto a = before.find(name);
            const auto b = after.find(name);
            const std::string was = a == before.end() ? "" : a->second;
            const std::string is = b == after.end() ? "" : b->second;
            if (was != is || (a == before.end()) != (b == after.end())) then(name, was, is);
        }
    }

    void consequences()
    {
        if (before_.pool_blocks == after_.pool_blocks) return;
        const auto tokens = [](const Side& side) {
            return side.pool_blocks * side.profile.limits.block_tokens;
        };
        out_.consequences.push_back(fmt::format(
            "KV pool: {} to {} tokens; compare it with the engine's start-up line \"GPU KV cache size\"",
            tokens(before_), tokens(after_)));
    }

    const Side& before_;
    const Side& upgraded_;
    const Side& after_;
    std::set<std::string> seen_; // parameters that are listed, or differ in what they say alone
    Comparison out_;
};

} // namespace

Result<Comparison> compare(const LaunchFacts& before, const LaunchFacts& after, const std::string& gpu,
                           const std::string& config, const cluster::Kinds& kinds)
{
    const scenario::NodeTypes types = cluster::node_types(kinds);
    const auto old_side = resolved(before, gpu, config, kinds, types);
    const auto new_side = resolved(after, gpu, config, kinds, types);
    Errors errors;
    if (!old_side) errors = old_side.errors();
    if (!new_side) errors.insert(errors.end(), new_side.errors().begin(), new_side.errors().end());
    if (!errors.empty()) return errors;
    LaunchFacts upgraded = before;
    upgraded.version = after.version;
    upgraded.container.accelerator = after.container.accelerator;
    if (const Variable* v1 = after.variable("VLLM_USE_V1")) upgraded.environment.push_back(*v1);
    const auto between = resolved(upgraded, gpu, config, kinds, types);
    // Where the old flags do not start with the new version, what changes is told as from the new launch.
    return Comparer(*old_side, between ? *between : *new_side, *new_side).compare();
}

} // namespace fulcrum::evidence::launch
