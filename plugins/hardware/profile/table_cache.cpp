// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware/profile/table_cache.h"

#include <algorithm>
#include <filesystem>

namespace fulcrum::plugins::profile
{

namespace
{

namespace fs = std::filesystem;

constexpr std::size_t kMostKept = 8;

std::string stamp(const fs::path& path)
{
    std::error_code fault;
    const auto changed = fs::last_write_time(path, fault).time_since_epoch().count();
    return path.string() + '@' + std::to_string(changed) + ':' + std::to_string(fs::file_size(path, fault)) +
           '\n';
}

// Everything that the result depends on: the files with size and time of change, and the deployment.
std::string key_of(const Source& source, const cost::Deployment& deployment, const catalog::Device& device)
{
    std::vector<std::string> files;
    const auto add_folder = [&files](const fs::path& folder) {
        std::error_code fault;
        for (fs::directory_iterator entry(folder, fault), end; !fault && entry != end;
             entry.increment(fault)) {
            std::error_code ignored;
            if (files.size() < 1000 && entry->is_regular_file(ignored)) files.push_back(stamp(entry->path()));
        }
    };
    add_folder(source.tables);
    add_folder(fs::path(source.tables) / ("tp" + std::to_string(deployment.tensor_parallel)));
    if (!source.all_reduce.empty()) files.push_back(stamp(source.all_reduce));
    std::sort(files.begin(), files.end());
    const catalog::ModelGeometry& m = deployment.model;
    std::string key =
        source.tables + '\n' + device.id + '\n' + deployment.weights + '\n' + deployment.kv_cache;
    for (const int figure :
         {static_cast<int>(source.skew), deployment.tensor_parallel, m.layers, m.hidden, m.heads, m.kv_heads,
          m.head_dim, m.ffn, m.vocab, m.moe ? m.moe->experts : 0, m.moe ? m.moe->top_k : 0,
          m.moe ? m.moe->expert_ffn : 0, m.moe ? m.moe->dense_layers : 0})
        key += ' ' + std::to_string(figure);
    key += '\n' + m.id + '\n' + source.expert_load + '\n';
    for (const std::string& file : files)
        key += file;
    return key;
}

} // namespace

Result<SharedTimes> TableCache::read(const Source& source, const cost::Deployment& deployment,
                                     const catalog::Device& device)
{
    const std::string key = key_of(source, deployment, device);
    const std::scoped_lock lock(mutex_);
    for (const Entry& entry : entries_)
        if (entry.key == key) return entry.times;
    auto times = read_layer_times(source, deployment, device);
    if (!times) return times.errors();
    if (entries_.size() >= kMostKept) entries_.erase(entries_.begin());
    entries_.push_back({key, std::make_shared<const LayerTimes>(std::move(*times))});
    return entries_.back().times;
}

} // namespace fulcrum::plugins::profile
