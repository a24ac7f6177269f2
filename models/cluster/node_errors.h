// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of a node's parts, told with the node's name and place.
#pragma once

#include "base/result.h"
#include "scenario/project.h"

#include <string>
#include <utility>

namespace fulcrum::cluster
{

inline Error at_node(const scenario::Node& node, std::string message, std::string hint)
{
    return {.message = node.id + ": " + message, .hint = std::move(hint), .at = node.at};
}

// Errors of a part become the node's; those with a place of their own, in a file that it reads, keep it.
inline Errors at_node(const scenario::Node& node, Errors errors)
{
    for (Error& error : errors) {
        error.message = node.id + ": " + error.message;
        if (error.file.empty() && error.at.line == 0) error.at = node.at;
    }
    return errors;
}

} // namespace fulcrum::cluster
