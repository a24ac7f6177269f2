// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/pdf_writer.h"

#include "report/build.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryFile>

namespace fulcrum::app
{

namespace
{

constexpr int kResolution = 720; // a tenth of a point
constexpr char kBlock[] = "%fulcrum-report ";

QByteArray pagesOf(const PagedReport& report)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kResolution);
    writer.setPageSize(QPageSize(report.paper()));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(report.title());
    writer.setCreator(QStringLiteral("Fulcrum " FULCRUM_VERSION));
    QPainter painter(&writer);
    for (int page = 0; page < report.pageCount(); ++page) {
        if (page > 0) writer.newPage();
        report.paint(painter, page);
    }
    painter.end();
    return bytes;
}

int numberAfter(const QByteArray& text, const char* pattern)
{
    const QRegularExpression expression(QString::fromLatin1(pattern));
    const auto match = expression.match(QString::fromLatin1(text));
    return match.hasMatch() ? match.captured(1).toInt() : -1;
}

// What has to be known of a PDF to add to it.
struct PdfParts {
    qsizetype lastXref = -1;
    int size = 0; // objects, the free one included
    int root = 0;
    int info = 0;
    QByteArray catalogue; // the dictionary without its ends
    QList<int> pages;     // object numbers in order
};

QByteArray objectText(const QByteArray& pdf, int number)
{
    const QByteArray head = "\n" + QByteArray::number(number) + " 0 obj";
    const qsizetype at = pdf.lastIndexOf(head);
    if (at < 0) return {};
    const qsizetype begin = at + head.size();
    const qsizetype end = pdf.indexOf("endobj", begin);
    return end < 0 ? QByteArray() : pdf.mid(begin, end - begin).trimmed();
}

Result<PdfParts> partsOf(const QByteArray& pdf)
{
    const Error unknown{"the PDF has no trailer that can be added to", "export HTML instead", {}, {}};
    PdfParts parts;
    const qsizetype trailer = pdf.lastIndexOf("trailer");
    const qsizetype start = pdf.lastIndexOf("startxref");
    if (trailer < 0 || start < trailer) return unknown;
    const QByteArray dictionary = pdf.mid(trailer, start - trailer);
    parts.lastXref = numberAfter(pdf.mid(start), "startxref\\s+(\\d+)");
    parts.size = numberAfter(dictionary, "/Size\\s+(\\d+)");
    parts.root = numberAfter(dictionary, "/Root\\s+(\\d+)");
    parts.info = numberAfter(dictionary, "/Info\\s+(\\d+)");
    QByteArray catalogue = objectText(pdf, parts.root);
    const int tree = numberAfter(catalogue, "/Pages\\s+(\\d+)");
    if (parts.lastXref < 0 || parts.size <= 0 || parts.root <= 0 || tree <= 0) return unknown;
    if (!catalogue.startsWith("<<") || !catalogue.endsWith(">>")) return unknown;
    parts.catalogue = catalogue.mid(2, catalogue.size() - 4).trimmed();
    const QString kids = QString::fromLatin1(objectText(pdf, tree));
    const qsizetype from = kids.indexOf(QLatin1String("/Kids"));
    const qsizetype until = kids.indexOf(QLatin1Char(']'), from);
    static const QRegularExpression reference(QStringLiteral("(\\d+) 0 R"));
    auto matches = reference.globalMatch(kids.mid(from, until - from));
    while (matches.hasNext())
        parts.pages.append(matches.next().captured(1).toInt());
    return parts;
}

// A text of PDF: UTF-16 with its mark, as hexadecimal digits.
QByteArray pdfText(const QString& text)
{
    QByteArray hex = "<FEFF";
    for (const QChar c : text)
        hex += QByteArray::number(c.unicode(), 16).rightJustified(4, '0').toUpper();
    return hex + ">";
}

// New objects behind the old file, with a table of their own: an incremental update (ISO 32000-1, 7.5.6).
class Update
{
public:
    Update(QByteArray pdf, PdfParts parts)
        : m_pdf(std::move(pdf)), m_parts(std::move(parts)), m_next(m_parts.size)
    {
    }

    int reserve() { return m_next++; }
    void object(int number, const QByteArray& dictionary)
    {
        m_offsets.append({number, m_pdf.size()});
        m_pdf += QByteArray::number(number) + " 0 obj\n" + dictionary + "\nendobj\n";
    }
    void comment(const std::string& line) { m_pdf += QByteArray::fromStdString(line); }
    const PdfParts& parts() const { return m_parts; }

