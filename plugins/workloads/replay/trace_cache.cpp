// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/replay/trace_cache.h"

#include <utility>

namespace fulcrum::plugins::replay
{

Result<SharedTrace> TraceCache::read(const std::string& path, const evidence::traces::ReadOptions& options)
{
    const std::scoped_lock lock(mutex_);
    std::error_code fault; // a file that is not there is reported by read_trace()
    const Key key{path,
                  options.format,
                  options.limit,
                  options.block_tokens,
                  std::filesystem::file_size(path, fault),
                  std::filesystem::last_write_time(path, fault)};
    std::erase_if(entries_, [](const Entry& entry) { return entry.trace.expired(); });
    for (const Entry& entry : entries_)
        if (entry.key == key)
            if (SharedTrace trace = entry.trace.lock()) return trace;
    auto trace = evidence::traces::read_trace(path, options);
    if (!trace) return trace.errors();
    SharedTrace shared = std::make_shared<const evidence::traces::Trace>(std::move(*trace));
    entries_.push_back({key, shared});
    return shared;
}

} // namespace fulcrum::plugins::replay
