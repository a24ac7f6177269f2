// SPDX-License-Identifier: GPL-3.0-or-later
// Traces already read, so that the replications of a study share the rows of one file. Safe for several
// threads.
#pragma once

#include "base/result.h"
#include "evidence/traces/trace.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::plugins::replay
{

using SharedTrace = std::shared_ptr<const evidence::traces::Trace>;

class TraceCache
{
public:
    // Reads the file, or takes what an earlier call read if the file has not changed since. The trace lives
    // as long as somebody holds it.
    Result<SharedTrace> read(const std::string& path, const evidence::traces::ReadOptions& options);

private:
    struct Key {
        std::string path;
        std::optional<evidence::traces::Format> format;
        std::int64_t limit = 0;
        int block_tokens = 0;
        std::uintmax_t size = 0;
        std::filesystem::file_time_type changed{};

        bool operator==(const Key&) const = default;
    };
    struct Entry {
        Key key;
        std::weak_ptr<const evidence::traces::Trace> trace;
    };

    std::mutex mutex_; // held while reading: a second thread waits for the rows instead of reading them again
    std::vector<Entry> entries_;
};

} // namespace fulcrum::plugins::replay
