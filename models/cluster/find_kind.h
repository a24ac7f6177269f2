// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace fulcrum::cluster
{

// The kind (of Kinds) with this id; nullptr if there is none.
template <class Kind>
const Kind* find_kind(const std::vector<Kind>& kinds, const std::string& id)
{
    for (const Kind& kind : kinds) {
        if (kind.text.id == id) return &kind;
    }
    return nullptr;
}

} // namespace fulcrum::cluster
