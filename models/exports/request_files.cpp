// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/request_files.h"

#include "base/hash.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace fulcrum::exports
{

namespace
{

using engine::Outcome;

// Nanoseconds as seconds, nothing lost: "1.250000000".
std::string exact_seconds(TimeNs time)
{
    if (time == kNever) return {};
    return fmt::format("{}.{:09}", time / kSecond, time % kSecond);
}

std::string span(TimeNs from, TimeNs until)
{
    if (from == kNever || until == kNever) return {};
    return exact_seconds(until - from);
}

const char* status_of(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Completed:
        return "ok";
    case Outcome::Rejected:
        return "rejected";
    case Outcome::TimedOut:
        return "timeout";
    case Outcome::Failed:
        return "failed";
    case Outcome::InFlight:
        return "cancelled";
    }
    return "";
}

std::string quoted(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string out = "\"";
    for (const char c : text)
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + "\"";
}

// The ids of a prompt's blocks: each of all that stands in front of it and within it, as the engine's prefix
// cache chains them. Numbers are given in order of appearance.
class BlockIds
{
public:
    std::vector<std::int64_t> of(const engine::Request& request, std::uint64_t own, int block_tokens)
    {
        std::vector<std::int64_t> ids;
        std::uint64_t chain = 0;
        std::int64_t done = 0; // tokens of the blocks so far
        std::size_t part = 0;
        std::int64_t part_begin = 0;
        while (done < request.prompt_tokens) {
            const std::int64_t end = std::min<std::int64_t>(done + block_tokens, request.prompt_tokens);
            // Every part that reaches into the block, and from where on.
            for (std::int64_t at = done; at < end;) {
                while (part < request.parts.size() && part_begin + request.parts[part].tokens <= at) {
                    part_begin += request.parts[part].tokens;
                    ++part;
                }
                const bool known = part < request.parts.size();
                const std::uint64_t content = known ? request.parts[part].content : engine::kUnique;
                const std::int64_t until =
                    known ? std::min<std::int64_t>(end, part_begin + request.parts[part].tokens) : end;
                const std::uint64_t name = content == engine::kUnique ? hash_mix(own, part) : content;
                chain = hash_mix(hash_mix(chain, name), hash_mix(static_cast<std::uint64_t>(at - part_begin),
                                                                 static_cast<std::uint64_t>(until - at)));
                at = until;
            }
            done = end;
            ids.push_back(ids_.try_emplace(chain, static_cast<std::int64_t>(ids_.size())).first->second);
        }
        return ids;
    }

private:
    std::map<std::uint64_t, std::int64_t> ids_;
};

} // namespace

std::string request_csv(const cluster::RunRecord& record)
{
    std::string out = "request_id,arrival_s,reached_ts,admitted_ts,scheduled_ts,first_token_ts,last_token_ts,"
                      "ttft_s,tpot_s,e2e_s,prompt_tokens,cached_tokens,output_tokens,status,class,replica\n";
    for (std::size_t i = 0; i < record.requests.size(); ++i) {
        const cluster::RequestTimes& times = record.requests[i];
        const bool completed = times.outcome == Outcome::Completed;
        const bool served = times.scheduled != kNever && times.replica < record.replicas.size();
        std::string tpot;
        if (completed && times.output_tokens > 1)
            tpot = fmt::format("{:.12g}", to_seconds(times.last_at_client() - times.first_at_client()) /
                                              (times.output_tokens - 1));
        out += fmt::format(
            "{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n", i, exact_seconds(times.arrival),
            exact_seconds(times.reached), exact_seconds(times.admitted), exact_seconds(times.scheduled),
            exact_seconds(times.first_token), exact_seconds(times.last_token),
            span(times.arrival, times.first_at_client()), tpot,
            completed ? span(times.arrival, times.last_at_client()) : std::string(), times.prompt_tokens,
            served ? std::to_string(times.cached_tokens) : std::string(), times.output_tokens,
            status_of(times.outcome), quoted(record.classes[times.class_index]),
            served ? quoted(record.replicas[times.replica].node) : std::string());
    }
    return out;
}

std::string mooncake_jsonl(const CapturedRun& run, int block_tokens)
{
    std::string out;
    BlockIds ids;
    std::uint64_t own = 1;
    for (const CapturedRequest& captured : run.requests) {
        const engine::Request& request = captured.request;
        out += fmt::format(
            "{{\"timestamp\": {:.3f}, \"input_length\": {}, \"output_length\": {}, \"hash_ids\": [{}]}}\n",
            static_cast<double>(request.arrival) * 1e-6, request.prompt_tokens, request.output_tokens,
            fmt::join(ids.of(request, hash_mix(own++, 0x6f776e), block_tokens), ", "));
    }
    return out;
}

} // namespace fulcrum::exports
