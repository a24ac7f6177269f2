// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/scheduler.h"
#include "schedulers/tensorrt/kind.h"

#include <QObject>

namespace fulcrum::plugins::tensorrt
{

class Plugin : public QObject, public SchedulerPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID FULCRUM_SCHEDULER_IID FILE "tensorrt.json")
    Q_INTERFACES(fulcrum::plugins::SchedulerPlugin)

public:
    cluster::SchedulerKind kind() const override { return tensorrt::kind(); }
};

} // namespace fulcrum::plugins::tensorrt

#include "plugin.moc"
