// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for memory that will be needed soon, so that it is there by then. What a program computes does not
// depend on it.
#pragma once

#include <cstddef>

namespace fulcrum
{

inline constexpr std::size_t kCacheLine = 64;

// All of an object, so that its lines come together instead of one after the other. The pointer need not be
// valid.
template <class T>
inline void prefetch(const T* object)
{
    const auto* bytes = reinterpret_cast<const char*>(object);
    for (std::size_t at = 0; at < sizeof(T); at += kCacheLine)
        __builtin_prefetch(bytes + at);
}

} // namespace fulcrum
