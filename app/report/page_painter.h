// SPDX-License-Identifier: GPL-3.0-or-later
// Lays a report out and paints its pages on a thread of its own, so that the window never waits for them.
#pragma once

#include "report/paged_report.h"

#include <QImage>
#include <QObject>
#include <QThread>

#include <atomic>
#include <memory>

namespace fulcrum::app
{

// What is known of pages without painting them.
struct PageOutline {
    QSizeF size; // tenths of a point
    int pages = 0;
    std::vector<PagedReport::Section> sections;

    int pageOf(const QString& section) const; // from 0; -1: not in it
};

class PagePainter : public QObject
{
    Q_OBJECT

public:
    explicit PagePainter(QObject* parent = nullptr);
    ~PagePainter() override; // waits for the page that is being made

    // Another report: what was asked for of the one before is forgotten.
    void setReport(std::shared_ptr<const report::Document> document, QPageSize::PageSizeId paper);
    // Other sizes than this are not wanted any more; the pictures asked for before are forgotten.
    void setSize(QSize pixels);
    void paint(int page);
    bool isBusy() const { return m_pending > 0; }

signals:
    void laidOut(std::shared_ptr<const fulcrum::app::PageOutline> outline);
    void painted(int page, QImage picture);

private:
    class Worker;
    template <class Work>
    void ask(Work work);

    QThread m_thread;
    Worker* m_worker = nullptr;
    std::shared_ptr<std::atomic<int>> m_generation; // of report and size
    QSize m_pixels;
    int m_pending = 0;
};

} // namespace fulcrum::app
