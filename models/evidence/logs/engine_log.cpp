// SPDX-License-Identifier: GPL-3.0-or-later
// Shapes of lines: vllm/engine/metrics.py (V0), vllm/v1/metrics/loggers.py (V1), vllm's worker and cache
// manager at start-up, sglang/srt/managers/scheduler*.py and model_runner.py [S]; real lines in
// ../shared/data/dumps.
#include "evidence/logs/engine_log.h"

#include "evidence/logs/log_line.h"
#include "evidence/logs/log_series.h"
#include "evidence/logs/start_up.h"
#include "evidence/observing.h"
#include "evidence/requests/read_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <climits>

namespace fulcrum::evidence::logs
{

namespace
{

// Labels and what they are in the catalogue; "" as metric: a series of the engine's own.
struct Label {
    std::string_view label;
    std::string_view metric;
    std::string_view name;
    std::string_view unit;
    double factor = 1;
};
constexpr std::array<Label, 12> kVllm{
    {{"Avg prompt throughput: ", "prompt_token_rate", "Avg prompt throughput", "1/s"},
     {"Avg generation throughput: ", "output_token_rate", "Avg generation throughput", "1/s"},
     {"Running: ", "running", "Running", ""},
     {"Waiting: ", "waiting", "Waiting", ""},
     {"Pending: ", "waiting", "Pending", ""},
     {"Swapped: ", "", "swapped", ""},
     {"GPU KV cache usage: ", "kv_usage", "GPU KV cache usage", "", 0.01},
     {"CPU KV cache usage: ", "", "CPU KV cache usage", "", 0.01},
     {", Prefix cache hit rate: ", "prefix_hit_ratio", "Prefix cache hit rate", "", 0.01},
     {"Prefix cache hit rate: GPU: ", "prefix_hit_ratio", "Prefix cache hit rate", "", 0.01},
     {"External prefix cache hit rate: ", "", "External prefix cache hit rate", "", 0.01},
     {"MM cache hit rate: ", "", "MM cache hit rate", "", 0.01}}};
constexpr std::array<Label, 6> kSglang{
    {{"#running-req: ", "running", "#running-req", ""},
     {"#queue-req: ", "waiting", "#queue-req", ""},
     {"token usage: ", "kv_usage", "token usage", ""},
     {"gen throughput (token/s): ", "output_token_rate", "gen throughput", "1/s"},
     {"input throughput (token/s): ", "prompt_token_rate", "input throughput", "1/s"},
     {"accept len: ", "", "accept len", ""}}};

// "Engine 003:" of vLLM, " DP2 " of SGLang.
std::string engine_of(std::string_view text)
{
    if (const auto index = number_after(text, "Engine "); index && *index >= 0 && *index < 1e6)
        return fmt::format("engine {:.0f}", *index);
    for (std::size_t at = text.find(" DP"); at != std::string_view::npos; at = text.find(" DP", at + 1))
        if (const auto rank = number_after(text.substr(at), " DP"); rank && *rank >= 0 && *rank < 1e6)
            return fmt::format("DP {:.0f}", *rank);
    return {};
}

class LogReader
{
public:
    explicit LogReader(Imported& out) : out_(out), start_up_(out) {}

    void read(std::string_view raw, std::int64_t number)
    {
        if (raw.size() > kLongest || !is_of_interest(raw)) return;
        read_line(read_log_line(raw), static_cast<int>(std::min<std::int64_t>(number, INT_MAX)));
    }

    void finish()
    {
        start_up_.finish();
        series_.finish(out_);
        add_batch_observations();
        add_preemptions();
        out_.kind = "engine-log";
        out_.title = fmt::format("Log of {}, {} with figures", engines(), counted(figures_, "line"));
        out_.definitions = {
            "vLLM: throughputs are means over the time since the last line (10 s unless set), the hit "
            "rate is of the last 1,000 block queries, gauges are of that moment",
            "SGLang: one line for every prefill batch and for every 40th decode step (unless set)"};
        if (folded_ > 0)
            out_.warnings.push_back(
                fmt::format("ray folded {} further lines into \"[repeated …]\": their figures are "
                            "lost. Set RAY_DEDUP_LOGS=0 to keep them",
                            folded_));
    }

    bool found_anything() const { return figures_ > 0 || start_up_.found() || preemptions_ > 0; }

private:
    static constexpr std::size_t kLongest = 1'000'000; // of a line

    static bool is_of_interest(std::string_view raw)
    {
        constexpr std::array<std::string_view, 7> kWords{"throughput", " batch", "KV",  "ngine",
                                                         "args",       "raph",   "odel"};
        for (const std::string_view word : kWords)
            if (raw.find(word) != std::string_view::npos) return true;
        return raw.find("reempt") != std::string_view::npos ||
               raw.find("max model len") != std::string_view::npos ||
               raw.find("max_total_num_tokens") != std::string_view::npos ||
               raw.find("GPU blocks") != std::string_view::npos ||
               raw.find("max_num_batched_tokens") != std::string_view::npos ||
               raw.find("vLLM API server") != std::string_view::npos;
    }

    void read_line(const LogLine& line, int number)
    {
        series_.set_time(line);
        folded_ += line.repeated;
        const std::string_view text = line.text;
        if (text.find("Avg prompt throughput: ") != std::string_view::npos) {
            vllm_ = true;
            return read_figures(line, kVllm);
        }
        const bool prefill = text.find("Prefill batch") != std::string_view::npos;
        if ((prefill || text.find("Decode batch") != std::string_view::npos) &&
            text.find("#running-req: ") != std::string_view::npos)
            return read_batch(line, prefill);
        read_preemption(text);
        start_up_.read(line, number);
    }

