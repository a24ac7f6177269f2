// SPDX-License-Identifier: GPL-3.0-or-later
// The loop of a replica. replica_life.cpp holds how requests come and go, replica_batch.cpp what happens to
// the entries of its batch, step_plan.cpp what a scheduler may do to them.
#include "engine/replica.h"

#include "base/hash.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace fulcrum::engine
{

Replica::Replica(Config config, EngineProfile profile, std::unique_ptr<Scheduler> scheduler,
                 std::shared_ptr<cost::StepCost> cost, RunLog log, std::shared_ptr<cost::StepCost> draft)
    : config_(std::move(config)), profile_(std::move(profile)), scheduler_(std::move(scheduler)),
      cost_(std::move(cost)), draft_cost_(std::move(draft)), log_(log),
      pool_(config_.blocks, profile_.limits.block_tokens, profile_.prefix_caching, profile_.kv_layout),
      leading_by_class_(log_.gaps.size(), 0)
{
    record_.node = config_.node;
    record_.engine = config_.engine;
    set_parts();
}

void Replica::advance(TimeNs limit)
{
    while (next_step_ < limit)
        advance_once(limit);
}

void Replica::advance_once(TimeNs limit)
{
    now_ = next_step_;
    if (now_ > config_.stop_at) { // the host paused beyond it: nobody begins any more
        stopped_ = true;
        next_step_ = kNever;
        return;
    }
    if (!plan_step()) return;
    const bool uniform = leading_given_ && leading_ == running();
    if (uniform) {
        run_decode_stretch(limit);
    } else {
        run_planned_step();
    }
}

// False: there was nothing to do after all.
bool Replica::plan_step()
{
    for (;;) {
        given_.assign(slot_of_.size(), 0);
        leading_given_ = false;
        planned_tokens_ = static_cast<std::int64_t>(late_.size()) * (1 + drafts_);
        took_out_ = false;
        match_slot_ = -1;
        StepPlan plan(*this);
        scheduler_->schedule(plan);
        if (crash_) {
            crash(now_);
            return false;
        }
        if (planned_tokens_ > 0) return true;
        if (running() == 0 && !waiting_.empty()) {
            const Obstacle obstacle = make_way();
            if (obstacle == Obstacle::Removed || (obstacle == Obstacle::Passes && took_out_)) continue;
            // The head of the queue does not fit into an empty engine: it never will.
            if (obstacle == Obstacle::None) {
                reject_head();
                if (!waiting_.empty()) continue;
            }
        }
        // Those that run hold all KV and none of them can go on: the last gives way, so that no order of
        // events can stop an engine that has work (a half-computed prompt each is enough for that).
        if (running() > 0 && kept_ == 0 && aside_ == 0) {
            running() > 1 ? plan.preempt(running() - 1, Requeue::Head) : plan.fail(0);
            continue;
        }
        next_step_ = kNever;
        idle_since_ = now_;
        return false;
    }
}

TimeNs Replica::wall_time(const cost::StepTime& gpu, TimeNs host) const
{
    return profile_.overlapped ? std::max(gpu.latency, host) + sync_ : gpu.latency + host;
}

TimeNs Replica::end_of_step(TimeNs start, const cost::StepTime& gpu, std::int64_t batch, TimeNs compile)
{
    const TimeNs host = host_ + host_per_request_ * batch;
    if (host_clock_.steady()) return start + wall_time(gpu, host) + compile;
    return interrupted_end(start, gpu, host, compile);
}

// Where the host pauses, or has a CPU quota. Kept out of line, as few replicas need it.
[[gnu::noinline]] TimeNs Replica::interrupted_end(TimeNs start, const cost::StepTime& gpu, TimeNs host,
                                                  TimeNs compile)
{
    Throttling seen;
    const TimeNs worked = host_clock_.work(start, host, seen) - start;
    if (in_window(start)) {
        record_.throttled += seen.time;
        record_.cpu_periods += seen.periods;
        record_.cpu_throttled_periods += seen.throttled;
    }
    return host_clock_.through_pauses(start, wall_time(gpu, worked) + compile);
}

// What the first step of a shape takes longer: kernels are compiled or tuned, or a graph is captured.
TimeNs Replica::compile_for(const cost::StepShape& shape, std::int64_t tokens)
{
    if (config_.compile_time == 0) return 0;
    std::int64_t name = static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(tokens)));
    if (!shape.pieces.empty()) {
        name = -name;
    } else if (shape.launch.mode == cost::Launch::Mode::Graph) {
        name = shape.launch.padded_tokens;
    }
    if (std::find(compiled_.begin(), compiled_.end(), name) != compiled_.end()) return 0;
    compiled_.push_back(name);
    return config_.compile_time;
}

