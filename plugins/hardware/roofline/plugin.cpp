// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/hardware.h"
#include "hardware/roofline/kind.h"

#include <QObject>

class RooflinePlugin : public QObject, public fulcrum::plugins::HardwarePlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID FULCRUM_HARDWARE_IID FILE "roofline.json")
    Q_INTERFACES(fulcrum::plugins::HardwarePlugin)

public:
    fulcrum::cluster::HardwareKind kind() const override { return fulcrum::plugins::roofline::kind(); }
};

#include "plugin.moc"
