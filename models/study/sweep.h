// SPDX-License-Identifier: GPL-3.0-or-later
// A grid of parameter values, each point run with the same random draws, so that points differ by what was
// varied and not by chance. Points are numbered over the whole grid, so that shards of it fit together.
#pragma once

#include "base/result.h"
#include "cluster/kinds.h"
#include "scenario/project.h"
#include "study/study.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::study
{

// "engine.max_num_seqs=64,128,256": a node's parameter and the values it takes, as a project writes them,
// quotes around texts left out ("chat.rate=5 /s,10 /s").
struct SweepAxis {
    std::string node;
    std::string key;
    std::vector<std::string> values; // at least one

    std::string name() const { return node + "." + key; }
};
Result<SweepAxis> parse_sweep_axis(std::string_view text);

// The scenario with one parameter set, its value checked as in a project file. Fails for a node or key that
// is not there, with the nearest known one, and for a value that the parameter does not take.
Result<scenario::Scenario> with_parameter(const scenario::Scenario& base, const std::string& node,
                                          const std::string& key, const std::string& value,
                                          const scenario::NodeTypes& types);

struct SweepPoint {
    std::int64_t number = 0;         // from 0, the last axis fastest
    std::vector<std::string> values; // one for each axis
    scenario::Scenario scenario;
};

// Which part of a grid: the points whose number leaves the rest index - 1 when divided by `of`.
struct Shard {
    std::int64_t index = 1; // from 1
    std::int64_t of = 1;
};
Result<Shard> parse_shard(std::string_view text); // "2/4"

inline constexpr std::int64_t kMostSweepPoints = 100'000;

// Every combination of the axes' values that is in the shard. Fails where a value is refused, where two axes
// are the same parameter, and for more than kMostSweepPoints points.
Result<std::vector<SweepPoint>> sweep_points(const scenario::Scenario& base,
                                             const std::vector<SweepAxis>& axes,
                                             const scenario::NodeTypes& types, const Shard& shard = {});

struct SweepResult {
    std::optional<ScenarioFigures> figures; // nothing: it could not run
    std::string error;                      // why
};

// One for each point, in their order. A point that cannot run (a model that does not fit) does not stop the
// others. Fails only where it was stopped: "cancelled".
Result<std::vector<SweepResult>> run_sweep(const std::vector<SweepPoint>& points,
                                           const scenario::RunSettings& run, const cluster::Kinds& kinds,
                                           const StudyOptions& options);

} // namespace fulcrum::study
