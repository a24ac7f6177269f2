// SPDX-License-Identifier: GPL-3.0-or-later
// Figures as a reader sees them: the one place where a report's numbers become text, so that PDF, HTML,
// Markdown, CSV and JSON say the same digits.
//
// At most three significant digits, and no more than the interval supports; a value and its interval share
// their decimals. A minus is U+2212, a range has an en dash, a unit stands behind a space, thousands are
// separated by commas. Zero is 0, and what is not known is a dash.
#pragma once

#include "base/interval.h"
#include "scenario/observation.h"
#include "study/figures.h"

#include <string>
#include <string_view>

namespace fulcrum::report
{

enum class Quantity {
    Number,      // a plain number or a share: "0.66"
    Probability, // "0.61", never in per cent; "<0.01"
    Factor,      // "× 5.0"
    Count,       // whole: "12,474"
    Seconds,     // base unit s; shown in ns to h by its size
    PerSecond,   // "13 /s"
    Usd,         // "1.2 USD"
    Weeks,       // engineer-weeks
};
std::string_view to_string(Quantity quantity); // "number", "seconds", …: names of the JSON

struct Figure {
    enum class State { Known, AtLeast, Insufficient, Unknown };
    State state = State::Unknown;
    double value = 0; // in the base unit; AtLeast: the bound
    double low = 0;   // = value where there is no interval
    double high = 0;
    Quantity quantity = Quantity::Number;
    std::string unit;          // of Seconds: which one it is shown in; "" by its size
    bool unit_in_head = false; // the column's head says the unit: only digits are shown
    bool interval_shown = true;
    bool at_most = false; // only an upper bound is known: `value`
    std::string name;     // "ttft_s.p99 of healthy"
    std::string run;      // id of the run it comes from; "" for what was measured or judged
    int mark = 0;         // above 0: its text stands between marks (document.h, marked())

    bool has_interval() const { return state == State::Known && low < high; }
    bool operator==(const Figure&) const = default;
};

// Around the text of a figure with a mark: kMarkBegin, the number in letters of kMarkDigit + its digits,
// kMarkText, the text, kMarkEnd. Private letters of Unicode, three bytes each.
inline constexpr std::string_view kMarkBegin = "\uE100";
inline constexpr std::string_view kMarkText = "\uE101";
inline constexpr std::string_view kMarkEnd = "\uE102";
std::string with_marks(const Figure& figure, std::string text);

// "0.96 s (0.92–1.01)", "at least 30 s", "insufficient", "–".
std::string text_of(const Figure& figure);

// Without unit and interval: "0.96".
std::string digits_of(const Figure& figure);

// The unit that it is shown in: "ms"; "" for none.
std::string unit_of(const Figure& figure);

// How many decimals a value with this half width of its interval deserves; negative: rounded to tens, …
int decimals_for(double value, double half_width);

Figure known(double value, Quantity quantity, std::string name, std::string run = {});
Figure known(const Interval& interval, Quantity quantity, std::string name, std::string run = {});
Figure of(const study::Figure& figure, Quantity quantity, std::string name, std::string run = {});
Figure of(const scenario::Observed& observed, Quantity quantity, std::string name);

// Of a figure by its name, with or without its statistic: "ttft_s.p99", "preemptions". Unknown names are
// plain numbers.
Quantity quantity_of(std::string_view metric, std::string_view statistic = {});

// What people call it: "TTFT p99" of "ttft_s.p99", "Prefix hit ratio" of "prefix_hit_ratio".
std::string title_of_metric(std::string_view metric, std::string_view statistic = {});

} // namespace fulcrum::report
