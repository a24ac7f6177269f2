// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/plugin_registry.h"
#include "shell/settings.h"

#include <QObject>

#include <memory>

class QApplication;

namespace fulcrum::app
{

class MainWindow;

// Holds the one window, and makes it anew with another text size or language: the project with its undo steps
// and selection, the results and the page stay.
class WindowHost : public QObject
{
    Q_OBJECT

public:
    WindowHost(cluster::Kinds kinds, std::vector<PluginEntry> plugins, QObject* parent = nullptr);
    ~WindowHost() override;

    MainWindow& window() { return *m_window; }
    void rebuild();

private:
    void connectWindow();

    cluster::Kinds m_kinds;
    std::vector<PluginEntry> m_plugins;
    std::unique_ptr<MainWindow> m_window;
};

// Opens the window and returns its exit code when it is closed. Without a project the last one is opened, or
// the five symptoms on the page that says what to do first.
int openWindow(QApplication& application, PluginRegistry plugins, const QString& projectFile);

// What a window has open when it is shown first; an empty name: no project was asked for.
void openFirst(MainWindow& window, const QString& projectFile);

} // namespace fulcrum::app
