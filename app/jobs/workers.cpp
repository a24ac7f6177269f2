// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/workers.h"

#include <QThreadPool>

#include <sys/resource.h>
#include <unistd.h>

namespace fulcrum::app
{

namespace
{

constexpr int kNice = 5; // above the window's own

} // namespace

QThreadPool& workers()
{
    static QThreadPool pool;
    return pool;
}

// On Linux the nice value is each thread's own. Where it cannot be had, the work only competes.
void giveWay()
{
    static const int window = getpriority(PRIO_PROCESS, static_cast<id_t>(getpid()));
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), window + kNice);
}

} // namespace fulcrum::app
