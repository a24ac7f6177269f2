// SPDX-License-Identifier: GPL-3.0-or-later
// The model and the device that a command names.
#pragma once

#include "base/result.h"
#include "catalog/device.h"
#include "catalog/model.h"
#include "cluster/kinds.h"

#include <memory>
#include <string>

namespace fulcrum::app::cli
{

// From the catalogue by id or alias, or from a config.json where the name ends with ".json". An unknown name
// fails with the nearest known one.
Result<catalog::ModelGeometry> findModel(const std::string& name);
Result<catalog::Device> findDevice(const std::string& name);

// How long steps of the model take on the device, by the first hardware plugin whose only needed parameter is
// the device.
Result<std::unique_ptr<cost::StepCost>> stepCost(const cluster::Kinds& kinds, const std::string& device,
                                                 const cost::Deployment& deployment);

} // namespace fulcrum::app::cli
