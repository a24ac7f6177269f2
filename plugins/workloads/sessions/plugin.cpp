// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/workload.h"
#include "workloads/sessions/kind.h"

#include <QObject>

class SessionsPlugin : public QObject, public fulcrum::plugins::WorkloadPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID FULCRUM_WORKLOAD_IID FILE "sessions.json")
    Q_INTERFACES(fulcrum::plugins::WorkloadPlugin)

public:
    fulcrum::cluster::WorkloadKind kind() const override { return fulcrum::plugins::sessions::kind(); }
};

#include "plugin.moc"
