// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include "api/version.h"
#include "cli/project_file.h"
#include "cli/table.h"
#include "cli/text.h"
#include "shell/plugin_registry.h"

#include <nlohmann/json.hpp>

#include <QDir>

namespace fulcrum::app::cli
{

namespace
{

std::string pluginsJson(const PluginRegistry& registry, const QStringList& folders)
{
    nlohmann::ordered_json json = {{"plugin_api", FULCRUM_PLUGIN_API},
                                   {"user_folder", userPluginFolder().toStdString()},
                                   {"folders", nlohmann::ordered_json::array()},
                                   {"plugins", nlohmann::ordered_json::array()}};
    for (const QString& folder : folders)
        json["folders"].push_back(folder.toStdString());
    for (const PluginEntry& entry : registry.entries()) {
        json["plugins"].push_back({{"kind", entry.kind.toStdString()},
                                   {"id", entry.id.toStdString()},
                                   {"title", entry.title.toStdString()},
                                   {"version", entry.version.toStdString()},
                                   {"loaded", entry.loaded},
                                   {"reason", entry.reason.toStdString()},
                                   {"file", entry.file.toStdString()}});
    }
    return json.dump(2) + "\n";
}

std::string pluginsText(const PluginRegistry& registry, const QStringList& folders)
{
    Table table({"kind", "id", "version", "state", "title", "file"}, 6);
    std::string reasons;
    for (const PluginEntry& entry : registry.entries()) {
        const std::string file = QDir::toNativeSeparators(entry.file).toStdString();
        const QString state = entry.loaded ? Cli::tr("loaded") : Cli::tr("refused");
        table.add({entry.kind.toStdString(), entry.id.toStdString(), entry.version.toStdString(),
                   state.toStdString(), entry.title.toStdString(), file});
        if (!entry.loaded) reasons += file + ": " + entry.reason.toStdString() + "\n";
    }
    if (table.empty()) {
        const QString where =
            folders.isEmpty() ? Cli::tr("(there is no such folder)") : folders.join(QDir::listSeparator());
        return Cli::tr("No plugin was found in %1. Set FULCRUM_PLUGIN_PATH to the folders that hold them.")
                   .arg(where)
                   .toStdString() +
               "\n";
    }
    const std::string own = Cli::tr("Your own plugins are looked for in %1.")
                                .arg(QDir::toNativeSeparators(userPluginFolder()))
                                .toStdString() +
                            "\n";
    return table.text() + "\n" + reasons + own;
}

} // namespace

int plugins(const PluginsOptions& options)
{
    const QStringList folders = defaultPluginFolders();
    const PluginRegistry registry = PluginRegistry::load(folders);
    print(options.json ? pluginsJson(registry, folders) : pluginsText(registry, folders));
    return kDone;
}

} // namespace fulcrum::app::cli
