// SPDX-License-Identifier: GPL-3.0-or-later
// The version of everything that a plugin is compiled against: the three interfaces in this folder, and the
// headers of models/ that they include. It is what "apiVersion" in a plugin's JSON has to be, and the number
// at the end of each interface's IID. plugins/README.md says what makes it change.
#pragma once

#define FULCRUM_PLUGIN_API 1
