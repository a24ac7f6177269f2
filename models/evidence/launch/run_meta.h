// SPDX-License-Identifier: GPL-3.0-or-later
// The meta.json of a measured run: engine flags, resolved configuration, KV blocks, GPU.
#pragma once

#include "evidence/launch/launch_facts.h"
#include "evidence/redaction.h"

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::launch
{

// "engine_kwargs" become flags; "kv_cache" and the scheduler's, cache's and compilation's parts of
// "resolved_config" become facts; "hardware" the accelerator. Fails where it is no such file.
Result<LaunchFacts> read_run_meta(std::string_view text, const std::string& file, Redactor& redactor);

// The facts of start-up logs (Imported::facts): "engine" and "engine_version" go to their places, "model"
// where no launch line names one, and the rest is kept as facts.
void add_facts(LaunchFacts& facts, const std::vector<Fact>& more);

} // namespace fulcrum::evidence::launch
