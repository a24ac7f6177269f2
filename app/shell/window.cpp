// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/window.h"

#include "shell/main_window.h"

#include <QApplication>
#include <QScreen>
#include <QStyleFactory>

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
    // What a window manager draws around the window is not known before it is shown.
    constexpr QSize kFrame(16, 48);
    const QSize room = application.primaryScreen()->availableSize() - kFrame;
    window.resize(QSize(1440, 900).boundedTo(room));
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
