// SPDX-License-Identifier: GPL-3.0-or-later
// Requests made up for tests of evidence.
#pragma once

#include "evidence/imported.h"

#include <string>

namespace requests
{

using fulcrum::evidence::RequestRow;

// One that completed: waited, was computed, decoded.
inline RequestRow completed(double arrival, double queue, double prefill, double decode = 1)
{
    RequestRow row;
    row.arrival = arrival;
    row.scheduled = arrival + queue;
    row.first_token = row.first_seen = row.scheduled + prefill;
    row.last_token = row.last_seen = row.first_token + decode;
    row.prompt_tokens = 100;
    row.output_tokens = 11;
    return row;
}

inline RequestRow ended(double arrival, double after, RequestRow::Ended how)
{
    RequestRow row;
    row.arrival = arrival;
    row.last_seen = arrival + after;
    row.ended = how;
    return row;
}

} // namespace requests
