// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of /metrics as observations: one gives what was counted since the process started, two give rates
// and percentiles of the time between them. vLLM of all generations, SGLang, TGI, TensorRT-LLM's Prometheus
// endpoint, DCGM, cAdvisor, kube-state-metrics and Envoy, by the catalogue's names.
#pragma once

#include "evidence/imported.h"

#include <optional>
#include <string>
#include <string_view>

namespace fulcrum::evidence::metrics
{

struct Answer {
    std::string_view text;
    std::string file;
    std::optional<double>
        modified{}; // when the file was written, seconds since 1970: where its text has no time
};

// One file. Where it holds several answers one after another, the first and the last are compared.
Result<Imported> parse_snapshot(std::string_view text, const std::string& file,
                                const ImportOptions& options = {});

// Two answers of the same processes, in either order. Rates need to know how far apart they are: from times
// in the text (exposition.h) or else when the files were written; without, the rates are left out with a
// warning.
Result<Imported> compare_snapshots(const Answer& one, const Answer& other, const ImportOptions& options = {});

} // namespace fulcrum::evidence::metrics
