// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "triage/triage.h"

#include <string>

namespace fulcrum::triage
{

// The JSON of `triage`: one object, indented, with a line end. Unknown figures are null.
std::string to_json(const Verdict& verdict);

} // namespace fulcrum::triage
