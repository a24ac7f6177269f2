// SPDX-License-Identifier: GPL-3.0-or-later
// The example projects, as the golden runs read them.
#pragma once

#include "scenario/document.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace fulcrum::golden
{

// projects/*.toml, as names without folder and ending, in order of name.
std::vector<std::string> project_names();

// The project with this name, read with the plugins' parameter descriptions.
scenario::Document open_project(const std::string& name);

// tests/golden/joints/*.toml: where parts of the model meet, each project with what has to come out.
std::vector<std::string> joint_names();
scenario::Document open_joint(const std::string& name);

// Empty, or the problems of the document, one a line.
QByteArray problems_of(const scenario::Document& document);

} // namespace fulcrum::golden
