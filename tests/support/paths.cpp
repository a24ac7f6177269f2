// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/paths.h"

namespace fulcrum::test
{

std::string source_folder()
{
    return FULCRUM_SOURCE_DIR;
}

std::string build_folder()
{
    return FULCRUM_BINARY_DIR;
}

std::string shared_data()
{
    return FULCRUM_SOURCE_DIR "/../shared/data";
}

} // namespace fulcrum::test
