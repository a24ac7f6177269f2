// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/scheduler.h"
#include "schedulers/vllm-v0/kind.h"

#include <QObject>

namespace fulcrum::plugins::vllm_v0
{

class Plugin : public QObject, public SchedulerPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID FULCRUM_SCHEDULER_IID FILE "vllm-v0.json")
    Q_INTERFACES(fulcrum::plugins::SchedulerPlugin)

public:
    cluster::SchedulerKind kind() const override { return vllm_v0::kind(); }
};

} // namespace fulcrum::plugins::vllm_v0

#include "plugin.moc"
