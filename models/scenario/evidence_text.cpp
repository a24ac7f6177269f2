// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/evidence_text.h"

#include "base/parameters.h"
#include "base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>

namespace fulcrum::scenario
{

namespace
{

constexpr std::array<std::string_view, 10> kShares = {
    "kv_usage",      "kv_usage_mean", "kv_usage_max", "gpu_busy",    "sm_active",
    "tensor_active", "dram_active",   "occupancy",    "utilisation", "goodput"};

std::string plain(double number)
{
    return fulcrum::to_toml({}, number);
}

// Exactly this number again when it is read.
std::string quantity_text(double value, Dimension dimension)
{
    std::string text = format_quantity(value, dimension);
    if (const auto again = parse_quantity(text, dimension); again && *again == value) return text;
    const std::vector<std::string> units = unit_names(dimension);
    const bool bare = dimension == Dimension::None || dimension == Dimension::Tokens ||
                      dimension == Dimension::Fraction || units.empty();
    return bare ? plain(value) : plain(value) + " " + units.front();
}

bool is_written_number(std::string_view text)
{
    return text.find_first_not_of("0123456789.+-eE") == std::string_view::npos;
}

std::string toml_text(std::string_view text)
{
    return fulcrum::to_toml({}, std::string(text));
}

// A number without a unit stands without quotes.
std::string element(double value, Dimension dimension)
{
    if (std::isinf(value)) return toml_text("inf");
    std::string text = quantity_text(value, dimension);
    return is_written_number(text) ? text : toml_text(text);
}

std::string figure_value(const Observed& figure, Dimension dimension)
{
    const auto [value, low, high] = figure;
    if (low == value && high == value) return element(value, dimension);
    if (low == value && figure.at_least()) return toml_text("at least " + quantity_text(value, dimension));
    if (low == 0 && high == value) return toml_text("at most " + quantity_text(value, dimension));
    std::string list = "[" + element(low, dimension) + ", ";
    if (value != (low + high) / 2) list += element(value, dimension) + ", ";
    return list + element(high, dimension) + "]";
}

std::string run_time_text(TimeNs at)
{
    const double seconds = to_seconds(at);
    std::string text = format_quantity(seconds, Dimension::Time);
    const auto again = parse_quantity(text, Dimension::Time);
    if (again && from_seconds(*again) == at) return text;
    return fmt::format("{}.{:09} s", at / kSecond, at % kSecond);
}

std::string date_text(TimeNs at)
{
    using namespace std::chrono;
    const sys_time<nanoseconds> time{nanoseconds(at)};
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(time - day);
    std::string text = fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}", int(date.year()),
                                   unsigned(date.month()), unsigned(date.day()), clock.hours().count(),
                                   clock.minutes().count(), clock.seconds().count());
    if (const auto rest = clock.subseconds().count(); rest != 0) {
        text += fmt::format(".{:09}", rest);
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text + "Z";
}

class Keys
{
public:
    void text(std::string key, const std::string& value)
    {
        if (!value.empty()) add(std::move(key), toml_text(value));
    }
    void word(std::string key, std::string_view value) { add(std::move(key), toml_text(value)); }
    void figure(std::string key, const std::optional<Observed>& value, Dimension dimension)
    {
        if (value) add(std::move(key), figure_value(*value, dimension));
    }
    void moment(std::string key, const std::optional<Moment>& value)
    {
        if (value) add(std::move(key), value->utc ? to_text(*value) : toml_text(to_text(*value)));
    }
    void number(std::string key, const std::optional<double>& value, Dimension dimension)
    {
        if (value) add(std::move(key), element(*value, dimension));
    }
    void add(std::string key, std::string value) { all_.push_back({std::move(key), std::move(value)}); }
    std::vector<WrittenKey> take() { return std::move(all_); }

private:
    std::vector<WrittenKey> all_;
};

void append(std::vector<std::string>& lines, std::string header, const std::vector<WrittenKey>& keys)
{
    lines.push_back(std::move(header));
    for (const WrittenKey& key : keys)
        lines.push_back(key.key + " = " + key.value);
}

std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

} // namespace

Dimension dimension_of(std::string_view metric, std::string_view statistic)
{
    if (statistic == "share") return Dimension::Fraction;
    if (statistic == "rate") return Dimension::Rate;
    if (metric.ends_with("_share") || metric.ends_with("_ratio") ||
        std::ranges::find(kShares, metric) != kShares.end())
        return Dimension::Fraction;
    if (metric.ends_with("_rate")) return Dimension::Rate;
    if (metric.ends_with("_tokens")) return Dimension::Tokens;
    if (metric.ends_with("_s") || contains(metric, "_s_per_")) return Dimension::Time;
    return Dimension::None;
}

