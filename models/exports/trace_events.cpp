// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/trace_events.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <map>

namespace fulcrum::exports
{

namespace
{

using Json = nlohmann::ordered_json;
using engine::Outcome;

double micros(TimeNs time)
{
    return static_cast<double>(time) * 1e-3;
}

const char* name_of(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Completed:
        return "completed";
    case Outcome::Rejected:
        return "rejected";
    case Outcome::TimedOut:
        return "timed out";
    case Outcome::Failed:
        return "failed";
    case Outcome::InFlight:
        return "in flight";
    }
    return "";
}

const char* name_of(cluster::Mark::Kind kind)
{
    switch (kind) {
    case cluster::Mark::Kind::Change:
        return "change";
    case cluster::Mark::Kind::Restart:
        return "restart";
    case cluster::Mark::Kind::Loss:
        return "loss";
    case cluster::Mark::Kind::Return:
        return "return";
    case cluster::Mark::Kind::Crash:
        return "crash";
    }
    return "";
}

// Events are written as they come: a long run has a million of them.
class Writer
{
public:
    explicit Writer(const CapturedRun& run) : run_(run) {}

    std::string write(const std::string& title)
    {
        text_ = "{\"traceEvents\":[\n";
        for (std::size_t i = 0; i < run_.replicas.size(); ++i) {
            name_process(pid(i), run_.replicas[i].name);
            steps(i);
        }
        name_process(kNowhere, "not served");
        for (std::size_t i = 0; i < run_.record.replicas.size(); ++i)
            counters(i);
        for (std::size_t i = 0; i < run_.record.requests.size(); ++i)
            request(i);
        for (const cluster::Mark& mark : run_.record.marks)
            event({{"name", mark.title.empty() ? std::string(name_of(mark.kind)) : mark.title},
                   {"ph", "i"},
                   {"s", "g"},
                   {"ts", micros(mark.at)},
                   {"pid", process_of(mark.node)},
                   {"tid", 1},
                   {"cat", name_of(mark.kind)}});
        const Json other = {{"title", title},
                            {"seed", run_.record.seed},
                            {"requests", run_.record.requests.size()},
                            {"steps_left_out", run_.steps_left_out}};
        text_ += "\n],\n\"displayTimeUnit\":\"ms\",\n\"otherData\":" + dump(other) + "}\n";
        return std::move(text_);
    }

private:
    static constexpr int kNowhere = 1;

    static int pid(std::size_t replica) { return static_cast<int>(replica) + 2; }

    static std::string dump(const Json& json)
    {
        return json.dump(-1, ' ', false, Json::error_handler_t::replace);
    }

    void event(const Json& json)
    {
        if (any_) text_ += ",\n";
        any_ = true;
        text_ += dump(json);
    }

    void name_process(int process, const std::string& name)
    {
        event({{"name", "process_name"}, {"ph", "M"}, {"pid", process}, {"args", {{"name", name}}}});
        event({{"name", "process_sort_index"},
               {"ph", "M"},
               {"pid", process},
               {"args", {{"sort_index", process}}}});
        event({{"name", "thread_name"},
               {"ph", "M"},
               {"pid", process},
               {"tid", 1},
               {"args", {{"name", "steps"}}}});
    }

    int process_of(const std::string& node) const
    {
        for (std::size_t i = 0; i < run_.replicas.size(); ++i)
            if (run_.replicas[i].name == node) return pid(i);
        return kNowhere;
    }

    void steps(std::size_t replica)
    {
        for (const CapturedStep& step : run_.replicas[replica].steps) {
            std::string name;
            if (step.prefill_tokens > 0) name = fmt::format("prefill {}", step.prefill_tokens);
            if (step.decode_seqs > 0)
                name += fmt::format("{}decode {}", name.empty() ? "" : " + ", step.decode_seqs);
            event({{"name", name.empty() ? "step" : name},
                   {"cat", "step"},
                   {"ph", "X"},
                   {"ts", micros(step.begin)},
                   {"dur", micros(step.end - step.begin)},
                   {"pid", pid(replica)},
                   {"tid", 1},
                   {"args",
                    {{"decode_seqs", step.decode_seqs},
                     {"prefill_requests", step.prefill_pieces},
                     {"prefill_tokens", step.prefill_tokens},
                     {"gpu_us", micros(step.gpu)}}}});
        }
    }

    void counters(std::size_t replica)
    {
        const cluster::ReplicaRecord& record = run_.record.replicas[replica];
        const auto& buckets = record.timeline.buckets();
        for (std::size_t i = 0; i < buckets.size(); ++i) {
            if (buckets[i].covered == 0) continue;
            const double ts = micros(static_cast<TimeNs>(i) * record.timeline.width());
            event({{"name", "requests"},
                   {"ph", "C"},
                   {"ts", ts},
                   {"pid", pid(replica)},
                   {"args",
                    {{"running", buckets[i].mean(cluster::kRunning)},
                     {"waiting", buckets[i].mean(cluster::kWaiting)}}}});
            event({{"name", "KV blocks"},
                   {"ph", "C"},
                   {"ts", ts},
                   {"pid", pid(replica)},
                   {"args",
                    {{"live", buckets[i].mean(cluster::kKvLive)},
                     {"allocated", buckets[i].mean(cluster::kKvAllocated)}}}});
        }
    }

    // Begin and end of a phase; a phase that did not end lasts as long as what is known.
    void phase(const Json& common, const char* name, TimeNs from, TimeNs until)
    {
        if (from == kNever || until == kNever || until < from) return;
        Json begin = common;
        begin["name"] = name;
        begin["ph"] = "b";
        begin["ts"] = micros(from);
        event(begin);
        Json end = common;
        end.erase("args");
        end["name"] = name;
        end["ph"] = "e";
        end["ts"] = micros(until);
        event(end);
    }

    void request(std::size_t index)
    {
        const cluster::RequestTimes& times = run_.record.requests[index];
        const bool served = times.scheduled != kNever && times.replica < run_.record.replicas.size();
        const Json common = {{"cat", "request"},
                             {"id", fmt::format("{:#x}", index)},
                             {"pid", served ? pid(times.replica) : kNowhere},
                             {"tid", 2},
                             {"args",
                              {{"index", index},
                               {"class", run_.record.classes[times.class_index]},
                               {"prompt_tokens", times.prompt_tokens},
                               {"cached_tokens", times.cached_tokens},
                               {"output_tokens", times.output_tokens},
                               {"preemptions", times.preemptions},
                               {"outcome", name_of(times.outcome)}}}};
        const TimeNs end = times.last_token != kNever ? times.last_token : run_.record.end;
        phase(common, "queue", times.arrival, times.scheduled != kNever ? times.scheduled : end);
        phase(common, "prefill", times.scheduled, times.first_token != kNever ? times.first_token : end);
        phase(common, "decode", times.first_token, end);
    }

    const CapturedRun& run_;
    std::string text_;
    bool any_ = false;
};

} // namespace

std::string trace_events(const CapturedRun& run, const std::string& title)
{
    return Writer(run).write(title);
}

} // namespace fulcrum::exports
