// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/scheduler.h"
#include "schedulers/vllm/kind.h"

#include <QObject>

namespace fulcrum::plugins::vllm
{

class Plugin : public QObject, public SchedulerPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID FULCRUM_SCHEDULER_IID FILE "vllm.json")
    Q_INTERFACES(fulcrum::plugins::SchedulerPlugin)

public:
    cluster::SchedulerKind kind() const override { return vllm::kind(); }
};

} // namespace fulcrum::plugins::vllm

#include "plugin.moc"
