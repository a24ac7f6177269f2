// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt loads. Everything that matters is in kind.cpp, which does without Qt.
#include "api/scheduler.h"
#include "kind.h"

#include <QObject>

class ShortestFirstPlugin : public QObject, public fulcrum::plugins::SchedulerPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID FULCRUM_SCHEDULER_IID FILE "shortest-first.json")
    Q_INTERFACES(fulcrum::plugins::SchedulerPlugin)

public:
    fulcrum::cluster::SchedulerKind kind() const override { return shortest_first::kind(); }
};

#include "plugin.moc"
