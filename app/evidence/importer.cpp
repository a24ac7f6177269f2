// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/importer.h"

#include "evidence/import.h"

namespace fulcrum::app
{

Result<evidence::Imported> importFile(const QString& file, const evidence::ImportOptions& options)
{
    return evidence::import_file(file.toStdString(), options);
}

Result<evidence::Imported> importPair(const QString& one, const QString& other,
                                      const evidence::ImportOptions& options)
{
    return evidence::import_pair(one.toStdString(), other.toStdString(), options);
}

} // namespace fulcrum::app
