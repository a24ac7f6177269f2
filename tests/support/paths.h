// SPDX-License-Identifier: GPL-3.0-or-later
// Where the tests find files. Functions, not macros: a test compiled in one clone is the same in another, so
// that the compiler's cache serves both.
#pragma once

#include <string>

namespace fulcrum::test
{

std::string source_folder();
std::string build_folder();
std::string shared_data(); // measured files beside the repository; may be absent

} // namespace fulcrum::test
