// SPDX-License-Identifier: GPL-3.0-or-later
// What a check found, in the shapes that pipelines show: annotations of GitHub Actions, and JUnit's XML.
#pragma once

#include "base/result.h"

#include <span>
#include <string>
#include <vector>

namespace fulcrum::prevention
{

struct CiFinding {
    enum class Level { Notice, Warning, Error } level = Level::Error;
    std::string title;
    std::string message;
    std::string file; // "": of no file
    Position at{};
};

// One line each: "::error file=chat.jinja,line=3,col=5,title=…::message". Line breaks, commas and colons are
// escaped as GitHub asks for.
std::string github_annotations(std::span<const CiFinding> findings);

struct CiCase {
    std::string name;
    std::string group;               // the class in JUnit's words: the file, or the kind of check
    std::vector<std::string> faults; // empty: it passed
    std::string text;                // what was found, whatever came of it
};

// One test suite. Characters that XML does not have are left out.
std::string junit_xml(const std::string& suite, std::span<const CiCase> cases);

} // namespace fulcrum::prevention
