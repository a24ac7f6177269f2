// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/sglang/presets.h"

#include <toml++/toml.h>

#include <algorithm>
#include <string_view>

namespace fulcrum::data
{
extern const std::string_view sglang_presets;
}

namespace fulcrum::plugins::sglang
{

namespace
{

constexpr double kUsualFraction = 0.88;
constexpr std::int64_t kFewestChunkTokens = 2048; // that the reserve is made for
constexpr double kMiBOfGiB = 1024;

std::int64_t integer(const toml::table& table, std::string_view key)
{
    return table[key].value_or<std::int64_t>(0);
}

double real(const toml::table& table, std::string_view key)
{
    return table[key].value_or(0.0);
}

template <class T, class Read>
std::vector<T> read_list(const toml::table& table, std::string_view key, Read read)
{
    std::vector<T> list;
    const toml::array* nodes = table[key].as_array();
    if (nodes == nullptr) return list;
    for (const toml::node& node : *nodes)
        list.push_back(read(*node.as_table()));
    return list;
}

MemoryClass read_memory(const toml::table& t)
{
    return {real(t, "below_gib"), integer(t, "chunked_prefill_size"), integer(t, "cuda_graph_max_bs"),
            integer(t, "cuda_graph_max_bs_tp4")};
}

Version read_version(const toml::table& t)
{
    Version version;
    version.id = t["id"].value_or<std::string>("");
    version.memory = read_list<MemoryClass>(t, "memory", read_memory);
    version.fractions = read_list<StaticFraction>(t, "fraction", [](const toml::table& f) {
        return StaticFraction{integer(f, "from_tp"), real(f, "mem_fraction_static")};
    });
    if (const toml::table* reserve = t["reserve"].as_table()) {
        version.reserve = {real(*reserve, "fixed_mib"),
                           real(*reserve, "mib_per_chunk_token"),
                           real(*reserve, "mib_per_graph_request"),
                           real(*reserve, "mib_per_gpu"),
                           real(*reserve, "least_mib"),
                           real(*reserve, "large_from_gib")};
    }
    return version;
}

Presets read_presets()
{
    const toml::table root = toml::parse(data::sglang_presets);
    Presets read;
    read.versions = read_list<Version>(root, "version", read_version);
    read.captures = read_list<CaptureRange>(root, "capture", [](const toml::table& t) {
        return CaptureRange{integer(t, "from"), integer(t, "to"), integer(t, "step")};
    });
    read.prefill_tokens = integer(root, "max_prefill_tokens");
    read.running_cap = integer(root, "max_running_requests");
    read.fallback_chunk = integer(root, "fallback_chunk");
    read.host = {.step_ms = real(root, "host_time_ms"),
                 .request_ms = real(root, "host_time_per_request_ms"),
                 .sync_ms = real(root, "sync_time_ms")};
    return read;
}

} // namespace

const Presets& presets()
{
    static const Presets read = read_presets();
    return read;
}

const MemoryClass* memory_class(const Version& version, double visible_gib)
{
    if (!(visible_gib > 0)) return nullptr;
    const auto found =
        std::find_if(version.memory.begin(), version.memory.end(),
                     [visible_gib](const MemoryClass& each) { return visible_gib < each.below_gib; });
    return found == version.memory.end() ? nullptr : &*found;
}

double static_fraction(const Version& version, double visible_gib, int tensor_parallel, std::int64_t chunk,
                       std::int64_t largest_graph)
{
    double fraction = kUsualFraction;
    for (const StaticFraction& each : version.fractions) {
        if (tensor_parallel >= each.from_tensor_parallel) fraction = each.fraction;
    }
    if (!version.reserve || !(visible_gib > 0)) return fraction;
    const Reserve& reserve = *version.reserve;
    double kept =
        reserve.fixed + reserve.per_chunk_token * static_cast<double>(std::max(chunk, kFewestChunkTokens)) +
        reserve.per_graph_request * static_cast<double>(largest_graph) + reserve.per_gpu * tensor_parallel;
    if (visible_gib > reserve.large_from_gib) kept = std::max(kept, reserve.least);
    return std::max(0.05, 1 - kept / (visible_gib * kMiBOfGiB));
}

std::vector<int> capture_sizes(std::int64_t largest)
{
    std::vector<int> sizes;
    for (const CaptureRange& range : presets().captures) {
        for (std::int64_t size = range.from; size <= std::min(range.to, largest); size += range.step)
            sizes.push_back(static_cast<int>(size));
    }
    return sizes;
}

} // namespace fulcrum::plugins::sglang
