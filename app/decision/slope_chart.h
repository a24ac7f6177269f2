// SPDX-License-Identifier: GPL-3.0-or-later
// Two rankings side by side: a line for each lever, and below what moved it.
#pragma once

#include "decision/compare.h"
#include "shell/theme.h"

#include <QWidget>

#include <memory>

namespace fulcrum::app
{

class SlopeChart : public QWidget
{
    Q_OBJECT

public:
    explicit SlopeChart(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Names of the two; nothing to compare: null.
    void setComparison(std::shared_ptr<const decision::RankingComparison> comparison, const QString& a,
                       const QString& b);
    QStringList reasons() const; // of levers that changed place, as shown
    QSize minimumSizeHint() const override { return {240, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct End {
        int row = 0; // in that ranking, from 0
        bool there = false;
    };
    struct Line {
        QString name, brief;
        End a, b;
        int moved = 0; // places up
        QString why;
    };
    void paintLines(QPainter& painter, const QRectF& area) const;
    void paintReasons(QPainter& painter, const QRectF& area) const;

    Theme m_theme;
    std::shared_ptr<const decision::RankingComparison> m_comparison;
    QString m_a, m_b;
    std::vector<Line> m_lines;
    int m_rows = 0;
};

} // namespace fulcrum::app
