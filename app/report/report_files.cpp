// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_files.h"

#include "report/charts.h"
#include "report/markup.h"
#include "report/pdf_writer.h"
#include "report/writers.h"
#include "scenario/document.h"
#include "shell/theme.h"

#include <QDateTime>
#include <QPainter>
#include <QSvgRenderer>

#include <cmath>
#include <filesystem>

namespace fulcrum::app
{

namespace
{

namespace fs = std::filesystem;

report::BuildOptions optionsOf(const ReportInput& input, const ReportWish& wish)
{
    return {FULCRUM_VERSION, wish.prepared, fs::path(input.file).filename().string(), input.text,
            wish.sections};
}

// What the names of a report's images start with: of its own name, unless it was renamed since.
std::string stemOf(const std::string& file, const std::string& bytes, report::Form form)
{
    const std::string own = fs::path(file).stem().string();
    const std::size_t end = bytes.find("-1.svg)");
    if (form != report::Form::Markdown || end == std::string::npos) return own;
    const std::size_t begin = bytes.rfind("](", end);
    if (begin == std::string::npos) return own;
    QString stem = QString::fromStdString(bytes.substr(begin + 2, end - begin - 2));
    stem.replace(QLatin1String("%20"), QLatin1String(" "));
    return stem.contains(QLatin1Char('/')) ? own : stem.toStdString();
}

// A heading that is part of every picture of a chat: it stands alone there.
constexpr double kTitleHeight = 26;

} // namespace

std::string utcNow()
{
    return QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-dd HH:mm 'UTC'")).toStdString();
}

MadeReport makeReport(const ReportInput& input, const ReportWish& wish)
{
    MadeReport made;
    made.document = report::build(input.results, optionsOf(input, wish));
    made.machine = report::machine_of(made.document, report::Form::Html, input.results.effort, wish.sections);
    return made;
}

MadeReport makeComparison(const ReportInput& input, const ReportInput& other, const ReportWish& wish)
{
    MadeReport made;
    made.document = report::build_comparison(input.results, other.results, optionsOf(input, wish),
                                             optionsOf(other, wish));
    made.machine = report::machine_of(made.document, report::Form::Html, input.results.effort, wish.sections);
    made.machine.other = fs::path(other.file).filename().string();
    made.machine.other_hash = report::hash_of(other.text);
    return made;
}

Result<std::vector<std::string>> writeReport(const MadeReport& report, const std::string& file,
                                             QPageSize::PageSizeId paper)
{
    const auto form = report::form_of(file);
    if (!form)
        return Error{"the form of the report is not known",
                     "let the name end with " + std::string(report::form_names()),
                     file,
                     {}};
    report::Machine machine = report.machine;
    machine.form = *form;
    report::Written written;
    if (*form == report::Form::Pdf) {
        auto pdf = writePdf(PagedReport(report.document, paper), machine);
        if (!pdf) return pdf.errors();
        written.text = std::move(*pdf);
    } else {
        written = report::write(report.document, machine, fs::path(file).stem().string());
    }
    std::vector<std::string> files;
    for (const report::SideFile& image : written.images) { // first: the report shows what is there
        const std::string name = (fs::path(file).parent_path() / image.name).string();
        if (const auto done = scenario::write_text_file(name, image.text); !done) return done.errors();
        files.push_back(name);
    }
    if (const auto done = scenario::write_text_file(file, written.text); !done) return done.errors();
    files.insert(files.begin(), file);
    return files;
}

Result<Verification> verifyReport(const std::string& file, const std::string& bytes,
                                  const report::Machine& block, const MadeReport& again,
                                  QPageSize::PageSizeId paper)
{
    Verification found;
    found.figures = again.machine.figures.size();
    found.mismatches = report::compare_block(block, again.document);
    const auto add = [&found](std::vector<report::Mismatch> more) {
        found.mismatches.insert(found.mismatches.end(), more.begin(), more.end());
    };
    report::Machine machine = again.machine;
    machine.form = block.form;
    if (block.form == report::Form::Pdf) {
        const bool untouched = pdfIsUntouched(bytes, block);
        auto pdf = writePdf(PagedReport(again.document, paper), machine);
        if (!pdf) return pdf.errors();
        const auto seen = textOfPdf(bytes), wanted = textOfPdf(*pdf);
        if (seen && wanted)
            add(report::compare_text(*seen, *wanted, again.document, "the text"));
        else
            found.note = "The text of the PDF was compared by its digest alone: pdftotext of poppler-utils "
                         "is missing.";
        if (!untouched && found.mismatches.empty())
            found.mismatches.push_back(
                {"the pages of the PDF", "as they were written", "something else", "the pages"});
        return found;
    }
    const report::Written written =
        report::write(report::marked(again.document), machine, stemOf(file, bytes, block.form));
    add(report::compare_text(report::visible(block.form, bytes), report::visible(block.form, written.text),
                             again.document, "the text"));
    // Bars as long as they were, and the values behind the digits.
    // Marks would make room for themselves, so they are left out here.
    const report::Written plain = report::write(again.document, machine, stemOf(file, bytes, block.form));
    if (block.form == report::Form::Html)
        add(report::compare_text(report::attributes_of(bytes), report::attributes_of(plain.text), {},
                                 "the drawings and values"));
    for (std::size_t i = 0; i < written.images.size(); ++i) {
        const report::SideFile& image = written.images[i];
        const auto there = scenario::read_text_file((fs::path(file).parent_path() / image.name).string());
        if (!there) {
            found.mismatches.push_back({"the chart " + image.name, "a picture", "nothing", image.name});
            continue;
        }
        add(report::compare_text(report::visible(report::Form::Html, *there),
                                 report::visible(report::Form::Html, image.text), again.document,
                                 image.name));
        add(report::compare_text(report::attributes_of(*there), report::attributes_of(plain.images[i].text),
                                 {}, image.name));
    }
    return found;
}

QImage pictureOf(const report::Chart& chart, double scale)
{
    const report::ChartStyle style;
    const double height = style.width * report::aspect_of(chart, style);
    QImage image(static_cast<int>(style.width * scale), static_cast<int>((height + kTitleHeight) * scale),
                 QImage::Format_RGB32);
    const Theme paper = Theme::light();
    image.fill(paper.bg0);
    QPainter painter(&image);
    painter.scale(scale, scale);
    QFont font = paper.font(FontRole::TableStrong);
    painter.setFont(font);
    painter.setPen(paper.text);
    painter.drawText(QRectF(8, 6, style.width - 16, kTitleHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     QString::fromStdString(chart.title));
    QSvgRenderer svg(QByteArray::fromStdString(report::svg_of(chart, style)));
    svg.render(&painter, QRectF(0, kTitleHeight, style.width, height));
    return image;
}

} // namespace fulcrum::app
