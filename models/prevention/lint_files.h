// SPDX-License-Identifier: GPL-3.0-or-later
// The template lint over files: each is told by its content.
#pragma once

#include "prevention/lint.h"

#include <string>
#include <vector>

namespace fulcrum::prevention
{

// Templates (Jinja) and logged prompts each by themselves, rendered prompts together and last. What a
// template includes is looked for beside it. Fails where one can not be read.
Result<std::vector<LintedFile>> lint_files(const std::vector<std::string>& files, const LintOptions& options);

// The first field that fails; nullptr: none.
const LintField* first_failing(const std::vector<LintedFile>& files);

} // namespace fulcrum::prevention
