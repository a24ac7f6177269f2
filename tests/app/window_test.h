// SPDX-License-Identifier: GPL-3.0-or-later
// A window on a project of its own, for tests.
#pragma once

#include "shell/main_window.h"
#include "support/kinds.h"
#include "support/paths.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace fulcrum::test
{

inline const char kProject[] = R"(# A comment at the head stays.
format = 1

[project]
title = "Long prompts freeze short chats" # and so does this one

[run]
until = "20 s"
warm_up = "4 s"
seed = 7
replications = 2

[[scenario]]
name = "observed"
title = "Whole prompts in one step"

# Short chats, 6 a second.
[[scenario.node]]
id = "chat"
kind = "workload"
plugin = "synthetic"
title = "Chat"
rate = "6 /s"
prompt = 200
output = 200

# Long documents.
[[scenario.node]]
id = "documents"
kind = "workload"
plugin = "synthetic"
title = "Long documents"
arrivals = "paced"
rate = "1.4 /s"
prompt = 11500
output = 50

[[scenario.node]]
id = "engine"
kind = "engine"
plugin = "vllm"
model = "llama-3.1-8b"
max_num_batched_tokens = 16384   # above any prompt
host_time = "0.5 ms"

[[scenario.node]]
id = "gpu"
kind = "device"
plugin = "roofline"
device = "h200"

[[scenario.link]]
from = "chat"
to = "engine"

[[scenario.link]]
from = "documents"
to = "engine"

[[scenario.link]]
from = "engine"
to = "gpu"

[[scenario]]
name = "budget-2048"
title = "Step budget 2,048"
extends = "observed"
[scenario.set]
engine.max_num_batched_tokens = 2048

[[scenario]]
name = "budget-512"
title = "Step budget 512"
extends = "observed"
[scenario.set]
engine.max_num_batched_tokens = 512
)";

// Settings, recovery copies and the project live in test folders; nothing asks, nothing is simulated unasked.
class OpenWindow
{
public:
    explicit OpenWindow(app::Appearance appearance = app::Appearance::Dark, QSize size = {1440, 900})
        : window(std::make_unique<app::MainWindow>(all_kinds(), std::vector<app::PluginEntry>{}, appearance))
    {
        window->setSimulatesOnOpen(false);
        window->setAskUnsaved([](const QString&) { return QMessageBox::Discard; });
        window->resize(size);
        window->show();
    }

    QString write(const QByteArray& text, const QString& name = QStringLiteral("project.toml")) const
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(text);
        return file.fileName();
    }
    static QByteArray read(const QString& name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    bool openExample() { return window->openProject(write(kProject)); }
    bool simulate()
    {
        window->simulateAll();
        return QTest::qWaitFor([this] { return !window->simulator().isSimulating(); }, 120'000);
    }

    QTemporaryDir folder;
    std::unique_ptr<app::MainWindow> window;
};

// Each test program has a home of its own, empty at its begin: settings, recovery copies and what was open
// last are not those of another test that runs beside it.
inline void useTestFolders()
{
    const QString home = QString::fromStdString(build_folder() + "/tests/homes/") +
                         QFileInfo(QCoreApplication::applicationFilePath()).fileName();
    QDir(home).removeRecursively();
    QDir().mkpath(home);
    qputenv("HOME", QFile::encodeName(home));
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qunsetenv(name);
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
}

} // namespace fulcrum::test
