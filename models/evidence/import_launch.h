// SPDX-License-Identifier: GPL-3.0-or-later
// Files that say how an engine was started, or what was measured of several, as imports: facts, not figures.
#pragma once

#include "evidence/imported.h"

#include <string>
#include <string_view>

namespace fulcrum::evidence
{

// Kubernetes manifests and Compose files: the facts of each engine in it; `where` says which.
bool looks_like_manifest(std::string_view head);
Result<Imported> parse_manifest(std::string_view text, const std::string& name, const ImportOptions& options);

// A launch line or script.
bool looks_like_launch_line(std::string_view head);
Result<Imported> parse_launch_line(std::string_view text, const std::string& name,
                                   const ImportOptions& options);

// The meta.json of a measured run.
bool looks_like_run_meta(std::string_view head);
Result<Imported> parse_run_meta(std::string_view text, const std::string& name, const ImportOptions& options);

// A model's config.json of Hugging Face: its geometry.
bool looks_like_model_config(std::string_view head);
Result<Imported> parse_model_config(std::string_view text, const std::string& name,
                                    const ImportOptions& options);

// Measured points, as `fulcrum validate` reads them: an observation of TTFT and of TPOT for each.
bool looks_like_points(std::string_view head);
Result<Imported> parse_points(std::string_view text, const std::string& name, const ImportOptions& options);

} // namespace fulcrum::evidence
