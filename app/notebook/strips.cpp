// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/strips.h"

#include "evidence/review.h"
#include "shell/values.h"

#include <QStringList>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

TimelineData simulatedStrips(const scenario::Project& project,
                             const std::vector<study::ScenarioResult>& results)
{
    const std::vector<std::string> needed = evidence::scenarios_needed(project);
    for (const std::string& name : needed)
        for (const study::ScenarioResult& result : results)
            if (result.figures.name == name && result.first) return timelineData(*result.first, {});
    return {};
}

} // namespace

TimelineData notebookStrips(const scenario::Project& project, const std::vector<Evidence>& files,
                            const std::vector<study::ScenarioResult>& results)
{
    TimelineData data;
    data.simulated = false;
    addMeasured(data, files, 0);
    if (data.rows.empty()) data = simulatedStrips(project, results);
    data.marks.clear(); // the records' lanes say more
    QStringList wanted;
    for (const scenario::Observation& observation : project.observations)
        wanted << toQt(observation.metric);
    for (const scenario::Note& note : project.notes)
        wanted << toQt(note.metric);
    wanted.removeAll(QString());
    const auto rank = [&](const TimelineRow& row) {
        const qsizetype at = wanted.indexOf(row.metric);
        return at < 0 ? wanted.size() : at;
    };
    std::stable_sort(data.rows.begin(), data.rows.end(),
                     [&](const TimelineRow& a, const TimelineRow& b) { return rank(a) < rank(b); });
    if (data.rows.size() > kMostStrips) data.rows.resize(kMostStrips);
    return data;
}

} // namespace fulcrum::app
