// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/page_painter.h"

#include "shell/theme.h"

#include <QPainter>

#include <algorithm>

namespace fulcrum::app
{

int PageOutline::pageOf(const QString& section) const
{
    const auto found = std::find_if(sections.begin(), sections.end(),
                                    [&](const PagedReport::Section& one) { return one.id == section; });
    return found == sections.end() ? -1 : found->page;
}

// Lives on the thread. Text that is laid out keeps glyphs of its thread's fonts, so pages are made, painted
// and forgotten here.
class PagePainter::Worker : public QObject
{
public:
    std::shared_ptr<const PageOutline> layOut(const report::Document& document, QPageSize::PageSizeId paper)
    {
        m_pages = std::make_unique<PagedReport>(document, paper);
        return std::make_shared<const PageOutline>(
            PageOutline{m_pages->pageSize(), m_pages->pageCount(), m_pages->sections()});
    }

    QImage picture(int page, QSize pixels) const
    {
        if (!m_pages || page >= m_pages->pageCount() || pixels.isEmpty()) return {};
        QImage made(pixels, QImage::Format_RGB32);
        made.fill(Theme::light().bg0);
        QPainter painter(&made);
        painter.setRenderHint(QPainter::TextAntialiasing);
        const double unit = static_cast<double>(pixels.width()) / m_pages->pageSize().width();
        painter.scale(unit, unit);
        m_pages->paint(painter, page);
        return made;
    }

private:
    std::unique_ptr<PagedReport> m_pages;
};

PagePainter::PagePainter(QObject* parent)
    : QObject(parent), m_worker(new Worker), m_generation(std::make_shared<std::atomic<int>>(0))
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater); // on the thread
    m_thread.setObjectName(QStringLiteral("report pages"));
    m_thread.start(QThread::LowPriority);
}

PagePainter::~PagePainter()
{
    ++*m_generation;
    m_thread.quit();
    m_thread.wait();
}

// `work` runs on the thread unless something newer was asked for by then, and gives what to do here.
template <class Work>
void PagePainter::ask(Work work)
{
    ++m_pending;
    const int generation = *m_generation;
    QMetaObject::invokeMethod(m_worker, [this, generation, current = m_generation, work = std::move(work)] {
        std::function<void()> then;
        if (generation == *current) then = work();
        QMetaObject::invokeMethod(this, [this, generation, then = std::move(then)] {
            --m_pending;
            if (then && generation == *m_generation) then();
        });
    });
}

void PagePainter::setReport(std::shared_ptr<const report::Document> document, QPageSize::PageSizeId paper)
{
    ++*m_generation;
    if (!document) return;
    ask([this, worker = m_worker, document = std::move(document), paper]() -> std::function<void()> {
        auto outline = worker->layOut(*document, paper);
        return [this, outline = std::move(outline)] { emit laidOut(outline); };
    });
}

void PagePainter::setSize(QSize pixels)
{
    m_pixels = pixels;
}

void PagePainter::paint(int page)
{
    ask([this, worker = m_worker, page, pixels = m_pixels]() -> std::function<void()> {
        QImage picture = worker->picture(page, pixels);
        return [this, page, picture = std::move(picture)] { emit painted(page, picture); };
    });
}

} // namespace fulcrum::app