    std::string replica_of(const LogLine& line) const
    {
        const std::string engine = engine_of(line.text);
        if (line.replica.empty() || engine.empty()) return line.replica + engine;
        return line.replica + ", " + engine;
    }

    template <std::size_t kCount>
    void read_figures(const LogLine& line, const std::array<Label, kCount>& labels)
    {
        const std::string replica = replica_of(line);
        for (const Label& label : labels)
            if (const auto value = number_after(line.text, label.label); value && *value >= 0)
                series_.add(replica, label.metric, label.name, label.unit, *value * label.factor);
        ++figures_;
    }

    void read_batch(const LogLine& line, bool prefill)
    {
        sglang_ = true;
        read_figures(line, kSglang);
        const std::string replica = replica_of(line);
        if (prefill) {
            const auto fresh = number_after(line.text, "#new-token: ");
            const auto cached = number_after(line.text, "#cached-token: ");
            if (!fresh || !cached || !(*fresh >= 0 && *cached >= 0 && *fresh + *cached > 0)) return;
            new_tokens_ += *fresh;
            cached_tokens_ += *cached;
            series_.add(replica, "prefix_hit_ratio", "#cached-token share", "", *cached / (*fresh + *cached));
            return;
        }
        auto graph = text_after(line.text, "cuda graph: ", ",");
        if (!graph) graph = text_after(line.text, "cpu graph: ", ",");
        if (!graph) return;
        const bool used = graph->starts_with("True");
        ++(used ? graphs_ : eager_);
        series_.add(replica, "graph_share", "cuda graph", "", used ? 1 : 0);
    }

    void read_preemption(std::string_view text)
    {
        if (text.find("is preempted by PreemptionMode") != std::string_view::npos) ++preemptions_;
        if (text.find("Retract requests") == std::string_view::npos) return;
        const auto count = number_after(text, "#retracted_reqs: ");
        preemptions_ += count && *count >= 1 && *count < 1e6 ? static_cast<std::int64_t>(*count) : 1;
    }

    void add_batch_observations()
    {
        const Slice slice{
            .source = out_.file, .timed_out = scenario::TimedOut::Included, .population = {}, .window = {}};
        if (new_tokens_ + cached_tokens_ > 0)
            out_.observations.push_back(observed(slice, "prefix_hit_ratio", "share",
                                                 cached_tokens_ / (new_tokens_ + cached_tokens_), {},
                                                 "tokens, of all prefill batches in the log"));
        if (graphs_ + eager_ > 0) {
            const double share = static_cast<double>(graphs_) / static_cast<double>(graphs_ + eager_);
            out_.observations.push_back(observed(slice, "graph_share", "share", share, graphs_ + eager_,
                                                 "of the decode steps that were logged"));
        }
    }

    void add_preemptions()
    {
        if (preemptions_ == 0) return;
        out_.facts.push_back(
            {"preemptions", std::to_string(preemptions_), "lines of preemptions and retractions"});
        const double span = series_.span();
        const Slice slice{
            .source = out_.file, .timed_out = scenario::TimedOut::Included, .population = {}, .window = {}};
        if (span > 0)
            out_.observations.push_back(
                observed(slice, "preemption_rate", "rate", static_cast<double>(preemptions_) / span,
                         preemptions_, "lines that say so over the time of the log; vLLM V1 logs none"));
    }

    std::string engines() const
    {
        const bool vllm = vllm_ || (start_up_.vllm() && !sglang_);
        if (vllm && sglang_) return "vLLM and SGLang";
        return sglang_ || start_up_.sglang() ? "SGLang" : vllm ? "vLLM" : "an engine";
    }

    Imported& out_;
    LogSeries series_;
    StartUp start_up_;
    std::int64_t figures_ = 0;
    std::int64_t folded_ = 0;
    std::int64_t preemptions_ = 0;
    std::int64_t graphs_ = 0;
    std::int64_t eager_ = 0;
    double new_tokens_ = 0;
    double cached_tokens_ = 0;
    bool vllm_ = false;
    bool sglang_ = false;
};

} // namespace

bool looks_like_engine_log(std::string_view head)
{
    constexpr std::array<std::string_view, 15> kWords{"Avg prompt throughput: ",
                                                      "args: Namespace(",
                                                      "Decode batch",
                                                      "Prefill batch",
                                                      "GPU KV cache size: ",
                                                      "Available KV cache memory: ",
                                                      "vLLM API server version",
                                                      "ServerArgs(model_path=",
                                                      "non-default args: {",
                                                      "LLM engine (v",
                                                      "(APIServer pid=",
                                                      "(EngineCore",
                                                      "KV Cache is allocated.",
                                                      "Automatically detected platform",
                                                      "# GPU blocks: "};
    for (const std::string_view word : kWords)
        if (head.find(word) != std::string_view::npos) return true;
    return false;
}

Result<Imported> parse_engine_log(std::string_view text, const std::string& file,
                                  const ImportOptions& options)
{
    requests::LineSource lines(text);
    return read_engine_log(lines, file, options);
}

Result<Imported> read_engine_log(requests::LineSource& lines, const std::string& file,
                                 const ImportOptions& options)
{
    Imported out;
    out.file = file;
    LogReader reader(out);
    BrokenLines broken(file, options);
    if (const auto error = requests::read_lines(lines, broken, options, "no line of an engine is so long",
                                                [&](std::string_view line, std::string&) {
                                                    reader.read(line, lines.number());
                                                    return true;
                                                }))
        return *error;
    if (!reader.found_anything())
        return Error{"no line of vLLM or SGLang with figures is in this log",
                     "choose the engine's own log, with statistics on (no --disable-log-stats)",
                     file,
                     {}};
    reader.finish();
    broken.finish(out);
    return out;
}

} // namespace fulcrum::evidence::logs
