// SPDX-License-Identifier: GPL-3.0-or-later
// The one entry point of all imports: what a file is, is told by its content.
#pragma once

#include "evidence/imported.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence
{

// A format that can be asked for by name.
struct ImportKind {
    std::string id;    // "prometheus-text", "query-range", "bench-serve", "azure", …
    std::string title; // for people: "Prometheus text: the answer of /metrics"
};

// All formats, in the order in which they are tried.
const std::vector<ImportKind>& kinds();

// Reads a text that is called `name` (its path or a title; a hint for formats that do not name their metric).
// With `kind` an id of kinds() only that format is tried. Observations get ids and titles, and series and
// observations of what the catalogue knows are checked against what is physically possible. Fails with what
// was tried where nothing fits; a format's own errors where one does.
Result<Imported> import_text(std::string_view text, const std::string& name,
                             const ImportOptions& options = {}, std::string_view kind = {});

// The same of a file, which is mapped and not copied.
Result<Imported> import_file(const std::string& path, const ImportOptions& options = {},
                             std::string_view kind = {});

// Whether it is one answer of /metrics, which another one of the same kind can be compared with.
bool is_one_snapshot(const Imported& imported);

// Two answers of /metrics as one import, whichever is the earlier.
Result<Imported> import_pair(const std::string& one, const std::string& other,
                             const ImportOptions& options = {});

struct ImportedFiles {
    std::vector<Imported> imported;    // in the order of the files; a pair of snapshots is one
    Errors errors;                     // of files that could not be read; the others are there all the same
    std::vector<std::string> warnings; // of what only several files together show
};

// Several files of one incident. Two answers of /metrics of the same kind are compared as two snapshots; a
// server's figures are held against the client's, load steps against each other.
ImportedFiles import_files(std::span<const std::string> paths, const ImportOptions& options = {},
                           std::string_view kind = {});

// Ids that are unique among `observations` ("ttft_s-p99", "ttft_s-p99-vllm-0", "ttft_s-p99-2") and, where
// they have none, titles ("Time to first token, p99, vllm-0").
void name_observations(std::vector<scenario::Observation>& observations);

} // namespace fulcrum::evidence
