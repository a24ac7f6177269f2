// SPDX-License-Identifier: GPL-3.0-or-later
// A report as PDF: its pages, bookmarks for its sections, and the block for machines as a comment.
#pragma once

#include "report/machine.h"
#include "report/paged_report.h"

#include <QByteArray>

#include <string>

namespace fulcrum::app
{

// Fails where the PDF that Qt wrote is not understood: then bookmarks and block cannot be added.
Result<std::string> writePdf(const PagedReport& pages, report::Machine machine);

// Whether the part before the block is as it was written.
bool pdfIsUntouched(const std::string& file, const report::Machine& machine);

// The text that a reader sees, by pdftotext; fails where it is not installed or cannot read the file.
Result<std::string> textOfPdf(const std::string& file);

} // namespace fulcrum::app
