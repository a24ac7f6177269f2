// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/plugin_registry.h"

#include "api/hardware.h"
#include "api/scheduler.h"
#include "api/workload.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonObject>
#include <QLibrary>
#include <QPluginLoader>

#include <exception>

namespace fulcrum::app
{

namespace
{

constexpr int kApiVersion = 1;

// The interface that a plugin of this kind has to offer; empty for a kind that does not exist.
QString interfaceOf(const QString& kind)
{
    if (kind == QLatin1String("hardware")) return QStringLiteral(FULCRUM_HARDWARE_IID);
    if (kind == QLatin1String("scheduler")) return QStringLiteral(FULCRUM_SCHEDULER_IID);
    if (kind == QLatin1String("workload")) return QStringLiteral(FULCRUM_WORKLOAD_IID);
    return {};
}

QStringList librariesIn(const QString& folder)
{
    QStringList libraries;
    const QDir dir(folder);
    for (const QFileInfo& file : dir.entryInfoList(QDir::Files, QDir::Name)) {
        if (QLibrary::isLibrary(file.fileName())) libraries << file.absoluteFilePath();
    }
    for (const QFileInfo& sub : dir.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        for (const QFileInfo& file : QDir(sub.filePath()).entryInfoList(QDir::Files, QDir::Name)) {
            if (QLibrary::isLibrary(file.fileName())) libraries << file.absoluteFilePath();
        }
    }
    return libraries;
}

} // namespace

PluginRegistry PluginRegistry::load(const QStringList& folders)
{
    PluginRegistry registry;
    for (const QString& folder : folders) {
        for (const QString& file : librariesIn(folder))
            registry.consider(file);
    }
    return registry;
}

void PluginRegistry::consider(const QString& file)
{
    QPluginLoader loader(file);
    const QJsonObject outer = loader.metaData();
    const QJsonObject inner = outer.value(QLatin1String("MetaData")).toObject();
    PluginEntry entry;
    entry.file = file;
    entry.id = inner.value(QLatin1String("id")).toString();
    entry.title = inner.value(QLatin1String("title")).toString();
    entry.version = inner.value(QLatin1String("version")).toString();
    entry.kind = inner.value(QLatin1String("kind")).toString();

    if (outer.isEmpty()) {
        entry.reason = tr("It is not a Qt plugin, or was built for another Qt: %1").arg(loader.errorString());
    } else {
        entry.reason = check(entry, outer.value(QLatin1String("IID")).toString(),
                             inner.value(QLatin1String("apiVersion")).toInt(0));
    }
    if (entry.reason.isEmpty()) {
        QObject* instance = loader.instance();
        entry.reason = instance != nullptr ? add(entry, instance)
                                           : tr("It could not be loaded: %1").arg(loader.errorString());
    }
    entry.loaded = entry.reason.isEmpty();
    m_entries.push_back(entry);
}

// The reason to refuse it, from its metadata alone; empty where there is none.
QString PluginRegistry::check(const PluginEntry& entry, const QString& interface, int apiVersion) const
{
    const QString expected = interfaceOf(entry.kind);
    if (expected.isEmpty()) {
        return tr("Its metadata has the kind \"%1\"; it must be \"hardware\", \"scheduler\" or \"workload\".")
            .arg(entry.kind);
    }
    if (interface != expected) {
        return tr("Its interface is \"%1\", but this program needs \"%2\". Build it against this version's "
                  "headers.")
            .arg(interface, expected);
    }
    if (apiVersion != kApiVersion) {
        return tr("Its apiVersion is %1, but this program offers %2. Build it against this version's "
                  "headers.")
            .arg(apiVersion)
            .arg(kApiVersion);
    }
    if (entry.id.isEmpty()) {
        return tr("Its metadata has no \"id\". Name it in the JSON file beside the plugin.");
    }
    for (const PluginEntry& other : m_entries) {
        if (other.loaded && other.kind == entry.kind && other.id == entry.id) {
            return tr("The %1 plugin \"%2\" has already been loaded from \"%3\".")
                .arg(entry.kind, entry.id, QDir::toNativeSeparators(other.file));
        }
    }
    return {};
}

// Takes the plugin's kind over; the reason where it is not what the metadata promised.
QString PluginRegistry::add(const PluginEntry& entry, QObject* instance)
{
    const auto take = [&](const auto* plugin, auto& kinds) -> QString {
        if (plugin == nullptr) return tr("It does not offer the interface that its metadata names.");
        auto kind = plugin->kind();
        if (kind.text.id != entry.id.toStdString()) {
            return tr("It calls itself \"%1\", but its metadata says \"%2\".")
                .arg(QString::fromStdString(kind.text.id), entry.id);
        }
        if (!kind.make) return tr("It cannot make anything: its kind has no function for that.");
        kinds.push_back(std::move(kind));
        return {};
    };
    try {
        if (entry.kind == QLatin1String("hardware")) {
            return take(qobject_cast<plugins::HardwarePlugin*>(instance), m_kinds.hardware);
        }
        if (entry.kind == QLatin1String("scheduler")) {
            return take(qobject_cast<plugins::SchedulerPlugin*>(instance), m_kinds.schedulers);
        }
        return take(qobject_cast<plugins::WorkloadPlugin*>(instance), m_kinds.workloads);
    } catch (const std::exception& fault) {
        return tr("It failed while it described itself: %1").arg(QString::fromUtf8(fault.what()));
    }
}

QStringList defaultPluginFolders()
{
    QStringList folders =
        qEnvironmentVariable("FULCRUM_PLUGIN_PATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
    const QDir program(QCoreApplication::applicationDirPath());
    const QString inBuildTree = QDir::cleanPath(program.filePath(QStringLiteral("../lib/fulcrum")));
    const QString installed =
        QDir::cleanPath(program.filePath(QStringLiteral("../" FULCRUM_LIBDIR "/fulcrum")));
    for (const QString& folder : {inBuildTree, installed}) {
        if (QDir(folder).exists() && !folders.contains(folder)) folders << folder;
    }
    return folders;
}

} // namespace fulcrum::app
