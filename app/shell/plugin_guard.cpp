// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/plugin_guard.h"

#include "base/units.h"
#include "cluster/engine_build.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <set>
#include <stdexcept>
#include <utility>
#include <vector>

namespace fulcrum::app
{

namespace
{

// One guarded object at work. `calls` is odd while one of its calls is under way.
struct Presence {
    explicit Presence(std::string plugin);
    ~Presence();
    Presence(const Presence&) = delete;
    Presence& operator=(const Presence&) = delete;

    std::string name;
    std::uint64_t number = 0;
    std::atomic<std::uint64_t> calls = 0;
};

// All of them: plugins belong to the process, whose libraries are never unloaded.
struct Board {
    std::mutex mutex;
    std::vector<const Presence*> present;
    std::uint64_t last = 0;
};

Board& board()
{
    static Board one;
    return one;
}

Presence::Presence(std::string plugin) : name(std::move(plugin))
{
    const std::scoped_lock lock(board().mutex);
    number = ++board().last;
    board().present.push_back(this);
}

Presence::~Presence()
{
    const std::scoped_lock lock(board().mutex);
    std::erase(board().present, this);
}

class Inside
{
public:
    explicit Inside(Presence& presence) : presence_(presence)
    {
        presence_.calls.fetch_add(1, std::memory_order_relaxed);
    }
    ~Inside() { presence_.calls.fetch_add(1, std::memory_order_relaxed); }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

private:
    Presence& presence_;
};

std::string fault_text(const Presence& presence, const char* call, const char* what)
{
    return "the " + presence.name + " failed in " + call + "(): " + what;
}

// A call in the middle of a run: there is no way back into it.
template <class Call>
decltype(auto) in_run(Presence& presence, const char* name, const Call& call)
{
    const Inside inside(presence);
    try {
        return call();
    } catch (const std::bad_alloc&) {
        throw; // whoever runs it says what to do about that
    } catch (const std::exception& fault) {
        throw std::runtime_error(fault_text(presence, name, fault.what()));
    } catch (...) {
        throw std::runtime_error(fault_text(presence, name, "it threw no std::exception"));
    }
}

constexpr const char* kAsk = "ask the plugin's author; without its file the program runs as before";

// A call that may fail: its fault is one of its errors.
template <class Returned, class Call>
Returned as_errors(Presence& presence, const char* name, const Call& call)
{
    const Inside inside(presence);
    try {
        return call();
    } catch (const std::exception& fault) {
        return Errors{Error{fault_text(presence, name, fault.what()), kAsk, {}, {}}};
    } catch (...) {
        return Errors{Error{fault_text(presence, name, "it threw no std::exception"), kAsk, {}, {}}};
    }
}

[[noreturn]] void breach(const Presence& presence, const char* call, const std::string& what)
{
    throw std::runtime_error(fault_text(presence, call, what.c_str()));
}

class GuardedCost final : public cost::StepCost
{
public:
    // What does not change is asked for once, where a fault is still an error value.
    GuardedCost(std::unique_ptr<cost::StepCost> inner, const std::shared_ptr<Presence>& presence)
        : inner_(std::move(inner)), presence_(presence), windows_(inner_->windows()),
          device_(inner_->device()), gpus_(inner_->gpus()), price_(inner_->price_usd_per_hour())
    {
    }

    cost::StepTime step(const cost::StepShape& shape) const override
    {
        const cost::StepTime time = in_run(*presence_, "step", [&] { return inner_->step(shape); });
        // A step that takes no time would be taken for ever.
        if (time.latency < 1) breach(*presence_, "step", "a latency below 1 ns");
        return time;
    }
    Result<cost::MemoryPlan> memory_plan(const cost::EngineLimits& limits) const override
    {
        return as_errors<Result<cost::MemoryPlan>>(*presence_, "memory_plan",
                                                   [&] { return inner_->memory_plan(limits); });
    }
    std::vector<std::int64_t> windows() const override { return windows_; }
    const catalog::Device* device() const override { return device_; }
    int gpus() const override { return gpus_; }
    double price_usd_per_hour() const override { return price_; }

private:
    std::unique_ptr<cost::StepCost> inner_;
    std::shared_ptr<Presence> presence_;
    std::vector<std::int64_t> windows_;
    const catalog::Device* device_ = nullptr;
    int gpus_ = 1;
    double price_ = 0;
};

class GuardedScheduler final : public engine::Scheduler
{
public:
    GuardedScheduler(std::unique_ptr<engine::Scheduler> inner, std::shared_ptr<Presence> presence)
        : inner_(std::move(inner)), presence_(std::move(presence))
    {
    }