    QByteArray done()
    {
        const qsizetype table = m_pdf.size();
        m_pdf += "xref\n";
        for (const auto& [number, offset] : m_offsets)
            m_pdf += QByteArray::number(number) + " 1\n" +
                     QByteArray::number(offset).rightJustified(10, '0') + " 00000 n \n";
        m_pdf += "trailer\n<<\n/Size " + QByteArray::number(m_next) + "\n/Root " +
                 QByteArray::number(m_parts.root) + " 0 R\n";
        if (m_parts.info > 0) m_pdf += "/Info " + QByteArray::number(m_parts.info) + " 0 R\n";
        m_pdf += "/Prev " + QByteArray::number(m_parts.lastXref) + "\n>>\nstartxref\n" +
                 QByteArray::number(table) + "\n%%EOF\n";
        return m_pdf;
    }

private:
    QByteArray m_pdf;
    PdfParts m_parts;
    int m_next;
    QList<QPair<int, qsizetype>> m_offsets;
};

void addOutline(Update& update, const PagedReport& report)
{
    // The type is needed: a string builder would refer to a number that is gone.
    const auto reference = [](int number) -> QByteArray { return QByteArray::number(number) + " 0 R"; };
    std::vector<PagedReport::Section> sections;
    for (const PagedReport::Section& section : report.sections())
        if (section.page < update.parts().pages.size()) sections.push_back(section);
    if (sections.empty()) return;
    const int root = update.reserve();
    const int first = root + 1;
    const int count = static_cast<int>(sections.size());
    for (int i = 0; i < count; ++i)
        update.reserve();
    update.object(root, "<< /Type /Outlines /First " + reference(first) + " /Last " +
                            reference(first + count - 1) + " /Count " + QByteArray::number(count) + " >>");
    for (int i = 0; i < count; ++i) {
        const PagedReport::Section& section = sections[static_cast<std::size_t>(i)];
        const double top = (report.pageSize().height() - section.y) / PagedReport::kPerPoint;
        QByteArray entry = "<< /Title " + pdfText(section.title) + " /Parent " + reference(root) +
                           " /Dest [" + reference(update.parts().pages[section.page]) + " /XYZ 0 " +
                           QByteArray::number(top, 'f', 1) + " null]";
        if (i > 0) entry += " /Prev " + reference(first + i - 1);
        if (i + 1 < count) entry += " /Next " + reference(first + i + 1);
        update.object(first + i, entry + " >>");
    }
    update.object(update.parts().root, "<< " + update.parts().catalogue + "\n/Outlines " + reference(root) +
                                           " /PageMode /UseOutlines >>");
}

} // namespace

Result<std::string> writePdf(const PagedReport& pages, report::Machine machine)
{
    QByteArray pdf = pagesOf(pages);
    if (!pdf.endsWith('\n')) pdf += '\n';
    const Result<PdfParts> parts = partsOf(pdf);
    if (!parts) return parts.errors();
    machine.form = report::Form::Pdf;
    machine.digest = report::hash_of(pdf.toStdString());
    Update update(pdf, *parts);
    update.comment(report::embedded(report::Form::Pdf, report::to_json(machine)));
    addOutline(update, pages);
    return update.done().toStdString();
}

bool pdfIsUntouched(const std::string& file, const report::Machine& machine)
{
    const std::size_t at = file.rfind(kBlock);
    return at != std::string::npos && report::hash_of(std::string_view(file).substr(0, at)) == machine.digest;
}

Result<std::string> textOfPdf(const std::string& file)
{
    QTemporaryFile copy;
    if (!copy.open()) return Error{"can not write a temporary file", "free space on the disk", {}, {}};
    copy.write(file.data(), static_cast<qint64>(file.size()));
    copy.flush();
    QProcess process;
    process.start(QStringLiteral("pdftotext"),
                  {QStringLiteral("-enc"), QStringLiteral("UTF-8"), copy.fileName(), QStringLiteral("-")});
    if (!process.waitForStarted() || !process.waitForFinished(60'000) || process.exitCode() != 0)
        return Error{
            "the text of the PDF can not be read", "install poppler-utils, which has pdftotext", {}, {}};
    QString text = QString::fromUtf8(process.readAllStandardOutput());
    return text.replace(QChar(0x00A0), QLatin1Char(' ')).toStdString();
}

} // namespace fulcrum::app
