// SPDX-License-Identifier: GPL-3.0-or-later
// The incident notebook: [[note]] of a project. Six kinds of record that are never mixed up.
#pragma once

#include "scenario/observation.h"

#include <optional>
#include <string>
#include <vector>

namespace fulcrum::scenario
{

enum class NoteKind { Observation, Hypothesis, Action, Prediction, Falsifier, RecoveryCheck };

// Which way a figure is expected to go.
enum class Direction { Up, Down, Flat };

struct Note {
    NoteKind kind = NoteKind::Observation;
    std::string id; // unique in the project
    std::string text;
    std::optional<Moment> at;       // when it was written; Action: when it began
    std::optional<Moment> until;    // Action: when it ended; Prediction: by when it is due
    std::vector<std::string> links; // ids of notes and observations that it rests on or is about
    std::string author;

    // Observation: the observation it stands for (an id of [[observation]]), which holds the figures.
    std::string observation;
    // Hypothesis: a mechanism of the catalogue; "" for a free one.
    std::string mechanism;
    // Action
    std::string cost;           // what it costs, and whom
    std::string stop_condition; // when it is taken back
    std::optional<bool> reversible;
    std::string scenario; // the scenario of the project that plays it; "" for none
    // Prediction, Falsifier: a figure and where it must lie (Falsifier: must not lie)
    std::string metric;
    std::string statistic;
    std::string of_class;
    std::optional<Direction> direction;
    std::optional<double> at_least;
    std::optional<double> at_most;
    std::string then; // Falsifier: the mechanism or symptom that leads if it holds
    Position where;   // in the project file
};

} // namespace fulcrum::scenario
