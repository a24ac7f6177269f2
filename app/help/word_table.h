// SPDX-License-Identifier: GPL-3.0-or-later
// A table of sentences: cells wrap to two lines, the selected row has an accent edge, Enter or a double click
// activates it.
#pragma once

#include "shell/theme.h"

#include <QTableView>

#include <vector>

class QStandardItemModel;

namespace fulcrum::app
{

class WordTable : public QTableView
{
    Q_OBJECT

public:
    enum class Tone { Plain, Strong, Secondary, Figure, Hint };
    struct Column {
        QString title;
        int share = 1; // of the width; below 0: so many pixels
        Tone tone = Tone::Plain;
    };

    WordTable(std::vector<Column> columns, int lines, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    const Theme& theme() const { return m_theme; }
    void addRow(const QStringList& cells, const QString& what);
    void clearRows();
    int rows() const;
    QString dataOf(int row) const;
    Tone toneOf(int column) const { return m_columns[static_cast<std::size_t>(column)].tone; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

signals:
    void rowActivated(const QString& what);
    void currentRowChanged(int row);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fit();

    std::vector<Column> m_columns;
    int m_lines;
    Theme m_theme;
    QStandardItemModel* m_model;
};

} // namespace fulcrum::app
