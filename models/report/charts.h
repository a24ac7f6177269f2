// SPDX-License-Identifier: GPL-3.0-or-later
// Charts as SVG: text stays text, and colours are CSS variables where the picture stands inside a page.
#pragma once

#include "report/document.h"

#include <string>

namespace fulcrum::report
{

struct ChartStyle {
    // Colours as var(--text), …, which the page around it sets for light and dark; else those for paper.
    bool variables = false;
    double width = 640; // px; the height follows from the content
    int size = 11;      // px of the text
};

// A whole <svg> element. Its title and description say what the chart shows, for those who do not see it.
std::string svg_of(const Chart& chart, const ChartStyle& style = {});

// Height over width of that picture.
double aspect_of(const Chart& chart, const ChartStyle& style = {});

// The style sheet that sets the variables: light, and dark by prefers-color-scheme.
std::string chart_variables();

} // namespace fulcrum::report
