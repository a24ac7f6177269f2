// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parameters.h"
#include "base/result.h"
#include "cluster/traffic/alias_table.h"

#include <cstdint>

namespace fulcrum::cluster::traffic
{

// Which of several tenants sends.
class Tenants
{
public:
    // Of the parameters `tenant`, `tenants` and `tenant_zipf`.
    static Result<Tenants> read(const Parameters& parameters);

    bool several() const { return table_.size() > 0; }

    // The tenant for 64 random bits.
    std::uint16_t pick(std::uint64_t draw) const
    {
        return several() ? static_cast<std::uint16_t>(first_ + table_.pick(draw)) : first_;
    }

private:
    std::uint16_t first_ = 0;
    AliasTable table_; // empty: only the first
};

} // namespace fulcrum::cluster::traffic
