// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a report below each other, white as paper, as the PDF prints them.
#pragma once

#include "report/paged_report.h"
#include "shell/theme.h"

#include <QAbstractScrollArea>
#include <QHash>
#include <QPixmap>

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
    void setReport(std::shared_ptr<const PagedReport> report); // nullptr: none
    void setZoom(Zoom zoom);
    int pageCount() const { return m_report ? m_report->pageCount() : 0; }
    int currentPage() const { return m_current; } // from 0: the one in the middle
    void goToPage(int page, double y = 0);        // y in tenths of a point
    void goToSection(const QString& section);

signals:
    void currentPageChanged(int page);

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
    const QPixmap& picture(int page);
    void showCurrent();

    Theme m_theme;
    std::shared_ptr<const PagedReport> m_report;
    Zoom m_zoom = Zoom::Page;
    int m_current = 0;
    QHash<int, QPixmap> m_pictures; // of the size that is shown
    QSize m_pictureSize;
};

} // namespace fulcrum::app
