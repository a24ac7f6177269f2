// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/scheduler.h"
#include "schedulers/sglang/kind.h"

#include <QObject>

namespace fulcrum::plugins::sglang
{

class Plugin : public QObject, public SchedulerPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID FULCRUM_SCHEDULER_IID FILE "sglang.json")
    Q_INTERFACES(fulcrum::plugins::SchedulerPlugin)

public:
    cluster::SchedulerKind kind() const override { return sglang::kind(); }
};

} // namespace fulcrum::plugins::sglang

#include "plugin.moc"
