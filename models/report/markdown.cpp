// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/charts.h"
#include "report/writers.h"

#include <string_view>

namespace fulcrum::report
{

namespace
{

std::string escaped(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        if (std::string_view("\\`*_[]<>|#~").find(c) != std::string_view::npos) out += '\\';
        out += c == '\n' ? ' ' : c;
    }
    return out;
}

std::string markdown_line(const Text& text)
{
    std::string out;
    for (const Span& span : text.spans()) {
        const std::string words = span.figure ? text_of(*span.figure) : span.text;
        if (span.code) {
            out += "`" + words + "`";
            continue;
        }
        if (!span.strong) {
            out += escaped(words);
            continue;
        }
        // Emphasis ends at a letter: spaces belong outside.
        const std::size_t end = words.find_last_not_of(' ');
        if (end == std::string::npos) continue;
        out += "**" + escaped(words.substr(0, end + 1)) + "**" + words.substr(end + 1);
    }
    return out;
}

std::string head_of(const Column& column)
{
    return column.unit.empty() ? column.title : column.title + ", " + column.unit;
}

class MarkdownWriter
{
public:
    explicit MarkdownWriter(std::string_view stem) : stem_(stem) {}

    void operator()(const Heading& heading) { out_ += "### " + escaped(heading.text) + "\n\n"; }
    void operator()(const Paragraph& paragraph) { out_ += markdown_line(paragraph.text) + "\n\n"; }
    void operator()(const Callout& callout) { out_ += "> " + markdown_line(callout.text) + "\n\n"; }
    void operator()(const List& list)
    {
        for (const Text& item : list.items)
            out_ += "- " + markdown_line(item) + "\n";
        out_ += "\n";
    }
    void operator()(const Code& code) { out_ += "```\n" + code.text + "\n```\n\n"; }
    void operator()(const Table& table)
    {
        out_ += "**" + escaped(table.title) + "**\n\n|";
        for (const Column& column : table.columns)
            out_ += " " + escaped(head_of(column)) + " |";
        out_ += "\n|";
        for (const Column& column : table.columns)
            out_ += column.right ? "---:|" : "---|";
        out_ += "\n";
        for (const auto& row : table.rows) {
            out_ += "|";
            for (const Text& cell : row)
                out_ += " " + markdown_line(cell) + " |";
            out_ += "\n";
        }
        out_ += "\n";
        if (!table.note.empty()) out_ += escaped(table.note) + "\n\n";
    }
    void operator()(const Chart& chart)
    {
        images_.push_back({stem_ + "-" + std::to_string(images_.size() + 1) + ".svg", svg_of(chart)});
        std::string target = images_.back().name;
        for (std::size_t at = 0; (at = target.find(' ', at)) != std::string::npos;)
            target.replace(at, 1, "%20");
        out_ += "![" + escaped(chart.title) + "](" + target + ")\n\n";
    }

    std::string& out() { return out_; }
    std::vector<SideFile> images() { return std::move(images_); }

private:
    std::string stem_;
    std::string out_;
    std::vector<SideFile> images_;
};

} // namespace

Written to_markdown(const Document& document, const std::string& block, std::string_view stem)
{
    MarkdownWriter writer(stem);
    writer.out() = "# " + escaped(document.title) + "\n\n" + escaped(document.subtitle) + "\n\n";
    for (const Section& section : document.sections) {
        writer.out() += "## " + escaped(section.title) + "\n\n";
        for (const Block& one : section.blocks)
            std::visit(writer, one);
    }
    writer.out() += "Fulcrum " + escaped(document.version) + "\n\n" + block + "\n";
    return {std::move(writer.out()), writer.images()};
}

} // namespace fulcrum::report
