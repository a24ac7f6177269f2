// SPDX-License-Identifier: GPL-3.0-or-later
// Watches how often the event loop of the window's thread comes round, and what that thread was in while it
// did not.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include <pthread.h>

namespace fulcrum::bench
{

// Seconds that the calling thread has computed: what it waits for other programs is not counted.
double threadSeconds();

class BlockWatch : public QObject
{
public:
    static constexpr double kBlock = 0.050; // s

    // `stacks`: the thread's calls are kept as addresses whenever it has been away for longer.
    explicit BlockWatch(bool stacks);
    ~BlockWatch() override;

    void restart(); // forgets what was
    double longest() const { return m_longest; }
    double longestComputing() const { return m_longestComputing; } // within one round
    int blocks() const { return m_blocks; }
    int blocksComputing() const { return m_blocksComputing; }
    void printStacks(); // and forgets them; for addr2line

private:
    void beat();
    void watch();

    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_computed = 0;
    double m_longest = 0;
    double m_longestComputing = 0;
    int m_blocks = 0;
    int m_blocksComputing = 0;
    pthread_t m_watched;
    std::atomic<long long> m_lastBeat = 0; // ns
    std::atomic<bool> m_ends = false;
    std::thread m_watcher;
};

} // namespace fulcrum::bench
