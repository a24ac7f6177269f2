// SPDX-License-Identifier: GPL-3.0-or-later
// Threads for work of a moment that the window does not wait for and that no list of jobs needs to show.
#pragma once

class QThreadPool;

namespace fulcrum::app
{

// Not the global pool: painting waits for threads of that one, and so would for whatever runs there.
QThreadPool& workers();

// From here on, the calling thread and those that it starts let the window go first where there are more
// threads than cores.
void giveWay();

} // namespace fulcrum::app
