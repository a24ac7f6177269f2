// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/logs/start_up.h"

#include "base/text.h"
#include "evidence/benchmarks/traps.h"
#include "evidence/observing.h"
#include "evidence/traces/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace fulcrum::evidence::logs
{

namespace
{

constexpr std::size_t kLongestValue = 400;
constexpr std::size_t kMostFacts = 600;

struct StartLabel {
    std::string_view label;
    std::string_view key;
};
constexpr std::array<StartLabel, 9> kVllmLabels{{{"Available KV cache memory: ", "available_kv_cache_gib"},
                                                 {"GPU KV cache size: ", "kv_cache_tokens"},
                                                 {"Model loading took ", "weights_gib"},
                                                 {"Loading model weights took ", "weights_gib"},
                                                 {"# GPU blocks: ", "num_gpu_blocks"},
                                                 {"Using max model len ", "max_model_len"},
                                                 {"max_num_batched_tokens=", "max_num_batched_tokens"},
                                                 {"Graph capturing finished in ", "graph_capture_seconds"},
                                                 {"warmup model) took ", "init_seconds"}}};
constexpr std::array<StartLabel, 7> kSglangLabels{{{"max_total_num_tokens=", "kv_cache_tokens"},
                                                   {"#tokens: ", "kv_cache_tokens"},
                                                   {"chunked_prefill_size=", "chunked_prefill_size"},
                                                   {"max_prefill_tokens=", "max_prefill_tokens"},
                                                   {"max_running_requests=", "max_running_requests"},
                                                   {"context_len=", "max_model_len"},
                                                   {"available_gpu_mem=", "available_gpu_mem_gb"}}};

} // namespace

void StartUp::fact(std::string_view key, std::string value)
{
    if (value.empty() || value == "None" || key.size() > 64) return;
    if (names_a_secret(key))
        redactor_.left_out("secret among the engine's arguments");
    else
        value = redactor_.value(key, value);
    if (names_a_secret(key)) return;
    if (value.size() > kLongestValue) value = value.substr(0, kLongestValue) + "…";
    const auto same = [&](const Fact& f) { return f.key == key && f.value == value; };
    found_ = true;
    if (out_.facts.size() < kMostFacts && std::ranges::none_of(out_.facts, same))
        out_.facts.push_back({std::string(key), std::move(value), where_});
}

void StartUp::number(std::string_view key, std::string_view text, std::string_view label)
{
    if (const auto value = number_after(text, label); value && *value >= 0)
        fact(key, fmt::format("{}", *value));
}

void StartUp::entries(std::string_view text, char separator)
{
    for (Entry& entry : python_entries(text, separator)) {
        if (entry.key == "model_path") entry.key = "model";
        if (entry.key == "model_tag") continue; // the same as "model"
        fact(entry.key, std::move(entry.value));
    }
}

void StartUp::capture_sizes(std::string_view list)
{
    std::string sizes;
    double most = 0;
    while (!list.empty() && sizes.size() < kLongestValue) {
        const std::size_t comma = list.find(',');
        if (const auto size = traces::parse_number(traces::trimmed(list.substr(0, comma)));
            size && *size >= 1) {
            sizes += fmt::format("{}{}", sizes.empty() ? "" : ",", *size);
            most = std::max(most, *size);
        }
        if (comma == std::string_view::npos) break;
        list.remove_prefix(comma + 1);
    }
    if (sizes.empty()) return;
    fact("cudagraph_capture_sizes", sizes);
    Slice slice{
        .source = out_.file, .timed_out = scenario::TimedOut::Included, .population = {}, .window = {}};
    slice.population.replica = replica_;
    const auto same = [&](const scenario::Observation& o) {
        return o.metric == "max_captured_batch" && o.population == slice.population;
    };
    if (std::ranges::none_of(out_.observations, same))
        out_.observations.push_back(observed(slice, "max_captured_batch", "value", most));
}

void StartUp::read_vllm(std::string_view text)
{
    for (const StartLabel& one : kVllmLabels)
        if (contains(text, one.label)) number(one.key, text, one.label);
    if (contains(text, "Model loading took "))
        number("load_seconds", text, contains(text, "GiB memory and ") ? "GiB memory and " : "GiB and ");
    if (contains(text, "Graph capturing finished")) number("graph_gib", text, ", took ");
    if (contains(text, "Maximum concurrency for ")) {
        number("max_model_len", text, "Maximum concurrency for ");
        number("max_concurrency_at_max_len", text, "tokens per request: ");
    }
    if (const auto version = text_after(text, "vLLM API server version ", " ,")) {
        fact("engine", "vllm");
        fact("engine_version", std::string(*version));
        ++starts_;
    }
    if (const auto version = text_after(text, "LLM engine (v", ")")) {
        fact("engine", "vllm");
        fact("engine_version", std::string(*version));
    }
    vllm_ = vllm_ || contains(text, "vLLM API server version ") || contains(text, "LLM engine (v") ||
            contains(text, "GPU KV cache size: ");
    if (const std::size_t at = text.find("non-default args: {"); at != std::string_view::npos) {
        vllm_ = true;
        entries(text.substr(at + 19), ':');
    }
    // Before "non-default args" all arguments were written, the defaults too.
    constexpr std::string_view kNamespace = "args: Namespace(";
    if (const std::size_t at = text.find(kNamespace); at != std::string_view::npos) {
        vllm_ = true;
        fact("engine", "vllm");
        entries(text.substr(at + kNamespace.size()), '=');
    }
    for (const char* label :
         {"\"cudagraph_capture_sizes\":[", "'cudagraph_capture_sizes': [", "cudagraph_capture_sizes=["})
        if (const auto list = text_after(text, label, "]")) capture_sizes(*list);
}

void StartUp::read_sglang(std::string_view text)
{
    if (const std::size_t at = text.find("ServerArgs("); at != std::string_view::npos) {
        sglang_ = true;
        ++starts_;
        fact("engine", "sglang");
        entries(text.substr(at + 11), '=');
        return;
    }
    const bool allocated = contains(text, "KV Cache is allocated.");
    const bool summary = contains(text, "max_total_num_tokens=");
    sglang_ = sglang_ || allocated || summary;
    for (const StartLabel& one : kSglangLabels)
        if ((allocated && one.label == "#tokens: ") || (summary && one.label != "#tokens: "))
            number(one.key, text, one.label);
    if (allocated) {
        number("k_cache_gb", text, "K size: ");
        number("v_cache_gb", text, "V size: ");
    }
    if (const auto list = text_after(text, "Capture cuda graph bs [", "]")) capture_sizes(*list);
    if (contains(text, "Load weight end")) number("weights_gib", text, "mem usage=");
}

void StartUp::read(const LogLine& line, int number_of_line)
{
    where_ = fmt::format("log line {}", number_of_line);
    if (!line.replica.empty()) where_ += " of " + line.replica;
    replica_ = line.replica;
    read_vllm(line.text);
    read_sglang(line.text);
    if (contains(line.text, "args") || contains(line.text, "ommand"))
        for (std::string& warning : benchmarks::check_joined_arguments(line.text))
            if (std::ranges::find(out_.warnings, warning) == out_.warnings.end())
                out_.warnings.push_back(redactor_.text(warning));
}

void StartUp::finish()
{
    for (std::string& sentence : redactor_.replaced())
        out_.redacted.push_back(std::move(sentence));
    if (starts_ > 1)
        out_.warnings.push_back(
            fmt::format("Engines started {} times in this log: where that is more than there are engines, "
                        "some were restarted. "
                        "Look at the lines before each start, and leave the warm-up out of means",
                        starts_));
}

} // namespace fulcrum::evidence::logs
