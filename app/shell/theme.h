// SPDX-License-Identifier: GPL-3.0-or-later
// Colours, fonts and spacing of the window: one value, which palette, style sheet and every painter read. No
// colour is written anywhere else.
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QPixmap>
#include <QRectF>
#include <QString>

class QPainter;

namespace fulcrum::app
{

enum class Appearance { Dark, Light };

enum class FontRole {
    Base,        // 13 px: names, buttons, menus
    Strong,      // 13 px, 600: names of nodes and rows
    Table,       // 12 px: tables and trees
    TableStrong, // 12 px, 600
    Small,       // 11 px: axes, hints; the smallest
    PageTitle,   // 15 px, 600
    PanelTitle,  // 14 px, 600: head of the inspector
    Code,        // DejaVu Sans Mono 11 px
};

struct Theme {
    Appearance appearance = Appearance::Dark;
    double textScale = 1.0; // 0.9 to 2, the text-size setting

    QColor bg0; // plots, canvas, fields
    QColor bg1; // docks, pages
    QColor bg2; // bars, heads
    QColor bg3; // controls, hovered rows

    QColor sel;   // selected row
    QColor line;  // separators
    QColor line2; // control borders
    QColor track; // bar tracks

    QColor text;  // names, values; measured series
    QColor text2; // labels
    QColor text3; // units, hints, intervals

    QColor accent; // selection edge, focus, active page, cursor, changed mark: never data
    QColor fill;   // the one primary button of a page section
    QColor onFill;

    QColor error, warning, ok, info; // texts, always with their icon
    QColor errorTint, warningTint, okTint, infoTint;

    QColor sky, blue, green, orange, vermilion, purple, grey; // data

    // What the data colours mean, the same on every page.
    const QColor& measured() const { return text; }
    const QColor& simulated() const { return sky; }
    const QColor& baseline() const { return grey; }
    const QColor& waiting() const { return orange; }
    const QColor& prefill() const { return blue; }
    const QColor& decode() const { return green; }
    const QColor& preempted() const { return purple; }

    bool isDark() const { return appearance == Appearance::Dark; }
    QFont font(FontRole role) const;
    QPalette palette() const;
    QString styleSheet() const;

    static Theme dark();
    static Theme light();
    static Theme of(Appearance appearance); // at the text size of the metrics
};

// What the desktop is set to.
Appearance systemAppearance();

// Sizes in device-independent pixels: multiples of 4, blocks on 8. They follow the text size, so they are not
// constants: widgets read them when they are made.
namespace metrics
{
inline int kGap = 4;
inline int kBlock = 8;
inline int kRow = 24;          // trees, tables, buttons, fields
inline int kParameterRow = 28; // levers, parameters, primary button
inline int kSectionRow = 32;
inline int kTallRow = 40; // two lines; page header
inline int kTimelineRow = 52;
inline int kMenu = 28;
inline int kToolbar = 40;
inline int kPageHeader = 40;
inline int kDockTitle = 24;
inline int kStatusBar = 24;
inline int kLeftDock = 208;
inline int kInspector = 304;
inline int kIcon = 16;
inline constexpr int kRadius = 4;
inline constexpr int kChipRadius = 3;
inline constexpr int kGrid = 16; // canvas dots
inline constexpr int kStep = 8;  // half of that: places on the canvas are multiples of it

// The text size that they are for, kSmallest to kLargest. Set before the first widget is made.
inline constexpr double kSmallestScale = 0.9;
inline constexpr double kLargestScale = 2.0;
void setScale(double scale);
double scale();
} // namespace metrics

// Icons are one family of 16x16 outlines in the resources; their names are the files in app/shell/icons. An
// unknown name gives an empty picture.
QPixmap iconPixmap(const QString& name, const QColor& color, int size = metrics::kIcon, double dpr = 1.0);
QIcon icon(const QString& name,
           const Theme& theme); // text2, text while hovered or checked, text3 while disabled
QIcon icon(const QString& name, const QColor& color);
void paintIcon(QPainter& painter, const QString& name, const QRectF& where, const QColor& color);

} // namespace fulcrum::app
