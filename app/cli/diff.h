// SPDX-License-Identifier: GPL-3.0-or-later
// `fulcrum diff OLD NEW`: what a deploy changed (evidence/launch/difference.h).
#pragma once

#include <string>

namespace fulcrum::app::cli
{

struct DiffOptions {
    std::string before;
    std::string after;
    std::string gpu;
    std::string config;
    bool json = false;
};
int diff(const DiffOptions& options);

} // namespace fulcrum::app::cli
