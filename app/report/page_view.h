// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a report below each other, white as paper, as the PDF prints them.
#pragma once

#include "report/page_painter.h"
#include "shell/theme.h"

#include <QAbstractScrollArea>
#include <QHash>
#include <QPixmap>
#include <QSet>

#include <memory>

namespace fulcrum::app
{

class PageView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    enum class Zoom { Page, Width };

    explicit PageView(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Pages come when they are laid out; until then the ones before stay. nullptr: none.
    void setReport(std::shared_ptr<const report::Document> document, QPageSize::PageSizeId paper);
    void setZoom(Zoom zoom);
    int pageCount() const { return m_outline ? m_outline->pages : 0; }
    const PageOutline* outline() const { return m_outline.get(); } // nullptr: none yet
    bool isBusy() const { return m_painter.isBusy(); }             // laying out, or painting what is seen
    int currentPage() const { return m_current; }                  // from 0: the one in the middle
    void goToPage(int page, double y = 0);                         // y in tenths of a point
    void goToSection(const QString& section);

signals:
    void currentPageChanged(int page);
    void laidOut(); // other pages are shown

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double scale() const; // pixels a tenth of a point
    QSize pagePixels() const;
    int pageTop(int page) const; // from the top of the first one
    void layOut();
    void wantPictures();
    void showLayout(std::shared_ptr<const PageOutline> outline);
    void showPicture(int page, const QImage& picture);
    QRect whereIs(int page) const;
    void showCurrent();

    Theme m_theme;
    PagePainter m_painter;
    std::shared_ptr<const PageOutline> m_outline;
    Zoom m_zoom = Zoom::Page;
    int m_current = 0;
    QHash<int, QPixmap> m_pictures; // of the size that is shown, or of one before until that is there
    QSet<int> m_asked;              // pictures of this size that are there or on their way
    QSize m_pictureSize;            // device pixels
};

} // namespace fulcrum::app
