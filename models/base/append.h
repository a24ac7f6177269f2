// SPDX-License-Identifier: GPL-3.0-or-later
// One list behind another.
#pragma once

#include <iterator>
#include <vector>

namespace fulcrum
{

template <class T>
void append(std::vector<T>& to, const std::vector<T>& more)
{
    to.insert(to.end(), more.begin(), more.end());
}

template <class T>
void append(std::vector<T>& to, std::vector<T>&& more)
{
    to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

} // namespace fulcrum
