// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/captured_run.h"

#include "cluster/simulation.h"

#include <algorithm>
#include <memory>

namespace fulcrum::exports
{

namespace
{

// What the listeners of one run write to; one thread.
struct Notes {
    struct Replica {
        std::vector<CapturedStep> steps;
        double host_seconds = 0;
        double host_seconds_per_request = 0;
        double sync_seconds = 0;
        bool overlapped = false;
    };
    std::vector<std::unique_ptr<Replica>> replicas; // in the order in which they were made
    Replica* current = nullptr;                     // whose step was planned last
    std::vector<CapturedRequest> requests;
    std::int64_t most_steps = 0;
    std::int64_t steps = 0;
    std::int64_t left_out = 0;
};

class ListeningScheduler : public engine::Scheduler
{
public:
    ListeningScheduler(std::unique_ptr<engine::Scheduler> inner, Notes& notes, Notes::Replica& replica)
        : inner_(std::move(inner)), notes_(notes), replica_(replica)
    {
    }

    void schedule(engine::StepPlan& plan) override
    {
        const TimeNs now = plan.now();
        close(now);
        begun_ = now;
        notes_.current = &replica_;
        inner_->schedule(plan);
        if (notes_.steps >= notes_.most_steps) {
            ++notes_.left_out;
            return;
        }
        ++notes_.steps;
        replica_.steps.push_back({now, now, 0, 0, 0, 0});
    }

    // Every step is planned by itself, so that each is seen. The record is the same.
    std::int64_t quiet_steps(const engine::StepPlan&) const override { return 0; }
    void restart() override { inner_->restart(); }

private:
    // The step before ends here, unless the engine idled in between.
    void close(TimeNs now)
    {
        if (replica_.steps.empty() || replica_.steps.back().begin != begun_) return;
        CapturedStep& last = replica_.steps.back();
        const TimeNs longest = last.end - last.begin;
        if (longest <= 0) {
            replica_.steps.pop_back(); // nothing was computed
            --notes_.steps;
            return;
        }
        if (now - last.begin < longest + longest / 2 + kMillisecond) last.end = now;
    }

    std::unique_ptr<engine::Scheduler> inner_;
    Notes& notes_;
    Notes::Replica& replica_;
    TimeNs begun_ = -1;
};

class ListeningCost : public cost::StepCost
{
public:
    ListeningCost(std::unique_ptr<cost::StepCost> inner, Notes& notes)
        : inner_(std::move(inner)), notes_(notes)
    {
    }

    cost::StepTime step(const cost::StepShape& shape) const override
    {
        const cost::StepTime time = inner_->step(shape);
        // Of the step that was planned last, the first answer: what drafts is asked behind it. Replicas of
        // one engine share a cost model.
        Notes::Replica* replica = notes_.current;
        if (replica == nullptr || replica->steps.empty() || replica->steps.back().gpu != 0) return time;
        CapturedStep& last = replica->steps.back();
        last.decode_seqs = shape.decode_seqs;
        last.prefill_pieces = static_cast<std::int32_t>(shape.pieces.size());
        for (const cost::PrefillPiece& piece : shape.pieces)
            last.prefill_tokens += piece.new_tokens;
        last.gpu = time.latency;
        const double requests =
            static_cast<double>(shape.decode_seqs) + static_cast<double>(shape.pieces.size());
        const TimeNs host =
            from_seconds(replica->host_seconds + replica->host_seconds_per_request * requests);
        const TimeNs wall = replica->overlapped
                                ? std::max(time.latency, host) + from_seconds(replica->sync_seconds)
                                : time.latency + host;
        last.end = last.begin + wall;
        return time;
    }

    Result<cost::MemoryPlan> memory_plan(const cost::EngineLimits& limits) const override
    {
        return inner_->memory_plan(limits);
    }
    std::vector<std::int64_t> windows() const override { return inner_->windows(); }
    const catalog::Device* device() const override { return inner_->device(); }
    int gpus() const override { return inner_->gpus(); }
    double price_usd_per_hour() const override { return inner_->price_usd_per_hour(); }

private:
    std::unique_ptr<cost::StepCost> inner_;
    Notes& notes_;
};

class ListeningSource : public cluster::RequestSource
{
public:
    ListeningSource(std::unique_ptr<cluster::RequestSource> inner, Notes& notes, std::string node)
        : inner_(std::move(inner)), notes_(notes), node_(std::move(node))
    {
    }

