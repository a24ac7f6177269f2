// SPDX-License-Identifier: GPL-3.0-or-later
// A report as a tree of values: what the writers write, in this order, each in its own form.
#pragma once

#include "report/numbers.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fulcrum::report
{

// A piece of a line: text, or a figure.
struct Span {
    std::string text; // of a figure: "", text_of(figure) stands for it
    bool strong = false;
    bool code = false; // names of flags, metrics and ids
    std::optional<Figure> figure{};
};

// A line of text with figures in it.
class Text
{
public:
    Text() = default;
    Text(std::string text) { *this << std::move(text); }
    Text(const char* text) : Text(std::string(text)) {}
    Text(Figure figure) { *this << std::move(figure); }

    Text& operator<<(std::string text);
    Text& operator<<(const char* text) { return *this << std::string(text); }
    Text& operator<<(std::string_view text) { return *this << std::string(text); }
    Text& operator<<(Figure figure);
    Text& operator<<(const Text& other);
    Text& strong(std::string text);
    Text& code(std::string text);

    const std::vector<Span>& spans() const { return spans_; }
    std::vector<Span>& spans() { return spans_; }
    bool empty() const { return spans_.empty(); }
    bool is_figure() const { return spans_.size() == 1 && spans_.front().figure.has_value(); }
    std::string plain() const; // as a reader sees it, without emphasis

private:
    std::vector<Span> spans_;
};

struct Heading {
    std::string text;
};
struct Paragraph {
    Text text;
};
struct Callout {
    enum class Tone { Info, Warning, Ok };
    Tone tone = Tone::Info;
    Text text;
};
struct List {
    std::vector<Text> items;
};
struct Code {
    std::string text; // lines
};

struct Column {
    std::string title;
    bool right = false; // figures stand right
    std::string unit{}; // shown in the head
};
struct Table {
    std::string id;    // unique in the report: names the table in CSV
    std::string title; // the line above it
    std::vector<Column> columns;
    std::vector<std::vector<Text>> rows; // as many cells as columns
    std::string note{};                  // below it
    bool grouped = false;                // rows with the same first cell belong together
};

// Bars or intervals, one a row, on one scale from 0.
struct Bars {
    struct Bar {
        std::string label;
        Figure figure;
        bool marked = false;   // what the report is about; others are grey
        std::string instead{}; // of an unknown figure: why it is not there, in a word or two
    };
    std::vector<Bar> bars;
    bool points = false; // a point with its interval instead of a bar
};
struct Lines {
    struct Series {
        std::string label;
        std::vector<double> x, y;
        std::vector<double> low, high; // a band; may be empty
        bool measured = false;
        bool baseline = false;
    };
    struct Mark {
        double x = 0;
        std::string label;
    };
    std::vector<Series> series;
    std::vector<Mark> marks{};
    std::string x_unit;
    std::string y_unit;
};
struct HeatMap {
    std::vector<std::string> rows, columns;
    std::vector<std::vector<Figure>> cells; // probabilities, by row
};
struct Chart {
    std::string id;
    std::string title; // says what it shows and what each mark means
    std::variant<Bars, Lines, HeatMap> data;
};

using Block = std::variant<Heading, Paragraph, Callout, List, Code, Table, Chart>;

struct Section {
    std::string id; // "summary"
    std::string title;
    std::vector<Block> blocks;
};

// Where figures come from.
struct Run {
    std::string id;       // six hexadecimal digits
    std::string what;     // "simulated", "triage", "ranking"
    std::string scenario; // its name; "" for those of all scenarios
    std::string title;
    std::string fingerprint; // of the sequence of steps of its first replication; may be empty
    std::uint64_t seed = 0;
    int replications = 0; // or simulated runs
    std::string trust;
};

struct Document {
    std::string title;
    std::string subtitle;
    std::string prepared; // "2026-11-30 14:41 UTC"
    std::string version;  // of the program
    std::string project;  // file name without folder
    std::string project_hash;
    std::vector<Section> sections;
    std::vector<Run> runs;
};

// Calls for every figure in the order in which a reader meets them.
void for_each_figure(const Document& document, const std::function<void(const Figure&)>& call);
void for_each_figure(Document& document, const std::function<void(Figure&)>& call);
std::vector<Figure> figures_of(const Document& document);

// Tables and charts in order.
std::vector<const Table*> tables_of(const Document& document);
std::vector<const Chart*> charts_of(const Document& document);

// Columns of durations get one unit, which their head says; one that is alone in its kind keeps its own.
void settle_units(Table& table);

// Columns of figures of which none is known say nothing.
void drop_unknown_columns(Table& table);

// A copy in which each figure carries its number, from 1 in the order of for_each_figure: what is written of
// it has marks around each (verify.h).
Document marked(const Document& document);

} // namespace fulcrum::report
