// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/speculation.h"

#include "cost/memory.h"

namespace fulcrum::cluster
{

std::vector<ParameterDescription> speculation_parameters()
{
    return {
        {.key = "draft_tokens",
         .label = "Drafts",
         .type = ParameterType::Integer,
         .fallback = std::int64_t{0},
         .minimum = 0,
         .maximum = 64,
         .help = "Tokens drafted for each request and step and verified in the next; 0 is no speculation.",
         .group = "Speculation",
         .shared_concept = "draft_tokens",
         .flag = "num_speculative_tokens"},
        {.key = "acceptance",
         .label = "Acceptance",
         .type = ParameterType::List,
         .fallback = std::vector<double>{0.6},
         .minimum = 0,
         .maximum = 1,
         .help =
             "Probability that the first, second and further draft is accepted, given that those before it "
             "were; the last holds for all that follow.",
         .group = "Speculation",
         .shared_concept = "acceptance"},
        {.key = "draft_model",
         .label = "Draft model",
         .type = ParameterType::Text,
         .fallback = std::string(),
         .help = "A model of the catalogue, or a config.json, that drafts on the same devices in bf16. "
                 "Empty: heads "
                 "on the model itself, or a look-up.",
         .group = "Speculation",
         .shared_concept = "draft_model"},
        {.key = "draft_share",
         .label = "Draft time",
         .type = ParameterType::Quantity,
         .dimension = Dimension::Fraction,
         .fallback = 0.03,
         .minimum = 0,
         .maximum = 1,
         .help =
             "Without a draft model: time of one draft, as a share of a plain decode step, and its share of "
             "weights and KV [E]. 0.03 is like EAGLE, 0 an n-gram look-up.",
         .group = "Speculation",
         .shared_concept = "draft_share"},
    };
}

Result<DraftSetup> make_drafts(const Parameters& engine, const std::optional<catalog::ModelGeometry>& model,
                               const cost::Deployment& target, const HardwareKind& hardware,
                               const Parameters& device)
{
    DraftSetup setup;
    const std::int64_t drafts = engine.integer("draft_tokens");
    if (drafts == 0) return setup;
    setup.speculation = {static_cast<int>(drafts), engine.list("acceptance"), engine.real("draft_share")};
    const int tp = target.tensor_parallel;
    const int stages = target.pipeline_parallel;
    if (setup.speculation.acceptance.empty())
        return Error{"acceptance needs at least one probability", "for example acceptance = [0.7]", {}, {}};
    if (!model) {
        setup.weights = engine.real("draft_share") * cost::weight_bytes(target) / (tp * stages);
        setup.kv_per_token = engine.real("draft_share") *
                             target.model.kv_bytes_per_token_per_gpu(
                                 cost::bytes_per_kv_value(target.kv_cache).value_or(2.0), tp) /
                             stages;
        return setup;
    }
    cost::Deployment draft = target;
    draft.model = *model;
    draft.weights = "bf16";
    draft.pipeline_parallel = 1; // on the last stage, which all are taken to have room for
    if (model->heads % tp != 0) draft.tensor_parallel = 1; // whole, on each of the GPUs
    Result<std::unique_ptr<cost::StepCost>> made = hardware.make(device, draft);
    if (!made) return made.errors();
    setup.cost = std::move(*made);
    setup.weights = cost::weight_bytes(draft) / draft.tensor_parallel;
    setup.kv_per_token = model->kv_bytes_per_token_per_gpu(
        cost::bytes_per_kv_value(draft.kv_cache).value_or(2.0), draft.tensor_parallel);
    return setup;
}

} // namespace fulcrum::cluster
