// SPDX-License-Identifier: GPL-3.0-or-later
// Nodes and parameter values in the words of the window.
#pragma once

#include "base/parameters.h"
#include "scenario/project.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace fulcrum::app
{

inline QString toQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// "8,192", "8 ms", "on", "0.2, 0.4"; "auto" where it is not set.
QString shownValue(const ParameterDescription& description, const Value& value);

// What a person types to get the value: no group separators; empty where it is not set.
QString editedValue(const ParameterDescription& description, const Value& value);

// The value of a typed text, unchecked: check_value tells whether it is right. Empty text is "not set".
Value typedValue(const ParameterDescription& description, const QString& text);

// The unit shown beside a field: "tok", "/s"; empty where the value carries its own.
QString unitOf(const ParameterDescription& description);

// A node's name on screen: its title, or else its id.
QString nodeName(const scenario::Node& node);
// A scenario's: its title, or else its name.
QString scenarioName(const scenario::Scenario& scenario);

QString kindName(scenario::NodeKind kind); // "Workload"
QString kindIcon(scenario::NodeKind kind); // name for icon()

} // namespace fulcrum::app
