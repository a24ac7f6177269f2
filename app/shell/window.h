// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/plugin_registry.h"

class QApplication;

namespace fulcrum::app
{

// Opens the window and returns its exit code when it is closed. Without a project the last one is opened, or
// a new one from a template.
int openWindow(QApplication& application, PluginRegistry plugins, const QString& projectFile);

} // namespace fulcrum::app
