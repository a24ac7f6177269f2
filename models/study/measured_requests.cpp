// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/measured_requests.h"

#include "catalog/device.h"
#include "scenario/document.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <optional>

namespace fulcrum::study
{

namespace
{

namespace fs = std::filesystem;
using Json = nlohmann::json;

// As written down, each in the seconds of its clock.
struct Line {
    double arrival = 0;
    double queued = 0;
    double first = 0;
    double last = 0;
    double prompt = 0;
    double output = 0;
};

std::optional<double> number(const Json& json, const char* key)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_number()) return std::nullopt;
    const double value = found->get<double>();
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

std::optional<Line> read_line(const Json& json)
{
    Line line;
    const std::pair<const char*, double*> fields[] = {
        {"arrival_time", &line.arrival}, {"queued_ts", &line.queued},  {"first_token_ts", &line.first},
        {"last_token_ts", &line.last},   {"input_toks", &line.prompt}, {"output_toks", &line.output}};
    for (const auto& [key, into] : fields) {
        const auto value = number(json, key);
        if (!value) return std::nullopt;
        *into = *value;
    }
    const bool tokens = line.prompt >= 1 && line.prompt <= 1e8 && line.output >= 1 && line.output <= 1e8;
    const bool order = line.queued <= line.first && line.first <= line.last && line.last > 0;
    return tokens && order ? std::optional(line) : std::nullopt;
}

Result<std::vector<Line>> read_lines(const std::string& path)
{
    const auto text = scenario::read_text_file(path);
    if (!text) return text.errors();
    std::vector<Line> lines;
    std::size_t begin = 0;
    for (int number_of_line = 1; begin < text->size(); ++number_of_line) {
        const std::size_t end = std::min(text->find('\n', begin), text->size());
        const std::string_view one = std::string_view(*text).substr(begin, end - begin);
        begin = end + 1;
        if (one.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        const Json json = Json::parse(one, nullptr, false);
        if (!json.is_object()) {
            return Error{.message = "this line is no JSON object",
                         .hint = "requests.jsonl holds one request a line",
                         .file = path,
                         .at = {number_of_line, 1}};
        }
        const bool ended = json.contains("last_token_ts") && !json["last_token_ts"].is_null();
        if (!ended) continue;
        const auto line = read_line(json);
        if (!line) {
            return Error{
                .message = "a time or a number of tokens is missing or makes no sense",
                .hint = "needed are input_toks, output_toks, arrival_time, queued_ts, first_token_ts and "
                        "last_token_ts",
                .file = path,
                .at = {number_of_line, 1}};
        }
        lines.push_back(*line);
    }
    if (lines.empty()) return Error{.message = "it holds no request that ended", .file = path};
    return lines;
}

std::vector<MeasuredRequest> to_requests(std::vector<Line> lines)
{
    std::stable_sort(lines.begin(), lines.end(),
                     [](const Line& a, const Line& b) { return a.arrival < b.arrival; });
    double offset = std::numeric_limits<double>::infinity(); // of the engine's clock to that of arrivals
    for (const Line& line : lines)
        offset = std::min(offset, line.queued - line.arrival);
    std::vector<MeasuredRequest> requests;
    for (const Line& line : lines) {
        MeasuredRequest request;
        request.arrival = from_seconds(line.arrival - lines.front().arrival);
        request.prompt_tokens = static_cast<std::int32_t>(line.prompt);
        request.output_tokens = static_cast<std::int32_t>(line.output);
        request.ttft_s = std::max(line.first - (line.arrival + offset), 1e-6);
        if (request.output_tokens > 1)
            request.tpot_s = std::max((line.last - line.first) / (request.output_tokens - 1), 1e-9);
        requests.push_back(request);
    }
    return requests;
}

std::string text_at(const Json& json, const Json::json_pointer& path)
{
    return json.contains(path) && json.at(path).is_string() ? json.at(path).get<std::string>()
                                                            : std::string();
}

std::optional<std::int64_t> whole_at(const Json& json, const Json::json_pointer& path)
{
    if (!json.contains(path) || !json.at(path).is_number_integer()) return std::nullopt;
    const auto value = json.at(path).get<std::int64_t>();
    return value >= 1 ? std::optional(value) : std::nullopt;
}

MeasuredPoint served_as(const Json& meta, const MeasuredPoint& fallback, const std::string& folder)
{
    using Path = Json::json_pointer;
    MeasuredPoint served = fallback;
    served.id = served.source = folder;
    if (!text_at(meta, Path("/vllm_version")).empty()) {
        served.engine = "vllm";
        served.engine_version = text_at(meta, Path("/vllm_version"));
    }
    if (served.engine.empty()) served.engine = "vllm";
    if (!text_at(meta, Path("/model")).empty()) served.model = text_at(meta, Path("/model"));
    const std::string device = text_at(meta, Path("/hardware/device_name"));
    const std::string begin = folder.substr(0, folder.find('_'));
    if (catalog::find_device(device) != nullptr) {
        served.gpu = device;
    } else if (served.gpu.empty() && catalog::find_device(begin) != nullptr) {
        served.gpu = begin; // "RTXPRO6000_Qwen3-32B"
    }
    const auto set = [&meta](auto& into, const char* path) {
        if (const auto value = whole_at(meta, Path(path))) into = *value;
    };
    set(served.tensor_parallel, "/engine_kwargs/tensor_parallel_size");
    set(served.max_num_seqs, "/engine_kwargs/max_num_seqs");
    set(served.max_num_batched_tokens, "/engine_kwargs/max_num_batched_tokens");
    served.load = "trace";
    served.load_value.reset();
    return served;
}

class Requests final : public cluster::RequestSource
{
public:
    explicit Requests(std::shared_ptr<const MeasuredRun> run) : run_(std::move(run)) {}

    TimeNs next_arrival() const override
    {
        return next_ < run_->requests.size() ? run_->requests[next_].arrival : kNever;
    }

    void take(engine::Request& out) override
    {
        const MeasuredRequest& request = run_->requests[next_];
        out = {};
        out.id = next_++;
        out.arrival = request.arrival;
        out.prompt_tokens = request.prompt_tokens;
        out.output_tokens = out.max_tokens = request.output_tokens;
        out.parts.assign(1, {engine::kUnique, request.prompt_tokens});
    }

    std::vector<std::string> class_names() const override { return {"measured"}; }

private:
    std::shared_ptr<const MeasuredRun> run_;
    std::size_t next_ = 0;
};

} // namespace

MeasuredPoint MeasuredRun::served_by_itself() const
{
    MeasuredPoint point = served;
    point.load = kMeasuredRequests;
    return point;
}

Result<MeasuredRun> read_measured_run(const std::string& folder, const MeasuredPoint& served)
{
    const fs::path base(folder);
    const auto text = scenario::read_text_file((base / "meta.json").string());
    if (!text) return text.errors();
    const Json meta = Json::parse(*text, nullptr, false);
    if (!meta.is_object())
        return Error{.message = "it is no JSON object", .file = (base / "meta.json").string()};
    auto lines = read_lines((base / "requests.jsonl").string());
    if (!lines) return lines.errors();
    MeasuredRun run;
    run.served = served_as(meta, served, base.filename().string());
    run.requests = to_requests(std::move(*lines));
    return run;
}

cluster::Kinds kinds_with(const cluster::Kinds& kinds, std::shared_ptr<const MeasuredRun> run)
{
    cluster::Kinds all = kinds;
    all.workloads.push_back({.text = {.id = kMeasuredRequests,
                                      .title = "Measured requests",
                                      .description = "The requests of a measured run."},
                             .finite = true,
                             .parameters = {},
                             .make = [run = std::move(run)](const Parameters&, const cluster::SourceContext&)
                                 -> Result<std::unique_ptr<cluster::RequestSource>> {
                                 return std::unique_ptr<cluster::RequestSource>(
                                     std::make_unique<Requests>(run));
                             }});
    return all;
}

} // namespace fulcrum::study
