// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/exposition.h"

#include "evidence/broken_lines.h"
#include "evidence/metrics/falling_buckets.h"
#include "evidence/metrics/times.h"
#include "evidence/traces/numbers.h"
#include "evidence/traces/reading.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace fulcrum::evidence::metrics
{

namespace
{

bool is_name(char c, bool first)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' ||
           (!first && c >= '0' && c <= '9');
}

void skip_spaces(std::string_view& rest)
{
    while (!rest.empty() && (rest.front() == ' ' || rest.front() == '\t'))
        rest.remove_prefix(1);
}

std::string_view take_name(std::string_view& rest)
{
    std::size_t end = 0;
    while (end < rest.size() && is_name(rest[end], end == 0))
        ++end;
    const std::string_view name = rest.substr(0, end);
    rest.remove_prefix(end);
    return name;
}

std::string_view take_word(std::string_view& rest)
{
    skip_spaces(rest);
    const std::size_t end = std::min(rest.find_first_of(" \t"), rest.size());
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(end);
    return word;
}

// The text up to the closing quote, which is taken off too; nothing where there is none.
std::optional<std::string> take_quoted(std::string_view& rest)
{
    if (!rest.starts_with('"')) return std::nullopt;
    std::string text;
    for (std::size_t i = 1; i < rest.size(); ++i) {
        if (rest[i] == '"') {
            rest.remove_prefix(i + 1);
            return text;
        }
        if (rest[i] == '\\' && i + 1 < rest.size()) {
            ++i;
            if (rest[i] == 'n')
                text += '\n';
            else if (rest[i] == '"' || rest[i] == '\\')
                text += rest[i];
            else
                (text += '\\') += rest[i];
        } else {
            text += rest[i];
        }
    }
    return std::nullopt;
}

std::optional<double> exposed_number(std::string_view word)
{
    if (word == "NaN" || word == "nan") return kUnknown;
    if (word == "+Inf" || word == "Inf" || word == "+inf" || word == "inf") return INFINITY;
    if (word == "-Inf" || word == "-inf") return -INFINITY;
    if (word.starts_with('+')) word.remove_prefix(1);
    return traces::parse_number(word);
}

// What is wrong with the labels, or "". `rest` stands behind the opening brace and then behind the closing
// one.
const char* take_labels(std::string_view& rest, std::vector<Label>& labels)
{
    for (;;) {
        skip_spaces(rest);
        if (rest.starts_with('}')) break;
        const std::string_view name = take_name(rest);
        skip_spaces(rest);
        if (name.empty() || !rest.starts_with('=')) return "a label has no name or no value";
        rest.remove_prefix(1);
        skip_spaces(rest);
        auto value = take_quoted(rest);
        if (!value) return "the value of a label is not in quotes, or its quotes do not end";
        labels.push_back({std::string(name), std::move(*value)});
        skip_spaces(rest);
        if (rest.starts_with(','))
            rest.remove_prefix(1);
        else if (!rest.starts_with('}'))
            return "the labels do not end";
    }
    rest.remove_prefix(1);
    std::sort(labels.begin(), labels.end());
    return "";
}

// What is wrong with the line, or "".
const char* parse_sample(std::string_view rest, Sample& sample)
{
    sample.name = take_name(rest);
    if (sample.name.empty()) return "it does not begin with the name of a metric";
    skip_spaces(rest);
    if (rest.starts_with('{')) {
        rest.remove_prefix(1);
        if (const char* fault = take_labels(rest, sample.labels); *fault) return fault;
    }
    const std::string_view word = take_word(rest);
    const auto value = exposed_number(word);
    if (!value) return word.empty() ? "it has no value" : "its value is no number";
    sample.value = *value;
    const std::string_view time = take_word(rest);
    if (time.empty() || time.starts_with('#')) return ""; // an exemplar may follow
    const auto stamp = traces::parse_number(time);
    if (!stamp) return "its time is no number";
    sample.seconds = epoch_seconds(*stamp);
    return "";
}

// The two comments that matter. Others are HELP, TYPE and the end.
void read_comment(std::string_view line, std::optional<double>& taken)
{
    constexpr std::string_view kOwn = "# fulcrum-time:";
    if (!line.starts_with(kOwn)) return;
    if (const auto stamp = traces::parse_number(traces::trimmed(line.substr(kOwn.size()))))
        taken = epoch_seconds(*stamp);
}

// The head that `curl -i` puts before the answer: "HTTP/1.1 200 OK", "date: Mon, 30 Nov 2026 12:00:00 GMT",
// an empty line.
class HttpHead
{
public:
    // Whether the line belongs to it.
    bool takes(std::string_view line, std::optional<double>& taken)
    {
        if (line.starts_with("HTTP/")) return inside_ = true;
        if (line.empty()) inside_ = false;
        if (!inside_) return false;
        const std::size_t colon = line.find(':');
        const std::string_view name = line.substr(0, colon);
        if (name == "date" || name == "Date")
            if (const auto time = parse_http_date(line.substr(colon + 1))) taken = *time;
        return true;
    }

private:
    bool inside_ = false;
};

using Key = std::pair<std::string, std::vector<Label>>;

class Reader
{
public:
    explicit Reader(Expositions& out) : out_(out) { out_.snapshots.emplace_back(); }

    void add(Sample sample)
    {
        if (sample.name.ends_with("_created")) return;
        if (!seen_.insert({sample.name, sample.labels}).second) next(sample);
        Exposition& now = out_.snapshots.back();
        if (sample.seconds) now.taken = std::max(now.taken.value_or(*sample.seconds), *sample.seconds);
        now.samples.push_back(std::move(sample));
    }

    void comment(std::string_view line)
    {
        std::optional<double> taken;
        read_comment(line, taken);
        set_taken(taken);
    }

    bool http(std::string_view line)
    {
        std::optional<double> taken;
        if (!head_.takes(line, taken)) return false;
        set_taken(taken);
        return true;
    }

private:
    // The series is there already: another answer begins, or a scrape repeats a line.
    void next(const Sample& sample)
    {
        seen_.clear();
        seen_.insert({sample.name, sample.labels});
        if (!out_.snapshots.back().samples.empty()) out_.snapshots.emplace_back();
        out_.snapshots.back().taken = std::exchange(coming_, std::nullopt);
    }

    // A time in the middle belongs to the answer that it stands before.
    void set_taken(std::optional<double> taken)
    {
        if (!taken) return;
        if (out_.snapshots.back().samples.empty())
            out_.snapshots.back().taken = taken;
        else
            coming_ = taken;
    }

    Expositions& out_;
    std::set<Key> seen_;
    std::optional<double> coming_;
    HttpHead head_;
};

} // namespace

