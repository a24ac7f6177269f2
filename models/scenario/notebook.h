// SPDX-License-Identifier: GPL-3.0-or-later
// The incident notebook: [[note]] of a project. Six kinds of record that are never mixed up, and the proposal
// that closes it.
#pragma once

#include "scenario/observation.h"

#include <optional>
#include <string>
#include <vector>

namespace fulcrum::scenario
{

// Proposal: a bounded change that closes the gap which the incident showed, with a scenario whose
// [[expect]]s would have caught it.
enum class NoteKind { Observation, Hypothesis, Action, Prediction, Falsifier, RecoveryCheck, Proposal };

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
    // Action, Proposal
    std::string cost;           // what it costs, and whom
    std::string stop_condition; // when it is taken back
    std::optional<bool> reversible;
    std::string accepted_by; // Action: who accepted that it is credited with the recovery; "" nobody
    // The scenario of the project that plays it (Action, Proposal) or by whose run it is judged (Prediction,
    // Falsifier, RecoveryCheck); "" for none.
    std::string scenario;
    // Prediction: a figure, which way it goes and where it must lie. Falsifier: where it lies if the
    // hypothesis is wrong. Bounds are in the metric's base unit.
    std::string metric;
    std::string statistic;
    std::string of_class; // RecoveryCheck too; "" for all
    std::optional<Direction> direction;
    std::optional<double> at_least;
    std::optional<double> at_most;
    std::string then; // Falsifier: the mechanism or symptom that leads if it holds
    Position where;   // in the project file
};

} // namespace fulcrum::scenario
