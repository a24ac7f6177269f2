// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/progress.h"

#include "cli/text.h"

#include <cstdio>

#include <unistd.h>

namespace fulcrum::app::cli
{

namespace
{

constexpr auto kSilence = std::chrono::seconds(1);
constexpr auto kPause = std::chrono::milliseconds(200);
constexpr auto kPauseOfLines = std::chrono::seconds(2);

} // namespace

ProgressLine::ProgressLine(bool asked) : m_terminal(isatty(STDERR_FILENO) == 1), m_wanted(asked || m_terminal)
{
}

ProgressLine::~ProgressLine()
{
    if (m_shown && m_terminal) std::fputs("\r\x1b[K", stderr);
}

void ProgressLine::show(double share)
{
    const auto now = Clock::now();
    const Clock::duration pause = m_terminal ? Clock::duration(kPause) : Clock::duration(kPauseOfLines);
    if (!m_wanted || now - m_begin < kSilence || (m_shown && now - m_last < pause)) return;
    m_last = now;
    m_shown = true;
    const std::string text = progressText(share, std::chrono::duration<double>(now - m_begin).count());
    std::fputs(m_terminal ? ("\r\x1b[K" + text).c_str() : (text + "\n").c_str(), stderr);
    std::fflush(stderr);
}

std::string progressText(double share, double secondsSoFar)
{
    const QString percent = QString::number(static_cast<int>(share * 100));
    if (share <= 0) return Cli::tr("%1 %").arg(percent).toStdString();
    const double left = secondsSoFar * (1 - share) / share;
    return Cli::tr("%1 %, %2 left").arg(percent, QString::fromStdString(duration(left))).toStdString();
}

} // namespace fulcrum::app::cli
