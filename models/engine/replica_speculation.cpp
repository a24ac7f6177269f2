// SPDX-License-Identifier: GPL-3.0-or-later
// Drafts that running requests have verified (MODEL 8).
#include "engine/replica.h"

#include "base/hash.h"
#include "base/random.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::engine
{

void Replica::set_speculation()
{
    const Speculation& speculation = profile_.speculation;
    drafts_ = speculation.acceptance.empty() ? 0 : speculation.drafts;
    reached_.clear();
    double reached = 1;
    for (int n = 0; n < drafts_; ++n) {
        const auto last = speculation.acceptance.size() - 1;
        reached *= speculation.acceptance[std::min(static_cast<std::size_t>(n), last)];
        reached_.push_back(reached);
    }
    acceptance_stream_ = stream_id("speculation", Purpose::Other);
}

// What a decoding entry may be given: its next token and the drafts behind it, as far as the context allows.
std::int32_t Replica::with_drafts(std::size_t i) const
{
    return static_cast<std::int32_t>(
        std::clamp<std::int64_t>(profile_.limits.max_model_len - computed(i), 1, 1 + drafts_));
}

// Tokens that a decoding entry emits in a step in which `given` of its tokens are computed: the accepted
// drafts and one more. The draw depends on the request and its place in the answer alone, not on when it is
// served.
std::int32_t Replica::verified(std::size_t i, std::int32_t given) const
{
    const Slot& s = slot(slot_of_[i]);
    const auto emitted = static_cast<std::uint64_t>(computed_[i] + 1 - s.request.prompt_tokens);
    const double draw =
        RandomStream(config_.seed, acceptance_stream_, hash_mix(static_cast<std::uint64_t>(s.index), emitted))
            .uniform();
    std::int32_t tokens = 1;
    while (tokens < given && draw < reached_[static_cast<std::size_t>(tokens - 1)])
        ++tokens;
    return std::min(tokens, remaining_[i]);
}

// Adds the drafting to a step that verifies: a decode step of the draft for each token, the first of them
// together with the prompts, which the draft has to read as well [E].
void Replica::add_drafting(cost::StepTime& time, const cost::StepShape& step) const
{
    const double share = draft_cost_ != nullptr ? 1 : profile_.speculation.draft_share;
    if (share <= 0) return;
    const cost::StepCost& draft = draft_cost_ != nullptr ? *draft_cost_ : *cost_;
    cost::StepShape plain = step;
    plain.logit_rows -= plain.decode_seqs * (plain.tokens_per_seq - 1);
    plain.tokens_per_seq = 1;
    if (draft_cost_ != nullptr) plain.windowed_sums = {};
    const auto add = [&](int times) {
        plain.launch = launch_of(plain);
        const cost::StepTime once = draft.step(plain);
        const auto part = [&](TimeNs of) {
            return static_cast<TimeNs>(std::llround(static_cast<double>(of) * share)) * times;
        };
        time.gpu_prefill += part(once.gpu_prefill);
        time.gpu_decode += part(once.gpu_decode);
    };
    add(1);
    if (plain.decode_seqs > 0 && drafts_ > 1) {
        plain.logit_rows = plain.decode_seqs;
        plain.pieces = {};
        add(drafts_ - 1);
    }
    time.latency = time.gpu_prefill + time.gpu_decode;
}

} // namespace fulcrum::engine
