// SPDX-License-Identifier: GPL-3.0-or-later
// Imported series on the time axis of a run: in the rows of what was simulated where the metric is the same,
// in rows of their own otherwise.
#pragma once

#include "evidence/imported.h"
#include "timeline/timeline_rows.h"

#include <memory>
#include <optional>
#include <vector>

namespace fulcrum::app
{

using Evidence = std::shared_ptr<const evidence::Imported>;

// True where there is anything to put on a time axis.
bool hasSeries(const Evidence& file);

// The earliest moment of the files whose clock is UTC, s since 1970.
std::optional<double> utcStart(const std::vector<Evidence>& files);

// Adds the files' series to the rows. Files with UTC keep their distances to each other, and the first moment
// lies at `offset`; one with a clock of its own has its zero there. Replicas of a metric are put together
// unless one of them has the name `replica`.
void addMeasured(TimelineData& data, const std::vector<Evidence>& files, TimeNs offset,
                 const QString& replica = {});

// What a range of a measured row says, as an observation that lacks what only a person knows. None where the
// row has no points there.
std::optional<scenario::Observation> observationOf(const TimelineData& data, std::size_t row, TimeRange range,
                                                   const std::vector<Evidence>& files);

} // namespace fulcrum::app