std::vector<WrittenKey> written_keys(const Observation& observation)
{
    const Dimension unit = dimension_of(observation.metric, observation.statistic);
    Keys keys;
    keys.word("id", observation.id);
    keys.text("title", observation.title);
    keys.text("metric", observation.metric);
    keys.text("statistic", observation.statistic);
    keys.figure("before", observation.before, unit);
    keys.figure("after", observation.after, unit);
    keys.figure("target", observation.target, unit);
    keys.moment("from", observation.window.from);
    keys.moment("until", observation.window.until);
    keys.moment("from_before", observation.window_before.from);
    keys.moment("until_before", observation.window_before.until);
    const Population& of = observation.population;
    keys.text("version", of.version);
    keys.text("model", of.model);
    keys.text("template_hash", of.template_hash);
    keys.text("tenant", of.tenant);
    keys.text("class", of.request_class);
    keys.text("prompt_band", of.prompt_band);
    keys.text("replica", of.replica);
    keys.text("region", of.region);
    if (observation.count) keys.add("count", std::to_string(*observation.count));
    keys.text("source", observation.source);
    if (observation.timed_out != TimedOut::Unknown)
        keys.word("timed_out", word_of(kTimedOutWords, observation.timed_out));
    keys.text("definition", observation.definition);
    return keys.take();
}

std::vector<WrittenKey> written_keys(const Buckets& buckets)
{
    Keys keys;
    keys.add("bounds", fulcrum::to_toml({}, buckets.bounds));
    std::string counts;
    for (const std::int64_t count : buckets.counts)
        counts += (counts.empty() ? "" : ", ") + std::to_string(count);
    keys.add("counts", "[" + counts + "]");
    if (!std::isnan(buckets.sum)) keys.add("sum", plain(buckets.sum));
    return keys.take();
}

std::vector<WrittenKey> written_keys(const Note& note)
{
    const Dimension unit = dimension_of(note.metric, note.statistic);
    Keys keys;
    keys.word("kind", to_string(note.kind));
    keys.word("id", note.id);
    keys.text("text", note.text);
    keys.moment("at", note.at);
    keys.moment("until", note.until);
    std::string links;
    for (const std::string& link : note.links)
        links += (links.empty() ? "" : ", ") + toml_text(link);
    if (!links.empty()) keys.add("links", "[" + links + "]");
    keys.text("author", note.author);
    keys.text("observation", note.observation);
    keys.text("mechanism", note.mechanism);
    keys.text("cost", note.cost);
    keys.text("stop_condition", note.stop_condition);
    if (note.reversible) keys.add("reversible", *note.reversible ? "true" : "false");
    keys.text("accepted_by", note.accepted_by);
    keys.text("scenario", note.scenario);
    keys.text("metric", note.metric);
    keys.text("statistic", note.statistic);
    keys.text("class", note.of_class);
    if (note.direction) keys.word("direction", word_of(kDirections, *note.direction));
    keys.number("at_least", note.at_least, unit);
    keys.number("at_most", note.at_most, unit);
    keys.text("then", note.then);
    return keys.take();
}

std::vector<WrittenKey> written_keys(const EstimateRecord& estimate)
{
    Keys keys;
    keys.word("lever", estimate.lever);
    keys.word("by", estimate.by);
    keys.word("input", to_string(estimate.input));
    if (estimate.range.constant()) {
        keys.add("value", plain(estimate.range.mode));
    } else {
        keys.add("low", plain(estimate.range.low));
        keys.add("mode", plain(estimate.range.mode));
        keys.add("high", plain(estimate.range.high));
    }
    keys.moment("at", estimate.at);
    keys.text("note", estimate.note);
    return keys.take();
}

std::vector<WrittenKey> written_keys(const DeliveredRecord& delivered)
{
    const Dimension unit = dimension_of(delivered);
    Keys keys;
    keys.word("lever", delivered.lever);
    keys.word("figure", delivered.figure);
    keys.number("before", delivered.before, unit);
    keys.number("promised", delivered.promised, unit);
    keys.number("delivered", delivered.delivered, unit);
    keys.moment("at", delivered.at);
    keys.text("source", delivered.source);
    return keys.take();
}

std::vector<std::string> written_lines(const Observation& observation)
{
    std::vector<std::string> lines;
    append(lines, "[[observation]]", written_keys(observation));
    if (observation.buckets_before)
        append(lines, "[observation.buckets_before]", written_keys(*observation.buckets_before));
    if (observation.buckets_after)
        append(lines, "[observation.buckets_after]", written_keys(*observation.buckets_after));
    return lines;
}

std::vector<std::string> written_lines(const Note& note)
{
    std::vector<std::string> lines;
    append(lines, "[[note]]", written_keys(note));
    return lines;
}

std::string to_toml(const Observation& observation)
{
    return joined(written_lines(observation));
}

std::string to_toml(const Note& note)
{
    return joined(written_lines(note));
}

std::string to_text(const Observed& figure, Dimension dimension)
{
    const auto text = [&](double value) { return format_quantity(value, dimension); };
    const auto [value, low, high] = figure;
    if (figure.at_least()) return "at least " + text(low);
    if (low == value && high == value) return text(value);
    if (low == 0 && high == value) return "at most " + text(value);
    return text(low) + " to " + text(high);
}

std::string to_text(const Moment& moment)
{
    return moment.utc ? date_text(moment.at) : run_time_text(moment.at);
}

} // namespace fulcrum::scenario
