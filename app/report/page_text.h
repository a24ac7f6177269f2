// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a report's texts: fonts of paper, and texts broken to a width.
#pragma once

#include "report/document.h"

#include <QFont>
#include <QString>

#include <memory>

class QTextLayout;

namespace fulcrum::app
{

enum class PaperFont { Title, Section, Heading, Body, Table, Small, Code };

// Liberation Sans, or what the system has instead; sizes in tenths of a point. `shrink`: of tables that are
// too wide.
QFont paperFont(PaperFont font, double shrink = 1);

struct BrokenText {
    std::shared_ptr<QTextLayout> layout;
    double height = 0;
};

// Broken to a width; figures do not break.
BrokenText breakText(const report::Text& text, const QFont& font, double width, bool right = false,
                     bool secondary = false);
BrokenText breakText(const QString& text, const QFont& font, double width, bool right = false,
                     bool secondary = false);

// Widths of a text on one line, and of its longest word.
double naturalWidth(const report::Text& text, const QFont& font);
double longestWord(const report::Text& text, const QFont& font);

} // namespace fulcrum::app
