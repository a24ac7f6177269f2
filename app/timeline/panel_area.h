// SPDX-License-Identifier: GPL-3.0-or-later
// The panels under the timelines. Where there is room they stand side by side and above one another; where
// there is not, they become tabs, so that nothing is cut.
#pragma once

#include "shell/theme.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTabBar;

namespace fulcrum::app
{

class ElidedLabel;

struct Panel {
    QString title;
    QString hint;
    QWidget* body = nullptr;
    QWidget* controls = nullptr; // at the right of the head; may be null
};

// One place for panels: a head, with tabs where there are several, and the current panel below.
class PanelStack : public QWidget
{
    Q_OBJECT
public:
    explicit PanelStack(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setPanels(std::vector<Panel> panels);
    void setHint(const QWidget* body, const QString& hint);
    void show(const QWidget* body); // brings it to the front

private:
    void showPanel(int index);
    void layOutHead();

    std::vector<Panel> m_panels;
    QWidget* m_head;
    QHBoxLayout* m_headLayout;
    QLabel* m_title;
    QTabBar* m_tabs;
    ElidedLabel* m_hint;
    QStackedWidget* m_stack;
};

class PanelArea : public QWidget
{
    Q_OBJECT
public:
    PanelArea(Panel percentiles, Panel distribution, Panel comparison, Panel steps,
              QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setPercentilesHint(const QString& hint);
    // Scenarios side by side need no place where there is only one. `height`: what its rows take.
    void setComparison(bool useful, int height);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Arrangement {
        bool distributionBeside = true;
        bool comparisonBelow = false;
        bool comparison = false;

        bool operator==(const Arrangement&) const = default;
    };

    void arrange();
    void place(const Arrangement& wanted);

    Theme m_theme;
    Panel m_percentiles;
    Panel m_distribution;
    Panel m_comparison;
    Panel m_steps;
    bool m_comparisonUseful = false;
    int m_comparisonHeight = 0;
    Arrangement m_now;
    bool m_placed = false;
    bool m_columnsMoved = false; // by hand: sizes are then left alone
    bool m_rowsMoved = false;
    QSplitter* m_columns;
    QSplitter* m_rows;
    PanelStack* m_left;
    PanelStack* m_right;
    PanelStack* m_below;
};

} // namespace fulcrum::app
