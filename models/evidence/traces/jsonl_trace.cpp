// SPDX-License-Identifier: GPL-3.0-or-later
// Traces with one JSON object a line: Mooncake and its relatives, LLMServingSim.
#include "evidence/traces/numbers.h"
#include "evidence/traces/reading.h"

#include "base/hash.h"

#include <simdjson.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

namespace fulcrum::evidence::traces
{

namespace
{

namespace dom = simdjson::dom;

// Hash ids of different files mean different tokens, those of the same file on another machine the same.
std::uint64_t file_salt(const std::string& file)
{
    return hash_text(std::string_view(file).substr(file.find_last_of("/\\") + 1));
}

std::string keys_of(const dom::object& object)
{
    std::vector<std::string> keys;
    for (const auto field : object) {
        if (keys.size() == 12) break;
        keys.emplace_back(field.key.substr(0, 40));
    }
    return listed(keys);
}

class JsonlReader
{
public:
    JsonlReader(const ReadOptions& options, Reporter& reporter, RawTrace& out)
        : wanted_(options.format), keep_(options.keep), reporter_(reporter), out_(out),
          salt_(file_salt(reporter.file()))
    {
    }

    void read(std::string_view line, int number, bool cut_off)
    {
        line_ = line;
        number_ = number;
        dom::element element;
        dom::object object;
        const auto fault = parser_.parse(line.data(), line.size()).get(element);
        if (fault || element.get(object)) {
            reporter_.add_in_line(number, line, cut_off ? line.size() : 0,
                                  fault ? "the line can not be read as JSON: " + words(fault)
                                        : "the line is no JSON object",
                                  cut_off ? "the file may have been cut off: load it again"
                                          : "a trace has one JSON object a line");
            return;
        }
        if (!recognised_ && !recognise(object)) {
            refused_ = true;
            return;
        }
        if (out_.format == Format::LlmServingSim && has(object, "sub_requests")) {
            read_session(object);
            return;
        }
        read_row(object);
    }

    // The format can not be told, so there is no sense in reading on.
    bool refused() const { return refused_; }

private:
    static bool has(const dom::object& object, std::string_view key)
    {
        return object[key].error() == simdjson::SUCCESS;
    }

    static std::string words(simdjson::error_code fault)
    {
        std::string text = simdjson::error_message(fault);
        if (const auto end = text.find_first_of(".\n"); end != std::string::npos) text.resize(end);
        return text;
    }

    void report(std::string_view key, std::string message, std::string hint) const
    {
        const std::size_t at = line_.find("\"" + std::string(key) + "\"");
        reporter_.add_in_line(number_, line_, at == std::string_view::npos ? 0 : at, std::move(message),
                              std::move(hint));
    }

