// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/verify.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>

namespace fulcrum::report
{

namespace
{

constexpr std::size_t kWindow = 60;   // words to look ahead for the next common ones
constexpr std::size_t kMostTold = 50; // mismatches
constexpr std::size_t kNear = 4000;   // letters from one figure to the next
constexpr std::size_t kBreath = 300;  // letters from a figure's text to its numbers for machines
constexpr double kSame = 1e-13;       // of a number: what another machine may round otherwise
constexpr const char* kNoNumber = "nothing";

struct Word {
    std::string_view text;
    std::size_t at = 0; // offset in its text
};

std::vector<Word> words_of(std::string_view text)
{
    std::vector<Word> words;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t begin = text.find_first_not_of(" \t\r\n\f", at);
        if (begin == std::string_view::npos) break;
        std::size_t end = text.find_first_of(" \t\r\n\f", begin);
        if (end == std::string_view::npos) end = text.size();
        words.push_back({text.substr(begin, end - begin), begin});
        at = end;
    }
    return words;
}

bool has_digit(std::string_view word)
{
    return word.find_first_of("0123456789") != std::string_view::npos;
}

std::string label(const Figure& figure)
{
    std::string text = figure.name.empty() ? "a figure" : figure.name;
    if (!figure.run.empty()) text += ", run " + figure.run;
    return text;
}

// The text on its own: not within a longer number, nor in front of an interval that it does not have.
std::size_t find_whole(std::string_view text, std::string_view shown, std::size_t from)
{
    constexpr std::string_view kNumber = "0123456789.,";
    for (std::size_t at = text.find(shown, from); at != std::string_view::npos;
         at = text.find(shown, at + 1)) {
        const bool begins = at == 0 || kNumber.find(text[at - 1]) == std::string_view::npos;
        const std::string_view rest = text.substr(at + shown.size());
        const auto digit = [&rest](std::size_t i) {
            return i < rest.size() && std::isdigit(static_cast<unsigned char>(rest[i])) != 0;
        };
        const bool goes_on = digit(0) || (rest.starts_with(" (") && digit(2) && !shown.ends_with(')'));
        if (begins && !goes_on) return at;
    }
    return std::string_view::npos;
}

// A text without its marks, and where each figure stands in it.
class Places
{
public:
    Places(std::string_view text, const Document& document)
    {
        std::vector<const Figure*> figures;
        for_each_figure(document, [&figures](const Figure& figure) { figures.push_back(&figure); });
        if (text.find(kMarkBegin) == std::string_view::npos) {
            text_ = text;
            search(figures);
        } else {
            take_marks(text, figures);
        }
    }

    const std::string& text() const { return text_; }

    // The figure that this word is of: the one that stands there, or else the first that reads like it, or,
    // in JSON, the last one before it: its text comes before its numbers.
    std::string of(const Word& word) const
    {
        auto found = std::ranges::find_if(places_, [&word](const Place& place) {
            return place.begin < word.at + word.text.size() && word.at < place.end;
        });
        if (found == places_.end() && !marked_)
            found = std::ranges::find_if(places_, [&word](const Place& place) {
                return place.shown.size() > 2 && (word.text.find(place.shown) != std::string_view::npos ||
                                                  place.shown.find(word.text) != std::string::npos);
            });
        if (found != places_.end()) return found->figure;
        const Place* before = nullptr;
        for (const Place& place : places_)
            if (text_.starts_with('{') && place.end <= word.at && word.at - place.end < kBreath)
                before = &place;
        return before == nullptr ? "a number of the text" : "a number behind " + before->figure;
    }

private:
    struct Place {
        std::size_t begin, end;
        std::string figure, shown;
    };

    void take_marks(std::string_view text, const std::vector<const Figure*>& figures)
    {
        marked_ = true;
        std::size_t number = 0, begin = 0;
        for (std::size_t at = 0; at < text.size();) {
            const std::string_view rest = text.substr(at);
            if (rest.starts_with(kMarkBegin)) {
                number = 0;
                at += kMarkBegin.size();
            } else if (rest.size() > 2 && rest[0] == '\xEE' && rest[1] == '\x84' &&
                       static_cast<unsigned char>(rest[2]) >= 0x90) {
                number = number * 10 + (static_cast<unsigned char>(rest[2]) - 0x90);
                at += kMarkBegin.size();
            } else if (rest.starts_with(kMarkText)) {
                begin = text_.size();
                at += kMarkText.size();
            } else if (rest.starts_with(kMarkEnd)) {
                if (number >= 1 && number <= figures.size())
                    places_.push_back(
                        {begin, text_.size(), label(*figures[number - 1]), text_.substr(begin)});
                at += kMarkEnd.size();
            } else {
                text_ += text[at++];
            }
        }
    }

