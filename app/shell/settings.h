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

    // Files of measurements that were open beside a project: they are not part of it.
    QStringList evidenceFiles(const QString& project) const; // those that are still there
    void setEvidenceFiles(const QString& project, const QStringList& files);

    Appearance appearance() const;
    void setAppearance(Appearance appearance);
    bool followsSystem() const; // dark or light as the desktop is
    void setFollowsSystem(bool follows);

    double textScale() const; // metrics::kSmallestScale to kLargestScale
    void setTextScale(double scale);
    QString language() const; // "de"; empty: the system's
    void setLanguage(const QString& language);

    // Window and docks; empty: none saved by this version of the layout.
    QByteArray geometry() const;
    QByteArray layout() const;
    void setLayout(const QByteArray& geometry, const QByteArray& layout);
    void forgetLayout();

    static constexpr int kVersion = 1;
    static constexpr int kLayoutVersion = 1; // changes with the set of docks
    static constexpr int kRecentFiles = 10;
    static constexpr int kProjectsWithEvidence = 50; // whose files are remembered; the oldest go first

private:
    QSettings m_settings;
};

} // namespace fulcrum::app
