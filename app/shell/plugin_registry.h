// SPDX-License-Identifier: GPL-3.0-or-later
// Which plugins there are: found in folders, checked by their metadata, loaded, and those refused with the
// reason.
#pragma once

#include "cluster/kinds.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

class QPluginLoader;

namespace fulcrum::app
{

// One library found in a plugin folder.
struct PluginEntry {
    QString file; // absolute path
    QString id;   // as projects name it; empty where the metadata does not say
    QString title;
    QString version;
    QString kind; // "hardware", "scheduler" or "workload"
    bool loaded = false;
    QString reason; // why it was refused, and what to do; empty where it was loaded
};

// A value: copies share nothing but the loaded libraries, which stay loaded until the program ends.
class PluginRegistry
{
    Q_DECLARE_TR_FUNCTIONS(fulcrum::app::PluginRegistry)

public:
    PluginRegistry() = default;

    // Looks at every library in these folders and in their direct subfolders, in order of name. The
    // interface, apiVersion, id and kind in a library's metadata are checked before any of its code runs; of
    // two plugins with the same kind and id the first one found counts, so earlier folders win. Plugins that
    // did not come with the program are guarded (plugin_guard.h).
    static PluginRegistry load(const QStringList& folders);

    const cluster::Kinds& kinds() const { return m_kinds; }
    const std::vector<PluginEntry>& entries() const { return m_entries; } // in the order found

private:
    void consider(const QString& file);
    QString check(const PluginEntry& entry, const QString& interface, int apiVersion) const;
    QString start(const PluginEntry& entry, QPluginLoader& loader);
    QString add(const PluginEntry& entry, QObject* instance);

    cluster::Kinds m_kinds;
    std::vector<PluginEntry> m_entries;
};

// Where a user's own plugins are looked for: ~/.local/share/fulcrum/plugins, or below XDG_DATA_HOME.
QString userPluginFolder();

// The folders of the environment variable FULCRUM_PLUGIN_PATH, the program's own (../lib/fulcrum beside it in
// the build tree, or where it is installed), and the user's, as far as they are there.
QStringList defaultPluginFolders();

} // namespace fulcrum::app
