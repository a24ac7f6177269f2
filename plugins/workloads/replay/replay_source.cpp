// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/replay/replay_source.h"

#include "base/hash.h"
#include "base/random.h"
#include "base/time.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>

namespace fulcrum::plugins::replay
{

namespace
{

namespace traces = evidence::traces;

// More classes than a table of results can show; the rows of the others get the workload's own class.
constexpr std::size_t kMostClasses = 50;

Error problem(const std::string& message, const std::string& hint)
{
    return {.message = message, .hint = hint, .file = {}, .at = {}};
}

std::string full_path(const std::string& file, const std::string& folder)
{
    // An absolute file name replaces the folder.
    return (std::filesystem::path(folder) / std::filesystem::path(file)).lexically_normal().string();
}

traces::ReadOptions read_options(const Parameters& parameters)
{
    traces::ReadOptions options;
    options.format = traces::format_named(parameters.text("format")); // "auto" is no name
    if (parameters.is_set("block_tokens"))
        options.block_tokens = static_cast<int>(parameters.integer("block_tokens"));
    return options;
}

Result<Playback> read_playback(const Parameters& parameters, const cluster::SourceContext& context)
{
    Playback playback;
    const double start = parameters.real("start");
    if (!(start >= 0 && start < kLatestSeconds))
        return problem("start is out of range", "give a time of 0 s or more");
    playback.start = from_seconds(start);
    playback.time_scale = parameters.real("time_scale");
    if (!(playback.time_scale >= 1e-6 && playback.time_scale <= 1e6))
        return problem("time_scale is out of range", "1 is as recorded, 2 twice as fast");
    playback.spread = parameters.boolean("spread_ticks");
    if (parameters.is_set("max_tokens")) {
        const double most = parameters.real("max_tokens");
        if (!(most >= 1 && most <= 1e8)) return problem("max_tokens is out of range", "give 1 or more");
        playback.max_tokens = static_cast<std::int32_t>(most);
    }
    playback.priority = static_cast<std::int32_t>(parameters.integer("priority"));
    playback.tenant = static_cast<std::uint16_t>(parameters.integer("tenant"));
    playback.prompt_logprobs = parameters.boolean("prompt_logprobs");
    playback.one_class = parameters.is_set("class");
    playback.class_name = playback.one_class ? parameters.text("class") : context.node;
    return playback;
}

} // namespace

ReplaySource::ReplaySource(SharedTrace trace, Playback playback, const cluster::SourceContext& context)
    : trace_(std::move(trace)), playback_(std::move(playback)), salt_(hash_text(context.node))
{
    sessions_ =
        std::ranges::any_of(trace_->rows, [](const traces::TraceRow& row) { return !row.then.empty(); });
    plan_arrivals(context);
    name_classes();
}

void ReplaySource::plan_arrivals(const cluster::SourceContext& context)
{
    const auto& rows = trace_->rows;
    const TimeNs first = rows[playback_.first_row].arrival;
    const std::uint32_t stream = stream_id(context.node, Purpose::Arrival);
    for (std::size_t row = playback_.first_row; row < rows.size(); ++row) {
        TimeNs recorded = rows[row].arrival - first;
        if (playback_.spread && trace_->tick > 0)
            recorded += static_cast<TimeNs>(static_cast<double>(trace_->tick) *
                                            RandomStream(context.seed, stream, row).uniform());
        // Without a change of speed the integers of the trace stay as they are.
        if (playback_.time_scale != 1) recorded = from_seconds(to_seconds(recorded) / playback_.time_scale);
        const bool late = recorded > kNever - playback_.start;
        arrivals_.push_back({late ? kNever : recorded + playback_.start, static_cast<std::uint32_t>(row), 0});
    }
    std::ranges::stable_sort(arrivals_, {}, &Arrival::at); // spreading may change the order
    while (!arrivals_.empty() && arrivals_.back().at == kNever)
        arrivals_.pop_back();
}

void ReplaySource::name_classes()
{
    classes_ = {playback_.class_name};
    const auto named = [](const traces::TraceRow& row) { return !row.request_class.empty(); };
    if (playback_.one_class || std::ranges::none_of(trace_->rows, named)) return;
    std::map<std::string, std::uint16_t, std::less<>> known{{playback_.class_name, 0}};
    for (const traces::TraceRow& row : trace_->rows) {
        std::uint16_t index = 0;
        if (const auto found = known.find(row.request_class); found != known.end()) {
            index = found->second;
        } else if (named(row) && classes_.size() < kMostClasses) {
            index = static_cast<std::uint16_t>(classes_.size());
            classes_.push_back(row.request_class);
            known.emplace(row.request_class, index);
        }
        class_of_row_.push_back(index);
    }
    // The workload's own class is only listed where a row is in it.
    if (std::ranges::find(class_of_row_, 0) == class_of_row_.end()) {
        classes_.erase(classes_.begin());
        for (std::uint16_t& index : class_of_row_)
            --index;
    }
}

const ReplaySource::Arrival* ReplaySource::next() const
{
    const Arrival* first = next_ < arrivals_.size() ? &arrivals_[next_] : nullptr;
    if (due_.empty() || (first != nullptr && first->at <= due_.top().at)) return first;
    return &due_.top();
}

TimeNs ReplaySource::next_arrival() const
{
    const Arrival* arrival = next();
    return arrival != nullptr ? arrival->at : kNever;
}

void ReplaySource::take(engine::Request& out)
{
    const Arrival arrival = *next();
    if (arrival.turn == 0) {
        ++next_;
    } else {
        due_.pop();
    }
    const traces::TraceRow& row = trace_->rows[arrival.row];
    out.id = (std::uint64_t{arrival.turn} << 32) | arrival.row;
    out.arrival = arrival.at;
    const bool follows = arrival.turn > 0;
    out.prompt_tokens = follows ? row.then[arrival.turn - 1].prompt_tokens : row.prompt_tokens;
    out.output_tokens = follows ? row.then[arrival.turn - 1].output_tokens : row.output_tokens;
    out.max_tokens = out.output_tokens;
    if (playback_.max_tokens > 0) { // the answer is cut off where the client said
        out.max_tokens = playback_.max_tokens;
        out.output_tokens = std::min(out.output_tokens, playback_.max_tokens);
    }
    out.priority = playback_.priority;
    out.tenant = playback_.tenant;
    out.prompt_logprobs = playback_.prompt_logprobs;
    out.class_index = class_of_row_.empty() ? std::uint16_t{0} : class_of_row_[arrival.row];
    out.reply = engine::kUnique;
    if (!row.then.empty())
        fill_session(out, arrival);
    else if (row.parts.empty())
        out.parts.assign(1, {engine::kUnique, row.prompt_tokens});
    else
        out.parts.assign(row.parts.begin(), row.parts.end());
}

// The lengths of a session's requests say what the client sent back: all that was said, where the prompt is
// long enough for that; else the last prompt without the answer; and where it is shorter even than that,
// something new.
void ReplaySource::fill_session(engine::Request& out, const Arrival& arrival) const
{
    const traces::TraceRow& row = trace_->rows[arrival.row];
    const std::uint64_t salt = hash_mix(salt_, arrival.row);
    out.parts.assign(1, {hash_mix(salt, 0) | 1, row.prompt_tokens});
    std::int32_t prompt = row.prompt_tokens;
    std::int32_t output = row.output_tokens;
    for (std::uint32_t turn = 1; turn <= row.then.size(); ++turn) {
        const traces::FollowUp& request = row.then[turn - 1];
        const bool sends_all = request.prompt_tokens >= std::int64_t{prompt} + output;
        if (turn > arrival.turn) { // the answer goes on with what the next prompt sends back
            out.reply = sends_all ? out.parts.back().content : engine::kUnique;
            break;
        }
        const std::uint64_t content = hash_mix(salt, turn) | 1;
        if (sends_all) {
            out.parts.back().tokens += request.prompt_tokens - prompt;
        } else if (request.prompt_tokens > prompt) {
            out.parts.push_back({content, request.prompt_tokens - prompt});
        } else {
            out.parts.assign(1, {content, request.prompt_tokens});
        }
        prompt = request.prompt_tokens;
        output = request.output_tokens;
    }
}

// A session goes on after its answers; without one, it ends.
void ReplaySource::completed(const cluster::RequestEnd& end)
{
    const auto row = static_cast<std::uint32_t>(end.id);
    const auto turn = static_cast<std::uint32_t>(end.id >> 32);
    const std::vector<traces::FollowUp>& then = trace_->rows[row].then;
    if (end.outcome != engine::Outcome::Completed || turn >= then.size()) return;
    const TimeNs pause = then[turn].pause;
    if (pause < kNever - end.at) due_.push({end.at + pause, row, turn + 1});
}

Result<std::unique_ptr<cluster::RequestSource>>
make_source(const Parameters& parameters, const cluster::SourceContext& context, TraceCache& cache)
{
    Result<Playback> playback = read_playback(parameters, context);
    if (!playback) return playback.errors();
    const std::int64_t skip = parameters.integer("skip");
    if (skip < 0) return problem("skip is below 0", "give the number of first rows to leave out");
    traces::ReadOptions options = read_options(parameters);
    if (parameters.is_set("limit")) {
        const std::int64_t limit = parameters.integer("limit");
        if (limit < 1) return problem("limit is below 1", "give 1 or more, or remove it");
        if (limit < INT64_MAX - skip) options.limit = limit + skip;
    }
    if (parameters.text("file").empty())
        return problem("file is empty", "name the trace, e.g. file = \"trace.csv\"");
    const Result<SharedTrace> trace = cache.read(full_path(parameters.text("file"), context.folder), options);
    if (!trace) return trace.errors();
    if (skip >= std::ssize((*trace)->rows))
        return problem("skip leaves no request: the trace has " + std::to_string((*trace)->rows.size()),
                       "skip fewer rows");
    playback->first_row = static_cast<std::size_t>(skip);
    return std::unique_ptr<cluster::RequestSource>(
        std::make_unique<ReplaySource>(*trace, std::move(*playback), context));
}

} // namespace fulcrum::plugins::replay
