// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/window.h"

#include "shell/main_window.h"

#include <QApplication>
#include <QScreen>
#include <QStyleFactory>

#include <algorithm>

namespace fulcrum::app
{

int openWindow(QApplication& application, PluginRegistry plugins, const QString& projectFile)
{
    application.setApplicationName(QStringLiteral("fulcrum"));
    application.setApplicationDisplayName(QStringLiteral("Fulcrum"));
    application.setApplicationVersion(QStringLiteral(FULCRUM_VERSION));
    application.setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    const Settings settings;
    MainWindow window(plugins.kinds(), plugins.entries(), settings.appearance());
    const QSize screen = application.primaryScreen()->availableSize();
    window.resize(std::min(1440, screen.width()), std::min(900, screen.height()));
    if (const QByteArray geometry = settings.geometry(); !geometry.isEmpty())
        window.restoreGeometry(geometry);
    window.show();
    const QStringList recent = settings.recentFiles();
    if (!projectFile.isEmpty())
        window.openProject(projectFile);
    else if (!recent.isEmpty())
        window.openProject(recent.front());
    else
        window.newProject(QStringLiteral("one-engine"));
    return application.exec();
}

} // namespace fulcrum::app
