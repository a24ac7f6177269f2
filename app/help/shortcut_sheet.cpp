// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/shortcut_sheet.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace fulcrum::app
{

std::vector<ShortcutGroup> viewShortcuts()
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("fulcrum::app", text); };
    return {
        {tr("Everywhere"),
         {{QStringLiteral("F6"), tr("next panel")},
          {QStringLiteral("Esc"), tr("cancel a drag, then the selection, then ask about the job")},
          {QStringLiteral("Tab"), tr("next field")}}},
        {tr("Canvas"),
         {{tr("arrows"), tr("move the selected nodes by 8 px")},
          {tr("Shift+arrows"), tr("by 1 px")},
          {QStringLiteral("L"), tr("begin a link; arrows choose where to, Enter makes it")},
          {QStringLiteral("Ctrl+L"), tr("lay out by rank")},
          {QStringLiteral("0"), tr("fit in view")},
          {QStringLiteral("F2"), tr("rename")},
          {tr("Del"), tr("remove")}}},
        {tr("Timelines"),
         {{QStringLiteral("W S"), tr("zoom")},
          {QStringLiteral("A D"), tr("pan")},
          {tr("left right"), tr("move the cursor")},
          {tr("up down"), tr("choose a row")},
          {QStringLiteral("F"), tr("show the selection, or all")},
          {QStringLiteral("0"), tr("show all")},
          {tr("Backspace"), tr("back to what was shown before")},
          {QStringLiteral("M"), tr("make an observation of the selection")},
          {QStringLiteral("P"), tr("pin the row above the others")},
          {QStringLiteral("N"), tr("note the moment under the cursor in the notebook")},
          {QStringLiteral(", ."), tr("previous, next request in the lanes")},
          {tr("wheel"), tr("zoom at the pointer")},
          {tr("Shift+drag"), tr("pan")},
          {tr("Ctrl+drag"), tr("slide what was measured")},
          {tr("Alt+wheel"), tr("scroll rows")}}},
    };
}

ShortcutSheet::ShortcutSheet(std::vector<ShortcutGroup> groups, const Theme& theme, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("shortcutSheet"));
    setWindowTitle(tr("Keys"));
    auto* body = new QWidget;
    auto* columns = new QHBoxLayout(body);
    columns->setContentsMargins(16, 16, 16, 16);
    columns->setSpacing(32);
    std::size_t all = 0;
    for (const ShortcutGroup& group : groups)
        all += group.keys.size() + 2;
    const std::size_t each = all / 3 + 1;
    QVBoxLayout* column = nullptr;
    std::size_t filled = each;
    for (const ShortcutGroup& group : groups) {
        if (filled >= each) {
            if (column) column->addStretch(1);
            column = new QVBoxLayout;
            column->setSpacing(metrics::kBlock);
            columns->addLayout(column);
            filled = 0;
        }
        auto* title = new QLabel(group.title, body);
        title->setFont(theme.font(FontRole::Strong));
        column->addWidget(title);
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(16);
        grid->setVerticalSpacing(metrics::kGap);
        grid->setColumnStretch(1, 1);
        int row = 0;
        for (const auto& [keys, text] : group.keys) {
            auto* left = new QLabel(keys, body);
            left->setFont(theme.font(FontRole::TableStrong));
            auto* right = new QLabel(text, body);
            right->setFont(theme.font(FontRole::Table));
            right->setProperty("role", QStringLiteral("secondary"));
            right->setWordWrap(true);
            right->setMinimumWidth(qRound(160 * theme.textScale));
            grid->addWidget(left, row, 0, Qt::AlignTop);
            grid->addWidget(right, row, 1);
            ++row;
        }
        column->addLayout(grid);
        filled += group.keys.size() + 2;
    }
    if (column) column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(body);
    scroll->setAccessibleName(tr("Keys"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    resize(std::max(body->minimumSizeHint().width() + 24, qRound(940 * std::min(1.4, theme.textScale))), 560);
}

} // namespace fulcrum::app
