// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/scheduler.h"
#include "schedulers/sarathi/kind.h"

#include <QObject>

namespace fulcrum::plugins::sarathi
{

class Plugin : public QObject, public SchedulerPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID FULCRUM_SCHEDULER_IID FILE "sarathi.json")
    Q_INTERFACES(fulcrum::plugins::SchedulerPlugin)

public:
    cluster::SchedulerKind kind() const override { return sarathi::kind(); }
};

} // namespace fulcrum::plugins::sarathi

#include "plugin.moc"
