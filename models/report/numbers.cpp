// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/numbers.h"

#include "evidence/metrics/catalogue.h"
#include "scenario/evidence_text.h"
#include "study/metrics.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::report
{

namespace
{

constexpr const char* kMinus = "\u2212";
constexpr const char* kDash = "\u2013";
constexpr const char* kTimes = "\u00D7";
constexpr int kSignificant = 3;
constexpr int kMostDecimals = 9;

struct TimeUnit {
    const char* name;
    double seconds;
};
constexpr std::array<TimeUnit, 6> kTimeUnits{
    {{"h", 3600}, {"min", 60}, {"s", 1}, {"ms", 1e-3}, {"\u00B5s", 1e-6}, {"ns", 1e-9}}};

// Minutes and hours only once seconds stop being easy to compare.
const TimeUnit& time_unit(double seconds)
{
    const double size = std::abs(seconds);
    if (size >= 7200) return kTimeUnits[0];
    if (size >= 600) return kTimeUnits[1];
    for (std::size_t i = 2; i < kTimeUnits.size(); ++i)
        if (size >= kTimeUnits[i].seconds * 0.9995) return kTimeUnits[i];
    return size > 0 ? kTimeUnits.back() : kTimeUnits[2];
}

const TimeUnit& unit_for(const Figure& figure)
{
    for (const TimeUnit& unit : kTimeUnits)
        if (figure.unit == unit.name) return unit;
    return time_unit(figure.value);
}

double scale_of(const Figure& figure)
{
    return figure.quantity == Quantity::Seconds ? unit_for(figure).seconds : 1;
}

int magnitude_of(double value)
{
    return static_cast<int>(std::floor(std::log10(std::abs(value)) + 1e-9));
}

std::string grouped(std::string plain)
{
    const bool negative = plain.starts_with('-');
    if (negative) plain.erase(0, 1);
    const bool zero = plain.find_first_of("123456789") == std::string::npos;
    const std::size_t point = std::min(plain.find('.'), plain.size());
    for (std::size_t at = point; at > 3; at -= 3)
        plain.insert(at - 3, ",");
    return negative && !zero ? kMinus + plain : plain;
}

std::string fixed(double value, int decimals)
{
    if (decimals < 0) {
        const double step = std::pow(10.0, -decimals);
        value = std::round(value / step) * step;
        decimals = 0;
    }
    return grouped(fmt::format("{:.{}f}", value, std::min(decimals, kMostDecimals)));
}

// "0.9" for 0.900: an exact figure promises no more digits than it was given with.
std::string without_zeros(std::string text)
{
    if (text.find('.') == std::string::npos) return text;
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

int decimals_of(const Figure& figure)
{
    const double scale = scale_of(figure);
    const double value = figure.value / scale;
    const double half = figure.has_interval() ? (figure.high - figure.low) / scale / 2 : 0;
    switch (figure.quantity) {
    case Quantity::Probability:
        return 2;
    case Quantity::Count:
        return std::abs(value - std::round(value)) > 0.05 && std::abs(value) < 10 ? 1 : 0;
    case Quantity::Factor:
        return std::abs(value) < 0.995 ? 2 : std::abs(value) < 9.95 ? 1 : 0;
    default:
        return decimals_for(value, half);
    }
}

bool keeps_zeros(const Figure& figure)
{
    return figure.has_interval() || figure.quantity == Quantity::Factor ||
           figure.quantity == Quantity::Probability;
}

std::string probability_text(double p)
{
    if (p > 0 && p < 0.005) return "<0.01";
    if (p < 1 && p > 0.995) return ">0.99";
    return fixed(p, 2);
}

std::string part(const Figure& figure, double value)
{
    if (figure.quantity == Quantity::Probability) return probability_text(value);
    const std::string text = fixed(value / scale_of(figure), decimals_of(figure));
    return keeps_zeros(figure) ? text : without_zeros(text);
}

} // namespace

std::string_view to_string(Quantity quantity)
{
    constexpr std::array<std::string_view, 8> kNames{"number",  "probability", "factor", "count",
                                                     "seconds", "per_second",  "usd",    "weeks"};
    return kNames[static_cast<std::size_t>(quantity)];
}

int decimals_for(double value, double half_width)
{
    if (!std::isfinite(value) || value == 0)
        return half_width > 0 ? std::max(0, -magnitude_of(half_width)) : 0;
    const int first = -magnitude_of(value); // decimals that show one digit
    const int most = first + kSignificant - 1;
    if (!(half_width > 0) || !std::isfinite(half_width)) return std::min(most, kMostDecimals);
    int supported = -magnitude_of(half_width);
    const double lead = half_width * std::pow(10.0, supported);
    if (lead < 2.95) ++supported; // ± 2 of the last digit says more than ± 9
    return std::min({std::max(supported, first), most, kMostDecimals});
}

namespace
{

std::string plain_digits(const Figure& figure)
{
    switch (figure.state) {
    case Figure::State::Insufficient:
        return "insufficient";
    case Figure::State::Unknown:
        return kDash;
    default:
        break;
    }
    if (!std::isfinite(figure.value)) return kDash;
    return part(figure, figure.value);
}

std::string plain_text(const Figure& figure);

} // namespace

std::string with_marks(const Figure& figure, std::string text)
{
    if (figure.mark <= 0) return text;
    std::string made(kMarkBegin);
    for (const char digit : std::to_string(figure.mark)) { // U+E110 and on
        made += "\xEE\x84";
        made += static_cast<char>(0x90 + (digit - '0'));
    }
    return made.append(kMarkText).append(text).append(kMarkEnd);
}

std::string digits_of(const Figure& figure)
{
    return with_marks(figure, plain_digits(figure));
}

std::string text_of(const Figure& figure)
{
    return with_marks(figure, plain_text(figure));
}

std::string unit_of(const Figure& figure)
{
    switch (figure.quantity) {
    case Quantity::Seconds:
        return unit_for(figure).name;
    case Quantity::PerSecond:
        return "/s";
    case Quantity::Usd:
        return "USD";
    case Quantity::Weeks:
        return figure.value == 1 ? "week" : "weeks";
    default:
        return {};
    }
}

namespace
{

std::string plain_text(const Figure& figure)
{
    std::string text = plain_digits(figure);
    const bool number = figure.state == Figure::State::Known || figure.state == Figure::State::AtLeast;
    if (!number || !std::isfinite(figure.value)) return text;
    if (figure.quantity == Quantity::Factor) text = std::string(kTimes) + " " + text;
    const std::string unit = figure.unit_in_head ? std::string() : unit_of(figure);
    if (!unit.empty()) text += " " + unit;
    if (figure.state == Figure::State::AtLeast) return "at least " + text;
    if (figure.at_most) return "at most " + text;
    if (figure.has_interval() && figure.interval_shown) {
        // A range that rounds to one value is no range.
        // What cannot be negative is not said to be, however few runs there are.
        const bool positive = figure.quantity == Quantity::Seconds ||
                              figure.quantity == Quantity::PerSecond || figure.quantity == Quantity::Usd;
        const double least = positive && figure.value >= 0 ? std::max(0.0, figure.low) : figure.low;
        const std::string low = part(figure, least), high = part(figure, figure.high);
        if (low != high) text += " (" + low + kDash + high + ")";
    }
    return text;
}

} // namespace

Figure known(double value, Quantity quantity, std::string name, std::string run)
{
    return known(Interval{value, value, value}, quantity, std::move(name), std::move(run));
}

Figure known(const Interval& interval, Quantity quantity, std::string name, std::string run)
{
    Figure figure;
    figure.state = std::isfinite(interval.value) ? Figure::State::Known : Figure::State::Unknown;
    figure.value = interval.value;
    figure.low = interval.low;
    figure.high = interval.high;
    figure.quantity = quantity;
    figure.name = std::move(name);
    figure.run = std::move(run);
    return figure;
}

Figure of(const study::Figure& figure, Quantity quantity, std::string name, std::string run)
{
    Figure made = known(figure.interval, quantity, std::move(name), std::move(run));
    if (figure.state == study::Figure::State::Unknown) made.state = Figure::State::Unknown;
    if (figure.state == study::Figure::State::AtLeast) {
        made.state = Figure::State::AtLeast;
        made.low = made.high = made.value;
    }
    return made;
}

Figure of(const scenario::Observed& observed, Quantity quantity, std::string name)
{
    Figure made = known(Interval{observed.value, observed.low, observed.high}, quantity, std::move(name));
    if (observed.at_least()) {
        made = known(observed.low, quantity, made.name);
        made.state = Figure::State::AtLeast;
    } else if (observed.low == 0 && observed.value > 0 && observed.high == observed.value) {
        made.low = made.value; // "at most" leaves nothing to be between
        made.at_most = true;
    }
    return made;
}

Quantity quantity_of(std::string_view metric, std::string_view statistic)
{
    const std::size_t dot = metric.find('.');
    if (dot != std::string_view::npos) return quantity_of(metric.substr(0, dot), metric.substr(dot + 1));
    if (metric == study::kCostName || metric == study::kRequestCostName) return Quantity::Usd;
    if (metric.starts_with("gpu_seconds")) return Quantity::Seconds;
    if (metric.ends_with("_rate") && statistic.empty()) return Quantity::PerSecond;
    for (const auto& count : study::kCounts)
        if (metric == count.name) return Quantity::Count;
    for (const std::string_view count : {"preemptions", "retries", "crashes", "lost_tokens", "prompt_tokens"})
        if (metric == count) return Quantity::Count;
    switch (scenario::dimension_of(metric, statistic)) {
    case Dimension::Time:
        return Quantity::Seconds;
    case Dimension::Rate:
        return Quantity::PerSecond;
    case Dimension::Tokens:
        return Quantity::Count;
    default:
        return Quantity::Number;
    }
}

std::string title_of_metric(std::string_view metric, std::string_view statistic)
{
    const std::size_t dot = metric.find('.');
    if (dot != std::string_view::npos) return title_of_metric(metric.substr(0, dot), metric.substr(dot + 1));
    constexpr std::array<std::pair<std::string_view, std::string_view>, 20> kTitles{{
        {"ttft_s", "TTFT"},
        {"tpot_s", "TPOT"},
        {"itl_s", "ITL"},
        {"queue_s", "Queue time"},
        {"prefill_s", "Prefill time"},
        {"e2e_s", "End to end"},
        {"client_ttft_s", "Client TTFT"},
        {"client_itl_s", "Client ITL"},
        {"cost_usd_per_million_output_tokens", "Cost of a million output tokens"},
        {"cost_usd_per_thousand_requests", "Cost of a thousand requests"},
        {"itl_over_100ms_per_1000", "Gaps over 100 ms in 1,000"},
        {"kv_usage_max", "KV usage, maximum"},
        {"kv_usage_mean", "KV usage, mean"},
        {"prefix_hit_ratio", "Prefix hit ratio"},
        {"request_rate", "Requests"},
        {"output_token_rate", "Output tokens"},
        {"abort_rate", "Aborted requests"},
        {"goodput", "Goodput"},
        {"occupancy", "Occupancy"},
        {"utilisation", "Utilisation"},
    }};
    std::string title(metric);
    const auto* found = std::ranges::find(kTitles, metric, [](const auto& pair) { return pair.first; });
    if (found != kTitles.end())
        title = found->second;
    else if (const evidence::metrics::Metric* known = evidence::metrics::find(metric))
        title = known->title;
    else {
        std::ranges::replace(title, '_', ' ');
        if (!title.empty()) title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    }
    const bool plain =
        statistic.empty() || statistic == "value" || statistic == "rate" || statistic == "share";
    return plain ? title : title + " " + std::string(statistic);
}

} // namespace fulcrum::report
