// SPDX-License-Identifier: GPL-3.0-or-later
// The arguments of an engine as flags. Not for use outside this folder.
#pragma once

#include "evidence/launch/flag_catalogue.h"
#include "evidence/launch/launch_facts.h"
#include "evidence/launch/shell_words.h"
#include "evidence/redaction.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace fulcrum::evidence::launch
{

// Adds flags, the model and warnings to the facts: --flag=value and --flag value, --no-flag, short ones,
// underscores, dotted members of JSON values, -O3.
void read_flags(const EngineFlags& engine, std::span<const Word> words, LaunchFacts& facts,
                Redactor& redactor);

// $NAME, ${NAME}, ${NAME:-default} and Kubernetes' $(NAME) with their values; what is not known, or is a
// secret, stays as it is.
std::string with_variables(std::string_view text, const std::vector<Variable>& environment);

// Whole numbers as vLLM reads them (vllm/engine/arg_utils.py human_readable_int [S]): "1k" = 1,000,
// "1K" = 1,024, "25.6k" = 25,600; decimals only with the decimal ones. nullopt: no such number.
std::optional<std::int64_t> human_readable_int(std::string_view text);

} // namespace fulcrum::evidence::launch
