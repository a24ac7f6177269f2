// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/window.h"

#include "help/examples.h"
#include "help/language.h"
#include "shell/main_window.h"

#include <QApplication>
#include <QFileInfo>
#include <QScreen>
#include <QStyleFactory>

namespace fulcrum::app
{

WindowHost::WindowHost(cluster::Kinds kinds, std::vector<PluginEntry> plugins, QObject* parent)
    : QObject(parent), m_kinds(std::move(kinds)), m_plugins(std::move(plugins))
{
    const Settings settings;
    metrics::setScale(settings.textScale());
    const Appearance appearance = settings.followsSystem() ? systemAppearance() : settings.appearance();
    m_window = std::make_unique<MainWindow>(m_kinds, m_plugins, appearance);
    connectWindow();
}

WindowHost::~WindowHost() = default;

void WindowHost::connectWindow()
{
    // Queued: it comes from a menu of the window that goes.
    connect(m_window.get(), &MainWindow::rebuildRequested, this, &WindowHost::rebuild, Qt::QueuedConnection);
}

void WindowHost::rebuild()
{
    const Settings settings;
    const bool quits = QApplication::quitOnLastWindowClosed();
    QApplication::setQuitOnLastWindowClosed(false);
    const QRect place = m_window->geometry();
    const Qt::WindowStates state = m_window->windowState();
    const bool visible = m_window->isVisible();
    const MainWindow::Page page = m_window->page();
    const QHash<QString, Simulator::Kept> results = m_window->simulator().kept();
    const MainWindow::Habits habits = m_window->habits();
    ProjectController* project = m_window->releaseProject();
    m_window.reset();

    metrics::setScale(settings.textScale());
    if (settings.language() != installedLanguage()) installLanguage(settings.language());
    const Appearance appearance = settings.followsSystem() ? systemAppearance() : settings.appearance();
    m_window = std::make_unique<MainWindow>(m_kinds, m_plugins, appearance, nullptr, project);
    connectWindow();
    m_window->adopt(results, habits);
    m_window->setGeometry(place);
    if (visible) m_window->setWindowState(state);
    m_window->setVisible(visible);
    m_window->setPage(page); // the layout that is restored is that of the first page
    QApplication::setQuitOnLastWindowClosed(quits);
}

int openWindow(QApplication& application, PluginRegistry plugins, const QString& projectFile)
{
    application.setApplicationName(QStringLiteral("fulcrum"));
    application.setApplicationDisplayName(QStringLiteral("Fulcrum"));
    application.setApplicationVersion(QStringLiteral(FULCRUM_VERSION));
    application.setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    const Settings settings;
    installLanguage(settings.language());
    WindowHost host(plugins.kinds(), plugins.entries());
    MainWindow& window = host.window();
    // What a window manager draws around the window is not known before it is shown.
    constexpr QSize kFrame(16, 48);
    const QSize room = application.primaryScreen()->availableSize() - kFrame;
    window.resize((QSizeF(1440, 900) * metrics::scale()).toSize().boundedTo(room));
    if (const QByteArray geometry = settings.geometry(); !geometry.isEmpty())
        window.restoreGeometry(geometry);
    window.show();
    openFirst(window, projectFile);
    return application.exec();
}

void openFirst(MainWindow& window, const QString& projectFile)
{
    const QStringList recent = Settings().recentFiles();
    const QString symptoms = exampleFile(QStringLiteral("five-symptoms.toml"));
    if (!projectFile.isEmpty()) {
        isExample(projectFile) ? window.openExample(projectFile) : window.openProject(projectFile);
        if (!symptoms.isEmpty() && QFileInfo(projectFile) == QFileInfo(symptoms))
            window.setPage(MainWindow::kWelcome);
    } else if (window.project().hasRecoveryCopy())
        window.newProject(QStringLiteral("one-engine")); // and the one that was never saved is offered
    else if (!recent.isEmpty())
        isExample(recent.front()) ? window.openExample(recent.front()) : window.openProject(recent.front());
    else {
        // The five symptoms, whose results are there in seconds, and what to do next.
        if (!window.openExample(symptoms)) window.newProject(QStringLiteral("one-engine"));
        window.setPage(MainWindow::kWelcome);
    }
}

} // namespace fulcrum::app
