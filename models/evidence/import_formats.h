// SPDX-License-Identifier: GPL-3.0-or-later
// The table of formats. Not for use outside evidence/import*.
#pragma once

#include "evidence/imported.h"

#include <span>
#include <string>
#include <string_view>

namespace fulcrum::evidence
{

struct ImportFormat {
    std::string_view id;
    std::string_view title;
    // Whether the begin of a text looks like it. Formats that are told by little come last.
    bool (*looks)(std::string_view head);
    Result<Imported> (*parse)(std::string_view text, const std::string& name, const ImportOptions& options);
};

// In the order in which they are tried.
std::span<const ImportFormat> import_formats();

} // namespace fulcrum::evidence
