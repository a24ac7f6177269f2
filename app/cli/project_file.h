// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a project for a command, and saying what is wrong with it.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "scenario/document.h"

#include <functional>
#include <string>

namespace fulcrum::app::cli
{

// The document with its problems; fails only where the file cannot be read.
Result<scenario::Document> readProject(const std::string& path, const cluster::Kinds& kinds);

// The document; fails with its problems where it cannot run.
Result<scenario::Document> readRunnableProject(const std::string& path, const cluster::Kinds& kinds);

// The same for a command that looks at the project's evidence: fails, too, where an observation, a note or a
// prior names a metric, a class or a mechanism that is not there (evidence/name_faults.h).
Result<scenario::Document> readEvidenceProject(const std::string& path, const cluster::Kinds& kinds);

// The faults of names alone.
Errors nameFaults(const scenario::Document& document);

// The same errors, with `file` for those that name none.
Errors inFile(Errors errors, const std::string& file);

// Writes them to standard error, one a line, as "file:line:column: message (hint)".
void printErrors(const Errors& errors);

// [{"file", "line", "column", "message", "hint"}, …]
std::string errorsArray(const Errors& errors);

// Runs a command. Where `json` is wanted and it ends with a fault and without an answer, what it gave to
// printErrors() is the answer: {"errors": […]} on standard output.
int answered(bool json, const std::function<int()>& command);

// Writes to standard output.
void print(const std::string& text);

} // namespace fulcrum::app::cli
