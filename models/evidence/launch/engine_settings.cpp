// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/launch/engine_settings.h"

#include "catalog/names.h"
#include "evidence/launch/flag_catalogue.h"
#include "evidence/launch/flag_reader.h"
#include "evidence/launch/settings_reader.h"
#include "evidence/traces/numbers.h"
#include "study/benchmarks.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::evidence::launch
{

namespace
{

std::string dashed(std::string_view name)
{
    std::string text(name);
    std::replace(text.begin(), text.end(), '_', '-');
    return text;
}

// "--max-num-seqs" -> "max_num_seqs", as start-up logs call it
std::string fact_key(std::string_view flag)
{
    std::string text(flag.substr(std::min(flag.find_first_not_of('-'), flag.size())));
    std::replace(text.begin(), text.end(), '-', '_');
    return text;
}

bool says_nothing(std::string_view value)
{
    return value.empty() || value == "null" || value == "None";
}

Flag flag_of_fact(const Fact& fact, std::string name)
{
    Flag given;
    given.name = std::move(name);
    given.written = fact.where.empty() ? fact.key : fact.where + ", " + fact.key;
    given.value = fact.value;
    given.has_value = true;
    return given;
}

// The last of a name and member counts.
std::vector<const Flag*> flags_that_count(const std::vector<Flag>& flags)
{
    std::vector<const Flag*> counting;
    for (std::size_t i = 0; i < flags.size(); ++i) {
        const auto later = std::any_of(flags.begin() + static_cast<std::ptrdiff_t>(i) + 1, flags.end(),
                                       [&one = flags[i]](const Flag& other) {
                                           return other.name == one.name && other.member == one.member;
                                       });
        if (!later) counting.push_back(&flags[i]);
    }
    return counting;
}

} // namespace

std::string shown(const Flag& flag)
{
    if (!flag.has_value) return flag.written;
    return flag.written + " " + (flag.value.size() > 60 ? flag.value.substr(0, 57) + "..." : flag.value);
}

std::vector<double> numbers_of(std::string_view text)
{
    std::vector<double> numbers;
    while (!text.empty()) {
        const std::size_t begin = text.find_first_of("0123456789");
        if (begin == std::string_view::npos) break;
        text.remove_prefix(begin);
        const std::size_t end = std::min(text.find_first_not_of("0123456789."), text.size());
        if (const auto number = traces::parse_number(text.substr(0, end))) numbers.push_back(*number);
        text.remove_prefix(end);
    }
    return numbers;
}

Result<EngineSettings> SettingsReader::read()
{
    if (const auto kind = choose_kind(); !kind) return kind.errors();
    if (const auto model = set_model(); !model) return model.errors();
    set_version();
    for (const Flag* each : flags_that_count(facts_.flags))
        flag(*each);
    from_facts();
    weights_of_model();
    for (const Variable& each : facts_.environment)
        variable(each);
    return std::move(out_);
}

const ParameterDescription* SettingsReader::with_key(std::string_view key) const
{
    const auto& all = type_->parameters;
    const auto found =
        std::find_if(all.begin(), all.end(), [key](const auto& each) { return each.key == key; });
    return found == all.end() ? nullptr : &*found;
}

const ParameterDescription* SettingsReader::with_flag(std::string_view name) const
{
    const std::string wanted = dashed(name);
    const ParameterDescription* found = nullptr; // the plugin's own stand behind those of every engine
    for (const ParameterDescription& each : type_->parameters)
        if (!each.flag.empty() && dashed(each.flag) == wanted) found = &each;
    return found;
}

bool SettingsReader::set(const std::string& key, Value value, const std::string& from)
{
    const ParameterDescription* description = with_key(key);
    if (description == nullptr) return false;
    const auto checked = check_value(*description, value);
    if (!checked) return false;
    const auto known = std::find_if(out_.settings.begin(), out_.settings.end(),
                                    [&key](const Setting& each) { return each.key == key; });
    if (known != out_.settings.end()) {
        *known = {key, *checked, from};
    } else {
        out_.settings.push_back({key, *checked, from});
    }
    return true;
}

void SettingsReader::ignore(const std::string& name, const std::string& what, const std::string& why)
{
    out_.not_taken_over.push_back(what + ": " + why);
    if (std::find(out_.ignored.begin(), out_.ignored.end(), name) == out_.ignored.end())
        out_.ignored.push_back(name);
}

Result<bool> SettingsReader::choose_kind()
{
    const study::EngineName* name = study::find_engine_name(facts_.engine);
    if (name == nullptr)
        return Error{.message = "no plugin simulates the engine \"" + facts_.engine + "\"",
                     .hint = "known are vLLM, SGLang and TensorRT-LLM"};
    const std::vector<int> version = study::version_numbers(facts_.version);
    bool old =
        !name->older_kind.empty() && !version.empty() && version < study::version_numbers(name->older_than);
    const Variable* v1 = facts_.engine == "vllm" ? facts_.variable("VLLM_USE_V1") : nullptr;
    if (v1 != nullptr && !name->older_kind.empty() && (v1->value == "0" || v1->value == "1"))
        old = v1->value == "0";
    out_.plugin = old ? name->older_kind : name->kind;
    type_ = types_.find(scenario::NodeKind::Engine, out_.plugin);
    if (type_ == nullptr)
        return Error{.message = "the plugin \"" + out_.plugin + "\" that simulates it is not there",
                     .hint = "see `fulcrum plugins` for what was found"};
    out_.title = type_->title;
    return true;
}

Result<bool> SettingsReader::set_model()
{
    if (!facts_.model.empty()) model_ = model_of_name(facts_.model);
    if (!config_.empty()) {
        set("model", config_, "config.json");
        return true;
    }
    if (facts_.model.empty())
        return Error{.message = "nothing says which model is served",
                     .hint = "give the launch line with its model, or the model's config.json"};
    if (model_.model == nullptr) {
        std::vector<std::string> names;
        for (const catalog::ModelGeometry& each : catalog::models())
            names.push_back(each.id);
        const std::string near = nearest_word(facts_.model, names);
        return Error{.message = "the catalogue has no model \"" + facts_.model + "\"",
                     .hint = (near.empty() ? "" : "did you mean \"" + near + "\"? Else ") +
                             "give its config.json from Hugging Face too"};
    }
    set("model", model_.model->id, facts_.model);
    return true;
}

void SettingsReader::set_version()
{
    const ParameterDescription* description = with_key("version");
    if (description == nullptr || description->choices.empty()) return;
    if (facts_.version.empty()) {
        out_.assumptions.push_back(
            fmt::format("The engine's version is not stated: the defaults are those of {} {}", out_.title,
                        to_toml(*description, description->fallback)));
        return;
    }
    const std::string nearest = study::nearest_version(description->choices, facts_.version);
    if (!nearest.empty()) set("version", nearest, "version " + facts_.version);
}

void SettingsReader::flag(const Flag& flag)
{
    if (special(flag)) return;
    const ParameterDescription* description = with_flag(flag.name);
    if (description != nullptr && flag.member.empty()) {
        generic(flag, *description);
        return;
    }
    const EngineFlags* known = find_engine_flags(facts_.engine);
    const EffectText effect = known != nullptr ? known->effect_of(flag.name) : EffectText{};
    if (effect.effect == Effect::Harmless) return;
    ignore(flag.written, shown(flag),
           effect.effect == Effect::Ignored ? effect.why : "this flag is not known here and may matter");
}

void SettingsReader::generic(const Flag& flag, const ParameterDescription& description)
{
    Value value;
    switch (description.type) {
    case ParameterType::Boolean:
        value = !flag.negated && catalog::lower(flag.value) != "false";
        break;
    case ParameterType::Integer:
        if (const auto number = human_readable_int(flag.value)) value = *number;
        break;
    case ParameterType::Real:
    case ParameterType::Quantity:
        if (const auto number = traces::parse_number(flag.value)) value = *number;
        break;
    case ParameterType::List:
        value = numbers_of(flag.value);
        break;
    case ParameterType::Choice: {
        std::string choice = catalog::lower(flag.value);
        std::replace(choice.begin(), choice.end(), '-', '_');
        value = choice;
        break;
    }
    case ParameterType::Text:
    case ParameterType::File:
        value = flag.value;
        break;
    }
    const bool given = !std::holds_alternative<std::monostate>(value);
    if (!given || !set(description.key, value, flag.written))
        ignore(flag.written, shown(flag),
               fmt::format("{} of the plugin {} cannot take this value", description.key, out_.title));
}

std::int64_t SettingsReader::block_tokens() const
{
    for (const char* key : {"block_size", "tokens_per_block"}) {
        const ParameterDescription* description = with_key(key);
        if (description == nullptr) continue;
        if (const Setting* given = out_.find(key))
            if (const auto* tokens = std::get_if<std::int64_t>(&given->value)) return *tokens;
        if (const Fact* fact = facts_.fact(key))
            if (const auto tokens = human_readable_int(fact->value); tokens && *tokens > 0) return *tokens;
        if (const auto* tokens = std::get_if<std::int64_t>(&description->fallback)) return *tokens;
    }
    return 1; // SGLang's pages
}

void SettingsReader::kv_blocks_from_facts()
{
    for (const char* key : {"num_gpu_blocks", "kv_cache_tokens", "num_kv_tokens", "max_total_num_tokens"}) {
        const Fact* fact = facts_.fact(key);
        const auto count = fact != nullptr ? human_readable_int(fact->value) : std::nullopt;
        if (!count || *count < 1) continue;
        const bool blocks = std::string_view(key) == "num_gpu_blocks";
        const std::string from = fact->where.empty() ? key : fact->where + ", " + key;
        if (set("kv_blocks", blocks ? *count : *count / block_tokens(), from)) return;
    }
}

// What the engine said of itself when it started, where the flags do not say it.
void SettingsReader::from_facts()
{
    kv_blocks_from_facts();
    const bool measured = out_.find("kv_blocks") != nullptr;
    for (const ParameterDescription& description : type_->parameters) {
        if (description.flag.empty() || out_.find(description.key) != nullptr) continue;
        if (description.key == "model" || description.key == "weights" || description.key == "kv_cache")
            continue;
        if (description.key == "gpu_memory_utilization" && measured) continue; // the blocks say it all
        const Fact* fact = facts_.fact(fact_key(description.flag));
        if (fact == nullptr || says_nothing(fact->value)) continue;
        generic(flag_of_fact(*fact, description.flag), description);
    }
    for (const auto& [key, name] :
         {std::pair{"quantization", "--quantization"}, std::pair{"kv_cache_dtype", "--kv-cache-dtype"}}) {
        const Fact* fact = facts_.fact(key);
        if (fact == nullptr || facts_.find(name) != nullptr || says_nothing(fact->value)) continue;
        special(flag_of_fact(*fact, name));
    }
}

void SettingsReader::weights_of_model()
{
    if (out_.find("weights") != nullptr || model_.model == nullptr) return;
    const std::string& id = model_.model->id;
    if (!model_.weights.empty()) {
        set("weights", model_.weights, "the model's name");
    } else if (id.starts_with("gpt-oss")) {
        set("weights", std::string("int4"), "the publisher's MXFP4 weights");
    } else if (id.starts_with("deepseek-v3") || id.starts_with("deepseek-r1")) {
        set("weights", std::string("fp8"), "the publisher's fp8 weights");
    }
}

void SettingsReader::variable(const Variable& variable)
{
    if (variable.name == "VLLM_USE_V1") return;
    if (variable.name == "OMP_NUM_THREADS") {
        const auto threads = traces::parse_number(variable.value);
        if (threads && facts_.container.cpu_limit) set("cpu_threads", *threads, variable.name);
        return; // without a limit more threads take nothing from anybody
    }
    const EffectText effect = effect_of_variable(variable.name);
    if (effect.effect == Effect::Harmless) return;
    const std::string what =
        variable.name + (variable.value.empty() ? "" : "=" + variable.value.substr(0, 60));
    if (effect.effect == Effect::Ignored) {
        ignore(variable.name, what, effect.why);
    } else {
        out_.not_taken_over.push_back(what + ": this variable is not known here");
    }
}

const Setting* EngineSettings::find(std::string_view key) const
{
    const auto found = std::find_if(settings.begin(), settings.end(),
                                    [key](const Setting& each) { return each.key == key; });
    return found == settings.end() ? nullptr : &*found;
}

Result<EngineSettings> engine_settings(const LaunchFacts& facts, const scenario::NodeTypes& types,
                                       const std::string& config)
{
    return SettingsReader(facts, types, config).read();
}

} // namespace fulcrum::evidence::launch
