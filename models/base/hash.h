// SPDX-License-Identifier: GPL-3.0-or-later
// Hashes that are the same on every machine and in every run. Not for security.
#pragma once

#include <cstdint>
#include <string_view>

namespace fulcrum
{

// The finaliser of MurmurHash3 (public domain, A. Appleby) over the two words combined.
constexpr std::uint64_t hash_mix(std::uint64_t a, std::uint64_t b)
{
    std::uint64_t h = a ^ (b + 0x9e3779b97f4a7c15ULL + (a << 6) + (a >> 2));
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
