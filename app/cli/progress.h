// SPDX-License-Identifier: GPL-3.0-or-later
// How far a command has come, on standard error.
#pragma once

#include <chrono>
#include <string>

namespace fulcrum::app::cli
{

// Says nothing in the first second, then at most five times a second. On a terminal the line is overwritten
// and taken away at the end; elsewhere each one stands on its own line, and only where the user asked for
// them. Calls must not overlap.
class ProgressLine
{
public:
    explicit ProgressLine(bool asked);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(double share); // 0..1

private:
    using Clock = std::chrono::steady_clock;

    bool m_terminal;
    bool m_wanted;
    bool m_shown = false;
    Clock::time_point m_begin = Clock::now();
    Clock::time_point m_last = m_begin;
};

// "40 %, 12 s left"
std::string progressText(double share, double secondsSoFar);

} // namespace fulcrum::app::cli
