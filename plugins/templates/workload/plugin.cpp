// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt loads. Everything that matters is in kind.cpp, which does without Qt.
#include "api/workload.h"
#include "kind.h"

#include <QObject>

class MetronomePlugin : public QObject, public fulcrum::plugins::WorkloadPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID FULCRUM_WORKLOAD_IID FILE "metronome.json")
    Q_INTERFACES(fulcrum::plugins::WorkloadPlugin)

public:
    fulcrum::cluster::WorkloadKind kind() const override { return metronome::kind(); }
};

#include "plugin.moc"
