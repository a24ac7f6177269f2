// SPDX-License-Identifier: GPL-3.0-or-later
// Speculative decoding of an engine: keys of the node, and what they come to.
#pragma once

#include "base/parameters.h"
#include "catalog/model.h"
#include "cluster/kinds.h"

#include <memory>
#include <optional>
#include <vector>

namespace fulcrum::cluster
{

std::vector<ParameterDescription> speculation_parameters();

struct DraftSetup {
    engine::Speculation speculation{};
    std::unique_ptr<cost::StepCost> cost{}; // of a draft model; null: there is none
    double weights = 0;                     // bytes on each GPU
    double kv_per_token = 0;                // bytes on each GPU, beside each token of the target
};

// What drafts for a target. `model`: the draft model, where there is one; it runs on the GPUs of the target,
// in bf16. Without one, what drafts weighs the share of the target's weights and KV that it takes of its time
// [E]: so heads do (EAGLE), and an n-gram look-up has the share 0.
Result<DraftSetup> make_drafts(const Parameters& engine, const std::optional<catalog::ModelGeometry>& model,
                               const cost::Deployment& target, const HardwareKind& hardware,
                               const Parameters& device);

} // namespace fulcrum::cluster
