// SPDX-License-Identifier: GPL-3.0-or-later
// A table of figures: digits in columns, tones as colours, differences with a triangle, copying as
// tab-separated values.
#pragma once

#include "shell/theme.h"

#include <QTableView>

namespace fulcrum::app
{

class FigureTable : public QTableView
{
    Q_OBJECT
public:
    explicit FigureTable(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    const Theme& theme() const { return m_theme; }
    // Figures that are being computed anew are shown in the colour of hints.
    void setDimmed(bool dimmed);
    bool dimmed() const { return m_dimmed; }
    // Two lines a row: the second for differences.
    void setTwoLines(bool twoLines);
    bool twoLines() const { return m_twoLines; }
    // Columns as wide as their widest text; those from `first` on share what is left. Kept while resizing.
    void fitColumns(int first);

    // The whole table with its head, tab-separated, a line a row.
    QString text() const;
    void copy() const; // text() to the clipboard

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void applyRowHeight();

    Theme m_theme;
    bool m_dimmed = false;
    bool m_twoLines = false;
    int m_firstFlexible = 0;
};

} // namespace fulcrum::app
