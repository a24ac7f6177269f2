// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/page_view.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr int kGapPixels = 16;
constexpr int kMostPictures = 6; // kept
constexpr int kWidest = 1100;    // px of a page that fits the width

} // namespace

PageView::PageView(const Theme& theme, QWidget* parent) : QAbstractScrollArea(parent), m_theme(theme)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Pages of the report"));
    viewport()->setAutoFillBackground(false);
}

void PageView::setTheme(const Theme& theme)
{
    m_theme = theme;
    viewport()->update();
}

void PageView::setReport(std::shared_ptr<const PagedReport> report)
{
    m_report = std::move(report);
    m_pictures.clear();
    layOut();
    showCurrent();
    viewport()->update();
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
    if (!m_report) return 1;
    const QSizeF page = m_report->pageSize();
    const double across = std::min(kWidest, viewport()->width() - 2 * kGapPixels) / page.width();
    const double down = (viewport()->height() - 2 * kGapPixels) / page.height();
    return std::max(0.02, m_zoom == Zoom::Width ? across : std::min(across, down));
}

QSize PageView::pagePixels() const
{
    return m_report ? (m_report->pageSize() * scale()).toSize() : QSize();
}

int PageView::pageTop(int page) const
{
    return kGapPixels + page * (pagePixels().height() + kGapPixels);
}

void PageView::layOut()
{
    const int whole = m_report ? pageTop(m_report->pageCount()) : 0;
    verticalScrollBar()->setRange(0, std::max(0, whole - viewport()->height()));
    verticalScrollBar()->setPageStep(std::max(1, viewport()->height()));
    verticalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setRange(0, 0);
    if (m_pictureSize != pagePixels()) m_pictures.clear();
    m_pictureSize = pagePixels();
}

const QPixmap& PageView::picture(int page)
{
    const auto found = m_pictures.constFind(page);
    if (found != m_pictures.constEnd()) return *found;
    if (m_pictures.size() >= kMostPictures) m_pictures.clear();
    const double dpr = devicePixelRatioF();
    QPixmap made(pagePixels() * dpr);
    made.fill(Theme::light().bg0);
    QPainter painter(&made);
    painter.setRenderHint(QPainter::TextAntialiasing);
    const double unit = static_cast<double>(made.width()) / m_report->pageSize().width();
    painter.scale(unit, unit);
    m_report->paint(painter, page);
    painter.end();
    made.setDevicePixelRatio(dpr);
    return *m_pictures.insert(page, made);
}

void PageView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme.bg0);
    if (!m_report) return;
    const int scrolled = verticalScrollBar()->value();
    for (int page = 0; page < m_report->pageCount(); ++page) {
        const QSize size = pagePixels();
        const QRect where(QPoint((viewport()->width() - size.width()) / 2, pageTop(page) - scrolled), size);
        if (!where.intersects(viewport()->rect())) continue;
        painter.drawPixmap(where.topLeft(), picture(page));
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
    if (m_report) {
        const int middle = verticalScrollBar()->value() + viewport()->height() / 2;
        const int step = pagePixels().height() + kGapPixels;
        current = std::clamp((middle - kGapPixels) / std::max(1, step), 0, m_report->pageCount() - 1);
    }
    if (current == m_current) return;
    m_current = current;
    emit currentPageChanged(current);
}

void PageView::goToPage(int page, double y)
{
    if (!m_report) return;
    const int to = std::clamp(page, 0, m_report->pageCount() - 1);
    const int below = y > 0 ? static_cast<int>(y * scale()) - 8 : -kGapPixels;
    verticalScrollBar()->setValue(pageTop(to) + below);
    showCurrent();
}

void PageView::goToSection(const QString& section)
{
    if (!m_report) return;
    for (const PagedReport::Section& one : m_report->sections())
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
