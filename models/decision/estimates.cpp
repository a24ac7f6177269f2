// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/estimates.h"

#include "base/csv_line.h"
#include "scenario/estimate_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace fulcrum::decision
{

namespace
{

bool same_range(const Estimate& a, const Estimate& b)
{
    return a.low == b.low && a.mode == b.mode && a.high == b.high;
}

const EstimateRecord* record_of(const std::vector<EstimateRecord>& estimates, std::string_view lever,
                                std::string_view by, Input input)
{
    const auto at = std::ranges::find_if(estimates, [&](const EstimateRecord& each) {
        return each.lever == lever && each.by == by && each.input == input;
    });
    return at == estimates.end() ? nullptr : &*at;
}

// The pool as one range, for tables: its ends, and the mean of the most likely values.
Estimate summed_up(const std::vector<Estimate>& opinions)
{
    Estimate sum = opinions.front();
    sum.mode = 0;
    std::string names;
    for (const Estimate& one : opinions) {
        sum.low = std::min(sum.low, one.low);
        sum.high = std::max(sum.high, one.high);
        sum.mode += one.mode / static_cast<double>(opinions.size());
        names += (names.empty() ? "" : ", ") + one.source;
    }
    sum.source = "pooled: " + names;
    return sum;
}

std::string csv_text(const std::string& text)
{
    if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
    std::string out = "\"";
    for (const char c : text) {
        out += c == '\n' || c == '\r' ? ' ' : c;
        if (c == '"') out += c;
    }
    return out + "\"";
}

class SheetReader
{
public:
    SheetReader(const std::string& file, const std::vector<Lever>& levers,
                const std::vector<EstimateRecord>& estimates, const std::string& by)
        : file_(file), levers_(levers), estimates_(estimates), by_(by)
    {
    }

    Result<std::vector<EstimateChange>> read(std::string_view text)
    {
        if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            std::string_view row = text.substr(0, end);
            text.remove_prefix(std::min(end + 1, text.size()));
            if (row.ends_with('\r')) row.remove_suffix(1);
            ++line_;
            if (row.find_first_not_of(" \t,;") == std::string_view::npos) continue;
            if (!header_seen_)
                read_header(row);
            else
                read_row(row);
            if (!header_good_) break;
        }
        if (!header_seen_) report(0, "the sheet is empty", "write one with --estimates-out");
        if (!errors_.empty()) return errors_;
        return std::move(changes_);
    }

private:
    enum Column { kLever, kInput, kLow, kMode, kHigh, kNote, kColumns };
    static constexpr std::array<std::string_view, kColumns> kNames = {"lever", "input", "low",
                                                                      "mode",  "high",  "note"};

    void report(std::size_t offset, std::string message, std::string hint)
    {
        errors_.push_back(
            {std::move(message), std::move(hint), file_, {line_, static_cast<int>(offset) + 1}});
    }

    void read_header(std::string_view row)
    {
        header_seen_ = true;
        separator_ = csv_separator(row);
        split_csv(row, separator_, fields_);
        for (std::size_t c = 0; c < kColumns; ++c) {
            const auto at = std::ranges::find_if(
                fields_.fields, [&](const CsvField& field) { return unquoted(field.text) == kNames[c]; });
            if (at != fields_.fields.end()) {
                place_[c] = static_cast<int>(at - fields_.fields.begin());
            } else if (c != kNote) {
                report(0, fmt::format("the sheet has no column '{}'", kNames[c]),
                       "the first line names them: lever,input,low,mode,high,note");
                header_good_ = false;
            }
        }
    }

    std::string cell(Column column) const
    {
        const int at = place_[column];
        if (at < 0 || static_cast<std::size_t>(at) >= fields_.fields.size()) return {};
        return unquoted(fields_.fields[static_cast<std::size_t>(at)].text);
    }

    std::size_t offset(Column column) const
    {
        const int at = place_[column];
        return at >= 0 && static_cast<std::size_t>(at) < fields_.fields.size()
                   ? fields_.fields[static_cast<std::size_t>(at)].offset
                   : 0;
    }

    double number(Column column, Input input)
    {
        std::string text = cell(column);
        if (separator_ == ';') std::ranges::replace(text, ',', '.');
        double value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        const Interval within = scenario::range_of(input);
        if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
            report(offset(column), fmt::format("'{}' is no number", text), "write a plain number");
        else if (value < within.low || value > within.high)
            report(offset(column),
                   fmt::format("{} of '{}' is not between {:g} and {:g}", to_string(input), cell(kLever),
                               within.low, within.high),
                   fmt::format("its unit is: {}", unit_of(input)));
        return value;
    }

    void read_row(std::string_view row)
    {
        split_csv(row, separator_, fields_);
        if (fields_.open_quote) {
            report(0, "a quoted text does not end in its line", "close the quote");
            return;
        }
        const std::string id = cell(kLever);
        const auto lever = std::ranges::find_if(levers_, [&](const Lever& each) { return each.id() == id; });
        const auto input =
            std::ranges::find_if(kAllInputs, [&](Input each) { return to_string(each) == cell(kInput); });
        if (lever == levers_.end()) {
            report(offset(kLever), "there is no lever '" + id + "'", "give the id of one that is ranked");
            return;
        }
        if (input == kAllInputs.end()) {
            report(offset(kInput), "'" + cell(kInput) + "' is no input of a lever",
                   "one of impact, p_diag, effort_weeks, p_fail, blast_weeks");
            return;
        }
        const std::size_t before = errors_.size();
        const Estimate range{number(kLow, *input), number(kMode, *input), number(kHigh, *input), by_};
        if (errors_.size() != before) return;
        if (range.low > range.mode || range.mode > range.high) {
            report(offset(kLow), "low, mode and high are not in ascending order",
                   "write the lowest, the most likely and the highest value");
            return;
        }
        take(*lever, *input, range);
    }

    void take(const Lever& lever, Input input, const Estimate& range)
    {
        const EstimateRecord* known = record_of(estimates_, lever.id(), by_, input);
        const Estimate before = known ? known->range : lever.of(input);
        const std::string note = cell(kNote);
        if (same_range(before, range) && (note.empty() || (known && known->note == note))) return;
        EstimateChange change;
        change.estimate = known ? *known : EstimateRecord{lever.id(), by_, input};
        change.estimate.range = range;
        if (!note.empty()) change.estimate.note = note;
        change.before = before;
        change.first = known == nullptr;
        changes_.push_back(std::move(change));
    }

    const std::string& file_;
    const std::vector<Lever>& levers_;
    const std::vector<EstimateRecord>& estimates_;
    const std::string& by_;
    CsvLine fields_;
    char separator_ = ',';
    int line_ = 0;
    bool header_seen_ = false, header_good_ = true;
    std::array<int, kColumns> place_{-1, -1, -1, -1, -1, -1};
    Errors errors_;
    std::vector<EstimateChange> changes_;
};

} // namespace

