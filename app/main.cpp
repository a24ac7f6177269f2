// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"
#include "cli/commands.h"
#include "cli/text.h"
#include "jobs/job_tracker.h"
#include "shell/plugin_registry.h"
#include "shell/window.h"

#include <QApplication>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>

namespace
{

using namespace fulcrum::app;

// Qt ends the program when it finds no display; this says first what works without one.
bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

int runWindow(int argc, char** argv, const std::string& project)
{
    if (!hasDisplay()) {
        const QString text =
            cli::Cli::tr("There is no display to open the window on. Without one, \"fulcrum simulate "
                         "PROJECT\" runs a project and prints its figures; \"fulcrum --help\" lists "
                         "all commands.");
        std::fputs((text.toStdString() + "\n").c_str(), stderr);
        return cli::kBadInput;
    }
    QApplication application(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("org.fulcrum.Fulcrum")); // its icon under Wayland
    const int code = openWindow(application, PluginRegistry::load(defaultPluginFolders()),
                                QString::fromStdString(project));
    // A thread that was given up still runs in a plugin: nothing may be taken away under it.
    if (JobTracker::hasLeftThreads()) {
        std::fflush(nullptr);
        std::_Exit(code);
    }
    return code;
}

// Faults are values; what is thrown all the same, a plugin's fault perhaps, ends with a sentence.
int runCommand(const std::function<int()>& command)
{
    try {
        return command();
    } catch (const std::exception& fault) {
        std::fprintf(stderr, "fulcrum: the command failed: %s\n", fault.what());
        return cli::kBadInput;
    }
}

} // namespace

int main(int argc, char** argv)
{
    const cli::Invocation invocation = cli::readCommandLine(argc, argv);
    if (invocation.exit) return *invocation.exit;
    if (!invocation.command) return runWindow(argc, argv, invocation.project);
    if (invocation.needsFonts) {
        if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
        // Without a session, as in a container, Qt tells of a folder that commands do not use.
        static const QtMessageHandler usual = qInstallMessageHandler(nullptr);
        qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& context, const QString& text) {
            if (!text.startsWith(QLatin1String("QStandardPaths:"))) usual(type, context, text);
        });
        const QGuiApplication application(argc, argv);
        return runCommand(invocation.command);
    }
    const QCoreApplication application(argc, argv);
    return runCommand(invocation.command);
}
