// SPDX-License-Identifier: GPL-3.0-or-later
// Steps as the tests of the roofline model write them.
#pragma once

#include "catalog/device.h"
#include "catalog/model.h"
#include "hardware/roofline/roofline.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace fulcrum::test
{

inline cost::Deployment deployment(const std::string& model, const std::string& weights = "bf16", int tp = 1)
{
    return {*catalog::find_model(model), weights, "bf16", tp};
}

inline std::unique_ptr<plugins::roofline::RooflineCost> roofline(const std::string& device,
                                                                 const cost::Deployment& deployment)
{
    return std::move(
        plugins::roofline::RooflineCost::make(*catalog::find_device(device), deployment, 0).value());
}

inline cost::StepShape decode_shape(int seqs, std::int64_t context)
{
    cost::StepShape shape;
    shape.decode_seqs = seqs;
    shape.context_sum = seqs * context;
    shape.context_max = context;
    shape.logit_rows = seqs;
    return shape;
}

inline cost::StepTime decode_step(const cost::StepCost& cost, int seqs, std::int64_t context)
{
    return cost.step(decode_shape(seqs, context));
}

// One piece of a prompt beside decodes; every piece yields a row of logits, as the golden figures count it.
inline cost::StepTime mixed_step(const cost::StepCost& cost, int seqs, std::int64_t context,
                                 std::int64_t fresh, std::int64_t cached = 0)
{
    cost::StepShape shape = decode_shape(seqs, context);
    const std::vector<cost::PrefillPiece> pieces{{fresh, cached, true}};
    if (fresh > 0) {
        shape.pieces = pieces;
        shape.logit_rows = seqs + 1;
    }
    return cost.step(shape);
}

inline cost::StepTime prefill_step(const cost::StepCost& cost, std::int64_t fresh, std::int64_t cached = 0)
{
    return mixed_step(cost, 0, 0, fresh, cached);
}

} // namespace fulcrum::test