// Whether a step cannot be taken for lack of memory.
bool Replica::overflows(const cost::StepTime& gpu)
{
    if (gpu.transient_bytes <= config_.headroom_bytes) return false;
    crash_ = Crash::Reason::Transients;
    return true;
}

cost::StepTime Replica::gpu_time(const cost::StepShape& shape) const
{
    cost::StepTime gpu = cost_->step(shape);
    if (drafts_ > 0 || config_.slowdown != 1) alter(gpu, shape);
    return gpu;
}

// Adds the drafting, and what makes this replica slower than others. Kept out of line, too.
[[gnu::noinline]] void Replica::alter(cost::StepTime& gpu, const cost::StepShape& shape) const
{
    if (drafts_ > 0) add_drafting(gpu, shape);
    if (config_.slowdown == 1) return;
    const auto slowed = [this](TimeNs time) {
        return static_cast<TimeNs>(std::llround(static_cast<double>(time) * config_.slowdown));
    };
    gpu.latency = std::max<TimeNs>(1, slowed(gpu.latency));
    gpu.gpu_prefill = std::min(gpu.latency, slowed(gpu.gpu_prefill));
    gpu.gpu_decode = gpu.latency - gpu.gpu_prefill;
}

// How a step's kernels are started (MODEL 6.2).
cost::Launch Replica::launch_of(const cost::StepShape& shape) const
{
    using Mode = cost::Launch::Mode;
    const auto& sizes = profile_.capture_sizes;
    if (profile_.eager) return {Mode::Eager, 0};
    if (sizes.empty() || !shape.pieces.empty()) return {};
    const auto fit = std::lower_bound(sizes.begin(), sizes.end(), shape.decode_seqs * shape.tokens_per_seq);
    return fit == sizes.end() ? cost::Launch{Mode::Eager, 0} : cost::Launch{Mode::Graph, *fit};
}

// Over the decoding entries of the step.
void Replica::sum_windows()
{
    for (std::size_t w = 0; w < windows_.size(); ++w) {
        std::int64_t sum = 0;
        std::int64_t growing = 0;
        for (std::size_t i = 0; i < slot_of_.size(); ++i) {
            const bool counts = static_cast<int>(i) < leading_ ? leading_given_ : given_[i] > 0;
            if (!counts || decodes_[i] == 0) continue;
            sum += std::min<std::int64_t>(computed(i), windows_[w]);
            growing += computed(i) < windows_[w] ? 1 : 0;
        }
        windowed_sums_[w] = sum;
        windowed_growth_[w] = growing;
    }
}

// How many steps may be alike: until something finishes, the scheduler might decide otherwise, or a sequence
// outgrows a sliding window.
std::int64_t Replica::stretch_limit()
{
    const std::int64_t quiet = scheduler_->quiet_steps(StepPlan(*this));
    std::int64_t steps = std::min<std::int64_t>(
        {config_.longest_stretch, leading_remaining_, quiet == INT64_MAX ? quiet : quiet + 1});
    // What they give back may let somebody in, and without them the batch has another shape.
    if (!late_.empty() && (!waiting_.empty() || config_.compile_time > 0)) return 1;
    if (profile_.kv_layout.window_groups > 0) steps = std::min(steps, steps_to_full_window());
    if (flushers_ > 0) steps = std::min(steps, steps_to_next_flush());
    for (const std::int64_t window : windows_) {
        for (int i = 0; i < leading_; ++i) {
            const std::int64_t room = window - computed(static_cast<std::size_t>(i));
            if (room > 0) steps = std::min(steps, room);
        }
    }
    return steps;
}

