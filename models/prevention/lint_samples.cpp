// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts as they were rendered: where they differ, and what that is.
#include "evidence/json_text.h"
#include "prevention/expressions.h"
#include "prevention/lint.h"
#include "prevention/sha256.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace fulcrum::prevention
{

namespace
{

constexpr std::size_t kLongestField = 240; // bytes; a longer difference is the request's own text [E]
constexpr std::size_t kAlikeAgain = 24;    // bytes that have to agree behind a field [E]
constexpr std::size_t kShortEnd = 80; // bytes: "<|im_end|>", and the mark that the answer begins with [E]
constexpr std::size_t kMostFields = 50;
constexpr std::size_t kMostLooked = 64 << 10; // bytes

std::size_t common_begin(std::string_view a, std::string_view b)
{
    const auto [x, y] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    return static_cast<std::size_t>(x - a.begin());
}

// Where two texts that differ at their begin go on alike: bytes of each that the field takes. Nothing where
// they do not within kLongestField.
std::optional<std::pair<std::size_t, std::size_t>> alike_again(std::string_view a, std::string_view b)
{
    const std::size_t most = 2 * kLongestField;
    for (std::size_t sum = 0; sum <= most; ++sum) {
        for (std::size_t i = 0; i <= std::min(sum, kLongestField); ++i) {
            const std::size_t j = sum - i;
            if (j > kLongestField || i + kAlikeAgain > a.size() || j + kAlikeAgain > b.size()) continue;
            if (a.substr(i, kAlikeAgain) == b.substr(j, kAlikeAgain)) return std::pair(i, j);
        }
    }
    return std::nullopt;
}

// Whether what stands at this byte is what a user said, by the marks of the usual chat formats.
bool in_users_turn(std::string_view text, std::size_t at)
{
    static constexpr std::array kUser = {"<|im_start|>user",
                                         "<|start_header_id|>user",
                                         "<|user|>",
                                         "[INST]",
                                         "<</SYS>>",
                                         "\nUser:",
                                         "\nHuman:",
                                         "### Instruction",
                                         "<start_of_turn>user",
                                         "<|start|>user",
                                         "<\xef\xbd\x9cUser\xef\xbd\x9c>"};
    static constexpr std::array kOthers = {"<|im_start|>system",
                                           "<|im_start|>assistant",
                                           "<|start_header_id|>system",
                                           "<|start_header_id|>assistant",
                                           "<|system|>",
                                           "<|assistant|>",
                                           "<<SYS>>",
                                           "[/INST]",
                                           "\nSystem:",
                                           "\nAssistant:",
                                           "<start_of_turn>model",
                                           "<|start|>system",
                                           "<|start|>developer",
                                           "<|start|>assistant"};
    const auto last = [&](const auto& marks) {
        std::size_t found = 0;
        for (const std::string_view mark : marks)
            if (const std::size_t place = text.substr(0, at).rfind(mark); place != std::string_view::npos)
                found = std::max(found, place + 1);
        return found;
    };
    return last(kUser) > last(kOthers);
}

// Names of functions in tool schemas, in their order.
std::vector<std::string> tool_names(std::string_view text)
{
    std::vector<std::string> names;
    constexpr std::string_view kKey = "\"name\"";
    for (std::size_t at = text.find(kKey); at != std::string_view::npos; at = text.find(kKey, at + 1)) {
        std::size_t open = at + kKey.size();
        while (open < text.size() && (text[open] == ' ' || text[open] == ':'))
            ++open;
        if (open >= text.size() || text[open] != '"') continue;
        const std::size_t close = text.find('"', open + 1);
        if (close == std::string_view::npos) break;
        names.emplace_back(text.substr(open + 1, close - open - 1));
    }
    return names;
}

bool same_in_another_order(std::vector<std::string> a, std::vector<std::string> b)
{
    if (a == b || a.size() < 2) return false;
    std::ranges::sort(a);
    std::ranges::sort(b);
    return a == b;
}

class SampleLinter
{
public:
    SampleLinter(const std::vector<PromptSample>& samples, const LintOptions& options, LintedFile& out)
        : samples_(samples), options_(options), out_(out)
    {
    }

    void run()
    {
        count_tokens();
        most_ =
            static_cast<std::size_t>(static_cast<double>(options_.tokens) * out_.characters_per_token * 1.5);
        most_ = std::min(most_, kMostLooked);
        if (samples_.size() > 1) {
            for (std::size_t i = 1; i < samples_.size() && out_.fields.size() < kMostFields; ++i)
                compare(samples_[0], samples_[i]);
        } else {
            search(samples_[0]);
        }
        finish();
    }

private:
    void count_tokens()
    {
        double tokens = 0;
        double letters = 0;
        for (const PromptSample& sample : samples_)
            if (sample.tokens && *sample.tokens > 0) {
                tokens += static_cast<double>(*sample.tokens);
                letters += characters(sample.text);
            }
        out_.counted = tokens > 0;
        if (out_.counted) out_.characters_per_token = std::max(letters / tokens, 0.1);
    }

    std::int64_t token_of(const std::string& text, std::size_t offset) const
    {
        return static_cast<std::int64_t>(characters(std::string_view(text).substr(0, offset)) /
                                         out_.characters_per_token);
    }

    void compare(const PromptSample& a, const PromptSample& b)
    {
        const std::string_view left = a.text;
        const std::string_view right = b.text;
        std::size_t i = 0;
        std::size_t j = 0;
        std::size_t alike = 0; // bytes
        while (out_.fields.size() < kMostFields) {
            const std::size_t same = common_begin(left.substr(i), right.substr(j));
            i += same;
            j += same;
            alike += same;
            if (i >= left.size() || j >= right.size() || i >= most_) break;
            // Back to the begin of the word, so that what follows is not taken for alike by its end alone.
            const SeenField field = field_around(left, i, i + 1);
            if (reordered(a, b, i, j)) break;
            auto again = alike_again(left.substr(i), right.substr(j));
            if (again &&
                common_begin(left.substr(i + again->first), right.substr(j + again->second)) + i +
                        again->first ==
                    left.size() &&
                left.size() - i - again->first < kShortEnd)
                again.reset();                      // only what closes every prompt
            if (!again || in_users_turn(left, i)) { // the requests' own text
                shared_ends(token_of(a.text, i));
                break;
            }
            add(a, b, field);
            i += again->first;
            j += again->second;
        }
        longest_alike_ = std::max(longest_alike_, alike);
    }

    // The same tools in another order.
    bool reordered(const PromptSample& a, const PromptSample& b, std::size_t i, std::size_t j)
    {
        const std::size_t from = i > 200 ? i - 200 : 0; // the first tool's name may lie before
        const auto left = tool_names(std::string_view(a.text).substr(std::min(from, i)));
        const auto right = tool_names(std::string_view(b.text).substr(std::min(from, j)));
        if (!same_in_another_order(left, right)) return false;
        SeenField field{i, i + 1, "the order of tools", {}};
        field.meaning = {FieldKind::Order, FieldScope::Request,
                         fmt::format("the same {} tools come in another order", left.size())};
        add(a, b, field);
        return true;
    }

    void shared_ends(std::int64_t token)
    {
        if (token < options_.tokens && (shared_end_ < 0 || token < shared_end_)) shared_end_ = token;
    }

    void search(const PromptSample& sample)
    {
        const std::string_view begin = std::string_view(sample.text).substr(0, most_);
        for (SeenField& field : seen_fields(begin)) {
            field.meaning.why += ", as far as one prompt can tell";
            add(sample, sample, field);
        }
        if (out_.fields.empty())
            out_.notes.emplace_back(
                "One prompt shows only what looks like a field: give two or more, and what "
                "differs is found whatever it looks like.");
    }

    void add(const PromptSample& a, const PromptSample& b, const SeenField& seen)
    {
        const std::int64_t token = token_of(a.text, seen.begin);
        if (token >= options_.tokens) return;
        LintField field;
        field.name = seen.name;
        field.kind = seen.meaning.kind;
        field.scope = seen.meaning.scope;
        field.file = a.file;
        field.at = a.one_line ? Position{a.line, 1} : moved({a.line, 1}, a.text, seen.begin);
        field.token = token;
        field.why = seen.meaning.why;
        if (&a != &b && field.kind != FieldKind::Order && field.why.find("differs") == std::string::npos)
            field.why += ", and it differs between the prompts";
        if (&a != &b && b.one_line) field.why += fmt::format(" (line {} and line {})", a.line, b.line);
        field.fails = !(options_.allowed && field.scope >= *options_.allowed &&
                        field.kind != FieldKind::Order && field.kind != FieldKind::Unknown);
        const auto same = [&](const LintField& other) {
            return other.token == token && other.name == field.name;
        };
        if (std::ranges::none_of(out_.fields, same)) out_.fields.push_back(std::move(field));
    }

    void finish()
    {
        std::ranges::stable_sort(out_.fields, {}, &LintField::token);
        const PromptSample& first = samples_.front();
        std::size_t same = first.text.size();
        for (const PromptSample& sample : samples_)
            same = std::min(same, common_begin(first.text, sample.text));
        out_.hash = sha256(std::string_view(first.text).substr(0, same));
        const std::size_t shared = samples_.size() > 1 ? std::max(longest_alike_, same) : first.text.size();
        out_.shared_tokens = token_of(first.text, std::min(shared, first.text.size()));
        const double all = std::max<double>(static_cast<double>(out_.shared_tokens), 1);
        for (LintField& field : out_.fields) {
            field.reusable = field.token / options_.block_tokens * options_.block_tokens;
            field.recomputed_share = std::clamp(1 - static_cast<double>(field.reusable) / all, 0.0, 1.0);
        }
        if (shared_end_ >= 0)
            out_.notes.push_back(
                fmt::format("From token {} on some prompts have nothing in common any more: that is "
                            "taken for the requests' own text.",
                            shared_end_));
        out_.notes.push_back(
            out_.counted
                ? fmt::format("Positions are at {:.2f} characters a token, as the prompts' token "
                              "counts say.",
                              out_.characters_per_token)
                : "Positions are at 4 characters a token [E]: no prompt says how many tokens it has.");
    }

    const std::vector<PromptSample>& samples_;
    const LintOptions& options_;
    LintedFile& out_;
    std::size_t most_ = 0;
    std::size_t longest_alike_ = 0;
    std::int64_t shared_end_ = -1;
};

// The text of a line and how many tokens it has.
std::optional<PromptSample> sample_of(const evidence::Json& json)
{
    for (const char* key : {"rendered_prompt", "prompt", "text", "input"}) {
        const evidence::Json* text = evidence::member(json, key);
        if (text == nullptr || !text->is_string()) continue;
        PromptSample sample;
        sample.text = text->get<std::string>();
        for (const char* ids : {"prompt_token_ids", "token_ids", "input_ids"})
            if (const evidence::Json* list = evidence::member(json, ids); list != nullptr && list->is_array())
                sample.tokens = static_cast<std::int64_t>(list->size());
        for (const char* count : {"prompt_tokens", "num_prompt_tokens", "input_tokens", "tokens"})
            if (!sample.tokens) sample.tokens = evidence::count_at(json, count);
        return sample;
    }
    return std::nullopt;
}

} // namespace

bool looks_like_prompts(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    if (begin == std::string_view::npos || text[begin] != '{') return false;
    const std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
    return evidence::parse_json(line, "").ok();
}

Result<std::vector<PromptSample>> read_prompts(std::string_view text, const std::string& file)
{
    std::vector<PromptSample> samples;
    int line = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view one = text.substr(at, end - at);
        at = end + 1;
        ++line;
        if (one.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        const auto json = evidence::parse_json(one, file, line);
        if (!json) return json.errors();
        auto sample = sample_of(*json);
        if (!sample) {
            const bool messages = evidence::member(*json, "messages") != nullptr;
            return Error{messages ? "these are messages, not the prompt that was made of them"
                                  : "this line has no prompt",
                         "give the rendered text as \"prompt\", \"rendered_prompt\", \"text\" or \"input\"",
                         file,
                         {line, 1}};
        }
        sample->file = file;
        sample->line = line;
        sample->one_line = true;
        samples.push_back(std::move(*sample));
    }
    if (samples.empty())
        return Error{"there is no prompt in it", "one JSON object a line with \"prompt\"", file, {}};
    return samples;
}

LintedFile lint_samples(const std::vector<PromptSample>& samples, const LintOptions& options)
{
    LintedFile out;
    if (samples.empty()) return out;
    out.kind = samples.front().one_line ? LintedFile::Kind::Prompts : LintedFile::Kind::Rendered;
    out.file = samples.front().file;
    out.samples = std::ssize(samples);
    SampleLinter(samples, options, out).run();
    return out;
}

} // namespace fulcrum::prevention