    void schedule(engine::StepPlan& plan) override
    {
        in_run(*presence_, "schedule", [&] { inner_->schedule(plan); });
    }
    std::int64_t quiet_steps(const engine::StepPlan& plan) const override
    {
        return in_run(*presence_, "quiet_steps", [&] { return inner_->quiet_steps(plan); });
    }
    void restart() override
    {
        in_run(*presence_, "restart", [&] { inner_->restart(); });
    }

private:
    std::unique_ptr<engine::Scheduler> inner_;
    std::shared_ptr<Presence> presence_;
};

class GuardedSource final : public cluster::RequestSource
{
public:
    GuardedSource(std::unique_ptr<cluster::RequestSource> inner, std::shared_ptr<Presence> presence)
        : inner_(std::move(inner)), presence_(std::move(presence)), classes_(inner_->class_names()),
          notes_(inner_->notes()), reactive_(inner_->reactive())
    {
        if (classes_.empty()) throw std::runtime_error("class_names() is empty");
    }

    TimeNs next_arrival() const override
    {
        return in_run(*presence_, "next_arrival", [&] { return inner_->next_arrival(); });
    }
    void take(engine::Request& out) override
    {
        in_run(*presence_, "take", [&] { inner_->take(out); });
        if (const char* fault = fault_in(out)) breach(*presence_, "take", fault);
        last_ = out.arrival;
    }
    void completed(const cluster::RequestEnd& end) override
    {
        in_run(*presence_, "completed", [&] { inner_->completed(end); });
    }
    bool reactive() const override { return reactive_; }
    Errors change(const Parameters& parameters, TimeNs now) override
    {
        return as_errors<Errors>(*presence_, "change", [&] { return inner_->change(parameters, now); });
    }
    std::vector<std::string> class_names() const override { return classes_; }
    std::vector<std::string> notes() const override { return notes_; }

private:
    // What a run relies on (engine/request.h).
    const char* fault_in(const engine::Request& request) const
    {
        std::int64_t tokens = 0;
        for (const engine::PromptPart& part : request.parts)
            tokens += part.tokens;
        if (request.arrival < last_) return "a request arrives before the one taken last";
        if (request.prompt_tokens < 1 || request.output_tokens < 1)
            return "a request without prompt or output tokens";
        if (request.max_tokens < request.output_tokens) return "max_tokens below output_tokens";
        if (tokens != request.prompt_tokens) return "the tokens of parts do not add up to prompt_tokens";
        if (request.class_index >= classes_.size()) return "class_index is not one of class_names()";
        return nullptr;
    }

