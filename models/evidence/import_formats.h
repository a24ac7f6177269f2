// SPDX-License-Identifier: GPL-3.0-or-later
// The table of formats. Not for use outside evidence/import*.
#pragma once

#include "evidence/imported.h"
#include "evidence/requests/line_source.h"

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
    // One of the two; the first needs the whole text at once.
    Result<Imported> (*parse)(std::string_view text, const std::string& name, const ImportOptions& options);
    // For formats whose files are large: in memory that does not grow with the file.
    Result<Imported> (*read)(requests::LineSource& lines, const std::string& name,
                             const ImportOptions& options) = nullptr;
};

// In the order in which they are tried.
std::span<const ImportFormat> import_formats();

} // namespace fulcrum::evidence
