// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/deployment.h"

#include "base/parameters.h"
#include "cli/text.h"
#include "scenario/document.h"

#include <algorithm>
#include <vector>

namespace fulcrum::app::cli
{

namespace
{

template <class Entries>
Error unknownName(const QString& message, const std::string& name, const Entries& entries)
{
    std::vector<std::string> known;
    std::vector<std::string> spellings;
    for (const auto& entry : entries) {
        known.push_back(entry.id);
        spellings.push_back(entry.id);
        spellings.insert(spellings.end(), entry.aliases.begin(), entry.aliases.end());
    }
    const std::string near = nearest_word(name, spellings);
    QString hint = Cli::tr("did you mean \"%1\"?").arg(QString::fromStdString(near));
    if (near.empty()) {
        QStringList all;
        for (const std::string& id : known)
            all << QString::fromStdString(id);
        hint = Cli::tr("known are %1").arg(all.join(QStringLiteral(", ")));
    }
    return {message.arg(QString::fromStdString(name)).toStdString(), hint.toStdString(), {}, {}};
}

} // namespace

Result<catalog::ModelGeometry> findModel(const std::string& name)
{
    if (!name.ends_with(".json")) {
        if (const catalog::ModelGeometry* model = catalog::find_model(name)) return *model;
        return unknownName(Cli::tr("the catalogue has no model \"%1\""), name, catalog::models());
    }
    const auto text = scenario::read_text_file(name);
    if (!text) return text.errors();
    return catalog::read_hf_config(*text, name);
}

Result<catalog::Device> findDevice(const std::string& name)
{
    if (const catalog::Device* device = catalog::find_device(name)) return *device;
    return unknownName(Cli::tr("the catalogue has no device \"%1\""), name, catalog::devices());
}

Result<std::unique_ptr<cost::StepCost>> stepCost(const cluster::Kinds& kinds, const std::string& device,
                                                 const cost::Deployment& deployment)
{
    for (const cluster::HardwareKind& kind : kinds.hardware) {
        const auto parameters = resolve(kind.parameters, {{"device", {device, {}}}});
        if (parameters) return kind.make(*parameters, deployment);
    }
    return Error{Cli::tr("no hardware plugin takes a device by its name").toStdString(),
                 Cli::tr("see \"fulcrum plugins\" for what was found").toStdString(),
                 {},
                 {}};
}

} // namespace fulcrum::app::cli
