// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/sglang/sglang_scheduler.h"

#include "schedulers/sglang/prompt_tree.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace fulcrum::plugins::sglang
{

namespace
{

// [S] global_config.py, schedule_policy.py
constexpr double kInitialRatio = 0.7;
constexpr double kLeastRatioFactor = 0.14;
constexpr double kRatioDecaySteps = 600;
constexpr std::int64_t kRetractDecodeSteps = 20;
constexpr std::int32_t kMostNewTokens = 4096; // CLIP_MAX_NEW_TOKENS

std::int32_t clipped(std::int32_t new_tokens)
{
    return std::clamp(new_tokens, std::int32_t{0}, kMostNewTokens);
}

// A half-computed prompt is always the last entry.
bool has_chunked(const engine::StepPlan& plan)
{
    return plan.running() > 0 && !plan.decodes(plan.running() - 1);
}

int decoding_of(const engine::StepPlan& plan)
{
    return plan.running() - (has_chunked(plan) ? 1 : 0);
}

// Gives all that decode their tokens, drafts included. Returns how many; 0: nothing decodes, or the pool has
// no room for all of them.
std::int64_t give_decodes(engine::StepPlan& plan)
{
    const int decoding = decoding_of(plan);
    if (const int given = plan.give_leading_decodes(INT64_MAX); given > 0) return given;
    std::int64_t tokens = 0; // where there are drafts nothing leads
    std::int64_t blocks = 0;
    for (int entry = 0; entry < decoding; ++entry) {
        const std::int32_t needed = plan.needed(entry);
        const engine::RunningRequest request = plan.running_request(entry);
        const std::int64_t computed = std::int64_t{request.prompt_tokens} + request.emitted - 1;
        tokens += needed;
        blocks += plan.blocks_for(computed + needed) - plan.blocks_for(computed);
    }
    if (blocks > plan.free_blocks()) return 0;
    for (int entry = 0; entry < decoding; ++entry)
        plan.give(entry, plan.needed(entry));
    return tokens;
}

} // namespace

NewTokenRatio::NewTokenRatio(double conservativeness)
    : initial_(std::min(1.0, kInitialRatio * conservativeness)), least_(initial_ * kLeastRatioFactor),
      start_(initial_)
{
}

double NewTokenRatio::value() const
{
    const double decay = (initial_ - least_) / kRatioDecaySteps;
    return std::max(start_ - decay * static_cast<double>(steps_), least_);
}

void NewTokenRatio::reset()
{
    start_ = initial_;
    steps_ = 0;
}

void NewTokenRatio::retracted(std::int64_t emitted, std::int64_t allowed, int requests)
{
    const auto expected = static_cast<double>(emitted + kRetractDecodeSteps * requests);
    start_ = std::min(1.0, expected / static_cast<double>(allowed + 1));
    steps_ = -1; // the step that retracts does not count
}

void SglangScheduler::schedule(engine::StepPlan& plan)
{
    note_steps_taken(plan);
    computing_.clear();
    retracted_ = false;
    std::int64_t mixed = 0; // tokens of decodes beside a prefill batch
    bool prefills = false;
    const bool deferred = decode_steps_ < settings_.decode_interval && decoding_of(plan) > 0;
    if (!deferred) {
        const bool wanted = has_chunked(plan) || (!full_ && plan.waiting() > 0);
        if (settings_.mixed_chunk && wanted) mixed = give_decodes(plan);
        prefills = prefill(plan, mixed);
    }
    // Where nothing is left that decodes, what was deferred or had no room has it now.
    if (!prefills && mixed == 0 && !decode(plan)) prefills = prefill(plan, 0);
    if (prefills) decode_steps_ = 0;
    decoded_ = !prefills;
    step_ = plan.step();
    entries_ = plan.running();
}

void SglangScheduler::note_steps_taken(const engine::StepPlan& plan)
{
    const std::int64_t steps = plan.step() - step_;
    if (decoded_) {
        ratio_.count_decode_steps(steps);
        if (decode_steps_ < INT64_MAX - steps) decode_steps_ += steps;
    }
    if (plan.running() < entries_ || plan.running() == 0) full_ = false;
    if (plan.running() == 0) ratio_.reset();
}

// False: there was nothing to compute, or no room for it. `mixed`: tokens of the step that decodes have.
bool SglangScheduler::prefill(engine::StepPlan& plan, std::int64_t mixed)
{
    const bool chunked = has_chunked(plan);
    const int decoding = decoding_of(plan);
    if (!chunked && (full_ || plan.waiting() == 0)) return false;

    Budget budget;
    budget.input = settings_.prefill_tokens - mixed;
    budget.chunk = settings_.chunk > 0 ? settings_.chunk - mixed : INT64_MAX;
    for (int entry = 0; entry < decoding; ++entry) {
        const engine::RunningRequest request = plan.running_request(entry);
        budget.committed += clipped(request.max_tokens - request.emitted);
    }
    budget.committed *= ratio_.value();
    const std::int64_t budgeted = budget.input;
    if (!chunked || go_on_with_chunked(plan, budget)) admit_in_order(plan, decoding, budget);
    if (settings_.policy == SchedulePolicy::ResponseRatio)
        progress_.add(plan.now(), budgeted - budget.input, plan.waiting() > 0);
    return budget.requests > 0;
}

// `decoding`: entries that decode.
void SglangScheduler::admit_in_order(engine::StepPlan& plan, int decoding, Budget& budget)
{
    std::vector<int> order = order_of(plan, settings_.policy, progress_);
    std::size_t next = 0;
    while (!full_ && plan.waiting() > 0) {
        if (decoding + budget.requests >= settings_.running_cap) {
            full_ = true;
            break;
        }
        if (next == order.size() && !order.empty()) break;
        const int position = order.empty() ? 0 : order[next];
        if (!admit(plan, position, budget)) break;
        for (int& other : order)
            other -= other > position ? 1 : 0;
        ++next;
    }
}

// False: nothing else fits beside it.
bool SglangScheduler::go_on_with_chunked(engine::StepPlan& plan, Budget& budget)
{
    const int entry = plan.running() - 1;
    const std::int32_t needed = plan.needed(entry);
    const auto room = static_cast<std::int64_t>(static_cast<double>(plan.free_blocks()) - budget.committed);
    const std::int64_t most = room > 0 ? std::min(budget.chunk, room) : budget.chunk;
    // SGLang takes the tokens and stops with an error where there are none; here the prompt waits for decodes
    // that end or are retracted.
    const std::int64_t tokens = std::min({std::int64_t{needed}, most, plan.free_blocks()});
    if (tokens <= 0 || !plan.give(entry, static_cast<std::int32_t>(tokens))) return false;
    const engine::RunningRequest request = plan.running_request(entry);
    note_computing(plan.running_prompt(entry), request.prompt_tokens + request.emitted - needed);
    ++budget.requests;
    budget.input -= tokens;
    budget.chunk -= tokens;
    if (tokens < needed) return false;
    budget.committed += clipped(request.max_tokens - request.emitted);
    return budget.input > 0 && budget.chunk > 0;
}

void SglangScheduler::note_computing(std::span<const engine::PromptPart> prompt, std::int32_t cached)
{
    const bool shareable = !prompt.empty() && prompt.front().content != engine::kUnique;
    if (shareable) computing_.push_back({{prompt.begin(), prompt.end()}, cached});
}

// Of a waiting prompt: not what this batch computes.
std::int32_t SglangScheduler::cached_before(const engine::StepPlan& plan, int position) const
{
    std::int32_t cached = plan.cached_tokens(position);
    for (const Computing& other : computing_)
        if (cached > other.cached &&
            common_tokens(other.prompt, plan.waiting_prompt(position)) > other.cached)
            cached = other.cached;
    return cached;
}

// False: the batch is complete.
bool SglangScheduler::admit(engine::StepPlan& plan, int position, Budget& budget)
{
    const engine::WaitingRequest request = plan.waiting_request(position);
    const std::int32_t cached = cached_before(plan, position);
    const std::int64_t input = request.tokens - cached;
    const std::int64_t tokens = std::min(input, budget.chunk);
    if (tokens <= 0 || (budget.requests > 0 && input >= budget.input)) return false;

    const std::int32_t answer = clipped(request.max_tokens - (request.tokens - request.prompt_tokens));
    engine::StepPlan::Admission admission;
    admission.tokens = static_cast<std::int32_t>(tokens);
    admission.cached_tokens = cached;
    // Alone it has the whole pool, however much it may emit.
    if (plan.running() > 0) {
        const double others = std::ceil(budget.committed);
        admission.keep_free = static_cast<std::int64_t>(others) + answer + (input - tokens) + 1;
    }
    if (!plan.admit(position, admission)) {
        full_ = plan.running() > 0;
        return false;
    }
    note_computing(plan.running_prompt(plan.running() - 1), cached);
    ++budget.requests;
    budget.input -= tokens;
    budget.chunk -= tokens;
    if (tokens < input) return false; // it is the one that is split
    budget.committed += answer;
    return budget.input > 0 && budget.chunk > 0;
}

// False: nothing decodes.
bool SglangScheduler::decode(engine::StepPlan& plan)
{
    const int decoding = decoding_of(plan);
    if (decoding == 0) return false;
    if (give_decodes(plan) > 0) return true;
    retract(plan, decoding);
    if (give_decodes(plan) > 0 || plan.give(0, 1)) return true; // if need be without its drafts
    // KV that came, or is to come, from prefill engines for others is in its way: it begins again after them.
    const engine::RunningRequest last = plan.running_request(0);
    const std::int64_t own = plan.blocks_for(std::int64_t{last.prompt_tokens} + last.emitted);
    if (plan.running() == 1 && plan.total_blocks() - plan.free_blocks() > own)
        plan.preempt(0, engine::Requeue::Tail);
    else
        plan.fail(0);
    return false;
}

// Sends back those that emitted least, of these the longest prompt, until the rest has room for 20 steps;
// one always stays. Where that one has no room for its next token it is given up.
void SglangScheduler::retract(engine::StepPlan& plan, int decoding)
{
    std::vector<int> stay(static_cast<std::size_t>(decoding));
    std::iota(stay.begin(), stay.end(), 0);
    std::stable_sort(stay.begin(), stay.end(), [&plan](int a, int b) {
        const engine::RunningRequest left = plan.running_request(a);
        const engine::RunningRequest right = plan.running_request(b);
        if (left.emitted != right.emitted) return left.emitted > right.emitted;
        return left.prompt_tokens < right.prompt_tokens;
    });
    retracted_ = true;
    bool first = true;
    const auto room = [&] {
        return plan.free_blocks() >= kRetractDecodeSteps * static_cast<std::int64_t>(stay.size());
    };
    for (; stay.size() > 1 && (first || !room()); first = false) {
        const int victim = stay.back();
        stay.pop_back();
        plan.preempt(victim, engine::Requeue::Tail);
        for (int& entry : stay)
            entry -= entry > victim ? 1 : 0;
    }
    full_ = false;
    std::int64_t emitted = 0;
    std::int64_t allowed = 0;
    for (const int entry : stay) {
        emitted += plan.running_request(entry).emitted;
        allowed += plan.running_request(entry).max_tokens;
    }
    ratio_.retracted(emitted, allowed, static_cast<int>(stay.size()));
}

std::int64_t SglangScheduler::quiet_steps(const engine::StepPlan& plan) const
{
    // A full batch stays full until one of it ends. Otherwise the next call may find something to prefill.
    return !retracted_ && (full_ || plan.waiting() == 0) ? kUntilSomethingHappens : 0;
}

} // namespace fulcrum::plugins::sglang
