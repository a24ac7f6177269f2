// SPDX-License-Identifier: GPL-3.0-or-later
// The interface of a workload plugin: who sends which requests, and when.
//
// A plugin is a QObject of at most 40 lines around a Qt-free core:
//
//     class Example : public QObject, public fulcrum::plugins::WorkloadPlugin
//     {
//         Q_OBJECT
//         Q_PLUGIN_METADATA(IID FULCRUM_WORKLOAD_IID FILE "example.json")
//         Q_INTERFACES(fulcrum::plugins::WorkloadPlugin)
//     public:
//         fulcrum::cluster::WorkloadKind kind() const override { return example::kind(); }
//     };
//
// The JSON beside it holds "id", "title", "version", "apiVersion": 1 and "kind": "workload"; the program
// reads and checks it before it loads the library. A plugin is never unloaded.
#pragma once

#include "cluster/kinds.h"

#include <QtPlugin>

namespace fulcrum::plugins
{

class WorkloadPlugin
{
public:
    virtual ~WorkloadPlugin() = default;

    // The kind, its parameter descriptions and the function that makes a cluster::RequestSource. Called once,
    // on the main thread; the function inside it is called from worker threads, several at a time.
    virtual cluster::WorkloadKind kind() const = 0;
};

} // namespace fulcrum::plugins

// The number after the slash changes with every incompatible change of this interface.
#define FULCRUM_WORKLOAD_IID "org.fulcrum.WorkloadPlugin/1"
Q_DECLARE_INTERFACE(fulcrum::plugins::WorkloadPlugin, FULCRUM_WORKLOAD_IID)
