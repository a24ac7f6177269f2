// SPDX-License-Identifier: GPL-3.0-or-later
// Files with one request a row: CSV with a header, or one JSON object a line. What their columns are:
// columns.h.
#pragma once

#include "evidence/imported.h"
#include "evidence/requests/line_source.h"

namespace fulcrum::evidence::requests
{

// A broken row is named by its line and left out unless options.stop_at_first_error. Percentiles are of all
// rows; of more than RequestSummary::kMostRows rows the first are kept one by one. Fails where no latency and
// no moment of an answer is found, where a duration has no unit, and when cancelled.
//
// Also the requests.jsonl of a measured run: there arrival_time (since 1970) and queued_ts, first_token_ts, …
// (of the engine's own clock) are laid over each other where the time from arrival to queue is shortest, as
// study/measured_requests.h does.
bool looks_like_request_rows(std::string_view head);
Result<Imported> parse_request_rows(std::string_view text, const std::string& file,
                                    const ImportOptions& options = {});

// In bounded memory, where the lines come from a file.
Result<Imported> read_request_rows(LineSource& lines, const std::string& file,
                                   const ImportOptions& options = {});

} // namespace fulcrum::evidence::requests
