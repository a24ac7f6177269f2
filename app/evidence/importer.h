// SPDX-License-Identifier: GPL-3.0-or-later
// How the window reads a file of measurements, whatever its format.
#pragma once

#include "evidence/imported.h"

#include <QString>

namespace fulcrum::app
{

// Recognised by content. Runs on a job's thread.
Result<evidence::Imported> importFile(const QString& file, const evidence::ImportOptions& options);

// Two answers of /metrics of one engine as one import: what happened between them.
Result<evidence::Imported> importPair(const QString& one, const QString& other,
                                      const evidence::ImportOptions& options);

} // namespace fulcrum::app
