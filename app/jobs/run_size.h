// SPDX-License-Identifier: GPL-3.0-or-later
// How large a simulation is before it runs.
#pragma once

#include "cluster/kinds.h"
#include "scenario/project.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace fulcrum::app
{

// About how many requests one replication of the scenario offers; nothing where the parameters do not tell.
// Rates count until the end of arrivals; trace files by their size; relative file names start at `folder`.
std::optional<double> expectedRequests(const scenario::Scenario& scenario, const scenario::RunSettings& run,
                                       const scenario::NodeTypes& types, const QString& folder);

// What keeps workloads from being made, such as a length that nobody gave: it is read where a node is, one by
// one, and not in the text. Workloads that read a file are not asked.
Errors workloadFaults(const scenario::Project& project, const cluster::Kinds& kinds);

// Equal for two scenarios whose runs are equal: titles, comments and places on the canvas do not count.
QByteArray runFingerprint(const scenario::Scenario& scenario, const scenario::RunSettings& run);

} // namespace fulcrum::app
