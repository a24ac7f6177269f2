// SPDX-License-Identifier: GPL-3.0-or-later
// The text that /metrics endpoints answer with: Prometheus' exposition format 0.0.4 and OpenMetrics 1.0.
#pragma once

#include "evidence/imported.h"
#include "evidence/metrics/catalogue.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::metrics
{

struct Sample {
    std::string name;
    std::vector<Label> labels;     // sorted by name
    double value = 0;              // NaN and infinity as they stand
    std::optional<double> seconds; // since 1970, where the line has a time
    int line = 0;

    const std::string* label(std::string_view wanted) const; // nullptr where it has none of that name
};

// One answer of the endpoint. `_created` lines, HELP, TYPE and exemplars are left out.
struct Exposition {
    std::vector<Sample> samples;
    // Since 1970: the latest time of a sample, else a line "# fulcrum-time: 1764504000" as `import --collect`
    // writes it, else the Date of the HTTP head where that was saved with it.
    std::optional<double> taken;
};

struct Expositions {
    std::vector<Exposition> snapshots; // more than one where a series comes again: answers one after another
    Imported notes;                    // dropped lines and their sentences
};

// Whether the begin of a text is such an answer.
bool looks_like_exposition(std::string_view head);

// A broken line is named and left out, or is the error where options.stop_at_first_error. Fails where no line
// is a sample.
Result<Expositions> parse_exposition(std::string_view text, const std::string& file,
                                     const ImportOptions& options = {});

} // namespace fulcrum::evidence::metrics