    // By the order in which figures come; one that this form does not show has no place.
    void search(const std::vector<const Figure*>& figures)
    {
        std::size_t cursor = 0;
        for (const Figure* figure : figures) {
            const std::string shown = text_of(*figure);
            const std::size_t at = find_whole(text_, shown, cursor);
            if (at == std::string_view::npos || at - cursor >= kNear) continue;
            places_.push_back({at, at + shown.size(), label(*figure), shown});
            cursor = at + shown.size();
        }
    }

    bool marked_ = false;
    std::string text_;
    std::vector<Place> places_;
};

// How far to go in both until words agree again: the smallest sum, with two words in a row.
std::pair<std::size_t, std::size_t> next_common(const std::vector<Word>& a, std::size_t i,
                                                const std::vector<Word>& b, std::size_t j)
{
    const auto agree = [&](std::size_t x, std::size_t y) {
        if (x >= a.size() || y >= b.size() || a[x].text != b[y].text) return false;
        return x + 1 >= a.size() || y + 1 >= b.size() || a[x + 1].text == b[y + 1].text;
    };
    if (agree(i + 1, j + 1)) return {1, 1}; // a digit that was changed, also in a row of equal ones
    for (std::size_t sum = 1; sum <= 2 * kWindow; ++sum)
        for (std::size_t x = sum > kWindow ? sum - kWindow : 0; x <= std::min(sum, kWindow); ++x) {
            // One word for another first, then what was added or taken away.
            const std::size_t dx = sum % 2 == 0 ? (x + sum / 2) % (sum + 1) : x;
            if (agree(i + dx, j + sum - dx)) return {dx, sum - dx};
        }
    return {1, 1};
}

} // namespace

std::vector<Mismatch> compare_block(const Machine& found, const Document& again)
{
    std::vector<Mismatch> mismatches;
    const std::string where = "the block for machines";
    const std::vector<Figure> figures = figures_of(again);
    if (figures.size() != found.figures.size())
        mismatches.push_back({"the number of figures", std::to_string(figures.size()),
                              std::to_string(found.figures.size()), where});
    const auto same = [](double a, double b) {
        return a == b || std::abs(a - b) <= kSame * std::max(std::abs(a), std::abs(b)) ||
               (!std::isfinite(a) && !std::isfinite(b)) || (!std::isfinite(a) && b == 0);
    };
    for (std::size_t i = 0; i < std::min(figures.size(), found.figures.size()); ++i) {
        if (mismatches.size() >= kMostTold) break;
        const Figure& expected = figures[i];
        const MachineFigure& one = found.figures[i];
        if (one.text != text_of(expected))
            mismatches.push_back({label(expected), text_of(expected), one.text, where});
        else if (!same(expected.value, one.value) || !same(expected.low, one.low) ||
                 !same(expected.high, one.high))
            mismatches.push_back(
                {label(expected),
                 fmt::format("{:.9g} ({:.9g} to {:.9g})", expected.value, expected.low, expected.high),
                 fmt::format("{:.9g} ({:.9g} to {:.9g})", one.value, one.low, one.high), where});
        else if (one.name != expected.name || one.run != expected.run)
            mismatches.push_back(
                {label(expected), expected.name + " " + expected.run, one.name + " " + one.run, where});
    }
    return mismatches;
}

std::vector<Mismatch> compare_text(std::string_view found, std::string_view again, const Document& document,
                                   const std::string& where)
{
    const Places places(again, document);
    const std::vector<Word> there = words_of(found), here = words_of(places.text());
    std::vector<Mismatch> mismatches;
    std::size_t i = 0, j = 0; // in there, in here
    while ((i < there.size() || j < here.size()) && mismatches.size() < kMostTold) {
        if (i < there.size() && j < here.size() && there[i].text == here[j].text) {
            ++i;
            ++j;
            continue;
        }
        const auto [more, fewer] = next_common(there, i, here, j);
        std::vector<Word> seen, wanted;
        for (std::size_t k = i; k < std::min(i + more, there.size()); ++k)
            if (has_digit(there[k].text)) seen.push_back(there[k]);
        for (std::size_t k = j; k < std::min(j + fewer, here.size()); ++k)
            if (has_digit(here[k].text)) wanted.push_back(here[k]);
        for (std::size_t k = 0; k < std::max(seen.size(), wanted.size()); ++k) {
            const bool has = k < wanted.size();
            if (has && k < seen.size() && seen[k].text == wanted[k].text) continue;
            mismatches.push_back({has ? places.of(wanted[k]) : "a number that no run gave",
                                  has ? std::string(wanted[k].text) : kNoNumber,
                                  k < seen.size() ? std::string(seen[k].text) : kNoNumber, where});
        }
        i = std::min(i + more, there.size());
        j = std::min(j + fewer, here.size());
    }
    return mismatches;
}

} // namespace fulcrum::report
