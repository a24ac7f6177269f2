// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parameters.h"
#include "scenario/project.h"

#include <string_view>

namespace fulcrum::app
{

// The value of a key of [run]; monostate where it is not set.
Value runValue(const scenario::RunSettings& run, std::string_view key);

} // namespace fulcrum::app
