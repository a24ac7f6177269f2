// SPDX-License-Identifier: GPL-3.0-or-later
// The interface of a hardware plugin: how long engine steps take on a device, and what fits in its memory.
//
// A plugin is a QObject of at most 40 lines around a Qt-free core:
//
//     class Example : public QObject, public fulcrum::plugins::HardwarePlugin
//     {
//         Q_OBJECT
//         Q_PLUGIN_METADATA(IID FULCRUM_HARDWARE_IID FILE "example.json")
//         Q_INTERFACES(fulcrum::plugins::HardwarePlugin)
//     public:
//         fulcrum::cluster::HardwareKind kind() const override { return example::kind(); }
//     };
//
// The JSON beside it holds "id", "title", "version", "apiVersion": 1 and "kind": "hardware"; the program
// reads and checks it before it loads the library. A plugin is never unloaded.
#pragma once

#include "cluster/kinds.h"

#include <QtPlugin>

namespace fulcrum::plugins
{

class HardwarePlugin
{
public:
    virtual ~HardwarePlugin() = default;

    // The kind, its parameter descriptions and the function that makes a cost::StepCost. Called once, on
    // the main thread; the function inside it is called from worker threads, several at a time.
    virtual cluster::HardwareKind kind() const = 0;
};

} // namespace fulcrum::plugins

// The number after the slash changes with every incompatible change of this interface.
#define FULCRUM_HARDWARE_IID "org.fulcrum.HardwarePlugin/1"
Q_DECLARE_INTERFACE(fulcrum::plugins::HardwarePlugin, FULCRUM_HARDWARE_IID)
