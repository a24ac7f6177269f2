// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/traffic/tenants.h"

namespace fulcrum::cluster::traffic
{

Result<Tenants> Tenants::read(const Parameters& parameters)
{
    constexpr std::int64_t kNumbers = 65536; // of Request::tenant
    const std::int64_t first = parameters.integer("tenant");
    const std::int64_t count = parameters.integer("tenants");
    const double exponent = parameters.real("tenant_zipf");
    if (first < 0 || count < 1 || first > kNumbers - count)
        return Error{.message = "tenant and tenants are out of range",
                     .hint = "tenants are numbered up to 65,535",
                     .file = {},
                     .at = {}};
    if (!(exponent >= 0 && exponent <= 10))
        return Error{.message = "tenant_zipf is out of range", .hint = "give 0 to 10", .file = {}, .at = {}};
    Tenants made;
    made.first_ = static_cast<std::uint16_t>(first);
    if (count > 1) made.table_ = zipf_table(static_cast<std::size_t>(count), exponent);
    return made;
}

} // namespace fulcrum::cluster::traffic
