// SPDX-License-Identifier: GPL-3.0-or-later
// Reports as files: made from a project's text and results, written at once, and read back to be verified.
// No window is needed, but fonts are: a QGuiApplication must exist.
#pragma once

#include "report/build.h"
#include "report/machine.h"
#include "report/paged_report.h"
#include "report/verify.h"

#include <QImage>
#include <QPageSize>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace fulcrum::app
{

// What a report is of: a project's file and text, and what was run.
struct ReportInput {
    std::string file; // its path
    std::string text;
    report::Results results;
};

struct ReportWish {
    std::vector<std::string> sections; // empty: the default ones
    std::string prepared;              // "2026-11-30 14:41 UTC"
    QPageSize::PageSizeId paper = QPageSize::A4;
};

struct MadeReport {
    report::Document document;
    report::Machine machine; // without its form
};

std::string utcNow(); // "2026-11-30 14:41 UTC"

MadeReport makeReport(const ReportInput& input, const ReportWish& wish);
MadeReport makeComparison(const ReportInput& input, const ReportInput& other, const ReportWish& wish);

// Writes it in the form that the ending of the file's name says; the old file stays where that fails. With
// Markdown, an SVG for each chart stands beside it. Gives the files' names.
Result<std::vector<std::string>> writeReport(const MadeReport& report, const std::string& file,
                                             QPageSize::PageSizeId paper);

// What differs between a report's file and the same report made again. `note`: what could not be compared.
struct Verification {
    std::vector<report::Mismatch> mismatches;
    std::size_t figures = 0; // compared
    std::string note;
};
Result<Verification> verifyReport(const std::string& file, const std::string& bytes,
                                  const report::Machine& block, const MadeReport& again,
                                  QPageSize::PageSizeId paper);

// A chart as a picture for a chat, on white.
QImage pictureOf(const report::Chart& chart, double scale = 2);

} // namespace fulcrum::app
