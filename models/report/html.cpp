// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/charts.h"
#include "report/markup.h"
#include "report/writers.h"

#include <fmt/format.h>

namespace fulcrum::report
{

namespace
{

// One file: no script runs, nothing is fetched. On paper the light colours hold, and heads of tables repeat.
constexpr std::string_view kStyle = R"(
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.5rem 4rem; background: var(--paper); color: var(--text);
  font: 15px/1.5 "Liberation Sans", Arial, Helvetica, sans-serif; }
h1 { font-size: 1.7rem; margin: 0 0 .2rem; } h2 { font-size: 1.2rem; margin: 2.2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 .3rem; } p { margin: .4rem 0; max-width: 48rem; }
.sub, figcaption, caption, .note, footer { color: var(--text2); font-size: .87rem; }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1rem; margin: 1rem 0; font-size: .87rem; } a { color: var(--sky); }
.wide { overflow-x: auto; } table { border-collapse: collapse; margin: .4rem 0; font-size: .87rem; min-width: 50%; }
caption { text-align: left; padding: .6rem 0 .3rem; } thead { display: table-header-group; }
th { text-align: left; border-bottom: 1px solid var(--grey); vertical-align: bottom; }
th, td { padding: .25rem .7rem .25rem 0; } td { border-bottom: 1px solid var(--line); vertical-align: top; }
#observations td:first-child { min-width: 11rem; }
.r { text-align: right; font-variant-numeric: tabular-nums; } td.r { white-space: nowrap; }
figure { margin: .8rem 0; } svg { max-width: 100%; height: auto; }
pre { overflow-x: auto; padding: .6rem .8rem; border: 1px solid var(--line); border-radius: 4px; font-size: .8rem; }
code, pre { font-family: "DejaVu Sans Mono", Consolas, monospace; }
aside { border-left: 3px solid var(--sky); padding: .1rem .9rem; margin: .6rem 0; } aside.warning { border-color: var(--warning); }
@media print { :root { --text: #1A1D23; --text2: #454C5A; --line: #D5D9E1; --grey: #7C8492; --paper: #FFFFFF;
  --sky: #1B7FB5; --warning: #7A5000; --orange: #B06500; --green: #2A8A69; --purple: #A9487F; }
  body { font-size: 10pt; padding: 0; max-width: none; } nav { display: none; } pre { white-space: pre-wrap; }
  tr, figure, aside { break-inside: avoid; } h2, h3, caption { break-after: avoid; } .wide { overflow: visible; } }
@page { margin: 18mm; }
)";

std::string figure_html(const Figure& figure)
{
    std::string from = figure.name;
    if (!figure.run.empty()) from += (from.empty() ? "run " : ", run ") + figure.run;
    return fmt::format("<data value=\"{:.9g}\" title=\"{}\">{}</data>", figure.value, xml_escaped(from),
                       xml_escaped(text_of(figure)));
}

std::string line(const Text& text)
{
    std::string out;
    for (const Span& span : text.spans()) {
        std::string words = span.figure ? figure_html(*span.figure) : xml_escaped(span.text);
        if (span.strong) words = "<strong>" + words + "</strong>";
        if (span.code) words = "<code>" + words + "</code>";
        out += words;
    }
    return out;
}

class Writer
{
public:
    void operator()(const Heading& heading) { out += "<h3>" + xml_escaped(heading.text) + "</h3>\n"; }
    void operator()(const Paragraph& paragraph) { out += "<p>" + line(paragraph.text) + "</p>\n"; }
    void operator()(const Callout& callout)
    {
        const char* kind = callout.tone == Callout::Tone::Warning ? "warning" : "info";
        out += fmt::format("<aside class=\"{}\"><p>{}</p></aside>\n", kind, line(callout.text));
    }
    void operator()(const List& list)
    {
        out += "<ul>\n";
        for (const Text& item : list.items)
            out += "<li>" + line(item) + "</li>\n";
        out += "</ul>\n";
    }
    void operator()(const Code& code) { out += "<pre>" + xml_escaped(code.text) + "</pre>\n"; }
    void operator()(const Table& table)
    {
        out += fmt::format("<div class=\"wide\"><table id=\"{}\">\n<caption>{}</caption>\n<thead><tr>",
                           xml_escaped(table.id), xml_escaped(table.title));
        for (const Column& column : table.columns) {
            const std::string title = column.unit.empty() ? column.title : column.title + ", " + column.unit;
            out += fmt::format("<th scope=\"col\"{}>{}</th>", column.right ? " class=\"r\"" : "",
                               xml_escaped(title));
        }
        out += "</tr></thead>\n<tbody>\n";
        for (const auto& row : table.rows) {
            out += "<tr>";
            for (std::size_t i = 0; i < row.size(); ++i)
                out +=
                    fmt::format("<td{}>{}</td>", table.columns[i].right ? " class=\"r\"" : "", line(row[i]));
            out += "</tr>\n";
        }
        out += "</tbody></table></div>\n";
        if (!table.note.empty()) out += "<p class=\"note\">" + xml_escaped(table.note) + "</p>\n";
    }
    void operator()(const Chart& chart)
    {
        out += "<figure><figcaption>" + xml_escaped(chart.title) + "</figcaption>\n" + svg_of(chart, {true}) +
               "</figure>\n";
    }

    std::string out;
};

} // namespace

std::string to_html(const Document& document, const std::string& block)
{
    Writer writer;
    std::string& out = writer.out;
    out = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
          "<meta name=\"color-scheme\" content=\"light dark\">\n<title>" +
          xml_escaped(document.title) + "</title>\n<style>\n" + chart_variables() + std::string(kStyle) +
          "</style>\n</head>\n<body>\n<h1>" + xml_escaped(document.title) + "</h1>\n<p class=\"sub\">" +
          xml_escaped(document.subtitle) + "</p>\n<nav>\n";
    for (const Section& section : document.sections)
        out += "<a href=\"#" + xml_escaped(section.id) + "\">" + xml_escaped(section.title) + "</a>\n";
    out += "</nav>\n";
    for (const Section& section : document.sections) {
        out +=
            "<section id=\"" + xml_escaped(section.id) + "\">\n<h2>" + xml_escaped(section.title) + "</h2>\n";
        for (const Block& one : section.blocks)
            std::visit(writer, one);
        out += "</section>\n";
    }
    out += "<footer><p>Fulcrum " + xml_escaped(document.version) + "</p></footer>\n" + block +
           "\n</body>\n</html>\n";
    return std::move(writer.out);
}

} // namespace fulcrum::report