    bool recognise(const dom::object& object)
    {
        const bool mooncake = has(object, "input_length") && has(object, "timestamp");
        const bool serving = has(object, "input_toks") || has(object, "sub_requests");
        const bool wants_serving = wanted_ && *wanted_ == Format::LlmServingSim;
        if ((!mooncake && !serving) || (wanted_ && wants_serving == mooncake)) {
            reporter_.add(number_, 1,
                          wanted_ ? "the keys are not those of the format " + std::string(to_string(*wanted_))
                                  : "this is no request trace that is known",
                          "the keys are " + keys_of(object) +
                              "; expected are \"timestamp\", \"input_length\" and \"output_length\", or "
                              "\"input_toks\", \"output_toks\" and \"arrival_time_ns\"");
            return false;
        }
        // Alibaba's Qwen traces have Mooncake's names, but seconds; chat_id tells them apart.
        const bool bailian = wanted_ ? *wanted_ == Format::Bailian : has(object, "chat_id");
        out_.format = bailian && mooncake ? Format::Bailian
                      : mooncake          ? Format::Mooncake
                                          : Format::LlmServingSim;
        if (mooncake)
            choose(object, "timestamp", "input_length", "output_length", bailian ? 1'000'000'000 : 1'000'000);
        else if (has(object, "arrival_time"))
            choose(object, "arrival_time", "input_toks", "output_toks", 1'000'000'000);
        else
            choose(object, "arrival_time_ns", "input_toks", "output_toks", 1);
        return true;
    }

    void choose(const dom::object& object, const char* time, const char* prompt, const char* output,
                std::int64_t unit_ns)
    {
        time_key_ = time;
        prompt_key_ = prompt;
        output_key_ = output;
        out_.unit_ns = unit_ns;
        recognised_ = true;
        if (out_.format == Format::Bailian && has(object, "chat_id"))
            out_.warnings.push_back("The file has chat_id, so its timestamps were read as seconds");
    }

    void read_row(const dom::object& object)
    {
        const auto time = read_time(object);
        const auto prompt = read_tokens(object, prompt_key_);
        const auto output = read_tokens(object, output_key_);
        TraceRow row;
        const bool good = read_hash_ids(object, row) && time && prompt && output;
        if (!good) return;
        if (*prompt == 0 || *output == 0) {
            ++out_.dropped;
            return;
        }
        row.prompt_tokens = *prompt;
        row.output_tokens = *output;
        if (out_.format == Format::Bailian && keeps()) read_chat(object, row);
        out_.times.push_back(*time);
        out_.rows.push_back(std::move(row));
    }

    // A turn belongs to the conversation of its parent; -1, or a parent that is not in the file, begins one.
    void read_chat(const dom::object& object, TraceRow& row)
    {
        std::string_view type;
        if (object["type"].get(type) == simdjson::SUCCESS) row.request_class = type.substr(0, 64);
        std::int64_t chat = 0;
        std::int64_t parent = -1;
        if (object["chat_id"].get(chat)) return;
        if (object["parent_chat_id"].get(parent)) parent = -1;
        const auto found = sessions_.find(parent);
        row.session = parent >= 0 && found != sessions_.end() ? found->second : next_session_++;
        sessions_[chat] = row.session;
    }

    // An agent's session: each request waits for the answer to the last one, and for the tool called then.
    void read_session(const dom::object& object)
    {
        const auto time = read_time(object);
        dom::array requests;
        if (object["sub_requests"].get(requests)) {
            report("sub_requests", "\"sub_requests\" is no list", "give a list of requests");
            return;
        }
        TraceRow row;
        bool first = true;
        TimeNs pause = 0;
        for (const dom::element element : requests) {
            dom::object request;
            if (element.get(request)) {
                report("sub_requests", "\"sub_requests\" has something that is no request",
                       "give objects with input_toks and output_toks");
                return;
            }
            const auto prompt = read_tokens(request, "input_toks");
            const auto output = read_tokens(request, "output_toks");
            const auto tool = read_pause(request);
            if (!prompt || !output || !tool) return;
            if (*prompt > 0 && *output > 0) {
                if (first) {
                    row.prompt_tokens = *prompt;
                    row.output_tokens = *output;
                } else {
                    row.then.push_back({pause, *prompt, *output});
                }
                first = false;
                pause = 0;
            }
            pause += *tool;
        }
        if (!time) return;
        if (first) {
            ++out_.dropped;
            return;
        }
        out_.times.push_back(*time);
        out_.rows.push_back(std::move(row));
    }

    // How long the tool takes that is called after an answer; the last answer calls none.
    std::optional<TimeNs> read_pause(const dom::object& request) const
    {
        dom::element element;
        if (request["tool_duration_ns"].get(element) || element.is_null()) return 0;
        const auto value = number(element);
        if (!value || !(*value >= 0 && *value <= 9e18)) {
            report("tool_duration_ns", "\"tool_duration_ns\" is no time", "give nanoseconds, 0 or more");
            return std::nullopt;
        }
        return static_cast<TimeNs>(std::min(*value, 1e18));
    }

    // A number, also where it is written as text.
    std::optional<double> number(const dom::element& element) const
    {
        double value = 0;
        std::string_view text;
        if (element.get(value) == simdjson::SUCCESS && std::isfinite(value)) return value;
        if (element.get(text) == simdjson::SUCCESS) return parse_number(text);
        return std::nullopt;
    }

    std::optional<Nano> read_time(const dom::object& object)
    {
        dom::element element;
        if (object[time_key_].get(element)) return missing(time_key_);
        std::int64_t whole = 0;
        if (element.get(whole) == simdjson::SUCCESS) return static_cast<Nano>(whole) * 1'000'000'000;
        if (const auto value = number(element))
            if (const auto nano = nano_of(*value)) return nano;
        report(time_key_, "\"" + std::string(time_key_) + "\" is no time", "give a number");
        return std::nullopt;
    }

    std::nullopt_t missing(std::string_view key)
    {
        reporter_.add(number_, 1, "the row has no \"" + std::string(key) + "\"",
                      "complete the row or delete it");
        return std::nullopt;
    }

    std::optional<std::int32_t> read_tokens(const dom::object& object, std::string_view key)
    {
        dom::element element;
        if (object[key].get(element)) return missing(key);
        const auto value = number(element);
        if (value && check_tokens(*value) != TokenCount::Bad) return static_cast<std::int32_t>(*value);
        report(key, "\"" + std::string(key) + "\" is not a number of tokens",
               "give a whole number from 1 to 100,000,000");
        return std::nullopt;
    }

    // The ids become parts without lengths; set_block_lengths() gives them theirs.
    bool read_hash_ids(const dom::object& object, TraceRow& row)
    {
        dom::element element;
        const bool hashed = out_.format == Format::Mooncake || out_.format == Format::Bailian;
        if (!hashed || object["hash_ids"].get(element) || element.is_null()) return true;
        dom::array ids;
        if (element.get(ids)) return bad_hash_ids();
        if (!keeps()) return true;
        row.parts.reserve(ids.size());
        for (const dom::element id : ids) {
            std::int64_t small = 0;
            std::uint64_t bits = 0;
            if (id.get(small) == simdjson::SUCCESS)
                bits = static_cast<std::uint64_t>(small);
            else if (id.get(bits) != simdjson::SUCCESS)
                return bad_hash_ids();
            const std::uint64_t content = hash_mix(salt_, bits);
            row.parts.push_back({content == engine::kUnique ? 1 : content, 0});
        }
        return true;
    }

    bool bad_hash_ids()
    {
        report("hash_ids", "\"hash_ids\" is no list of whole numbers",
               "give one id for each block of the prompt");
        return false;
    }

    bool keeps() const { return std::ssize(out_.rows) < keep_; }

    std::optional<Format> wanted_;
    std::int64_t keep_;
    Reporter& reporter_;
    RawTrace& out_;
    std::uint64_t salt_;
    dom::parser parser_;
    std::unordered_map<std::int64_t, std::int32_t> sessions_; // by chat_id
    std::int32_t next_session_ = 0;
    std::string_view line_;
    int number_ = 0;
    bool recognised_ = false;
    bool refused_ = false;
    std::string_view time_key_;
    std::string_view prompt_key_;
    std::string_view output_key_;
};

// One id for each block, or for each full block (an engine hashes only those).
bool fits(const TraceRow& row, int block_tokens)
{
    const std::ptrdiff_t full = row.prompt_tokens / block_tokens;
    const std::ptrdiff_t all = full + (row.prompt_tokens % block_tokens > 0);
    return std::ssize(row.parts) == all || std::ssize(row.parts) == full;
}

// Divides the prompt among the parts; what is behind the last full block may have no id.
void set_lengths(TraceRow& row, int block_tokens)
{
    std::int32_t left = row.prompt_tokens;
    for (engine::PromptPart& part : row.parts) {
        part.tokens = std::min(left, block_tokens);
        left -= part.tokens;
    }
    if (left > 0) row.parts.push_back({engine::kUnique, left});
}

// The block size that most rows fit: Mooncake has 512 tokens a block, others 16.
int find_block_tokens(const std::vector<TraceRow>& rows)
{
    constexpr std::array<int, 10> kSizes{512, 16, 256, 128, 64, 32, 1024, 2048, 8, 4096};
    int best = kSizes[0];
    std::ptrdiff_t most = -1;
    for (const int size : kSizes) {
        const auto count = std::ranges::count_if(rows, [&](const TraceRow& row) { return fits(row, size); });
        if (count <= most) continue;
        most = count;
        best = size;
    }
    return best;
}

void set_block_lengths(RawTrace& trace, int block_tokens)
{
    const auto with_ids =
        std::ranges::count_if(trace.rows, [](const TraceRow& row) { return !row.parts.empty(); });
    if (with_ids == 0) return;
    if (block_tokens <= 0) block_tokens = find_block_tokens(trace.rows);
    std::ptrdiff_t left_out = 0;
    for (TraceRow& row : trace.rows) {
        if (row.parts.empty()) continue;
        if (!fits(row, block_tokens)) {
            row.parts.clear();
            ++left_out;
            continue;
        }
        set_lengths(row, block_tokens);
    }
    if (block_tokens == 16 && trace.format == Format::Mooncake)
        trace.warnings.push_back(
            "Blocks of 16 tokens are those of Qwen-Bailian too, whose times are seconds: these were "
            "read as milliseconds. Use format = \"bailian\" if that is wrong");
    if (block_tokens != 512)
        trace.warnings.push_back("The hash ids stand for blocks of " + std::to_string(block_tokens) +
                                 " tokens");
    if (left_out > 0)
        trace.warnings.push_back(std::to_string(left_out) + " of " + std::to_string(with_ids) +
                                 " rows have not one hash id for each " + std::to_string(block_tokens) +
                                 " tokens of their prompt; their shared prefixes were left out");
}

} // namespace

RawTrace read_jsonl(Lines& lines, const ReadOptions& options, Reporter& reporter)
{
    RawTrace out;
    JsonlReader reader(options, reporter, out);
    Watch watch(options, lines);
    while (!reporter.full() && !reader.refused() && std::ssize(out.rows) + out.beyond < options.limit) {
        out.cancelled = !watch.go_on();
        const auto line = out.cancelled ? std::nullopt : lines.next();
        if (!line) break;
        if (lines.too_long()) reporter.add(lines.number(), 1, kTooLong, kTooLongHint);
        if (!trimmed(*line).empty()) reader.read(*line, lines.number(), lines.cut_off());
        keep_few(out, options.keep);
    }
    out.refused = reader.refused();
    set_block_lengths(out, options.block_tokens);
    return out;
}

} // namespace fulcrum::evidence::traces
