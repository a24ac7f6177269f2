// SPDX-License-Identifier: GPL-3.0-or-later
// What an importer read, without secrets and with pseudonyms: the last step of every import.
#pragma once

#include "evidence/imported.h"
#include "evidence/redaction.h"

namespace fulcrum::evidence
{

// All texts that may be stored or shown: populations, sources, facts, ids of requests, warnings. The path of
// the file stays as it is. What was replaced is added to `redacted`.
void redact(Imported& imported, Redactor& redactor);

} // namespace fulcrum::evidence
