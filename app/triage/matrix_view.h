// SPDX-License-Identifier: GPL-3.0-or-later
// The matrix of mechanisms as a table with rows of two lines.
#pragma once

#include "shell/theme.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>

namespace fulcrum::app
{

class MatrixDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setTheme(const Theme& theme) { m_theme = theme; }
    void setBar(int width) { m_bar = width; } // of a probability
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    Theme m_theme;
    int m_bar = 44;
};

// The figure, on as many lines as its words take, and what was seen of it.
class MatrixHeader : public QHeaderView
{
    Q_OBJECT
public:
    explicit MatrixHeader(QWidget* parent);
    void setTheme(const Theme& theme);
    void setNameLines(int lines);
    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    Theme m_theme;
    int m_nameLines = 1;
};

class MatrixView : public QTableView
{
    Q_OBJECT
public:
    explicit MatrixView(const Theme& theme, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    void fitColumns(); // after the model has other observations

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitRows();

    Theme m_theme;
    MatrixDelegate* m_delegate;
    MatrixHeader* m_header;
};

} // namespace fulcrum::app
