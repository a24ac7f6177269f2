// SPDX-License-Identifier: GPL-3.0-or-later
// A report as Markdown, HTML, CSV and JSON. All take their digits from text_of(Figure); PDF is written by the
// program, from the same tree.
#pragma once

#include "report/document.h"
#include "report/machine.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fulcrum::report
{

// A file beside the report: its name and its text.
struct SideFile {
    std::string name;
    std::string text;
};

struct Written {
    std::string text;
    std::vector<SideFile> images; // Markdown: an SVG for each chart
};

// `stem`: of the file's name without ending, which the names of images start with. Not for Form::Pdf.
Written write(const Document& document, const Machine& machine, std::string_view stem = "report");

// Their parts, with the machine block.
Written to_markdown(const Document& document, const std::string& block, std::string_view stem);
std::string to_html(const Document& document, const std::string& block);
// Every table and chart, one after the other, each below a line "table,<id>,<title>". Columns of figures are
// followed by value, low and high in the base unit.
std::string to_csv(const Document& document, const std::string& block);
std::string to_json(const Document& document, const std::string& block);

} // namespace fulcrum::report
