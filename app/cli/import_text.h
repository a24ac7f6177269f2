// SPDX-License-Identifier: GPL-3.0-or-later
// Imported files as text and as JSON.
#pragma once

#include "evidence/import.h"

#include <string>

namespace fulcrum::app::cli
{

// For people: what each file is, its observations and series, then what to know and do.
std::string importText(const evidence::ImportedFiles& files);

// One object: "files" with everything that was read but the rows of single requests, "warnings", "errors".
std::string importJson(const evidence::ImportedFiles& files);

} // namespace fulcrum::app::cli
