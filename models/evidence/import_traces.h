// SPDX-License-Identifier: GPL-3.0-or-later
// Request traces as imports.
#pragma once

#include "evidence/imported.h"
#include "evidence/requests/line_source.h"

namespace fulcrum::evidence
{

bool looks_like_trace(std::string_view head);

// Rows become requests with arrival and lengths; sessions with their first request.
Result<Imported> read_trace_file(requests::LineSource& lines, const std::string& file,
                                 const ImportOptions& options = {});

} // namespace fulcrum::evidence