// Every running entry decodes, and keeps doing so: step after step only a few numbers change; the arrays
// stay as they are.
void Replica::run_decode_stretch(TimeNs limit)
{
    const std::int64_t most = stretch_limit();
    if (!windows_.empty()) sum_windows();
    cost::StepShape shape;
    shape.decode_seqs = leading_ + static_cast<int>(held_.size());
    shape.context_sum = leading_context_;
    shape.context_max = leading_longest_;
    shape.windowed_sums = windowed_sums_;
    shape.logit_rows = shape.decode_seqs;
    if (!late_.empty()) add_late(shape);
    shape.launch = launch_of(shape);

    TimeNs start = now_;
    TimeNs last_end = now_;
    TimeNs compile = compile_for(shape, leading_);
    std::int64_t steps = 0;
    std::size_t due = due_phase();
    for (;;) {
        const cost::StepTime gpu = gpu_time(shape);
        if (overflows(gpu)) break;
        const auto late = static_cast<std::int64_t>(late_.size());
        const TimeNs end = end_of_step(start, gpu, leading_ + late, compile);
        if (end > config_.stop_at) {
            stopped_ = true;
            break;
        }
        note_step(start, end, leading_ + late, gpu, shape);
        if (late > 0) release_late(shape);
        note_leading_tokens(start, end);
        ++steps;
        compile = 0;
        last_end = end;
        start = host_clock_.earliest(end);
        shape.context_sum += leading_;
        ++shape.context_max;
        for (std::size_t w = 0; w < windows_.size(); ++w)
            windowed_sums_[w] += windowed_growth_[w];
        if (steps >= most || start >= limit) break;
        due = due == 0 ? phase_.size() - 1 : due - 1;
        if (phase_[due] > pool_.free()) break;
        note_stall(end, start);
        pool_.allocate(phase_[due]);
        idle_reserved_ -= reserved_phase_[due];
    }
    advance_leading(static_cast<std::int32_t>(steps));
    if (profile_.kv_layout.window_groups > 0) recount_leading();
    if (flushers_ > 0) let_through_full(last_end);
    if (leading_remaining_ == 0) remove_finished(last_end);
    if (crash_) {
        crash(start);
    } else if (stopped_) {
        next_step_ = kNever;
    } else {
        go_on_at(last_end);
    }
}

void Replica::run_planned_step()
{
    cost::StepShape shape;
    pieces_.clear();
    int rows = 0; // of the pieces, that need logits
    const int first = leading_given_ ? leading_ : 0;
    if (leading_given_) {
        shape.decode_seqs = leading_;
        shape.context_sum = leading_context_;
        shape.context_max = leading_longest_;
    }
    for (std::size_t i = static_cast<std::size_t>(first); i < slot_of_.size(); ++i) {
        if (given_[i] == 0) continue;
        if (decodes_[i] != 0) {
            ++shape.decode_seqs;
            shape.context_sum += computed(i);
            shape.context_max = std::max<std::int64_t>(shape.context_max, computed(i));
        } else {
            const bool last = given_[i] == known_[i] - computed_[i];
            pieces_.push_back({given_[i], computed_[i], last});
            const bool all_rows = logprobs_ && slot(slot_of_[i]).request.prompt_logprobs;
            rows += all_rows ? given_[i] : static_cast<int>(last);
        }
    }
    const auto batch = static_cast<std::int64_t>(late_.size() + pieces_.size()) + shape.decode_seqs;
    if (shape.decode_seqs > 0) shape.decode_seqs += static_cast<int>(held_.size());
    shape.tokens_per_seq = 1 + drafts_;
    shape.logit_rows = shape.decode_seqs * shape.tokens_per_seq + rows;
    shape.pieces = pieces_;
    if (!windows_.empty()) sum_windows();
    shape.windowed_sums = windowed_sums_;
    if (!late_.empty()) add_late(shape);
    shape.launch = launch_of(shape);

    const cost::StepTime gpu = gpu_time(shape);
    const TimeNs start = now_;
    if (overflows(gpu)) {
        crash(start);
        return;
    }
    const TimeNs end = end_of_step(start, gpu, batch, compile_for(shape, planned_tokens_));
    if (end > config_.stop_at) {
        stopped_ = true;
        next_step_ = kNever;
        return;
    }
    note_step(start, end, planned_tokens_, gpu, shape);
    if (!late_.empty()) release_late(shape);

    if (leading_given_) {
        note_leading_tokens(start, end);
        advance_leading(1);
    }
    bool finished = leading_given_ && leading_remaining_ == 0;
    for (int i = first; i < running(); ++i) {
        advance_entry(i, start, end);
        finished = finished || remaining(static_cast<std::size_t>(i)) == 0;
    }
    if (leading_given_ && profile_.kv_layout.window_groups == 0) {
        extend_leading();
    } else {
        recount_leading();
    }
    if (flushers_ > 0) let_through_full(end);
    if (finished) remove_finished(end);
    go_on_at(end);
}