    std::unique_ptr<cluster::RequestSource> inner_;
    std::shared_ptr<Presence> presence_;
    std::vector<std::string> classes_;
    std::vector<std::string> notes_;
    bool reactive_ = false;
    TimeNs last_ = 0; // arrival of the request taken last
};

// What an engine relies on (engine/scheduler.h); empty: nothing is wrong.
std::string fault_in(const engine::EngineProfile& profile)
{
    const cost::EngineLimits& limits = profile.limits;
    if (limits.step_tokens < 1 || limits.running_cap < 1 || limits.block_tokens < 1 ||
        limits.max_model_len < 1)
        return "step_tokens, running_cap, block_tokens and max_model_len have to be at least 1";
    if (!(limits.utilisation > 0 && limits.utilisation <= 1)) return "utilisation has to be within 0 to 1";
    const auto is_time = [](double seconds) { return seconds >= 0 && seconds < 1e6; };
    if (!is_time(profile.host_seconds) || !is_time(profile.host_seconds_per_request) ||
        !is_time(profile.sync_seconds))
        return "host times have to be 0 s or more";
    if (!std::ranges::is_sorted(profile.capture_sizes)) return "capture_sizes have to ascend";
    return {};
}

template <class Guarded, class Part>
void wrap(std::unique_ptr<Part>& part, const std::shared_ptr<Presence>& presence)
{
    if (!part) throw std::runtime_error("it succeeded without making anything");
    part = std::make_unique<Guarded>(std::move(part), presence);
}

// `make` of the kind, with everything that it makes inside a guard.
template <class Guarded, class Kind, class PartOf>
void guard_make(Kind& kind, const std::string& name, const PartOf& part_of)
{
    kind.make = [make = std::move(kind.make), name, part_of](const Parameters& parameters,
                                                             const auto& context) {
        const auto presence = std::make_shared<Presence>(name);
        using Returned = decltype(make(parameters, context));
        return as_errors<Returned>(*presence, "make", [&] {
            Returned made = make(parameters, context);
            if (made) wrap<Guarded>(part_of(*made), presence);
            return made;
        });
    };
}

std::string quoted(const char* kind, const cluster::KindText& text)
{
    return std::string(kind) + " plugin \"" + text.id + "\"";
}

// Why the default is none that a project could give; empty: nothing.
std::string fault_of_default(const ParameterDescription& one)
{
    if (one.type != ParameterType::Quantity) {
        const Result<Value> checked = check_value(one, one.fallback);
        return checked ? std::string() : checked.errors().front().message;
    }
    // A default is a number in the base unit, where a project has to write the unit.
    const double* number = std::get_if<double>(&one.fallback);
    if (number == nullptr) return "it is no number in the base unit";
    const bool inside = !(one.minimum && *number < *one.minimum) && !(one.maximum && *number > *one.maximum);
    return inside && std::isfinite(*number) ? std::string() : "it is outside its own range";
}

std::string fault_of_one(const ParameterDescription& one)
{
    if (one.key.empty()) return "one of its parameters has no key";
    const std::string name = "its parameter \"" + one.key + "\"";
    if (one.type == ParameterType::Choice && one.choices.empty()) return name + " is a choice of nothing";
    if (std::holds_alternative<std::monostate>(one.fallback)) return {};
    const std::string fault = fault_of_default(one);
    return fault.empty() ? std::string() : name + " has a default that it refuses: " + fault;
}

std::string fault_of_all(const std::vector<ParameterDescription>& parameters, std::set<std::string> taken)
{
    for (const ParameterDescription& one : parameters) {
        if (std::string fault = fault_of_one(one); !fault.empty()) return fault;
        if (!taken.insert(one.key).second)
            return "there is already a parameter \"" + one.key + "\"; choose another key";
    }
    return {};
}

} // namespace

void guard(cluster::HardwareKind& kind)
{
    guard_make<GuardedCost>(
        kind, quoted("hardware", kind.text), [](auto& made) -> auto& { return made; });
}

void guard(cluster::SchedulerKind& kind)
{
    guard_make<GuardedScheduler>(
        kind, quoted("scheduler", kind.text), [](cluster::EngineParts & made) -> auto& {
            if (std::string fault = fault_in(made.profile); !fault.empty()) throw std::runtime_error(fault);
            return made.scheduler;
        });
}

void guard(cluster::WorkloadKind& kind)
{
    guard_make<GuardedSource>(
        kind, quoted("workload", kind.text), [](auto& made) -> auto& { return made; });
}

std::string fault_of(const cluster::HardwareKind& kind)
{
    return fault_of_all(kind.parameters, {});
}

std::string fault_of(const cluster::SchedulerKind& kind)
{
    std::set<std::string> taken; // an engine node holds those of every engine beside the scheduler's own
    for (const ParameterDescription& one : cluster::engine_parameters())
        taken.insert(one.key);
    return fault_of_all(kind.parameters, std::move(taken));
}

std::string fault_of(const cluster::WorkloadKind& kind)
{
    return fault_of_all(kind.parameters, {});
}

std::string PluginWatch::hanging(std::chrono::milliseconds patience)
{
    const auto now = std::chrono::steady_clock::now();
    std::map<std::uint64_t, Seen> seen;
    std::string found;
    const std::scoped_lock lock(board().mutex);
    for (const Presence* one : board().present) {
        const std::uint64_t call = one->calls.load(std::memory_order_relaxed);
        if (call % 2 == 0) continue;
        const auto before = m_seen.find(one->number);
        const bool same = before != m_seen.end() && before->second.call == call;
        const Seen current{call, same ? before->second.since : now};
        if (found.empty() && now - current.since >= patience) found = one->name;
        seen.emplace(one->number, current);
    }
    m_seen = std::move(seen);
    return found;
}

} // namespace fulcrum::app
