// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/paged_report.h"

#include "report/chart_picture.h"
#include "report/page_maker.h"
#include "report/page_text.h"
#include "shell/theme.h"

#include <QPainter>
#include <QSvgRenderer>
#include <QTextLayout>

#include <algorithm>

namespace fulcrum::app
{

PagedReport::PagedReport(const report::Document& document, QPageSize::PageSizeId paper)
    : m_paper(paper), m_size(QPageSize(paper).size(QPageSize::Point) * kPerPoint),
      m_title(QString::fromStdString(document.title))
{
    m_footer = QStringLiteral("%1, project text %2, Fulcrum %3")
                   .arg(QString::fromStdString(document.project),
                        QString::fromStdString(document.project_hash).left(8),
                        QString::fromStdString(document.version));
    PageMaker(*this).make(document);
}

PagedReport::~PagedReport() = default;

int PagedReport::pageOf(const QString& section) const
{
    const auto found = std::find_if(m_sections.begin(), m_sections.end(),
                                    [&](const Section& one) { return one.id == section; });
    return found == m_sections.end() ? -1 : found->page;
}

void PagedReport::paint(QPainter& painter, int page) const
{
    const Theme paper = Theme::light();
    const Page& all = m_pages[static_cast<std::size_t>(page)];
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Box& box : all.boxes) {
        switch (box.look) {
        case Box::Look::Rule:
            painter.fillRect(box.where, paper.line);
            break;
        case Box::Look::StrongRule:
            painter.fillRect(box.where, paper.line2);
            break;
        case Box::Look::Head:
            painter.fillRect(box.where, paper.bg2);
            break;
        case Box::Look::Code:
            painter.fillRect(box.where, paper.bg1);
            break;
        case Box::Look::Note:
            painter.fillRect(box.where, paper.blue);
            break;
        case Box::Look::Warning:
            painter.fillRect(box.where, paper.orange);
            break;
        }
    }
    for (const Picture& picture : all.pictures)
        static_cast<const ChartPicture&>(*picture.svg).draw(painter, picture.where);
    painter.setPen(paper.text);
    for (const Line& line : all.lines)
        line.layout->lineAt(line.index).draw(&painter, line.at);
    // The foot
    painter.setFont(paperFont(PaperFont::Small));
    painter.setPen(paper.text2);
    const QRectF foot(PageMaker::kMargin, m_size.height() - PageMaker::kMargin + 60,
                      m_size.width() - 2 * PageMaker::kMargin, 140);
    painter.fillRect(QRectF(foot.left(), foot.top() - 20, foot.width(), 5), paper.line);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignTop, m_footer);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignTop,
                     QStringLiteral("%1 / %2").arg(page + 1).arg(pageCount()));
}

} // namespace fulcrum::app
