// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"

#include "base/hash.h"

#include <Random123/philox.h>

#include <cmath>
#include <numbers>

namespace fulcrum
{

std::uint32_t stream_id(std::string_view node, Purpose purpose)
{
    return static_cast<std::uint32_t>(hash_mix(hash_text(node), static_cast<std::uint64_t>(purpose)) >> 32);
}

void RandomStream::refill()
{
    const r123::Philox4x32::ctr_type counter = {
        {static_cast<std::uint32_t>(index_), static_cast<std::uint32_t>(index_ >> 32), stream_, block_++}};
    const r123::Philox4x32::key_type key = {
        {static_cast<std::uint32_t>(seed_), static_cast<std::uint32_t>(seed_ >> 32)}};
    const auto out = r123::Philox4x32()(counter, key);
    buffer_[0] = out[0] | (static_cast<std::uint64_t>(out[1]) << 32);
    buffer_[1] = out[2] | (static_cast<std::uint64_t>(out[3]) << 32);
    left_ = 2;
}

double RandomStream::exponential()
{
    return -std::log(uniform());
}

double RandomStream::normal()
{
    if (has_spare_) {
        has_spare_ = false;
        return spare_normal_;
    }
    const double radius = std::sqrt(2 * exponential());
    const double angle = 2 * std::numbers::pi * uniform();
    spare_normal_ = radius * std::sin(angle);
    has_spare_ = true;
    return radius * std::cos(angle);
}

double RandomStream::gamma(double shape)
{
    if (shape < 1) { // Marsaglia and Tsang's boost: G(a) = G(a+1) U^(1/a)
        const double boosted = gamma(shape + 1);
        return boosted * std::pow(uniform(), 1 / shape);
    }
    const double d = shape - 1.0 / 3.0;
    const double c = 1 / std::sqrt(9 * d);
    for (;;) {
        const double x = normal();
        const double v = std::pow(1 + c * x, 3);
        if (v <= 0) continue;
        const double u = uniform();
        if (std::log(u) < 0.5 * x * x + d - d * v + d * std::log(v)) return d * v;
    }
}

} // namespace fulcrum
