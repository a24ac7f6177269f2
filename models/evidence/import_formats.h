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
    // The same of a file, in chunks; null: the file is mapped. For formats whose files are large.
    Result<Imported> (*read)(const std::string& path, const ImportOptions& options) = nullptr;
};

// In the order in which they are tried.
std::span<const ImportFormat> import_formats();

} // namespace fulcrum::evidence
