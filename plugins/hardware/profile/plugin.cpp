// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/hardware.h"
#include "hardware/profile/kind.h"

#include <QObject>

class ProfilePlugin : public QObject, public fulcrum::plugins::HardwarePlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID FULCRUM_HARDWARE_IID FILE "profile.json")
    Q_INTERFACES(fulcrum::plugins::HardwarePlugin)

public:
    fulcrum::cluster::HardwareKind kind() const override { return fulcrum::plugins::profile::kind(); }
};

#include "plugin.moc"
