// SPDX-License-Identifier: GPL-3.0-or-later
// Notes on the canvas are the comments above nodes in the project's text: who reads the file reads them too,
// and needs no window for it.
#pragma once

#include "scenario/document.h"

#include <QString>

#include <string>

namespace fulcrum::app
{

// The comment right above the table that holds the line (from 1), without its signs; lines stay lines. Empty:
// there is none.
QString noteAbove(const std::string& text, int line);
// The edit that makes it `note`; empty takes it away. Its old and new text are the same where nothing
// changes.
scenario::Patch withNote(const std::string& text, int line, const QString& note);

} // namespace fulcrum::app
