// SPDX-License-Identifier: GPL-3.0-or-later
// Cells of a table that hold sentences, in as many lines as they take.
#pragma once

#include "shell/theme.h"

#include <QStyledItemDelegate>

namespace fulcrum::app
{

// The style measures a text over the whole width of its cell and paints it between the sheet's paddings: what
// just fits the one would be cut by the other.
class WrappedCells : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        constexpr int kPaddings = 10, kApart = 6; // of sentences below each other
        QStyleOptionViewItem narrower = option;
        narrower.rect.setWidth(option.rect.width() - kPaddings);
        const QSize size = QStyledItemDelegate::sizeHint(narrower, index);
        const bool several = size.height() > metrics::kRow;
        return {size.width(), size.height() + (several ? kApart : 0)};
    }
};

} // namespace fulcrum::app
