// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt loads. Everything that matters is in kind.cpp, which does without Qt.
#include "api/hardware.h"
#include "kind.h"

#include <QObject>

class LinearPlugin : public QObject, public fulcrum::plugins::HardwarePlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID FULCRUM_HARDWARE_IID FILE "linear.json")
    Q_INTERFACES(fulcrum::plugins::HardwarePlugin)

public:
    fulcrum::cluster::HardwareKind kind() const override { return linear_cost::kind(); }
};

#include "plugin.moc"
