// SPDX-License-Identifier: GPL-3.0-or-later
// From the command that starts an engine to what it says.
#pragma once

#include "evidence/launch/launch_facts.h"
#include "evidence/redaction.h"

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::launch
{

// A shell command or script: `vllm serve MODEL …`, `python -m vllm.entrypoints.openai.api_server …`,
// `python -m sglang.launch_server …`, `sglang serve …`, `trtllm-serve …`, alone, behind assignments and
// exports, in `sh -c "…"` or in `docker run … IMAGE …`. Variables that the text itself sets are put in. The
// first engine counts. Fails where none is started, saying what would be one. Values are redacted.
Result<LaunchFacts> read_launch_line(std::string_view text, const std::string& file, Redactor& redactor);

// A container's entry point and arguments, which no shell has split, with the image and the environment that
// `facts` has already. $(NAME) is put in, as Kubernetes does.
Result<LaunchFacts> read_container(LaunchFacts facts, const std::vector<std::string>& command,
                                   const std::vector<std::string>& arguments, const std::string& file,
                                   Redactor& redactor);

// Whether the text starts an engine, for telling the kind of a file by its content.
bool is_launch_line(std::string_view text);

// "v0.11.0" -> "0.11.0", "rocm6.4_vllm_0.10.0" -> "0.10.0", "latest" -> "": of the image's tag.
std::string version_of_image(std::string_view image, std::string_view engine);

} // namespace fulcrum::evidence::launch