std::string title_of(const EstimateView& view)
{
    switch (view.whose) {
    case EstimateView::Whose::Pooled:
        return "all pooled";
    case EstimateView::Whose::Person:
        return view.by;
    case EstimateView::Whose::AsGiven:
        return "as given";
    }
    return {};
}

std::string_view unit_of(Input input)
{
    switch (input) {
    case Input::Impact:
        return "0-10";
    case Input::Diagnosis:
    case Input::Failure:
        return "probability";
    case Input::Effort:
    case Input::Blast:
        return "weeks";
    }
    return {};
}

std::vector<std::string> people_in(const std::vector<EstimateRecord>& estimates)
{
    std::vector<std::string> people;
    for (const EstimateRecord& each : estimates)
        if (std::ranges::find(people, each.by) == people.end()) people.push_back(each.by);
    return people;
}

Estimate range_for(const Lever& lever, Input input, const std::vector<EstimateRecord>& estimates,
                   std::string_view by)
{
    const EstimateRecord* known = record_of(estimates, lever.id(), by, input);
    return known ? known->range : lever.of(input);
}

void use_estimates(std::vector<Lever>& levers, const std::vector<EstimateRecord>& estimates,
                   const EstimateView& view)
{
    if (view.whose == EstimateView::Whose::AsGiven) return;
    for (Lever& lever : levers) {
        for (const Input input : kAllInputs) {
            std::vector<Estimate> opinions;
            for (const EstimateRecord& each : estimates) {
                const bool wanted = view.whose == EstimateView::Whose::Pooled || each.by == view.by;
                if (wanted && each.lever == lever.id() && each.input == input) {
                    opinions.push_back(each.range);
                    opinions.back().source = each.by;
                }
            }
            if (opinions.empty()) continue;
            lever.of(input) = opinions.size() == 1 ? opinions.front() : summed_up(opinions);
            if (opinions.size() > 1) lever.opinions[static_cast<std::size_t>(input)] = std::move(opinions);
        }
    }
}

std::string estimates_csv(const std::vector<Lever>& levers, const std::vector<EstimateRecord>& estimates,
                          std::string_view by)
{
    std::string text = "lever,title,input,unit,low,mode,high,note\n";
    for (const Lever& lever : levers) {
        if (lever.id() == kDoNothing) continue;
        for (const Input input : kAllInputs) {
            const EstimateRecord* known = record_of(estimates, lever.id(), by, input);
            const Estimate& range = known ? known->range : lever.of(input);
            text += fmt::format("{},{},{},{},{},{},{},{}\n", csv_text(lever.id()), csv_text(lever.title()),
                                to_string(input), unit_of(input), range.low, range.mode, range.high,
                                known ? csv_text(known->note) : std::string());
        }
    }
    return text;
}

Result<std::vector<EstimateChange>> read_estimates_csv(std::string_view text, const std::string& file,
                                                       const std::vector<Lever>& levers,
                                                       const std::vector<EstimateRecord>& estimates,
                                                       const std::string& by)
{
    return SheetReader(file, levers, estimates, by).read(text);
}

} // namespace fulcrum::decision
