// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"
#include "cli/commands.h"
#include "cli/text.h"
#include "shell/plugin_registry.h"
#include "shell/window.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <cstdio>
#include <utility>

namespace
{

using namespace fulcrum::app;

// Qt ends the program when it finds no display; this says first what works without one.
bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

// The window speaks the user's language where it can: its own texts, and those of Qt's dialogs. Commands stay
// English, so that scripts can rely on them.
void translate(QApplication& application)
{
    const QString qtFolder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    for (const auto& [name, folder] : {std::pair(QStringLiteral("qtbase"), qtFolder),
                                       std::pair(QStringLiteral("fulcrum"), QStringLiteral(":/i18n"))}) {
        auto* translator = new QTranslator(&application);
        // English has plurals to be told apart too, so it serves where a language is missing.
        if (translator->load(QLocale(), name, QStringLiteral("_"), folder) ||
            translator->load(name + QStringLiteral("_en"), folder))
            QCoreApplication::installTranslator(translator);
    }
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
    translate(application);
    return openWindow(application, PluginRegistry::load(defaultPluginFolders()),
                      QString::fromStdString(project));
}

} // namespace

int main(int argc, char** argv)
{
    const cli::Invocation invocation = cli::readCommandLine(argc, argv);
    if (invocation.exit) return *invocation.exit;
    if (!invocation.command) return runWindow(argc, argv, invocation.project);
    if (invocation.needsFonts) {
        if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
        const QGuiApplication application(argc, argv);
        return invocation.command();
    }
    const QCoreApplication application(argc, argv);
    return invocation.command();
}
