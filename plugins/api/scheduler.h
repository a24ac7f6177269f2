// SPDX-License-Identifier: GPL-3.0-or-later
// The interface of a scheduler plugin: which requests an engine serves in each step, and the engine's own
// profile.
//
// A plugin is a QObject of at most 40 lines around a Qt-free core:
//
//     class Example : public QObject, public fulcrum::plugins::SchedulerPlugin
//     {
//         Q_OBJECT
//         Q_PLUGIN_METADATA(IID FULCRUM_SCHEDULER_IID FILE "example.json")
//         Q_INTERFACES(fulcrum::plugins::SchedulerPlugin)
//     public:
//         fulcrum::cluster::SchedulerKind kind() const override { return example::kind(); }
//     };
//
// The JSON beside it holds "id", "title", "version", "apiVersion": 1 and "kind": "scheduler"; the program
// reads and checks it before it loads the library. A plugin is never unloaded.
#pragma once

#include "cluster/kinds.h"

#include <QtPlugin>

namespace fulcrum::plugins
{

class SchedulerPlugin
{
public:
    virtual ~SchedulerPlugin() = default;

    // The kind, its parameter descriptions and the function that makes an engine::Scheduler with its
    // EngineProfile. Called once, on the main thread; the function inside it is called from worker threads,
    // several at a time.
    virtual cluster::SchedulerKind kind() const = 0;
};

} // namespace fulcrum::plugins

// The number after the slash changes with every incompatible change of this interface.
#define FULCRUM_SCHEDULER_IID "org.fulcrum.SchedulerPlugin/1"
Q_DECLARE_INTERFACE(fulcrum::plugins::SchedulerPlugin, FULCRUM_SCHEDULER_IID)
