// SPDX-License-Identifier: GPL-3.0-or-later
#include "block_watch.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <ctime>

#include <dlfcn.h>
#include <execinfo.h>

namespace fulcrum::bench
{

namespace
{

constexpr int kDepth = 48;
constexpr int kMostStacks = 400;
constexpr double kTooLong = 0.030; // s; stacks are kept from here on
struct Stack {
    std::array<void*, kDepth> calls{};
    int depth = 0;
};
std::array<Stack, kMostStacks> kept;
std::atomic<int> count = 0;

void keepStack(int)
{
    const int at = count.load();
    if (at >= kMostStacks) return;
    kept[static_cast<std::size_t>(at)].depth =
        backtrace(kept[static_cast<std::size_t>(at)].calls.data(), kDepth);
    count = at + 1;
}

long long now()
{
    return std::chrono::steady_clock::now().time_since_epoch().count();
}

} // namespace

double threadSeconds()
{
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) * 1e-9;
}

BlockWatch::BlockWatch(bool stacks) : m_watched(pthread_self())
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(1);
    connect(&m_timer, &QTimer::timeout, this, &BlockWatch::beat);
    restart();
    m_timer.start();
    if (!stacks) return;
    Stack first; // the first call loads a library, which a signal's handler must not
    backtrace(first.calls.data(), kDepth);
    std::signal(SIGUSR1, keepStack);
    m_watcher = std::thread([this] { watch(); });
}

BlockWatch::~BlockWatch()
{
    m_ends = true;
    if (m_watcher.joinable()) m_watcher.join();
}

void BlockWatch::restart()
{
    m_clock.start();
    m_computed = threadSeconds();
    m_lastBeat = now();
    m_longest = m_longestComputing = 0;
    m_blocks = m_blocksComputing = 0;
}

void BlockWatch::beat()
{
    const double gap = static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
    const double computed = threadSeconds();
    const double computing = computed - m_computed;
    m_clock.start();
    m_computed = computed;
    m_lastBeat = now();
    m_longest = std::max(m_longest, gap);
    m_longestComputing = std::max(m_longestComputing, computing);
    m_blocks += gap > kBlock ? 1 : 0;
    m_blocksComputing += computing > kBlock ? 1 : 0;
}

void BlockWatch::watch()
{
    while (!m_ends) {
        std::this_thread::sleep_for(std::chrono::milliseconds(8));
        if (static_cast<double>(now() - m_lastBeat) * 1e-9 > kTooLong) pthread_kill(m_watched, SIGUSR1);
    }
}

void BlockWatch::printStacks()
{
    for (int i = 0; i < count; ++i) {
        const Stack& stack = kept[static_cast<std::size_t>(i)];
        std::printf("stack");
        for (int at = 2; at < stack.depth; ++at) {
            Dl_info where{};
            if (dladdr(stack.calls[static_cast<std::size_t>(at)], &where) == 0) continue;
            std::printf(" %s+%#tx", where.dli_fname,
                        static_cast<char*>(stack.calls[static_cast<std::size_t>(at)]) -
                            static_cast<char*>(where.dli_fbase));
        }
        std::printf("\n");
    }
    count = 0;
}

} // namespace fulcrum::bench
