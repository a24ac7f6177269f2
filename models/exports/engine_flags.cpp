// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/engine_flags.h"

#include "catalog/model.h"
#include "decision/lever.h"
#include "evidence/launch/flag_catalogue.h"
#include "scenario/alter.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace fulcrum::exports
{

namespace
{

using evidence::launch::EngineFlags;
using scenario::Node;

std::string shell_quoted(const std::string& word)
{
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("-_./:=,@+").find(c) != std::string_view::npos;
    };
    if (!word.empty() && std::ranges::all_of(word, plain)) return word;
    std::string out = "'";
    for (const char c : word)
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

// As clients of the engine call the model: its name on Hugging Face where the catalogue has it.
std::string served_name(const std::string& model)
{
    const catalog::ModelGeometry* known = catalog::find_model(model);
    if (known == nullptr) return model;
    for (const std::string& alias : known->aliases)
        if (alias.find('/') != std::string::npos) return alias;
    return known->id;
}

// How the engine itself spells a parameter's flag: an alias of the catalogue that means it, else the flag.
std::string spelling(const EngineFlags& flags, const std::string& flag)
{
    if (flags.id == "vllm" && flag.starts_with("--")) return flag;
    std::string longest;
    for (const auto& [alias, name] : flags.aliases)
        if (name == flag && alias.starts_with("--") && alias.size() > longest.size()) longest = alias;
    return longest.empty() ? flag : longest;
}

std::string number(double value)
{
    return fmt::format("{}", value);
}

std::string choice_text(std::string text)
{
    if (text != "hrrn") std::replace(text.begin(), text.end(), '_', '-');
    return text;
}

constexpr std::int64_t kMachine = 8; // GPUs that one commonly has

// Of engines that are split by a link for their KV blocks.
enum class Role { Whole, Prefill, Decode };
Role role_of(const scenario::Scenario& scenario, const Node& node)
{
    for (const scenario::Link& link : scenario.links) {
        const Node* from = scenario.find(link.from);
        const Node* to = scenario.find(link.to);
        if (link.from == node.id && to != nullptr && to->kind == scenario::NodeKind::KvLink)
            return Role::Prefill;
        if (link.to == node.id && from != nullptr && from->kind == scenario::NodeKind::KvLink)
            return Role::Decode;
    }
    return Role::Whole;
}

class LineWriter
{
public:
    LineWriter(const Node& node, const scenario::NodeType& type, const EngineFlags& flags, Role role)
        : node_(node), type_(type), flags_(flags), role_(role), sglang_(flags.id == "sglang")
    {
    }

    LaunchLine write()
    {
        line_.node = node_.id;
        line_.engine = flags_.id;
        line_.version = node_.parameters.text("version");
        line_.replicas = node_.parameters.integer("replicas");
        model();
        for (const ParameterDescription& each : type_.parameters)
            if (node_.given.contains(each.key)) parameter(each);
        speculation();
        split();
        machines();
        if (line_.replicas > 1)
            line_.notes.push_back(fmt::format("{} replicas: start it that often.", line_.replicas));
        for (const std::string& word : line_.words)
            line_.command += (line_.command.empty() ? "" : " ") + shell_quoted(word);
        return std::move(line_);
    }

private:
    void add(const std::string& flag) { line_.words.push_back(flag); }
    void add(const std::string& flag, const std::string& value)
    {
        line_.words.push_back(flag);
        line_.words.push_back(value);
    }

    void model()
    {
        const std::string name = served_name(node_.parameters.text("model"));
        line_.words =
            sglang_ ? std::vector<std::string>{"python", "-m", "sglang.launch_server", "--model-path", name}
                    : std::vector<std::string>{"vllm", "serve", name};
    }

    void parameter(const ParameterDescription& description)
    {
        static const std::set<std::string, std::less<>> elsewhere = {
            "model", "version", "replicas", "draft_tokens", "draft_model", "draft_share", "acceptance"};
        const std::string& key = description.key;
        if (elsewhere.contains(key)) return;
        if (special(key)) return;
        if (description.flag.empty()) {
            unsaid(key);
            return;
        }
        const std::string flag = spelling(flags_, description.flag);
        const Parameters& values = node_.parameters;
        switch (description.type) {
        case ParameterType::Boolean:
            boolean(flag, description, values.boolean(key));
            break;
        case ParameterType::Integer:
            add(flag, std::to_string(values.integer(key)));
            break;
        case ParameterType::Real:
        case ParameterType::Quantity:
            add(flag, number(values.real(key)));
            break;
        case ParameterType::Choice:
            add(flag, choice_text(values.text(key)));
            break;
        case ParameterType::Text:
        case ParameterType::File:
            add(flag, values.text(key));
            break;
        case ParameterType::List:
            add(flag);
            for (const double each : values.list(key))
                line_.words.push_back(number(each));
            break;
        }
    }

    void boolean(const std::string& flag, const ParameterDescription& description, bool on)
    {
        if (on) {
            add(flag);
        } else if (!sglang_) {
            add("--no-" + flag.substr(2));
        } else if (const bool* fallback = std::get_if<bool>(&description.fallback);
                   fallback != nullptr && *fallback) {
            unsaid(description.key);
        }
    }

    // What the engine says in another way than its parameter.
    bool special(const std::string& key)
    {
        const Parameters& values = node_.parameters;
        if (key == "weights") {
            weights(values.text(key));
        } else if (key == "kv_cache") {
            if (values.text(key) == "fp8") add("--kv-cache-dtype", sglang_ ? "fp8_e4m3" : "fp8");
        } else if (key == "ignored_flags") {
            if (!values.text(key).empty())
                line_.notes.push_back("Not simulated and left out here: " + values.text(key) + ".");
        } else if (!sglang_) {
            return false;
        } else if (key == "radix_cache") {
            if (!values.boolean(key)) add("--disable-radix-cache");
        } else if (key == "overlap_schedule") {
            if (!values.boolean(key)) add("--disable-overlap-schedule");
        } else if (key == "chunked_prefill_size" && values.integer(key) == 0) {
            add("--chunked-prefill-size", "-1");
        } else if (key == "gpu_memory_utilization") {
            add("--mem-fraction-static", number(values.real(key)));
        } else if (key == "kv_blocks") {
            add("--max-total-tokens", std::to_string(values.integer(key)));
        } else {
            return false;
        }
        return true;
    }

    void weights(const std::string& format)
    {
        if (format == "fp8") add("--quantization", "fp8");
        if (format != "int4") return;
        add("--quantization", "awq");
        line_.notes.emplace_back("int4 weights are those of a checkpoint: name one, and its method (awq, "
                                 "gptq, …), instead of this model.");
    }

    void speculation()
    {
        if (!node_.given.contains("draft_tokens")) return;
        const std::int64_t drafts = node_.parameters.integer("draft_tokens");
        if (drafts <= 0) return;
        const bool with_model =
            node_.parameters.is_set("draft_model") && !node_.parameters.text("draft_model").empty();
        const bool from_text = !with_model && node_.parameters.real("draft_share") == 0;
        line_.notes.emplace_back(
            "How many drafts are accepted is the model's and the traffic's: no flag sets it.");
        if (sglang_) {
            add("--speculative-algorithm", with_model ? "STANDALONE" : from_text ? "NGRAM" : "EAGLE");
            if (with_model)
                add("--speculative-draft-model-path", served_name(node_.parameters.text("draft_model")));
            add("--speculative-num-steps", std::to_string(drafts));
            add("--speculative-eagle-topk", "1");
            add("--speculative-num-draft-tokens", std::to_string(drafts + 1)); // the root of the tree counts
            return;
        }
        nlohmann::ordered_json config;
        config["method"] = with_model ? "draft_model" : from_text ? "ngram" : "eagle";
        if (with_model) config["model"] = served_name(node_.parameters.text("draft_model"));
        config["num_speculative_tokens"] = drafts;
        if (!with_model && !from_text)
            line_.notes.emplace_back(
                "eagle needs the draft heads of this model: add \"model\" to --speculative-config.");
        add("--speculative-config", config.dump());
    }

    // Prefill and decode on engines of their own.
    void split()
    {
        if (role_ == Role::Whole) return;
        const char* what = role_ == Role::Prefill ? "prefill" : "decode";
        if (sglang_)
            add("--disaggregation-mode", what);
        else
            add("--kv-transfer-config", R"({"kv_connector":"NixlConnector","kv_role":"kv_both"})");
        line_.notes.push_back(fmt::format(
            "Does {} alone: a router in front sends each request to both engines{}.", what,
            sglang_ ? ", and --disaggregation-transfer-backend names what carries the KV blocks"
                    : "; NixlConnector is one of several connectors, and both engines need the same"));
    }

    void machines()
    {
        const Parameters& values = node_.parameters;
        const std::int64_t gpus = values.integer("tensor_parallel") * values.integer("pipeline_parallel");
        if (gpus <= kMachine) return;
        line_.notes.push_back(
            fmt::format("{} GPUs, more than the {} of most machines: {}.", gpus, kMachine,
                        sglang_ ? "start it on each of them, with --nnodes, --node-rank and --dist-init-addr"
                                : "with --distributed-executor-backend ray over a Ray cluster"));
    }

    void unsaid(const std::string& key)
    {
        line_.notes.push_back(fmt::format("{} has no flag: it is the simulator's, or the machine's.", key));
    }

    const Node& node_;
    const scenario::NodeType& type_;
    const EngineFlags& flags_;
    Role role_;
    bool sglang_;
    LaunchLine line_;
};

// Flags with their values: words behind a flag up to the next.
std::map<std::string, std::string> flags_of(const std::vector<std::string>& words)
{
    std::map<std::string, std::string> flags;
    std::string flag;
    for (const std::string& word : words) {
        if (word.starts_with("--")) {
            flag = word;
            flags[flag];
        } else if (!flag.empty()) {
            flags[flag] += (flags[flag].empty() ? "" : " ") + word;
        } else {
            flags["model"] = word; // the last word in front of the flags
        }
    }
    return flags;
}

std::string with_value(const std::string& flag, const std::string& value)
{
    return value.empty() ? flag : flag + " " + value;
}

} // namespace

Result<std::vector<LaunchLine>> launch_lines(const scenario::Scenario& scenario,
                                             const scenario::NodeTypes& types)
{
    std::vector<LaunchLine> lines;
    Errors errors;
    for (const Node& node : scenario.nodes) {
        if (node.kind != scenario::NodeKind::Engine) continue;
        const scenario::NodeType* type = types.find(node.kind, node.plugin);
        const EngineFlags* flags = evidence::launch::find_engine_flags(node.plugin);
        if (node.placeholder || type == nullptr || flags == nullptr ||
            (node.plugin != "vllm" && node.plugin != "sglang")) {
            errors.push_back({fmt::format("engine \"{}\" ({}) has no launch line that is known here", node.id,
                                          node.plugin),
                              "flags are written for vLLM V1 and SGLang",
                              {},
                              node.at});
            continue;
        }
        lines.push_back(LineWriter(node, *type, *flags, role_of(scenario, node)).write());
    }
    if (errors.empty() && lines.empty())
        errors.push_back(
            {fmt::format("scenario \"{}\" has no engine", scenario.name), "name one that has", {}, {}});
    if (!errors.empty()) return errors;
    return lines;
}

std::vector<std::string> changed_flags(const LaunchLine& before, const LaunchLine& after)
{
    std::vector<std::string> changes;
    const auto old = flags_of(before.words);
    const auto now = flags_of(after.words);
    for (const auto& [flag, value] : old) {
        const auto found = now.find(flag);
        if (found == now.end()) {
            changes.push_back("- " + with_value(flag, value));
        } else if (found->second != value) {
            changes.push_back(fmt::format("{} -> {}", with_value(flag, value), found->second));
        }
    }
    for (const auto& [flag, value] : now)
        if (!old.contains(flag)) changes.push_back("+ " + with_value(flag, value));
    return changes;
}

Result<scenario::Scenario> with_lever(const scenario::Project& project, const scenario::Scenario& base,
                                      const std::string& lever, const scenario::NodeTypes& types)
{
    const scenario::Lever* found = nullptr;
    for (const scenario::Lever& each : decision::known_levers())
        if (each.id == lever) found = &each;
    for (const scenario::Lever& each : project.levers)
        if (each.id == lever) found = &each;
    if (found == nullptr) {
        std::vector<std::string> known;
        for (const auto* list : {&project.levers, &decision::known_levers()})
            for (const scenario::Lever& each : *list)
                known.push_back(each.id);
        const std::string near = nearest_word(lever, known);
        return Error{fmt::format("there is no lever \"{}\"", lever),
                     near.empty() ? "see `fulcrum rank`" : "did you mean \"" + near + "\"?",
                     {},
                     {}};
    }
    if (!found->with.empty()) {
        const scenario::Scenario* played = project.find(found->with);
        if (played != nullptr) return *played;
    }
    if (found->edits.empty())
        return Error{
            fmt::format("lever \"{}\" is not played by edits or by a scenario of this project", lever),
            "give a scenario that has it, with --scenario",
            {},
            {}};
    return scenario::apply(base, found->edits, 1, types);
}

} // namespace fulcrum::exports
