// SPDX-License-Identifier: GPL-3.0-or-later
// What the window remembers between sessions.
#pragma once

#include "shell/theme.h"

#include <QSettings>
#include <QStringList>

namespace fulcrum::app
{

// The program's settings file; keys of another version of it are not read.
class Settings
{
public:
    Settings();

    QStringList recentFiles() const; // newest first, those that are still there
    void addRecentFile(const QString& file);
    void clearRecentFiles();

    Appearance appearance() const;
    void setAppearance(Appearance appearance);

    // Window and docks; empty: none saved by this version of the layout.
    QByteArray geometry() const;
    QByteArray layout() const;
    void setLayout(const QByteArray& geometry, const QByteArray& layout);
    void forgetLayout();

    static constexpr int kVersion = 1;
    static constexpr int kLayoutVersion = 1; // changes with the set of docks
    static constexpr int kRecentFiles = 10;

private:
    QSettings m_settings;
};

} // namespace fulcrum::app
