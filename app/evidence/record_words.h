// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of the notebook's records in the words and pictures of the window.
#pragma once

#include "scenario/notebook.h"

#include <QString>

#include <string>

namespace fulcrum::app
{

// In the order of their lanes.
inline constexpr scenario::NoteKind kRecordKinds[] = {
    scenario::NoteKind::Observation, scenario::NoteKind::Hypothesis, scenario::NoteKind::Action,
    scenario::NoteKind::Prediction,  scenario::NoteKind::Falsifier,  scenario::NoteKind::RecoveryCheck,
    scenario::NoteKind::Proposal};

QString recordKindName(scenario::NoteKind kind);   // "Recovery check"
QString recordKindPlural(scenario::NoteKind kind); // "Recovery checks"
QString recordKindIcon(scenario::NoteKind kind);   // name for icon()
// A question of what a record or an observation lacks, in the window's language, without the key of the
// project file that it begins with: "What was it before, or what should it be?".
QString questionText(const std::string& question);
QString recordKindPrefix(scenario::NoteKind kind); // of fresh ids: "O", "H", "A", "P", "F", "R", "C"

} // namespace fulcrum::app