// The next step begins where this one ended, if there is anything to do.
void Replica::go_on_at(TimeNs end)
{
    const bool idle = running() == 0 && waiting_.empty() && late_.empty();
    next_step_ = idle ? kNever : host_clock_.earliest(end);
    if (idle) {
        idle_since_ = end;
    } else {
        note_stall(end, next_step_);
        if (leading_remaining_ == 1) expect_ends();
    }
}

void Replica::note_step(TimeNs start, TimeNs end, std::int64_t tokens, const cost::StepTime& gpu,
                        const cost::StepShape& shape)
{
    last_step_end_ = end;
    ++steps_;
    const std::int64_t allocated = pool_.total() - pool_.free();
    const std::int64_t oldest =
        waiting_.empty() ? 0 : (start - slot(waiting_.front()).times.arrival) / kMillisecond;
    record_.timeline.add(start, end,
                         {running(), waiting(), allocated, allocated - idle_reserved_, tokens,
                          (end - start) / kMicrosecond, oldest});
    record_.fingerprint =
        hash_mix(record_.fingerprint ^ static_cast<std::uint64_t>(end), static_cast<std::uint64_t>(tokens));
    if (!in_window(end)) return;
    ++record_.steps;
    record_.busy += end - start;
    record_.gpu_prefill += gpu.gpu_prefill;
    record_.gpu_decode += gpu.gpu_decode;
    record_.step_tokens += tokens;
    const bool decodes_only = shape.pieces.empty();
    record_.graph_steps += decodes_only && shape.launch.mode == cost::Launch::Mode::Graph ? 1 : 0;
    record_.eager_steps += decodes_only && shape.launch.mode == cost::Launch::Mode::Eager ? 1 : 0;
    record_.live_slot_steps += running();
    record_.held_slot_steps += running() + static_cast<std::int64_t>(held_.size() + late_.size());
}

// Requests are there, but no step begins.
void Replica::note_stall(TimeNs from, TimeNs until)
{
    if (until <= from) return;
    const std::int64_t allocated = pool_.total() - pool_.free();
    const std::int64_t oldest =
        waiting_.empty() ? 0 : (from - slot(waiting_.front()).times.arrival) / kMillisecond;
    record_.timeline.add(from, until,
                         {running(), waiting(), allocated, allocated - idle_reserved_, 0, 0, oldest});
}

void Replica::note_idle(TimeNs until)
{
    if (until <= idle_since_) return;
    const std::int64_t allocated = pool_.total() - pool_.free();
    record_.timeline.add(idle_since_, until,
                         {running(), waiting(), allocated, allocated - idle_reserved_, 0, 0, 0});
    idle_since_ = until;
}

ReplicaRecord Replica::finish(TimeNs end)
{
    if (next_step_ == kNever && (running() == 0 || !stopped_)) note_idle(end);
    note_down(end);
    for (std::size_t i = 0; i < slot_of_.size(); ++i) {
        Slot& s = slot(slot_of_[i]);
        s.emitted = known(i) - s.request.prompt_tokens;
        end_request(slot_of_[i], end, Outcome::InFlight);
    }
    for (const Handle id : waiting_)
        end_request(id, end, Outcome::InFlight);
    return std::move(record_);
}

} // namespace fulcrum::engine
