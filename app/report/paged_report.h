// SPDX-License-Identifier: GPL-3.0-or-later
// A report laid out on pages of paper: what the PDF prints and what the preview shows.
#pragma once

#include "report/document.h"

#include <QPageSize>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <memory>
#include <vector>

class QPainter;
class QSvgRenderer;
class QTextLayout;

namespace fulcrum::app
{

// Lengths are tenths of a point, so that sizes of fonts are whole pixels. May be made and painted on any
// thread, but only on one at a time.
class PagedReport
{
public:
    struct Section {
        QString id;
        QString title;
        int page = 0; // from 0
        double y = 0; // from the top
    };

    explicit PagedReport(const report::Document& document, QPageSize::PageSizeId paper = QPageSize::A4);
    ~PagedReport();
    PagedReport(const PagedReport&) = delete;
    PagedReport& operator=(const PagedReport&) = delete;

    static constexpr double kPerPoint = 10;

    int pageCount() const { return static_cast<int>(m_pages.size()); }
    QSizeF pageSize() const { return m_size; } // tenths of a point
    QPageSize::PageSizeId paper() const { return m_paper; }
    QString title() const { return m_title; }
    const std::vector<Section>& sections() const { return m_sections; }
    int pageOf(const QString& section) const; // from 0; -1: not in it

    // In a painter whose unit is a tenth of a point.
    void paint(QPainter& painter, int page) const;

private:
    friend class PageMaker;
    struct Line { // of a text
        std::shared_ptr<QTextLayout> layout;
        int index = 0;
        QPointF at; // of the layout
    };
    struct Box {
        enum class Look { Rule, StrongRule, Head, Note, Warning, Code };
        QRectF where;
        Look look = Look::Rule;
    };
    struct Picture {
        std::shared_ptr<QSvgRenderer> svg;
        QRectF where;
    };
    struct Page {
        std::vector<Box> boxes; // below the texts
        std::vector<Line> lines;
        std::vector<Picture> pictures;
    };

    QPageSize::PageSizeId m_paper;
    QSizeF m_size;
    QString m_title;
    QString m_footer;
    std::vector<Page> m_pages;
    std::vector<Section> m_sections;
};

} // namespace fulcrum::app
