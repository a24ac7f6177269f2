// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fulcrum
{

// 128-bit integers for exact sums; an extension that both supported compilers have.
__extension__ using Int128 = __int128;

} // namespace fulcrum
