// SPDX-License-Identifier: GPL-3.0-or-later
// All keys on one sheet: those of the menus, and those of canvas, timelines and tables.
#pragma once

#include "shell/theme.h"

#include <QDialog>

#include <vector>

class QLabel;

namespace fulcrum::app
{

struct ShortcutGroup {
    QString title;
    std::vector<std::pair<QString, QString>> keys; // keys, what they do
};

// Those that stand in no menu.
std::vector<ShortcutGroup> viewShortcuts();

class ShortcutSheet : public QDialog
{
    Q_OBJECT

public:
    ShortcutSheet(std::vector<ShortcutGroup> groups, const Theme& theme, QWidget* parent = nullptr);
};

} // namespace fulcrum::app
