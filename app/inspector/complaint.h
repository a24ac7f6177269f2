// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a typed value, in the words of the window.
#pragma once

#include "base/parameters.h"

#include <QString>

namespace fulcrum::app
{

// A sentence; empty where the value is right.
QString complaintOf(const ParameterDescription& description, const Value& typed);

} // namespace fulcrum::app