const std::string* Sample::label(std::string_view wanted) const
{
    for (const Label& one : labels)
        if (one.name == wanted) return &one.value;
    return nullptr;
}

bool looks_like_exposition(std::string_view head)
{
    traces::Lines lines(head);
    int good = 0;
    int bad = 0;
    std::optional<double> ignored;
    HttpHead http;
    while (const auto line = lines.next()) {
        const std::string_view text = traces::trimmed(*line);
        if (http.takes(text, ignored) || text.empty() || (lines.cut_off() && lines.number() > 1)) continue;
        if (text.starts_with("# HELP ") || text.starts_with("# TYPE ")) return true;
        if (text.starts_with('#')) continue;
        Sample sample;
        *parse_sample(text, sample) ? ++bad : ++good;
    }
    return good > 0 && good > 4 * bad;
}

Result<Expositions> parse_exposition(std::string_view text, const std::string& file,
                                     const ImportOptions& options)
{
    Expositions out;
    Reader reader(out);
    BrokenLines broken(file, options);
    traces::Lines lines(text);
    bool any = false;
    while (const auto line = lines.next()) {
        if (options.stop.stop_requested()) return Error{"The import was cancelled", {}, file, {}};
        const std::string_view content = traces::trimmed(*line);
        if (reader.http(content) || content.empty()) continue;
        if (content.starts_with('#')) {
            reader.comment(content);
            continue;
        }
        Sample sample;
        sample.line = lines.number();
        if (const char* fault = parse_sample(content, sample); *fault) {
            if (broken.add(lines.number(), fault, "a line is name{label=\"value\"} number"))
                return broken.first();
            continue;
        }
        any = true;
        reader.add(std::move(sample));
    }
    if (!any)
        return Error{"there is no metric in it",
                     "the answer of /metrics has lines such as "
                     "vllm:num_requests_running{model_name=\"…\"} 3",
                     file,
                     {}};
    broken.finish(out.notes);
    for (Exposition& one : out.snapshots) {
        const Errors falling = drop_falling_buckets(one, file);
        if (options.stop_at_first_error && !falling.empty()) return falling;
        for (const Error& each : falling)
            out.notes.warnings.push_back(to_string(each));
    }
    return out;
}

} // namespace fulcrum::evidence::metrics
