// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/page_view.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <iterator>

namespace fulcrum::app
{

namespace
{

constexpr int kGapPixels = 16;
constexpr int kMostPictures = 8; // kept
constexpr int kWidest = 1100;    // px of a page that fits the width

} // namespace

PageView::PageView(const Theme& theme, QWidget* parent) : QAbstractScrollArea(parent), m_theme(theme)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Pages of the report"));
    viewport()->setAutoFillBackground(false);
    connect(&m_painter, &PagePainter::laidOut, this, &PageView::showLayout);
    connect(&m_painter, &PagePainter::painted, this, &PageView::showPicture);
}

void PageView::setTheme(const Theme& theme)
{
    m_theme = theme;
    viewport()->update();
}

void PageView::setReport(std::shared_ptr<const report::Document> document, QPageSize::PageSizeId paper)
{
    if (!document) {
        m_outline.reset();
        m_pictures.clear();
    }
    m_asked.clear();
    m_painter.setReport(std::move(document), paper);
    viewport()->update();
}

void PageView::showLayout(std::shared_ptr<const PageOutline> outline)
{
    const int page = m_current;
    m_outline = std::move(outline);
    m_asked.clear(); // the pictures of the report before stay until the new ones come
    layOut();
    goToPage(page);
    showCurrent();
    wantPictures();
    viewport()->update();
    emit laidOut();
}

void PageView::showPicture(int page, const QImage& picture)
{
    QPixmap made = QPixmap::fromImage(picture);
    made.setDevicePixelRatio(devicePixelRatioF());
    m_pictures.insert(page, made);
    viewport()->update(whereIs(page));
}

void PageView::setZoom(Zoom zoom)
{
    const int page = m_current;
    m_zoom = zoom;
    layOut();
    goToPage(page);
    viewport()->update();
}

double PageView::scale() const
{
    if (!m_outline) return 1;
    const QSizeF page = m_outline->size;
    const double across = std::min(kWidest, viewport()->width() - 2 * kGapPixels) / page.width();
    const double down = (viewport()->height() - 2 * kGapPixels) / page.height();
    return std::max(0.02, m_zoom == Zoom::Width ? across : std::min(across, down));
}

QSize PageView::pagePixels() const
{
    return m_outline ? (m_outline->size * scale()).toSize() : QSize();
}

int PageView::pageTop(int page) const
{
    return kGapPixels + page * (pagePixels().height() + kGapPixels);
}

void PageView::layOut()
{
    const int whole = m_outline ? pageTop(m_outline->pages) : 0;
    verticalScrollBar()->setRange(0, std::max(0, whole - viewport()->height()));
    verticalScrollBar()->setPageStep(std::max(1, viewport()->height()));
    verticalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setRange(0, 0);
    const QSize pixels = pagePixels() * devicePixelRatioF();
    if (m_pictureSize != pixels) m_asked.clear();
    m_pictureSize = pixels;
    m_painter.setSize(pixels);
}

QRect PageView::whereIs(int page) const
{
    const QSize size = pagePixels();
    return {QPoint((viewport()->width() - size.width()) / 2, pageTop(page) - verticalScrollBar()->value()),
            size};
}

// Of the pages that are seen.
void PageView::wantPictures()
{
    if (!m_outline || !isVisible()) return;
    if (m_asked.size() >= kMostPictures) {
        m_asked.clear();
        for (auto one = m_pictures.begin(); one != m_pictures.end();)
            one = whereIs(one.key()).intersects(viewport()->rect()) ? std::next(one) : m_pictures.erase(one);
    }
    for (int page = 0; page < m_outline->pages; ++page) {
        if (m_asked.contains(page) || !whereIs(page).intersects(viewport()->rect())) continue;
        m_asked.insert(page);
        m_painter.paint(page);
    }
}

void PageView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme.bg0);
    if (!m_outline) return;
    wantPictures();
    for (int page = 0; page < m_outline->pages; ++page) {
        const QRect where = whereIs(page);
        if (!where.intersects(viewport()->rect())) continue;
        const auto picture = m_pictures.constFind(page);
        if (picture == m_pictures.constEnd())
            painter.fillRect(where, Theme::light().bg0);
        else if (picture->size() == m_pictureSize)
            painter.drawPixmap(where.topLeft(), *picture);
        else // another size, until this one is painted
            painter.drawPixmap(where, *picture);
        painter.setPen(m_theme.line);
        painter.drawRect(where.adjusted(0, 0, -1, -1));
    }
    if (hasFocus()) {
        painter.setPen(m_theme.accent);
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void PageView::resizeEvent(QResizeEvent*)
{
    const int page = m_current;
    layOut();
    goToPage(page);
}

void PageView::scrollContentsBy(int, int)
{
    showCurrent();
    viewport()->update();
}

void PageView::showCurrent()
{
    int current = 0;
    if (m_outline) {
        const int middle = verticalScrollBar()->value() + viewport()->height() / 2;
        const int step = pagePixels().height() + kGapPixels;
        current = std::clamp((middle - kGapPixels) / std::max(1, step), 0, m_outline->pages - 1);
    }
    if (current == m_current) return;
    m_current = current;
    emit currentPageChanged(current);
}

void PageView::goToPage(int page, double y)
{
    if (!m_outline) return;
    const int to = std::clamp(page, 0, m_outline->pages - 1);
    const int below = y > 0 ? static_cast<int>(y * scale()) - 8 : -kGapPixels;
    verticalScrollBar()->setValue(pageTop(to) + below);
    showCurrent();
}

void PageView::goToSection(const QString& section)
{
    if (!m_outline) return;
    for (const PagedReport::Section& one : m_outline->sections)
        if (one.id == section) goToPage(one.page, m_zoom == Zoom::Page ? 0 : one.y);
}

void PageView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_PageDown:
    case Qt::Key_Space:
        return goToPage(m_current + 1);
    case Qt::Key_PageUp:
        return goToPage(m_current - 1);
    case Qt::Key_Home:
        return goToPage(0);
    case Qt::Key_End:
        return goToPage(pageCount() - 1);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

} // namespace fulcrum::app
