// SPDX-License-Identifier: GPL-3.0-or-later
// Tables already read, so that the replicas and replications of a study share them. Safe for several threads.
#pragma once

#include "hardware/profile/layer_times.h"

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace fulcrum::plugins::profile
{

using SharedTimes = std::shared_ptr<const LayerTimes>;

class TableCache
{
public:
    // Reads the tables, or takes what an earlier call read if none of the files has changed since. The last
    // few are kept.
    Result<SharedTimes> read(const Source& source, const cost::Deployment& deployment,
                             const catalog::Device& device);

private:
    struct Entry {
        std::string key;
        SharedTimes times;
    };

    std::mutex mutex_; // held while reading: a second thread waits instead of reading them again
    std::vector<Entry> entries_;
};

} // namespace fulcrum::plugins::profile
