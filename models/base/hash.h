// SPDX-License-Identifier: GPL-3.0-or-later
// Hashes that are the same on every machine and in every run. Not for security.
#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

namespace fulcrum
{

// Two words to one: each multiplied by its own odd constant, so that small structured numbers do not meet,
// then the finaliser of MurmurHash3 (public domain, A. Appleby).
constexpr std::uint64_t hash_mix(std::uint64_t a, std::uint64_t b)
{
    std::uint64_t h = (a * 0x9e3779b97f4a7c15ULL) ^ std::rotl(b * 0xc2b2ae3d27d4eb4fULL, 31);
    h ^= h >> 33;
    h *= 0xff51afd7ed558ccdULL;
    h ^= h >> 33;
    h *= 0xc4ceb9fe1a85ec53ULL;
    h ^= h >> 33;
    return h;
}

// FNV-1a.
constexpr std::uint64_t hash_text(std::string_view text)
{
    std::uint64_t h = 0xcbf29ce484222325ULL;
    for (const char c : text) {
        h ^= static_cast<unsigned char>(c);
        h *= 0x100000001b3ULL;
    }
    return h;
}

} // namespace fulcrum
