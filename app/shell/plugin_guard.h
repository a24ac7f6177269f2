// SPDX-License-Identifier: GPL-3.0-or-later
// Around the code of plugins that did not come with the program: what it throws becomes an error that names
// the plugin, and a call that does not come back can be named too.
#pragma once

#include "cluster/kinds.h"

#include <QString>

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <string>

namespace fulcrum::app
{

// Guards what a kind makes. A fault while something is made, planned for or described is an error value of
// that call; one in the middle of a run is thrown on as std::runtime_error with the plugin's name, which ends
// that run. Each call costs one more virtual call and two atomic additions, so the program's own plugins are
// left as they are.
void guard(cluster::HardwareKind& kind);
void guard(cluster::SchedulerKind& kind);
void guard(cluster::WorkloadKind& kind);

// What is wrong with a kind's description, as a sentence; empty where nothing is. Reading a parameter that is
// described twice or has a default outside its own range would fail in the middle of a run.
std::string fault_of(const cluster::HardwareKind& kind);
std::string fault_of(const cluster::SchedulerKind& kind);
std::string fault_of(const cluster::WorkloadKind& kind);

// Looks at the guarded calls that are under way, now and then, and says which does not end.
class PluginWatch
{
public:
    // The plugin whose same call has been seen at every look for this long, as `scheduler plugin "x"`; empty:
    // none. A call that comes back in between starts anew.
    std::string hanging(std::chrono::milliseconds patience = std::chrono::seconds(2));

private:
    struct Seen {
        std::uint64_t call = 0;
        std::chrono::steady_clock::time_point since{};
    };
    std::map<std::uint64_t, Seen> m_seen; // by the number of the guarded object
};

} // namespace fulcrum::app
