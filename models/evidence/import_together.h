// SPDX-License-Identifier: GPL-3.0-or-later
// What several imported files show together. Not for use outside evidence/import*.
#pragma once

#include "evidence/imported.h"

#include <span>

namespace fulcrum::evidence
{

// One answer of /metrics, which another one can be compared with.
bool is_snapshot(const Imported& imported);

// Two of them as one import; when the files were written stands in for times that they do not have.
Result<Imported> compare_files(const std::string& one, const std::string& other,
                               const ImportOptions& options);

// A server's first-token times that are far above what its clients saw (FORMATS 3, trap 4), load steps whose
// client had a limit of its own.
std::vector<std::string> check_together(std::span<const Imported> imported);

} // namespace fulcrum::evidence
