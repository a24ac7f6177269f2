// SPDX-License-Identifier: GPL-3.0-or-later
// Flags whose values mean something else than a parameter's, or several parameters.
#include "catalog/names.h"
#include "evidence/launch/flag_reader.h"
#include "evidence/launch/settings_reader.h"
#include "evidence/traces/numbers.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::evidence::launch
{

namespace
{

bool has_any(std::string_view text, std::initializer_list<std::string_view> parts)
{
    return std::any_of(parts.begin(), parts.end(),
                       [text](std::string_view part) { return text.find(part) != std::string_view::npos; });
}

} // namespace

void SettingsReader::integer(const Flag& flag, const std::string& key)
{
    const auto number = human_readable_int(flag.value);
    if (!number || !set(key, *number, flag.written))
        ignore(flag.written, shown(flag), "it is no number that can be simulated");
}

void SettingsReader::off(const Flag& flag, const std::string& key)
{
    if (!set(key, false, flag.written)) ignore(flag.written, shown(flag), "it is not simulated");
}

bool SettingsReader::special(const Flag& flag)
{
    const std::string& name = flag.name;
    if (name == "--model") return true;
    if (name == "--quantization") {
        quantization(flag);
    } else if (name == "--dtype") {
        if (catalog::lower(flag.value).starts_with("float32"))
            ignore(flag.written, shown(flag), "weights of 32 bits are not simulated");
    } else if (name == "--kv-cache-dtype") {
        kv_cache(flag);
    } else if (name == "--speculative-config") {
        speculation(flag);
    } else if (name == "--compilation-config") {
        compilation(flag);
    } else if (name == "--data-parallel-size") {
        data_parallel(flag);
    } else if (name == "--max-model-len") {
        const std::string value = catalog::lower(flag.value);
        if (value != "auto" && value != "-1") integer(flag, "max_model_len");
    } else if (name == "--num-speculative-tokens") {
        integer(flag, "draft_tokens");
    } else if (name == "--speculative-model" || name == "--speculative-draft-model-path") {
        draft_model(flag.value, flag.written);
    } else {
        return facts_.engine == "sglang" && special_of_sglang(flag);
    }
    return true;
}

bool SettingsReader::special_of_sglang(const Flag& flag)
{
    const std::string& name = flag.name;
    if (name == "--disable-radix-cache") {
        off(flag, "radix_cache");
    } else if (name == "--disable-overlap-schedule") {
        off(flag, "overlap_schedule");
    } else if (name == "--chunked-prefill-size" && flag.value == "-1") {
        set("chunked_prefill_size", std::int64_t{0}, flag.written);
    } else if (name == "--max-total-tokens") {
        integer(flag, "kv_blocks");
    } else if (name == "--disable-cuda-graph") {
        set("cuda_graph_max_bs", std::int64_t{1}, flag.written);
        out_.assumptions.push_back("A batch of one still has a CUDA graph: the plugin cannot do without any");
    } else if (name == "--speculative-num-draft-tokens") {
        const auto number = human_readable_int(flag.value); // counts the root of the tree
        if (number && *number > 1) set("draft_tokens", *number - 1, flag.written);
    } else if (name == "--speculative-num-steps") {
        const auto number = human_readable_int(flag.value);
        if (number && out_.find("draft_tokens") == nullptr) set("draft_tokens", *number, flag.written);
    } else if (name == "--speculative-eagle-topk") {
        if (flag.value != "1")
            ignore(flag.written, shown(flag), "drafts are simulated as a chain, not as a tree");
    } else {
        return name == "--speculative-algorithm"; // the drafts say it all
    }
    return true;
}

void SettingsReader::quantization(const Flag& flag)
{
    const std::string value = catalog::lower(flag.value);
    if (value.empty() || value == "none" || value == "null") return;
    if (has_any(value, {"awq", "gptq", "bitsandbytes", "int4", "w4a16", "fp4", "marlin", "gguf", "4bit"})) {
        set("weights", std::string("int4"), flag.written);
        if (has_any(value, {"bitsandbytes", "gguf", "fp4"}))
            out_.assumptions.push_back(
                shown(flag) + ": its kernels are taken to be as fast as those of other 4-bit weights");
    } else if (has_any(value, {"fp8", "int8", "w8a8", "modelopt"})) {
        set("weights", std::string("fp8"), flag.written);
        if (has_any(value, {"int8", "w8a8"}))
            out_.assumptions.push_back(shown(flag) + ": int8 weights are simulated as fp8");
    } else if (value == "compressed-tensors" || value == "auto") {
        if (model_.weights.empty())
            ignore(flag.written, shown(flag),
                   "the number format is in the weights, and the model's name does not say it");
    } else {
        ignore(flag.written, shown(flag), "this number format is not simulated");
    }
}

void SettingsReader::kv_cache(const Flag& flag)
{
    const std::string value = catalog::lower(flag.value);
    if (value.starts_with("fp8")) {
        set("kv_cache", std::string("fp8"), flag.written);
    } else if (value == "bfloat16" || value == "float16" || value == "half") {
        set("kv_cache", std::string("bf16"), flag.written);
    } else if (value != "auto" && !value.empty()) {
        ignore(flag.written, shown(flag), "this number format of the KV cache is not simulated");
    }
}

void SettingsReader::draft_model(const std::string& name, const std::string& from)
{
    if (const ModelName known = model_of_name(name); known.model != nullptr) {
        set("draft_model", known.model->id, from);
    } else {
        out_.assumptions.push_back(fmt::format(
            "The draft model {} is taken to be heads on the model itself, of 3 % of its time [E]", name));
    }
}

void SettingsReader::speculation(const Flag& flag)
{
    Json json = Json::object();
    if (!flag.member.empty()) {
        const auto number = traces::parse_number(flag.value);
        json[flag.member] = number ? Json(*number) : Json(flag.value);
    } else if (auto parsed = parse_json(flag.value, ""); parsed && parsed->is_object()) {
        json = std::move(*parsed);
    } else {
        ignore(flag.written, shown(flag), "its value is no JSON object");
        return;
    }
    if (const auto tokens = count_at(json, "num_speculative_tokens")) {
        if (!set("draft_tokens", *tokens, flag.written)) {
            ignore(flag.written, shown(flag), "so many drafts are not simulated");
        } else {
            out_.assumptions.push_back(
                "How many drafts are accepted is not stated: 60 % of each [E]; set acceptance from "
                "vllm:spec_decode_num_accepted_tokens over vllm:spec_decode_num_draft_tokens");
        }
    }
    const std::string method = catalog::lower(text_at(json, "method"));
    const std::string draft = text_at(json, "model");
    if (method == "ngram" || method == "suffix" || draft == "ngram") {
        set("draft_share", 0.0, flag.written);
    } else if (!draft.empty() && !has_any(method, {"eagle", "mtp", "medusa"})) {
        draft_model(draft, flag.written);
    }
}

void SettingsReader::compilation(const Flag& flag)
{
    const auto json = parse_json(flag.value, "");
    if (!flag.member.empty()) {
        compilation_member(flag, flag.member, json ? *json : Json(flag.value));
    } else if (json && json->is_number()) {
        compilation_member(flag, "level", *json);
    } else if (json && json->is_object()) {
        for (const auto& [key, value] : json->items())
            compilation_member(flag, key, value);
    } else {
        ignore(flag.written, shown(flag), "its value is neither a level nor a JSON object");
    }
}

void SettingsReader::compilation_member(const Flag& flag, const std::string& key, const Json& value)
{
    const std::string from = flag.written + " " + key;
    const std::string text = catalog::lower(value.is_string() ? value.get<std::string>() : value.dump());
    if (key == "level" || key == "mode") {
        if (text == "0" && key == "level") set("enforce_eager", true, from); // -O0
        return;
    }
    if (key == "cudagraph_capture_sizes") {
        const std::vector<double> sizes = numbers_of(text);
        if (!sizes.empty() && set(key, sizes, from)) return;
    } else if (key == "max_cudagraph_capture_size" || key == "max_capture_size") {
        const auto size = number_in(value);
        if (size &&
            set("max_cudagraph_capture_size", static_cast<std::int64_t>(std::clamp(*size, 0.0, 1e9)), from))
            return;
    } else if (key == "cudagraph_mode") {
        if (text == "none" || text == "0") {
            if (set("enforce_eager", true, from)) return;
        } else if (has_any(text, {"full", "piecewise"})) {
            return; // graphs of decode steps, as simulated
        }
    } else if (has_any(key, {"backend", "cache_dir", "use_inductor", "warmups"})) {
        return;
    }
    ignore(from, from, "it is not simulated");
}

void SettingsReader::data_parallel(const Flag& flag)
{
    const auto size = human_readable_int(flag.value);
    if (!size || *size < 1 || *size > 1024) {
        ignore(flag.written, shown(flag), "it is no number of engines");
        return;
    }
    out_.copies = *size;
    if (*size == 1) return;
    const bool experts = model_.model != nullptr && model_.model->moe.has_value();
    out_.assumptions.push_back(
        fmt::format("{} is simulated as {} engines that share nothing{}", shown(flag), *size,
                    experts ? "; the steps of a model with experts in fact wait for each other" : ""));
}

} // namespace fulcrum::evidence::launch
