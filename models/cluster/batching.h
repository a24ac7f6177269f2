// SPDX-License-Identifier: GPL-3.0-or-later
// What scheduler plugins have in common: defaults that a parameter replaces, host time, and how decodes that
// find no block make room.
#pragma once

#include "base/parameters.h"
#include "engine/scheduler.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::cluster
{

// The parameter where it is set, else the preset.
std::int64_t integer_or(const Parameters& parameters, std::string_view key, std::int64_t preset);
double real_or(const Parameters& parameters, std::string_view key, double preset);
bool boolean_or(const Parameters& parameters, std::string_view key, bool preset);

// The one of `versions`, a list of presets with an `id`, that the parameter "version" chooses from these ids.
template <class Versions>
const auto& chosen_version(const Versions& versions, const Parameters& parameters)
{
    const std::string& id = parameters.text("version");
    return *std::find_if(versions.begin(), versions.end(), [&id](const auto& each) { return each.id == id; });
}

// What every engine takes over as it is. The share of memory that it is given stays as it was.
void set_limits(engine::EngineProfile& profile, std::int64_t step_tokens, std::int64_t running_cap,
                std::int64_t block_tokens, std::int64_t max_model_len);

// Host time of an engine's steps, milliseconds.
struct HostTime {
    double step_ms = 0;
    double request_ms = 0; // for each request in the step
    double sync_ms = 0;    // what overlapping cannot hide
    bool overlapped = false;
};

// host_time and host_time_per_request; the texts say what not setting them means.
std::vector<ParameterDescription> host_time_parameters(std::string unset, std::string unset_per_request);

// Fills the host times of the profile: the parameters where they are set, else the preset. A host time that
// is set stands for all of it: the preset's part for each request does not come on top.
void set_host_time(const Parameters& parameters, const HostTime& preset, engine::EngineProfile& profile);

// Gives each decoding entry its token and its drafts, in order of admission and at most `budget` of them.
// Where the pool has no block for one, the last admitted entry is preempted until it has, at worst itself.
struct Decodes {
    std::int64_t tokens = 0;
    bool preempted = false;
};
Decodes give_decodes(engine::StepPlan& plan, std::int64_t budget);

} // namespace fulcrum::cluster
