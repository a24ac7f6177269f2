// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/requests/row_builder.h"

#include "evidence/traces/numbers.h"

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence::requests
{

namespace
{

constexpr double kTwoClocks = 1e6; // s; further apart than any request lasts
constexpr double kEpoch = 1e8;     // s; later than this is since 1970
constexpr double kLongest = 1e7;   // s; longer than any request
constexpr std::size_t kMostWaiting = 200'000;
constexpr std::size_t kLongestName = 200;

double unit_by_size(double value)
{
    if (value >= 1e17) return 1e-9;
    if (value >= 1e14) return 1e-6;
    if (value >= 1e11) return 1e-3;
    return 1;
}

} // namespace

void RowBuilder::begin()
{
    row_ = {};
    queue_time_ = prefill_time_ = decode_time_ = kUnknown;
    what_.clear();
    any_ = false;
    usable_ = false;
}

bool RowBuilder::refuse(const Binding& binding, std::string_view value)
{
    what_ = "\"" + std::string(value.substr(0, 40)) + "\" is no " + std::string(to_string(binding.field));
    return false;
}

double* RowBuilder::moment_of(Field field)
{
    switch (field) {
    case Field::Arrival:
        return &row_.arrival;
    case Field::Reached:
        return &row_.reached;
    case Field::Admitted:
        return &row_.admitted;
    case Field::Queued:
        return &row_.queued;
    case Field::Scheduled:
        return &row_.scheduled;
    case Field::FirstToken:
        return &row_.first_token;
    case Field::FirstSeen:
        return &row_.first_seen;
    case Field::LastToken:
        return &row_.last_token;
    case Field::LastSeen:
        return &row_.last_seen;
    default:
        return nullptr;
    }
}

bool RowBuilder::moment(Field field, double seconds)
{
    double* into = moment_of(field);
    if (into == nullptr) return false;
    *into = seconds;
    any_ = true;
    usable_ = usable_ || field >= Field::FirstToken;
    return true;
}

bool RowBuilder::tokens(Field field, double value)
{
    if (!(value >= 0 && value <= 1e8)) return false;
    const auto count = static_cast<std::int64_t>(value);
    (field == Field::PromptTokens   ? row_.prompt_tokens
     : field == Field::OutputTokens ? row_.output_tokens
     : field == Field::CachedTokens ? row_.cached_tokens
                                    : row_.max_tokens) = count;
    any_ = true;
    return true;
}

bool RowBuilder::number(const Binding& binding, double value)
{
    const Field field = binding.field;
    if (!std::isfinite(value)) return refuse(binding, "NaN");
    if (is_moment(field)) {
        double& unit = units_[static_cast<std::size_t>(field) - static_cast<std::size_t>(Field::Arrival)];
        if (!binding.seconds && unit == 0 && value > 0) {
            unit = unit_by_size(value);
            assumed_seconds_ = assumed_seconds_ || value < kEpoch;
        }
        const double seconds = value * binding.seconds.value_or(unit > 0 ? unit : 1);
        if (!(std::abs(seconds) < 1e12)) return refuse(binding, std::to_string(value));
        return moment(field, seconds);
    }
    if (is_duration(field)) {
        const double seconds = value * binding.seconds.value_or(1);
        if (!(seconds >= 0 && seconds < kLongest)) return refuse(binding, std::to_string(value));
        any_ = usable_ = true;
        (field == Field::Ttft          ? row_.ttft
         : field == Field::Tpot        ? row_.tpot
         : field == Field::E2e         ? row_.e2e
         : field == Field::QueueTime   ? queue_time_
         : field == Field::PrefillTime ? prefill_time_
                                       : decode_time_) = seconds;
        return true;
    }
    if (field >= Field::PromptTokens && field <= Field::MaxTokens)
        return tokens(field, value) || refuse(binding, std::to_string(value));
    char digits[32];
    const bool whole = value == std::floor(value) && std::abs(value) < 1e15;
    if (whole)
        std::snprintf(digits, sizeof digits, "%.0f", value);
    else
        std::snprintf(digits, sizeof digits, "%.9g", value);
    return text(binding, digits);
}

bool RowBuilder::truth(const Binding& binding, bool value)
{
    if (binding.field == Field::Status) {
        knows_failures_ = true;
        if (!value) row_.ended = RequestRow::Ended::Failed;
    } else if (binding.field == Field::Failure) {
        knows_failures_ = true;
        if (value) row_.ended = RequestRow::Ended::Failed;
    }
    return true;
}

void RowBuilder::name(Field field, std::string_view value)
{
    value = value.substr(0, kLongestName);
    scenario::Population& population = row_.population;
    if (field == Field::Id) {
        // Ids are long and many; of rows that are not kept they are not needed.
        if (sink_.keeps_rows()) row_.id = value;
        return;
    }
    if (!sink_.keeps_rows()) return;
    if (field == Field::Tenant) population.tenant = sink_.tenant(value);
    if (field == Field::Version) population.version = value;
    if (field == Field::Model) population.model = value;
    if (field == Field::TemplateHash) population.template_hash = value;
    if (field == Field::RequestClass) population.request_class = value;
    if (field == Field::Replica) population.replica = sink_.place(value);
    if (field == Field::Region) population.region = value;
}

bool RowBuilder::text(const Binding& binding, std::string_view value)
{
    const Field field = binding.field;
    value = traces::trimmed(value);
    if (value.empty() || value == "-" || value == "null" || value == "None") {
        knows_failures_ = knows_failures_ || field == Field::Status || field == Field::Failure;
        return true; // not known
    }
    if (is_moment(field)) {
        if (const auto date = traces::parse_date(value)) {
            dates_ = true;
            return moment(field, static_cast<double>(*date) * 1e-9);
        }
    }
    if (is_moment(field) || is_duration(field) ||
        (field >= Field::PromptTokens && field <= Field::MaxTokens)) {
        const auto figure = traces::parse_number(value);
        return figure ? number(binding, *figure) : refuse(binding, value);
    }
    if (field == Field::Status) {
        const auto ended = ended_by(value);
        if (!ended) return refuse(binding, value);
        knows_failures_ = true;
        if (row_.ended == RequestRow::Ended::Completed) row_.ended = *ended;
        any_ = true;
        return true;
    }
    if (field == Field::Failure) {
        knows_failures_ = true;
        const auto ended = ended_by(value);
        const bool failed = ended != RequestRow::Ended::Completed;
        const bool by_words = value.find("imeout") != std::string_view::npos ||
                              value.find("timed out") != std::string_view::npos;
        if (failed && row_.ended == RequestRow::Ended::Completed)
            row_.ended = by_words ? RequestRow::Ended::TimedOut : ended.value_or(RequestRow::Ended::Failed);
        return true;
    }
    name(field, value);
    return true;
}

// Moments from the durations of an engine that starts with the arrival.
void RowBuilder::set_durations()
{
    if (!std::isfinite(queue_time_)) return;
    const double begin = std::isfinite(row_.queued)    ? row_.queued
                         : std::isfinite(row_.arrival) ? row_.arrival
                                                       : 0;
    row_.queued = begin;
    if (!std::isfinite(row_.scheduled)) row_.scheduled = begin + queue_time_;
    if (!std::isfinite(row_.first_token) && std::isfinite(prefill_time_))
        row_.first_token = row_.scheduled + prefill_time_;
    if (!std::isfinite(row_.last_token) && std::isfinite(row_.first_token) && std::isfinite(decode_time_))
        row_.last_token = row_.first_token + decode_time_;
}

void RowBuilder::align(RequestRow& row) const
{
    for (double* moment : {&row.queued, &row.scheduled, &row.first_token, &row.last_token})
        *moment -= offset_;
}

void RowBuilder::align_waiting()
{
    offset_ = std::numeric_limits<double>::infinity();
    for (const RequestRow& row : waiting_)
        if (std::isfinite(row.queued - row.arrival)) offset_ = std::min(offset_, row.queued - row.arrival);
    if (!std::isfinite(offset_)) offset_ = 0;
    for (RequestRow& row : waiting_) {
        align(row);
        sink_.add(std::move(row));
    }
    waiting_.clear();
}

bool RowBuilder::end(std::int64_t line)
{
    if (!any_ || (!usable_ && row_.ended == RequestRow::Ended::Completed)) {
        what_ = "the row has no latency and no moment of its answer";
        return false;
    }
    if (!std::isfinite(row_.arrival)) row_.arrival = row_.last_seen - row_.e2e; // logged when it ended
    set_durations();
    if (row_.id.empty() && sink_.keeps_rows()) row_.id = "line " + std::to_string(line);
    if (sink_.count() == 0 && waiting_.empty())
        two_clocks_ = std::abs(row_.queued - row_.arrival) > kTwoClocks && row_.arrival > kEpoch;
    if (!two_clocks_) {
        sink_.add(std::move(row_));
        return true;
    }
    if (std::isfinite(offset_)) {
        align(row_);
        sink_.add(std::move(row_));
        return true;
    }
    waiting_.push_back(std::move(row_));
    if (waiting_.size() == kMostWaiting) align_waiting();
    return true;
}

void RowBuilder::finish()
{
    if (!waiting_.empty()) align_waiting();
    sink_.finish(knows_failures_);
    if (two_clocks_)
        out_.warnings.emplace_back(
            "Arrivals and the engine's stamps are of two clocks: they were laid over each other where the "
            "time from arrival to queue is shortest, so TTFT is short by the front end's fastest pass");
    else if (assumed_seconds_)
        out_.warnings.emplace_back(
            "Moments without a unit in their column's name were read as seconds: name the unit if "
            "they are not, as in arrival_ms");
    const auto later = [](const RequestRow& row) { return row.arrival > kEpoch; };
    out_.utc = dates_ || std::ranges::any_of(out_.requests, later);
    double first = std::numeric_limits<double>::infinity();
    for (const RequestRow& row : out_.requests)
        if (std::isfinite(row.arrival)) first = std::min(first, row.arrival);
    if (!out_.utc && std::isfinite(first))
        for (RequestRow& row : out_.requests)
            for (double* moment : {&row.arrival, &row.reached, &row.admitted, &row.queued, &row.scheduled,
                                   &row.first_token, &row.first_seen, &row.last_token, &row.last_seen})
                *moment -= first;
}

} // namespace fulcrum::evidence::requests
