// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/scheduler.h"
#include "schedulers/static/kind.h"

#include <QObject>

namespace fulcrum::plugins::static_batch
{

class Plugin : public QObject, public SchedulerPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID FULCRUM_SCHEDULER_IID FILE "static.json")
    Q_INTERFACES(fulcrum::plugins::SchedulerPlugin)

public:
    cluster::SchedulerKind kind() const override { return static_batch::kind(); }
};

} // namespace fulcrum::plugins::static_batch

#include "plugin.moc"
