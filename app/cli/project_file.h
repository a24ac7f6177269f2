// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a project for a command, and saying what is wrong with it.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "scenario/document.h"

#include <string>

namespace fulcrum::app::cli
{

// The document with its problems; fails only where the file cannot be read.
Result<scenario::Document> readProject(const std::string& path, const cluster::Kinds& kinds);

// The document; fails with its problems where it cannot run.
Result<scenario::Document> readRunnableProject(const std::string& path, const cluster::Kinds& kinds);

// The same errors, with `file` for those that name none.
Errors inFile(Errors errors, const std::string& file);

// Writes them to standard error, one a line, as "file:line:column: message (hint)".
void printErrors(const Errors& errors);

// Writes to standard output.
void print(const std::string& text);

} // namespace fulcrum::app::cli
