// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/plugin_registry.h"

#include "api/hardware.h"
#include "api/scheduler.h"
#include "api/version.h"
#include "api/workload.h"
#include "shell/plugin_guard.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonObject>
#include <QLibrary>
#include <QPluginLoader>
#include <QRegularExpression>
#include <QStandardPaths>

#include <cxxabi.h>

#include <cstdlib>
#include <exception>
#include <utility>

namespace fulcrum::app
{

namespace
{

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

// The program's own: beside it in the build tree, or where it is installed.
QStringList ownPluginFolders()
{
    const QDir program(QCoreApplication::applicationDirPath());
    return {QDir::cleanPath(program.filePath(QStringLiteral("../lib/fulcrum"))),
            QDir::cleanPath(program.filePath(QStringLiteral("../" FULCRUM_LIBDIR "/fulcrum")))};
}

bool cameWithTheProgram(const QString& file)
{
    for (const QString& folder : ownPluginFolders()) {
        if (file.startsWith(folder + QLatin1Char('/'))) return true;
    }
    return false;
}

// "fulcrum::cost::kv_layout(...)" for the mangled name of a function.
QString readable(const QString& symbol)
{
    int status = 0;
    char* text = abi::__cxa_demangle(symbol.toUtf8().constData(), nullptr, nullptr, &status);
    QString name = status == 0 ? QString::fromUtf8(text) : symbol;
    std::free(text);
    return name;
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
    if (entry.reason.isEmpty()) entry.reason = start(entry, loader);
    entry.loaded = entry.reason.isEmpty();
    m_entries.push_back(entry);
}

// Runs the plugin's code for the first time; the reason where that fails.
QString PluginRegistry::start(const PluginEntry& entry, QPluginLoader& loader)
{
    // Every symbol now: with one missing, the first call of it would end the program.
    loader.setLoadHints(QLibrary::ResolveAllSymbolsHint | QLibrary::PreventUnloadHint);
    try {
        if (QObject* instance = loader.instance()) return add(entry, instance);
    } catch (const std::exception& fault) {
        return tr("It failed while it was loaded: %1").arg(QString::fromUtf8(fault.what()));
    } catch (...) {
        return tr("It failed while it was loaded.");
    }
    static const QRegularExpression missing(QStringLiteral("undefined symbol: ([^\\s),]+)"));
    const QRegularExpressionMatch match = missing.match(loader.errorString());
    if (match.hasMatch()) {
        return tr("It needs \"%1\", which is not there. Link what it needs, and build it against this "
                  "version's headers.")
            .arg(readable(match.captured(1)));
    }
    return tr("It could not be loaded: %1").arg(loader.errorString());
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
    if (apiVersion != FULCRUM_PLUGIN_API) {
        return tr("Its apiVersion is %1, but this program offers %2. Build it against this version's "
                  "headers.")
            .arg(apiVersion)
            .arg(FULCRUM_PLUGIN_API);
    }
    if (entry.id.isEmpty()) {
        return tr("Its metadata has no \"id\". Name it in the JSON file beside the plugin.");
    }
    for (const PluginEntry& other : m_entries) {
        if (other.loaded && other.kind == entry.kind && other.id == entry.id) {
            return tr("The %1 plugin \"%2\" has already been loaded from \"%3\". Give this one an id of its "
                      "own, or name its folder in FULCRUM_PLUGIN_PATH, which is looked through first.")
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
        if (const std::string fault = fault_of(kind); !fault.empty())
            return tr("Its description is not right: %1").arg(QString::fromStdString(fault));
        if (!cameWithTheProgram(entry.file)) guard(kind);
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
    } catch (...) {
        return tr("It failed while it described itself.");
    }
}

QString userPluginFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/fulcrum/plugins");
}

QStringList defaultPluginFolders()
{
    QStringList folders =
        qEnvironmentVariable("FULCRUM_PLUGIN_PATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
    QStringList own = ownPluginFolders();
    own << userPluginFolder();
    for (const QString& folder : std::as_const(own)) {
        if (QDir(folder).exists() && !folders.contains(folder)) folders << folder;
    }
    return folders;
}

} // namespace fulcrum::app