    TimeNs next_arrival() const override { return inner_->next_arrival(); }
    void take(engine::Request& out) override
    {
        inner_->take(out);
        notes_.requests.push_back({node_, out});
    }
    void completed(const cluster::RequestEnd& end) override { inner_->completed(end); }
    bool reactive() const override { return inner_->reactive(); }
    Errors change(const Parameters& parameters, TimeNs now) override
    {
        return inner_->change(parameters, now);
    }
    std::vector<std::string> class_names() const override { return inner_->class_names(); }
    std::vector<std::string> notes() const override { return inner_->notes(); }

private:
    std::unique_ptr<cluster::RequestSource> inner_;
    Notes& notes_;
    std::string node_;
};

cluster::HardwareKind listening(const cluster::HardwareKind& kind, Notes& notes)
{
    cluster::HardwareKind wrapped = kind;
    wrapped.make = [make = kind.make,
                    &notes](const Parameters& parameters,
                            const cost::Deployment& deployment) -> Result<std::unique_ptr<cost::StepCost>> {
        auto made = make(parameters, deployment);
        if (!made) return made;
        return std::unique_ptr<cost::StepCost>(std::make_unique<ListeningCost>(std::move(*made), notes));
    };
    return wrapped;
}

cluster::SchedulerKind listening(const cluster::SchedulerKind& kind, Notes& notes)
{
    cluster::SchedulerKind wrapped = kind;
    wrapped.make = [make = kind.make,
                    &notes](const Parameters& parameters,
                            const cluster::EngineContext& context) -> Result<cluster::EngineParts> {
        auto made = make(parameters, context);
        if (!made) return made;
        notes.replicas.push_back(std::make_unique<Notes::Replica>());
        Notes::Replica& replica = *notes.replicas.back();
        replica.host_seconds = made->profile.host_seconds;
        replica.host_seconds_per_request = made->profile.host_seconds_per_request;
        replica.sync_seconds = made->profile.sync_seconds;
        replica.overlapped = made->profile.overlapped;
        made->scheduler = std::make_unique<ListeningScheduler>(std::move(made->scheduler), notes, replica);
        return made;
    };
    return wrapped;
}

cluster::WorkloadKind listening(const cluster::WorkloadKind& kind, Notes& notes)
{
    cluster::WorkloadKind wrapped = kind;
    wrapped.make =
        [make = kind.make,
         &notes](const Parameters& parameters,
                 const cluster::SourceContext& context) -> Result<std::unique_ptr<cluster::RequestSource>> {
        auto made = make(parameters, context);
        if (!made) return made;
        return std::unique_ptr<cluster::RequestSource>(
            std::make_unique<ListeningSource>(std::move(*made), notes, context.node));
    };
    return wrapped;
}

cluster::Kinds listening(const cluster::Kinds& kinds, Notes& notes, bool steps)
{
    cluster::Kinds wrapped;
    for (const cluster::HardwareKind& kind : kinds.hardware)
        wrapped.hardware.push_back(steps ? listening(kind, notes) : kind);
    for (const cluster::SchedulerKind& kind : kinds.schedulers)
        wrapped.schedulers.push_back(steps ? listening(kind, notes) : kind);
    for (const cluster::WorkloadKind& kind : kinds.workloads)
        wrapped.workloads.push_back(listening(kind, notes));
    return wrapped;
}

// The first are those of the record; later ones were made for restarts.
void name_replicas(Notes& notes, CapturedRun& run)
{
    std::size_t number = 0;
    for (std::unique_ptr<Notes::Replica>& replica : notes.replicas) {
        std::vector<CapturedStep>& steps = replica->steps;
        if (!steps.empty() && steps.back().gpu == 0) steps.pop_back();
        const std::size_t restarted = number++;
        if (restarted < run.record.replicas.size()) {
            run.replicas.push_back({run.record.replicas[restarted].node, std::move(steps)});
        } else if (!steps.empty()) {
            run.replicas.push_back({"restarted " + std::to_string(restarted + 1 - run.record.replicas.size()),
                                    std::move(steps)});
        }
    }
}

} // namespace

Result<CapturedRun> capture(const scenario::Scenario& scenario, const scenario::RunSettings& run,
                            const cluster::Kinds& kinds, const CaptureOptions& options)
{
    Notes notes;
    notes.most_steps = options.most_steps;
    scenario::RunSettings settings = run;
    if (options.requests > 0)
        settings.max_requests = std::min(options.requests, settings.max_requests.value_or(options.requests));
    cluster::SimulationOptions simulation;
    simulation.seed = options.seed;
    auto record = cluster::simulate(scenario, settings, listening(kinds, notes, options.steps), simulation);
    if (!record) return record.errors();
    CapturedRun captured;
    captured.record = std::move(*record);
    captured.requests = std::move(notes.requests);
    std::ranges::stable_sort(captured.requests, {},
                             [](const CapturedRequest& one) { return one.request.arrival; });
    captured.steps_left_out = notes.left_out;
    if (options.steps) name_replicas(notes, captured);
    return captured;
}

} // namespace fulcrum::exports
